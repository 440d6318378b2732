"""The screens in which house rules are made, by name."""

from bot.engine import OptionTopic, RuleSet, Value
from bot.features.rulebook.model.house_rules import (
    Draft,
    HouseRule,
    RuleUses,
    Saved,
    values_of,
)
from bot.features.rulebook.model.rules_line import write_line
from bot.features.rulebook.view.editor import rules_editor
from bot.features.rulebook.view.house_rules import (
    delete_question,
    deleted_card,
    discarded_card,
    export_card,
    saved_card,
)
from bot.kit.components.confirm import unchanged_card
from bot.kit.components.layout import Layout
from bot.match.model.ruleset_titles import slug_of
from tests.support.scenes.tables import PICTURES, TAVERN, english

FAMILY = HouseRule(7, 500, RuleSet(slug_of("Ann's *family* rules"), target=5000, toxic_twos=True))

CONTRADICTIONS: dict[str, Value] = {"turns": 10, "farkle_limit": 3, "final_round": True}


def draft(title: str = "", base: RuleSet = TAVERN, /, **changes: Value) -> Draft:
    """Return a draft of which `changes` were made to its base."""
    return Draft(
        id=46_656,
        version=len(changes),
        guild_id=500,
        user_id=1001,
        title=title,
        edits=None,
        base=base,
        values=values_of(base) | changes,
        updated_at=1_700_000_000,
    )


def editor(draft: Draft, topic: OptionTopic | None = None, typed: str | None = None) -> Layout:
    """Return a screen with dice as pictures."""
    return rules_editor(draft, topic, english(), PICTURES, typed)


def editor_scenes(most_special: RuleSet) -> dict[str, Layout]:
    """Return every screen; `most_special` differs from the base in all that it can."""
    texts = english()
    changed = draft(FAMILY.title, three_pairs=0, target=7777, toxic_twos=True)
    special = draft("A" * 32, **values_of(most_special))
    return {
        "editor_new": editor(draft()),
        "editor_changed": editor(changed),
        "editor_contradiction": editor(draft(**CONTRADICTIONS), OptionTopic.ENDING),
        "editor_scoring_contradiction": editor(
            draft(three_pairs=0, four_and_two=True), OptionTopic.COMBINATIONS
        ),
        **{f"editor_{topic.value}": editor(changed, topic) for topic in OptionTopic},
        "editor_typed": editor(changed, OptionTopic.ENDING, "target"),
        "editor_all_changed": editor(special, OptionTopic.ROLLING),
        "house_saved": saved_card(Saved(FAMILY), texts),
        "house_saved_anew": saved_card(Saved(FAMILY, after_deletion=True), texts),
        "house_discarded": discarded_card(texts),
        "house_exported": export_card(FAMILY, write_line(FAMILY.rules), texts),
        "house_delete": delete_question(FAMILY, RuleUses(), texts),
        "house_delete_used": delete_question(FAMILY, RuleUses(3, 1, 2), texts),
        "house_deleted": deleted_card(FAMILY, write_line(FAMILY.rules), texts),
        "confirm_unchanged": unchanged_card(texts),
    }
