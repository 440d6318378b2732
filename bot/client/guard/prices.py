"""What everything that people can ask for costs them: see `bot.client.guard.budgets`.

Prices follow from what was measured. A press on a board, the most common of all, takes a little
less than a millisecond of the process that answers everybody, and is one answer.
"""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.client.guard.budgets import Price
from bot.features.analysis.buttons import ExportButton, HintButton, ReplayButton, ReviewButton
from bot.features.fairness.buttons import VerifyButton
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    NextPuzzleButton,
    PuzzleBank,
    PuzzleRoll,
    PuzzleRulesMenu,
    PuzzleThemeMenu,
)
from bot.features.tournaments.buttons import AnnounceButton, PicturePage, ReportButton
from bot.features.watching.buttons import GuessButton, GuessMenu, TvButton, WatchButton
from bot.kit.components.custom_ids import CustomId

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

PRESS: Final = Price()
"""A press, a choice in a menu, or an answer to a question."""

COMMAND: Final = Price(answers=2)

SUGGESTION: Final = Price()
"""What is suggested while somebody types: Discord asks at every pause of their fingers."""

_ADVICE: Final = Price(answers=2, work=0.02)
"""A hint, or odds, once the tables for the rules are there."""

_SEARCH: Final = Price(answers=3)
"""A puzzle near somebody's rating, of thousands."""

_WATCHED: Final = Price(answers=4, work=0.1)
"""A view of a game with its odds, and all that it shows by itself while it follows the game."""

_TUNED_IN: Final = Price(answers=8, work=0.1)
"""The same after a look at all that is played on a server."""

_REVIEW: Final = Price(answers=4, work=0.1)

_CHART: Final = Price(answers=4, work=0.05)

_BRACKET: Final = Price(answers=4, work=0.3)
"""A page of a bracket, or of a cross-table."""

_ANNOUNCED: Final = Price(answers=6)
"""A tournament, whose card is posted, and with it all that follows by itself."""

_VERIFIED: Final = Price(answers=6)
"""All dice of a game rolled again."""

_FILES: Final = Price(answers=5)
"""A finished game as files."""

_IMPORTED: Final = Price(answers=8, work=0.1)
"""A game that is read from a line, perhaps by rules that nobody has seen."""

_EXPORT: Final = Price(answers=10)
"""All that is kept of somebody, or of a server."""

PREPARING: Final = Price(answers=0, work=2.5)
"""To work out the tables for rules that nobody has asked about for a while: once, and not again."""

_OF_PRESSES: Final[Mapping[type[CustomId], Price]] = {
    HintButton: _ADVICE,
    ReviewButton: _REVIEW,
    ReplayButton: _REVIEW,
    VerifyButton: _VERIFIED,
    ExportButton: _FILES,
    PuzzleBank: _ADVICE,
    PuzzleRoll: _ADVICE,
    GiveUpButton: _ADVICE,
    DayPuzzleButton: _ADVICE,
    PicturePage: _BRACKET,
    ReportButton: _FILES,
    AnnounceButton: _ANNOUNCED,
    WatchButton: _WATCHED,
    TvButton: _TUNED_IN,
    GuessButton: _WATCHED,
    GuessMenu: _WATCHED,
    NextPuzzleButton: _SEARCH,
    PuzzleRulesMenu: _SEARCH,
    PuzzleThemeMenu: _SEARCH,
}
"""The presses that cost more than others."""

_OF_COMMANDS: Final[Mapping[str, Price]] = {
    "farkle odds": _ADVICE,
    "farkle puzzle": _SEARCH,
    "farkle replay": _IMPORTED,
    "farkle stats": _CHART,
    "farkle fairness": _CHART,
    "farkle verify": _VERIFIED,
    "farkle-events tv": _TUNED_IN,
    "farkle privacy export": _EXPORT,
    "farkle-admin privacy export": _EXPORT,
}
"""The commands that cost more than others, by their English names."""


def price_of_press(button: CustomId | None) -> Price:
    """Return what it costs to press a button; None is one of an older version."""
    return PRESS if button is None else _OF_PRESSES.get(type(button), PRESS)


def price_of_command(command: Command | None) -> Price:
    """Return what it costs to run a command; None is one that there is no more."""
    return COMMAND if command is None else _OF_COMMANDS.get(command.qualified_name, COMMAND)
