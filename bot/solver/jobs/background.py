"""Solving the rules that people make while the bot runs, without anybody noticing.

One ruleset at a time, in a process of its own with the lowest priority, within a limit of time and
memory. What was too expensive is noted beside the tables, and not tried again.
"""

import json
import logging
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from bot.advice.fingerprint import rules_hash
from bot.engine import RuleSet, write_rules
from bot.jobs.fair_queue import FairQueue, TooMuchWaits
from bot.jobs.job import Party, Urgency
from bot.solver.jobs.subprocess import SolverProcess, SolvingFailed, Task, start_solver
from bot.solver.tables.report import Report
from bot.solver.tables.store import SOLVER

log = logging.getLogger(__name__)

MOST_WAITING: Final = 8
"""Rulesets of one server that wait; whoever asks for more is heard when they ask again later."""

MOST_STORED: Final = 200
"""Tables kept on disk; most have less than 100 kB, none over 2 MB."""

_MOST_KNOWN: Final = 10_000
"""Rulesets of which to remember that they were asked for."""

_MOST_MB: Final = 1024


class Background:
    """Solves each ruleset that it is asked for once, and stores the table in `folder`.

    `budget` is how many seconds one may take; with 0 nothing is solved. Whoever asks takes turns.
    """

    def __init__(self, folder: Path, budget: float) -> None:
        """Start nothing yet."""
        self._folder = folder
        self._budget = budget
        self._queue = FairQueue[RuleSet](MOST_WAITING)
        self._thread: Thread | None = None
        self._lock = Lock()
        self._asked: set[str] = set()
        self._in_hand = 0
        self._working: SolverProcess | None = None
        self._closed = False

    @property
    def in_hand(self) -> int:
        """Return how many rulesets are being solved or wait to be."""
        return self._in_hand

    def ask(self, rules: RuleSet, party: Party = None) -> None:
        """Solve `rules`, which have no obstacle, some time soon. May be called by any thread."""
        key = rules_hash(rules)
        with self._lock:
            if self._closed or not self._budget or key in self._asked:
                return
            try:
                self._queue.put(party, Urgency.IDLE, rules)
            except TooMuchWaits:
                return
            if len(self._asked) >= _MOST_KNOWN:
                self._asked.clear()
            self._asked.add(key)
            self._in_hand += 1
            if self._thread is None:
                self._thread = Thread(target=self._work, name="solving")
                self._thread.start()

    def close(self) -> None:
        """End the process at work, if there is one, and drop what waits."""
        with self._lock:
            self._closed = True
            if self._working is not None:
                self._working.stop()
        self._queue.close()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while (rules := self._queue.take()) is not None:
            self._work_on(rules, rules_hash(rules))

    def _work_on(self, rules: RuleSet, key: str) -> None:
        try:
            if not self._gave_up(key):
                self._solve(rules, key)
        except OSError as error:  # no process to be had, or no folder to write to
            log.warning("Solving %s in the background failed: %s", rules.name, error)
        except Exception:  # the next one is solved all the same
            log.exception("Solving %s in the background failed", rules.name)
        finally:
            with self._lock:
                self._in_hand -= 1

    def _solve(self, rules: RuleSet, key: str) -> None:
        try:
            report = self._report(Task(rules, self._folder, key, gently=True, most_mb=_MOST_MB))
        except SolvingFailed as failed:
            if failed.out_of_memory:
                self._give_up(rules, key, str(failed))
            elif not self._closed:  # a full disk, or somebody's signal: it may work next time
                log.warning("Solving %s in the background failed: %s", rules.name, failed)
            return
        if report is None:
            self._give_up(rules, key, f"it takes more than {self._budget:.0f} s")
            return
        log.info("Solved %s in %.0f s", rules.name, report.seconds)
        self._keep_newest()

    def _report(self, task: Task) -> Report | None:
        """Return the result of `task`, None when it takes too long."""
        with start_solver(task) as solver:
            with self._lock:
                self._working = solver
                log.info("Solving %s in process %d", task.rules.name, solver.pid)
                if self._closed:
                    solver.stop()
            try:
                return solver.wait(self._budget)
            finally:
                with self._lock:
                    self._working = None

    def _give_up(self, rules: RuleSet, key: str, why: str) -> None:
        log.warning("Gave up solving %s, playing for points: %s", rules.name, why)
        self._folder.mkdir(parents=True, exist_ok=True)
        note = {"rules": write_rules(rules), "solver": SOLVER, "budget": self._budget, "why": why}
        self._note(key).write_text(f"{json.dumps(note, indent=2)}\n")

    def _gave_up(self, key: str) -> bool:
        """Tell whether a budget as large as ours was not enough before."""
        try:
            note = json.loads(self._note(key).read_text())
            return bool(note["solver"] == SOLVER and note["budget"] >= self._budget)
        except (FileNotFoundError, ValueError, TypeError, KeyError):
            return False  # none, or none of ours

    def _note(self, key: str) -> Path:
        return self._folder / f"{key}.unsolved"

    def _keep_newest(self) -> None:
        tables = sorted(self._folder.glob("*.npz"), key=lambda path: path.stat().st_mtime)
        for table in tables[:-MOST_STORED]:
            table.with_suffix(".json").unlink(missing_ok=True)
            table.unlink()
