"""`python -m bot.solver.jobs.worker TASK`: what runs in the process of a subprocess solver.

Standard output gets a number from 0 to 1 for each part that is done, and last the report as JSON.
"""

import json
import os
import resource
import sys
from pathlib import Path

from bot.engine import parse_rules
from bot.solver.badges.report import badge_report
from bot.solver.jobs.subprocess import OUT_OF_MEMORY
from bot.solver.model.games import Badged
from bot.solver.tables.report import dice_report, solve_report
from bot.solver.three.report import solve_three_report

_MEGABYTE = 2**20
_PART_TOLD = 0.01


class _Told:
    """Tells how much is done, now and then, to a parent that must still be there."""

    def __init__(self) -> None:
        self._parent = os.getppid()
        self._last = -1.0

    def __call__(self, part: float) -> None:
        if os.getppid() != self._parent:
            raise SystemExit  # nobody waits for the result
        if part - self._last >= _PART_TOLD:
            self._last = part
            print(f"{part:.2f}", flush=True)


def main(line: str) -> None:
    """Work on the task of `line`; what prevents it is said in one line on standard error."""
    told = _Told()
    task = json.loads(line)
    if task["gently"]:
        os.nice(19)
    if task["most_mb"] is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (task["most_mb"] * _MEGABYTE, hard))
    folder = task["folder"] and Path(task["folder"])
    try:
        rules, dice = parse_rules(task["rules"]), task["dice"]
        if dice is None:
            solve = solve_report if task["players"] == 2 else solve_three_report
            report = solve(rules, folder, task["name"], told)
        else:
            first, second = [tuple([tuple(die) for die in side]) for side in dice]
            if task["badges"] is None:
                report = dice_report(rules, (first, second), folder, task["name"], told)
            else:
                mine, theirs = task["badges"]
                equipped = Badged((first, second), (mine, theirs))
                report = badge_report(rules, equipped, folder, task["name"], told)
    except MemoryError:
        print("out of memory", file=sys.stderr)
        sys.exit(OUT_OF_MEMORY)
    except OSError as error:
        sys.exit(str(error))
    print(json.dumps(report.to_json()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
