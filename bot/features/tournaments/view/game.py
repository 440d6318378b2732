"""A game of a tournament that begins: its thread, and how its people are called."""

from typing import Final

from bot.features.tournaments.buttons import BerserkButton, ThereButton
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import PauseReason, Tournament
from bot.features.tournaments.view.labels import place_name, title_of
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row
from bot.kit.game.people import called, person_name
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

LONGEST_NAME: Final = 100
"""The characters of a thread's name."""

_LONGEST_PERSON: Final = 30
"""The characters of a name in it, so that the number of the game has room."""


def thread_name(match: Match, texts: Texts) -> str:
    """Return the unique name of the thread of a game: it ends with the number."""
    names = texts.listed(
        [clean(called(player, texts), _LONGEST_PERSON) for player in match.players]
    )
    return texts("tournament-thread-name", players=names, number=str(match.id))


def game_call(
    tournament: Tournament, series: Series, match: Match, texts: Texts, why: str = ""
) -> Layout:
    """Return the message that calls both players to a game, and `why` it has no thread.

    By its button they are there before their own turn; in an arena another halves their time.
    """
    players = texts.listed([f"<@{player.user_id}>" for player in match.players])
    first, title = person_name(match.players[0], texts), title_of(tournament)
    notes = [f"-# {note}" for note in (texts("tournament-call-there"), why) if note]
    there = board_button(ThereButton(match.id), texts("button-tournament-here"))
    if tournament.plan.traits.is_continuous:
        call = texts("tournament-game-call-arena", players=players, title=title, first=first)
        berserk = board_button(BerserkButton(match.id), texts("button-tournament-berserk"))
        return Layout(paragraphs(call, *notes), row([there, berserk]), colour=LIVELY)
    rounds = form_of(tournament).rounds(tournament.course)
    place = place_name(series.pairing.place, rounds, texts)
    call = texts("tournament-game-call", players=players, title=title, round=place, first=first)
    return Layout(paragraphs(call, *notes), row([there]), colour=LIVELY)


def trouble_message(tournament: Tournament, trouble: PauseReason, texts: Texts) -> str:
    """Return the message to an organizer whose tournament is paused, which says why."""
    sentence = texts(f"tournament-trouble-{trouble}", channel=f"<#{tournament.place.channel_id}>")
    return texts("tournament-waits", title=title_of(tournament), why=sentence)
