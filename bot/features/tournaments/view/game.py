"""A game of a tournament that begins: its thread, and how its people are called."""

from typing import Final

from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Tournament, Trouble
from bot.kit.game.people import called
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

LONGEST_NAME: Final = 100
"""The characters of a thread's name."""

_LONGEST_PERSON: Final = 30
"""The characters of a name in it, so that the number of the game has room."""


def thread_name(match: Match, texts: Texts) -> str:
    """Return the name of the thread of a game, which no other has: it ends with the number."""
    names = texts.listed([clean(called(each, texts), _LONGEST_PERSON) for each in match.players])
    return texts("tournament-thread-name", players=names, number=str(match.id))


def game_call(tournament: Tournament, series: Series, match: Match, texts: Texts) -> str:
    """Return the message that mentions both players once."""
    return texts(
        "tournament-game-call",
        players=texts.listed([f"<@{each.user_id}>" for each in match.players]),
        title=plain(tournament.plan.title),
        round=series.pairing.place.round,
        first=plain(called(match.players[0], texts)),
    )


def trouble_message(tournament: Tournament, trouble: Trouble, texts: Texts) -> str:
    """Return what an organizer is told whose tournament waits."""
    sentence = texts(f"tournament-trouble-{trouble}", channel=f"<#{tournament.place.channel_id}>")
    return texts("tournament-waits", title=plain(tournament.plan.title), why=sentence)
