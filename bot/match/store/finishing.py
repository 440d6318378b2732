"""What features do when a game finishes, within the transaction that stores its end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Protocol

from bot.database.ports import Call, Row, Transaction
from bot.database.statements import statements
from bot.match.model.errors import StaleError
from bot.match.model.match import Match
from bot.match.results.figures import Result
from bot.match.store.match_rows import changing_columns

_SQL = statements(__package__, "matches")

Answers = Sequence[Sequence[Row]]
"""The rows that statements have returned, of each in their order."""

Finish = Callable[[Transaction, Match, Sequence[Result], int, Answers], Match]
"""Stores what follows from a finished match and the results of its seats at a time (Unix seconds).

The last is what was answered to what the step asks. Returns the match with what it has earned
people.
"""

Ask = Callable[[Match, Sequence[Result], int], Sequence[Call]]
"""Returns the statements whose rows a step needs, of a finished match and its results at a time.

They may store what follows from these alone.
"""


def _nothing(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del match, results, now
    return ()


class Count(Protocol):
    """Counts finished games one after the other, and stores the sums."""

    def add(self, match: Match) -> None:
        """Count a finished match."""

    def store(self, transaction: Transaction) -> None:
        """Store the sums."""


@dataclass(frozen=True, slots=True)
class FinishStep:
    """What a feature does when a game finishes; steps run in the order of their list.

    - `ask`: what it needs to know. What all steps ask is one batch, before the first is done.
    - `tables`: those that this step alone fills from the stored games, and the columns of their
      keys. A recount runs the step again on empty tables, and compares.
    - `count`: makes what a recount uses in place of `do` where all games change the same few rows,
      of which PostgreSQL keeps, and looks through, each version until the transaction ends.
    - `fills_gaps`: whether running it again only adds what is missing, so that a recount may.
    """

    do: Finish
    ask: Ask = _nothing
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    count: Callable[[], Count] | None = None
    fills_gaps: bool = False


def _ask_to_save(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del results, now
    return [(_SQL["save"], changing_columns(match))]


def _number(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Give a match that was saved its number; raise `StaleError` if it was not."""
    del results, now
    [saved] = answers
    if not saved:
        raise StaleError
    transaction.execute_later(_SQL["number"], {"id": match.id})
    return match


STORED = FinishStep(_number, _ask_to_save)
"""The end itself, before what follows from it."""


def finish(
    transaction: Transaction,
    steps: Sequence[FinishStep],
    match: Match,
    results: Sequence[Result],
    now: int,
) -> Match:
    """Do all `steps` for a finished match, and return it with what it has earned people."""
    asked = [step.ask(match, results, now) for step in steps]
    answers = iter(transaction.execute_batch(list(chain.from_iterable(asked))))
    for step, calls in zip(steps, asked, strict=True):
        match = step.do(transaction, match, results, now, list(islice(answers, len(calls))))
    return match
