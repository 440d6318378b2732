"""The buttons and menus of puzzles: `puzzle` is the id of a puzzle as a number.

`about` is what the panel is about, see `bot.features.puzzles.model.panel`. Which dice are chosen is
no part of ids, which would change with each die: whoever presses fast would press one that is gone.
"""

from dataclasses import dataclass
from typing import Annotated

from bot.kit import prices
from bot.kit.components.custom_ids import (
    About,
    CustomId,
    PageNumber,
    Subject,
    sent_as,
    up_to,
)
from bot.kit.components.proofs import Proof


@dataclass(frozen=True, slots=True)
class OfPuzzle(CustomId):
    """A button that changes or answers a puzzle."""

    puzzle: Subject


@sent_as("pzdie", Proof.OWN)
class PuzzleDie(OfPuzzle):
    """Choose the die at `place`, or unchoose it."""

    place: Annotated[int, up_to(5)]
    about: About


@sent_as("pzbank", Proof.OWN, prices.ADVICE)
class PuzzleBank(OfPuzzle):
    """Answer that it is best to keep the chosen dice and to bank."""

    about: About


@sent_as("pzroll", Proof.OWN, prices.ADVICE)
class PuzzleRoll(OfPuzzle):
    """Answer that it is best to keep the chosen dice and to roll the others."""

    about: About


@sent_as("pzhow", Proof.OWN)
class HowToPlayButton(CustomId):
    """Show the rules of the puzzle in a message of its own."""

    puzzle: Subject
    about: About


@sent_as("pzgive", Proof.OWN, prices.ADVICE)
class GiveUpButton(CustomId):
    """Show the answer, which counts as a wrong one."""

    puzzle: Subject
    about: About


@dataclass(frozen=True, slots=True)
class OfPanel(CustomId):
    """A button that takes a panel elsewhere."""

    about: About


@sent_as("pznext", Proof.OWN, prices.SEARCH)
class NextPuzzleButton(CustomId):
    """Show the next puzzle, or the one after `puzzle` of the person's own."""

    puzzle: Subject
    about: About


@sent_as("pzrules", Proof.OWN, prices.SEARCH)
class PuzzleRulesMenu(OfPanel):
    """Show puzzles of the ruleset that was chosen."""


@sent_as("pztheme", Proof.OWN, prices.SEARCH)
class PuzzleThemeMenu(OfPanel):
    """Show puzzles about the theme that was chosen."""


@sent_as("pzday", Proof.OWN, prices.ADVICE)
class DayPuzzleButton(OfPanel):
    """Show the puzzle of today."""


@sent_as("pzown", Proof.OWN)
class OwnPuzzlesButton(OfPanel):
    """Show the newest of the person's own puzzles."""


@sent_as("pzshare", Proof.OWN)
class SharePuzzleButton(CustomId):
    """Tell everyone how somebody did with the puzzle of a day, counted from year 1."""

    day: Subject


@sent_as("pzboard", Proof.HERE)
class PuzzleBoardButton(CustomId):
    """Open the server's board in a message of its own."""


@sent_as("pzrated", Proof.HERE)
class PuzzleRatingPage(CustomId):
    """Show a page of the board by rating."""

    page: PageNumber


@sent_as("pzstreak", Proof.HERE)
class PuzzleStreakPage(CustomId):
    """Show a page of the board by streak."""

    page: PageNumber
