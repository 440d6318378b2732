"""Answers about house rules: saved, discarded, exported, deleted."""

from collections.abc import Iterator

from bot.features.rulebook.buttons import DeleteButton
from bot.features.rulebook.model.house_rules import HouseRule, RuleUses, Saved
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import Layout, paragraphs, text
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts


def saved_card(saved: Saved, texts: Texts) -> Layout:
    """Return the card that replaces the editor when the rules are saved."""
    key = "house-saved-anew" if saved.after_deletion else "house-saved"
    return _note(texts(key, title=plain(saved.rule.title)))


def discarded_card(texts: Texts) -> Layout:
    """Return the card that replaces the editor when the draft is discarded."""
    return _note(texts("house-discarded"))


def game_rules_used_card(texts: Texts) -> Layout:
    """Return the card that replaces the editor once a game goes by its rules."""
    return _note(texts("game-rules-used"))


def game_rules_kept_card(texts: Texts) -> Layout:
    """Return the card that replaces the editor when the rules of a game stay as they were."""
    return _note(texts("game-rules-kept"))


def export_card(rule: HouseRule, line: str, texts: Texts) -> Layout:
    """Return the line of text of a house rule, ready to be copied to another server."""
    return Layout(paragraphs(texts("house-exported", title=plain(rule.title)), f"```\n{line}\n```"))


def delete_question(rule: HouseRule, uses: RuleUses, texts: Texts) -> Layout:
    """Return the question whether a house rule is to be deleted, and what it is used for."""
    return confirmation(
        DeleteButton(rule.id),
        texts("button-delete"),
        texts,
        paragraphs(texts("house-delete", title=plain(rule.title)), *_uses(uses, texts)),
    )


def _uses(uses: RuleUses, texts: Texts) -> Iterator[str]:
    """Yield what becomes of everything that a house rule is used for."""
    if uses.games:
        yield texts("house-delete-games", games=uses.games)
    if uses.tournaments:
        yield texts("house-delete-tournaments", tournaments=uses.tournaments)
    if uses.drafts:
        yield texts("house-delete-drafts", drafts=uses.drafts)


def deleted_card(rule: HouseRule, line: str, texts: Texts) -> Layout:
    """Return the card that replaces the question once it is deleted, with a `line` to undo that."""
    return Layout(paragraphs(texts("house-deleted", title=plain(rule.title)), f"```\n{line}\n```"))


def _note(sentence: str) -> Layout:
    return Layout(text(sentence))
