"""The shards, and by them the servers, that this process serves."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.client.bot import FarkleBot
from bot.config import Settings
from bot.database.errors import StorageError
from bot.database.ports import Database, Engine
from bot.database.shards import ShardRequest, SharedTurns, holding
from bot.match.core import ShardAssignment
from bot.sharding import Share


@asynccontextmanager
async def sharing(
    database: Database,
    bot: FarkleBot,
    config: Settings,
    holder: str,
    lose: Callable[[StorageError], None],
) -> AsyncIterator[ShardAssignment]:
    """Hold the share of this process until the block ends; on SQLite it is the only process.

    Of several processes this one is `holder`; `lose` is told if another takes its place.
    """
    if database.engine is Engine.SQLITE:
        share = Share.of(config.cluster, config.shards or bot.terms.shards)
        bot.take_share(share)
        yield ShardAssignment(share)
        return
    wish = ShardRequest(config.cluster, config.shards, bot.terms.shards, holder)
    async with holding(database, wish, lose) as lease:
        bot.take_share(lease.share, SharedTurns(database))
        yield ShardAssignment(lease.share, lease)
