"""`/farkle score`: what can be set aside of any roll."""

from discord import app_commands

from bot.client import Interaction
from bot.client.sending import send_answer
from bot.engine import LONGEST_ROLL, parse_roll
from bot.features.rulebook.view.score_card import score_card
from bot.kit.texts.commands import localized
from cogs.options import RulesetCog, RulesetName


class ScoresCog(RulesetCog):
    """Scoring rolls outside games."""

    @localized("cmd-score", "cmd-challenge")
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)
    async def score(
        self,
        interaction: Interaction,
        dice: app_commands.Range[str, 1, LONGEST_ROLL],
        ruleset: RulesetName | None = None,
    ) -> None:
        """List each selection of a roll with its points, to the person alone."""
        rules = await self.ruleset(interaction, ruleset)
        roll = parse_roll(dice, rules.scoring.dice)
        card = score_card(
            roll, rules, self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        )
        await send_answer(interaction, card)
