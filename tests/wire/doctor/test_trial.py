"""`farkle doctor --try` on a Discord that takes everything, and with each thing wrong."""

import base64

import pytest

from bot.cli.doctor.actions import Action
from bot.cli.doctor.findings import Severity
from bot.kit.texts.texts import catalogue
from tests.support.wire.helpers import RawBot
from tests.support.wire.trial import Place, furnish
from tests.wire_server import (
    Drop,
    Fault,
    Late,
    Permission,
    Refusal,
    Silence,
    WireServer,
)

say = catalogue().english

PNG = b"\x89PNG"

MADE_AND_TAKEN_BACK = [
    *(Action.LOOK, Action.DIE, Action.BOARD, Action.EDIT, Action.THREAD, Action.ARCHIVE),
    *(Action.EVENT, Action.COMMANDS),
    *(Action.DELETE_COMMANDS, Action.DELETE_EVENT, Action.DELETE_THREAD, Action.DELETE_BOARD),
    Action.DELETE_DIE,
]

MESSAGES = "/channels/*/messages"
THREADS = "/channels/*/messages/*/threads"
EVENTS = "/guilds/*/scheduled-events"
GUILD_COMMANDS = "/applications/*/guilds/*/commands"
EMOJIS = "/applications/*/emojis"


async def test_everything_is_done_told_and_taken_back(place: Place) -> None:
    await place.try_out()
    assert place.done() == MADE_AND_TAKEN_BACK
    assert all(found.level is Severity.OK for found in place.found), place.found
    assert place.is_clean()
    assert place.server.identified == 0, "it stays away from the gateway"
    [posted] = [
        request
        for request in place.server.requests
        if (request.method, request.template) == ("POST", "/channels/{channel_id}/messages")
    ]
    body = posted.body
    assert isinstance(body, dict)
    assert (body["enforce_nonce"], body["allowed_mentions"]["parse"]) == (True, [])
    [put] = [request for request in place.server.requests if request.body == [PLAIN]]
    assert put.status == 200


PLAIN = {"name": "play", "description": "Play", "type": 1}
"""The command as a single server has it: that knows no contexts."""


CODED = {
    "look": ("GET", "/channels/*", Refusal(403, 50001, "Missing Access")),
    "die": ("POST", EMOJIS, Refusal(400, 30008, "Maximum number of emojis reached (2000)")),
    "board": ("POST", MESSAGES, Refusal(403, 50013, "Missing Permissions")),
    "edit": ("PATCH", f"{MESSAGES}/*", Refusal(400, 30046, "Maximum number of edits")),
    "thread": ("POST", THREADS, Refusal(400, 160006, "Maximum number of active threads")),
    "archive": ("PATCH", "/channels/*", Refusal(400, 160005, "Thread is locked")),
    "event": ("POST", EVENTS, Refusal(403, 50013, "Missing Permissions")),
    "commands": ("PUT", GUILD_COMMANDS, Refusal(400, 30034, "200 application command creates")),
}
"""A refusal of each thing, with Discord's status and code."""


@pytest.mark.parametrize("action", CODED)
async def test_a_refusal_is_told_and_the_rest_goes_on(place: Place, action: str) -> None:
    method, path, refusal = CODED[action]
    if action == "archive":
        place.server.inject("PATCH", f"{MESSAGES}/*", Late(0))  # the board, which comes before
    place.server.inject(method, path, refusal)
    await place.try_out()
    [wrong] = place.wrong()
    expected = f"{say(f'cli-try-{action}')}: Discord answered {refusal.status} {refusal.code} "
    assert wrong.startswith(expected)
    assert refusal.message in wrong
    assert Action(action) not in place.done()
    assert place.is_clean()
    unmoved = {Action.EVENT, Action.COMMANDS} - {action}
    assert action == "look" or unmoved <= {*place.done()}


@pytest.mark.parametrize("action", ["die", "board", "thread", "event", "commands"])
@pytest.mark.parametrize("fault", [Silence(handled=True), Silence()], ids=["done", "undone"])
async def test_what_may_have_been_made_is_looked_for(
    place: Place, action: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.doctor.actions.REQUEST_WITHIN", 1.0)
    method, path, _ = CODED[action]
    place.server.inject(method, path, fault)
    await place.try_out()
    [wrong] = place.wrong()
    assert wrong.startswith(f"{say(f'cli-try-{action}')}: Discord did not answer")
    assert place.is_clean()


async def test_nonsense_is_told_and_what_it_may_have_made_taken_back(place: Place) -> None:
    place.server.inject("POST", MESSAGES, Refusal(200, message="a page of somebody else's"))
    await place.try_out()
    [wrong] = place.wrong()
    assert wrong.startswith(f"{say('cli-try-board')}: Discord did not answer (KeyError(")
    assert place.is_clean()


async def test_a_broken_connection_makes_no_second_board(place: Place) -> None:
    place.server.inject("POST", MESSAGES, Drop(handled=True))
    await place.try_out()
    assert place.is_clean()


async def test_without_the_permission_the_thread_stays_and_is_told(server: WireServer) -> None:
    place = furnish(server, without=Permission.MANAGE_THREADS)
    await place.try_out()
    assert place.wrong() == []
    refused, left = [found for found in place.found if found.level is Severity.WARN]
    assert "403 50013" in refused.sentence
    assert "Manage Threads" in refused.sentence
    assert left.sentence == say("cli-try-left", what=say("cli-try-delete-thread"))
    assert (len(place.guild.threads), place.channel.messages) == (1, {})


async def test_without_the_permission_no_event_is_tried(server: WireServer) -> None:
    place = furnish(server, without=Permission.CREATE_EVENTS)
    await place.try_out()
    assert place.wrong() == []
    assert Action.EVENT not in place.done()
    assert say("cli-try-no-event") in [found.sentence for found in place.found]
    assert place.is_clean()


async def test_what_a_server_has_registered_stays(place: Place) -> None:
    own = {"name": "own", "description": "Of this server", "type": 1}
    path = f"/applications/{place.server.bot.id}/guilds/{place.guild.id}/commands"
    async with RawBot(place.server) as bot:
        assert (await bot.call("PUT", path, [own])).status == 200
    await place.try_out()
    assert say("cli-try-own-commands") in [found.sentence for found in place.found]
    assert [command.name for command in place.server.commands(place.guild)] == ["own"]


async def test_the_bots_own_dice_stay(place: Place) -> None:
    image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    emoji = {"name": "die_3_tavern", "image": image}
    async with RawBot(place.server) as bot:
        path = f"/applications/{place.server.bot.id}/emojis"
        assert (await bot.call("POST", path, emoji)).status == 201
    await place.try_out()
    assert (Action.DIE in place.done(), place.wrong()) == (False, [])
    assert [emoji.name for emoji in place.server.emojis] == ["die_3_tavern"]


async def test_a_channel_that_is_none_of_a_server(place: Place) -> None:
    place.channel = place.server.dm(place.server.create_user("Ann"))
    await place.try_out()
    assert place.wrong() == [say("cli-try-no-channel")]


async def test_a_discord_that_hangs_takes_a_minute_at_most(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.doctor.trial.WITHIN", 0.0)
    monkeypatch.setattr("bot.cli.doctor.trial._AT_LEAST", 2.0)
    monkeypatch.setattr("bot.cli.doctor.trial._CLEAN_WITHIN", 2.0)
    place.server.inject("PATCH", f"{MESSAGES}/*", Silence())
    place.server.inject("DELETE", f"{MESSAGES}/*", Silence())
    await place.try_out()
    assert place.wrong() == [
        say("cli-try-stopped", why="no answer in time"),
        say("cli-try-unclean"),
    ]
