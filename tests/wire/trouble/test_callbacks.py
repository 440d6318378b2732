"""Answers to presses on the wire: both ways of sending them, and what becomes of failures."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord.http import Route

from bot.client.answer import ALREADY_ANSWERED, acknowledge, edit_pressed
from bot.client.boards.discord_errors import ANSWER_WITHIN, TROUBLE
from bot.client.callbacks import Callbacks, ClientCallbacks, MakeCallbacks, SessionCallbacks
from bot.kit.components.layout import Layout, text
from tests.support.wire.helpers import openapi
from tests.wire_server import (
    CallbackKind,
    Drop,
    Fault,
    JsonObject,
    Late,
    Outcome,
    RateLimit,
    Refusal,
    Silence,
    WireServer,
)

V2 = discord.MessageFlags(components_v2=True).value
CALLBACK = "/interactions/*/callback"
UPDATE: JsonObject = {
    "type": 7,
    "data": {"components": [{"type": 10, "content": "new"}], "flags": V2},
}
BOARD = {"type": 10, "content": "old"}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Roll", "custom_id": "fk1:x"}]}


class Answering(discord.AutoShardedClient):
    """A client with nothing but its answers."""

    def __init__(self, make: MakeCallbacks) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.callbacks: Callbacks = make(self)
        self.pressed: asyncio.Queue[discord.Interaction] = asyncio.Queue()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.pressed.put_nowait(interaction)


class Pressing:
    """Somebody at a board in front of a client, whose presses a test answers itself."""

    def __init__(self, server: WireServer, client: Answering) -> None:
        self.server = server
        self.client = client
        self.ann = server.create_user("Ann")
        guild = server.create_guild("Tavern", (self.ann,), locale="en-GB")
        self.channel = server.create_channel(guild, "table")

    async def lay(self) -> None:
        """Post the board."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=self.channel.id)
        body = {"components": [BOARD, BUTTON], "flags": V2}
        await self.client.http.request(route, json=body)

    @asynccontextmanager
    async def press(self) -> AsyncIterator[tuple[discord.Interaction, asyncio.Task[Outcome]]]:
        """Press the button; at the end of the block everything is over, answered or not."""
        seen = self.server.last_message(self.ann, self.channel)
        outcome = asyncio.create_task(self.server.press(self.ann, seen, label="Roll"))
        try:
            yield await self.client.pressed.get(), outcome
        finally:
            outcome.cancel()
            await asyncio.gather(outcome, return_exceptions=True)

    def read(self) -> str:
        """Return what the board says."""
        return self.server.last_message(self.ann, self.channel).text

    def callbacks(self) -> list[int]:
        """Return the statuses of all callbacks."""
        return [
            request.status for request in self.server.requests if request.path.endswith("/callback")
        ]


@asynccontextmanager
async def answering(
    make: MakeCallbacks, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pressing]:
    """Connect a client, and seat somebody in front of it."""
    async with WireServer(openapi=openapi()) as server:
        monkeypatch.setattr(Route, "BASE", server.api_base)
        client = Answering(make)
        async with client:
            async with server.expect_ready():
                running = asyncio.create_task(client.start(server.token))
            try:
                pressing = Pressing(server, client)
                await pressing.lay()
                yield pressing
            finally:
                await client.callbacks.close()
                await client.close()
                await running
        server.check()


@pytest_asyncio.fixture(params=[SessionCallbacks, ClientCallbacks])
async def either(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Pressing]:
    """Answer in each of the two ways."""
    async with answering(request.param, monkeypatch) as pressing:
        yield pressing


@pytest_asyncio.fixture
async def shipped(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pressing]:
    """Answer as the bot does."""
    async with answering(SessionCallbacks, monkeypatch) as pressing:
        yield pressing


def layout() -> Layout:
    return Layout(text("new"))


# The contract of the port -----------------------------------------------------------------


async def test_an_answer_is_one_request_without_a_copy_of_the_message(either: Pressing) -> None:
    async with either.press() as (interaction, outcome):
        await either.client.callbacks.send(interaction.id, interaction.token, UPDATE)
        assert (await outcome).kind is CallbackKind.UPDATE
    assert either.read() == "new"
    assert either.callbacks() == [204]


async def test_discord_takes_the_first_answer_only(either: Pressing) -> None:
    async with either.press() as (interaction, _):
        await either.client.callbacks.send(interaction.id, interaction.token, {"type": 6})
        with pytest.raises(discord.HTTPException) as caught:
            await either.client.callbacks.send(interaction.id, interaction.token, UPDATE)
    assert (caught.value.status, caught.value.code) == (400, ALREADY_ANSWERED)
    assert either.read() == "old"


@pytest.mark.parametrize("token", ["nothing", "../..", "a/b?c#d", "%2e"])
async def test_an_interaction_that_discord_does_not_know(either: Pressing, token: str) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await either.client.callbacks.send(1, token, UPDATE)
    assert caught.value.code == 10062


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (403, 50013, discord.Forbidden),
        (404, 10008, discord.NotFound),
        (400, 50083, discord.HTTPException),
        (401, 50027, discord.HTTPException),
        (500, 0, discord.HTTPException),
    ],
)
async def test_a_refusal_is_the_exception_that_discord_py_has_for_it(
    shipped: Pressing, status: int, code: int, kind: type[discord.HTTPException]
) -> None:
    shipped.server.inject("POST", CALLBACK, Refusal(status, code, "No"), times=9)
    async with shipped.press() as (interaction, _):
        with pytest.raises(kind) as caught:
            await shipped.client.callbacks.send(interaction.id, interaction.token, UPDATE)
    assert (caught.value.status, caught.value.code) == (status, code)
    assert "No" in str(caught.value)


# What the bot makes of it -----------------------------------------------------------------


async def test_an_edit_is_an_answer_for_discord_py_too(either: Pressing) -> None:
    async with either.press() as (interaction, outcome):
        await edit_pressed(interaction, layout())
        assert (await outcome).message.text == "new"
        assert interaction.response.is_done()
        with pytest.raises(discord.InteractionResponded):
            await edit_pressed(interaction, layout())
        with pytest.raises(discord.InteractionResponded):
            await interaction.response.send_message("again")
        assert (await interaction.original_response()).flags.components_v2
        await interaction.followup.send("and a word", ephemeral=True)
    assert either.callbacks() == [204]


async def test_an_answer_that_changes_nothing(either: Pressing) -> None:
    async with either.press() as (interaction, outcome):
        await acknowledge(interaction)
        assert (await outcome).kind is CallbackKind.DEFERRED_UPDATE
    assert either.read() == "old"


async def test_of_two_answers_at_once_one_is_sent(shipped: Pressing) -> None:
    async with shipped.press() as (interaction, _):
        answers = [edit_pressed(interaction, layout()) for _ in range(2)]
        failed = await asyncio.gather(*answers, return_exceptions=True)
    assert [type(outcome) for outcome in failed] == [type(None), discord.InteractionResponded]
    assert shipped.callbacks() == [204]


@pytest.mark.parametrize(
    "fault",
    [Drop(), Drop(handled=True), Refusal(503), RateLimit(0.2), Late(0.5)],
    ids=["dropped", "dropped after it was heard", "unavailable", "too many requests", "late"],
)
async def test_passing_trouble_is_not_noticed(shipped: Pressing, fault: Fault) -> None:
    shipped.server.inject("POST", CALLBACK, fault)
    async with shipped.press() as (interaction, outcome):
        await edit_pressed(interaction, layout())
        assert (await outcome).message.text == "new"
        assert interaction.response.is_done()


@pytest.mark.parametrize(
    ("fault", "is_one"),
    [
        (Drop(), lambda error: isinstance(error, aiohttp.ClientConnectionError)),
        (Refusal(502), lambda error: error.status == 502),
        (Refusal(429, 30046, "Maximum edits"), lambda error: error.code == 30046),
        (Refusal(404, 10062, "Unknown"), lambda error: error.code == 10062),
        (RateLimit(60.0), lambda error: isinstance(error, TimeoutError)),
    ],
    ids=["dropped", "bad gateway", "edited too often", "too late", "too many requests"],
)
async def test_lasting_trouble_is_told_at_once(
    shipped: Pressing, fault: Fault, is_one: Callable[[Exception], bool]
) -> None:
    shipped.server.inject("POST", CALLBACK, fault, times=9)
    began = asyncio.get_running_loop().time()
    async with shipped.press() as (interaction, _):
        with pytest.raises(TROUBLE) as caught:
            await edit_pressed(interaction, layout())
        assert is_one(caught.value)
        assert not interaction.response.is_done(), "the person can be told of it"
    assert asyncio.get_running_loop().time() - began < ANSWER_WITHIN
    assert len(shipped.callbacks()) <= 2


async def test_nobody_waits_longer_than_discord_does(
    shipped: Pressing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.answer.ANSWER_WITHIN", 0.3)
    shipped.server.inject("POST", CALLBACK, Silence(), times=9)
    async with shipped.press() as (interaction, outcome):
        with pytest.raises(TimeoutError):
            await edit_pressed(interaction, layout())
        outcome.cancel()
    assert len(shipped.callbacks()) == 1


async def test_what_is_no_refusal_of_discords_is_an_error_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A proxy before Discord may say anything."""
    said = [b"<html>502</html>", b"[1]", b'{"code": "x", "message": null, "errors": 1}', b"\xff"]

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = said.pop()
        head = f"HTTP/1.1 429 Too Many\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
        callbacks = SessionCallbacks(discord.Client(intents=discord.Intents.none()))
        while said:
            with pytest.raises(discord.HTTPException) as caught:
                await callbacks.send(1, "token", {"type": 6})
            assert (caught.value.status, caught.value.code) == (429, 0)
        await callbacks.close()
