"""`make monkey`: random acts, and what they have reached, or what has gone wrong.

python -m tests.monkey --seed 1 --minutes 10
python -m tests.monkey --seed 1 --acts build/monkey/1.jsonl
python -m tests.monkey --seed 1 --minutes 10 --plant 3

Let PYTHONHASHSEED be 0, as the Makefile does: else another order of things is another run.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from tests.e2e.meetings.cells import Event
from tests.monkey.acts import Act, read_act, write_act
from tests.monkey.plants import PLANTS
from tests.monkey.run import Limits, Outcome, run
from tests.monkey.shrinking import shrink
from tests.support.buttons import KINDS
from tests.support.postgres.databases import Databases
from tests.support.postgres.server import MISSING, programs, running_server

FINDINGS: Final = Path("build/monkey")
"""Where the acts of a run lie that went wrong."""

_LAST: Final = 5
"""How many of the last acts are told of a run that went wrong."""


def main() -> None:
    """Run the acts of a seed, or those of a file; end with code 1 where something goes wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.5)
    parser.add_argument("--most", type=int, default=10**9, help="acts")
    parser.add_argument("--acts", type=Path, help="a file of acts, one a line")
    parser.add_argument("--plant", type=int, choices=sorted(PLANTS), help="a fault to put back")
    parser.add_argument("--shrink", type=float, default=300.0, help="seconds to shorten what fails")
    parser.add_argument("--postgres", action="store_true", help="on a server of its own")
    parser.add_argument(
        "--processes", type=int, default=1, help="that are the bot, with --postgres"
    )
    told = parser.parse_args()
    if told.processes > 1 and not told.postgres:
        parser.error("a file serves one process: several need --postgres")
    if told.plant is not None:
        PLANTS[told.plant]()
    acts = None if told.acts is None else read_acts(told.acts)
    limits = Limits(60 * told.minutes, told.most)
    with _running(told.processes, postgres=told.postgres) as run_once:
        outcome = run_once(told.seed, limits, acts)
        _tell(outcome)
        if outcome.fault is None:
            return
        _keep(outcome)
        outcome.acts = shortest_of(outcome, run_once, limits, told.shrink)
    _keep(outcome)
    sys.exit(1)


Run = Callable[[int, Limits, Sequence[Act] | None], Outcome]
"""Runs a seed, or some acts, with a database of their own."""


@contextmanager
def _running(processes: int, *, postgres: bool) -> Iterator[Run]:
    """Yield what runs a seed: on files, or on a server of its own until the block ends."""
    if not postgres:
        yield run
        return
    installed = programs()
    if installed is None:
        sys.exit(MISSING)
    with running_server(installed) as server, closing(Databases(server.url)) as databases:
        yield partial(run_on, databases, processes)


def run_on(
    databases: Databases, processes: int, seed: int, limits: Limits, acts: Sequence[Act] | None
) -> Outcome:
    """Return what comes of a seed, or of some acts, on a server, where no run sees another."""
    with databases.lend() as address:
        return run(seed, limits, acts, address, processes)


def read_acts(file: Path) -> list[Act]:
    """Return the acts of a file."""
    return [read_act(line) for line in file.read_text(encoding="utf-8").splitlines()]


def _tell(outcome: Outcome) -> None:
    reached = outcome.reached
    presses = {kind.action for kind in KINDS.values()}
    missed = sorted(presses - reached.keys())
    unsaid = sorted(name for name in outcome.commands if f"/{name}" not in reached)
    commands = len(outcome.commands)
    count = len(outcome.acts)
    pace, work = count / max(1.0, outcome.seconds), count / max(1.0, outcome.work)
    lines = (
        f"seed {outcome.seed}: {count} acts, {pace:.0f} a second, {work:.0f} of the processor",
        f"{commands - len(unsaid)} of {commands} commands; not reached: {', '.join(unsaid)}",
        f"{len(presses) - len(missed)} of {len(presses)} presses; not reached: {', '.join(missed)}",
        f"phases: {', '.join(sorted(outcome.phases))}",
        f"begun as: {outcome.begun}",
        f"digest: {outcome.digest}",
        f"{len(outcome.cells)} meetings: " + _meetings(outcome),
    )
    print("\n".join(lines))  # noqa: T201 - a report on the terminal


def _meetings(outcome: Outcome) -> str:
    """Return how many cells of each event were reached, and which events were never."""
    met = Counter(event for _, event in outcome.cells)
    never = [event.value for event in Event if event not in met]
    return f"{', '.join(f'{event} {count}' for event, count in met.items())}; never {never}"


def shortest_of(outcome: Outcome, run_once: Run, limits: Limits, seconds: float) -> list[Act]:
    """Return the fewest acts found that go wrong in the same way."""
    wanted = _kind(outcome)

    def fails(acts: Sequence[Act]) -> bool:
        return _kind(run_once(outcome.seed, limits, acts)) == wanted

    return shrink(outcome.acts, fails, seconds)


def _kind(outcome: Outcome) -> str:
    """Return what went wrong, without the ids of errors, numbers and times; "" if nothing has."""
    told = "" if outcome.fault is None else str(outcome.fault)
    return re.sub(r"\b[0-9a-f]{6}\b|\d+", "N", told)[:200]


def _keep(outcome: Outcome) -> None:
    FINDINGS.mkdir(parents=True, exist_ok=True)
    lines = [write_act(act) for act in outcome.acts]
    file = FINDINGS / f"{outcome.seed}.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{outcome.fault}\n{len(lines)} acts, in {file}; the last:")  # noqa: T201 - (same)
    print("\n".join(lines[-_LAST:]))  # noqa: T201 - (same)


if __name__ == "__main__":
    main()
