"""*Watch* on a board, `/farkle-events tv`, and guesses."""

import asyncio
import logging
from collections.abc import Awaitable

from bot.client import FarkleBot, Interaction, answer_privately, edit_pressed, edit_privately
from bot.client.boards.trouble import REQUEST_WITHIN, TROUBLE, in_short, is_passing
from bot.client.inputs import chosen_as
from bot.client.sending import change_answer, send_answer
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
from bot.features.watching.view.watch import closed_view, nothing_on_card, watch_card
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from bot.kit.texts.explain import explain
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, person, server_of
from cogs.viewing import may_read, may_still_read

_log = logging.getLogger(__name__)


class _Screen:
    """The port `Screen`: the private message that an interaction has shown or changed."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    @property
    def user_id(self) -> int:
        """Who watches."""
        return self._interaction.user.id

    def reads(self, place: Place) -> bool:
        """Tell whether they can read what is at `place`, when they have just pressed something."""
        return may_read(self._interaction, place)

    def still_reads(self, place: Place) -> bool:
        """Tell the same long after that; False where nobody can know."""
        return may_still_read(self._interaction, place)

    def card(self, scene: Scene) -> Layout:
        """Return what they are shown."""
        bot, interaction = self._interaction.client, self._interaction
        texts, dice = bot.own_texts(interaction), bot.own_dice(interaction)
        return watch_card(scene, self.user_id, texts, dice)

    async def show(self, scene: Scene) -> bool:
        """Show `scene`; tell whether the message can still be changed. Never raises."""
        return await self._change(self.card(scene))

    async def close(self, why: Refused) -> None:
        """Say why there is nothing more to see. Never raises."""
        texts = self._interaction.client.own_texts(self._interaction)
        await self._change(closed_view(explain(why, texts)))

    async def _change(self, layout: Layout) -> bool:
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await change_answer(self._interaction, layout)
        except TROUBLE as error:
            _log.info("a view of a game stands still: %s", in_short(error))
            return is_passing(error)
        return True


class Watching(FeatureCog):
    """Watching games in private messages, which follow them."""

    def __init__(self, bot: FarkleBot, watching: WatchingFeature) -> None:
        """Add the buttons of views, and of the board of guessers."""
        super().__init__(bot)
        self._watching = watching.watching
        bot.handle(WatchButton, self.watch)
        bot.handle(TvButton, self.go_on)
        bot.handle(GuessButton, self.guess)
        bot.handle(GuessMenu, self.choose_guess)
        bot.handle(GuessersButton, self.guessers)
        bot.handle(GuessersPage, self.turn_guessers)

    @localized("cmd-tv")
    async def tv(self, interaction: Interaction) -> None:
        """Show the best running game of the server, and then the next."""
        view = _View(interaction)
        await answer_privately(interaction, view.draw(self._tv(view.screen, interaction, 0)))
        self._follow(view)

    async def watch(self, interaction: Interaction, button: WatchButton) -> None:
        """Show a game, or show it anew and follow it from now on."""
        view = _View(interaction)
        await self._show(interaction, view, self._watching.look(button.match_id, view.screen))

    async def go_on(self, interaction: Interaction, button: TvButton) -> None:
        """Show the same game while it is on, and then the best one."""
        view = _View(interaction)
        await self._show(interaction, view, self._tv(view.screen, interaction, button.match_id))

    async def guess(self, interaction: Interaction, button: GuessButton) -> None:
        """Take a guess, and show it."""
        await self._guess(interaction, button, button.side)

    async def choose_guess(self, interaction: Interaction, button: GuessMenu) -> None:
        """Take a guess that was chosen in a menu."""
        await self._guess(interaction, button, chosen_as(interaction, parse_number))

    async def guessers(self, interaction: Interaction, button: GuessersButton) -> None:
        """Open the board of the best guessers in a message of its own."""
        del button
        await send_answer(interaction, await self._board(interaction, 1))

    async def turn_guessers(self, interaction: Interaction, button: GuessersPage) -> None:
        """Show another page of it."""
        await edit_pressed(interaction, await self._board(interaction, button.page or 1))

    async def _guess(
        self, interaction: Interaction, button: GuessButton | GuessMenu, side: int
    ) -> None:
        view, who = _View(interaction), person(interaction.user)
        await self._show(
            interaction,
            view,
            self._watching.guess(button.match_id, who, side, view.screen, tv=button.tv == 1),
        )

    async def _tv(self, screen: _Screen, interaction: Interaction, match_id: int) -> Scene | None:
        return await self._watching.tv(server_of(interaction), match_id, screen)

    async def _show(
        self, interaction: Interaction, view: "_View", finding: Awaitable[Scene | None]
    ) -> None:
        """Show what is found in the view that was pressed, and let it follow."""
        await edit_privately(interaction, view.draw(finding))
        self._follow(view)

    def _follow(self, view: "_View") -> None:
        if view.scene is not None:
            self._watching.follow(view.screen, view.scene)

    async def _board(self, interaction: Interaction, page: int) -> Layout:
        user_id, guild_id = interaction.user.id, server_of(interaction)
        board = await self._watching.board(guild_id, user_id, page)
        return guessers_card(board, self.bot.own_texts(interaction))


class _View:
    """A view that is about to be shown, and the scene in it once that is known."""

    def __init__(self, interaction: Interaction) -> None:
        self.screen = _Screen(interaction)
        self.scene: Scene | None = None
        self._interaction = interaction

    async def draw(self, finding: Awaitable[Scene | None]) -> Layout:
        """Return what is found as a layout; None is that nothing is on."""
        self.scene = await finding
        if self.scene is None:
            return nothing_on_card(self._interaction.client.own_texts(self._interaction))
        return self.screen.card(self.scene)


def add_to(bot: FarkleBot, commands: Commands, watching: WatchingFeature) -> None:
    """Add the command and the buttons."""
    add(commands.events, Watching(bot, watching))
