"""`/farkle leaderboard` and `/farkle stats`."""

import discord
from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.domain.errors import Refusal, Refused
from bot.ui.commands import command_text
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.leaderboard import leaderboard_card
from bot.ui.stats import stats_card
from cogs.family import Family, server_of

ROWS = 10
"""Rows of a leaderboard page: what a phone shows without scrolling."""


class Records(Family):
    """What is remembered of finished games."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the buttons that turn pages."""
        super().__init__(bot)
        bot.handle(Action.PAGE, self.turn_page)

    @app_commands.command(
        name=command_text("cmd-leaderboard"), description=command_text("cmd-leaderboard-about")
    )
    @app_commands.rename(page=command_text("cmd-leaderboard-page"))
    @app_commands.describe(page=command_text("cmd-leaderboard-page-about"))
    async def leaderboard(self, interaction: Interaction, page: int = 1) -> None:
        """Show who has won most in this server."""
        card = await self._page(interaction, page)
        await interaction.response.send_message(view=card)

    async def turn_page(self, interaction: Interaction, button: ButtonId) -> None:
        """Show another page."""
        card = await self._page(interaction, int(button.arg or 1))
        await interaction.response.edit_message(view=card)

    @app_commands.command(
        name=command_text("cmd-stats"), description=command_text("cmd-stats-about")
    )
    @app_commands.rename(user=command_text("cmd-stats-user"))
    @app_commands.describe(user=command_text("cmd-stats-user-about"))
    async def stats(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Show one person's figures in this server."""
        someone = user or interaction.user
        figures = await self.bot.services.records.figures(server_of(interaction), someone.id)
        if figures is None:
            raise Refused(Refusal.NO_FIGURES, name=someone.display_name)
        card = stats_card(figures, self.bot.shared_texts(interaction))
        await interaction.response.send_message(view=card)

    async def _page(self, interaction: Interaction, number: int) -> discord.ui.LayoutView:
        page = await self.bot.services.records.leaderboard(server_of(interaction), number, ROWS)
        return leaderboard_card(page, self.bot.shared_texts(interaction))
