"""The private messages in which people watch."""

import asyncio
import logging
from collections.abc import Awaitable

from bot.client import Interaction
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, in_short, is_passing
from bot.client.sending import change_answer
from bot.features.watching.model.scene import Scene
from bot.features.watching.view.watch import closed_view, nothing_on_card, watch_card
from bot.kit.components.layout import Layout
from bot.kit.texts.explain import explain
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from cogs.visibility import may_read, may_still_read

_log = logging.getLogger(__name__)


class InteractionScreen:
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


class PendingView:
    """A view that is about to be shown, and the scene in it once that is known."""

    def __init__(self, interaction: Interaction) -> None:
        self.screen = InteractionScreen(interaction)
        self.scene: Scene | None = None
        self._interaction = interaction

    async def draw(self, finding: Awaitable[Scene | None]) -> Layout:
        """Return what is found as a layout; None is that nothing is on."""
        self.scene = await finding
        if self.scene is None:
            return nothing_on_card(self._interaction.client.own_texts(self._interaction))
        return self.screen.card(self.scene)
