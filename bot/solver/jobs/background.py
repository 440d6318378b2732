"""Solving the rules that people make while the bot runs, without anybody noticing.

One ruleset at a time, in a process of its own with the lowest priority, within a limit of time and
memory. What was too expensive is noted beside the tables, and not tried again.
"""

import json
import logging
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from bot.advice.fingerprint import rules_hash
from bot.engine import RuleSet, write_rules
from bot.jobs.fair_queue import FairQueue, TooMuchWaits
from bot.jobs.job import QuotaKey, Urgency
from bot.solver.jobs.subprocess import SolverProcess, SolvingFailed, SolvingTask, start_solver
from bot.solver.model.games import Equipment
from bot.solver.tables.library import solved_folder
from bot.solver.tables.report import SolvedReport
from bot.solver.tables.store import SOLVER

log = logging.getLogger(__name__)

MOST_WAITING: Final = 8
"""Rulesets of one server that wait; whoever asks for more is heard when they ask again later."""

MOST_STORED: Final = 200
"""Tables kept on disk; most have less than 100 kB, none over 2 MB."""

MOST_DICE_STORED: Final = 50
"""The same for games with loaded dice: those of tables where people play, or have just played."""

_MOST_KNOWN: Final = 10_000
"""Rulesets of which to remember that they were asked for."""

_MOST_MB: Final = 1024


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A game to be solved: by its rules, or with the dice and badges of each side."""

    rules: RuleSet
    dice: Equipment | None

    @property
    def key(self) -> str:
        return rules_hash(self.rules, self.dice)

    @property
    def most_stored(self) -> int:
        """Return how many tables of the kind are kept."""
        return MOST_STORED if self.dice is None else MOST_DICE_STORED


class Background:
    """Solves each ruleset that it is asked for once, and stores the table in `folder`.

    `budget` is how many seconds one may take; with 0 nothing is solved. Whoever asks takes turns.
    """

    def __init__(self, folder: Path, budget: float) -> None:
        """Start nothing yet."""
        self._folder = folder
        self._budget = budget
        self._queue = FairQueue[_Wanted](MOST_WAITING)
        self._thread: Thread | None = None
        self._lock = Lock()
        self._asked: set[str] = set()
        self._laid: Counter[str] = Counter()
        self._waiting: set[str] = set()
        self._over: set[str] = set()  # of those that wait: not to be solved after all
        self._at: str | None = None
        self._working: SolverProcess | None = None
        self._stopped = False
        self._closed = False

    @property
    def in_hand(self) -> int:
        """Return how many rulesets are being solved or wait to be."""
        with self._lock:
            return len(self._waiting) + (self._at is not None)

    def is_solving(self, rules: RuleSet, dice: Equipment | None = None) -> bool:
        """Tell whether this game is being solved, or waits to be."""
        key = rules_hash(rules, dice)
        with self._lock:
            if key in self._waiting:
                return key not in self._over
            return key == self._at and not self._stopped

    def ask(
        self, rules: RuleSet, quota_key: QuotaKey = None, dice: Equipment | None = None
    ) -> None:
        """Solve `rules`, which have no obstacle, some time soon. May be called by any thread.

        With `dice`, and badges, it is the game in which each side has its own.
        """
        wanted = _Wanted(rules, dice)
        key = wanted.key
        with self._lock:
            if self._closed or not self._budget or key in self._asked:
                return
            if key not in self._waiting:  # else it was over, and has kept its place
                try:
                    self._queue.put(quota_key, Urgency.IDLE, wanted)
                except TooMuchWaits:
                    return
                self._waiting.add(key)
            if len(self._asked) >= _MOST_KNOWN:
                self._asked.clear()
            self._asked.add(key)
            self._over.discard(key)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="solving")
                self._thread.start()

    def lay(self, rules: RuleSet, dice: Equipment) -> None:
        """Take note that a table plays this game."""
        key = rules_hash(rules, dice)
        with self._lock:
            self._laid[key] += 1
            self._over.discard(key)

    def clear(self, rules: RuleSet, dice: Equipment) -> None:
        """Take note that it plays it no more: when none does, it need not be solved."""
        key = rules_hash(rules, dice)
        with self._lock:
            self._laid[key] -= 1
            if self._laid[key] > 0:
                return
            del self._laid[key]
            self._asked.discard(key)
            if key in self._waiting:
                self._over.add(key)
            if self._at == key:
                self._stop()

    def close(self) -> None:
        """End the process at work, if there is one, and drop what waits."""
        with self._lock:
            self._closed = True
            self._stop()
        self._queue.close()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while (wanted := self._queue.take()) is not None:
            self._work_on(wanted)

    def _work_on(self, wanted: _Wanted) -> None:
        rules = wanted.rules
        if not self._begin(wanted.key):
            return
        try:
            if not self._gave_up(wanted):
                self._solve(wanted)
        except OSError as error:  # no process to be had, or no folder to write to
            log.warning("Solving %s in the background failed: %s", rules.name, error)
        except Exception:  # the next one is solved all the same
            log.exception("Solving %s in the background failed", rules.name)
        finally:
            with self._lock:
                self._at = None

    def _begin(self, key: str) -> bool:
        """Take what has waited in hand, and tell whether it is still to be solved."""
        with self._lock:
            self._waiting.discard(key)
            if key in self._over:
                self._over.discard(key)
                return False
            self._at, self._stopped = key, self._closed
            return True

    def _stop(self) -> None:
        """Let what is in hand, if anything is, go no further. Only with the lock."""
        self._stopped = True
        if self._working is not None:
            self._working.stop()

    def _solve(self, wanted: _Wanted) -> None:
        rules, dice, key = wanted.rules, wanted.dice, wanted.key
        folder = solved_folder(self._folder, dice)
        try:
            report = self._report(
                SolvingTask(rules, folder, key, gently=True, most_mb=_MOST_MB, dice=dice)
            )
        except SolvingFailed as failed:
            if failed.out_of_memory:
                self._give_up(wanted, str(failed))
            elif not self._stopped:
                # A full disk, or somebody's signal: it may work next time.
                log.warning("Solving %s in the background failed: %s", rules.name, failed)
            return
        if report is None:
            self._give_up(wanted, f"it takes more than {self._budget:.0f} s")
            return
        log.info("Solved %s in %.0f s", rules.name, report.seconds)
        _keep_newest(folder, wanted.most_stored)

    def _report(self, task: SolvingTask) -> SolvedReport | None:
        """Return the result of `task`, None when it takes too long."""
        with start_solver(task) as solver:
            with self._lock:
                self._working = solver
                log.info("Solving %s in process %d", task.rules.name, solver.pid)
                if self._stopped:
                    solver.stop()
            try:
                return solver.wait(self._budget)
            finally:
                with self._lock:
                    self._working = None

    def _give_up(self, wanted: _Wanted, why: str) -> None:
        rules, path = wanted.rules, self._note(wanted)
        log.warning("Gave up solving %s, playing for points: %s", rules.name, why)
        path.parent.mkdir(parents=True, exist_ok=True)
        note = {"rules": write_rules(rules), "solver": SOLVER, "budget": self._budget, "why": why}
        path.write_text(f"{json.dumps(note, indent=2)}\n")

    def _gave_up(self, wanted: _Wanted) -> bool:
        """Tell whether a budget as large as ours was not enough before."""
        try:
            note = json.loads(self._note(wanted).read_text())
            return bool(note["solver"] == SOLVER and note["budget"] >= self._budget)
        except (FileNotFoundError, ValueError, TypeError, KeyError):
            return False  # none, or none of ours

    def _note(self, wanted: _Wanted) -> Path:
        return solved_folder(self._folder, wanted.dice) / f"{wanted.key}.unsolved"


def _keep_newest(folder: Path, most: int) -> None:
    for kind in ("*.npz", "*.unsolved"):
        files = sorted(folder.glob(kind), key=lambda path: path.stat().st_mtime)
        for file in files[:-most]:
            file.with_suffix(".json").unlink(missing_ok=True)
            file.unlink()
