"""`/farkle rules create`, `edit`, `delete`, `export` and `import`: a server's own rules."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import server_of
from bot.client.sending import send_answer
from bot.features.rulebook.buttons import DeleteButton
from bot.features.rulebook.feature import RulebookFeature
from bot.features.rulebook.model import rules_line
from bot.features.rulebook.model.house_rules import Draft
from bot.features.rulebook.view.editor import rules_editor
from bot.features.rulebook.view.house_rules import delete_question, deleted_card, export_card
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import localized
from cogs.feature_cog import on_press
from cogs.options import RulesetCog, RulesetName


class HouseRulesCog(RulesetCog):
    """Making and keeping house rules. Every answer is for the person alone."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature) -> None:
        """Add the answer to the question whether to delete."""
        super().__init__(bot, rulebook)
        self._service = rulebook.house_rules

    @localized("cmd-rules-create", proof=Proof.RULES)
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_rulesets)
    async def create_rules(
        self, interaction: Interaction, ruleset: RulesetName | None = None
    ) -> None:
        """Begin new house rules from `ruleset`, or go on with those that are not saved yet."""
        guild_id, user_id = server_of(interaction), interaction.user.id
        base = await self.named(interaction, ruleset)
        await self._open(interaction, await self._service.create(guild_id, user_id, base))

    @localized("cmd-rules-edit", "cmd-rules", proof=Proof.RULES)
    @app_commands.autocomplete(name=RulesetCog.suggest_house_rules)
    async def edit_rules(self, interaction: Interaction, name: RulesetName) -> None:
        """Change the house rules called `name`."""
        guild_id, user_id = server_of(interaction), interaction.user.id
        await self._open(interaction, await self._service.edit(guild_id, user_id, name))

    @localized("cmd-rules-import", proof=Proof.RULES)
    async def import_rules(
        self, interaction: Interaction, line: app_commands.Range[str, 1, rules_line.LONGEST]
    ) -> None:
        """Look at the house rules of an exported `line`, to save them here."""
        guild_id, user_id = server_of(interaction), interaction.user.id
        await self._open(interaction, await self._service.import_line(guild_id, user_id, line))

    @localized("cmd-rules-export", "cmd-rules")
    @app_commands.autocomplete(name=RulesetCog.suggest_house_rules)
    async def export_rules(self, interaction: Interaction, name: RulesetName) -> None:
        """Show the house rules called `name` as one line of text."""
        rule, line = await self._service.export(server_of(interaction), name)
        card = export_card(rule, line, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @localized("cmd-rules-delete", "cmd-rules", proof=Proof.RULES)
    @app_commands.autocomplete(name=RulesetCog.suggest_house_rules)
    async def delete_rules(self, interaction: Interaction, name: RulesetName) -> None:
        """Ask whether the house rules called `name` are to be deleted."""
        rule = await self._service.find(server_of(interaction), name)
        uses = await self._service.uses(rule)
        question = delete_question(rule, uses, self.bot.own_texts(interaction))
        await send_answer(interaction, question)

    @on_press
    async def delete(self, interaction: Interaction, button: DeleteButton) -> None:
        """Delete the house rules."""
        rule = await self._service.delete(server_of(interaction), button.rule_id)
        line = rules_line.write_line(rule.rules)
        await edit_pressed(interaction, deleted_card(rule, line, self.bot.own_texts(interaction)))

    async def _open(self, interaction: Interaction, draft: Draft) -> None:
        """Show a draft in a new private message."""
        editor = rules_editor(
            draft, None, self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        )
        await send_answer(interaction, editor)
