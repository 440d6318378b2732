"""The page of meetings, made of the rows; `make docs` writes it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_letters
from typing import Final

from tests.e2e.meetings.cells import SIGNS, Apart, Cell, Event, Played, Row, Shown
from tests.e2e.meetings.table import FEATURES, KINDS

TESTS: Final = Path(__file__).parents[2]
"""The folder below which named tests are."""

_PLAYED: Final = "e2e/meetings/test_played.py::"
ONE_TEST: Final = f"{_PLAYED}test_a_meeting"
TEST_WITH_AN_ERROR: Final = f"{_PLAYED}test_a_meeting_with_an_error"

_HEAD: Final = """\
# Where things meet

What happens to a feature or a kind of match when something else happens meanwhile, and which
test shows it. This page is made from `tests/e2e/meetings/` by `make docs`; a test holds the two
together.

A meeting is played at a table of its own (`x`), or shown by tests of other files (`o`), or the two
cannot meet (`.`).
"""


def letters() -> dict[Event, str]:
    """Return the letter of each event in the overview."""
    return dict(zip(Event, ascii_letters, strict=False))


def page() -> str:
    """Return the page."""
    return "\n".join(
        [_HEAD, *_overview(), *_sections("Kinds of match", KINDS), *_sections("Features", FEATURES)]
    )


def _overview() -> Iterator[str]:
    rows = [*KINDS, *FEATURES]
    width = max(len(row.name) for row in rows)
    yield "```text"
    for event, letter in letters().items():
        yield f"{letter} {event}"
    yield ""
    yield f"{'':{width}} {' '.join(letters().values())}"
    for row in rows:
        signs = " ".join(SIGNS[type(row.cells[event])] for event in Event)
        yield f"{row.name:{width}} {signs}"
    yield "```"
    yield ""


def _sections(title: str, rows: tuple[Row, ...]) -> Iterator[str]:
    yield f"## {title}"
    yield ""
    for row in rows:
        yield f"### {row.name}"
        yield ""
        yield "| event | what happens | shown by |"
        yield "|---|---|---|"
        for event in Event:
            cell = row.cells[event]
            yield f"| {event} | {cell.words} | {_proof(event, cell)} |"
        yield ""


def _proof(event: Event, cell: Cell) -> str:
    if isinstance(cell, Apart):
        return "cannot meet"
    return "<br>".join(_link(test) for test in proofs(event, cell))


def proofs(event: Event, cell: Cell) -> tuple[str, ...]:
    """Return the tests that show the cell of an event, by their paths below `tests`."""
    match cell:
        case Shown():
            return cell.by
        case Played():
            return (TEST_WITH_AN_ERROR if event is Event.DATABASE_AWAY else ONE_TEST,)
        case Apart():
            return ()


def _link(test: str) -> str:
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}](../tests/{path})"


if __name__ == "__main__":
    sys.stdout.write(page())
