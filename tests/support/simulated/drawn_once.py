"""Dice as they are uploaded, drawn once for the bots of all tests."""

from collections.abc import Mapping
from functools import cache

import pytest
from PIL.Image import Image

from bot.client import emojis
from bot.kit.pictures.dice_art import pictures
from bot.kit.pictures.themes import DiceTheme


def draw_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each bot upload the dice that the first one drew, which takes a tenth of a second."""
    monkeypatch.setattr(emojis, "pictures", _drawn)


@cache
def _drawn(theme: DiceTheme) -> Mapping[str, Image]:
    return dict(pictures(theme))
