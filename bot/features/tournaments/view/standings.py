"""Who stands where, who takes part, and who has won."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.features.tournaments.buttons import EntrantsPage, TablePageButton
from bot.features.tournaments.model.forms import Podium, form_of
from bot.features.tournaments.model.pages import StandingsPage
from bot.features.tournaments.model.pairing.form import EntrantRow, TieBreak
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament
from bot.features.tournaments.view.labels import entry_name, title_of
from bot.features.tournaments.view.navigation import navigation
from bot.kit.components.layout import Layout, paragraphs, rule, text
from bot.kit.components.paging import paging
from bot.kit.game.people import person_name
from bot.kit.page_window import page_window
from bot.kit.texts.ranked import ranked_lines
from bot.kit.texts.texts import Texts

ENTRANTS_A_PAGE: Final = 15
TEAMS_A_PAGE: Final = 5
"""Fewer, since all their people are named: a message has 4,000 characters."""

_MOST_NAMED: Final = 8
"""Names that are told of those who share a place."""

_TIE_BREAKS: Final = 2
"""What is told of what decides between equal points: a phone shows no more in a line."""

Standing = tuple[EntrantRow, Entry]


def are_secret(tournament: Tournament, user_id: int | None) -> bool:
    """Tell whether the standings are secret for a reader, None for everybody.

    In a duplicate scores would tell those who are still to play what the dice are worth.
    """
    if not tournament.plan.traits.is_solitary or not tournament.is_running:
        return False
    entry = None if user_id is None else tournament.entry_of(user_id)
    if entry is None or entry.number is None:
        return True
    series = tournament.series_of(entry)
    return not series or any(meeting.is_open for meeting in series)


def standings_card(page: StandingsPage, reader_id: int, texts: Texts) -> Layout:
    """Return a page of the standings, with the reader's own row."""
    tournament = page.tournament
    return Layout(
        text(texts("tournament-standings-title", title=title_of(tournament))),
        rule(),
        paragraphs(*_rows(page, reader_id, texts)),
        *paging(page.number, page.of, lambda to: TablePageButton(tournament.id, to), texts),
        rule(),
        *navigation(tournament, reader_id, texts, here=TablePageButton),
    )


def standing_lines(
    tournament: Tournament, rows: Iterable[Standing], texts: Texts, *, brief: bool = False
) -> Iterator[str]:
    """Yield a line for each row; a `brief` one leaves out tie-breaks."""
    form = form_of(tournament)
    breaks = () if brief else form.tie_breaks[:_TIE_BREAKS]
    for row, entry in rows:
        yield _row(tournament, row, entry, (form.unit, breaks), texts)


def podium_lines(podium: Podium, texts: Texts) -> Iterator[str]:
    """Yield the podium of a tournament that is over, where several may share a place."""
    if not any(place == 1 for place, _ in podium):
        yield texts("tournament-podium-nobody")
    for rank, equal in groupby(podium, lambda placed: placed[0]):
        names = [entry_name(entry, texts) for _, entry in equal]
        told = texts.listed([*names[:_MOST_NAMED], *["…"] * (len(names) > _MOST_NAMED)])
        yield texts("tournament-podium", rank=rank, number=len(names), names=told)


def entrants_card(tournament: Tournament, number: int, reader_id: int, texts: Texts) -> Layout:
    """Return a page of the entrants; pages past the end give the last."""
    entries = tournament.present
    together = TEAMS_A_PAGE if tournament.plan.has_teams else ENTRANTS_A_PAGE
    window = page_window(number, len(entries), together)
    return Layout(
        text(texts("tournament-entrants-title", title=title_of(tournament))),
        rule(),
        paragraphs(*entrant_lines(tournament, window.cut(entries), texts)),
        *paging(window.number, window.of, lambda to: EntrantsPage(tournament.id, to), texts),
        rule(),
        *navigation(tournament, reader_id, texts, here=EntrantsPage),
    )


def entrant_lines(tournament: Tournament, entries: Sequence[Entry], texts: Texts) -> Iterator[str]:
    """Yield a line for each entrant: a team with its people."""
    if not entries:
        yield texts("tournament-entrants-none")
    for entry in entries:
        name = entry_name(entry, texts)
        if entry.name:
            people = texts.listed([person_name(person, texts) for person in entry.people])
            size = tournament.plan.team_size
            line = texts(
                "tournament-team", name=name, people=people, number=len(entry.people), size=size
            )
        else:
            line = texts("tournament-entrant", name=name)
        if tournament.checks_in:
            there = entry.attendance is Attendance.CHECKED_IN
            line = texts("tournament-is-there" if there else "tournament-not-there", entrant=line)
        yield line


def _rows(page: StandingsPage, reader_id: int, texts: Texts) -> Iterator[str]:
    if are_secret(page.tournament, reader_id):
        yield texts("tournament-standings-secret")
        return
    if not page.rows:
        yield texts("tournament-standings-none")
    yield from ranked_lines(
        page.rows,
        page.own,
        lambda standing: "".join(standing_lines(page.tournament, [standing], texts)),
        texts,
    )


def _row(
    tournament: Tournament,
    row: EntrantRow,
    entry: Entry,
    counted: tuple[int, Sequence[TieBreak]],
    texts: Texts,
) -> str:
    unit, breaks = counted
    name = entry_name(entry, texts)
    if tournament.plan.traits.is_knock_out:
        line = texts("tournament-row-wins", rank=row.rank, name=name, wins=row.won)
    else:
        points = _divided(row.points, unit)
        line = texts("tournament-row", rank=row.rank, name=name, points=points)
        told = [
            texts(f"tournament-tie-{kind}", value=_divided(value, kind.parts))
            for kind, value in zip(breaks, row.tie_breaks, strict=False)
        ]
        line = " · ".join([line, *told])
    if not entry.attendance.is_in:
        line = texts("tournament-row-out", row=line)
    return line


def _divided(value: int, unit: int) -> int | float:
    """Return points divided by their unit: whole where they are."""
    return value // unit if value % unit == 0 else value / unit
