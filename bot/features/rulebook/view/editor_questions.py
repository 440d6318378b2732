"""The dialogues of the editor: a number for an option, and the title."""

from bot.features.rulebook.buttons import (
    AskGameNumberButton,
    AskNumberButton,
    GameNumberAnswer,
    NumberAnswer,
    TitleAnswer,
)
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, OPTIONS, Draft
from bot.kit.components.question import Question
from bot.kit.texts.texts import Texts

_LONGEST_NUMBER = 12
"""Six digits, and room for separators."""


def number_question(button: AskNumberButton | AskGameNumberButton, texts: Texts) -> Question:
    """Return the question for a number for the option that `button` names."""
    option = OPTIONS[button.name]
    answer = NumberAnswer if isinstance(button, AskNumberButton) else GameNumberAnswer
    return Question(
        answer(button.draft_id, button.version, button.name),
        title=texts("ask-number-title"),
        label=texts("ask-number-label", option=texts(f"option-{button.name}")),
        hint=texts("ask-number-hint", low=option.low or 0, high=option.high or 0),
        longest=_LONGEST_NUMBER,
    )


def title_question(draft: Draft, texts: Texts) -> Question:
    """Return the question for the title of `draft`."""
    return Question(
        TitleAnswer(draft.id, draft.version),
        title=texts("ask-title-title"),
        label=texts("ask-title-label"),
        hint=texts("ask-title-hint", most=LONGEST_TITLE),
        longest=LONGEST_TITLE,
        typed=draft.title,
    )
