"""*Find an opponent*: a table for two that waits where the server plays."""

import asyncio
from dataclasses import replace

import discord

from bot.client import FarkleBot, Interaction
from bot.client.answer import answer_privately
from bot.client.boards.discord_errors import REQUEST_WITHIN
from bot.client.inputs import guild_of, place_of
from bot.client.sending import as_view, send_answer
from bot.engine import Setup
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.buttons import FindOpponentButton
from bot.features.tables.feature import TablesFeature
from bot.features.tables.service.gathering import FEWEST
from bot.features.tables.view.finding import table_waits_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match, Place
from bot.match.service.registry import View
from cogs.feature_cog import on_press, person
from cogs.options import RulesetCog
from cogs.permissions import is_allowed_channel, may_post_games, require_others, require_room
from cogs.tables.game_options import is_rated, usually_paced
from cogs.tables.posting import post_table


class FindingCog(RulesetCog):
    """Somebody to play with, now, by one press of each; nobody is notified."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, tables: TablesFeature) -> None:
        """Add the button."""
        super().__init__(bot, rulebook)
        self._tables = tables

    @on_press
    async def find(self, interaction: Interaction, button: FindOpponentButton) -> None:
        """Lead to a table that waits for somebody, or open one for two.

        It waits in this channel if games may begin here, else in the first one of the server's
        channels for games that the person can see and the bot can use.
        """
        del button
        require_others(interaction)
        channel = _elsewhere(interaction)
        if channel is None:
            require_room(interaction)
        place = place_of(interaction)
        there = place if channel is None else Place(place.guild_id, channel.id)
        waiting = await self._tables.open_games.waiting(there.channel_id, interaction.user.id)
        if waiting is not None:
            await send_answer(interaction, self._card(interaction, waiting))
        elif channel is None:
            await post_table(interaction, self._tables, await self._open(interaction, there))
        else:
            await answer_privately(interaction, self._post(interaction, there, channel))

    async def _open(self, interaction: Interaction, place: Place) -> Match:
        rules = await self.ruleset(interaction, None)
        setup = Setup(usually_paced(interaction, rules, None), rules.players or FEWEST)
        rated = is_rated(interaction, self.rulebook.rulebook, rules, None, wanted=None)
        someone = person(interaction.user)
        return await self._tables.lobbies.open(place, someone, setup, rated=rated)

    async def _post(
        self, interaction: Interaction, place: Place, channel: discord.TextChannel
    ) -> Layout:
        """Open a table and post it in another channel; return what tells the person where."""
        match = await self._open(interaction, place)
        texts = self.bot.texts_of_server(place.guild_id)
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                posted = await channel.send(view=as_view(self.bot.layout(View(match), texts)))
        except BaseException:
            await self._tables.gathering.withdraw(match.id)  # nobody can see it
            raise
        await self._tables.gathering.posted(match, posted.id)
        return self._card(interaction, replace(match, message_id=posted.id))

    def _card(self, interaction: Interaction, match: Match) -> Layout:
        texts = self.bot.own_texts(interaction)
        return table_waits_card(match, interaction.user.id, texts)


def _elsewhere(interaction: Interaction) -> discord.TextChannel | None:
    """Return where the table waits if games may not begin here, None for here."""
    guild = guild_of(interaction)
    if guild is None or is_allowed_channel(interaction):
        return None
    allowed = interaction.client.choices.of_server(guild.id).channels
    channels = [guild.get_channel(channel_id) for channel_id in allowed]
    found = (
        channel
        for channel in channels
        if isinstance(channel, discord.TextChannel) and may_post_games(interaction, channel)
    )
    return next(found, None)
