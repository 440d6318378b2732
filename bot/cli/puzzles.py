"""`farkle puzzles`: finds puzzles by a seed, and checks those that there are."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, NoReturn

from bot.advice.fingerprint import plain, rules_hash
from bot.cli.progress import told_how_far
from bot.cli.rules import find_ruleset, shipped_rulesets
from bot.cli.solve import solve_with_progress
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
from bot.engine import Die, FarkleError, Game, RuleSet, Setup, parse_game
from bot.kit.game.dice_names import names_of_dice
from bot.kit.texts.explain import explain, for_terminal
from bot.solver import (
    MOST_LOADED,
    DicePair,
    GameTable,
    Library,
    SolvingTask,
    dice_obstacle,
    dice_set,
    load_table,
    solve,
    solve_dice,
)
from bot.solver.puzzles.checking import Found, check_puzzles
from bot.solver.puzzles.mining import MOST_PUZZLES, Mined, mine
from bot.solver.puzzles.pairs import MOST_PAIRS, OF_A_PAIR, draw_pairs
from bot.solver.tables.library import solved_folder

MOST_GAMES: Final = 5000
"""The games of a file: about 100 MB of memory."""

DEEPER: Final = 2
"""So many penalties further down totals are told apart where puzzles are solved anew."""

HIGHEST_SEED: Final = 2**63 - 1

_LONGEST: Final = 1_000_001
"""Characters by which one sees that a line is too long for a game."""


def mine_puzzles(
    seed: int, ruleset: str | None, count: int, games: Path | None, output: Path, pairs: int
) -> None:
    """Write `count` puzzles of one ruleset, or of each that ships, into the folder `output`.

    With `pairs`, there are some more of one ruleset, with so many random pairs of loaded dice.
    """
    if not 0 <= seed <= HIGHEST_SEED:
        fail(text("cli-puzzles-bad-seed", most=HIGHEST_SEED), 2)
    if not 1 <= count <= MOST_PUZZLES:
        fail(text("cli-puzzles-bad-count", most=MOST_PUZZLES), 2)
    if pairs and (ruleset is None or not 0 < pairs <= MOST_PAIRS):
        fail(text("cli-puzzles-bad-pairs", most=MOST_PAIRS), 2)
    rulesets = shipped_rulesets() if ruleset is None else [find_ruleset(ruleset)]
    if pairs and dice_obstacle(rulesets[0]):
        fail(text("cli-solve-dice-rules", ruleset=rulesets[0].name, most=MOST_LOADED), 2)
    library = _library()
    tables = [_table(library, rules) for rules in rulesets]
    played = [] if games is None else list(_read_games(games))
    if games is not None:
        print(text("cli-puzzles-games", file=str(games), games=len(played)))
    _make(output)
    for rules, table in zip(rulesets, tables, strict=True):
        mined = _mine_with_progress(Setup(rules), table, seed, count, played)
        print(_told(rules.name, mined), flush=True)
        if len(mined.puzzles) < count:
            print(text("cli-puzzles-fewer", ruleset=rules.name, wanted=count), flush=True)
        found = list(mined.puzzles)
        for dice in draw_pairs(rules, seed, pairs):
            setup = Setup(rules, dice=dice)
            loaded = _dice_table(library, rules, (dice_set(dice[0]), dice_set(dice[1])))
            mined = _mine_with_progress(setup, loaded, seed, min(count, OF_A_PAIR), played)
            print(_told(f"{rules.name}, {_names(dice)}", mined), flush=True)
            found += mined.puzzles
        puzzles = tuple(sorted(found, key=lambda puzzle: puzzle.id))
        file = PuzzleFile(rules.name, rules_hash(rules), puzzles)
        _write(output, f"{rules.name}{SUFFIX}", write_puzzles(file))


def check_folder(folder: Path | None, *, anew: bool) -> None:
    """Print what is wrong with the puzzles in `folder`, or those that ship; code 1 if anything.

    They are solved `anew` without the tables that ship, or else by these.
    """
    folder = folder or puzzle_folder()
    paths = puzzle_files(folder)
    if not paths:
        fail(text("cli-puzzles-none", folder=str(folder)))
    flaws, library = 0, _library()
    for path in paths:
        begun = perf_counter()
        file = _read(path)
        if path.stem != file.ruleset:
            fail(text("cli-puzzles-misnamed", file=str(path), ruleset=file.ruleset))
        rules = find_ruleset(file.ruleset)
        _table(library, rules)
        find = partial(_solved_anew if anew else library.find, rules)
        found = list(check_puzzles(file, rules, find))
        for fault in found:
            print(_flaw(path, fault))
        if not found:
            seconds = perf_counter() - begun
            count = len(file.puzzles)
            line = text("cli-puzzles-fine", ruleset=rules.name, puzzles=count, seconds=seconds)
            print(line, flush=True)
        flaws += len(found)
    if flaws:
        fail(text("cli-puzzles-flaws", flaws=flaws))


def _library() -> Library:
    return Library(_tables(), _tables())


def _tables() -> Path:
    """Return where the tables are that ship."""
    return data_folder() / "policies"


def _table(library: Library, rules: RuleSet) -> GameTable:
    """Return the solved game of `rules`, or end the command: only such games have puzzles."""
    table = library.find(rules)
    if table is None:
        fail(text("cli-puzzles-unsolved", ruleset=rules.name), 2)
    return table


def _dice_table(library: Library, rules: RuleSet, dice: DicePair) -> GameTable:
    """Return the solved game of `rules` with `dice`, which is solved and stored if need be."""
    table = library.find(rules, dice)
    if table is None:
        folder, name = solved_folder(_tables(), dice), rules_hash(rules, dice)
        solve_with_progress(SolvingTask(rules, folder, name, dice=dice))
        table = load_table(plain(rules), folder, name, dice)
    return table


def _solved_anew(rules: RuleSet, dice: DicePair | None) -> GameTable:
    """Return the game of `rules`, solved with more totals below zero than the tables that ship."""
    with told_how_far(text("cli-solve-progress", ruleset=rules.name)) as progress:
        if dice is not None:  # nothing costs points in a game with such dice
            return solve_dice(plain(rules), dice, progress)
        return solve(plain(rules), progress, deeper=DEEPER)


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
    setup: Setup, table: GameTable, seed: int, count: int, games: list[Game]
) -> Mined:
    with told_how_far(text("cli-puzzles-progress", ruleset=setup.rules.name)) as progress:
        return mine(setup, table, seed=seed, count=count, games=games, progress=progress)


def _names(dice: Iterable[tuple[Die, ...]]) -> str:
    return " / ".join(names_of_dice(die, terminal_texts()) for die in dice)


def _told(game: str, mined: Mined) -> str:
    return text(
        "cli-puzzles-mined",
        ruleset=game,
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
