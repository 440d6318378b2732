"""Where tables are found: those that ship, and those of other rules that were solved here."""

import logging
from abc import ABC, abstractmethod
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import ClassVar, Final, Generic, TypeVar

from bot.advice.fingerprint import plain, rules_hash
from bot.engine import RuleSet
from bot.solver.cache import kept
from bot.solver.model.games import Badged, Equipment
from bot.solver.tables.store import TableFileRefusal, TableRefused, load_table, names_by_rules
from bot.solver.tables.table import GameTable

log = logging.getLogger(__name__)

_MOST_MISSING: Final = 10_000
"""Rules of which to remember that they have no table."""

_UNREMARKABLE: Final = {TableFileRefusal.MISSING, TableFileRefusal.OTHER_RULES}
"""Why there is no table of rules that somebody made or changed, until they are solved."""


def solved_folder(folder: Path, dice: Equipment | None) -> Path:
    """Return where in `folder` tables of games with these dice are: of many nobody asks again."""
    return folder if dice is None else folder / "dice"


class _NoTable(Exception):
    """There is none that fits; the message says why. `usual`: that was to be expected."""

    def __init__(self, refusals: list[TableRefused]) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.usual = all(refused.reason in _UNREMARKABLE for refused in refusals)


T = TypeVar("T")


class Tables(ABC, Generic[T]):
    """Finds the table of a ruleset, which is kept for a while. Serves several threads.

    Tables lie in `shipped` under any name, and in `solved` under the hash of their rules, as do
    those with dice of each side in either. Those in `solved` may appear at any time.
    """

    instead: ClassVar[str]
    """How a game is played for want of its table."""

    def __init__(self, shipped: Path, solved: Path) -> None:
        """Read nothing yet; neither folder needs to be there."""
        self._shipped = shipped
        self._solved = solved
        self._missing: dict[str, int] = {}
        self._lock = Lock()

    @abstractmethod
    def read(self, rules: RuleSet, folder: Path, name: str, dice: Equipment | None) -> T:
        """Return the table of `rules` in a file; raise `TableRefused` if it is none."""

    def find(self, rules: RuleSet, dice: Equipment | None = None) -> T | None:
        """Return the table of `rules`, or None, with a line in the log the first time.

        With `dice`, and badges, it is that of the game in which each side has its own.
        """
        key = rules_hash(rules, dice)
        with self._lock:
            solved_at = self._solved_at(solved_folder(self._solved, dice), key)
            if self._missing.get(key) == solved_at:
                return None
            try:
                return self._load(plain(rules), self._names.get(key, rules.name), dice)
            except _NoTable as why:
                level = logging.INFO if why.usual else logging.WARNING
                log.log(level, "No table for %s, %s instead: %s", rules.name, self.instead, why)
            if len(self._missing) >= _MOST_MISSING:
                self._missing.clear()
            self._missing[key] = solved_at
            return None

    @kept
    def _load(self, rules: RuleSet, name: str, dice: Equipment | None) -> T:
        refusals = []
        key = rules_hash(rules, dice)
        shipped = solved_folder(self._shipped, dice), key if dice else name
        for folder, stem in (shipped, (solved_folder(self._solved, dice), key)):
            try:
                return self.read(rules, folder, stem, dice)
            except TableRefused as refused:
                refusals.append(refused)
        raise _NoTable(refusals)

    def _solved_at(self, folder: Path, key: str) -> int:
        """Return when a table of these rules was solved here, 0 when none was."""
        try:
            return (folder / f"{key}.json").stat().st_mtime_ns
        except OSError:
            return 0

    @cached_property
    def _names(self) -> dict[str, str]:
        return names_by_rules(self._shipped)


class Library(Tables[GameTable]):
    """Finds the table of two of a ruleset."""

    instead = "playing for points"

    def read(self, rules: RuleSet, folder: Path, name: str, dice: Equipment | None) -> GameTable:
        """Return the table of `rules` in a file; raise `TableRefused` if it is none."""
        assert not isinstance(dice, Badged)  # those are of another kind
        return load_table(rules, folder, name, dice)
