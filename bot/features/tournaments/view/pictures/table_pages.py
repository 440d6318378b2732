"""The pages of a cross-table: sixteen entrants each, by rounds or against each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.tournaments.model.pairing.course import WIN, Pairing
from bot.features.tournaments.model.pairing.form import Row
from bot.features.tournaments.view.pictures.shown import Shown, halves, otherwise, result
from bot.kit.pictures.tables import Cell, Line, TableSheet
from bot.kit.texts.texts import Texts

_LINES: Final = 16
_ROUNDS: Final = 9
"""The most rounds beside each other."""
_LEADERS: Final = 3
"""How many of a page the words for it name."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """Rows of the standings, and of the columns from which to before which, both from 0."""

    first: int
    rows: Sequence[Row]
    start: int
    end: int


def table_pages(shown: Shown, rows: Sequence[Row], *, by_round: bool) -> list[TablePage]:
    """Return the pages, the leaders first."""
    columns, most = (shown.course.last_round, _ROUNDS) if by_round else (len(rows), _LINES)
    return [
        TablePage(first, rows[first : first + _LINES], start, min(start + most, columns))
        for first in range(0, len(rows), _LINES)
        for start in range(0, columns, most)
    ]


def table_sheet(
    page: TablePage, shown: Shown, rows: Sequence[Row], note: str, texts: Texts, *, by_round: bool
) -> TableSheet:
    """Return what a page shows. Opponents are named by their line in the standings."""
    lines = {row.number: line for line, row in enumerate(rows, 1)}
    return TableSheet(
        shown.title,
        note,
        [str(column + 1) for column in range(page.start, page.end)],
        texts("tournament-picture-points"),
        [
            Line(
                str(lines[row.number]),
                shown.name(row.number),
                otherwise(row.number),
                halves(row.points),
                [
                    _of_round(shown, row.number, column + 1, lines)
                    if by_round
                    else _against(shown, row.number, rows[column].number)
                    for column in range(page.start, page.end)
                ],
            )
            for row in page.rows
        ],
    )


def _of_round(shown: Shown, number: int, round_number: int, lines: dict[int, int]) -> Cell:
    for pairing in shown.course.of[number]:
        if pairing.place.round == round_number:
            opponent = pairing.opponent(number)
            below = str(lines[opponent]) if opponent else ""
            return Cell(result(pairing, number), below, _won(pairing, number))
    return Cell()


def _against(shown: Shown, number: int, other: int) -> Cell:
    if number == other:
        return Cell(blank=True)
    met = [each for each in shown.course.of[number] if other in each.sides and each.outcome]
    if len(met) == 1:
        return Cell(result(met[0], number), won=_won(met[0], number))
    # Of several meetings a narrow cell has room for the sum alone.
    points, most = sum(each.points(number) for each in met), WIN * len(met)
    won = None if 2 * points == most else 2 * points > most
    return Cell(halves(points) if met else "", won=won)


def _won(pairing: Pairing, number: int) -> bool | None:
    if pairing.outcome is None or pairing.outcome.first == pairing.outcome.second:
        return None
    return pairing.won_by(number)


def table_words(page: TablePage, shown: Shown, texts: Texts) -> str:
    """Return who leads on a page."""
    return texts.listed(
        [
            texts(
                "tournament-picture-stands",
                rank=row.rank,
                name=shown.short(row.number),
                points=halves(row.points),
            )
            for row in page.rows[:_LEADERS]
        ]
    )
