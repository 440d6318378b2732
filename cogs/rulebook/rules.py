"""`/farkle rules`: how each ruleset is played."""

from discord import app_commands

from bot.client import Interaction
from bot.features.rulebook.view.rules_card import rules_card
from bot.kit.texts.commands import command_text
from cogs.feature_cog import FeatureCog
from cogs.options import RulesetName, named_ruleset, suggest_rulesets


class Rules(FeatureCog):
    """Explaining the rules."""

    rules = app_commands.Group(
        name=command_text("cmd-rules"), description=command_text("cmd-rules-about")
    )

    @rules.command(
        name=command_text("cmd-rules-show"), description=command_text("cmd-rules-show-about")
    )
    @app_commands.rename(ruleset=command_text("cmd-rules-show-ruleset"))
    @app_commands.describe(ruleset=command_text("cmd-rules-show-ruleset-about"))
    @app_commands.autocomplete(ruleset=suggest_rulesets)
    async def show_rules(
        self, interaction: Interaction, ruleset: RulesetName | None = None
    ) -> None:
        """Explain a ruleset, to the person alone."""
        name = await named_ruleset(interaction, ruleset)
        rules = await self.bot.services.rulesets.get(name, interaction.guild_id)
        card = rules_card(rules, self.bot.own_texts(interaction))
        await interaction.response.send_message(view=card, ephemeral=True)
