"""`farkle solve --dice`: what a turn with six particular dice brings."""

import json
from dataclasses import replace
from difflib import get_close_matches
from itertools import combinations
from time import perf_counter
from typing import Final

from bot.cli.rules import fail_asked, find_ruleset
from bot.cli.solve import solve_with_progress
from bot.cli.text import fail, terminal_texts, text
from bot.content.dice import TavernDie, shipped_dice
from bot.engine import InvalidRules, RuleSet
from bot.solver import MOST_LOADED, SetTurn, SolvingTask, dice_obstacle, dice_set, set_turn

LEAST_TARGET: Final = 500


def solve_sets(
    ruleset: str,
    dice: str | None,
    against: str | None,
    target: int | None,
    *,
    alone: bool,
    as_json: bool,
) -> None:
    """Print what a set of dice brings, or how the game of two sets goes; `alone`: no other option.

    Whoever gives options that do not go together is told so.
    """
    if dice is None or (against is None and target is not None) or not alone:
        fail(text("cli-solve-dice-alone"), 2)
    if against is None:
        _solve_turn(ruleset, dice, as_json=as_json)
    else:
        _solve_game(ruleset, dice, against, target, as_json=as_json)


def _solve_turn(ruleset: str, names: str, *, as_json: bool) -> None:
    """Print the best average of a turn with the dice of these slugs, and from where to bank."""
    rules = find_ruleset(ruleset)
    dice = named_dice(rules, names)
    begun = perf_counter()
    turn = set_turn(rules, dice_set([die.die for die in dice]))
    seconds = perf_counter() - begun
    banks = _banks(turn, dice)
    if as_json:
        found: dict[str, object] = {
            "ruleset": rules.name,
            "dice": [die.slug for die in dice],
            "expected_turn": turn.expected,
            "bank_from": {",".join(slugs): points for slugs, points in banks.items()},
            "seconds": round(seconds, 2),
        }
        print(json.dumps(found))
        return
    print(text("cli-solve-expected", ruleset=rules.name, points=turn.expected))
    for slugs, points in banks.items():
        if len(slugs) in {1, len(dice)}:
            print(_bank(slugs, points))
    print(text("cli-solve-dice-cost", seconds=seconds))


def _solve_game(
    ruleset: str, names: str, against: str, target: int | None, *, as_json: bool
) -> None:
    """Print how likely the side with the first dice wins if it begins, and all play perfectly."""
    rules = to_target(find_ruleset(ruleset), target)
    dice = [named_dice(rules, named) for named in (names, against)]
    own, other = (dice_set([die.die for die in side]) for side in dice)
    if dice_obstacle(rules):
        fail(text("cli-solve-dice-rules", ruleset=rules.name, most=MOST_LOADED), 2)
    report = solve_with_progress(SolvingTask(rules, dice=(own, other)))
    slugs = [[die.slug for die in side] for side in dice]
    if as_json:
        found = report.to_json() | {"dice": slugs[0], "against": slugs[1], "target": rules.target}
        del found["bank_from"], found["obstacle"]
        print(json.dumps(found))
        return
    wins = 100 * (report.first_player_wins or 0.0)
    print(text("cli-solve-expected", ruleset=rules.name, points=report.expected_turn))
    print(text("cli-solve-first", percent=wins))
    print(text("cli-solve-cost", seconds=report.seconds, megabytes=round(report.peak_mb)))


def to_target(rules: RuleSet, target: int | None) -> RuleSet:
    """Return `rules` with this target, or as they are without one.

    Ends the command with a sentence when they cannot have it, as those of a game of turns.
    """
    if target is None:
        return rules
    if not LEAST_TARGET <= target <= MOST_LOADED:
        fail(text("cli-solve-target-bounds", least=LEAST_TARGET, most=MOST_LOADED), 2)
    try:
        return replace(rules, target=target)
    except InvalidRules as error:
        fail_asked(error)


def named_dice(rules: RuleSet, names: str) -> list[TavernDie]:
    """Return the dice of these slugs, as many as `rules` are played with."""
    dice = [_find(name.strip()) for name in names.split(",")]
    if len(dice) != rules.scoring.dice:
        fail(text("cli-solve-dice-count", dice=rules.scoring.dice, given=len(dice)), 2)
    return dice


def _find(slug: str) -> TavernDie:
    known = shipped_dice()
    if slug not in known:
        near = get_close_matches(slug, known) or list(known)
        fail(text("cli-solve-dice-unknown", die=slug, known=", ".join(near)), 2)
    return known[slug]


def _banks(turn: SetTurn, dice: list[TavernDie]) -> dict[tuple[str, ...], int | None]:
    """Return from where to bank with each set of dice left, the fewest first; None: never."""
    banks: dict[tuple[str, ...], int | None] = {}
    for count in range(1, len(dice) + 1):
        for left in combinations(dice, count):
            slugs = tuple([die.slug for die in left])
            if slugs not in banks:
                banks[slugs] = turn.bank_from(turn.place([die.die for die in left]))
    return banks


def _bank(slugs: tuple[str, ...], points: int | None) -> str:
    names = terminal_texts().listed([shipped_dice()[slug].name for slug in slugs])
    if points is None:
        return text("cli-solve-dice-never", dice=names)
    return text("cli-solve-dice-bank", dice=names, points=points)
