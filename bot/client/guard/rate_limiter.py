"""The rate limiter: what a press, a command or long work costs a person and their server."""

import time
from collections.abc import Callable

from bot.client.guard.budgets import Budgets, Shortage
from bot.client.guard.refusals import GuardRefusal
from bot.kit.prices import PREPARING, Price
from bot.match.model.errors import Instant, Refused
from bot.match.model.requester import Requester


class RateLimiter:
    """Takes prices from budgets, and refuses with a word on when to try again."""

    def __init__(self, budgets: Budgets, clock: Callable[[], float] = time.time) -> None:
        """Take from `budgets`; `clock` tells unix seconds."""
        self.budgets = budgets
        self._clock = clock

    def pay(self, user_id: int, guild_id: int | None, price: Price) -> None:
        """Take `price` from a person; raises `Refused` when they cannot pay."""
        shortage = self.budgets.charge(user_id, guild_id, price)
        if shortage is not None:
            raise self.refusal(shortage)

    def refusal(self, shortage: Shortage) -> Refused:
        """Return the refusal for a person who cannot pay."""
        when = Instant(int(self._clock() + shortage.seconds) + 1)
        if shortage.shared:
            return Refused(GuardRefusal.SERVER_OVER_BUDGET, when=when)
        return Refused(GuardRefusal.OVER_BUDGET, when=when)

    def prepare(self, requester: Requester) -> None:
        """Take the price of seconds of work from a person; games go on without paying."""
        if requester.user_id is not None:
            self.pay(requester.user_id, requester.guild_id, PREPARING)

    def spend(self, requester: Requester, seconds: float) -> None:
        """Take the cost of work beyond its price from the budget of a person."""
        if requester.user_id is not None:
            self.budgets.owe(requester.user_id, requester.guild_id, seconds)
