"""The puzzles that are offered: of rulesets that are still what they were."""

from dataclasses import replace
from datetime import date

import pytest

from bot.advice.puzzle import PuzzleTheme
from bot.content.puzzles import PuzzleBook
from bot.features.puzzles.model.panel import Filter
from bot.features.puzzles.service import shelf
from bot.features.puzzles.service.shelf import LazyShelf, Shelf
from bot.match.model.errors import Refused
from tests.support.scenes.tables import shipped_rules
from tests.support.solver.puzzles import PUZZLES

RULES = shipped_rules()


def test_every_puzzle_of_rules_that_are_what_they_were_is_offered() -> None:
    found = Shelf.of(PuzzleBook(PUZZLES), RULES.values())
    assert found.by_id == {puzzle.id: puzzle for puzzle in PUZZLES}
    assert found.rulesets == {name: RULES[name] for name in {puzzle.ruleset for puzzle in PUZZLES}}


def test_of_a_ruleset_that_was_changed_none_is_offered() -> None:
    changed = [replace(RULES["tavern"], target=4050), RULES["zilch"]]
    found = Shelf.of(PuzzleBook(PUZZLES), changed)
    assert {puzzle.ruleset for puzzle in found.by_id.values()} == {"zilch"}
    assert found.rulesets.keys() == {"zilch"}
    assert {puzzle.ruleset for puzzle in found.daily} == {"zilch"}


def test_what_is_wanted_narrows_what_there_is() -> None:
    found = Shelf.of(PuzzleBook(PUZZLES), RULES.values())
    assert len([*found.matching(Filter())]) == len(PUZZLES)
    wanted = [*found.matching(Filter("kingdom", PuzzleTheme.HOT_DICE))]
    assert wanted
    assert all(
        puzzle.ruleset == "kingdom" and PuzzleTheme.HOT_DICE in puzzle.themes for puzzle in wanted
    )
    assert [*found.matching(Filter("nowhere"))] == []


def test_where_nothing_fits_a_day_has_no_puzzle() -> None:
    with pytest.raises(Refused):
        Shelf.of(PuzzleBook(()), RULES.values()).of_day(date(2026, 11, 22))


async def test_puzzles_are_read_once_and_only_when_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads = []

    def read() -> PuzzleBook:
        reads.append(1)
        return PuzzleBook(PUZZLES)

    monkeypatch.setattr(shelf, "shipped_puzzles", read)
    lazy = LazyShelf(RULES.values())
    assert reads == []
    assert await lazy.get() is await lazy.get()
    assert reads == [1]
