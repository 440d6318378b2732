"""Every layout within Discord's limits, and fit for phones."""

import pytest

from bot.kit.components.limits import refused
from bot.kit.components.parts import ButtonStyle, Kind
from bot.kit.components.raw import inside, walk
from tests.support.scenes.all_scenes import scenes

SHOWN_OF_LABEL = 34
WIDEST_ROW = 3

SCENES = {name: layout.payload() for name, layout in scenes().items()}
NAMES = sorted(SCENES)


@pytest.mark.parametrize("name", NAMES)
def test_discord_takes_it(name: str) -> None:
    assert refused(SCENES[name]) == []


@pytest.mark.parametrize("name", NAMES)
def test_labels_fit_a_phone(name: str) -> None:
    labels = [part["label"] for part in walk(SCENES[name]) if part["type"] == Kind.BUTTON]
    assert all(len(str(label)) <= SHOWN_OF_LABEL for label in labels)


@pytest.mark.parametrize("name", NAMES)
def test_rows_fit_a_phone(name: str) -> None:
    rows = [part for part in walk(SCENES[name]) if part["type"] == Kind.ACTION_ROW]
    assert all(len(inside(row)) <= WIDEST_ROW for row in rows)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_can_be_pressed_is_a_link_or_answered_by_its_id(name: str) -> None:
    for part in walk(SCENES[name]):
        if part.get("style") == ButtonStyle.LINK:
            assert str(part["url"]).startswith("https://")
        elif part["type"] in {Kind.BUTTON, Kind.STRING_SELECT, Kind.USER_SELECT}:
            assert str(part["custom_id"]).startswith("fk1:")
