"""What happened in a fault run, counted."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum


class Trouble(StrEnum):
    """What goes wrong, in the words of the report."""

    KILL = "kills (-9) of a playing bot"
    KILL_EARLY = "kills (-9) of a starting bot"
    RESUME = "connections dropped and resumed"
    IDENTIFY = "sessions lost and begun anew"
    ROUTE_LIMIT = "429s of a route"
    GLOBAL_LIMIT = "429s of everything"
    ERROR = "500s, 502s and 503s"
    BROKEN = "requests whose connection broke"
    SILENT = "requests that were never answered"
    LATE = "answers that came after 3 s"
    FULL = "moments in which the disk was full"
    STALL = "moments in which this machine stood still"
    DOUBLED = "presses sent twice or thrice at once"
    STRANGE = "presses by somebody else"
    DELETED = "boards deleted"


@dataclass(slots=True)
class Figures:
    """What happened; seconds are those of this machine."""

    games: int = 0
    seconds: float = 0.0
    presses: int = 0
    commands: int = 0
    failed: int = 0
    checks: int = 0
    slowest_answer: float = 0.0
    slowest_start: float = 0.0
    troubles: Counter[Trouble] = field(default_factory=Counter)

    def told(self) -> str:
        """Return the figures, a line each."""
        troubles = [f"{self.troubles[trouble]:7,} {trouble.value}" for trouble in Trouble]
        return "\n".join(
            (
                f"{self.games:7,} games in {self.seconds:.0f} s",
                f"{self.presses:7,} presses and {self.commands:,} commands",
                f"{1000 * self.slowest_answer:7.0f} ms was the slowest answer",
                f"{self.failed:7,} of them failed, each because of one of these:",
                *troubles,
                f"{self.slowest_start:7.1f} s was the longest start",
                f"{self.checks:7,} boards compared with the database",
            )
        )
