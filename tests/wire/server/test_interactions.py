"""Interactions packet by packet, with a bot that the test plays itself."""

import asyncio

import pytest

from tests.support.wire.stage import Stage
from tests.wire_server import ImpossibleAction, InteractionFailed, Permission

V2 = 1 << 15
BUTTONS = [
    {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]},
    {"type": 1, "components": [{"type": 5, "custom_id": "whom", "max_values": 2}]},
]


async def test_an_interaction_carries_what_discord_sends(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    event, outcome = await stage.act(
        gateway, stage.play(stage.ann, stage.channel), 4, content="Who?", components=BUTTONS
    )
    assert (event["type"], event["version"], event["context"]) == (2, 1, 0)
    assert (event["locale"], event["guild_locale"]) == ("fr", "hu")
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


async def test_a_follow_up_that_fills_in_a_deferral_is_deprecated(stage: Stage) -> None:
    gateway = await stage.bot.identified()
    event, outcome = await stage.act(gateway, stage.play(stage.ann, stage.channel), 5)
    reply = await stage.bot.call("POST", stage.bot.webhook(event), {"content": "ready"})
    assert reply.body["id"] == str(outcome.message.id), "Discord edits it all the same"
    [violation] = stage.server.violations
    assert "@original" in violation.problem


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
