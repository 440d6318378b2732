"""What there is to say of a ruleset once it is solved, for the command line."""

import json
import resource
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.advice.choices import Obstacle
from bot.engine import RuleSet
from bot.solver.loaded.game import slack_of, solve_dice
from bot.solver.loaded.turn import set_turn
from bot.solver.model.games import DicePair, dice_obstacle, rules_obstacle
from bot.solver.tables.pairs import Progress
from bot.solver.tables.store import save_table
from bot.solver.tables.table import solve
from bot.solver.tables.turn_value import turn_table

_BYTES_PER_MAXRSS: Final = 1 if sys.platform == "darwin" else 1024
_STATUS: Final = Path("/proc/self/status")
_PEAK: Final = "VmHWM:"


@dataclass(frozen=True, slots=True)
class SolvedReport:
    """The figures of a solved ruleset.

    - `expected_turn`: the best average of a turn, in points.
    - `bank_from`: for each number of dice left, the points from which to bank; None: never.
    - `first_player_wins`: between perfect players (a tie counts half), or None with the `obstacle`
      that the game is not solved for.
    - `slack`: by how much a choice in it may be worse than the best; 0 where it is exact.
    - `seconds` it took, and `peak_mb` of memory that the process has had at most.

    Of a game of three there are also `seat_wins`, how likely each of them wins, and how exact that
    is: `residual`, `largest_gain` and `unsettled` as in `bot.solver.three.solve`.
    """

    ruleset: str
    expected_turn: float
    bank_from: dict[int, int | None]
    first_player_wins: float | None
    obstacle: Obstacle | None
    seconds: float
    peak_mb: float
    slack: float = 0.0
    seat_wins: tuple[float, ...] | None = None
    residual: float | None = None
    largest_gain: float | None = None
    unsettled: int | None = None

    def to_json(self) -> dict[str, object]:
        """Return the report as JSON has it; the numbers of dice become strings."""
        of_three = {
            "seat_wins": self.seat_wins,
            "residual": self.residual,
            "largest_gain": self.largest_gain,
            "unsettled": self.unsettled,
        }
        return {
            "ruleset": self.ruleset,
            "expected_turn": self.expected_turn,
            "bank_from": {str(dice): points for dice, points in self.bank_from.items()},
            "first_player_wins": self.first_player_wins,
            "obstacle": self.obstacle,
            "seconds": round(self.seconds, 2),
            "peak_mb": round(self.peak_mb, 1),
            "slack": self.slack,
            **(of_three if self.seat_wins else {}),
        }

    @staticmethod
    def from_json(text: str) -> "SolvedReport":
        """Return the report that `to_json` gave, from its text."""
        fields = json.loads(text)
        banks = {int(dice): points for dice, points in fields["bank_from"].items()}
        obstacle = fields["obstacle"] and Obstacle(fields["obstacle"])
        return SolvedReport(**fields | {"bank_from": banks, "obstacle": obstacle})


def solve_report(
    rules: RuleSet,
    folder: Path | None = None,
    name: str | None = None,
    progress: Progress = lambda _: None,
) -> SolvedReport:
    """Solve `rules` and return the figures; with a `folder`, store the table there.

    It is stored as `name`, which is that of the rules when left out.
    """
    begun = perf_counter()
    first_player_wins = None
    obstacle = rules_obstacle(rules)
    if obstacle is None:
        table = solve(rules, progress)
        first_player_wins = table.first_player_wins
        if folder is not None:
            save_table(table, folder, name or rules.name)
    return report_of(rules, first_player_wins, obstacle, begun)


def report_of(
    rules: RuleSet, first_player_wins: float | None, obstacle: Obstacle | None, begun: float
) -> SolvedReport:
    """Return what there is to say of `rules` once they are solved, which was `begun` then."""
    turn = turn_table(rules)
    return SolvedReport(
        rules.name,
        turn.expected,
        {dice: turn.bank_from(dice) for dice in range(1, rules.scoring.dice + 1)},
        first_player_wins,
        obstacle,
        perf_counter() - begun,
        peak_mb(),
    )


def dice_report(
    rules: RuleSet,
    dice: DicePair,
    folder: Path | None = None,
    name: str | None = None,
    progress: Progress = lambda _: None,
) -> SolvedReport:
    """Do what `solve_report` does for the game in which each side throws dice of its own.

    The turn is that of the side that begins; `bank_from` is left to `set_turn`.
    """
    begun = perf_counter()
    obstacle = dice_obstacle(rules)
    first_player_wins, slack = None, 0.0
    if obstacle is None:
        table, slack = solve_dice(rules, dice, progress), slack_of(rules, dice)
        first_player_wins = table.first_player_wins
        if folder is not None:
            save_table(table, folder, name or rules.name)
    expected = set_turn(rules, dice[0]).expected
    return report_with(rules, expected, first_player_wins, begun, obstacle, slack)


def report_with(
    rules: RuleSet,
    expected: float,
    first_player_wins: float | None,
    begun: float,
    obstacle: Obstacle | None = None,
    slack: float = 0.0,
) -> SolvedReport:
    """Return what there is to say of a game in which the sides have dice of their own."""
    seconds, peak = perf_counter() - begun, peak_mb()
    return SolvedReport(rules.name, expected, {}, first_player_wins, obstacle, seconds, peak, slack)


def peak_mb() -> float:
    """Return the most memory that this process has had, in MB of 2^20 bytes.

    Linux counts what the process that started this one had in `ru_maxrss` as well, so that the
    kernel's own table is asked where there is one.
    """
    if _STATUS.exists():
        for line in _STATUS.read_text(encoding="ascii").splitlines():
            if line.startswith(_PEAK):
                return int(line.removeprefix(_PEAK).removesuffix("kB")) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _BYTES_PER_MAXRSS / 2**20
