"""The puzzles that ship with the bot. They are data: data/puzzles, a file for each ruleset.

A file is tab-separated text. The first line says what it is, whose rules, and the hash of these;
each further line is a puzzle: id, position, best answer, margin, rating, themes, temptations, and
where any are loaded the dice of both::

    farkle-puzzles 1   tavern   3f0c...
    0a1b2c3d4e   3100/3600 ++ 0/0 -- 0 9 350 3 145 116 0 - - -   1.   0.0213   1540   ...
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from bot.advice.fingerprint import rules_hash
from bot.advice.puzzle import HIGHEST_RATING, LOWEST_RATING, Answer, Puzzle, PuzzleTheme, Temptation
from bot.content.folder import data_folder
from bot.engine import FAIR, Die, ParseError, RuleSet, parse_dice, parse_number, write_dice

VERSION: Final = "farkle-puzzles 1"
SUFFIX: Final = ".tsv"
MOST_BYTES: Final = 4_000_000
"""A larger file is refused unread."""

_FIELDS: Final = 7
"""Of a puzzle with ordinary dice; others have one more."""

_SEATS: Final = 2
_LONGEST_DICE: Final = 1000
_ID: Final = 10
_HASH: Final = 64
_HEX: Final = frozenset("0123456789abcdef")
_SHARE: Final = 6
"""The characters of a share of games, such as 0.0213: all but that of 1."""


class PuzzleFault(StrEnum):
    """Why a file of puzzles cannot be used."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NO_HEAD = "no-head"
    NOT_A_PUZZLE = "not-a-puzzle"
    TWICE = "twice"


class PuzzleFileError(Exception):
    """A file of puzzles that cannot be used: which, why, and in which `line`, 0 for all of it."""

    def __init__(self, path: Path, fault: PuzzleFault, line: int = 0, detail: str = "") -> None:
        """Keep where and why."""
        super().__init__(f"{path}, line {line}: {fault}" + (f" ({detail})" if detail else ""))
        self.path = path
        self.fault = fault
        self.line = line
        self.detail = detail


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """The puzzles of a ruleset: its slug, the `rules_hash` that they were found by, and all."""

    ruleset: str
    rules: str
    puzzles: tuple[Puzzle, ...]


class PuzzleBook:
    """Puzzles by id, by ruleset and by theme."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        """Take `puzzles`, of which no two have one id."""
        self._by_id = {puzzle.id: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._by_id)

    def __iter__(self) -> Iterator[Puzzle]:
        """Iterate over all puzzles, ruleset by ruleset."""
        return iter(self._by_id.values())

    def get(self, puzzle: str) -> Puzzle | None:
        """Return the puzzle of this id, None when there is none, or no longer."""
        return self._by_id.get(puzzle)

    def of(self, rules: RuleSet, theme: PuzzleTheme | None = None) -> tuple[Puzzle, ...]:
        """Return the puzzles about `theme`, or about any, whose rules are what `rules` are now.

        None of them is offered when the ruleset of this name was changed.
        """
        wanted = rules_hash(rules)
        return tuple(
            puzzle
            for puzzle in self._by_id.values()
            if puzzle.ruleset == rules.name
            and puzzle.rules == wanted
            and (theme is None or theme in puzzle.themes)
        )


@cache
def shipped_puzzles() -> PuzzleBook:
    """Return the puzzles that ship with the bot, which takes a moment the first time.

    Raises `PuzzleFileError` when a file is broken.
    """
    return PuzzleBook(
        puzzle for path in puzzle_files(puzzle_folder()) for puzzle in read_puzzles(path).puzzles
    )


def puzzle_folder() -> Path:
    """Return the folder of the puzzles that ship."""
    return data_folder() / "puzzles"


def puzzle_files(folder: Path) -> list[Path]:
    """Return the files of puzzles in `folder`, by name."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def read_puzzles(path: Path) -> PuzzleFile:
    """Return the puzzles of the file at `path`, or raise `PuzzleFileError`.

    Positions are read when somebody asks for them, see `Puzzle.state`.
    """
    head, *lines = _read(path).split("\n")
    kind, _, rest = head.partition("\t")
    ruleset, _, rules = rest.partition("\t")
    if kind != VERSION or not ruleset or len(rules) != _HASH or not set(rules) <= _HEX:
        raise PuzzleFileError(path, PuzzleFault.NO_HEAD, 1)
    puzzles: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, start=2):
        if not line:
            continue
        try:
            puzzle = parse_puzzle(ruleset, rules, line)
        except ParseError as error:
            raise PuzzleFileError(path, PuzzleFault.NOT_A_PUZZLE, number, str(error)) from error
        if puzzle.id in puzzles:
            raise PuzzleFileError(path, PuzzleFault.TWICE, number, puzzle.id)
        puzzles[puzzle.id] = puzzle
    return PuzzleFile(ruleset, rules, tuple(puzzles.values()))


def write_puzzles(file: PuzzleFile) -> str:
    """Return the text of `file`, which `read_puzzles` reads."""
    lines = [f"{VERSION}\t{file.ruleset}\t{file.rules}", *map(write_puzzle, file.puzzles)]
    return "\n".join(lines) + "\n"


def _read(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise PuzzleFileError(path, PuzzleFault.TOO_LARGE, detail=str(MOST_BYTES))
        return path.read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise PuzzleFileError(path, PuzzleFault.UNREADABLE, detail=why) from error
    except UnicodeDecodeError as error:
        raise PuzzleFileError(path, PuzzleFault.UNREADABLE, detail=str(error)) from error


def write_puzzle(puzzle: Puzzle) -> str:
    """Return the line of `puzzle`."""
    dice = ["/".join(map(write_dice, puzzle.dice))] if puzzle.dice else []
    return "\t".join(
        (
            puzzle.id,
            puzzle.position,
            puzzle.best.write(),
            f"{puzzle.margin:.4f}",
            str(puzzle.rating),
            ",".join(puzzle.themes),
            " ".join(
                f"{temptation.answer.write()}:{temptation.loss:.4f}:{temptation.takers}"
                for temptation in puzzle.temptations
            ),
            *dice,
        )
    )


def parse_puzzle(ruleset: str, rules: str, line: str) -> Puzzle:
    """Return the puzzle that `line` of a file describes, or raise `ParseError`."""
    fields = line.split("\t")
    if len(fields) not in {_FIELDS, _FIELDS + 1}:
        raise ParseError(f"a line of {_FIELDS} or {_FIELDS + 1} fields", line)
    name, position, best, margin, rating, themes, temptations, *dice = fields
    if len(name) != _ID or not set(name) <= _HEX:
        raise ParseError("the id of a puzzle", name)
    strength = parse_number(rating)
    if not LOWEST_RATING <= strength <= HIGHEST_RATING:
        raise ParseError(f"a rating from {LOWEST_RATING} to {HIGHEST_RATING}", rating)
    about = tuple(map(_parse_theme, themes.split(",")))
    if len(set(about)) < len(about):
        raise ParseError("themes that are each named once", themes)
    tempting = tuple(map(_parse_temptation, temptations.split(" ")))
    answer = Answer.parse(best)
    if answer in [temptation.answer for temptation in tempting]:
        raise ParseError("wrong answers", temptations)
    return Puzzle(
        name,
        ruleset,
        rules,
        position,
        answer,
        _parse_share(margin),
        about,
        tempting,
        strength,
        _parse_dice(dice[0]) if dice else (),
    )


_THEMES: Final[Mapping[str, PuzzleTheme]] = {theme.value: theme for theme in PuzzleTheme}


def _parse_theme(text: str) -> PuzzleTheme:
    try:
        return _THEMES[text]
    except KeyError as error:
        raise ParseError("a theme", text) from error


@lru_cache(maxsize=64)  # many puzzles have the same dice
def _parse_dice(text: str) -> tuple[tuple[Die, ...], ...]:
    """Return the dice of both; raises `ParseError` where there are not two sets, or none loaded."""
    found = tuple(map(parse_dice, text.split("/"))) if len(text) <= _LONGEST_DICE else ()
    if len(found) != _SEATS or all(die == FAIR for dice in found for die in dice):
        raise ParseError("the dice of two, some of them loaded", text)
    return found


def _parse_temptation(text: str) -> Temptation:
    answer, _, rest = text.partition(":")
    loss, _, takers = rest.partition(":")
    return Temptation(Answer.parse(answer), _parse_share(loss), parse_number(takers))


def _parse_share(text: str) -> float:
    """Return a share of games: four decimals."""
    whole, point, decimals = text.partition(".")
    if len(text) != _SHARE or not point or not (text.isascii() and (whole + decimals).isdecimal()):
        raise ParseError("a share of games with four decimals", text)
    return float(text)
