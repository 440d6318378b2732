"""The menus, buttons and dialogues of the private message in which house rules are made."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.answer import LONGEST_WAIT
from bot.client.inputs import answered, ask, chosen, server_of
from bot.engine import OptionTopic, Value
from bot.features.rulebook.buttons import (
    AskNumberButton,
    DiscardButton,
    DraftButton,
    NumberAnswer,
    RuleMenu,
    SaveButton,
    TitleAnswer,
    TopicMenu,
)
from bot.features.rulebook.feature import RulebookFeature
from bot.features.rulebook.model.house_rules import OPTIONS, Draft, RulesDraftKey
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.house_rules import require_shown
from bot.features.rulebook.view.editor import rules_editor
from bot.features.rulebook.view.editor_questions import number_question, title_question
from bot.features.rulebook.view.editor_settings import (
    asks_number,
    read_number,
    read_setting,
    read_topic,
    require_range,
)
from bot.features.rulebook.view.house_rules import discarded_card, saved_card
from bot.match.model.errors import Refused
from bot.match.service.keyed_locks import KeyedLocks
from cogs.feature_cog import FeatureCog, on_press

_DRAWN_ANEW: Final = frozenset({RuleRefusal.DRAFT_OUTDATED, RuleRefusal.HOUSE_RULE_CHANGED})
"""The refusals after which a draft is no longer what its message shows."""


class RulesEditorCog(FeatureCog):
    """Editing a draft. It is in the database, so that every press works after a restart."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature) -> None:
        """Add the menus and buttons."""
        super().__init__(bot)
        self._drafts = rulebook.house_rules
        self._in_order = KeyedLocks(LONGEST_WAIT)

    @on_press
    async def show_topic(self, interaction: Interaction, button: TopicMenu) -> None:
        """Show another screen."""
        async with self._turn(interaction, button):
            topic = read_topic(chosen(interaction))
            draft = await self._drafts.draft(_key(interaction, button))
            await self._show(interaction, draft, topic)

    @on_press
    async def choose_value(self, interaction: Interaction, button: RuleMenu) -> None:
        """Set the option to what was chosen, or offer to type what the menu does not have."""
        async with self._turn(interaction, button):
            choice = chosen(interaction)
            name = asks_number(choice)
            if name is None:
                await self._set(interaction, button, *read_setting(choice))
            else:
                draft = await self._drafts.draft(_key(interaction, button))
                await self._show(interaction, draft, OPTIONS[name].topic, typed=name)

    @on_press
    async def ask_number(self, interaction: Interaction, button: AskNumberButton) -> None:
        """Ask for a number that the menu of the option does not have."""
        async with self._turn(interaction, button):
            require_range(button.name)
            await self._drafts.draft(_key(interaction, button))  # or there is none to set
            question = number_question(button, self.bot.own_texts(interaction))
            await ask(interaction, question)

    @on_press
    async def enter_number(self, interaction: Interaction, button: NumberAnswer) -> None:
        """Set the option to the number that was typed."""
        async with self._turn(interaction, button):
            require_range(button.name)
            await self._set(interaction, button, button.name, read_number(answered(interaction)))

    @on_press
    async def ask_title(self, interaction: Interaction, button: SaveButton) -> None:
        """Ask under which title to save, if the draft still is what the person sees."""
        async with self._turn(interaction, button):
            draft = await self._drafts.draft(_key(interaction, button))
            require_shown(draft, button.version)
            question = title_question(draft, self.bot.own_texts(interaction))
            await ask(interaction, question)

    @on_press
    async def save(self, interaction: Interaction, button: TitleAnswer) -> None:
        """Save the draft under the title that was typed."""
        async with self._turn(interaction, button):
            key, title = _key(interaction, button), answered(interaction)
            saved = await self._drafts.save(key, button.version, title)
            await edit_pressed(interaction, saved_card(saved, self.bot.own_texts(interaction)))

    @on_press
    async def discard(self, interaction: Interaction, button: DiscardButton) -> None:
        """Forget the draft."""
        async with self._turn(interaction, button):
            await self._drafts.discard(_key(interaction, button))
            await edit_pressed(interaction, discarded_card(self.bot.own_texts(interaction)))

    @asynccontextmanager
    async def _turn(self, interaction: Interaction, button: DraftButton) -> AsyncIterator[None]:
        """Answer one press of a draft after another, so that the last shown is the newest.

        A press on what the draft no longer is shows it as it is, before the person is told.
        """
        async with self._in_order.hold(button.draft_id):
            try:
                yield
            except Refused as refused:
                if refused.refusal in _DRAWN_ANEW:
                    draft = await self._drafts.draft(_key(interaction, button))
                    await self._show(interaction, draft, None)
                raise

    async def _set(
        self, interaction: Interaction, button: DraftButton, name: str, value: Value
    ) -> None:
        draft = await self._drafts.set_option(_key(interaction, button), name, value)
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
        await edit_pressed(interaction, rules_editor(draft, topic, texts, dice, typed))


def _key(interaction: Interaction, button: DraftButton) -> RulesDraftKey:
    """Return the draft of a button, which has to be this person's and of this server."""
    return RulesDraftKey(button.draft_id, server_of(interaction), interaction.user.id)
