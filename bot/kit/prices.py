"""What everything that people can ask for costs them, declared beside each button and command.

Prices follow from what was measured. A press on a board, the most common of all, takes a little
less than a millisecond of the process that answers everybody, and is one answer.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Price:
    """What something costs.

    - `answers`: of the one process that answers everybody, in presses on a board.
    - `work`: of the processes that work things out, in seconds.
    """

    answers: float = 1.0
    work: float = 0.0


PRESS: Final = Price()
"""A press, a choice in a menu, or an answer to a question."""

COMMAND: Final = Price(answers=2)

SUGGESTION: Final = Price()
"""What is suggested while somebody types: Discord asks at every pause of their fingers."""

ADVICE: Final = Price(answers=2, work=0.02)
"""A hint, or odds, once the tables for the rules are there."""

SEARCH: Final = Price(answers=3)
"""A puzzle near somebody's rating, of thousands."""

WATCHED: Final = Price(answers=4, work=0.1)
"""A view of a game with its odds, and all that it shows by itself while it follows the game."""

TUNED_IN: Final = Price(answers=8, work=0.1)
"""The same after a look at all that is played on a server."""

REVIEW: Final = Price(answers=4, work=0.1)

CHART: Final = Price(answers=4, work=0.05)

BRACKET: Final = Price(answers=4, work=0.3)
"""A page of a bracket, or of a cross-table."""

ANNOUNCED: Final = Price(answers=6)
"""A tournament, whose card is posted, and with it all that follows by itself."""

VERIFIED: Final = Price(answers=6)
"""All dice of a game rolled again."""

FILES: Final = Price(answers=5)
"""A finished game as files."""

IMPORTED: Final = Price(answers=8, work=0.1)
"""A game that is read from a line, perhaps by rules that nobody has seen."""

EXPORT: Final = Price(answers=10)
"""All that is kept of somebody, or of a server."""

PREPARING: Final = Price(answers=0, work=2.5)
"""To work out the tables for rules that nobody has asked about for a while: once, and not again."""
