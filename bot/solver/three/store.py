"""Tables of three as files, like those of two, in a folder of their own."""

from pathlib import Path
from typing import Final

import numpy as np

from bot.engine import RuleSet
from bot.solver.model.games import Equipment
from bot.solver.tables.library import Tables
from bot.solver.tables.store import TableFileRefusal, TableRefused, pack, store, stored, unpack
from bot.solver.three.table import ThreeTable, three_rules

FOLDER: Final = "three"
"""Where they are, below the folder of the tables of two."""

_UNITS: Final = 1 << 24
"""Values are stored to 3e-8: finer ones would be of no use, since they are no more exact."""


_MOST_TOLD: Final = 100
_EVERY: Final = 4
_ALL_OF_LAST: Final = 60


def save_three(table: ThreeTable, folder: Path, name: str) -> None:
    """Write `table` and its manifest into `folder` as `name`; what was there is replaced.

    Of a long game every fourth total is stored, and all of the last ones, where chances bend most.
    """
    target = table.values.race.target
    marks = [*range(target)]
    if target > _MOST_TOLD:
        marks = [*marks[:-_ALL_OF_LAST:_EVERY], *marks[-_ALL_OF_LAST:]]
    packed = pack(table.values.thinned(np.array(marks)).wins, _UNITS)
    read = ThreeTable.of(table.rules, marks, unpack(packed, _UNITS))
    told = {"marks": marks, "seat_wins": list(read.seat_wins)}
    store(table.rules, packed, told, folder, name)


def load_three(rules: RuleSet, folder: Path, name: str) -> ThreeTable:
    """Return the table of `rules` stored in `folder` as `name`; raise `TableRefused` if it is none.

    It is refused for the same reasons as one of two.
    """
    if not three_rules(rules):
        raise TableRefused(TableFileRefusal.OTHER_RULES, folder / f"{name}.npz")
    with stored(rules, folder, name) as (manifest, packed):
        table = ThreeTable.of(rules, manifest["marks"], unpack(packed, _UNITS))
        if manifest.get("seat_wins") != list(table.seat_wins):
            raise ValueError("seat_wins")
        return table


class ThreeLibrary(Tables[ThreeTable]):
    """Finds the table of three of a ruleset."""

    instead = "playing by an estimate"

    def __init__(self, shipped: Path, solved: Path) -> None:
        """Take the folders in which those of two are; neither needs to be there."""
        super().__init__(shipped / FOLDER, solved / FOLDER)

    def read(self, rules: RuleSet, folder: Path, name: str, dice: Equipment | None) -> ThreeTable:
        """Return the table of `rules` in a file; raise `TableRefused` if it is none."""
        assert dice is None  # three throw ordinary dice, see `of_three`
        return load_three(rules, folder, name)
