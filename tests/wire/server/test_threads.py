"""Threads of the wire server: what Discord would do, and what it would refuse."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from tests.support.wire.helpers import RawBot, Reply, openapi
from tests.wire_server import Channel, Permission, WireServer


@dataclass
class Desk:
    """A channel with a message of a bot that does whatever it is told to."""

    server: WireServer
    bot: RawBot
    channel: Channel
    message: int

    async def open(self, name: str = "Duel", **fields: object) -> Reply:
        path = f"/channels/{self.channel.id}/messages/{self.message}/threads"
        return await self.bot.call("POST", path, {"name": name, **fields})

    async def edit_in(self, thread: str, message: str, content: str) -> Reply:
        path = f"/channels/{thread}/messages/{message}"
        return await self.bot.call("PATCH", path, {"content": content})

    async def post_in(self, thread: str, content: str) -> Reply:
        return await self.bot.call("POST", f"/channels/{thread}/messages", {"content": content})


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with WireServer(openapi=openapi()) as server, RawBot(server) as bot:
        channel = server.create_channel(server.create_guild("Tavern"), "table")
        posted = await bot.call("POST", f"/channels/{channel.id}/messages", {"content": "Here"})
        yield Desk(server, bot, channel, int(posted.body["id"]))


async def test_a_thread_shares_the_id_of_its_message(desk: Desk) -> None:
    gateway = await desk.bot.identified()
    opened = await desk.open(auto_archive_duration=10080)
    assert opened.status == 201
    assert (opened.body["id"], opened.body["type"]) == (str(desk.message), 11)
    assert opened.body["parent_id"] == str(desk.channel.id)
    assert opened.body["thread_metadata"]["auto_archive_duration"] == 10080
    created = await gateway.event("THREAD_CREATE")
    assert (created["newly_created"], created["owner_id"]) == (True, str(desk.server.bot.id))
    again = await desk.open()
    assert (again.status, again.body["code"]) == (400, 160004)


async def test_a_thread_without_a_message_has_to_be_public(desk: Desk) -> None:
    gateway = await desk.bot.identified()
    path = f"/channels/{desk.channel.id}/threads"
    private = await desk.bot.call("POST", path, {"name": "Duel"})
    assert (private.status, private.body["code"]) == (400, 50024)
    opened = await desk.bot.call("POST", path, {"name": "Duel", "type": 11})
    assert (opened.status, opened.body["type"]) == (201, 11)
    created = await gateway.event("THREAD_CREATE")
    assert created["id"] == opened.body["id"]
    assert [thread.name for thread in desk.server.threads(desk.channel)] == ["Duel"]


@pytest.mark.parametrize(
    "denied", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS]
)
async def test_each_permission_is_needed(desk: Desk, denied: Permission) -> None:
    desk.server.set_permissions(desk.channel, desk.server.bot, deny=denied)
    refused = await desk.open()
    if denied is Permission.SEND_MESSAGES_IN_THREADS:
        assert refused.status == 201
        refused = await desk.post_in(refused.body["id"], "Hello")
    assert (refused.status, refused.body["code"]) == (403, 50013)


async def test_nothing_changes_in_an_archived_thread_until_it_is_open(desk: Desk) -> None:
    thread = (await desk.open()).body["id"]
    posted = (await desk.post_in(thread, "Hello")).body["id"]
    desk.server.archive(desk.server.threads(desk.channel)[0])
    refused = await desk.edit_in(thread, posted, "Bye")
    assert (refused.status, refused.body["code"]) == (400, 50083)
    assert (await desk.bot.call("PATCH", f"/channels/{thread}", {"archived": False})).status == 200
    assert (await desk.edit_in(thread, posted, "Bye")).status == 200
    desk.server.archive(desk.server.threads(desk.channel)[0])
    assert (await desk.post_in(thread, "A new message opens it")).status == 200
    assert (await desk.edit_in(thread, posted, "Bye again")).status == 200


async def test_threads_of_announcements_are_of_their_own_type(desk: Desk) -> None:
    assert desk.channel.guild is not None
    news = desk.server.create_announcements(desk.channel.guild, "news")
    path = f"/channels/{news.id}/threads"
    refused = await desk.bot.call("POST", path, {"name": "Duel", "type": 11})
    assert (refused.status, refused.body["code"]) == (400, 50024)
    opened = await desk.bot.call("POST", path, {"name": "Duel", "type": 10})
    assert (opened.status, opened.body["type"]) == (201, 10)
    assert (await desk.post_in(opened.body["id"], "Hello")).status == 200


async def test_nothing_is_said_or_changed_in_a_locked_thread(desk: Desk) -> None:
    thread = (await desk.open()).body["id"]
    posted = (await desk.post_in(thread, "Hello")).body["id"]
    desk.server.lock(desk.server.threads(desk.channel)[0])
    for reply in (await desk.post_in(thread, "x"), await desk.edit_in(thread, posted, "x")):
        assert (reply.status, reply.body["code"]) == (400, 160005)


async def test_threads_go_with_their_channel(desk: Desk) -> None:
    thread = (await desk.open()).body["id"]
    desk.server.delete_channel(desk.channel)
    gone = await desk.post_in(thread, "Hello")
    assert (gone.status, gone.body["code"]) == (404, 10003)


async def test_only_who_sees_a_thread_can_be_added(desk: Desk) -> None:
    thread = (await desk.open()).body["id"]
    stranger = desk.server.create_user("Zoe")
    path = f"/channels/{thread}/thread-members/{stranger.id}"
    assert (await desk.bot.call("PUT", path)).body["code"] == 50001
    assert desk.channel.guild is not None
    desk.server.add_member(desk.channel.guild, stranger)
    assert (await desk.bot.call("PUT", path)).status == 204
    assert stranger in desk.server.threads(desk.channel)[0].members


async def test_deleting_a_thread_of_ones_own_takes_a_permission(desk: Desk) -> None:
    gateway = await desk.bot.identified()
    thread = (await desk.open()).body["id"]
    refused = await desk.bot.call("DELETE", f"/channels/{thread}")
    assert (refused.status, refused.body["code"]) == (403, 50013)
    guild = desk.channel.guild
    assert guild is not None
    desk.server.let_bot(guild, Permission.MANAGE_THREADS, position=5)
    assert (await desk.bot.call("DELETE", f"/channels/{thread}")).status == 200
    assert (await gateway.event("THREAD_DELETE"))["id"] == thread
    assert (await desk.bot.call("GET", f"/channels/{thread}")).status == 404
    message = f"/channels/{desk.channel.id}/messages/{desk.message}"
    assert (await desk.bot.call("GET", message)).status == 200, "what it began at stays"
