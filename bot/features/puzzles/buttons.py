"""The buttons and menus of puzzles: `puzzle` is the id of a puzzle as a number.

`about` is what the panel is about, see `bot.features.puzzles.model.panel`. Which dice are chosen is
no part of ids, which would change with each die: whoever presses fast would press one that is gone.
"""

from dataclasses import dataclass
from typing import Annotated

from bot.kit.components.custom_ids import (
    About,
    CustomId,
    PageNumber,
    Subject,
    sent_as,
    up_to,
)


@dataclass(frozen=True, slots=True)
class OfPuzzle(CustomId):
    """A button that changes or answers a puzzle."""

    puzzle: Subject


@sent_as("pzdie")
class PuzzleDie(OfPuzzle):
    """Choose the die at `place`, or unchoose it."""

    place: Annotated[int, up_to(5)]
    about: About


@sent_as("pzbank")
class PuzzleBank(OfPuzzle):
    """Answer that it is best to keep the chosen dice and to bank."""

    about: About


@sent_as("pzroll")
class PuzzleRoll(OfPuzzle):
    """Answer that it is best to keep the chosen dice and to roll the others."""

    about: About


@sent_as("pzgive")
class GiveUpButton(CustomId):
    """Show the answer, which counts as a wrong one."""

    puzzle: Subject
    about: About


@dataclass(frozen=True, slots=True)
class OfPanel(CustomId):
    """A button that takes a panel elsewhere."""

    about: About


@sent_as("pznext")
class NextPuzzleButton(CustomId):
    """Show the next puzzle, or the one after `puzzle` of the person's own."""

    puzzle: Subject
    about: About


@sent_as("pzrules")
class PuzzleRulesMenu(OfPanel):
    """Show puzzles of the ruleset that was chosen."""


@sent_as("pztheme")
class PuzzleThemeMenu(OfPanel):
    """Show puzzles about the theme that was chosen."""


@sent_as("pzday")
class DayPuzzleButton(OfPanel):
    """Show the puzzle of today."""


@sent_as("pzown")
class OwnPuzzlesButton(OfPanel):
    """Show the newest of the person's own puzzles."""


@sent_as("pzshare")
class SharePuzzleButton(CustomId):
    """Tell everyone how somebody did with the puzzle of a day, counted from year 1."""

    day: Subject


@sent_as("pzboard")
class PuzzleBoardButton(CustomId):
    """Open the server's board in a message of its own."""


@sent_as("pzrated")
class PuzzleRatingPage(CustomId):
    """Show a page of the board by rating."""

    page: PageNumber


@sent_as("pzstreak")
class PuzzleStreakPage(CustomId):
    """Show a page of the board by streak."""

    page: PageNumber
