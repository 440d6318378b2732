"""What features do when a game finishes, within the transaction that stores its end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.database.ports import Transaction
from bot.match.model.match import Match
from bot.match.results.figures import Result

Finish = Callable[[Transaction, Match, Sequence[Result], int], Match]
"""Stores what follows from a finished match and the results of its seats at a time (Unix seconds).

Returns the match with what it has earned people.
"""


class Count(Protocol):
    """Counts finished games one after the other, and stores the sums."""

    def add(self, match: Match) -> None:
        """Count a finished match."""

    def store(self, transaction: Transaction) -> None:
        """Store the sums."""


@dataclass(frozen=True, slots=True)
class FinishStep:
    """What a feature does when a game finishes; steps run in the order of their list.

    - `tables`: those that this step alone fills from the stored games, and the columns of their
      keys. A recount runs the step again on empty tables, and compares.
    - `count`: makes what a recount uses in place of `do` where all games change the same few rows,
      of which PostgreSQL keeps, and looks through, each version until the transaction ends.
    - `fills_gaps`: whether running it again only adds what is missing, so that a recount may.
    """

    do: Finish
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    count: Callable[[], Count] | None = None
    fills_gaps: bool = False
