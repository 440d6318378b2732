"""A league: every player against every other, in parts that two processes play."""

import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations, permutations
from math import ceil
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Final

from bot.content.folder import data_folder
from bot.engine import Setup, parse_rules
from bot.solver.games import SolvedGames
from bot.solver.league.dice import LeagueDeal
from bot.solver.league.games import LeagueGame, LostGame, Seated, play_all
from bot.solver.league.players import Field, looks_up, parse_player
from bot.solver.league.prepared import AnyPrepared, prepared
from bot.solver.league.program import MOST_FAULTS, ProgramCommand
from bot.solver.league.ratings import PairingScore

TOGETHER: Final = 2000
"""About so many games are a part: they are played at the same time, by one process."""

TWO: Final = 2
"""The sides of a game in which each two players meet, and that ratings are worked out from."""

MOST_PLAYERS: Final = 100

_GRACE: Final = 5.0
"""Seconds in which a process may end its programs when the league is gone."""


@dataclass(frozen=True, slots=True)
class LeagueEntrant:
    """Who takes part: a player by name, or a program by its command."""

    name: str
    command: ProgramCommand | None = None


@dataclass(frozen=True, slots=True)
class LeagueBoard:
    """A table that is laid: the line of its rules, its seats and teams."""

    rules: str
    seats: int = 2
    teams: int | None = None

    @property
    def setup(self) -> Setup:
        """Return the rules and the seats."""
        return Setup(parse_rules(self.rules), self.seats, self.teams)


Pairing = tuple[int, int]
"""A hero, and the rival that every other side is: players, by number."""


@dataclass(frozen=True, slots=True)
class LeaguePart:
    """So many deals of each of the `pairings` on a board; `number` and `seed` say which dice."""

    board: LeagueBoard
    entrants: tuple[LeagueEntrant, ...]
    pairings: tuple[Pairing, ...]
    number: int
    deals: int
    seed: int

    @property
    def key(self) -> str:
        """Return what tells this part from every other one."""
        return json.dumps(asdict(self), separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class PlayedPart:
    """What a part came to: the score of each pairing, and the games that were lost by faults."""

    scores: tuple[PairingScore, ...]
    lost: tuple[LostGame, ...] = ()


def pairings_of(players: int, sides: int, only: int | None = None) -> tuple[Pairing, ...]:
    """Return who meets whom; with `only`, the games of that player.

    At a table of two sides each two meet; at a larger one, each alone against each of the others.
    """
    found = combinations(range(players), 2) if sides == TWO else permutations(range(players), 2)
    if only is None:
        return tuple(found)
    if sides == TWO:
        return tuple((only, opponent) for opponent in range(players) if opponent != only)
    return tuple(pair for pair in found if pair[0] == only)


def parts_of(
    board: LeagueBoard,
    entrants: Sequence[LeagueEntrant],
    pairings: Sequence[Pairing],
    games: int,
    seed: int,
) -> Iterator[LeaguePart]:
    """Yield the parts of a league in which each of `pairings` has `games` games, or a few more."""
    sides = board.setup.sides
    deals = ceil(games / sides)
    games_each = max(TOGETHER // (sides * len(pairings)), 1)
    for number, first in enumerate(range(0, deals, games_each)):
        count = min(games_each, deals - first)
        yield LeaguePart(board, tuple(entrants), tuple(pairings), number, count, seed)


def hold(
    parts: Sequence[LeaguePart], processes: int, known: Mapping[str, PlayedPart]
) -> Iterator[tuple[LeaguePart, PlayedPart, bool]]:
    """Play the `parts`, and yield what each came to as it ends, and whether it is new.

    Those `known` by their key are not played again.
    """
    left = []
    for part in parts:
        if part.key in known:
            yield part, known[part.key], False
        else:
            left.append(part)
    if not left:
        return
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read by the new processes when they load numpy
    left.reverse()
    going: dict[Future[PlayedPart], LeaguePart] = {}
    out: set[str] = set()
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=_end_when_told) as pool:
        try:
            while left or going:
                while left and len(going) < processes:
                    part = left.pop()
                    going[pool.submit(play_part, part, frozenset(out))] = part
                for future in wait(going, return_when=FIRST_COMPLETED).done:
                    played = future.result()
                    out |= _failed_too_often(played)
                    yield going.pop(future), played, True
        except BaseException:
            for child in active_children():
                child.terminate()  # or it would play its part to the end
            raise


def _end_when_told() -> None:
    """Let this process end as soon as the league wants it to, or is gone; so do its programs."""
    parent = parent_process()
    assert parent is not None  # it was started by the league

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        sleep(_GRACE)
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal tells all processes at once
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    Thread(target=watch, daemon=True).start()


def play_part(part: LeaguePart, out: frozenset[str] = frozenset()) -> PlayedPart:
    """Play a part; the games of the programs `out` are lost before they begin."""
    setup, sides = part.board.setup, part.board.setup.sides
    game = game_of(part.board)
    commands = {entrant.name: entrant.command for entrant in part.entrants}
    with Field(commands, setup.rules, game, f"{part.seed} {part.number}", out) as field:
        seated = [
            Seated(entrant.name, field.policies[entrant.name], _looks_up(entrant))
            for entrant in part.entrants
        ]
        rows = [
            [_games(part, setup, seated, pairing, deal) for deal in range(part.deals)]
            for pairing in part.pairings
        ]
        play_all([game for row in rows for games in row for game in games], game)
    scores = []
    for row in rows:
        won = [sum(game.won_by(side) for side, game in enumerate(games)) for games in row]
        squares = sum(games_won * games_won for games_won in won)
        scores.append(PairingScore(len(row) * sides, sum(won), len(row), squares))
    lost = [loss for row in rows for games in row for game in games for loss in game.lost]
    return PlayedPart(tuple(scores), tuple(lost))


def _looks_up(entrant: LeagueEntrant) -> bool:
    return entrant.command is None and looks_up(parse_player(entrant.name))


def _games(
    part: LeaguePart, setup: Setup, seated: Sequence[Seated], pairing: Pairing, deal: int
) -> list[LeagueGame]:
    """Return the games of a deal: the hero on each side in turn, and the same dice."""
    hero, rival = pairing
    names = f"{seated[hero].name} {seated[rival].name}"
    dice = LeagueDeal(f"{part.seed} {part.board.rules} {names} {part.number} {deal}")
    return [
        LeagueGame(
            setup, [seated[hero if side == at else rival] for side in range(setup.sides)], dice
        )
        for at in range(setup.sides)
    ]


@cache
def game_of(board: LeagueBoard) -> AnyPrepared | None:
    """Return the game of a board by what ships, None where nothing is known of chances to win."""
    folder = data_folder() / "policies"
    return prepared(SolvedGames(folder, folder), board.setup)


def _failed_too_often(played: PlayedPart) -> set[str]:
    names = [loss.name for loss in played.lost]
    return {name for name in names if names.count(name) >= MOST_FAULTS}


def read_results(path: Path) -> dict[str, PlayedPart]:
    """Return the parts that are kept in a file, by key; a line cut short is left out.

    Raises `OSError`.
    """
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            key, scores, lost = json.loads(line)
            found[key] = PlayedPart(
                tuple(PairingScore(*score) for score in scores),
                tuple(LostGame(*loss) for loss in lost),
            )
        except (ValueError, TypeError):
            continue
    return found


def line_of(part: LeaguePart, played: PlayedPart) -> str:
    """Return the line of a part in such a file."""
    scores = [[score.games, score.won, score.deals, score.squares] for score in played.scores]
    lost = [[loss.name, loss.fault, loss.said] for loss in played.lost]
    return json.dumps([part.key, scores, lost], separators=(",", ":"))


def summed(played: Sequence[PlayedPart]) -> PlayedPart:
    """Return what several parts with the same pairings came to."""
    scores = [
        sum(column, PairingScore())
        for column in zip(*(chunk.scores for chunk in played), strict=True)
    ]
    return PlayedPart(tuple(scores), tuple(lost for chunk in played for lost in chunk.lost))
