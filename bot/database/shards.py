"""Who has which shards of a bot that several processes share: leases in the database."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.database.errors import StorageError, UnusableStorageError
from bot.database.ports import Database, Transaction
from bot.database.statements import statements
from bot.sharding import Cluster, Share

_log = logging.getLogger(__name__)

_SQL: Final = statements(__package__, "shards")

LOST_AFTER: Final = 20
"""Seconds without a sign of life after which another process may have the shards of one."""

RENEWED_EVERY: Final = 5.0
"""Seconds from one sign of life to the next."""

_LOOK_AGAIN: Final = 1.0
"""Seconds between two looks whether a process that has the shards still lives."""

APART: Final = 5_250
"""Milliseconds from one session of a bucket to the next."""

_LATEST_TURN: Final = 3_600_000
"""Milliseconds until the turn of the last of all shards, at most."""


@dataclass(frozen=True, slots=True)
class ShardRequest:
    """What a process wants: its part of the shards, and how many there are to be.

    - `shards`: as many, or 0 for as many as the others have, else as are `recommended`.
    - `holder`: who it is; a process that is started again in the place of another is the same.
    """

    cluster: Cluster
    shards: int
    recommended: int
    holder: str


@dataclass(frozen=True, slots=True)
class Lease:
    """The `share` of a process, whose servers were `last_served` then (Unix seconds), if ever.

    That stays as it is, from one start to the next, until a process has come to serve them.
    """

    database: Database
    share: Share
    last_served: int | None

    async def last(self) -> int | None:
        """Return when somebody last served the servers (see `Heartbeat`)."""
        return self.last_served

    async def record(self, now: int) -> None:
        """Note that they are served; each renewal of the lease says that the process is alive."""
        del now
        await self.database.fetch(_SQL["drop_served"], _shards(self.share))


@dataclass(frozen=True, slots=True)
class _Taken:
    """The first shard of a share that another process has, which was last `alive` then."""

    share: Share
    alive: int


class SharedTurns:
    """The turns of the shards of all processes; see `Turns` of the client."""

    def __init__(self, database: Database) -> None:
        """Keep them in `database`."""
        self._database = database

    async def wait(self, bucket: int) -> None:
        """Wait until a session may begin in `bucket`."""
        turn = {"bucket": bucket, "apart": APART, "most": _LATEST_TURN}
        [row] = await self._database.fetch(_SQL["take_turn"], turn)
        await asyncio.sleep(row["wait"] / 1000)


async def tell(database: Database, line: str) -> None:
    """Tell all processes `line`."""
    await database.fetch(_SQL["tell"], {"line": line})


@asynccontextmanager
async def holding(
    database: Database, wish: ShardRequest, lose: Callable[[StorageError], None]
) -> AsyncIterator[Lease]:
    """Have a share of the shards until the block ends, which nobody else has meanwhile.

    Waits for a process that is dead, and gives no sign of life. Raises `UnusableStorageError` when
    one lives that has some of them, or has other ideas of how many there are. Should another take
    the share all the same, since this one could not say that it lives, `lose` is told.
    """
    lease = await _hold(database, wish)
    renewing = asyncio.create_task(_keep_renewing(database, wish, lease.share, lose))
    try:
        yield lease
    finally:
        renewing.cancel()
        with suppress(StorageError):  # else it ends by itself
            await database.fetch(_SQL["let_go"], {"holder": wish.holder})


async def _hold(database: Database, wish: ShardRequest) -> Lease:
    first: _Taken | None = None
    while True:
        found = await database.write(partial(_claim, database, wish))
        if isinstance(found, Lease):
            return found
        if first is None:
            _log.info("waiting for the process that had the shards %s", found.share)
            first = found
        elif found.alive > first.alive:
            raise UnusableStorageError(
                f"Another process of this bot has the shards {found.share} already: stop it first, "
                "or give this one another number in FARKLE_CLUSTER."
            )
        await asyncio.sleep(_LOOK_AGAIN)


def _claim(database: Database, wish: ShardRequest, transaction: Transaction) -> Lease | _Taken:
    """Take the share that a process wants, if it is free."""
    rows = transaction.execute(_SQL["held"], {"seconds": LOST_AFTER})
    others = {row["shard"]: row for row in rows if row["is_held"] and row["holder"] != wish.holder}
    cluster = wish.cluster
    shards = wish.shards or (len(rows) if others else max(wish.recommended, cluster.of))
    if shards != len(rows):
        if others:
            raise UnusableStorageError(
                f"The other processes of this bot have {len(rows)} shards between them, and "
                f"FARKLE_SHARDS is {shards}: set it to {len(rows)}, or stop them first."
            )
        alive = max((row["alive"] for row in rows), default=0)
        transaction.execute(_SQL["clear"])
        transaction.execute(_SQL["clear_served"])
        transaction.execute(_SQL["divide"], {"shards": shards, "alive": alive})
        rows = transaction.execute(_SQL["held"], {"seconds": LOST_AFTER})
    if cluster.of > shards:
        raise UnusableStorageError(
            f"The bot has {shards} shards, and FARKLE_CLUSTER is {cluster}: run fewer processes, "
            "or set FARKLE_SHARDS."
        )
    share = Share.of(cluster, shards)
    for shard in share.shard_ids:
        if shard in others:
            return _Taken(share, others[shard]["alive"])
    own = _shards(share)
    transaction.execute(_SQL["note_served"], own)
    [row] = transaction.execute(_SQL["last_served"], own)
    transaction.execute(_SQL["hold"], {"holder": wish.holder, **own})
    return Lease(database, share, row["served"])


def _shards(share: Share) -> dict[str, int]:
    return {"first_shard": share.first, "last_shard": share.last}


async def _keep_renewing(
    database: Database, wish: ShardRequest, share: Share, lose: Callable[[StorageError], None]
) -> None:
    is_told = False
    while True:
        await asyncio.sleep(RENEWED_EVERY)
        try:
            rows = await database.fetch(_SQL["renew"], {"holder": wish.holder})
        except StorageError as error:
            if not is_told:
                _log.warning("nobody is told that this process lives: %s", error)
            is_told = True
            continue
        is_told = False
        if len(rows) < len(share.shard_ids):
            lose(
                UnusableStorageError(
                    f"Another process has taken the shards {share}, since this one could not say "
                    f"for {LOST_AFTER} s that it lives."
                )
            )
            return
