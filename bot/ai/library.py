"""Where tables are found: those that ship, and those of other rules that were solved here."""

import logging
from collections import OrderedDict
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Final

from bot.ai.store import Refusal, TableRefused, load_table, names_by_rules, rules_hash
from bot.ai.table import GameTable
from bot.engine import RuleSet

log = logging.getLogger(__name__)

_TABLES_KEPT: Final = 8
"""With what it keeps of turns, a table that is used takes up some 20 MB."""

_UNREMARKABLE: Final = {Refusal.MISSING, Refusal.OTHER_RULES}
"""Why there is no table of rules that somebody made or changed, until they are solved."""


class Library:
    """Finds the table of a ruleset, and keeps the last few in memory. Serves several threads.

    Tables lie in `shipped` under any name, and in `solved` under the hash of their rules.
    """

    def __init__(self, shipped: Path, solved: Path) -> None:
        """Read nothing yet; neither folder needs to be there."""
        self._shipped = shipped
        self._solved = solved
        self._kept: OrderedDict[str, GameTable] = OrderedDict()
        self._missing: set[str] = set()
        self._lock = Lock()

    def find(self, rules: RuleSet) -> GameTable | None:
        """Return the table of `rules`, or None, with a line in the log the first time."""
        key = rules_hash(rules)
        with self._lock:
            if key in self._missing:
                return None
            table = self._kept.pop(key, None) or self._look_for(rules, key)
            if table is None:
                self._missing.add(key)
                return None
            self._kept[key] = table
            if len(self._kept) > _TABLES_KEPT:
                self._kept.popitem(last=False)
            return table

    def look_again(self, rules: RuleSet) -> None:
        """Look again for the table of `rules`, which was missing, when it is wanted next."""
        with self._lock:
            self._missing.discard(rules_hash(rules))

    def _look_for(self, rules: RuleSet, key: str) -> GameTable | None:
        refusals = []
        name = self._names.get(key, rules.name)
        for folder, stem in ((self._shipped, name), (self._solved, key)):
            try:
                return load_table(rules, folder, stem)
            except TableRefused as refused:
                refusals.append(refused)
        usual = all(refused.reason in _UNREMARKABLE for refused in refusals)
        why = "; ".join(map(str, refusals))
        level = logging.INFO if usual else logging.WARNING
        log.log(level, "No table for %s, playing for points instead: %s", rules.name, why)
        return None

    @cached_property
    def _names(self) -> dict[str, str]:
        return names_by_rules(self._shipped)
