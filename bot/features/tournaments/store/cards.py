"""Where the cards of tournaments are, in SQL."""

from bot.database.ports import Database, Value
from bot.database.statements import statements
from bot.features.tournaments.ports import Posted

_SQL = statements(__package__, "cards")


class SqlCardStore:
    """The messages of tournament cards, in SQL. Each method is one statement."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def get(self, tournament_id: int) -> Posted | None:
        """Return where the card of a tournament is, None if it was never posted."""
        rows = await self._database.fetch(_SQL["get"], {"tournament_id": tournament_id})
        if not rows:
            return None
        return Posted(rows[0]["channel_id"], rows[0]["message_id"], rows[0]["round"])

    async def put(self, tournament_id: int, posted: Posted) -> None:
        """Store the message of the card of a tournament."""
        columns: dict[str, Value] = {
            "tournament_id": tournament_id,
            "channel_id": posted.channel_id,
            "message_id": posted.message_id,
            "round": posted.round,
        }
        await self._database.fetch(_SQL["put"], columns)
