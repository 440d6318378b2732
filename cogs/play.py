"""`/farkle play`: one command for whoever does not know the others."""

from bot.client import FarkleBot, Interaction
from bot.client.inputs import guild_of
from bot.client.sending import send_answer
from bot.features.play.view import PlayChoices, play_card
from bot.features.tables.buttons import PlayMenuButton
from bot.features.tables.feature import TablesFeature
from bot.kit.texts.commands import localized
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press
from cogs.tables.own_games import servers_of


class PlayCog(FeatureCog):
    """The card with every way to begin, which is for the person alone."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature) -> None:
        """Add the button that opens it."""
        super().__init__(bot)
        self._own_games = tables.own_games

    @localized("cmd-play")
    async def play(self, interaction: Interaction) -> None:
        """Show the card."""
        await self._show(interaction)

    @on_press
    async def open(self, interaction: Interaction, button: PlayMenuButton) -> None:
        """Show the card in a message of its own."""
        del button
        await self._show(interaction)

    async def _show(self, interaction: Interaction) -> None:
        can = PlayChoices(
            others=not interaction.context.dm_channel, server=guild_of(interaction) is not None
        )
        games = await self._own_games.page(interaction.user.id, 1)
        servers, texts = servers_of(interaction, games), self.bot.own_texts(interaction)
        card = play_card(can, games, interaction.user.id, servers, texts)
        await send_answer(interaction, card)


def add_to(bot: FarkleBot, commands: Commands, tables: TablesFeature) -> None:
    """Add the command, before all others: clients show them in the order in which they are sent."""
    add(commands.farkle, PlayCog(bot, tables))
