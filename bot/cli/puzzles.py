"""`farkle puzzles`: finds puzzles by a seed, and checks those that there are."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, NoReturn

from bot.advice.fingerprint import rules_hash
from bot.cli.progress import told_how_far
from bot.cli.rules import find_ruleset, shipped_rulesets
from bot.cli.text import fail, terminal_texts, text
from bot.content.folder import data_folder
from bot.content.puzzles import (
    SUFFIX,
    PuzzleFile,
    PuzzleFileError,
    puzzle_files,
    puzzle_folder,
    read_puzzles,
    write_puzzles,
)
from bot.engine import FarkleError, Game, RuleSet, parse_game
from bot.kit.texts.explain import explain, for_terminal
from bot.solver import GameTable, Library
from bot.solver.puzzles.checking import Found, check_puzzles
from bot.solver.puzzles.mining import MOST_PUZZLES, Mined, mine

MOST_GAMES: Final = 5000
"""The games of a file: about 100 MB of memory."""

HIGHEST_SEED: Final = 2**63 - 1

_LONGEST: Final = 1_000_001
"""Characters by which one sees that a line is too long for a game."""


def mine_puzzles(
    seed: int, ruleset: str | None, count: int, games: Path | None, output: Path
) -> None:
    """Write `count` puzzles of one ruleset, or of each that ships, into the folder `output`."""
    if not 0 <= seed <= HIGHEST_SEED:
        fail(text("cli-puzzles-bad-seed", most=HIGHEST_SEED), 2)
    if not 1 <= count <= MOST_PUZZLES:
        fail(text("cli-puzzles-bad-count", most=MOST_PUZZLES), 2)
    rulesets = shipped_rulesets() if ruleset is None else [find_ruleset(ruleset)]
    tables = [_table(rules) for rules in rulesets]
    played = [] if games is None else list(_read_games(games))
    if games is not None:
        print(text("cli-puzzles-games", file=str(games), games=len(played)))
    _make(output)
    for rules, table in zip(rulesets, tables, strict=True):
        mined = _mine_with_progress(rules, table, seed, count, played)
        file = PuzzleFile(rules.name, rules_hash(rules), mined.puzzles)
        _write(output, f"{rules.name}{SUFFIX}", write_puzzles(file))
        print(_told(rules, mined), flush=True)
        if len(mined.puzzles) < count:
            print(text("cli-puzzles-fewer", ruleset=rules.name, wanted=count), flush=True)


def check_folder(folder: Path | None) -> None:
    """Print what is wrong with the puzzles in `folder`, or those that ship; code 1 if anything."""
    folder = folder or puzzle_folder()
    paths = puzzle_files(folder)
    if not paths:
        fail(text("cli-puzzles-none", folder=str(folder)))
    flaws = 0
    for path in paths:
        begun = perf_counter()
        file = _read(path)
        if path.stem != file.ruleset:
            fail(text("cli-puzzles-misnamed", file=str(path), ruleset=file.ruleset))
        rules = find_ruleset(file.ruleset)
        found = list(check_puzzles(file, rules, _table(rules)))
        for each in found:
            print(_flaw(path, each))
        if not found:
            seconds = perf_counter() - begun
            count = len(file.puzzles)
            line = text("cli-puzzles-fine", ruleset=rules.name, puzzles=count, seconds=seconds)
            print(line, flush=True)
        flaws += len(found)
    if flaws:
        fail(text("cli-puzzles-flaws", flaws=flaws))


def _table(rules: RuleSet) -> GameTable:
    """Return the solved game of `rules`, or end the command: only such games have puzzles."""
    folder = data_folder() / "policies"
    table = Library(folder, folder).find(rules)
    if table is None:
        fail(text("cli-puzzles-unsolved", ruleset=rules.name), 2)
    return table


def _read_games(path: Path) -> Iterator[Game]:
    number = 0
    try:
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(iter(partial(lines.readline, _LONGEST), ""), start=1):
                if number > MOST_GAMES:
                    fail(text("cli-puzzles-many-games", file=str(path), most=MOST_GAMES), 2)
                if line.strip():
                    yield parse_game(line.strip())
    except OSError as error:
        why = error.strerror or str(error)
        fail(text("cli-puzzles-unreadable", file=str(path), why=why), 2)
    except FarkleError as error:
        why = explain(error, terminal_texts(), for_terminal)
        fail(text("cli-puzzles-bad-line", file=str(path), line=number, why=why), 2)
    except ValueError as error:  # not UTF-8, or a name that no file can have
        fail(text("cli-puzzles-unreadable", file=str(path), why=str(error)), 2)


def _mine_with_progress(
    rules: RuleSet, table: GameTable, seed: int, count: int, games: list[Game]
) -> Mined:
    with told_how_far(text("cli-puzzles-progress", ruleset=rules.name)) as progress:
        return mine(rules, table, seed=seed, count=count, games=games, progress=progress)


def _told(rules: RuleSet, mined: Mined) -> str:
    return text(
        "cli-puzzles-mined",
        ruleset=rules.name,
        puzzles=len(mined.puzzles),
        found=mined.found,
        positions=mined.positions,
        seconds=mined.seconds,
    )


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _fail_to_write(folder, error)


def _write(folder: Path, name: str, content: str) -> None:
    try:
        (folder / name).write_text(content, encoding="utf-8")
    except OSError as error:
        _fail_to_write(folder, error)


def _fail_to_write(folder: Path, error: OSError) -> NoReturn:
    why = error.strerror or str(error)
    fail(text("cli-puzzles-unwritable", folder=str(folder), why=why), 2)


def _read(path: Path) -> PuzzleFile:
    try:
        return read_puzzles(path)
    except PuzzleFileError as error:
        key, file = f"puzzle-file-{error.fault}", str(error.path)
        fail(text(key, file=file, line=error.line, detail=error.detail))


def _flaw(path: Path, found: Found) -> str:
    return text(f"puzzle-flaw-{found.flaw}", file=path.name, puzzle=found.puzzle)
