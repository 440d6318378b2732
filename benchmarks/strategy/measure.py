"""What docs/strategy.md tells, measured: exact figures of the solved games, for each ruleset.

    python -m benchmarks.strategy.measure                  every shipped ruleset
    python -m benchmarks.strategy.measure classic tavern   only these: all other figures stay
    python -m benchmarks.strategy.measure --quick          all but the costs of rules of thumb

The figures go to `data/strategy.json`, from which `make docs` writes the page. One process works
on each ruleset for less than a minute, and some minutes where farkles are punished. No game is
played: how the turns of each style end is worked out, and from that how often it wins.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import product
from time import perf_counter, process_time
from typing import Final

import numpy as np

from benchmarks.strategy.lore import lore
from bot.advice.bounds import STEP
from bot.advice.choices import Choice
from bot.cli.rules import find_ruleset
from bot.content.folder import data_folder
from bot.content.strategy import (
    BankingThresholds,
    LastTurn,
    Strategy,
    StrategyExample,
    Thresholds,
    parse_strategies,
)
from bot.engine import (
    FAIR,
    Bank,
    Faces,
    Roll,
    RuleSet,
    Setup,
    State,
    apply,
    farkle_chance,
    start,
    write_rules,
)
from bot.solver import (
    GameTable,
    Prospects,
    SolvedGames,
    TurnStart,
    evaluate,
    load_table,
    turn_table,
)
from bot.solver.badges.table import BadgeTable
from bot.solver.estimates.estimate import estimated
from bot.solver.model.turn_model import turn_model
from bot.solver.strategy.habit import FAR, Habit, habit_ends
from bot.solver.strategy.versus import against_perfect
from bot.solver.tables.race import catching_up

FILE: Final = data_folder() / "strategy.json"
POLICIES: Final = data_folder() / "policies"

NEEDS: Final = tuple(range(500, 4001, 500))
"""The points still to make of which every pair is a `BankingThresholds`."""

NEEDS_OF_THREE: Final = (500, 1000, 2000)
LEADS: Final = (-1000, -500, 0, 500, 1000)
LAST_TURNS: Final = (2, 3, 4, 6)
TO_CATCH: Final = (100, 300, 500, 700, 1000, 1500, 2000, 3000)

ROLLS: Final[Mapping[str, tuple[str, ...]]] = {
    "": (
        "152233", "112334", "552334", "115336", "155336",
        "222346", "122246", "222456", "112224", "133346", "333456",
        "144426", "444526", "124666", "111246", "155526",
    ),
    "1": ("15336", "55336", "11336", "22246", "12246", "22256"),
    "11": ("1536", "5536", "1136"),
    "115": ("156", "556"),
}  # fmt: skip
"""Rolls of which is told what to keep, by the dice set aside before them one at a time."""

_FILLER: Final = "22334"
"""Dice that score nothing, beside one that does."""

DIGITS: Final = 5


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the command line asks for, and write the file."""
    names = sorted(path.stem for path in (data_folder() / "rules").glob("*.toml"))
    parser = argparse.ArgumentParser(prog="benchmarks.strategy.measure", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="RULESET", help=", ".join(names))
    parser.add_argument("--quick", action="store_true", help="keep the costs of rules of thumb")
    asked = parser.parse_args(arguments)
    for name in asked.names or names:
        begun, used = perf_counter(), process_time()
        found = measured(name, quick=asked.quick)
        kept = parse_strategies(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
        FILE.write_text(text_of({**kept, name: found}), encoding="utf-8")
        took, cpu = perf_counter() - begun, process_time() - used
        print(f"{name:10} {took:6.0f} s ({cpu:.0f} s of CPU)", flush=True)


def text_of(strategies: Mapping[str, Strategy]) -> str:
    """Return the file of `strategies` by ruleset: a line for each kind of figure."""
    parts = [
        f"{json.dumps(name)}: {{\n" + ",\n".join(_lines(strategy)) + "\n}"
        for name, strategy in sorted(strategies.items())
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(strategy: Strategy) -> Iterator[str]:
    for name, value in asdict(replace(strategy, wins=dict(strategy.wins))).items():
        yield f" {json.dumps(name)}: {json.dumps(value)}"


def measured(name: str, *, quick: bool = False) -> Strategy:
    """Return the figures of the shipped ruleset `name`; those of its wins as stored, if `quick`."""
    rules = find_ruleset(name)
    table = load_table(rules, POLICIES, name)
    found = figures(rules, table)
    if quick:
        stored = parse_strategies(FILE.read_text(encoding="utf-8")).get(name, found)
        return replace(found, wins=dict(stored.wins))
    styles = lore(rules)
    wins = against_perfect(table, list(styles.values()))
    costs = {slug: round(won.both, DIGITS) for slug, won in zip(styles, wins, strict=True)}
    return replace(found, wins=costs)


def figures(rules: RuleSet, table: GameTable) -> Strategy:
    """Return all but what rules of thumb win, which takes no more than seconds."""
    rules = replace(rules, players=None)  # there are figures for three, whoever it is meant for
    turn = turn_table(rules)
    ends = habit_ends(rules, Habit(), [FAR])
    dice = range(1, rules.scoring.dice + 1)
    last = max(rules.farkle_limit - 1, 0)
    return Strategy(
        rules=write_rules(rules),
        points_a_turn=round(turn.expected, DIGITS),
        farkles=round(float(ends.farkle[0]), DIGITS),
        first_player_wins=round(table.first_player_wins, DIGITS),
        farkle=tuple(round(float(farkle_chance(rules, (FAIR,) * die)), DIGITS) for die in dice),
        for_points=tuple(turn.bank_from(die) for die in dice),
        after_farkles=tuple(turn.bank_from(die, last) for die in dice) if last else None,
        early=_thresholds(
            table.prospects(TurnStart(turns=2 * (rules.turns or 0))), rules.scoring.dice
        ),
        three=_thresholds(_ahead(start(Setup(rules, 3))), rules.scoring.dice),
        closing=tuple(_closing(rules, table)),
        closing_three=tuple(_closing_three(rules)),
        last_turns=tuple(_last_turns(rules, table)),
        catching_up=tuple(_catching_up(rules)),
        examples=tuple(_examples(rules)),
        wins={},
    )


def _thresholds(ahead: Prospects, most: int) -> Thresholds:
    """Return the fewest points that are better banked than rolled with, by dice left."""
    found = []
    for dice in range(1, most + 1):
        throw = ahead.place((FAIR,) * dice, hot=False, may_bank=True)
        banked = np.flatnonzero(ahead.banking[throw] >= ahead.rolling[throw])
        found.append(STEP * int(banked[0]) if len(banked) else None)
    return tuple(found)


def _closing(rules: RuleSet, table: GameTable) -> Iterator[BankingThresholds]:
    if target := rules.target:
        for own, rival in product(NEEDS, NEEDS):
            ahead = table.prospects(TurnStart(max(target - own, 0), max(target - rival, 0)))
            yield BankingThresholds(own, rival, _thresholds(ahead, rules.scoring.dice))


def _closing_three(rules: RuleSet) -> Iterator[BankingThresholds]:
    if target := rules.target:
        begun = start(Setup(rules, 3))
        for own, rival in product(NEEDS_OF_THREE, NEEDS_OF_THREE):
            totals = target - own, target - rival, target - rival
            state = replace(begun, totals=totals, opened=(True,) * 3)
            yield BankingThresholds(own, rival, _thresholds(_ahead(state), rules.scoring.dice))


def _ahead(state: State) -> Prospects:
    """Return what lies ahead in a game of three: as it is solved, or else as it is estimated."""
    table = SolvedGames(POLICIES, POLICIES).of(state.setup)
    assert not isinstance(table, BadgeTable)  # nobody wears one
    return estimated(state) if table is None else table.ahead(state)


def _last_turns(rules: RuleSet, table: GameTable) -> Iterator[LastTurn]:
    if rules.turns:
        for turns, lead in product(LAST_TURNS, LEADS):
            ahead = table.prospects(TurnStart(max(lead, 0), max(-lead, 0), turns=turns))
            yield LastTurn(turns, lead, _thresholds(ahead, rules.scoring.dice))


def _catching_up(rules: RuleSet) -> Iterator[tuple[int, float]]:
    chances = catching_up(
        turn_model(rules),
        np.array([points // STEP for points in TO_CATCH]),
        max(rules.minimum // STEP, 1),
    )
    for points, chance in zip(TO_CATCH, chances, strict=True):
        yield points, round(float(chance), DIGITS)


def _examples(rules: RuleSet) -> Iterator[StrategyExample]:
    for aside, rolls in ROLLS.items():
        before = start(Setup(rules, 2))
        move = Roll()
        for number, face in enumerate(aside, start=1):
            before, _ = apply(before, move, _shown(face + _FILLER[: rules.scoring.dice - number]))
            move = Roll((before.roll.index(int(face)),))
        for roll in rolls:
            yield _example(apply(before, move, _shown(roll))[0])


def _example(state: State) -> StrategyExample:
    choices = evaluate(state)
    best = choices[0]
    scoring = max(_kept(choice) for choice in choices)
    everything = next(choice for choice in choices if _kept(choice) == scoring)
    keep = best.move.keep if isinstance(best.move, Roll | Bank) else ()
    return StrategyExample(
        state.points,
        state.roll,
        tuple(state.roll[place] for place in keep),
        isinstance(best.move, Bank),
        round(best.expected, DIGITS),
        round(everything.expected, DIGITS),
    )


def _kept(choice: Choice) -> tuple[int, int]:
    """Return how many dice are set aside, and the points that are then at risk."""
    move = choice.move
    return len(move.keep) if isinstance(move, Roll | Bank) else 0, choice.points


def _shown(faces: str) -> Faces:
    return tuple(sorted(map(int, faces)))


if __name__ == "__main__":
    main()
