"""*Change the rules* and *The rules* of a table, and the private message in which they change."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.answer import LONGEST_WAIT
from bot.client.inputs import answered, ask, chosen, server_of
from bot.client.sending import send_answer
from bot.engine import OptionTopic, Value
from bot.features.rulebook.buttons import (
    AskGameNumberButton,
    DiscardGameDraftButton,
    DraftButton,
    GameNumberAnswer,
    GameRuleMenu,
    GameTopicMenu,
    StartingRulesMenu,
    UseRulesButton,
)
from bot.features.rulebook.feature import RulebookFeature
from bot.features.rulebook.model.house_rules import OPTIONS, Draft, RulesDraftKey
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.view.editor import rules_editor
from bot.features.rulebook.view.editor_questions import number_question
from bot.features.rulebook.view.editor_settings import (
    Titled,
    asks_number,
    read_number,
    read_setting,
    read_topic,
    require_range,
)
from bot.features.rulebook.view.house_rules import game_rules_kept_card, game_rules_used_card
from bot.features.rulebook.view.rules_card import rules_card
from bot.features.tables.buttons import ChangeRulesButton, GameRulesButton
from bot.kit.game.rulesets import by_title
from bot.match.model.errors import Refused
from bot.match.service.keyed_locks import KeyedLocks
from bot.match.service.presses import Outdated
from cogs.feature_cog import FeatureCog, on_press, press_of


class GameRulesCog(FeatureCog):
    """The rules of one game, which its host changes for this game alone."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature) -> None:
        """Add the buttons and menus."""
        super().__init__(bot)
        self._rulebook = rulebook
        self._service = rulebook.game_rules
        self._in_order = KeyedLocks(LONGEST_WAIT)

    @on_press
    async def show_rules(self, interaction: Interaction, button: GameRulesButton) -> None:
        """Explain the rules of the game to the person alone."""
        try:
            rules = await self._service.rules(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        card = rules_card(rules, self.bot.own_texts(interaction), as_shipped=False)
        await send_answer(interaction, card)

    @on_press
    async def change_rules(self, interaction: Interaction, button: ChangeRulesButton) -> None:
        """Open the editor for the host."""
        try:
            draft = await self._service.begin(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        starts = await self._starts(interaction)
        await send_answer(interaction, rules_editor(draft, None, texts, dice, starts=starts))

    @on_press
    async def show_topic(self, interaction: Interaction, button: GameTopicMenu) -> None:
        """Show another screen."""
        async with self._turn(interaction, button):
            topic = read_topic(chosen(interaction))
            draft = await self._service.draft(_key(interaction, button))
            await self._show(interaction, draft, topic)

    @on_press
    async def choose_value(self, interaction: Interaction, button: GameRuleMenu) -> None:
        """Set the option to what was chosen, or offer to type what the menu does not have."""
        async with self._turn(interaction, button):
            choice = chosen(interaction)
            name = asks_number(choice)
            if name is None:
                await self._set(interaction, button, *read_setting(choice))
            else:
                draft = await self._service.draft(_key(interaction, button))
                await self._show(interaction, draft, OPTIONS[name].topic, typed=name)

    @on_press
    async def ask_number(self, interaction: Interaction, button: AskGameNumberButton) -> None:
        """Ask for a number that the menu of the option does not have."""
        async with self._turn(interaction, button):
            require_range(button.name)
            await self._service.draft(_key(interaction, button))  # or there is none to set
            await ask(interaction, number_question(button, self.bot.own_texts(interaction)))

    @on_press
    async def enter_number(self, interaction: Interaction, button: GameNumberAnswer) -> None:
        """Set the option to the number that was typed."""
        async with self._turn(interaction, button):
            require_range(button.name)
            await self._set(interaction, button, button.name, read_number(answered(interaction)))

    @on_press
    async def start_from(self, interaction: Interaction, button: StartingRulesMenu) -> None:
        """Begin anew from the chosen ruleset."""
        async with self._turn(interaction, button):
            key, ruleset = _key(interaction, button), chosen(interaction)
            draft = await self._service.start_from(key, button.version, ruleset)
            await self._show(interaction, draft, None)

    @on_press
    async def use(self, interaction: Interaction, button: UseRulesButton) -> None:
        """Let the game be played by the rules of the draft."""
        async with self._turn(interaction, button):
            await self._service.use(_key(interaction, button), button.version)
            await edit_pressed(interaction, game_rules_used_card(self.bot.own_texts(interaction)))

    @on_press
    async def discard(self, interaction: Interaction, button: DiscardGameDraftButton) -> None:
        """Forget the draft."""
        async with self._turn(interaction, button):
            await self._service.discard(_key(interaction, button))
            await edit_pressed(interaction, game_rules_kept_card(self.bot.own_texts(interaction)))

    @asynccontextmanager
    async def _turn(self, interaction: Interaction, button: DraftButton) -> AsyncIterator[None]:
        """Answer one press of a draft after another, so that the last shown is the newest."""
        async with self._in_order.hold(button.draft_id):
            try:
                yield
            except Refused as refused:
                if refused.refusal is RuleRefusal.DRAFT_OUTDATED:
                    draft = await self._service.draft(_key(interaction, button))
                    await self._show(interaction, draft, None)
                raise

    async def _set(
        self, interaction: Interaction, button: DraftButton, name: str, value: Value
    ) -> None:
        draft = await self._service.set_option(_key(interaction, button), name, value)
        await self._show(interaction, draft, OPTIONS[name].topic)

    async def _show(
        self,
        interaction: Interaction,
        draft: Draft,
        topic: OptionTopic | None,
        *,
        typed: str | None = None,
    ) -> None:
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        starts = await self._starts(interaction) if topic is None else ()
        layout = rules_editor(draft, topic, texts, dice, typed, starts=starts)
        await edit_pressed(interaction, layout)

    async def _starts(self, interaction: Interaction) -> Sequence[Titled]:
        """Return the rulesets to begin from: presets, shipped ones, and then the server's own."""
        book, texts = self._rulebook.rulebook, self.bot.own_texts(interaction)
        known = [
            *by_title([rules.name for rules in book.presets], texts),
            *by_title([rules.name for rules in book], texts),
        ]
        own = await self._rulebook.rulesets.house_rules(interaction.guild_id)
        return [*known, *[(rule.title, rule.ref) for rule in own]]


def _key(interaction: Interaction, button: DraftButton) -> RulesDraftKey:
    """Return the draft of a button, which has to be this person's, of a game on this server."""
    return RulesDraftKey(button.draft_id, server_of(interaction), interaction.user.id, True)
