"""The Discord client: what it listens to, how it starts and stops, and the guard of every press."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.answer import LONGEST_WAIT, acknowledge, edit_pressed
from bot.client.application.command_sync import known_ids, sync_if_changed
from bot.client.backoff import outlive_global_limits, try_or_persist
from bot.client.boards.discord_errors import TROUBLE
from bot.client.boards.editor import BoardEditor
from bot.client.boards.threads import ChannelThreads
from bot.client.boards.turn_caller import MessageCaller
from bot.client.callbacks import MakeCallbacks
from bot.client.emojis import EmojiStore
from bot.client.gateway import SteadySocket, minimal_intents
from bot.client.guard.budgets import RateLimiter, Shortage
from bot.client.guard.checks import PayloadCheck, require_as_told, require_proof
from bot.client.guard.interactions import InFlight
from bot.client.guard.meter import UNKNOWN, Meter, PressOutcome
from bot.client.guard.presenter import present
from bot.client.guard.refusals import GuardRefusal
from bot.client.membership import GatewayMembershipProbe
from bot.client.ports import Games, Ports, Views
from bot.client.sharding import GatewayTerms, ShardedBot
from bot.client.speaker import Speaker
from bot.database.notes import SqlNotes
from bot.kit.components.custom_ids import CustomId, VersionButton, is_ours, read_id
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.pictures.themes import DiceTheme
from bot.kit.prices import PRESS, SUGGESTION, Price
from bot.kit.texts.command_names import CommandIds
from bot.kit.texts.commands import CommandTranslator, price_of, proof_of
from bot.kit.texts.texts import ENGLISH, Catalogue, Texts
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.refusals import MatchRefusal
from bot.match.service.keyed_locks import KeyedLocks
from bot.match.service.registry import View
from bot.match.service.tasks import Tasks

Interaction = discord.Interaction["FarkleBot"]

B = TypeVar("B", bound=CustomId)

Handler = Callable[[Interaction, B], Awaitable[None]]
"""What answers a press on a button of a kind."""


class Tree(app_commands.CommandTree["FarkleBot"]):
    """The command tree, whose errors are handled as those of presses are."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let a command through that can be paid for, is proven, and is what Discord was told.

        What is suggested while somebody types has to be paid for too, and once the bot is leaving
        nothing is let through; of everything else it knows from now on.
        """
        bot = interaction.client
        if not bot.in_flight.take():
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return await bot.may_suggest(interaction)
        try:
            bot.limiter.pay(
                interaction.user.id, interaction.guild_id, price_of(interaction.command)
            )
            require_proof(interaction, proof_of(interaction.command), bot.choices)
            require_as_told(interaction, bot.client_texts(interaction))
        except Exception as error:  # noqa: BLE001 - discord.py would tell nobody
            bot.count_command(interaction, await present(interaction, error, bot.own_texts))
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that ended in an error."""
        bot = interaction.client
        bot.count_command(interaction, await present(interaction, error, bot.own_texts))


class FarkleBot(Speaker, ShardedBot, ABC):
    """The Discord client of Farkle. It knows features by ports alone, once it is open."""

    games: Games
    views: Views

    def __init__(
        self,
        catalogue: Catalogue,
        themes: Sequence[DiceTheme],
        limiter: RateLimiter,
        callbacks: MakeCallbacks,
        meter: Meter,
        *,
        shard_count: int | None = None,
    ) -> None:
        """Open nothing and connect to nothing yet; `callbacks` is the way of its answers."""
        # Otherwise discord.py warns of what it lacks to speak with.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=minimal_intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=shard_count,
            shard_connect_timeout=None,  # see bot/client/gateway.py
        )
        if shard_count is not None:
            self.terms = GatewayTerms(shard_count, at_once=1)
        self.catalogue = catalogue
        self.callbacks = callbacks(self)
        self.tasks = Tasks()
        self.boards = BoardEditor(self)
        self.threads = ChannelThreads(self)
        self.turn_caller = MessageCaller(self)
        self.membership = GatewayMembershipProbe(self)
        self.message_locks = KeyedLocks(LONGEST_WAIT)
        self.in_flight = InFlight()
        self.is_open = self.is_leaving = False
        self._payload_check = PayloadCheck()
        self.dice = EmojiStore(self, themes, self.tasks)
        self.limiter = limiter
        self._meter = meter
        self.http.http_trace = meter.http_trace
        self.buttons: dict[str, type[CustomId]] = {}
        self._on_press: dict[type[CustomId], Handler[Any]] = {}
        self._open = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Open the database, load the dice, and tell Discord of the commands if they changed.

        People can play without these two, so what Discord will not take now waits for later.
        """
        outlive_global_limits(self.http)
        await self.ask_terms()
        notes = await self.open()
        load_dice = partial(self.dice.load, notes, uploads=self.leads)
        await try_or_persist(self.tasks, load_dice, "dice are plain text for now")
        await self.tree.set_translator(CommandTranslator(self.catalogue))
        self._name_commands(await known_ids(self.tree, notes))
        sync = partial(self._sync, notes)
        await try_or_persist(self.tasks, sync, "Discord cannot be told of the commands")

    async def _sync(self, notes: SqlNotes) -> None:
        self._name_commands(await sync_if_changed(self.tree, notes, tells=self.leads))

    def _name_commands(self, ids: CommandIds) -> None:
        """Let texts mention the commands with `ids`, so that people can click them."""
        self.catalogue = self.catalogue.mentioning(ids)

    async def open(self) -> SqlNotes:
        """Open the features, and take their commands and buttons; return where to keep notes."""
        ports = await self.open_features(self._open)
        self.choices, self.games, self.views = ports.choices, ports.games, ports.views
        self.is_open = True
        return ports.notes

    @abstractmethod
    async def open_features(self, until_closed: AsyncExitStack) -> Ports:
        """Open all features `until_closed`, and add their commands and buttons."""

    async def close(self) -> None:
        """Hang up, finish running answers, stop background work, and close the database.

        Presses that Discord sends until then are answered: it sends none to a bot that has hung up.
        """
        self.is_leaving = True
        await SteadySocket.hang_up(self)
        await self.in_flight.finish()
        await self.tasks.cancel()
        await super().close()
        await self.callbacks.close()
        await self._open.aclose()

    async def on_message(self, message: discord.Message, /) -> None:
        """Read no messages: everything is a command or a button."""

    def handle(self, kind: type[B], handler: Handler[B]) -> None:
        """Register `handler` as the only one for presses on buttons of `kind`."""
        assert kind not in self._on_press, kind
        self.buttons[kind.action] = kind
        self._on_press[kind] = handler

    async def may_suggest(self, interaction: Interaction) -> bool:
        """Tell whether somebody who types can pay for suggestions; if not, there are none."""
        user, guild_id = interaction.user, interaction.guild_id
        if self.limiter.budgets.charge(user.id, guild_id, SUGGESTION) is None:
            return True
        with suppress(*TROUBLE):
            await interaction.response.autocomplete([])
        return False

    async def on_interaction(self, interaction: discord.Interaction[Any], /) -> None:
        """Answer what is a press or an answer; commands reach the bot by discord.py's own way."""
        custom_id = interaction.custom_id
        if isinstance(custom_id, str) and is_ours(custom_id):
            await self.press(interaction, custom_id)

    async def press(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Answer a press on a button of the bot; every error becomes a sentence for the person."""
        if not self.in_flight.take():
            return  # nothing that begins now would be finished
        if not self._payload_check.is_complete(interaction):
            await present(interaction, Refused(GuardRefusal.PRESS_INCOMPLETE), self.client_texts)
            return
        button: CustomId | None = None
        outcome = PressOutcome.DONE
        try:
            button = read_id(custom_id, self.buttons)
            price = PRESS if button is None else button.price
            shortage = self.limiter.budgets.charge(interaction.user.id, interaction.guild_id, price)
            if shortage is not None:
                outcome = await self._slow_down(interaction, price, shortage)
            elif button is None:
                await self._say_outdated(interaction)
            else:
                require_proof(interaction, button.proof, self.choices)
                await self._on_press[type(button)](interaction, button)
        except Exception as error:  # noqa: BLE001 - the guard: every error must become an answer
            on_board = isinstance(button, VersionButton)
            outcome = await present(interaction, error, self.own_texts, on_board=on_board)
        self._meter.answered(button.action if button else UNKNOWN, outcome, interaction.id)

    async def on_app_command_completion(
        self, interaction: Interaction, _command: object, /
    ) -> None:
        """Count a command that was answered."""
        self.count_command(interaction, PressOutcome.DONE)

    def count_command(self, interaction: Interaction, outcome: PressOutcome) -> None:
        """Count a command."""
        command = interaction.command
        action = f"/{command.qualified_name}" if command else UNKNOWN
        self._meter.answered(action, outcome, interaction.id)

    async def _slow_down(
        self, interaction: discord.Interaction[Any], price: Price, shortage: Shortage
    ) -> PressOutcome:
        """Refuse a press that is one too many; after an expensive one, say when to try again.

        Others are so many that they are answered as cheaply as can be, with a word now and then.
        """
        if price is PRESS and not self.limiter.budgets.may_tell(interaction.user.id):
            await acknowledge(interaction)
            return PressOutcome.REFUSED
        own_fault = price is PRESS and not shortage.shared
        raise Refused(GuardRefusal.TOO_FAST) if own_fault else self.limiter.refusal(shortage)

    async def _say_outdated(self, interaction: discord.Interaction[Any]) -> None:
        """Redraw the board of a running game whose button is outdated; raises `Refused`."""
        assert interaction.channel_id is not None  # a message is in a channel
        assert interaction.message is not None  # and every button on a message
        match = await self.games.shown_by(interaction.channel_id, interaction.message.id)
        if match is not None:
            view = await self.games.look(match.id)
            await edit_pressed(interaction, self.layout(view, self.shared_texts(interaction)))
        raise Refused(MatchRefusal.BUTTON_OUTDATED)

    def own_dice(self, interaction: discord.Interaction) -> DiceFaces:
        """Return the dice for an answer that only the person sees, as they want them."""
        return self.dice.faces(self.views.own_look(interaction.user.id, interaction.guild_id))

    def layout(self, view: View, texts: Texts) -> Layout:
        """Return the message that shows `view`, built afresh."""
        return self.views.match(view, texts, self.dice.faces)

    def texts_of(self, match: Match) -> Texts:
        """Return the texts of the server where `match` is played, else of who pressed last."""
        guild_id = match.place.guild_id
        if guild_id is None and (seen := self.boards.seen_by(match)) is not None:
            return self.shared_texts(seen)
        return self.texts_of_server(guild_id)

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server; English where there is none."""
        guild = self.get_guild(guild_id) if guild_id else None
        discords = guild.preferred_locale.value if guild else ENGLISH
        return self.catalogue.texts(self.choices.of_server(guild_id).language or discords)

    def board_of(self, match: Match, *, pictured: bool = False) -> Layout:
        """Return the message that shows `match` outside an interaction.

        If it is `pictured`, it shows the picture that it has already, or that comes with it.
        """
        newest = self.games.peek(match.id) or View(match)
        return self.layout(replace(newest, pictured=pictured), self.texts_of(match))
