"""`/farkle rules`: how each ruleset is played."""

from discord import app_commands

from bot.client import Interaction
from bot.client.sending import send_answer
from bot.features.rulebook.view.rules_card import rules_card
from bot.kit.texts.commands import localized
from cogs.options import RulesetCog, RulesetName


class RulesCog(RulesetCog):
    """Explaining the rules."""

    @localized("cmd-rules-show")
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)
    async def show_rules(
        self, interaction: Interaction, ruleset: RulesetName | None = None
    ) -> None:
        """Explain a ruleset, to the person alone."""
        rules = await self.ruleset(interaction, ruleset)
        card = rules_card(rules, self.bot.own_texts(interaction))
        await send_answer(interaction, card)
