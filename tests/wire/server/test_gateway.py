"""The gateway packet by packet, with a bot that the test plays itself."""

import json
import zlib

import pytest

from tests.support.wire.stage import Stage
from tests.wire_server import JsonObject


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
    assert [member["user"]["id"] for member in chunk["members"]] == [str(stage.ann.id)]
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
