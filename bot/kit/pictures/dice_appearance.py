"""The appearance of dice: a style, and what goes with it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.kit.pictures.dice_families import DieFamily


class DiceStyle(StrEnum):
    """How dice are shown; `DIGITS`: in words and digits only, for screen readers."""

    PICTURES = "pictures"
    UNICODE = "unicode"
    DIGITS = "digits"


@dataclass(frozen=True, slots=True)
class DiceAppearance:
    """The appearance of dice: a style and, for pictures, a `theme`, None for the bot's default.

    Where they are `told`, digits say all of it too. Loaded dice on the table are of the `families`.
    """

    style: DiceStyle = DiceStyle.PICTURES
    theme: str | None = None
    told: bool = False
    families: tuple[DieFamily, ...] = ()
