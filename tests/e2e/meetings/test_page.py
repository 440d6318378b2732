"""The table of meetings is whole, names tests that there are, and is what docs/meetings.md says."""

from pathlib import Path

import pytest

import bot.features
from bot.match.model.variant import Variant
from tests.e2e.meetings.cells import Event, Played, Row
from tests.e2e.meetings.collected import is_run
from tests.e2e.meetings.events import EVENTS
from tests.e2e.meetings.page import TESTS, page, proofs
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
    assert [test for test in named if not is_run(test)] == []


def test_every_named_test_was_collected(request: pytest.FixtureRequest) -> None:
    """Ask pytest itself, of files of which it has collected all that there is for this run."""
    options, items = request.config.option, request.session.items
    if options.keyword or any("::" in argument for argument in request.config.args):
        pytest.skip("only some tests of a file are run")
    collected = {item.nodeid.partition("[")[0].removeprefix("tests/") for item in items}
    files = {test.partition("::")[0] for test in collected}
    named = {
        test for row in ROWS for event, cell in row.cells.items() for test in proofs(event, cell)
    }
    assert {test for test in named if test.partition("::")[0] in files} <= collected


@pytest.mark.parametrize(
    ("test", "run"),
    [
        ("e2e/match/test_clocks.py::test_whoever_is_away_at_the_end_has_lost", True),
        ("e2e/match/test_clocks.py::keep_away", False),
        ("e2e/match/test_clocks.py::test_nothing_of_the_kind", False),
        ("e2e/match/test_nothing.py::test_it", False),
        ("release/test_release.py::test_the_source_builds_the_same_wheel", False),
        ("wire/trouble/test_soak.py::test_games_reach_their_ends_whatever_goes_wrong", False),
    ],
)
def test_what_is_left_out_by_a_mark_proves_nothing(test: str, *, run: bool) -> None:
    assert is_run(test) is run


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
