"""Dice as they are uploaded, drawn once for the bots of all tests."""

from collections.abc import Mapping
from functools import cache

import pytest
from PIL.Image import Image, frombytes

from bot.client import emojis
from bot.kit.pictures.dice_art import as_png, pictures
from bot.kit.pictures.themes import DiceTheme


def draw_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each bot upload the dice that the first one drew, which takes a tenth of a second."""
    monkeypatch.setattr(emojis, "pictures", _drawn)
    monkeypatch.setattr(emojis, "as_png", _as_png)


@cache
def _drawn(theme: DiceTheme) -> Mapping[str, Image]:
    return dict(pictures(theme))


def _as_png(picture: Image) -> bytes:
    return _png_of(picture.mode, picture.size, picture.tobytes())


@cache
def _png_of(mode: str, size: tuple[int, int], pixels: bytes) -> bytes:
    return as_png(frombytes(mode, size, pixels))
