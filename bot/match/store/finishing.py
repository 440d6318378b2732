"""What features do when a game finishes, within the transaction that stores its end."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.match.model.match import Match
from bot.match.results.figures import Result

Finish = Callable[[sqlite3.Connection, Match, Sequence[Result], int], Match]
"""Keeps what follows from a finished match and the results of its seats at a time (unix seconds).

Returns the match with what it has earned its people.
"""


@dataclass(frozen=True, slots=True)
class FinishStep:
    """What a feature does; steps are done in the order in which they are listed.

    - `tables`: those that follow from the stored games by this step alone, and which columns tell
      their rows apart. A recount does the step again, on empty tables, and compares.
    - `fills_gaps`: whether doing it again only adds what is missing, so that a recount may.
    """

    do: Finish
    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    fills_gaps: bool = False
