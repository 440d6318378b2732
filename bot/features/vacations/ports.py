"""Where vacations are kept."""

from typing import Protocol

from bot.features.vacations.model import VacationLeave


class VacationStore(Protocol):
    """Keeps the vacations of this year and the last one; all times are Unix seconds."""

    async def running(self, now: int) -> dict[int, int]:
        """Return until when people are on vacation, by user id."""

    async def leave(self, user_id: int, now: int) -> VacationLeave:
        """Return how somebody is off for vacations."""

    async def begin(self, user_id: int, hours: int, now: int) -> VacationLeave:
        """Let a vacation begin now if it can be chosen; return how it was before."""

    async def end(self, user_id: int, now: int) -> None:
        """End somebody's vacation now; does nothing if they are on none."""
