"""The coach: the button *Hint*, and `/farkle odds`."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, answer_privately
from bot.engine import MOST_DICE, MOST_TURNS
from bot.features.analysis.buttons import HintButton
from bot.features.analysis.feature import AnalysisFeature
from bot.features.analysis.model.turn_position import (
    LONGEST_SCORES,
    MOST_AT_RISK,
    TurnPosition,
    parse_scores,
)
from bot.features.analysis.refusals import AnalysisRefusal
from bot.features.analysis.view.hint import hint_card
from bot.features.analysis.view.odds import odds_card
from bot.features.rulebook.feature import RulebookFeature
from bot.kit import prices
from bot.kit.components.layout import Layout
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.service.presses import Outdated
from cogs.feature_cog import on_press, press_of, requester_of
from cogs.options import RulesetCog, RulesetName


class CoachCog(RulesetCog):
    """Telling what the choices are worth."""

    def __init__(
        self,
        bot: FarkleBot,
        rulebook: RulebookFeature,
        analysis: AnalysisFeature,
    ) -> None:
        """Add the button of the board."""
        super().__init__(bot, rulebook)
        self._hints = analysis.hints
        self._advisor = analysis.advisor

    @on_press
    async def hint(self, interaction: Interaction, button: HintButton) -> None:
        """Tell the player alone what could be done now; the board stays as it is."""
        _require_hints(interaction)
        try:
            match = await self._hints.position_for_hint(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        await answer_privately(interaction, self._hint(interaction, match))

    @localized("cmd-odds", "cmd-challenge", price=prices.ADVICE)
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)
    async def odds(
        self,
        interaction: Interaction,
        dice: app_commands.Range[int, 1, MOST_DICE],
        turn: app_commands.Range[int, 0, MOST_AT_RISK],
        scores: app_commands.Range[str, 1, LONGEST_SCORES] | None = None,
        ruleset: RulesetName | None = None,
        turns_left: app_commands.Range[int, 1, 2 * MOST_TURNS] | None = None,
    ) -> None:
        """Tell the person alone what rolling and banking are worth at a moment of a turn."""
        rules = await self.ruleset(interaction, ruleset)
        totals = (0, 0) if scores is None else parse_scores(scores)
        moment = TurnPosition(rules, totals, turn, dice, turns_left)
        scored = scores is not None
        await answer_privately(interaction, self._odds(interaction, moment, scored=scored))

    async def _odds(
        self, interaction: Interaction, moment: TurnPosition, *, scored: bool
    ) -> Layout:
        requester = requester_of(interaction)
        odds = moment.odds(await self._advisor.advise(moment.state(), requester))
        bank_from = await self._advisor.bank_from(moment.rules, odds.roll.dice, requester)
        return odds_card(moment, odds, bank_from, self.bot.own_texts(interaction), scored=scored)

    async def _hint(self, interaction: Interaction, match: Match) -> Layout:
        advice = await self._advisor.advise(match.state, requester_of(interaction))
        return hint_card(match, advice, self.bot.own_texts(interaction))


def _require_hints(interaction: Interaction) -> None:
    """Raise `Refused` where the server plays without hints."""
    if not interaction.client.choices.of_server(interaction.guild_id).hints:
        raise Refused(AnalysisRefusal.HINTS_OFF)
