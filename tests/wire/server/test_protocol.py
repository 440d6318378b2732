"""Gateway and interactions packet by packet, with a bot that the test plays itself."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator

import pytest

from tests.support.wire.helpers import RawBot, RawGateway
from tests.wire_server import (
    Channel,
    ImpossibleAction,
    InteractionFailed,
    JsonObject,
    Outcome,
    Permission,
    User,
    WireServer,
)

V2 = 1 << 15
PLAY = {
    "name": "play",
    "description": "Play",
    "type": 1,
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
}
ADMIN = {"name": "admin", "description": "Manage", "type": 1, "default_member_permissions": "32"}
BUTTONS = [
    {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]},
    {"type": 1, "components": [{"type": 5, "custom_id": "whom", "max_values": 2}]},
]


class Stage:
    """A guild with two people, and the bot behind the scenes."""

    def __init__(self, server: WireServer, bot: RawBot) -> None:
        self.server = server
        self.bot = bot
        self.ann = server.create_user("Ann", locale="fr", installed=True)
        self.ben = server.create_user("Ben")
        self.guild = server.create_guild("Tavern", [self.ann, self.ben], locale="it")
        self.channel = server.create_channel(self.guild, "table")

    async def act(
        self,
        gateway: RawGateway,
        action: asyncio.Task[Outcome],
        kind: int,
        **data: object,
    ) -> tuple[JsonObject, Outcome]:
        """Answer what a user is doing; return the event and what came of it."""
        event = await gateway.event("INTERACTION_CREATE")
        reply = await self.bot.answer(event, kind, **data)
        assert reply.status == 200, reply.body
        return event, await action

    def play(self, user: User, channel: Channel) -> asyncio.Task[Outcome]:
        return asyncio.create_task(self.server.command(user, channel, "play"))


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """Set up a server with short deadlines, on which the commands are registered."""
    async with WireServer(answer_within=0.5, history=50) as server, RawBot(server) as bot:
        stage = Stage(server, bot)
        await bot.call("PUT", f"/applications/{server.bot.id}/commands", [PLAY, ADMIN])
        yield stage


async def test_hello_ready_and_guilds(stage: Stage) -> None:
    async with stage.server.expect_ready():
        gateway = await stage.bot.connect()
        hello = await gateway.next_op(10)
        assert hello["d"]["heartbeat_interval"] > 1000
        await gateway.identify(intents=1)
    ready = await gateway.event("READY")
    assert ready["user"]["id"] == str(stage.server.bot.id)
    assert ready["guilds"] == [{"id": str(stage.guild.id), "unavailable": True}]
    guild = await gateway.event("GUILD_CREATE")
    assert [channel["id"] for channel in guild["channels"]] == [str(stage.channel.id)]
    assert [member["user"]["id"] for member in guild["members"]] == [str(stage.server.bot.id)]
    await gateway.send(1, 2)
    assert await gateway.next_op(11)


async def test_the_gateway_is_compressed_when_asked(stage: Stage) -> None:
    gateway = await stage.bot.connect(compress="zlib-stream")
    inflate = zlib.decompressobj()
    hello = json.loads(inflate.decompress(await gateway.socket.receive_bytes()))
    assert hello["op"] == 10
    await gateway.identify()
    ready = json.loads(inflate.decompress(await gateway.socket.receive_bytes()))
    assert ready["t"] == "READY"


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (2, {"intents": 1 << 15}, 4014),
        (2, {"intents": 1 << 30}, 4013),
        (2, {"shard": [1, 2]}, 4010),
        (3, {}, 4003),
        (2, {"properties": {"os": "x" * 5000}}, 4002),
    ],
)
async def test_a_wrong_start_closes_the_gateway(
    stage: Stage, op: int, data: JsonObject, code: int
) -> None:
    gateway = await stage.bot.connect()
    await gateway.send(op, {"token": stage.server.token, "intents": 1, **data})
    assert await gateway.closed() == code


async def test_another_version_is_refused(stage: Stage) -> None:
    gateway = await stage.bot.connect(v="9")
    assert await gateway.closed() == 4012


async def test_resume_replays_what_was_missed(stage: Stage) -> None:
    gateway = await stage.bot.connect()
    await gateway.identify()
    ready = await gateway.event("READY")
    await stage.server.drop_gateway()
    assert await gateway.closed() == 4000
    stage.server.create_channel(stage.guild, "first")
    stage.server.create_channel(stage.guild, "second")

    again = await stage.bot.connect()
    resume = {"token": stage.server.token, "session_id": ready["session_id"], "seq": 2}
    await again.send(6, resume)
    assert (await again.event("CHANNEL_CREATE"))["name"] == "first"
    assert (await again.event("CHANNEL_CREATE"))["name"] == "second"
    await again.event("RESUMED")

    stranger = await stage.bot.connect()
    await stranger.send(6, {**resume, "session_id": "unknown"})
    assert (await stranger.next_op(9))["d"] is False


async def test_members_are_told_by_their_ids_alone(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    ids = [str(stage.ann.id), "404"]
    await gateway.send(8, {"guild_id": str(stage.guild.id), "user_ids": ids, "nonce": "who"})
    chunk = await gateway.event("GUILD_MEMBERS_CHUNK")
    assert [each["user"]["id"] for each in chunk["members"]] == [str(stage.ann.id)]
    assert (chunk["not_found"], chunk["nonce"], chunk["chunk_count"]) == (["404"], "who", 1)
    await gateway.send(8, {"guild_id": str(stage.guild.id), "query": "", "limit": 0})
    assert await gateway.closed() == 4002


async def test_events_follow_the_intents_and_tell_of_deletions(stage: Stage) -> None:
    messages = 1 << 9
    gateway = await stage.bot.identified(intents=1 | messages)
    deaf = f"/channels/{stage.channel.id}/messages"
    sent = (await stage.bot.call("POST", deaf, {"content": "hello"})).body
    assert (await gateway.event("MESSAGE_CREATE"))["content"] == "hello"
    stage.server.delete_message(stage.server.last_message(stage.ann, stage.channel))
    assert (await gateway.event("MESSAGE_DELETE"))["id"] == sent["id"]
    stage.server.delete_channel(stage.channel)
    assert (await gateway.event("CHANNEL_DELETE"))["id"] == str(stage.channel.id)
    stage.server.remove_bot(stage.guild)
    assert await gateway.event("GUILD_DELETE") == {"id": str(stage.guild.id)}
    assert (await stage.bot.call("POST", deaf, {"content": "hello?"})).body["code"] == 10003
    stage.server.add_bot(stage.guild)
    back = await gateway.event("GUILD_CREATE")
    assert (back["id"], back["unavailable"]) == (str(stage.guild.id), False)


async def test_an_interaction_carries_what_discord_sends(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    event, outcome = await stage.act(
        gateway, stage.play(stage.ann, stage.channel), 4, content="Who?", components=BUTTONS
    )
    assert (event["type"], event["version"], event["context"]) == (2, 1, 0)
    assert (event["locale"], event["guild_locale"]) == ("fr", "it")
    assert event["authorizing_integration_owners"] == {"0": str(stage.guild.id)}
    assert int(event["app_permissions"]) & Permission.SEND_MESSAGES
    assert int(event["member"]["permissions"]) & Permission.VIEW_CHANNEL
    assert event["entitlements"] == []

    pressing = asyncio.create_task(stage.server.press(stage.ben, outcome.message, custom_id="go"))
    event, outcome = await stage.act(gateway, pressing, 6)
    assert event["data"] == {"component_type": 2, "custom_id": "go", "id": 2}
    assert event["message"]["components"][0]["components"][0]["id"] == 2
    assert outcome.message.text == "Who?"

    choosing = asyncio.create_task(
        stage.server.select(stage.ben, outcome.message, "whom", [stage.ann])
    )
    event, _outcome = await stage.act(gateway, choosing, 7, content="Ann", components=[])
    assert event["data"]["values"] == [str(stage.ann.id)]
    assert event["data"]["resolved"]["users"][str(stage.ann.id)]["global_name"] == "Ann"
    assert "user" not in event["data"]["resolved"]["members"][str(stage.ann.id)]
    assert stage.server.last_message(stage.ben, stage.channel).buttons == []


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12])
async def test_a_command_is_not_answered_like_a_press(stage: Stage, kind: int) -> None:
    gateway = await stage.bot.identified()
    action = stage.play(stage.ann, stage.channel)
    event = await gateway.event("INTERACTION_CREATE")
    assert (await stage.bot.answer(event, kind)).status == 400
    assert (await stage.bot.answer(event, 4, content="better")).status == 200
    assert (await action).message.text == "better"


async def test_an_answer_after_the_deadline_is_unknown(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    action = stage.play(stage.ann, stage.channel)
    event = await gateway.event("INTERACTION_CREATE")
    with pytest.raises(InteractionFailed, match="no answer within"):
        await action
    assert (await stage.bot.answer(event, 4, content="late")).body["code"] == 10062
    assert (await stage.bot.call("POST", stage.bot.webhook(event), {"content": "x"})).status == 404


async def test_follow_ups_are_read_changed_and_deleted(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    event, outcome = await stage.act(
        gateway, stage.play(stage.ann, stage.channel), 4, content="original", flags=64
    )
    webhook = stage.bot.webhook(event)
    followup = (await stage.bot.call("POST", webhook, {"content": "more"})).body
    path = f"{webhook}/messages/{followup['id']}"
    await stage.bot.call("PATCH", path, {"content": "less"})
    assert (await stage.bot.call("GET", path)).body["content"] == "less"
    assert (await stage.bot.call("GET", f"{webhook}/messages/@original")).body["flags"] == 64
    texts = [seen.text for seen in stage.server.messages(stage.ann, stage.channel)]
    assert texts == ["original", "less"]
    channel_path = f"/channels/{stage.channel.id}/messages/{outcome.message.id}"
    assert (await stage.bot.call("GET", channel_path)).body["code"] == 10008
    assert (await stage.bot.call("DELETE", path)).status == 204
    assert (await stage.bot.call("GET", path)).body["code"] == 10008


async def test_a_deferral_decides_who_sees_the_answer(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    event, outcome = await stage.act(gateway, stage.play(stage.ann, stage.channel), 5, flags=64)
    assert outcome.message.loading
    body = {"flags": V2, "components": [{"type": 10, "content": "ready"}]}
    reply = await stage.bot.call("PATCH", f"{stage.bot.webhook(event)}/messages/@original", body)
    assert reply.body["flags"] == V2 | 64
    assert stage.server.messages(stage.ben, stage.channel) == []
    assert stage.server.last_message(stage.ann, stage.channel).texts == ["ready"]


async def test_a_user_takes_the_bot_to_a_group_of_friends(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    group = stage.server.group_dm(stage.ann, stage.ben)
    event, _outcome = await stage.act(gateway, stage.play(stage.ann, group), 4, content="hi")
    assert event["context"] == 2
    assert event["authorizing_integration_owners"] == {"1": str(stage.ann.id)}
    assert event["user"]["id"] == str(stage.ann.id)
    codes = [
        (await stage.bot.call("POST", stage.bot.webhook(event), {"content": "x"})).body.get("code")
        for _ in range(6)
    ]
    assert codes == [None] * 5 + [40094]
    with pytest.raises(ImpossibleAction, match="not installed"):
        await stage.server.command(stage.ben, group, "play")
    assert (await stage.bot.call("GET", f"/channels/{group.id}")).body["code"] == 50001


async def test_an_uninvited_bot_speaks_in_private_where_apps_are_not_allowed(
    stage: Stage,
) -> None:
    gateway = await stage.bot.identified()
    guild = stage.server.create_guild("Quiet", [stage.ann, stage.ben], has_bot=False)
    channel = stage.server.create_channel(guild, "library")
    stage.server.set_permissions(channel, stage.ann, deny=Permission.USE_EXTERNAL_APPS)
    _event, outcome = await stage.act(gateway, stage.play(stage.ann, channel), 4, content="hi")
    assert outcome.message.ephemeral


async def test_an_admin_command_is_offered_to_admins_only(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    with pytest.raises(ImpossibleAction, match="may not use /admin"):
        await stage.server.command(stage.ann, stage.channel, "admin")
    with pytest.raises(ImpossibleAction, match="not installed"):
        await stage.server.command(stage.ann, stage.server.group_dm(stage.ann), "admin")
    stage.server.add_member(stage.guild, stage.ann, Permission.MANAGE_GUILD)
    action = asyncio.create_task(stage.server.command(stage.ann, stage.channel, "admin"))
    await stage.act(gateway, action, 4, content="welcome")


async def test_a_closed_door_for_direct_messages(stage: Stage) -> None:
    path = f"/channels/{stage.server.dm(stage.ben).id}/messages"
    assert (await stage.bot.call("POST", path, {"content": "your turn"})).status == 200
    stage.ben.accepts_dms = False
    assert (await stage.bot.call("POST", path, {"content": "still"})).body["code"] == 50007


async def test_only_the_newest_requests_are_kept(stage: Stage) -> None:
    before = stage.server.request_count
    for _ in range(60):
        await stage.bot.call("GET", "/users/@me")
    assert len(stage.server.requests) == 50
    assert stage.server.request_count == before + 60
