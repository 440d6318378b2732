"""`farkle league`: the games are played, and told."""

import json
import re
import shlex
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final, NoReturn

from bot.advice.level import STRONGEST, WEAKEST, Level
from bot.cli.league.report import report_of, show
from bot.cli.progress import told_how_far
from bot.cli.rules import fail_asked, find_ruleset, shipped_rulesets
from bot.cli.text import fail, terminal_texts, text
from bot.engine import InvalidRules, RuleSet, write_rules
from bot.solver.league.league import (
    MOST_PLAYERS,
    TWO,
    LeagueBoard,
    LeagueEntrant,
    LeaguePart,
    PlayedPart,
    hold,
    line_of,
    pairings_of,
    parts_of,
    read_results,
    summed,
)
from bot.solver.league.players import parse_player
from bot.solver.league.program import ProgramCommand

NUMBERS: Final = ("1", *map(str, range(10, STRONGEST, 10)))
"""The levels by number that play unless others are named."""

_NAME: Final = re.compile(r"[a-zA-Z0-9_.-]{1,30}")


@dataclass(frozen=True, slots=True)
class LeagueOptions:
    """What is to be played: see the options of `farkle league`."""

    players: Sequence[str]
    programs: Sequence[str]
    rulesets: Sequence[str]
    games: int
    pairs: bool
    only: str | None
    seats: int
    teams: int | None
    seed: int
    processes: int
    seconds: float
    results: Path | None


def hold_league(wish: LeagueOptions, *, as_json: bool) -> None:
    """Play a league for each ruleset, and print how strong each player is."""
    entrants = _entrants(wish)
    only = None if wish.only is None else _number(wish.only, entrants)
    boards = [_board(rules, wish) for rules in _rulesets(wish.rulesets)]
    known = {} if wish.results is None else _known(wish.results)
    for board in boards:
        pairings = pairings_of(len(entrants), board.setup.sides, only)
        parts = list(parts_of(board, entrants, pairings, _games(wish, entrants, board), wish.seed))
        played = summed(_play(parts, wish, known))
        report = report_of(board, wish.seed, entrants, pairings, played)
        if as_json:
            print(json.dumps(report.to_json()), flush=True)
        else:
            show(report, pairs=wish.pairs)


def _play(
    parts: Sequence[LeaguePart], wish: LeagueOptions, known: Mapping[str, PlayedPart]
) -> list[PlayedPart]:
    """Return what each of `parts` came to; those of before are not played again."""
    name = text("cli-league-progress", ruleset=parts[0].board.setup.rules.name)
    found: dict[LeaguePart, PlayedPart] = {}
    with ExitStack() as stack:
        progress = stack.enter_context(told_how_far(name))
        try:
            file = wish.results and stack.enter_context(wish.results.open("a", encoding="utf-8"))
            for part, played, is_new in hold(parts, wish.processes, known):
                found[part] = played
                if file and is_new:
                    print(line_of(part, played), file=file, flush=True)
                progress(len(found) / len(parts))
        except BrokenProcessPool:
            fail(text("cli-league-broken"))
        except OSError as error:
            _fail_file(wish.results, error)
    return [found[part] for part in parts]  # in their order: sums are the same whoever is faster


def _entrants(wish: LeagueOptions) -> list[LeagueEntrant]:
    """Return who takes part, or end the command with a sentence."""
    entrants = []
    for name in wish.players or (*Level, *NUMBERS):
        try:
            parse_player(name)
        except ValueError:
            known = terminal_texts().listed(list(Level))
            fail(
                text("cli-league-unknown", word=name, known=known, least=WEAKEST, most=STRONGEST), 2
            )
        entrants.append(LeagueEntrant(name))
    entrants += [_program(program, wish.seconds) for program in wish.programs]
    # The first one has the Elo that the others are measured by.
    entrants.sort(key=lambda entrant: entrant.name != Level.PERFECT)
    names = [entrant.name for entrant in entrants]
    if len(set(names)) < len(names):
        fail(text("cli-league-same-names"), 2)
    if not 1 < len(entrants) <= MOST_PLAYERS:
        fail(text("cli-league-how-many", most=MOST_PLAYERS), 2)
    return entrants


def _program(given: str, seconds: float) -> LeagueEntrant:
    name, _, command = given.partition("=")
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not _NAME.fullmatch(name) or not words or _is_player(name):
        fail(text("cli-league-bad-program", word=given), 2)
    return LeagueEntrant(name, ProgramCommand(words, seconds))


def _is_player(name: str) -> bool:
    try:
        parse_player(name)
    except ValueError:
        return False
    return True


def _number(name: str, entrants: Sequence[LeagueEntrant]) -> int:
    names = [entrant.name for entrant in entrants]
    if name not in names:
        fail(text("cli-league-not-there", word=name, known=terminal_texts().listed(names)), 2)
    return names.index(name)


def _rulesets(names: Sequence[str]) -> list[RuleSet]:
    return [find_ruleset(name) for name in names] or shipped_rulesets()


def _board(rules: RuleSet, wish: LeagueOptions) -> LeagueBoard:
    board = LeagueBoard(write_rules(rules), wish.seats, wish.teams)
    try:
        board.setup  # noqa: B018 - it may be one that cannot be laid
    except InvalidRules as error:
        fail_asked(error)
    return board


def _games(wish: LeagueOptions, entrants: Sequence[LeagueEntrant], board: LeagueBoard) -> int:
    """Return the games of each pairing, so that each figure rests on as many as are asked for."""
    if wish.pairs or wish.only is not None or board.setup.sides > TWO:
        return wish.games
    return ceil(wish.games / (len(entrants) - 1))


def _known(path: Path) -> dict[str, PlayedPart]:
    try:
        return read_results(path)
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        _fail_file(path, error)


def _fail_file(path: Path | None, error: OSError | ValueError) -> NoReturn:
    why = getattr(error, "strerror", None) or str(error)
    fail(text("cli-league-bad-file", file=str(path), why=why), 2)
