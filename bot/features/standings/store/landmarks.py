"""Where every thousandth of the people in a large bucket of scores stands, so that few are read.

Among a million people a bucket of `tallies` may hold a hundred thousand, and whoever looks for a
place in it, or for the place of a score, would read half of them. What is found on the way is known
for some minutes: within a large bucket people and ranks may be off by those who have moved since.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.database.ports import Transaction, Value
from bot.database.statements import Statement

STEP: Final = 1_000
"""How many people are between two landmarks."""

_LASTS: Final = 300.0
"""Seconds for which landmarks are known."""

_BUCKETS: Final = 200
"""The large buckets of which they are known."""

_BEFORE_ALL: Final = 2**63 - 1


def is_large(people: int) -> bool:
    """Tell whether a bucket of so many people is large."""
    return people > 2 * STEP


class Spot(NamedTuple):
    """Somebody's place on a leaderboard: the score, and the number of the row among equals."""

    score: int
    place: int


@dataclass(frozen=True, slots=True)
class BucketKey:
    """A bucket of scores: those from `floor` on and below `top`, of a ranking in a ledger."""

    ledger: int
    ranking: str
    floor: int
    top: int


@dataclass(slots=True)
class _Known:
    """What is known of a bucket: where each `STEP` people begin, and whether that is all."""

    since: float
    spots: list[Spot]
    is_whole: bool = False


@dataclass(slots=True)
class Landmarks:
    """What is known of large buckets."""

    clock: Callable[[], float]
    _known: OrderedDict[BucketKey, _Known] = field(default_factory=OrderedDict)

    def of(self, key: BucketKey) -> _Known:
        """Return what is known of a bucket."""
        found = self._known.get(key)
        if found is None or self.clock() - found.since > _LASTS:
            # The first spot is before everybody: nobody has the score of the next bucket in this.
            found = self._known[key] = _Known(self.clock(), [Spot(key.top, _BEFORE_ALL)])
        self._known.move_to_end(key)
        if len(self._known) > _BUCKETS:
            self._known.popitem(last=False)
        return found


class LargeBucket:
    """A large bucket, looked at in one transaction."""

    def __init__(
        self,
        transaction: Transaction,
        sql: Mapping[str, Statement],
        key: BucketKey,
        landmarks: Landmarks,
    ) -> None:
        """Use the statements of the bucket's ranking."""
        self._transaction = transaction
        self._sql = sql
        self._key = key
        self._known = landmarks.of(key)

    def spot(self, skipped: int) -> Spot | None:
        """Return who comes after so many people of the bucket, None if there are fewer."""
        number, further = divmod(skipped, STEP)
        while len(self._known.spots) <= number:
            if not self._extend():
                return None
        return self._after(self._known.spots[number], further)

    def better(self, score: int) -> int:
        """Return how many people of the bucket have a better score."""
        while self._known.spots[-1].score > score and self._extend():
            pass
        spots = self._known.spots
        number = max(place for place, spot in enumerate(spots) if spot.score > score)
        return number * STEP + self._equals(spots[number]) + self._between(spots[number], score)

    def _extend(self) -> bool:
        """Find the next landmark, and tell whether there is one."""
        known = self._known
        if known.is_whole:
            return False
        last = known.spots[-1]
        found = self._after(last, STEP)
        if found is None:
            known.is_whole = True
        elif known.spots[-1] is last:  # nobody else has found it meanwhile
            known.spots.append(found)
        return found is not None

    def _after(self, spot: Spot, people: int) -> Spot | None:
        """Return who comes so many people after a spot, within the bucket."""
        row = self._transaction.first(self._sql["equal_after"], self._at(spot, skipped=people))
        if row is not None:
            return Spot(spot.score, row["place"])
        further = people - self._equals(spot)
        where = self._at(spot, skipped=further) | {"floor": self._key.floor}
        row = self._transaction.first(self._sql["lower_after"], where)
        return None if row is None else Spot(row["score"], row["place"])

    def _equals(self, spot: Spot) -> int:
        """Return how many people have the score of a spot, from there on."""
        [(people,)] = self._transaction.execute(self._sql["equals"], self._at(spot))
        return int(people)

    def _between(self, spot: Spot, score: int) -> int:
        """Return how many people have a lower score than a spot, and a better one than `score`."""
        where = {"ledger": self._key.ledger, "score": score, "below": spot.score}
        [(people,)] = self._transaction.execute(self._sql["better_within"], where)
        return int(people)

    def _at(self, spot: Spot, **more: Value) -> dict[str, Value]:
        return {"ledger": self._key.ledger, "score": spot.score, "place": spot.place, **more}
