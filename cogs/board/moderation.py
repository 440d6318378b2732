"""`/farkle-mod end` and `kick`, and *More* on a board, where a host has the same two."""

import discord
from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, place_of, server_of
from bot.client.sending import send_answer
from bot.engine import parse_number
from bot.features.board.buttons import (
    AfterwardsButton,
    EndButton,
    ExpelButton,
    KickMenu,
    MoreButton,
    RemoveButton,
    SkipButton,
)
from bot.features.board.feature import BoardFeature
from bot.features.board.view.ended.finished import afterwards_card
from bot.features.board.view.table_menu import done_card, more_card, remove_question, vote_card
from bot.features.tables.feature import TablesFeature
from bot.features.watching.buttons import WatchButton
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import localized
from bot.match.model.errors import DamagedMatchError
from bot.match.service.presses import Outdated
from cogs.board.damaged import give_up
from cogs.feature_cog import FeatureCog, on_press, press_of
from cogs.options import GameNumber, game_choices, titled
from cogs.visibility import threads_of


class ModerationCog(FeatureCog):
    """Ending games that are stuck, for moderators."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature, board: BoardFeature) -> None:
        """Find games among those of `tables`."""
        super().__init__(bot)
        self._tables = tables
        self._moderation = board.moderation

    async def suggest_open_games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest the games that are open in this channel, by number or player."""
        here = await self._tables.open_games.here(place_of(interaction).channel_id)
        return game_choices(interaction, titled(here), current)

    @localized("cmd-end", "cmd-show", proof=Proof.MODERATOR)
    @app_commands.autocomplete(game=suggest_open_games)
    async def end_game(self, interaction: Interaction, game: GameNumber | None = None) -> None:
        """Close a game of this channel without a result."""
        channel_id = place_of(interaction).channel_id
        try:
            match = await self._moderation.end(channel_id, game, threads_of(interaction))
        except DamagedMatchError as damaged:
            await give_up(interaction, self._tables.room, damaged)
            return
        card = done_card(match, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @localized("cmd-kick", "cmd-end", "cmd-show", proof=Proof.MODERATOR)
    @app_commands.autocomplete(game=suggest_open_games)
    async def kick_player(
        self, interaction: Interaction, user: discord.User, game: GameNumber | None = None
    ) -> None:
        """Remove somebody from a game of this channel; where it is played, ask first."""
        texts, channel_id = self.bot.own_texts(interaction), place_of(interaction).channel_id
        threads = threads_of(interaction)
        match = await self._tables.open_games.to_kick_from(channel_id, user.id, game, threads)
        seat = match.seat_of(user.id)
        if match.is_playing and seat is not None:
            card = remove_question(match, seat, ExpelButton, texts)
        else:
            match = await self._moderation.kick(channel_id, user.id, match.id)
            card = done_card(match, texts)
        await send_answer(interaction, card)


class TableMenuCog(FeatureCog):
    """What can be done about a game beside playing it."""

    def __init__(self, bot: FarkleBot, board: BoardFeature) -> None:
        """Add the button of the board, and those of what it opens."""
        super().__init__(bot)
        self._play = board.play
        self._skips = board.skips
        self._moderation = board.moderation

    @on_press
    async def more(self, interaction: Interaction, button: MoreButton) -> None:
        """Show the person alone what they can do; an outdated board is brought up to date."""
        try:
            match = await self._play.at_board(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        if match.version != button.version:
            self.bot.boards.redraw(match)
        user_id, texts = interaction.user.id, self.bot.own_texts(interaction)
        may_skip = await self._skips.may_skip(match, user_id)
        watched = match.place.guild_id is not None and (
            self.bot.choices.of_server(match.place.guild_id).watching
        )
        watch = WatchButton(match.id) if watched else None
        card = more_card(match, user_id, texts, may_skip=may_skip, watch=watch)
        await send_answer(interaction, card)

    @on_press
    async def afterwards(self, interaction: Interaction, button: AfterwardsButton) -> None:
        """Show the person alone what leads on from a game that has ended."""
        texts = self.bot.own_texts(interaction)
        await send_answer(interaction, afterwards_card(button.match_id, texts))

    @on_press
    async def skip(self, interaction: Interaction, button: SkipButton) -> None:
        """Vote; the first vote is said in a message for everyone, unless it is enough."""
        vote = await self._skips.vote(press_of(interaction, button))
        card = vote_card(vote, self.bot.shared_texts(interaction))
        assert interaction.message is not None  # Discord sends it with every press
        if vote.is_enough or not interaction.message.flags.ephemeral:
            await edit_pressed(interaction, card)
        else:
            await send_answer(interaction, card, private=False)

    @on_press
    async def end(self, interaction: Interaction, button: EndButton) -> None:
        """Close the game."""
        match = await self._moderation.end_as_host(press_of(interaction, button))
        await edit_pressed(interaction, done_card(match, self.bot.own_texts(interaction)))

    @on_press
    async def ask_to_remove(self, interaction: Interaction, button: KickMenu) -> None:
        """Ask the host whether to remove the player who was chosen."""
        seat, press = chosen_as(interaction, parse_number), press_of(interaction, button)
        match = await self._moderation.removable_as_host(press, seat)
        card = remove_question(match, seat, RemoveButton, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)

    @on_press
    async def remove(self, interaction: Interaction, button: RemoveButton) -> None:
        """Remove a player, for the host."""
        match = await self._moderation.remove_as_host(press_of(interaction, button), button.seat)
        await edit_pressed(interaction, done_card(match, self.bot.own_texts(interaction)))

    @on_press
    async def expel(self, interaction: Interaction, button: ExpelButton) -> None:
        """Remove a player, for a moderator."""
        server_of(interaction)  # elsewhere nobody looks after others
        channel_id = place_of(interaction).channel_id
        match = await self._moderation.expel(button.match_id, channel_id, button.seat)
        await edit_pressed(interaction, done_card(match, self.bot.own_texts(interaction)))
