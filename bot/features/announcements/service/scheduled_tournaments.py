"""Tournaments among the scheduled events of a server, from their planning to their end."""

import asyncio
import logging
from dataclasses import replace
from typing import Final

from bot.features.announcements.model.scheduled_tournaments import (
    DELETED,
    EventStage,
    ScheduledTournament,
)
from bot.features.announcements.ports import Calendar, EventChange
from bot.features.announcements.store.scheduled_tournaments import SqlScheduledTournamentStore
from bot.match.ports import Clock
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)

EARLY: Final = 10 * 60
"""Seconds before its end at which the event of a tournament that goes on is prolonged."""

LONGER: Final = 3 * 3600
"""Seconds from then to its next end."""


class ScheduledTournaments:
    """What is to be shown is in the database; Discord is brought to that in the background.

    What somebody has deleted is not made again. What does not succeed is tried again: at a start,
    and whenever a tournament of the server changes.

    Discord begins an event at its start, and ends it at the end that it was told, for good. So that
    of a tournament which goes on, or is late, is prolonged before; waiting for that is a timer
    handle.
    """

    def __init__(
        self, store: SqlScheduledTournamentStore, calendar: Calendar, *, clock: Clock, tasks: Tasks
    ) -> None:
        """Show tournaments in `calendar`."""
        self._store = store
        self._calendar = calendar
        self._clock = clock
        self._tasks = tasks
        self._at_work = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    async def plan(self, happening: ScheduledTournament) -> None:
        """Show a tournament that begins at a set time, or has another time or title now."""
        await self._store.plan(happening)
        await self._keep_open()  # one that is late has begun on Discord already
        self._catch_up(happening.guild_id)

    async def move(self, tournament_id: int, location: str) -> None:
        """Show where a tournament is now, if it is among the scheduled events."""
        guild_id = await self._store.move(tournament_id, location)
        if guild_id is not None:
            self._catch_up(guild_id)

    async def reach(self, tournament_id: int, stage: EventStage) -> None:
        """Show how far a tournament is, if it is among the scheduled events."""
        guild_id = await self._store.reach(tournament_id, stage)
        if guild_id is not None:
            self._catch_up(guild_id)
            await self._keep_open()

    async def is_hindered(self, tournament_id: int) -> bool:
        """Tell whether a tournament would be a scheduled event if the bot was permitted that."""
        happening = await self._store.get(tournament_id)
        return (
            happening is not None
            and happening.event_id is None
            and not self._calendar.may_schedule(happening.guild_id)
        )

    async def start(self) -> None:
        """Show what was left when the bot stopped."""
        await self._keep_open()
        for guild_id in await self._store.open_servers():
            self._catch_up(guild_id)

    def stop(self) -> None:
        """Wait for no end any longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _keep_open(self) -> None:
        """Prolong events that end soon though their tournaments go on, and wait for the next."""
        self.stop()
        now = self._clock.now()
        for guild_id in await self._store.prolong(now + EARLY, now + LONGER):
            self._catch_up(guild_id)
        ends = await self._store.next_end()
        if ends is not None:
            self.stop()  # another call may have come here meanwhile
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(1, ends - EARLY - now + 1), self._prolong)

    def _prolong(self) -> None:
        self._timer = None
        self._tasks.start(self._keep_open(), "ends of scheduled events")

    def _catch_up(self, guild_id: int) -> None:
        self._tasks.start(self._show_all(guild_id), f"scheduled events {guild_id}")

    async def _show_all(self, guild_id: int) -> None:
        async with self._at_work:  # one after another: so none is made twice
            for event in await self._store.open(guild_id):
                await (self._make(event) if event.event_id is None else self._show(event))

    async def _make(self, event: ScheduledTournament) -> None:
        """Make the event of a tournament, unless it was made and then the bot was killed."""
        found = await self._calendar.find(event) if event.tried else EventChange.DELETED
        if found is EventChange.FAILED:
            return
        if isinstance(found, int):
            await self._show(replace(event, event_id=found))
        elif event.stage is not EventStage.PLANNED or event.starts <= self._clock.now():
            await self._store.drop(event.tournament_id)  # events are of what is to come
        elif not self._calendar.may_schedule(event.guild_id):
            _log.info("tournament %d gets no scheduled event: not permitted", event.tournament_id)
        else:
            await self._store.note_tried(event.tournament_id)
            made = await self._calendar.make(event)
            if made is not None:
                await self._store.note_shown(event, made)

    async def _show(self, event: ScheduledTournament) -> None:
        event_id = event.event_id or DELETED
        shown = EventChange.DELETED if event_id == DELETED else await self._calendar.show(event)
        if shown is EventChange.FAILED:
            return
        if event.stage.is_end:
            await self._store.drop(event.tournament_id)
        else:
            now = DELETED if shown is EventChange.DELETED else event_id
            await self._store.note_shown(event, now)
