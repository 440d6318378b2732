"""The select menus that set the options of a draft."""

import json
from collections.abc import Iterator, Sequence

from bot.engine import Option, OptionTopic, Value
from bot.features.rulebook.buttons import (
    AskGameNumberButton,
    AskNumberButton,
    GameRuleMenu,
    GameTopicMenu,
    RuleMenu,
    StartingRulesMenu,
    TopicMenu,
)
from bot.features.rulebook.model.house_rules import OPTIONS, Draft
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.view.rules_card import for_text
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.parts import Button, ButtonStyle, SelectOption, StringSelect
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused

OVERVIEW = "overview"
"""The menu value of the screen with all rules, beside those of topics."""

_ANOTHER = "?"
"""The menu value for a number that is to be typed."""

MOST_STARTS = 25
"""How many rulesets a menu can offer."""

Titled = tuple[str, str]
"""The title of a ruleset, and what it is known by."""

_NAMED = frozenset({"overshoot", "toxic_twos", "high_stakes"})
"""Options whose label is a name that one has to know: "Welfare", "Toxic Twos", "High Stakes"."""

_LONGEST_NUMBER = 9
"""The digits of a number that is read; the ranges of options are far below."""


def topic_menu(draft: Draft, topic: OptionTopic | None, texts: Texts) -> StringSelect:
    """Return the menu of screens; `topic` is None on the overview."""
    shown = topic.value if topic else OVERVIEW
    menu = TopicMenu if draft.match_id is None else GameTopicMenu
    return board_select(
        menu(draft.id, draft.version),
        [
            SelectOption(label=texts(f"topic-{page}"), value=page, default=page == shown)
            for page in (OVERVIEW, *OptionTopic)
        ],
    )


def starting_menu(draft: Draft, starts: Sequence[Titled], texts: Texts) -> StringSelect:
    """Return the menu of rulesets that the draft of a game can begin from."""
    options = [SelectOption(label=title, value=name) for title, name in starts[:MOST_STARTS]]
    return board_select(
        StartingRulesMenu(draft.id, draft.version), options, texts("menu-starting-rules")
    )


def option_menus(
    draft: Draft, topic: OptionTopic, texts: Texts, typed: str | None = None
) -> Iterator[Button | StringSelect]:
    """Yield a menu for each option of `topic`, and a button for the one to be `typed`.

    That takes a button, since a dialogue opened by a menu and closed again would leave Discord
    showing a choice that it does not send again.
    """
    for name, option in OPTIONS.items():
        if option.topic is not topic:
            continue
        if name == typed:
            ask = AskNumberButton if draft.match_id is None else AskGameNumberButton
            yield board_button(
                ask(draft.id, draft.version, name),
                texts("button-type-number", option=texts(f"option-{name}")),
                style=ButtonStyle.PRIMARY,
            )
        else:
            menu = RuleMenu if draft.match_id is None else GameRuleMenu
            yield board_select(
                menu(draft.id, draft.version, name),
                _values(name, option, draft.values[name], texts),
            )


def setting_text(name: str, value: Value, texts: Texts) -> str:
    """Return an option and its value as a label: "Three pairs: 1,500"."""
    return texts(f"setting-{name}", value=for_text(value))


def read_topic(value: str) -> OptionTopic | None:
    """Return the topic chosen in a menu, None for the overview.

    Raises `Refused` for a value that this version of the bot does not offer.
    """
    if value == OVERVIEW:
        return None
    try:
        return OptionTopic(value)
    except ValueError:
        raise Refused(RuleRefusal.DRAFT_OUTDATED) from None


def write_setting(name: str, value: Value) -> str:
    """Return the menu value that sets the option `name` to `value`."""
    return f"{name}={json.dumps(value)}"


def read_setting(text: str) -> tuple[str, Value]:
    """Return the option that was chosen in a menu, and its value.

    Raises `Refused` for a value that this version of the bot does not offer.
    """
    name, _, value = text.partition("=")
    if name in OPTIONS:
        for choice in OPTIONS[name].choices:
            if json.dumps(choice) == value:
                return name, choice
        if _is_number(value):
            return name, int(value)
    raise Refused(RuleRefusal.DRAFT_OUTDATED)


def require_range(name: str) -> None:
    """Raise `Refused` if no option `name` takes any number of a range, or no longer."""
    if not _has_range(name):
        raise Refused(RuleRefusal.DRAFT_OUTDATED)


def asks_number(text: str) -> str | None:
    """Return the option for which a number is to be typed, None for any other choice."""
    name, _, value = text.partition("=")
    return name if value == _ANOTHER and _has_range(name) else None


def read_number(text: str) -> Value:
    """Return the number that was typed; other text is returned as it is, and no range allows it."""
    digits = "".join(mark for mark in text if mark not in " ,.'\N{NO-BREAK SPACE}")
    return int(digits) if _is_number(digits) else text


def _has_range(name: str) -> bool:
    return name in OPTIONS and OPTIONS[name].low is not None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER


def _values(name: str, option: Option, current: Value, texts: Texts) -> Iterator[SelectOption]:
    known = any(type(value) is type(current) and value == current for value in option.choices)
    choices = option.choices if known else (*option.choices, current)
    for choice in choices:
        yield SelectOption(
            label=setting_text(name, choice, texts),
            value=write_setting(name, choice),
            description=_explanation(name, choice, texts),
            default=type(choice) is type(current) and choice == current,
        )
    if _has_range(name):
        yield SelectOption(label=texts("setting-another"), value=f"{name}={_ANOTHER}")


def _explanation(name: str, value: Value, texts: Texts) -> str | None:
    """Return what a menu says of a value below its label; None for most options.

    Only options called by a name of their own, such as "Toxic Twos", need it.
    """
    if name not in _NAMED:
        return None
    return texts(f"setting-{name}-about", value=for_text(value))
