"""The log as JSON: one object a line, which hides what the other form hides."""

import io
import json
import logging
from types import TracebackType

import pytest

from bot.cli.running.log import ID, MASK, JsonFormatter
from bot.cli.running.repeats import CountingHandler
from bot.client.guard.refusals import REFERENCE
from tests.support.hostile_names import HOSTILE_NAMES

LOG = logging.getLogger("bot.somewhere")
TOKEN = "MTIzNDU2Nzg5.GhJkLm.no-one_knows.it"
PERSON = 770_000_000_000_000_001

Raised = tuple[type[BaseException], BaseException, TracebackType | None]


def record(
    message: str, raised: Raised | None = None, reference: str | None = None
) -> logging.LogRecord:
    extra = {REFERENCE: reference} if reference else None
    return LOG.makeRecord(LOG.name, logging.ERROR, __file__, 1, message, (), raised, extra=extra)


def raised(error: Exception) -> Raised:
    return type(error), error, error.__traceback__


def test_an_entry_has_its_fields_and_no_others() -> None:
    made = record("played")
    made.created = 1_795_378_500.1234
    assert json.loads(JsonFormatter(TOKEN).format(made)) == {
        "time": "2026-11-22T20:15:00.123Z",
        "level": "ERROR",
        "logger": "bot.somewhere",
        "message": "played",
    }


def test_a_fault_has_its_traceback_and_reference() -> None:
    entry = JsonFormatter(TOKEN).format(record("unforeseen", raised(KeyError("x")), "7f3a21"))
    assert "\n" not in entry
    told = json.loads(entry)
    assert told["reference"] == "7f3a21"
    assert told["traceback"].endswith("KeyError: 'x'")


def test_secrets_and_ids_are_hidden_everywhere() -> None:
    said = f"{TOKEN} of <@{PERSON}>"
    entry = JsonFormatter(TOKEN).format(record(said, raised(ValueError(said))))
    assert TOKEN not in entry
    assert str(PERSON) not in entry
    assert json.loads(entry)["message"] == f"{MASK} of <@{ID}>"
    assert (entry.count(MASK), entry.count(ID)) == (2, 2)


@pytest.mark.parametrize("name", [*HOSTILE_NAMES, "\x7f\x1b[2J", '","level":"none'], ids=ascii)
def test_nobody_writes_lines_or_fields_of_their_own(name: str) -> None:
    entry = JsonFormatter(TOKEN).format(record(f"{name}\n", raised(ValueError(name))))
    assert entry.isascii()
    assert entry.isprintable()
    assert json.loads(entry)["level"] == "ERROR"
    assert json.loads(entry)["message"] == f"{name}\n"


def test_what_comes_again_is_counted_and_keeps_its_reference() -> None:
    handler = CountingHandler()
    handler.setStream(stream := io.StringIO())
    handler.setFormatter(JsonFormatter(TOKEN))
    for _ in range(8):
        handler.handle(record("unforeseen", raised(KeyError("x")), "7f3a21"))
    entries = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [entry["message"] for entry in entries] == [
        "unforeseen",
        *(f"unforeseen (seen {count} times)" for count in (2, 4, 8)),
    ]
    assert ["traceback" in entry for entry in entries] == [True, False, False, False]
    assert {entry["reference"] for entry in entries} == {"7f3a21"}
