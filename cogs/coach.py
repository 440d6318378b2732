"""The coach: the button *Hint*."""

from bot.client import FarkleBot, Interaction, answer_privately
from bot.domain.match import Match
from bot.service.press import Outdated
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.hint import hint_card
from bot.ui.layout import Layout
from cogs.family import Family, press_of


class Coach(Family):
    """Telling what the choices are worth."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the button of the board."""
        super().__init__(bot)
        bot.handle(Action.HINT, self.hint)

    async def hint(self, interaction: Interaction, button: ButtonId) -> None:
        """Tell the player alone what could be done now; the board stays as it is."""
        try:
            match = await self.bot.services.play.ponder(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        await answer_privately(interaction, self._hint(interaction, match))

    async def _hint(self, interaction: Interaction, match: Match) -> Layout:
        advice = await self.bot.services.advisor.advise(match.state)
        return hint_card(match, advice, self.bot.own_texts(interaction))
