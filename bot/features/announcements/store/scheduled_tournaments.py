"""Tournaments among the scheduled events, in SQL."""

from bot.database.ports import Database, Row, Value
from bot.database.statements import statements
from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.sharding import EVERYTHING, Share

_SQL = statements(__package__, "scheduled_tournaments")


class SqlScheduledTournamentStore:
    """Which scheduled events there are to be, in SQL. Each method is one statement."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; what is due is that of `share` alone."""
        self._database = database
        self._own = share.columns

    async def plan(self, happening: ScheduledTournament) -> None:
        """Remember a tournament that begins at a set time, or has another time or title now."""
        columns: dict[str, Value] = {
            "tournament_id": happening.tournament_id,
            "guild_id": happening.guild_id,
            "title": happening.title,
            "starts": happening.starts,
            "ends": happening.ends,
            "location": happening.location,
        }
        await self._database.fetch(_SQL["plan"], columns)

    async def move(self, tournament_id: int, location: str) -> int | None:
        """Note where one is now; return its server if there is anything to be shown."""
        rows = await self._database.fetch(
            _SQL["move_happening"], {"tournament_id": tournament_id, "location": location}
        )
        guild_id: int | None = rows[0]["guild_id"] if rows else None
        return guild_id

    async def reach(self, tournament_id: int, stage: EventStage) -> int | None:
        """Note how far one is; return its server if there is anything to be shown."""
        rows = await self._database.fetch(
            _SQL["reach"], {"tournament_id": tournament_id, "stage": stage}
        )
        guild_id: int | None = rows[0]["guild_id"] if rows else None
        return guild_id

    async def open(self, guild_id: int) -> list[ScheduledTournament]:
        """Return those of a server that are to be shown otherwise."""
        rows = await self._database.fetch(_SQL["open_happenings"], {"guild_id": guild_id})
        return [_read(row) for row in rows]

    async def open_servers(self) -> list[int]:
        """Return the servers that have any."""
        rows = await self._database.fetch(_SQL["servers_of_happenings"], self._own)
        return [row["guild_id"] for row in rows]

    async def next_end(self) -> int | None:
        """Return when the first event of a tournament that is being played ends, in Unix seconds.

        None if none of them has an event.
        """
        [row] = await self._database.fetch(_SQL["next_end"], self._own)
        ends: int | None = row["ends"]
        return ends

    async def prolong(self, before: int, ends: int) -> set[int]:
        """Let events of tournaments that are being played, and end `before`, end at `ends`.

        Returns their servers.
        """
        columns = {**self._own, "before": before, "ends": ends}
        rows = await self._database.fetch(_SQL["prolong"], columns)
        return {row["guild_id"] for row in rows}

    async def get(self, tournament_id: int) -> ScheduledTournament | None:
        """Return the happening of a tournament, None if there is none."""
        rows = await self._database.fetch(_SQL["happening"], {"tournament_id": tournament_id})
        return _read(rows[0]) if rows else None

    async def note_tried(self, tournament_id: int) -> None:
        """Note that an event is about to be made."""
        await self._database.fetch(_SQL["note_tried"], {"tournament_id": tournament_id})

    async def note_shown(self, happening: ScheduledTournament, event_id: int) -> None:
        """Note which event shows a happening, and that it does."""
        columns: dict[str, Value] = {
            "tournament_id": happening.tournament_id,
            "event_id": event_id,
            "title": happening.title,
            "starts": happening.starts,
            "ends": happening.ends,
            "location": happening.location,
            "stage": happening.stage,
        }
        await self._database.fetch(_SQL["note_shown"], columns)

    async def drop(self, tournament_id: int) -> None:
        """Forget a happening."""
        await self._database.fetch(_SQL["drop_happening"], {"tournament_id": tournament_id})


def _read(row: Row) -> ScheduledTournament:
    return ScheduledTournament(
        row["guild_id"],
        row["tournament_id"],
        row["title"],
        row["starts"],
        row["ends"],
        row["location"],
        EventStage(row["stage"]),
        row["event_id"],
        bool(row["tried"]),
    )
