"""Somebody's vacation, as a part of their preferences."""

from collections.abc import Iterator
from typing import Final

from bot.features.vacations.buttons import EndVacationButton, VacationMenu
from bot.features.vacations.model import HOUR, VacationLeave
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import paragraphs, row
from bot.kit.components.parts import Part, SelectOption
from bot.kit.texts.spans import span
from bot.kit.texts.texts import Texts

_DIGITS: Final = 3
"""The digits of a year's vacation in hours."""


def vacation_parts(leave: VacationLeave, texts: Texts) -> Iterator[Part]:
    """Yield what vacation somebody has, and how to take or end one."""
    yield paragraphs(texts("vacation-title"), texts("vacation-about"), _standing(leave, texts))
    if leave.until is not None:
        yield row([board_button(EndVacationButton(), texts("button-end-vacation"))])
    elif leave.hours:
        lengths = [
            SelectOption(label=span(hours * HOUR, texts), value=str(hours)) for hours in leave.hours
        ]
        yield row([board_select(VacationMenu(), lengths, texts("menu-vacation"))])


def read_hours(choice: str) -> int:
    """Return the hours that were chosen in the menu; raises `ValueError` for no such number."""
    hours = int(choice) if choice.isascii() and choice.isdecimal() and len(choice) <= _DIGITS else 0
    if not hours:
        raise ValueError(f"{choice!r:.20} is no length of a vacation")
    return hours


def _standing(leave: VacationLeave, texts: Texts) -> str:
    left = span(leave.left // HOUR * HOUR, texts)
    if leave.until is not None:
        return texts("vacation-until", when=f"<t:{leave.until}:f>", left=left)
    return texts("vacation-left", left=left) if leave.hours else texts("vacation-used-up")
