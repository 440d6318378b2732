"""What features do when a game finishes, within the transaction that stores its end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.database.ports import Transaction
from bot.match.model.match import Match
from bot.match.results.figures import Result

Finish = Callable[[Transaction, Match, Sequence[Result], int], Match]
"""Stores what follows from a finished match and the results of its seats at a time (Unix seconds).

Returns the match with what it has earned people.
"""


@dataclass(frozen=True, slots=True)
class FinishStep:
    """What a feature does when a game finishes; steps run in the order of their list.

    - `tables`: those that this step alone fills from the stored games, and the columns of their
      keys. A recount runs the step again on empty tables, and compares.
    - `fills_gaps`: whether running it again only adds what is missing, so that a recount may.
    """

    do: Finish
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fills_gaps: bool = False
