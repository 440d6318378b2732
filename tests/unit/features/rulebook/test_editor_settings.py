"""The menus of the editor, and what they carry."""

import pytest

from bot.engine import OptionTopic, Value
from bot.features.rulebook.buttons import AskNumberButton
from bot.features.rulebook.model.house_rules import OPTIONS
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.view.editor_questions import number_question, title_question
from bot.features.rulebook.view.editor_settings import (
    OVERVIEW,
    asks_number,
    option_menus,
    read_number,
    read_setting,
    read_topic,
    require_range,
    setting_text,
    topic_menu,
    write_setting,
)
from bot.kit.components.parts import Button, StringSelect
from bot.kit.texts.texts import catalogue
from bot.match.model.errors import Refused
from tests.support.scenes.editor import draft
from tests.support.scenes.tables import english

LONGEST_LABEL = 100
SHOWN_OF_LABEL = 40
MOST_OPTIONS = 25
LONGEST_TITLE_OF_A_DIALOGUE = 45
RANGES = [name for name, option in OPTIONS.items() if option.low is not None]


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_has_a_label_of_its_own(name: str) -> None:
    labels = [setting_text(name, value, english()) for value in OPTIONS[name].choices]
    assert len(set(labels)) == len(labels)
    assert all(1 <= len(label) <= SHOWN_OF_LABEL for label in labels)


@pytest.mark.parametrize("name", OPTIONS)
def test_what_a_menu_carries_is_read_back(name: str) -> None:
    for value in OPTIONS[name].choices:
        read = read_setting(write_setting(name, value))
        assert read == (name, value)
        assert type(read[1]) is type(value)
        assert asks_number(write_setting(name, value)) is None


def test_a_number_of_ones_own_is_read_back() -> None:
    assert read_setting(write_setting("target", 7777)) == ("target", 7777)


@pytest.mark.parametrize(
    "text",
    ["", "target", "target=", "target=?", "target=-5", "luck=true", 'four="x9"', "topic=1_0"],
)
def test_what_no_menu_carries_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        read_setting(text)
    assert caught.value.refusal is RuleRefusal.DRAFT_OUTDATED


def test_topics_are_read_back() -> None:
    assert [read_topic(topic) for topic in (OVERVIEW, *OptionTopic)] == [None, *OptionTopic]
    with pytest.raises(Refused):
        read_topic("luck")


@pytest.mark.parametrize("topic", OptionTopic)
def test_menus_are_what_discord_takes(topic: OptionTopic) -> None:
    changed = draft(target=7777, minimum=275, hot_dice_bonus=1234, turn_seconds=77)
    menus = [topic_menu(changed, topic, english()), *option_menus(changed, topic, english())]
    assert len(menus) > 1
    for menu in menus:
        assert isinstance(menu, StringSelect)
        options = menu.options
        assert 1 <= len(options) <= MOST_OPTIONS
        assert sum(option.default for option in options) == 1
        assert len({option.value for option in options}) == len(options)
        assert all(len(option.label) <= LONGEST_LABEL for option in options)
        assert all(len(option.value) <= LONGEST_LABEL for option in options)


@pytest.mark.parametrize("name", ["overshoot", "toxic_twos", "high_stakes"])
@pytest.mark.parametrize("language", [name for _, name in catalogue().languages])
def test_a_value_with_a_name_of_its_own_is_explained_below_it(name: str, language: str) -> None:
    texts = catalogue().texts(language)
    selects = option_menus(draft(), OPTIONS[name].topic, texts)
    explained = [
        option.description or ""
        for select in selects
        if isinstance(select, StringSelect)
        for option in select.options
        if option.value.startswith(f"{name}=")
    ]
    assert len(set(explained)) == len(OPTIONS[name].choices)
    assert all(1 <= len(text) <= LONGEST_LABEL for text in explained)


def test_every_option_is_on_one_screen() -> None:
    menus = [menu for topic in OptionTopic for menu in option_menus(draft(), topic, english())]
    assert len({menu.custom_id for menu in menus}) == len(menus) == len(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_another_number_is_offered_where_there_is_a_range(name: str) -> None:
    assert asks_number(f"{name}=?") == (name if name in RANGES else None)
    [menu] = [
        menu
        for menu in option_menus(draft(), OPTIONS[name].topic, english())
        if isinstance(menu, StringSelect) and menu.options[0].value.startswith(f"{name}=")
    ]
    assert isinstance(menu, StringSelect)
    last = menu.options[-1]
    assert (last.value == f"{name}=?") == (name in RANGES)


def test_numbers_are_typed_for_options_with_a_range_alone() -> None:
    for name in RANGES:
        require_range(name)
    for name in ({*OPTIONS, "", "points.all", "99"}) - {*RANGES}:
        with pytest.raises(Refused) as caught:
            require_range(name)
        assert caught.value.refusal is RuleRefusal.DRAFT_OUTDATED


@pytest.mark.parametrize("name", RANGES)
def test_what_is_typed_has_a_button_in_the_place_of_its_menu(name: str) -> None:
    items = list(option_menus(draft(), OPTIONS[name].topic, english(), name))
    [button] = [item for item in items if isinstance(item, Button)]
    assert button.custom_id == AskNumberButton(draft().id, 0, name).write()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("500", 500),
        (" 7,777 ", 7777),
        ("7.777", 7777),
        ("7 777", 7777),
        ("7'777", 7777),
        ("many", "many"),
        ("-5", "-5"),
        ("9" * 12, "9" * 12),
        ("", ""),
        ("٣", "٣"),
    ],
)
def test_numbers_as_people_type_them(text: str, value: Value) -> None:
    assert read_number(text) == value


@pytest.mark.parametrize("name", RANGES)
def test_the_question_for_a_number_is_what_discord_takes(name: str) -> None:
    question = number_question(AskNumberButton(46_656, 3, name), english())
    assert len(question.title) <= LONGEST_TITLE_OF_A_DIALOGUE
    assert len(question.label) <= LONGEST_TITLE_OF_A_DIALOGUE
    assert len(question.hint) <= LONGEST_LABEL


def test_the_question_for_a_title_has_the_one_that_was_given() -> None:
    for title in ("", "Ann's rules"):
        question = title_question(draft(title), english())
        assert question.typed == title
        assert question.longest == 32
