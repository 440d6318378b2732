"""The table of meetings is whole, names tests that there are, and is what docs/meetings.md says."""

from pathlib import Path

import pytest

import bot.features
from bot.match.model.variant import Variant
from tests.e2e.meetings.cells import Event, Played, Row
from tests.e2e.meetings.events import EVENTS
from tests.e2e.meetings.page import TESTS, is_collected, page, proofs
from tests.e2e.meetings.table import FEATURES, KINDS, KINDS_WANTED

ROWS = (*KINDS, *FEATURES)

VARIANTS = {
    "Plain": "plain match",
    "Tavern": "tavern game",
    "Daily": "daily game",
    "Duplicate": "duplicate deal",
}
"""The row of each variant; `Shared` is what two of them have in common."""


def test_the_page_is_up_to_date() -> None:
    written = (TESTS.parent / "docs/meetings.md").read_text(encoding="utf-8")
    assert written == page(), "run `python -m tests.e2e.meetings.page > docs/meetings.md`"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_no_cell_is_empty(row: Row) -> None:
    assert [event for event in Event if event not in row.cells] == []
    assert [event for event, cell in row.cells.items() if not cell.words.strip()] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_named_test_is_there(row: Row) -> None:
    named = [test for event, cell in row.cells.items() for test in proofs(event, cell)]
    assert [test for test in named if not is_collected(test)] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_is_played_can_be_played(row: Row) -> None:
    cells = [cell for cell in row.cells.values() if isinstance(cell, Played)]
    assert [cell for cell in cells if cell.begin is None and row.begin is None] == []


def test_every_event_can_be_made_to_happen() -> None:
    assert EVENTS.keys() == set(Event)


def test_every_feature_and_kind_of_match_has_a_row() -> None:
    [home] = bot.features.__path__
    folders = {file.parent.name for file in Path(home).glob("*/feature.py")}
    names = [row.name for row in ROWS]
    assert len(set(names)) == len(names)
    assert {*names} == folders | set(KINDS_WANTED)
    assert VARIANTS.keys() == _leaves(Variant)
    assert set(VARIANTS.values()) <= set(KINDS_WANTED)


def _leaves(kind: type[Variant]) -> set[str]:
    below = kind.__subclasses__()
    if below:
        return set().union(*map(_leaves, below))
    return {kind.__name__} if kind.__module__.startswith("bot.") else set()
