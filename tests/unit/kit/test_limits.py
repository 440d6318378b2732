"""Every layout within Discord's limits, fit for phones."""

import pytest
from discord.ui import Button

from bot.kit.components.buttons import BoardButton
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.tables import raw, walk

ROW, BUTTON, TEXT, LINK = 1, 2, 10, 5
"""Discord's numbers for component types, and for the style of a link."""

MOST_COMPONENTS = 40
MOST_CHARACTERS = 4000
LONGEST_LABEL = 80
SHOWN_OF_LABEL = 34
LONGEST_ID = 100
WIDEST_ROW = 3

SCENES = scenes()
NAMES = sorted(SCENES)


@pytest.mark.parametrize("name", NAMES)
def test_discords_limits(name: str) -> None:
    parts = list(walk(raw(SCENES[name])))
    texts = [str(part["content"]) for part in parts if part["type"] == TEXT]
    assert len(parts) <= MOST_COMPONENTS
    assert sum(map(len, texts)) <= MOST_CHARACTERS
    assert all(content.strip() for content in texts)


@pytest.mark.parametrize("name", NAMES)
def test_buttons(name: str) -> None:
    parts = list(walk(raw(SCENES[name])))
    buttons = [part for part in parts if part["type"] == BUTTON]
    labels = [str(button.get("label", "")) for button in buttons]
    ids = [str(button["custom_id"]) for button in buttons if button["style"] != LINK]
    assert all(1 <= len(label) <= SHOWN_OF_LABEL <= LONGEST_LABEL for label in labels)
    assert all(1 <= len(each) <= LONGEST_ID for each in ids)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", NAMES)
def test_rows_fit_a_phone(name: str) -> None:
    for part in walk(raw(SCENES[name])):
        if part["type"] == ROW:
            children = part["components"]
            assert isinstance(children, list)
            assert 1 <= len(children) <= WIDEST_ROW


@pytest.mark.parametrize("name", NAMES)
def test_only_dynamic_items_and_links_can_be_pressed(name: str) -> None:
    for item in SCENES[name].walk_children():
        pressable = item.is_dispatchable()
        assert not pressable or isinstance(item, BoardButton)
        assert not isinstance(item, Button) or item.url
