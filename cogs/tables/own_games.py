"""`/farkle games`: what somebody plays, wherever that is."""

from collections.abc import Awaitable, Callable

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.sending import send_answer
from bot.features.tables.buttons import OwnGamesPage
from bot.features.tables.feature import TablesFeature
from bot.features.tables.view.own_games import own_games_card
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from bot.kit.texts.texts import Texts
from bot.match.model.own_games import GamesPage
from cogs.feature_cog import FeatureCog, on_press

Remind = Callable[[int, Texts], Awaitable[str]]
"""Returns what else waits for a person, in a sentence; "" for nothing."""


class OwnGamesCog(FeatureCog):
    """The list of one's games, in a private message."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature, remind: Remind) -> None:
        """Add what turns its pages."""
        super().__init__(bot)
        self._own_games = tables.own_games
        self._remind = remind

    @localized("cmd-games")
    async def games(self, interaction: Interaction) -> None:
        """List the person's games."""
        card = await self._games(interaction, 1)
        await send_answer(interaction, card)

    @on_press
    async def turn_games(self, interaction: Interaction, button: OwnGamesPage) -> None:
        """Show another page."""
        await edit_pressed(interaction, await self._games(interaction, button.page or 1))

    async def _games(self, interaction: Interaction, number: int) -> Layout:
        page = await self._own_games.page(interaction.user.id, number)
        servers, texts = servers_of(interaction, page), self.bot.own_texts(interaction)
        reminder = await self._remind(interaction.user.id, texts)
        return own_games_card(page, interaction.user.id, servers, reminder, texts)


def servers_of(interaction: Interaction, page: GamesPage) -> dict[int, str]:
    """Return the names of the servers of a `page`, by id, but for that of `interaction`."""
    elsewhere = {game.match.place.guild_id for game in page.rows} - {interaction.guild_id}
    bot = interaction.client
    guilds = [bot.get_guild(guild_id) for guild_id in elsewhere if guild_id is not None]
    return {guild.id: guild.name for guild in guilds if guild is not None}
