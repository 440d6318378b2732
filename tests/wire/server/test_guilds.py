"""Roles and scheduled events of the wire server, and the bot's own hands for them, over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.client.announcing.announcer import ChannelAnnouncer
from bot.client.announcing.calendar import ScheduledEvents
from bot.client.announcing.roles import MemberRoles
from bot.features.announcements.model.announcement import TournamentMilestone, TournamentNews
from bot.features.announcements.model.role_awards import RoleAward, RoleAwardKind, RoleObstacle
from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.features.announcements.ports import EventChange, RoleChange, Sent
from bot.kit.texts.texts import Texts, catalogue
from tests.support.wire.helpers import openapi
from tests.wire_server import Channel, Permission, WireServer
from tests.wire_server.model.entities import Guild, User
from tests.wire_server.model.scheduled_event import EventStatus

HOUR = 3600
_SILENT = discord.MessageFlags(suppress_notifications=True).value
CUP = TournamentNews(TournamentMilestone.OPEN, 7, "Cup")


class Client(discord.AutoShardedClient):
    """A bot that does nothing by itself."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)

    def texts_of_server(self, guild_id: int | None) -> Texts:
        del guild_id
        return catalogue().english


@dataclass
class Place:
    """A guild with Ann on the server, and a bot that knows it."""

    server: WireServer
    client: Client
    guild: Guild
    channel: Channel
    ann: User

    def permit(self, permissions: Permission) -> None:
        self.server.let_bot(self.guild, permissions, position=5)

    async def settled(self) -> None:
        """Wait until the bot has heard of the newest role."""
        newest = max(self.guild.roles)
        async with asyncio.timeout(30):
            while not self._knows(newest):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)

    def _knows(self, role_id: int) -> bool:
        guild = self.client.get_guild(self.guild.id)
        assert guild is not None
        own = [role.id for role in self.guild.members[self.server.bot.id].roles]
        heard = [role.id for role in guild.me.roles]
        return guild.get_role(role_id) is not None and set(own) <= set(heard)


@contextmanager
def routed_to(server: WireServer) -> Iterator[None]:
    """Let discord.py speak with `server`."""
    before, discord.http.Route.BASE = discord.http.Route.BASE, server.api_base
    try:
        yield
    finally:
        discord.http.Route.BASE = before


@asynccontextmanager
async def seated(*, two_factor: bool = True) -> AsyncIterator[Place]:
    """Run a server with a guild, and a bot that is connected to it."""
    async with WireServer(openapi=openapi()) as server:
        ann = server.create_user("Ann")
        guild = server.create_guild("Tavern", [ann])
        guild.demands_two_factor = True
        server.application.owner_has_two_factor = two_factor
        channel = server.create_channel(guild, "news")
        with routed_to(server):
            client = Client()
            await client.login(server.token)
            connected = asyncio.create_task(client.connect())
            async with asyncio.timeout(20):
                await client.wait_until_ready()
            yield Place(server, client, guild, channel, ann)
            await client.close()
            await asyncio.gather(connected, return_exceptions=True)
        server.check()


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    async with seated() as place:
        yield place


async def test_what_is_posted_again_is_there_once(place: Place) -> None:
    herald = ChannelAnnouncer(place.client)
    for _ in range(2):
        sent = await herald.post(place.guild.id, place.channel.id, CUP, "the same")
        assert sent is Sent.POSTED
    assert await herald.post(place.guild.id, place.channel.id, CUP, "another") is Sent.POSTED
    messages = list(place.channel.messages.values())
    assert len(messages) == 2
    assert all(
        message.content.flags & discord.MessageFlags.suppress_notifications.flag
        for message in messages
    )


async def test_a_role_is_given_and_taken_back(place: Place) -> None:
    place.permit(Permission.MANAGE_ROLES)
    stars = place.server.create_role(place.guild, "Stars", position=1)
    high = place.server.create_role(place.guild, "High", position=9)
    await place.settled()
    roles, member = MemberRoles(place.client), place.guild.members[place.ann.id]
    award = RoleAward(place.guild.id, RoleAwardKind.PODIUM, place.ann.id, stars.id)
    for _ in range(2):
        assert await roles.give(award) is RoleChange.DONE
        assert member.roles == [stars]
    assert await roles.give(replace(award, role_id=high.id)) is RoleChange.FAILED
    assert roles.obstacle(place.guild.id, high.id) is RoleObstacle.TOO_HIGH
    assert await roles.give(replace(award, role_id=1)) is RoleChange.ROLE_GONE
    assert await roles.give(replace(award, user_id=1)) is RoleChange.MEMBER_GONE
    for _ in range(2):
        assert await roles.take_back(award) is RoleChange.DONE
        assert member.roles == []
    place.server.remove_member(place.guild, place.ann)
    assert await roles.take_back(award) is RoleChange.MEMBER_GONE


async def test_without_two_factor_of_the_owner_no_role_is_given() -> None:
    async with seated(two_factor=False) as place:
        place.permit(Permission.MANAGE_ROLES)
        stars = place.server.create_role(place.guild, "Stars", position=1)
        await place.settled()
        roles = MemberRoles(place.client)
        assert roles.obstacle(place.guild.id, stars.id) is RoleObstacle.NO_TWO_FACTOR
        crowned = RoleAward(place.guild.id, RoleAwardKind.PODIUM, place.ann.id, stars.id)
        assert await roles.give(crowned) is RoleChange.FAILED
        assert [request.status for request in place.server.requests if request.method == "PUT"] == [
            403
        ]


async def test_without_the_permission_no_role_is_given(place: Place) -> None:
    place.permit(Permission.CREATE_EVENTS)
    stars = place.server.create_role(place.guild, "Stars", position=1)
    await place.settled()
    roles = MemberRoles(place.client)
    assert roles.obstacle(place.guild.id, stars.id) is RoleObstacle.FORBIDDEN
    award = RoleAward(place.guild.id, RoleAwardKind.PODIUM, place.ann.id, stars.id)
    assert await roles.give(award) is RoleChange.FAILED


def happening(place: Place) -> ScheduledTournament:
    starts = int(datetime.now(UTC).timestamp()) + HOUR
    return ScheduledTournament(place.guild.id, 1, "Cup", starts, starts + HOUR, "#news")


async def test_an_event_goes_all_the_way(place: Place) -> None:
    place.permit(Permission.CREATE_EVENTS)
    await place.settled()
    calendar, planned = ScheduledEvents(place.client), happening(place)
    assert calendar.may_schedule(place.guild.id)
    assert await calendar.find(planned) is EventChange.DELETED
    event_id = await calendar.make(planned)
    assert event_id == await calendar.find(planned)
    later = replace(planned, title="Grand Cup", starts=planned.starts + 60, event_id=event_id)
    assert await calendar.show(later) is EventChange.DONE
    [event] = place.guild.events.values()
    assert (event.name, int(event.starts.timestamp())) == ("Grand Cup", later.starts)
    for stage, status in (
        (EventStage.BEGUN, EventStatus.ACTIVE),
        (EventStage.BEGUN, EventStatus.ACTIVE),
        (EventStage.CALLED_OFF, EventStatus.COMPLETED),
        (EventStage.OVER, EventStatus.COMPLETED),
    ):
        assert await calendar.show(replace(later, stage=stage)) is EventChange.DONE
        assert event.status is status
    place.guild.events.clear()
    assert await calendar.show(later) is EventChange.DELETED


async def test_without_the_permission_there_is_no_event(place: Place) -> None:
    calendar = ScheduledEvents(place.client)
    assert not calendar.may_schedule(place.guild.id)
    assert await calendar.make(happening(place)) is None
    assert place.guild.events == {}


async def test_an_event_of_ones_own_is_deleted(place: Place) -> None:
    place.permit(Permission.CREATE_EVENTS)
    await place.settled()
    calendar, planned = ScheduledEvents(place.client), happening(place)
    made = await calendar.make(planned)
    guild = place.client.get_guild(place.guild.id)
    assert guild is not None
    event = await guild.fetch_scheduled_event(made or 0, with_counts=False)
    await event.delete()
    assert place.guild.events == {}
    with pytest.raises(discord.NotFound):
        await event.delete()


async def test_to_manage_events_is_not_to_create_them(place: Place) -> None:
    place.permit(Permission.MANAGE_EVENTS)
    await place.settled()
    calendar = ScheduledEvents(place.client)
    assert not calendar.may_schedule(place.guild.id)
    assert await calendar.make(happening(place)) is None
    assert [request.status for request in place.server.requests if request.method == "POST"][
        -1
    ] == 403


async def test_the_end_of_an_event_is_put_off_until_discord_has_ended_it(place: Place) -> None:
    place.permit(Permission.CREATE_EVENTS)
    await place.settled()
    calendar, planned = ScheduledEvents(place.client), happening(place)
    begun = replace(planned, event_id=await calendar.make(planned), stage=EventStage.BEGUN)
    longer = replace(begun, ends=begun.ends + HOUR)
    assert await calendar.show(longer) is EventChange.DONE
    [event] = place.guild.events.values()
    assert (event.status, int(event.ends.timestamp())) == (EventStatus.ACTIVE, longer.ends)
    event.status = EventStatus.COMPLETED  # as Discord does at the end that it was told
    edits = len(place.server.requests)
    assert await calendar.show(replace(longer, ends=longer.ends + HOUR)) is EventChange.DELETED
    assert await calendar.show(replace(longer, stage=EventStage.OVER)) is EventChange.DONE
    assert [request.method for request in [*place.server.requests][edits:]] == ["GET", "GET"]


async def test_the_end_of_an_event_is_put_off_where_its_tournament_is_late(place: Place) -> None:
    place.permit(Permission.CREATE_EVENTS)
    await place.settled()
    calendar, planned = ScheduledEvents(place.client), happening(place)
    late = replace(planned, event_id=await calendar.make(planned), ends=planned.ends + HOUR)
    [event] = place.guild.events.values()
    event.starts = datetime.now(UTC) - timedelta(minutes=1)
    assert await calendar.show(late) is EventChange.DONE
    assert (event.status, int(event.ends.timestamp())) == (EventStatus.ACTIVE, late.ends)
    event.ends = datetime.now(UTC)
    assert await calendar.show(replace(late, ends=late.ends + HOUR)) is EventChange.DELETED
    assert event.status is EventStatus.COMPLETED
