"""The cards of a tournament, for everybody and for one reader: what it is, and how it stands."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.buttons import ShowTournament
from bot.features.tournaments.model.forms import form_of, podium_of, standings_of
from bot.features.tournaments.model.pages import NextGame
from bot.features.tournaments.model.phases import (
    CheckIn,
    Joining,
    Over,
    Running,
)
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.view.labels import at, entry_name, title_of, until
from bot.features.tournaments.view.navigation import acting, navigation, organizing, showing
from bot.features.tournaments.view.plan import form_line, plan_lines, start_line
from bot.features.tournaments.view.standings import (
    are_secret,
    entrant_lines,
    podium_lines,
    standing_lines,
)
from bot.kit.components.layout import BRIGHT, CALM, LIVELY, Layout, paragraphs, rows, rule
from bot.kit.components.parts import TextDisplay
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts

SHOWN: Final = 12
SHOWN_TEAMS: Final = 4
"""Entrants that are named on the card; there are pages for all of them."""

BEST: Final = 8
"""Rows of the standings on the card."""


def tournament_card(tournament: Tournament, texts: Texts) -> Layout:
    """Return the public card of a tournament."""
    buttons = [*acting(tournament, texts), showing(tournament, texts)]
    if tournament.is_open:
        buttons.append(organizing(tournament, texts))
    return Layout(
        paragraphs(*head_lines(tournament, texts)),
        rule(),
        paragraphs(*state_lines(tournament, texts)),
        *people_parts(tournament, texts),
        *rows(buttons),
        colour=_colour(tournament),
    )


def head_lines(tournament: Tournament, texts: Texts) -> Iterator[str]:
    """Yield the lines that say what a tournament is."""
    yield texts("tournament-title", title=title_of(tournament))
    if tournament.is_open:
        yield from plan_lines(tournament.plan, texts)
    else:
        yield form_line(tournament.plan, texts)
    yield texts("tournament-organizer", name=person_name(tournament.organizer, texts))


def state_lines(tournament: Tournament, texts: Texts) -> Iterator[str]:
    """Yield the lines that say how far a tournament is."""
    phase = tournament.phase
    if isinstance(phase, Joining):
        yield start_line(tournament.plan, tournament.begins_at, texts)
    elif isinstance(phase, CheckIn):
        if tournament.checks_in:
            yield texts("tournament-checks-in", when=until(phase.until))
        elif not tournament.is_paused:
            yield texts("tournament-begins-now")
    elif isinstance(phase, Running):
        yield from _running(tournament, phase, texts)
    elif isinstance(phase, Over):
        yield texts("tournament-over", at=at(phase.ended_at))
    else:
        yield texts(f"tournament-called-off-{phase.why}", at=at(phase.ended_at))
    if tournament.trouble is not None:
        channel = f"<#{tournament.place.channel_id}>"
        yield texts(f"tournament-trouble-{tournament.trouble}", channel=channel)
    elif tournament.is_paused:
        yield texts("tournament-paused")


def _running(tournament: Tournament, phase: Running, texts: Texts) -> Iterator[str]:
    games = sum(len(series.open_games) for series in tournament.open_series)
    course = tournament.course
    if tournament.plan.traits.is_solitary:
        done = sum(not series.is_open for series in tournament.series)
        yield texts("tournament-have-played", done=done, of=len(tournament.series))
    elif tournament.plan.traits.is_continuous:
        yield texts("tournament-goes-on", games=games)
    else:
        rounds = form_of(tournament).rounds(course)
        yield texts("tournament-in-round", round=course.last_round, of=rounds or 0, games=games)
    if phase.until is not None:
        key = "tournament-last-games" if phase.is_closing else "tournament-ends"
        yield texts(key, when=until(phase.until))


def people_parts(tournament: Tournament, texts: Texts) -> Iterator[TextDisplay]:
    """Yield the entrants of a tournament, its standings, or its winners."""
    if isinstance(tournament.phase, Over):
        yield paragraphs(*podium_lines(podium_of(tournament), texts))
    elif tournament.is_running and not are_secret(tournament, None):
        lines = standing_lines(tournament, standings_of(tournament)[:BEST], texts, brief=True)
        yield paragraphs(texts("tournament-standings"), *lines)
    elif tournament.is_gathering:
        entries = tournament.present
        shown = SHOWN_TEAMS if tournament.plan.has_teams else SHOWN
        yield paragraphs(
            texts("tournament-places-taken", taken=len(entries), most=tournament.plan.most),
            *entrant_lines(tournament, entries[:shown], texts),
            _others(len(entries) - shown, texts),
        )


def _others(others: int, texts: Texts) -> str:
    return texts("tournament-others", others=others) if others > 0 else ""


def _colour(tournament: Tournament) -> int:
    if tournament.is_gathering:
        return BRIGHT
    return LIVELY if tournament.is_open else CALM


def overview_card(
    tournament: Tournament, ahead: NextGame | None, reader_id: int, texts: Texts
) -> Layout:
    """Return a reader's private card of a tournament; `ahead` is their next game, if any."""
    own = list(own_lines(tournament, ahead, reader_id, texts))
    return Layout(
        paragraphs(*head_lines(tournament, texts)),
        rule(),
        paragraphs(*own, *state_lines(tournament, texts)),
        *people_parts(tournament, texts),
        *navigation(tournament, reader_id, texts, here=ShowTournament),
    )


def own_lines(
    tournament: Tournament, ahead: NextGame | None, reader_id: int, texts: Texts
) -> Iterator[str]:
    """Yield the lines about the reader's entry, their next opponent, and what that waits for."""
    entry = tournament.entry_of(reader_id)
    if entry is None or not tournament.is_open:
        return
    if not entry.attendance.is_in:
        yield texts(f"tournament-own-{entry.attendance}")
        return
    if tournament.is_gathering:
        yield texts("tournament-own-in")
        return
    if tournament.plan.traits.is_solitary:
        open_ones = [series for series in tournament.series_of(entry) if series.is_open]
        yield texts("tournament-own-alone" if open_ones else "tournament-own-done")
    elif ahead is None or (ahead.opponent is None and ahead.at is None):
        yield texts("tournament-own-nothing")
    else:
        yield from _next(ahead, texts)


def _next(ahead: NextGame, texts: Texts) -> Iterator[str]:
    opponent = None if ahead.opponent is None else entry_name(ahead.opponent, texts)
    if ahead.match_id is not None:
        game = _game(ahead.match_id, ahead.board_link, texts)
        yield texts("tournament-own-now", opponent=opponent or "", game=game)
        return
    if opponent is None:
        yield texts("tournament-own-unknown")
    else:
        yield texts("tournament-own-next", opponent=opponent)
    games = [_game(place, "", texts) for _, place in ahead.waits_for if place is not None]
    if games:
        yield texts("tournament-own-waits", number=len(games), games=texts.listed(games))


def _game(number: int, link: str, texts: Texts) -> str:
    """Return the number of a game, as a link if its board is known."""
    game = texts("tournament-game", number=str(number))
    return f"[{game}]({link})" if link else game
