"""Time in the sandbox is the time outside, and nobody waits for anybody else's affairs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands
from simcord import MemberActor

from sandbox import real_time
from sandbox.world import World, open_world

SOON = 1.0
"""Seconds: what is due then is long after an answer, and soon enough to wait for."""


class TimedBot(commands.AutoShardedBot):
    """Knows commands that take their time, and sets itself timers."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
        self.go_on = asyncio.Event()
        self.rang: list[datetime] = []
        self.asked = 0

    async def setup_hook(self) -> None:
        self.tree.add_command(wait)
        self.tree.add_command(ring)
        self.tree.add_command(ignore)
        await self.tree.sync()

    def ring(self) -> None:
        self.rang.append(discord.utils.utcnow())


Asked = discord.Interaction[TimedBot]


@app_commands.command(description="Answer once the bot may go on")
async def wait(interaction: Asked) -> None:
    interaction.client.asked += 1
    await interaction.client.go_on.wait()
    await interaction.response.send_message("at last")


@app_commands.command(description="Answer, and ring later")
async def ring(interaction: Asked) -> None:
    asyncio.get_running_loop().call_later(SOON, interaction.client.ring)
    await interaction.response.send_message("soon")


@app_commands.command(description="Never answer")
async def ignore(interaction: Asked) -> None:
    interaction.client.asked += 1


@pytest.fixture
async def bot() -> TimedBot:
    return TimedBot()


@pytest.fixture
async def world(bot: TimedBot) -> AsyncIterator[World]:
    async with open_world(lambda: bot) as world:
        yield world


def run(world: World, person: MemberActor, command: str) -> Coroutine[Any, Any, object]:
    return person.slash(world.table, command)


def is_now(time: datetime) -> bool:
    return abs(time - datetime.now(UTC)) < timedelta(seconds=30)


async def test_the_clock_goes_on_while_nobody_acts(world: World) -> None:
    clocks: tuple[Callable[[], datetime], ...] = (
        world.env.now,
        discord.utils.utcnow,
        lambda: discord.utils.snowflake_time(world.env.backend.snowflake()),
    )
    before = [clock() for clock in clocks]
    await asyncio.sleep(SOON)
    for then, clock in zip(before, clocks, strict=True):
        assert is_now(clock())
        assert clock() - then >= timedelta(seconds=SOON) * 0.99


async def test_an_answer_waits_for_no_timer_and_the_timer_comes_by_itself(
    world: World, bot: TimedBot
) -> None:
    begun = discord.utils.utcnow()
    await run(world, world.people[0], "ring")
    assert [message.content for message in world.table.history()] == ["soon"]
    assert bot.rang == []
    async with asyncio.timeout(60 * SOON):
        while not bot.rang:  # noqa: ASYNC110 - the bot tells nobody
            await asyncio.sleep(0.01)
    assert bot.rang[0] - begun >= timedelta(seconds=SOON) * 0.99


async def test_others_act_while_one_waits_for_an_answer(world: World, bot: TimedBot) -> None:
    ada, ben = world.people
    waiting = asyncio.create_task(run(world, ada, "wait"))
    while not bot.asked:  # noqa: ASYNC110 - (same)
        await asyncio.sleep(0.01)
    await run(world, ben, "ring")
    assert not waiting.done()
    bot.go_on.set()
    await waiting
    assert [message.content for message in world.table.history()] == ["soon", "at last"]


async def test_who_gets_no_answer_waits_no_longer_than_that(
    world: World, bot: TimedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_time, "ANSWERED_WITHIN", 0.1)
    async with asyncio.timeout(60 * SOON):
        await run(world, world.people[0], "ignore")
    assert bot.asked == 1


async def test_a_slow_machine_may_answer_after_discord_would_have_given_up(
    world: World, bot: TimedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_time, "ANSWERED_WITHIN", 0.1)
    waiting = asyncio.create_task(run(world, world.people[0], "wait"))
    await asyncio.sleep(3.1)  # Discord waits for three seconds
    bot.go_on.set()
    await waiting
    async with asyncio.timeout(60 * SOON):
        while not world.table.history():  # noqa: ASYNC110 - (same)
            await asyncio.sleep(0.01)
