"""The pages of a cross-table: sixteen entrants each, by rounds or against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.tournaments.model.pairing.form import EntrantRow
from bot.features.tournaments.model.pairing.history import WIN, Pairing
from bot.features.tournaments.view.pictures.drawn_tournament import (
    DrawnTournament,
    halves,
    otherwise,
    result,
)
from bot.kit.pictures.tables import Cell, Line, TableSheet
from bot.kit.texts.texts import Texts

_LINES: Final = 16
_ROUNDS: Final = 9
"""The most rounds beside each other."""
_LEADERS: Final = 3
"""How many of a page the words for it name."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """The lines and columns of the standings on a page, as indices from 0."""

    lines: range
    columns: range


def table_pages(shown: DrawnTournament, *, by_round: bool) -> list[TablePage]:
    """Return the pages of a cross-table, the leaders first."""
    entrants = len(shown.course.entrants)
    columns, most = (shown.course.last_round, _ROUNDS) if by_round else (entrants, _LINES)
    return [
        TablePage(
            range(first, min(first + _LINES, entrants)), range(start, min(start + most, columns))
        )
        for first in range(0, entrants, _LINES)
        for start in range(0, columns, most)
    ]


def table_sheet(
    page: TablePage,
    shown: DrawnTournament,
    rows: Sequence[EntrantRow],
    note: str,
    texts: Texts,
    *,
    by_round: bool,
) -> TableSheet:
    """Return the sheet of a page. Opponents are named by their line in the standings."""
    lines = {row.number: line for line, row in enumerate(rows, 1)}
    return TableSheet(
        shown.title,
        note,
        [str(column + 1) for column in page.columns],
        texts("tournament-picture-points"),
        [
            Line(
                str(line + 1),
                shown.name(rows[line].number),
                otherwise(rows[line].number),
                halves(rows[line].points),
                [
                    _of_round(shown, rows[line].number, column + 1, lines)
                    if by_round
                    else _against(shown, rows[line].number, rows[column].number)
                    for column in page.columns
                ],
            )
            for line in page.lines
        ],
    )


def _of_round(
    shown: DrawnTournament, number: int, round_number: int, lines: dict[int, int]
) -> Cell:
    for pairing in shown.course.of[number]:
        if pairing.place.round == round_number:
            opponent = pairing.opponent(number)
            below = str(lines[opponent]) if opponent else ""
            return Cell(result(pairing, number), below, _won(pairing, number))
    return Cell()


def _against(shown: DrawnTournament, number: int, opponent: int) -> Cell:
    if number == opponent:
        return Cell(blank=True)
    met = [
        pairing
        for pairing in shown.course.of[number]
        if opponent in pairing.sides and pairing.outcome
    ]
    if len(met) == 1:
        return Cell(result(met[0], number), won=_won(met[0], number))
    # Of several meetings a narrow cell has room for the sum alone.
    points, most = sum(pairing.points(number) for pairing in met), WIN * len(met)
    won = None if 2 * points == most else 2 * points > most
    return Cell(halves(points) if met else "", won=won)


def _won(pairing: Pairing, number: int) -> bool | None:
    if pairing.outcome is None or pairing.outcome.first == pairing.outcome.second:
        return None
    return pairing.won_by(number)


def table_words(
    page: TablePage, shown: DrawnTournament, rows: Sequence[EntrantRow], texts: Texts
) -> str:
    """Return the leaders on a page, in words."""
    return texts.listed(
        [
            texts(
                "tournament-picture-stands",
                rank=row.rank,
                name=shown.short(row.number),
                points=halves(row.points),
            )
            for row in rows[page.lines.start :][:_LEADERS]
        ]
    )
