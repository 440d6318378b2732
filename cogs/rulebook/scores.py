"""`/farkle score`: what can be set aside of any roll."""

from discord import app_commands

from bot.client import Interaction
from bot.engine import LONGEST_ROLL, parse_roll
from bot.features.rulebook.view.score_card import score_card
from bot.kit.texts.commands import localized
from cogs.feature_cog import FeatureCog
from cogs.options import RulesetName, named_ruleset, suggest_rulesets


class Scores(FeatureCog):
    """Scoring rolls outside games."""

    @localized("cmd-score", "cmd-challenge")
    @app_commands.autocomplete(ruleset=suggest_rulesets)
    async def score(
        self,
        interaction: Interaction,
        dice: app_commands.Range[str, 1, LONGEST_ROLL],
        ruleset: RulesetName | None = None,
    ) -> None:
        """List each selection of a roll with its points, to the person alone."""
        name = await named_ruleset(interaction, ruleset)
        rules = await self.bot.services.rulesets.get(name, interaction.guild_id)
        roll = parse_roll(dice, rules.scoring.dice)
        card = score_card(
            roll, rules, self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        )
        await interaction.response.send_message(view=card, ephemeral=True)
