"""Every layout within Discord's limits, and fit for phones."""

from bot.kit.components.limits import refused
from bot.kit.components.parts import ButtonStyle, Kind
from bot.kit.components.raw import inside, walk
from tests.support.for_each import for_each
from tests.support.scenes.payloads import payloads, scene_names

SHOWN_OF_LABEL = 34
WIDEST_ROW = 3


@for_each(scene_names)
def test_discord_takes_it(name: str) -> None:
    assert refused(payloads()[name]) == []


@for_each(scene_names)
def test_labels_fit_a_phone(name: str) -> None:
    labels = [part["label"] for part in walk(payloads()[name]) if part["type"] == Kind.BUTTON]
    assert all(len(str(label)) <= SHOWN_OF_LABEL for label in labels)


@for_each(scene_names)
def test_rows_fit_a_phone(name: str) -> None:
    rows = [part for part in walk(payloads()[name]) if part["type"] == Kind.ACTION_ROW]
    assert all(len(inside(row)) <= WIDEST_ROW for row in rows)


@for_each(scene_names)
def test_whatever_can_be_pressed_is_a_link_or_answered_by_its_id(name: str) -> None:
    for part in walk(payloads()[name]):
        if part.get("style") == ButtonStyle.LINK:
            assert str(part["url"]).startswith("https://")
        elif part["type"] in {Kind.BUTTON, Kind.STRING_SELECT, Kind.USER_SELECT}:
            assert str(part["custom_id"]).startswith("fk1:")
