"""`/farkle daily`: the daily game, sharing its result, and the leaderboard of the day."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import place_of, server_of
from bot.client.sending import send_answer
from bot.features.daily.buttons import (
    DayButton,
    DayPage,
    DayPageEverywhere,
    OfDay,
    PlayDailyButton,
    ShareButton,
)
from bot.features.daily.feature import DailyFeature
from bot.features.daily.view.game import daily_share
from bot.features.daily.view.leaderboard import daily_board_card, day_of_button
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_appearance import DiceStyle
from bot.kit.texts.commands import localized
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press, person
from cogs.permissions import require_allowed_channel


class DailyCog(FeatureCog):
    """The daily game. All but the shared result is for the person alone."""

    def __init__(self, bot: FarkleBot, daily: DailyFeature) -> None:
        """Add the buttons of a result and of the board of a day."""
        super().__init__(bot)
        self._games = daily.games

    @localized("cmd-daily")
    async def daily(self, interaction: Interaction) -> None:
        """Show the person's game of today in a new private message, which its buttons change."""
        await self._open(interaction)

    @on_press
    async def play(self, interaction: Interaction, button: PlayDailyButton) -> None:
        """Do so for whoever has seen how somebody else did."""
        del button
        await self._open(interaction)

    async def _open(self, interaction: Interaction) -> None:
        server_of(interaction)
        view = await self._games.open(place_of(interaction), person(interaction.user))
        layout = await self.layout(interaction, view)
        await send_answer(interaction, layout)

    @on_press
    async def share(self, interaction: Interaction, button: ShareButton) -> None:
        """Show everyone how the game went, if games are allowed in this channel."""
        require_allowed_channel(interaction)
        match, day = await self._games.finished(button.match_id, interaction.user.id)
        tells = self.bot.choices.of_server(interaction.guild_id).dice is DiceStyle.DIGITS
        card = daily_share(match, day, self.bot.shared_texts(interaction), tells=tells)
        await send_answer(interaction, card, private=False)

    @on_press
    async def show_day(self, interaction: Interaction, button: DayButton) -> None:
        """Open the server's leaderboard of a day in a message of its own."""
        card = await self._board(interaction, button, server_of(interaction), 1)
        await send_answer(interaction, card)

    @on_press
    async def turn_to_server(self, interaction: Interaction, button: DayPage) -> None:
        """Show a page of the server's board."""
        card = await self._board(interaction, button, server_of(interaction), button.page or 1)
        await edit_pressed(interaction, card)

    @on_press
    async def turn_to_everywhere(self, interaction: Interaction, button: DayPageEverywhere) -> None:
        """Show a page of the board of all servers."""
        card = await self._board(interaction, button, None, button.page or 1)
        await edit_pressed(interaction, card)

    async def _board(
        self, interaction: Interaction, button: OfDay, guild_id: int | None, number: int
    ) -> Layout:
        board = await self._games.board(
            day_of_button(button), guild_id, interaction.user.id, number
        )
        return daily_board_card(board, self.bot.own_texts(interaction))


def add_to(bot: FarkleBot, commands: Commands, daily: DailyFeature) -> None:
    """Add the command and the buttons."""
    add(commands.farkle, DailyCog(bot, daily))
