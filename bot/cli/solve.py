"""`farkle solve`: solves rulesets for two players or three, each in a process of its own."""

import json
from pathlib import Path

from bot.cli.progress import told_how_far
from bot.cli.rules import find_ruleset, shipped_rulesets
from bot.cli.text import fail, terminal_texts, text
from bot.content.folder import data_folder
from bot.solver import SolvedReport, SolvingFailed, SolvingTask, start_solver


def solve_rulesets(
    ruleset: str | None, output: Path | None, players: int, *, every: bool, as_json: bool
) -> None:
    """Solve one ruleset, or all that ship, and print the figures of each.

    Tables are stored in `output` by the name of their ruleset: by default, those of all rulesets
    where the bot finds them, and that of a single one nowhere.
    """
    if every == (ruleset is not None) or (every and players > 2):
        fail(text("cli-solve-which"), 2)
    if ruleset is not None:
        rulesets = [find_ruleset(ruleset)]
    else:
        rulesets = shipped_rulesets()
        output = output or data_folder() / "policies"
    if output is not None:
        _make(output)
    for rules in rulesets:
        report = solve_with_progress(SolvingTask(rules, output, players=players))
        print(json.dumps(report.to_json()) if as_json else _as_text(report), flush=True)


def solve_with_progress(task: SolvingTask) -> SolvedReport:
    """Return the result of `task`; whoever looks at a terminal sees how far it is.

    Ends the command with a sentence when there is none.
    """
    name = text("cli-solve-progress", ruleset=task.rules.name)
    try:
        with told_how_far(name) as progress, start_solver(task) as solver:
            return solver.follow(progress)
    except (SolvingFailed, OSError) as error:
        fail(text("cli-solve-failed", ruleset=task.rules.name, why=str(error)))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(text("cli-solve-bad-folder", folder=str(folder), why=error.strerror or str(error)), 2)


def _as_text(report: SolvedReport) -> str:
    lines = [
        text("cli-solve-expected", ruleset=report.ruleset, points=report.expected_turn),
        text("cli-solve-banks", banks=_banks(report)),
    ]
    if report.first_player_wins is None:
        lines.append(text(f"obstacle-{report.obstacle}"))
    elif report.seat_wins is None:
        lines.append(text("cli-solve-first", percent=100 * report.first_player_wins))
    else:
        lines.append(_seats(report))
    lines.append(text("cli-solve-cost", seconds=report.seconds, megabytes=round(report.peak_mb)))
    return "\n".join(lines)


def _seats(report: SolvedReport) -> str:
    first, second, third = [100 * win for win in report.seat_wins or ()]
    return text(
        "cli-solve-three",
        first=first,
        second=second,
        third=third,
        gain=100 * (report.largest_gain or 0),
        residual=100 * (report.residual or 0),
        states=report.unsettled or 0,
    )


def _banks(report: SolvedReport) -> str:
    return terminal_texts().listed(
        [
            text("cli-solve-never", dice=dice)
            if points is None
            else text("cli-solve-bank", dice=dice, points=points)
            for dice, points in report.bank_from.items()
        ]
    )
