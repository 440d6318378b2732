"""Tournaments as scheduled events of a server, outside voice channels: they are played in text."""

import asyncio
import logging
from datetime import UTC, datetime
from typing import Final

import discord

from bot.client.announcing.host import AnnouncementHost
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE
from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.features.announcements.ports import EventChange

_log = logging.getLogger(__name__)

_ENDED: Final = frozenset({discord.EventStatus.completed, discord.EventStatus.cancelled})

_STEPS: Final = {
    (discord.EventStatus.scheduled, EventStage.BEGUN): (discord.EventStatus.active,),
    (discord.EventStatus.scheduled, EventStage.OVER): (
        discord.EventStatus.active,
        discord.EventStatus.completed,
    ),
    (discord.EventStatus.scheduled, EventStage.CALLED_OFF): (discord.EventStatus.cancelled,),
    (discord.EventStatus.active, EventStage.OVER): (discord.EventStatus.completed,),
    (discord.EventStatus.active, EventStage.CALLED_OFF): (discord.EventStatus.completed,),
}
"""How an event comes from its status to that of a tournament: Discord allows no other steps."""


class ScheduledEvents:
    """The port `Calendar` on Discord."""

    def __init__(self, host: AnnouncementHost) -> None:
        """Act as `host`."""
        self._host = host

    def may_schedule(self, guild_id: int) -> bool:
        """Tell whether the bot may make scheduled events on a server, and change its own.

        *Manage Events* alone has allowed neither since February 2026.
        """
        guild = self._host.get_guild(guild_id)
        return guild is not None and guild.me.guild_permissions.create_events

    async def find(self, happening: ScheduledTournament) -> int | EventChange:
        """Return the id of the bot's scheduled event for a tournament, or why there is none."""
        guild = self._host.get_guild(happening.guild_id)
        if guild is None:
            return EventChange.FAILED
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                events = await guild.fetch_scheduled_events(with_counts=False)
        except TROUBLE as error:
            _log.warning("the events of server %d cannot be read: %r", guild.id, error)
            return EventChange.FAILED
        for event in events:
            shows = (event.creator_id, event.name, event.location)
            if shows == (guild.me.id, happening.title, happening.location):
                return event.id
        return EventChange.DELETED

    async def make(self, happening: ScheduledTournament) -> int | None:
        """Make the scheduled event of a tournament, and return its id; None if that failed."""
        guild = self._host.get_guild(happening.guild_id)
        if guild is None:
            return None
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                event = await guild.create_scheduled_event(
                    name=happening.title,
                    start_time=_moment(happening.starts),
                    end_time=_moment(happening.ends),
                    location=happening.location,
                    entity_type=discord.EntityType.external,
                    privacy_level=discord.PrivacyLevel.guild_only,
                )
        except TROUBLE as error:
            _log.warning("tournament %d has no scheduled event: %r", happening.tournament_id, error)
            return None
        return event.id

    async def show(self, happening: ScheduledTournament) -> EventChange:
        """Edit the scheduled event of a tournament to what it is now."""
        guild = self._host.get_guild(happening.guild_id)
        if guild is None:
            return EventChange.FAILED
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                event = await guild.fetch_scheduled_event(
                    happening.event_id or 0, with_counts=False
                )
                if event.status in _ENDED and not happening.stage.is_end:
                    return EventChange.DELETED  # nobody can open it again
                await _change(event, happening)
        except discord.NotFound:
            return EventChange.DELETED
        except TROUBLE as error:
            _log.warning("the event of tournament %d: %r", happening.tournament_id, error)
            return EventChange.FAILED
        return EventChange.DONE


async def _change(event: discord.ScheduledEvent, happening: ScheduledTournament) -> None:
    if happening.stage is EventStage.PLANNED and event.status is discord.EventStatus.scheduled:
        await event.edit(
            name=happening.title,
            start_time=_moment(happening.starts),
            end_time=_moment(happening.ends),
            location=happening.location,
            entity_type=discord.EntityType.external,
        )
        return
    ends = _moment(happening.ends)
    if not happening.stage.is_end and (event.location, event.end_time) != (
        happening.location,
        ends,
    ):
        event = await event.edit(
            end_time=ends,
            location=happening.location,
            entity_type=discord.EntityType.external,
        )
    for status in _STEPS.get((event.status, happening.stage), ()):
        event = await event.edit(status=status)


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
