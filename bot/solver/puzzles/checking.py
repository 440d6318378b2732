"""Whether the puzzles of a file are what they say, by the solved game."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.advice.fingerprint import plain, rules_hash
from bot.advice.puzzle import Puzzle
from bot.content.puzzles import PuzzleFile
from bot.engine import FarkleError, RuleSet, State
from bot.solver.estimates.evaluate import evaluate_all
from bot.solver.model.games import DicePair, dice_of
from bot.solver.puzzles.grading import grade
from bot.solver.puzzles.pool import Signature, Signatures
from bot.solver.tables.many_turns import ManyTurns
from bot.solver.tables.table import GameTable

FindTable = Callable[[DicePair | None], GameTable | None]
"""Returns the table of a ruleset, or of its game with dice of each side, if there is one."""


class PuzzleFlaw(StrEnum):
    """What is wrong with a puzzle, or with all of a file."""

    OTHER_RULES = "other-rules"
    """The ruleset was changed since the puzzles were found."""
    UNPLAYABLE = "unplayable"
    """The position cannot come about."""
    UNSOLVED = "unsolved"
    """There is no table of the game with its dice."""
    NO_PUZZLE = "no-puzzle"
    """The best choice is not clearly better, or is the obvious one."""
    WRONG_ID = "wrong-id"
    WRONG_ANSWER = "wrong-answer"
    WRONG_MARGIN = "wrong-margin"
    WRONG_GRADE = "wrong-grade"
    """The themes, the temptations or the rating are others."""
    ALIKE = "alike"
    """It is much like one before it."""


@dataclass(frozen=True, slots=True)
class Found:
    """A flaw of the puzzle of that id, empty where it is one of the file."""

    flaw: PuzzleFlaw
    puzzle: str = ""


def check_puzzles(file: PuzzleFile, rules: RuleSet, find: FindTable) -> Iterator[Found]:
    """Yield all that is wrong with the puzzles of `file`, the ruleset of which is `rules` now.

    `find` knows the tables of games by `rules`.
    """
    if file.rules != rules_hash(rules):
        yield Found(PuzzleFlaw.OTHER_RULES)
        return
    games: dict[DicePair | None, dict[State, Puzzle]] = defaultdict(dict)
    signatures = Signatures()
    for puzzle in file.puzzles:
        try:
            state = puzzle.state(plain(rules))
            signature = Signature.of(state, puzzle.best)
        except FarkleError:
            yield Found(PuzzleFlaw.UNPLAYABLE, puzzle.id)
            continue
        if puzzle.dice and dice_of(state.setup) is None:
            yield Found(PuzzleFlaw.UNSOLVED, puzzle.id)
            continue
        if not signatures.is_new(signature):
            yield Found(PuzzleFlaw.ALIKE, puzzle.id)
        signatures.add(signature)
        games[dice_of(state.setup)][state] = puzzle
    for dice, puzzles in games.items():
        yield from _check(file, puzzles, find(dice))


def _check(
    file: PuzzleFile, puzzles: Mapping[State, Puzzle], table: GameTable | None
) -> Iterator[Found]:
    """Yield what is wrong with the answers of `puzzles`, all of the game of `table`."""
    if table is None:
        yield from [Found(PuzzleFlaw.UNSOLVED, puzzle.id) for puzzle in puzzles.values()]
        return
    for state, choices in evaluate_all(list(puzzles), ManyTurns(table)):
        puzzle = puzzles[state]
        flaw = _differs(puzzle, grade(file.ruleset, file.rules, state, choices))
        if flaw is not None:
            yield Found(flaw, puzzle.id)


def _differs(puzzle: Puzzle, found: Puzzle | None) -> PuzzleFlaw | None:
    if found is None:
        return PuzzleFlaw.NO_PUZZLE
    if puzzle.id != found.id:
        return PuzzleFlaw.WRONG_ID
    if puzzle.best != found.best:
        return PuzzleFlaw.WRONG_ANSWER
    if puzzle.margin != found.margin:
        return PuzzleFlaw.WRONG_MARGIN
    return None if puzzle == found else PuzzleFlaw.WRONG_GRADE
