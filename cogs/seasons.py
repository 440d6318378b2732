"""`/farkle-admin season end`: seasons that end when somebody says so."""

from discord import app_commands

from bot.client import Interaction
from bot.ui.commands import command_text
from bot.ui.podium import podium_card
from cogs.family import Family, server_of
from cogs.permissions import require_manager


class Seasons(Family):
    """The seasons of a server."""

    season = app_commands.Group(
        name=command_text("cmd-season"), description=command_text("cmd-season-about")
    )

    @season.command(
        name=command_text("cmd-season-end"), description=command_text("cmd-season-end-about")
    )
    async def end_season(self, interaction: Interaction) -> None:
        """End this server's season, and show everyone its podium."""
        require_manager(interaction)
        podium, ends = await self.bot.services.leaderboards.end_season(server_of(interaction))
        card = podium_card(podium, ends, self.bot.shared_texts(interaction))
        await interaction.response.send_message(view=card)
