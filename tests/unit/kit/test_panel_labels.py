"""No two buttons or choices of a panel are called alike, in any language."""

import re
from collections.abc import Iterator, Sequence

import pytest

from bot.kit.components.parts import Kind
from bot.kit.components.raw import RawComponent, walk
from bot.kit.texts.texts import catalogue
from tests.support.scenes.all_scenes import scenes
from tests.support.snapshots.called import speak

WORD = re.compile(r"[^\W\d_]{2}")
LANGUAGES = [language for _, language in catalogue().languages]

EQUAL_DICE = "chest_full"
"""Has two dice of one name to put back, and it does not matter which is chosen."""


def alike(screen: Sequence[RawComponent]) -> Iterator[str]:
    """Yield each label that two buttons of a screen have, or two choices of one menu; not dice."""
    parts = [*walk(screen)]
    buttons = [str(part["label"]) for part in parts if part["type"] == Kind.BUTTON]
    yield from repeated(buttons)
    for part in parts:
        if part["type"] == Kind.STRING_SELECT:
            options = part["options"]
            assert isinstance(options, list)
            yield from repeated(
                [f"{option['label']}\n{option.get('description', '')}" for option in options]
            )


def repeated(labels: list[str]) -> set[str]:
    return {label for label in labels if labels.count(label) > 1 and WORD.search(label)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_a_panel_differ(language: str) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        speak(monkeypatch, language)
        screens = {name: [*layout.payload()] for name, layout in scenes().items()}
    del screens[EQUAL_DICE]
    assert {name: found for name, screen in screens.items() if (found := [*alike(screen)])} == {}


def test_two_buttons_of_one_name_are_found() -> None:
    button: RawComponent = {"type": Kind.BUTTON, "label": "Tipps"}
    assert [*alike([button, {**button, "label": "Mehr"}, button])] == ["Tipps"]
