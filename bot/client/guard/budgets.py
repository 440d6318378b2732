"""How much one person, and one server, may ask of the bot, so that nobody keeps others waiting."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.client.guard.refusals import GuardRefusal
from bot.kit.prices import PREPARING, Price
from bot.match.model.errors import Instant, Refused
from bot.match.model.requester import Requester

BURST = 4.0
"""Seconds of answers that may be wanted at once: quick fingers pause sooner or later."""

WORK_BURST = 80.0
"""The seconds for which work adds up that nobody asks for: odds are asked for three times in a row,
and then not again for an hour."""

WORK_SHARE = 0.02
"""Seconds of work that go with each answer: a tenth of a processor with five answers a second."""

INCLUDED = 0.1
"""Seconds that work may take whatever was paid for it; most takes a tenth of that."""

SERVER = 40
"""A server may ask for as much as so many people who do nothing else. Who plays asks for a fifth of
that, and waits for others half of the time."""

WORD_EVERY = 30
"""Seconds between two words to somebody who presses too often."""

_NOTHING = 1e-6
"""Seconds that are none: sums of binary fractions are not exact."""

LEAST_KNOWN = 1000
"""People, or servers, to remember before those who paused are forgotten."""


@dataclass(frozen=True, slots=True)
class Shortage:
    """A budget that does not suffice for a price, and will in `seconds`.

    `shared`: it is the server that has used up what it had, not the person.
    """

    seconds: float
    shared: bool


class Budgets:
    """The budgets of people and servers: what each may still ask for."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Let everybody have `rate` answers a second for long, or as many as they like if it is 0.

        `clock` tells seconds.
        """
        self._clock = clock
        self._unlimited = rate == 0
        self._told_at: dict[int, float] = {}
        if rate:
            self._people = _Purses(rate)
            self._servers = _Purses(SERVER * rate)

    def charge(self, user_id: int, guild_id: int | None, price: Price) -> Shortage | None:
        """Take a price from the budgets of a person and their server; None when both could pay.

        Who cannot pay pays nothing.
        """
        if self._unlimited:
            return None
        now = self._clock()
        if seconds := self._people.missing(user_id, price, now):
            return Shortage(seconds, shared=False)
        if guild_id is not None:
            if seconds := self._servers.missing(guild_id, price, now):
                return Shortage(seconds, shared=True)
            self._servers.take(guild_id, price, now)
        self._people.take(user_id, price, now)
        return None

    def owe(self, user_id: int, guild_id: int | None, work: float) -> None:
        """Take the seconds of work that is done already, even beyond what a budget has.

        Those that every price allows for are left out.
        """
        if self._unlimited or work <= INCLUDED:
            return
        now, price = self._clock(), Price(answers=0, work=work - INCLUDED)
        self._people.take(user_id, price, now)
        if guild_id is not None:
            self._servers.take(guild_id, price, now)

    def may_tell(self, user_id: int) -> bool:
        """Tell whether to answer a person who presses too often; then not again for a while."""
        now = self._clock()
        self._told_at = {
            person: at for person, at in self._told_at.items() if now - at < WORD_EVERY
        }
        if user_id in self._told_at:
            return False
        self._told_at[user_id] = now
        return True


class _Purses:
    """The two budgets of each person or server."""

    def __init__(self, rate: float) -> None:
        self._answers = _Buckets(rate, BURST)
        self._work = _Buckets(rate * WORK_SHARE, WORK_BURST)

    def missing(self, key: int, price: Price, now: float) -> float:
        """Return in how many seconds `price` can be paid, 0 when it can be now."""
        missing = self._answers.missing(key, price.answers, now)
        if price.work:
            missing = max(missing, self._work.missing(key, price.work, now))
        return missing

    def take(self, key: int, price: Price, now: float) -> None:
        self._answers.take(key, price.answers, now)
        if price.work:
            self._work.take(key, price.work, now)


class _Buckets:
    """A bucket for each person or server, which fills with `rate` a second for `burst` seconds.

    Of a bucket it is enough to know when it will be full again (the generic cell rate algorithm,
    ITU-T I.371). Who has a full one is like somebody who was never seen, and so is forgotten.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._each = 1 / rate
        self._burst = burst
        self._full_at: dict[int, float] = {}
        self._most = LEAST_KNOWN

    def __len__(self) -> int:
        return len(self._full_at)

    def missing(self, key: int, amount: float, now: float) -> float:
        """Return in how many seconds there is `amount` in a bucket, 0 when there is.

        More than a bucket holds is there when it is full.
        """
        wanted = amount * self._each
        full_at = max(self._full_at.get(key, now), now)
        missing = full_at - now + wanted - max(self._burst, wanted)
        return missing if missing > _NOTHING else 0.0

    def take(self, key: int, amount: float, now: float) -> None:
        if len(self._full_at) >= self._most:
            self._full_at = {person: at for person, at in self._full_at.items() if at > now}
            self._most = max(LEAST_KNOWN, 2 * len(self._full_at))
        self._full_at[key] = max(self._full_at.get(key, now), now) + amount * self._each


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
