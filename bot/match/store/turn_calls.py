"""The messages that call people to their turns, in SQL."""

from bot.database.ports import Database
from bot.database.statements import statements
from bot.match.model.match import Place
from bot.match.model.turn_calls import TurnCall
from bot.sharding import EVERYTHING, Share

_SQL = statements(__package__, "turn_calls")


class SqlTurnCallStore:
    """Stores the messages that call people to their turns."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; calls are those of `share` alone."""
        self._database = database
        self._own = share.columns

    async def all(self) -> list[TurnCall]:
        """Return every stored call."""
        return [
            TurnCall(
                row["match_id"],
                row["user_id"],
                Place(row["guild_id"], row["channel_id"]),
                row["message_id"],
            )
            for row in await self._database.fetch(_SQL["all_calls"], self._own)
        ]

    async def put(self, call: TurnCall) -> None:
        """Store the call of its match, instead of any other."""
        await self._database.fetch(
            _SQL["put"],
            {
                "match_id": call.match_id,
                "user_id": call.user_id,
                "guild_id": call.place.guild_id,
                "channel_id": call.place.channel_id,
                "message_id": call.message_id,
            },
        )

    async def drop(self, match_id: int) -> None:
        """Delete the call of a match."""
        await self._database.fetch(_SQL["drop"], {"match_id": match_id})
