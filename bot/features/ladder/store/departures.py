"""What ladders do when somebody or something goes, in SQL."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.database.ports import Database, Transaction
from bot.database.statements import statements
from bot.features.ladder.model import Ladder, LadderOutcome
from bot.features.ladder.store import challenges
from bot.match.model.match import Person
from bot.sharding import EVERYTHING, Share

_SQL: Final = statements(__package__, "departures")


class SqlLadderDepartureStore:
    """What ladders do when somebody or something goes, in SQL."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; `servers` are those of `share` alone."""
        self._database = database
        self._own = share.columns

    async def forget_person(self, user_id: int, former: Person, now: int) -> None:
        """Take somebody off all ladders; `former` has made and answered their challenges.

        Who has challenged them takes their place; their own challenges are void.
        """
        await self._database.write(partial(_forget_person, user_id, former, now))

    async def lose_channel(self, channel_id: int, now: int) -> None:
        """End the challenges that wait in a channel which is gone, without a result."""
        await self._database.write(partial(_lose_channel, channel_id, now))

    async def void_waiting(self, guild_id: int, now: int) -> None:
        """End the challenges that wait on a server, without a result."""
        await self._database.write(partial(_void_waiting, guild_id, now))

    async def stand_still(self, guild_id: int, now: int) -> None:
        """Let the clocks of a server stand, and end what waits there without a result."""
        await self._database.write(partial(_stand_still, guild_id, now))

    async def go_on(self, guild_id: int, now: int) -> None:
        """Let the clocks of a server go on, as if no time had passed since they stood."""
        await self._database.write(partial(_go_on, guild_id, now))

    async def servers(self) -> Sequence[int]:
        """Return the servers that have ladders."""
        return [row["guild_id"] for row in await self._database.fetch(_SQL["servers"], self._own)]


def _forget_person(user_id: int, former: Person, now: int, transaction: Transaction) -> None:
    of = {"user_id": user_id}
    for row in transaction.execute(_SQL["ladders_of"], of):
        challenges.leave(Ladder(row["guild_id"], row["ruleset"]), user_id, now, transaction)
    # In the same transaction, so that the news of it names nobody.
    for statement in ("rename_challenger", "rename_challenged"):
        transaction.execute(_SQL[statement], of | {"former": former.user_id})


def _lose_channel(channel_id: int, now: int, transaction: Transaction) -> None:
    for row in transaction.execute(_SQL["waiting_in"], {"channel_id": channel_id}):
        transaction.execute(_SQL["lose_message"], {"id": row["id"]})
        challenges.end_by_id(row["id"], LadderOutcome.VOID, now, transaction)


def _void_waiting(guild_id: int, now: int, transaction: Transaction) -> None:
    for row in transaction.execute(_SQL["waiting_on"], {"guild_id": guild_id}):
        challenges.end_by_id(row["id"], LadderOutcome.VOID, now, transaction)


def _stand_still(guild_id: int, now: int, transaction: Transaction) -> None:
    _void_waiting(guild_id, now, transaction)
    transaction.execute(_SQL["stand_still"], {"guild_id": guild_id, "now": now})


def _go_on(guild_id: int, now: int, transaction: Transaction) -> None:
    for row in transaction.execute(_SQL["go_on"], {"guild_id": guild_id}):
        _void_waiting(guild_id, now, transaction)  # whose press was still on its way
        stood = {"seconds": max(0, now - row["since"]), "until": now}
        transaction.execute(_SQL["give_back"], {"guild_id": guild_id, **stood})
