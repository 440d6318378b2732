"""The private message in which house rules are edited: a screen for each topic."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import OptionTopic, RuleSet
from bot.features.rulebook.buttons import (
    DiscardButton,
    DiscardGameDraftButton,
    SaveButton,
    UseRulesButton,
)
from bot.features.rulebook.model.house_rules import OPTIONS, Draft
from bot.features.rulebook.view.editor_settings import (
    Titled,
    option_menus,
    setting_text,
    starting_menu,
    topic_menu,
)
from bot.features.rulebook.view.rules_card import option_sentence
from bot.features.rulebook.view.worked_rolls import RollExample, examples, outcome_text
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rule
from bot.kit.components.parts import Button, ButtonStyle, StringSelect
from bot.kit.game.rulesets import ruleset_name
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.escape import plain
from bot.kit.texts.explain import problem_text
from bot.kit.texts.texts import Texts


def rules_editor(
    draft: Draft,
    topic: OptionTopic | None,
    texts: Texts,
    faces: DiceFaces,
    typed: str | None = None,
    *,
    starts: Sequence[Titled] = (),
) -> Layout:
    """Return the screen of a `topic`, or the overview for None.

    It says what the rules are, changes from their base first, or what contradicts itself; works out
    three example rolls; and has a menu for each option of the topic. The option `typed` can be
    typed as a number. The draft of one game can begin from one of `starts`.
    """
    problems = draft.problems
    told = [problem_text(problem, texts) for problem in problems]
    return Layout(
        paragraphs(_title(draft, texts), _hint(draft, texts)),
        rule(),
        *([paragraphs(texts("editor-problems"), *_items(told))] if problems else []),
        paragraphs(
            _base_title(draft, texts), *_changes(draft, texts), *_unchanged(draft, topic, texts)
        ),
        paragraphs(
            texts("editor-examples"),
            *([texts("editor-no-examples")] if problems else _examples(draft, texts, faces)),
        ),
        rule(),
        *([row([starting_menu(draft, starts, texts)])] if starts and topic is None else []),
        row([topic_menu(draft, topic, texts)]),
        *[row([menu]) for menu in _options(draft, topic, texts, typed)],
        row(_actions(draft, texts, can_save=not problems)),
        colour=LIVELY,
    )


def _options(
    draft: Draft, topic: OptionTopic | None, texts: Texts, typed: str | None
) -> Iterator[Button | StringSelect]:
    if topic is not None:
        yield from option_menus(draft, topic, texts, typed)


def _title(draft: Draft, texts: Texts) -> str:
    if draft.match_id is not None:
        return texts("editor-title-game")
    if not draft.title:
        return texts("editor-title-new")
    return texts("editor-title", title=plain(draft.title))


def _hint(draft: Draft, texts: Texts) -> str:
    if draft.match_id is not None:
        return texts("editor-hint-game")
    command = texts("command-rules-create" if draft.edits is None else "command-rules-edit")
    return texts("editor-hint", command=command)


def _base_title(draft: Draft, texts: Texts) -> str:
    key = "editor-changed" if draft.changed else "editor-unchanged"
    return texts(key, base=ruleset_name(draft.base.name, texts))


def _changes(draft: Draft, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each option that differs from the base, also for one turned off."""
    for name in OPTIONS:
        if name in draft.changed:
            value = draft.values[name]
            sentence = option_sentence(name, value, texts)
            yield from _items([sentence or f"{setting_text(name, value, texts)}."])


def _unchanged(draft: Draft, topic: OptionTopic | None, texts: Texts) -> Iterator[str]:
    """Yield the other rules of `topic`, or all of them."""
    sentences = [
        option_sentence(name, draft.values[name], texts)
        for name, option in OPTIONS.items()
        if name not in draft.changed and topic in {None, option.topic}
    ]
    if any(sentences):
        yield texts("editor-rest")
        yield from _items(sentences)


def _examples(draft: Draft, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    for example in examples(draft.build(), draft.base):
        yield _example(example, draft.base, texts, faces)


def _example(example: RollExample, base: RuleSet, texts: Texts, faces: DiceFaces) -> str:
    dice = faces.roll(example.now.faces)
    outcome = outcome_text(example.now, texts)
    if example.before is None:
        return texts("editor-example", dice=dice, outcome=outcome)
    return texts(
        "editor-example-changed",
        dice=dice,
        outcome=outcome,
        base=ruleset_name(base.name, texts),
        before=outcome_text(example.before, texts),
    )


def _actions(draft: Draft, texts: Texts, *, can_save: bool) -> Iterator[Button]:
    if draft.match_id is not None:
        yield board_button(
            UseRulesButton(draft.id, draft.version),
            texts("button-use-rules"),
            style=ButtonStyle.SUCCESS,
            disabled=not can_save,
        )
        yield board_button(DiscardGameDraftButton(draft.id, draft.version), texts("button-discard"))
        return
    yield board_button(
        SaveButton(draft.id, draft.version),
        texts("button-save"),
        style=ButtonStyle.SUCCESS,
        disabled=not can_save,
    )
    yield board_button(DiscardButton(draft.id, draft.version), texts("button-discard"))


def _items(sentences: Iterable[str]) -> Iterator[str]:
    return (f"- {sentence}" for sentence in sentences if sentence)
