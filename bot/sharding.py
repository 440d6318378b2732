"""Which of Discord's shards a process connects, and so for which servers it works."""

from dataclasses import dataclass
from typing import Final, Self

MOST_CLUSTERS: Final = 1000
MOST_SHARDS: Final = 10_000
"""More than Discord would recommend for twenty million servers."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """The `number` of a process, from 0, among the `of` processes that share one bot."""

    number: int = 0
    of: int = 1

    def __str__(self) -> str:
        """Return it as it is set, such as `2/8`."""
        return f"{self.number}/{self.of}"

    @property
    def is_alone(self) -> bool:
        """Tell whether one process is the whole bot."""
        return self.of == 1


@dataclass(frozen=True, slots=True)
class Share:
    """The shards `first` to `last` of all `shards`, which one process has.

    All background work goes by it: each server belongs to exactly one share, and what belongs to no
    server, such as a private game, to the first.
    """

    first: int = 0
    last: int = 0
    shards: int = 1

    @classmethod
    def of(cls, cluster: Cluster, shards: int) -> Self:
        """Return the share of a `cluster`, of which there are no more than `shards`."""
        first, end = (
            number * shards // cluster.of for number in (cluster.number, cluster.number + 1)
        )
        return cls(first, end - 1, shards)

    def __str__(self) -> str:
        """Return it as a name, the same for each process that has it."""
        return f"{self.first}-{self.last}/{self.shards}"

    @property
    def shard_ids(self) -> range:
        """Return the numbers of its shards."""
        return range(self.first, self.last + 1)

    @property
    def is_first(self) -> bool:
        """Tell whether it sees to what concerns no server, and to what is done once for all."""
        return self.first == 0

    @property
    def is_whole(self) -> bool:
        """Tell whether there is no other share."""
        return self.is_first and self.last == self.shards - 1

    def owns(self, guild_id: int | None) -> bool:
        """Tell whether a server belongs to it; None is no server, which Discord has on shard 0."""
        return self.first <= ((guild_id or 0) >> 22) % self.shards <= self.last

    @property
    def columns(self) -> dict[str, int]:
        """Return it for statements that ask of a row's server what `owns` does."""
        return {"first_shard": self.first, "last_shard": self.last, "shards": self.shards}


EVERYTHING: Final = Share()
"""The share of a process that is the whole bot."""
