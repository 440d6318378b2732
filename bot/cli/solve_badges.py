"""`farkle solve` with dice or badges of each side: how a game of two goes with badges."""

import json
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.advice.choices import Basis
from bot.advice.fingerprint import rules_hash
from bot.cli.rules import fail_asked, find_ruleset
from bot.cli.solve import solve_with_progress
from bot.cli.solve_dice import named_dice, solve_sets, to_target
from bot.cli.text import fail, terminal_texts, text
from bot.content.badges import TavernBadge, shipped_badges
from bot.engine import Badge, Die, InvalidRules, RuleSet, Setup, start
from bot.kit.texts.chances import basis_text
from bot.solver import SolvedGames, SolvedReport, SolvingTask, evaluate, obstacle
from bot.solver.model.games import equipment_of
from bot.solver.tables.library import solved_folder

OfBoth = tuple[str | None, str | None]
"""What was named for the side that begins, and for the other."""


def solve_equipment(
    ruleset: str,
    dice: OfBoth,
    badges: OfBoth,
    target: int | None,
    *,
    alone: bool,
    as_json: bool,
) -> None:
    """Print what dice bring, or how likely the side that begins wins; `alone`: no other option.

    Whoever gives options that do not go together is told so.
    """
    if badges == (None, None):
        solve_sets(ruleset, *dice, target, alone=alone, as_json=as_json)
    else:
        _solve_badges(ruleset, dice, badges, target, alone=alone, as_json=as_json)


def _solve_badges(
    ruleset: str, dice: OfBoth, badges: OfBoth, target: int | None, *, alone: bool, as_json: bool
) -> None:
    if (dice[0] is None) != (dice[1] is None) or not alone:
        fail(text("cli-solve-badge-alone"), 2)
    rules = to_target(find_ruleset(ruleset), target)
    worn = [None if slug is None else _find(slug) for slug in badges]
    thrown = [named_dice(rules, names) for names in dice if names is not None]
    setup = _setup(
        rules,
        tuple([tuple([die.die for die in side]) for side in thrown]),
        tuple([None if badge is None else badge.badge for badge in worn]),
    )
    report, wins, exact = _solved(setup)
    if as_json:
        slugs = [[die.slug for die in side] for side in thrown]
        found = report.to_json() | {
            "first_player_wins": wins,
            "exact": exact,
            "badge": badges[0],
            "against_badge": badges[1],
            **dict(zip(("dice", "against"), slugs, strict=False)),
            "target": rules.target,
        }
        del found["bank_from"], found["obstacle"]
        print(json.dumps(found))
        return
    print(text("cli-solve-first", percent=100 * wins))
    if not exact:
        print(basis_text(Basis.ESTIMATED, None, terminal_texts()))
    print(text("cli-solve-cost", seconds=report.seconds, megabytes=round(report.peak_mb)))


def _setup(
    rules: RuleSet, dice: tuple[tuple[Die, ...], ...], badges: tuple[Badge | None, ...]
) -> Setup:
    """Return the game of two, or end the command with what keeps it from being played or solved."""
    try:
        setup = Setup(rules, dice=dice, badges=badges)
    except InvalidRules as error:
        fail_asked(error)
    why = obstacle(setup)
    if why is not None and equipment_of(setup) is None:
        fail(text(f"obstacle-{why}"), 2)
    return setup


def _solved(setup: Setup) -> tuple[SolvedReport, float, bool]:
    """Return the report, how likely whoever begins wins from the start, and if that is exact."""
    own = equipment_of(setup)
    with TemporaryDirectory() as name:
        folder = Path(name)
        key = rules_hash(setup.rules, own)
        report = solve_with_progress(
            SolvingTask(setup.rules, solved_folder(folder, own), key, dice=own)
        )
        table = SolvedGames(folder, folder).of(setup)
        assert table is not None  # it has just been stored
        best, *_ = evaluate(start(setup), table)  # some badges are used before the first roll
        assert best.win is not None
        return report, best.win, table.basis is Basis.SOLVED and not report.slack


def _find(slug: str) -> TavernBadge:
    known = shipped_badges()
    if slug not in known:
        near = get_close_matches(slug, known) or list(known)
        fail(text("cli-solve-badge-unknown", badge=slug, known=", ".join(near)), 2)
    return known[slug]
