"""The clock of a game in the terminal, with the time banks of its seats."""

from collections.abc import Callable
from math import ceil

from bot.engine import Setup
from bot.match.clocks.pace import BANK_HOLDS


class ChessClock:
    """Measures the time of the turn that goes on."""

    def __init__(self, setup: Setup, now: Callable[[], float]) -> None:
        """Let the first turn begin; `now` tells the time in seconds."""
        self._rules = setup.rules
        self._now = now
        self._began = now()
        self._banks = [setup.rules.bank_seconds or 0] * setup.seats

    def left(self, seat: int) -> int | None:
        """Return the seconds that `seat` has left for its turn, None where it has no clock."""
        seconds = self._rules.turn_seconds
        if seconds is None:
            return None
        if self._rules.bank_seconds is not None:
            seconds = self._banks[seat]
        return ceil(seconds - (self._now() - self._began))

    def turn_over(self, seat: int) -> None:
        """Begin the next turn after one of `seat`, which may keep what is left."""
        left, bank = self.left(seat), self._rules.bank_seconds
        if left is not None and bank is not None:
            saved = max(0, left) + (self._rules.turn_seconds or 0)
            self._banks[seat] = min(saved, BANK_HOLDS * bank)
        self._began = self._now()
