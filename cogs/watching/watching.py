"""*Watch* on a board, `/farkle-events tv`, and guesses."""

from collections.abc import Awaitable

from bot.client import FarkleBot, Interaction, answer_privately, edit_pressed, edit_privately
from bot.client.inputs import chosen_as, server_of
from bot.client.sending import send_answer
from bot.engine import parse_number
from bot.features.watching.buttons import (
    GuessButton,
    GuessersButton,
    GuessersPage,
    GuessMenu,
    TvButton,
    WatchButton,
)
from bot.features.watching.feature import WatchingFeature
from bot.features.watching.model.scene import Scene
from bot.features.watching.view.guessing import guessers_card
from bot.kit import prices
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from cogs.feature_cog import FeatureCog, on_press, person
from cogs.watching.screen import PendingView


class WatchingCog(FeatureCog):
    """Watching games in private messages, which follow them."""

    def __init__(self, bot: FarkleBot, watching: WatchingFeature) -> None:
        """Add the buttons of views, and of the board of guessers."""
        super().__init__(bot)
        self._watching = watching.watching

    @localized("cmd-tv", price=prices.TUNED_IN)
    async def tv(self, interaction: Interaction) -> None:
        """Show the best running game of the server, and then the next."""
        view = PendingView(interaction)
        await answer_privately(interaction, view.draw(self._on_tv(interaction, view, 0)))
        self._follow(view)

    @on_press
    async def watch(self, interaction: Interaction, button: WatchButton) -> None:
        """Show a game, or show it anew and follow it from now on."""
        view = PendingView(interaction)
        await self._show(interaction, view, self._watching.look(button.match_id, view.screen))

    @on_press
    async def go_on(self, interaction: Interaction, button: TvButton) -> None:
        """Show the same game while it is on, and then the best one."""
        view = PendingView(interaction)
        await self._show(interaction, view, self._on_tv(interaction, view, button.match_id))

    @on_press
    async def guess(self, interaction: Interaction, button: GuessButton) -> None:
        """Take a guess, and show it."""
        await self._guess(interaction, button, button.side)

    @on_press
    async def choose_guess(self, interaction: Interaction, button: GuessMenu) -> None:
        """Take a guess that was chosen in a menu."""
        await self._guess(interaction, button, chosen_as(interaction, parse_number))

    @on_press
    async def guessers(self, interaction: Interaction, button: GuessersButton) -> None:
        """Open the board of the best guessers in a message of its own."""
        del button
        await send_answer(interaction, await self._board(interaction, 1))

    @on_press
    async def turn_guessers(self, interaction: Interaction, button: GuessersPage) -> None:
        """Show another page of it."""
        await edit_pressed(interaction, await self._board(interaction, button.page or 1))

    async def _guess(
        self, interaction: Interaction, button: GuessButton | GuessMenu, side: int
    ) -> None:
        view, who = PendingView(interaction), person(interaction.user)
        guessing = self._watching.guess(button.match_id, who, side, view.screen, tv=button.tv == 1)
        await self._show(interaction, view, guessing)

    async def _on_tv(
        self, interaction: Interaction, view: PendingView, match_id: int
    ) -> Scene | None:
        return await self._watching.tv(server_of(interaction), match_id, view.screen)

    async def _show(
        self, interaction: Interaction, view: PendingView, finding: Awaitable[Scene | None]
    ) -> None:
        """Show what is found in the view that was pressed, and let it follow."""
        await edit_privately(interaction, view.draw(finding))
        self._follow(view)

    def _follow(self, view: PendingView) -> None:
        if view.scene is not None:
            self._watching.follow(view.screen, view.scene)

    async def _board(self, interaction: Interaction, page: int) -> Layout:
        user_id, guild_id = interaction.user.id, server_of(interaction)
        board = await self._watching.board(guild_id, user_id, page)
        return guessers_card(board, self.bot.own_texts(interaction))
