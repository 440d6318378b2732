"""Discord takes every screen in every language, whatever names people have that it allows."""

from functools import cache

import pytest

from bot.kit.components.limits import refused
from bot.kit.components.raw import RawComponent
from bot.kit.texts.escape import LONGEST_NAME
from bot.kit.texts.texts import catalogue
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.board.worst import worst_scenes
from tests.support.snapshots.called import call_everyone, speak
from tests.support.wire.helpers import DESCRIPTION, needs_description
from tests.wire_server.rest.description import Description

LANGUAGES = [language for _, language in catalogue().languages]
COMPONENTS_V2 = 1 << 15
LONGEST = "*" * LONGEST_NAME
"""Each of its characters is escaped by another."""
NAMES = (
    LONGEST,
    "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}" * LONGEST_NAME,
    "\N{CUNEIFORM SIGN AN THREE TIMES}" * LONGEST_NAME,
    "\N{HEBREW LETTER SHIN}\N{RIGHT-TO-LEFT OVERRIDE}W" * (LONGEST_NAME // 3),
    "[x](https://x.y) **b** `c` ||d||",
)
"""As long as Discord allows: markup, wide, and from right to left."""


@cache
def drawn(language: str) -> dict[str, list[RawComponent]]:
    """Return every screen as Discord is sent it; the fullest with the longest names alone."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        speak(monkeypatch, language)
        call_everyone(monkeypatch, *NAMES)
        layouts = scenes()
        call_everyone(monkeypatch, LONGEST)
        layouts |= worst_scenes()
    return {name: [*layout.payload()] for name, layout in layouts.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_are_within_limits(language: str) -> None:
    screens = drawn(language).items()
    assert not [(name, found) for name, screen in screens if (found := refused(screen))]


@needs_description
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_are_as_described(language: str) -> None:
    described, path = Description(DESCRIPTION), "/channels/{channel_id}/messages"
    bodies = {
        name: {"flags": COMPONENTS_V2, "components": screen}
        for name, screen in drawn(language).items()
    }
    found = {name: described.check_request("POST", path, body) for name, body in bodies.items()}
    assert not [(name, problems) for name, problems in found.items() if problems]


@needs_description
def test_the_description_refuses_what_is_too_long() -> None:
    body = {"components": [{"type": 10, "content": "x" * 4001}]}
    path = "/channels/{channel_id}/messages"
    assert Description(DESCRIPTION).check_request("POST", path, body)
