"""Who counts what people ask of the bot, and how it is answered: a port, quiet by default."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Protocol

import aiohttp

from bot.database.ports import NoteStatement
from bot.match.ports import MatchWatch

UNKNOWN: Final = "unknown"
"""The action of a press or command that is none of ours any more."""


class PressOutcome(StrEnum):
    """How a press or a command has ended."""

    DONE = "done"
    REFUSED = "refused"
    """By the rules of the game, by a permission or by a budget, and the person was told why."""
    LATE = "late"
    """Discord took no answer any more."""
    DISCORD = "discord"
    """Discord could not be reached, or would not have what was to be done."""
    STORAGE = "storage"
    """The database could not be used."""
    FAULT = "fault"
    """By an error that nobody foresaw."""


class Meter(Protocol):
    """Counts interactions and requests."""

    @property
    def http_trace(self) -> aiohttp.TraceConfig | None:
        """The trace that hears of every request to Discord, None where nobody counts them."""

    def answered(self, action: str, outcome: PressOutcome, interaction_id: int) -> None:
        """Count an interaction whose answer is complete.

        `action`: the kind of button, a command as `/farkle play`, or `UNKNOWN`: never what somebody
        has typed.
        """


class QuietMeter:
    """Counts nothing."""

    http_trace: aiohttp.TraceConfig | None = None

    def answered(self, action: str, outcome: PressOutcome, interaction_id: int) -> None:
        """Count nothing."""


@dataclass(frozen=True, slots=True)
class Metering:
    """The meters of a bot: of its client, its SQL statements, and its matches."""

    client: Meter = field(default_factory=QuietMeter)
    statements: NoteStatement | None = None
    matches: tuple[MatchWatch, ...] = ()
