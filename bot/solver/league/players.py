"""Who plays in the league: by name, so that they can be named to another process."""

from collections.abc import Container, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from math import inf
from operator import attrgetter
from random import Random
from typing import Final, Self

from bot.advice.level import STRONGEST, AnyLevel, Level, Strength, parse_level
from bot.engine import Bank, Move, Roll, RuleSet, State
from bot.solver.estimates.evaluate import fair_points_ahead
from bot.solver.league.program import Program, ProgramCommand
from bot.solver.league.quick import MoveOption, Pick, Quick, best, drawn_by, is_plain
from bot.solver.opponents import policy_for
from bot.solver.opponents.options import SensibleOptions
from bot.solver.opponents.policy import ForPoints, Policy
from bot.solver.opponents.skilled import Skilled
from bot.solver.tables.prospects import Solved

FOR_POINTS: Final = "points"
THRESHOLD: Final = "bank"
_MOST_POINTS: Final = 99_999


@dataclass(frozen=True, slots=True)
class Threshold:
    """Sets aside what brings most points on average, and banks from so many points on."""

    points: int

    def choose(self, state: State) -> Move:
        """Return the move of a player who looks at nothing else."""
        options = SensibleOptions.of(state)
        if options.bank and options.bank.points >= self.points:
            return options.bank.move
        return (options.win or options.best).move

    def pick(self, options: Sequence[MoveOption]) -> MoveOption:
        """Return which of the options it takes."""
        banks = [option for option in options if isinstance(option.move, Bank)]
        richest = max(banks, key=attrgetter("points"), default=None)
        if richest and richest.points >= self.points:
            return richest
        first = best(options)
        if first.worth == inf:
            return first
        return best([option for option in options if isinstance(option.move, Roll)])


Player = AnyLevel | ForPoints | Threshold
"""Who plays without a program of their own."""


def parse_player(name: str) -> Player:
    """Return the player of a name: a level, `points`, or `bank:<points>`; else raise `ValueError`.

    `points` plays for points alone; `bank:300` banks from 300 points on.
    """
    kind, _, points = name.partition(":")
    if name == FOR_POINTS:
        return ForPoints()
    if kind == THRESHOLD and points.isascii() and points.isdecimal():
        if len(points) > len(str(_MOST_POINTS)) or not int(points):
            raise ValueError(f"{name} banks from no number of points that there is")
        return Threshold(int(points))
    return parse_level(name)


class Field:
    """The policies of a game, one for each name; the programs among them end with it."""

    def __init__(
        self,
        names: Mapping[str, ProgramCommand | None],
        rules: RuleSet,
        table: Solved | None,
        seed: str,
        out: Container[str] = (),
    ) -> None:
        """Seat players by name, programs by their command; those who draw lots do by `seed`.

        `table` is that of their game by `rules`, or an estimate of it. The programs `out` are not
        started.
        """
        self._ends = ExitStack()
        self.policies: dict[str, Policy] = {}
        for name, command in names.items():
            if command is not None:
                program = Program(command, is_out=name in out)
                self.policies[name] = self._ends.enter_context(program)
            else:
                self.policies[name] = _policy(parse_player(name), rules, table, f"{seed} {name}")

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_error: object) -> None:
        """End the programs."""
        self._ends.close()


def looks_up(player: Player) -> bool:
    """Tell whether `player` plays by chances to win, where they are known or estimated."""
    return isinstance(player, Strength) or player is Level.PERFECT


def _policy(player: Player, rules: RuleSet, table: Solved | None, seed: str) -> Policy:
    policy: Policy
    pick: Pick = best
    if isinstance(player, Strength) and player.number < STRONGEST:
        policy = skilled = Skilled(player, table, Random(seed))  # noqa: S311 - the same games again
        pick = drawn_by(skilled, rules)
    elif isinstance(player, ForPoints):
        policy = player
    elif isinstance(player, Threshold):
        policy, pick = player, player.pick
    else:
        policy = policy_for(player, table)
    if not is_plain(rules):
        return policy
    if table is not None and looks_up(player):
        return Quick(policy, rules, table.ahead, pick)
    if isinstance(player, ForPoints | Threshold) and rules.turns is None:
        return Quick(policy, rules, fair_points_ahead, pick)
    return policy
