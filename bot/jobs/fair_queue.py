"""A queue in which nobody waits for everything that somebody else has asked for."""

from collections import OrderedDict
from heapq import heappop, heappush
from itertools import count
from threading import Condition
from typing import Final, Generic, TypeVar

from bot.jobs.job import QuotaKey, Urgency

T = TypeVar("T")

MOST_WAITING: Final = 200
"""What may wait for one quota key: a server where fifty people ask at once has fewer."""


class TooMuchWaits(Exception):
    """The quota key has as much in the queue as it may have."""


class FairQueue(Generic[T]):
    """A queue in which quota keys take turns; of each the most urgent item comes first.

    Idle items come when nothing else waits. Thread-safe.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        """Let no more than `most` wait for each quota key."""
        self._most = most
        self._turns: tuple[_Turns[T], _Turns[T]] = (_Turns(), _Turns())
        self._changed = Condition()
        self._closed = False

    def put(self, quota_key: QuotaKey, urgency: Urgency, item: T) -> None:
        """Add `item`. Raises `TooMuchWaits`, and so does a queue that is closed."""
        turns = self._turns[urgency is Urgency.IDLE]
        with self._changed:
            if self._closed or turns.waiting(quota_key) >= self._most:
                raise TooMuchWaits
            turns.put(quota_key, urgency, item)
            self._changed.notify()

    def take(self, within: float | None = None) -> T | None:
        """Wait for the next item and return it; None once the queue is closed.

        Raises `TimeoutError` when nothing has come `within` so many seconds.
        """
        with self._changed:
            if not self._changed.wait_for(self._has_something, within):
                raise TimeoutError
            if self._closed:
                return None
            return next(turns for turns in self._turns if turns).take()

    def __len__(self) -> int:
        """Return how many items wait."""
        with self._changed:
            return sum(turns.items for turns in self._turns)

    def close(self) -> list[T]:
        """Take no more items, and return those that waited."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            return [item for turns in self._turns for item in turns.take_all()]

    def _has_something(self) -> bool:
        return self._closed or any(self._turns)


class _Turns(Generic[T]):
    """What waits for each quota key, and whose turn it is."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[QuotaKey, list[tuple[Urgency, int, T]]] = OrderedDict()
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def items(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting(self, quota_key: QuotaKey) -> int:
        return len(self._waiting.get(quota_key, ()))

    def put(self, quota_key: QuotaKey, urgency: Urgency, item: T) -> None:
        # Equally urgent items keep their order, and items themselves are never compared.
        heappush(self._waiting.setdefault(quota_key, []), (urgency, next(self._numbers), item))

    def take(self) -> T:
        """Return the next item of the quota key whose turn it is; there must be one."""
        quota_key, heap = next(iter(self._waiting.items()))
        _, _, item = heappop(heap)
        if heap:
            self._waiting.move_to_end(quota_key)
        else:
            del self._waiting[quota_key]
        return item

    def take_all(self) -> list[T]:
        return [self.take() for _ in range(self.items)]
