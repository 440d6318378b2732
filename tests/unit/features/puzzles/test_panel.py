"""What the ids of a panel say, and what nobody can say with them."""

from datetime import date
from itertools import product

import pytest

from bot.advice.puzzle import PuzzleTheme
from bot.features.puzzles.buttons import PuzzleDie
from bot.features.puzzles.model.panel import (
    Filter,
    Panel,
    number_of,
    puzzle_of,
)
from bot.kit.components.custom_ids import LONGEST
from bot.match.model.errors import Refused
from tests.support.scenes.tables import shipped_rules
from tests.support.solver.puzzles import PUZZLES

KINDS = [{}, {"own": True}, {"day": date(2026, 11, 22)}, {"day": date.max}]
PANELS = [
    Panel(Filter(ruleset, theme), **kind)  # type: ignore[arg-type] # either a day or an own one
    for ruleset, theme, kind in product((None, *shipped_rules()), (None, *PuzzleTheme), KINDS)
]


def test_a_panel_is_read_as_it_was_written() -> None:
    assert [Panel.read(panel.write()) for panel in PANELS] == PANELS


def test_every_id_fits() -> None:
    ids = [PuzzleDie(16**10 - 1, 5, panel.write()).write() for panel in PANELS]
    assert max(map(len, ids)) <= LONGEST
    assert all(PuzzleDie.read(custom_id) for custom_id in ids)


@pytest.mark.parametrize(
    "about",
    [
        "",
        "any",
        "any.any",
        "any.any.",
        "any.any.x",
        "any.any.n.n",
        "any.nothing.n",
        "any.any.d",
        "any.any.d0",
        "any.any.d-1",
        "any.any.d9999999",
        "any.any.d99999999999999999999",
        "any.any.dx",
        "any.any.nn",
    ],
)
def test_what_no_panel_has_is_refused(about: str) -> None:
    with pytest.raises(Refused):
        Panel.read(about)


def test_a_puzzle_is_known_by_its_number() -> None:
    assert all(puzzle_of(number_of(puzzle.id)) == puzzle.id for puzzle in PUZZLES)
    assert len({puzzle_of(0), puzzle_of(2**63 - 1)} & {puzzle.id for puzzle in PUZZLES}) == 0
