"""A table for two in the simulated Discord: its people see what people see, and press no more."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypedDict, Unpack

import discord
from discord.http import Route
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor

from bot.app import Farkle, build_bot
from bot.client.callbacks import ClientCallbacks
from bot.config import Settings
from bot.database.opening import Address
from bot.features.board.buttons import RollButton
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.as_text import as_text
from bot.kit.components.confirm import KeepButton
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.raw import RawComponent, walk
from bot.kit.texts.texts import catalogue
from bot.match.clocks.heartbeat import ALIVE
from bot.match.ports import DiceCup
from bot.wiring import WiringOptions
from tests.support.buttons import Kind, arg_of, read_button
from tests.support.e2e.reading import components, newest_first
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.postgres.outsider import Outsider
from tests.support.simulated.env import PatientEnv, SimulatedClock
from tests.support.storage.engines import leave_sign_of_life, outside, rows_of

RawButton = dict[str, object]

PACE = 60.0
"""Seconds between the moves of an opponent: on a clock that stands still unless `watch` moves it.

So many that none moves on the clock of the machine. As many pass between changes for watchers.
"""

say = catalogue().english
"""Every sentence that people read, by its key."""


class Terms(TypedDict, total=False):
    """The options of `/farkle challenge` beside the opponent."""

    ruleset: str
    target: int
    turns: int
    pace: str
    rated: bool


class Table:
    """Ada, Ben and the stranger Cleo in #farkle on Dora's server, with the bot on a database."""

    def __init__(self, settings: Settings, options: WiringOptions) -> None:
        self.settings = settings
        self._clock = SimulatedClock()
        self._options = replace(options, clock=self._clock)
        self.cup = options.cup
        self.bot = self.make_bot()
        self.env = self._clock.env = PatientEnv(self.bot, check_errors=False)

    async def open(self) -> None:
        """Start the bot, and let people and a channel be there."""
        await self.env.start()
        names = ("Ada", "Ben", "Cleo", "Dora")
        users = [self.env.create_user(name.lower(), global_name=name) for name in names]
        self.guild: GuildHandle = self.env.create_guild("The Tavern", owner=users[-1])
        self.channel: ChannelHandle = self.guild.create_text_channel("farkle")
        self.ada, self.ben, self.cleo, self.dora = map(self.guild.add_member, users)
        await self.env.settle()

    async def close(self) -> None:
        """Stop the bot, which simcord does not, and then the simulated Discord."""
        await self.bot.close()
        await self.env.shutdown()

    def make_bot(self) -> Farkle:
        """Return a fresh bot on the same database, with the same dice."""
        bot = build_bot(self.settings, self._options)
        bot.add_listener(_breathe, "on_interaction")
        return bot

    async def stop(self) -> None:
        """Stop the bot in good order; `restart` brings up the next one."""
        await self.bot.close()
        await self.env.settle()
        leave_sign_of_life(self.settings.database, self._clock.now())

    async def restart(self, bot: Farkle | None = None) -> None:
        """Replace the bot by a fresh one; the old one gets no chance to put anything in order."""
        old, self.bot = self.bot, bot or self.make_bot()
        if not old.is_closed():
            leave_sign_of_life(self.settings.database, self._clock.now())
        await self.env.restart_bot(self.bot)
        await old.close()

    # ------------------------------------------------------------------ what people do

    async def allow(self, games: int) -> None:
        """Let the server choose how many games may be open in a channel, as its panel does."""
        await self.bot.features.settings.book.set_for_server(self.guild.id, "games", games)

    async def challenge(
        self,
        who: MemberActor | None = None,
        opponent: MemberActor | None = None,
        **terms: Unpack[Terms],
    ) -> InteractionResult:
        """Run `/farkle challenge`; Ada challenges Ben when nobody is named."""
        return await (who or self.ada).slash(
            self.channel, "farkle challenge", opponent=opponent or self.ben, **terms
        )

    async def begin(self, **terms: Unpack[Terms]) -> None:
        """Let Ada challenge Ben, who accepts."""
        await self.challenge(**terms)
        await self.press(self.ben, AcceptButton)

    async def resign(
        self, who: MemberActor, channel: ChannelHandle | None = None, **options: int
    ) -> InteractionResult:
        """Let somebody leave a game, and mean it where they are asked."""
        asked = await who.slash(channel or self.channel, "farkle resign", **options)
        return await self.surely(who, asked)

    async def surely(self, who: MemberActor, asked: InteractionResult) -> InteractionResult:
        """Answer a question with yes; return what came of it, or what was no question at all."""
        message = asked.response.message if asked.response and asked.ephemeral else None
        if message is None:
            return asked
        offered = [*self.buttons(message)]
        if not any(type(custom_id) is KeepButton for custom_id in offered):
            return asked
        return await self.press(who, type(offered[0]), arg_of(offered[0]), on=message)

    async def watch(self) -> None:
        """Let an opponent that the bot plays make its next move."""
        await self.env.advance_time(PACE)

    async def choose(self, who: MemberActor, kind: Kind, value: str) -> InteractionResult:
        """Choose `value` in a menu of the board; every choice must be answered."""
        menu = self.button(kind)
        result = await who.select(self.message, [value], custom_id=str(menu["custom_id"]))
        assert result.acknowledged, f"nobody answered {kind}"
        return result

    async def press(
        self,
        who: MemberActor,
        kind: Kind,
        arg: int | str | None = None,
        *,
        on: discord.Message | None = None,
    ) -> InteractionResult:
        """Press a button of the board, or of the message `on`; every press must be answered."""
        message = on or self.message
        wanted = self.button(kind, arg, on=message)
        result = await who.click(message, custom_id=str(wanted["custom_id"]))
        assert result.acknowledged, f"nobody answered {kind}"
        return result

    async def show_again(self, message: discord.Message, parts: Sequence[RawComponent]) -> None:
        """Put `parts` back, as on the screen of somebody who has not seen the newest yet."""
        address = Route(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=message.channel.id,
            message_id=message.id,
        )
        await self.bot.http.request(address, json={"components": list(parts)})

    async def post(
        self, *parts: RawComponent, channel: ChannelHandle | None = None
    ) -> discord.Message:
        """Let the bot's account post a message of these components, here unless told where."""
        where = channel or self.channel
        address = Route("POST", "/channels/{channel_id}/messages", channel_id=where.id)
        flags = discord.MessageFlags(components_v2=True).value
        await self.bot.http.request(address, json={"components": list(parts), "flags": flags})
        return next(newest_first(self.env, where))

    # ------------------------------------------------------------------ what people see

    @property
    def message(self) -> discord.Message:
        """The newest message that everyone sees, but for those that call somebody to the board."""
        for message in newest_first(self.env, self.channel):
            if message.components or not message.author.bot:
                return message
        raise AssertionError("the channel is empty")

    def board(self, message: discord.Message | None = None) -> str:
        """Return the newest message, or `message`, as text."""
        return as_text(components(message or self.message))

    def buttons(self, on: discord.Message | None = None) -> dict[CustomId, RawButton]:
        """Return our buttons of the newest message, those that are disabled too."""
        found = walk(components(on or self.message))
        return {
            read_button(str(part["custom_id"])): dict(part) for part in found if "custom_id" in part
        }

    def button(
        self, kind: Kind, arg: int | str | None = None, *, on: discord.Message | None = None
    ) -> RawButton:
        """Return one button of the newest message; fail when there is none."""
        for button, raw in self.buttons(on).items():
            if (type(button), arg_of(button)) == (kind, arg):
                return raw
        raise AssertionError(f"no button {kind} {arg} in\n{self.board(on)}")

    def can(self, kind: Kind) -> bool:
        """Tell whether the board offers `kind` now."""
        shown = self.buttons().items()
        return any(type(button) is kind and not raw.get("disabled") for button, raw in shown)

    @property
    def is_playing(self) -> bool:
        """Tell whether the newest message is a board on which a person is to play."""
        return any(type(button) is RollButton for button in self.buttons())

    def label(self, kind: Kind, arg: int | str | None = None) -> str:
        """Return what a button says."""
        return str(self.button(kind, arg)["label"])

    def stored(self) -> list[tuple[object, ...]]:
        """Return what the database has of each match, read from outside the bot."""
        with self.outside() as connection:
            return connection.execute(
                "SELECT id, version, phase, closing, snapshot, log FROM matches ORDER BY id"
            ).fetchall()

    def outside(self) -> AbstractContextManager[Outsider]:
        """Open the database as another program would."""
        return outside(self.settings.database)

    def dump(self) -> list[str]:
        """Return all rows but the bot's sign of life, such as `notes: (...)` for one of `notes`."""
        with self.outside() as connection:
            every = [f"{table}: {row!r}" for table, rows in rows_of(connection) for row in rows]
        return [row for row in every if not row.startswith(f"notes: ('{ALIVE}', ")]

    def requests(self) -> int:
        """Return how many HTTP requests the bot has sent so far."""
        return len(self.env.http_requests)


@asynccontextmanager
async def open_table(
    folder: Path,
    cup: DiceCup | None = None,
    *,
    address: Address | None = None,
    invitation_minutes: int = 15,
    presses_per_second: int = 0,
    assesses: bool = False,
    offers: bool = False,
    friendly: bool = False,
    races: bool = False,
) -> AsyncIterator[Table]:
    """Open a table whose database is in `folder`, or at `address`, and close it at the end.

    Only if asked for are finished games reviewed and drawn, lessons offered, first games unrated.
    """
    settings = Settings(
        database=address or folder / "farkle.db",
        beside=folder / "farkle.db",
        invitation_minutes=invitation_minutes,
        solve_minutes=0,
        presses_per_second=presses_per_second,
    )
    options = WiringOptions(
        cup=cup or ScriptedCup(),
        pace=PACE,
        views=PACE,
        card_pause=0,
        assesses=assesses,
        offers=offers,
        friendly=friendly,
        races=races,
        own_process=False,
        callbacks=ClientCallbacks,
        shard_count=1,
    )
    table = Table(settings, options)
    try:
        await table.open()
        yield table
    finally:
        await table.close()


async def _breathe(_: discord.Interaction) -> None:
    await asyncio.sleep(0)  # while nothing of the bot is suspended, simcord looks only every 50 ms
