import asyncio
import os
import signal
import socket
from datetime import UTC, datetime, timedelta

import pytest

from sandbox.world import PortTaken, World, open_page, open_world, serve
from tests.support.tally_bot import EMOJI_NAME, TallyBot
from tests.support.worlds import a_picture, making


async def test_people_live_in_a_server_whose_clock_is_right() -> None:
    async with open_world(making(TallyBot(a_picture())), players=("Ada", "Ben", "Zoë")) as world:
        assert [person.user.global_name for person in world.people] == ["Ada", "Ben", "Zoë"]
        assert world.server.owner.id == world.people[0].id
        assert set(world.server.channels) == {"farkle", "general"}
        assert abs(world.env.now() - datetime.now(UTC)) < timedelta(minutes=1)


async def test_pictures_are_the_emojis_that_the_bot_uploaded() -> None:
    bot = TallyBot(a_picture())
    async with open_world(making(bot)) as world:
        assert bot.emoji is not None
        address = f"https://cdn.simcord.invalid/emojis/{bot.emoji.id}.png"
        assert world.pictures == {address: (f"{EMOJI_NAME}.png", bot.picture)}


async def test_bot_is_closed_at_the_end() -> None:
    bot = TallyBot(a_picture())
    async with open_world(making(bot)):
        assert bot.closed_times == 0
    assert bot.closed_times == 1


async def test_bot_that_cannot_start_is_closed_and_its_error_told() -> None:
    bot = TallyBot(a_picture(), failure=RuntimeError("no database"))
    with pytest.raises(RuntimeError, match="no database"):
        async with open_world(making(bot)):
            pytest.fail("the world opened")
    assert bot.closed_times == 1


async def test_taken_port_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        async with open_world(making(TallyBot(a_picture()))) as world:
            with pytest.raises(PortTaken) as caught:
                async with open_page(world, port=taken):
                    pytest.fail("the page opened")
    assert caught.value.port == taken


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_signal_stops_serving_cleanly(number: signal.Signals) -> None:
    bot = TallyBot(a_picture())
    addresses: list[str] = []

    def announce(address: str) -> None:
        addresses.append(address)
        os.kill(os.getpid(), number)

    prepared: list[World] = []

    async def prepare(world: World) -> None:
        prepared.append(world)

    async with asyncio.timeout(60):
        await serve(making(bot), port=0, announce=announce, prepare=prepare)
    assert len(prepared) == 1
    assert [address.startswith("http://127.0.0.1:") for address in addresses] == [True]
    assert bot.closed_times == 1
