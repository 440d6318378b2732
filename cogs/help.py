"""`/farkle help`, and the one message in which the bot says to a server that it is there."""

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short
from bot.client.inputs import chosen_as, components_of
from bot.client.sending import as_view, send_answer
from bot.content.strategy import shipped_strategies
from bot.features.help.buttons import DeleteWelcomeButton, HelpMenu, StrategyMenu
from bot.features.help.feature import HelpFeature
from bot.features.help.model import HelpTopic
from bot.features.help.view.card import help_card
from bot.features.help.view.strategy import read_ruleset
from bot.features.help.view.welcome import welcome_card
from bot.features.rulebook.service.rulebook import DEFAULT_RULESET
from bot.kit.components.layout import Layout
from bot.kit.components.raw import walk
from bot.kit.texts.commands import command_text, localized
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press

_log = logging.getLogger(__name__)

_TOPICS = [
    app_commands.Choice(name=command_text(f"topic-help-{topic}"), value=topic.value)
    for topic in HelpTopic
]


class HelpCog(FeatureCog):
    """Telling people what they can do, each of them alone."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the menus of topics and of rulesets."""
        super().__init__(bot)

    @localized("cmd-help")
    @app_commands.choices(topic=_TOPICS)
    async def help(self, interaction: Interaction, topic: str = HelpTopic.START.value) -> None:
        """Show a topic, or how to begin."""
        await send_answer(interaction, self._card(interaction, HelpTopic(topic)))

    @on_press
    async def turn_to(self, interaction: Interaction, button: HelpMenu) -> None:
        """Show another topic."""
        del button
        topic = chosen_as(interaction, HelpTopic)
        await edit_pressed(interaction, self._card(interaction, topic))

    @on_press
    async def advise(self, interaction: Interaction, button: StrategyMenu) -> None:
        """Show how to play well by other rules."""
        del button
        ruleset = chosen_as(interaction, read_ruleset)
        texts = self.bot.own_texts(interaction)
        await edit_pressed(interaction, help_card(HelpTopic.STRATEGY, ruleset, texts))

    def _card(self, interaction: Interaction, topic: HelpTopic) -> Layout:
        """Return a topic; strategy is that of the rules that the server usually plays by."""
        usual = self.bot.choices.of_server(interaction.guild_id).ruleset or DEFAULT_RULESET
        ruleset = usual if usual in shipped_strategies() else DEFAULT_RULESET
        return help_card(topic, ruleset, self.bot.own_texts(interaction))


class WelcomeCog(FeatureCog):
    """Saying to a server that the bot is there: once, and where the server wants to be told."""

    def __init__(self, bot: FarkleBot, help_: HelpFeature) -> None:
        """Add the button that takes it back."""
        super().__init__(bot)
        self._joins = help_.joins

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say so in the system channel, if there is one in which the bot may write.

        Whatever Discord refuses is no loss: people find the commands anyway.
        """
        channel, joined_at = guild.system_channel, guild.me.joined_at
        if channel is None or joined_at is None or not self.bot.in_flight.take():
            return
        allowed = channel.permissions_for(guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            return
        if not self._joins.is_new(guild.id, int(joined_at.timestamp())):
            return
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await channel.send(view=as_view(welcome_card(self.bot.texts_of_server(guild.id))))
        except TROUBLE as error:
            _log.info("server %d could not be greeted: %s", guild.id, in_short(error))

    @on_press
    async def delete(self, interaction: Interaction, button: DeleteWelcomeButton) -> None:
        """Delete the message, for those who look after the server or what is said there."""
        if all(
            component.get("custom_id") != button.write()
            for component in walk(components_of(interaction))
        ):
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        await interaction.response.defer()
        await interaction.delete_original_response()


async def add_to(bot: FarkleBot, commands: Commands, help_: HelpFeature) -> None:
    """Add the command, and listen."""
    add(commands.farkle, HelpCog(bot))
    await bot.add_cog(WelcomeCog(bot, help_))
