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
        self,
        interaction: Interaction,
        ruleset: RulesetName | None = None,
        here: bool = False,  # noqa: FBT001, FBT002 - Discord gives options by name
    ) -> None:
        """Explain a ruleset, to the person alone or to everybody here."""
        rules = await self.ruleset(interaction, ruleset)
        bot = self.bot
        texts = bot.shared_texts(interaction) if here else bot.own_texts(interaction)
        await send_answer(interaction, rules_card(rules, texts), private=not here)
