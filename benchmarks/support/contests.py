"""Games between policies, many at once: how often one wins against others at a table."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final

from bot.advice.level import Level
from bot.content.folder import data_folder
from bot.engine import Move, Setup, State, apply, dice_to_roll, parse_rules, start
from bot.solver import ForPoints, Policy, ToWin, load_table, obstacle, policy_for
from bot.solver.opponents.options import Options

POLICIES: Final = data_folder() / "policies"
PROCESSES: Final = 2
GAMES_TOGETHER: Final = 2500

TO_WIN: Final = "to win"
FOR_POINTS: Final = "for points"
THRESHOLDS: Final = {f"banks from {points}": points for points in (300, 500)}
"""The players beside those of `Level`, by name; the last ones keep to a number of points."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One side of `hero` among sides of `rival`, playing by the line of `rules`."""

    hero: str
    rival: str
    rules: str
    seats: int = 2
    teams: int | None = None

    @property
    def setup(self) -> Setup:
        """Return the rules and the seats."""
        return Setup(parse_rules(self.rules), self.seats, self.teams)


@dataclass(frozen=True, slots=True)
class Result:
    """How many `games` were played, and how many the hero `won`: of a tie, its share."""

    games: int
    won: float

    @property
    def rate(self) -> float:
        """Return the share of games that the hero won."""
        return self.won / self.games

    @property
    def standard_error(self) -> float:
        """Return by how much the share is off from chance alone."""
        return sqrt(self.rate * (1 - self.rate) / self.games)


@dataclass(frozen=True, slots=True)
class Threshold:
    """Sets aside what brings most points on average, and banks from so many points on."""

    points: int

    def choose(self, state: State) -> Move:
        """Return the move of a player who looks at nothing else."""
        options = Options.of(state)
        if options.bank and options.bank.points >= self.points:
            return options.bank.move
        return (options.win or options.best).move


def hold(contests: Sequence[Contest], games: int) -> Iterator[Result]:
    """Play so many `games` of each of `contests`, the hero in each seat equally often, in order."""
    jobs = [
        (contest, hero, count, f"{number} {hero} {part}")
        for number, contest in enumerate(contests)
        for hero in range(contest.setup.sides)
        for part, count in enumerate(_parts(games // contest.setup.sides))
    ]
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # read by the new processes when they load numpy
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        played = zip(jobs, pool.map(_play_job, jobs), strict=True)
        for _, group in groupby(played, key=lambda each: each[0][0]):
            parts = list(group)
            yield Result(sum(job[2] for job, _ in parts), sum(won for _, won in parts))


def play(setup: Setup, policies: Sequence[Policy], hero: int, games: int, seed: str) -> float:
    """Return how many of so many games side `hero` won; the dice follow from `seed`.

    There is a policy for each side. All games take their turns at the same time, those that begin
    one alike one after another: what a policy works out for a turn is then worked out once.
    """
    random, won, states = Random(seed), 0.0, [start(setup)] * games
    while states:
        states.sort(key=lambda state: (state.totals, state.farkles))
        ended = [_play_turn(state, policies[state.side], random) for state in states]
        won += sum(1 / len(state.winners) for state in ended if hero in state.winners)
        states = [state for state in ended if not state.over]
    return won


def _play_job(job: tuple[Contest, int, int, str]) -> float:
    contest, hero, games, seed = job
    setup = contest.setup
    names = [contest.hero if side == hero else contest.rival for side in range(setup.sides)]
    return play(setup, [_policy(name, setup) for name in names], hero, games, seed)


def _play_turn(state: State, policy: Policy, random: Random) -> State:
    seat, round_ = state.seat, state.round
    while not state.over and (state.seat, state.round) == (seat, round_):
        move = policy.choose(state)
        count = len(dice_to_roll(state, move))
        state, _ = apply(state, move, random.choices(range(1, 7), k=count))
    return state


@cache
def _policy(name: str, setup: Setup) -> Policy:
    """Return the player `name` of the game laid out by `setup`."""
    if name == TO_WIN:
        return ToWin()
    if name == FOR_POINTS:
        return ForPoints()
    if name in THRESHOLDS:
        return Threshold(THRESHOLDS[name])
    level, rules = Level(name), setup.rules
    solved = level is Level.PERFECT and not obstacle(setup)
    return policy_for(level, load_table(rules, POLICIES, rules.name) if solved else None)


def _parts(games: int) -> Iterator[int]:
    """Yield numbers of games that may be played together, so many in all."""
    for first in range(0, games, GAMES_TOGETHER):
        yield min(GAMES_TOGETHER, games - first)
