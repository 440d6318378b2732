"""Tables of games with badges as files, like those of `bot.solver.tables.store`."""

from pathlib import Path

from bot.engine import RuleSet
from bot.solver.badges.table import BadgeTable
from bot.solver.model.games import Badged, Equipment
from bot.solver.tables.library import Tables
from bot.solver.tables.store import TableFileRefusal, TableRefused, pack, store, stored, unpack


def save_badges(table: BadgeTable, folder: Path, name: str) -> None:
    """Write `table` and its manifest into `folder` as `name`; what was there is replaced."""
    told = {"shape": list(table.wins.shape), "exact": table.exact}
    store(table.rules, pack(table.wins), told, folder, name, table.equipped)


def load_badges(rules: RuleSet, folder: Path, name: str, equipped: Badged) -> BadgeTable:
    """Return the table that is stored in `folder` as `name`; raise `TableRefused` if it is none."""
    with stored(rules, folder, name, equipped) as (manifest, packed):
        exact = manifest["exact"]
        if not isinstance(exact, bool):
            raise TypeError("exact")
        return BadgeTable(rules, equipped, unpack(packed), exact=exact)


class BadgeLibrary(Tables[BadgeTable]):
    """Finds the table of a game of two with badges."""

    instead = "going by rules of thumb"

    def read(self, rules: RuleSet, folder: Path, name: str, dice: Equipment | None) -> BadgeTable:
        """Return the table of a game in a file; raise `TableRefused` if it is none."""
        if not isinstance(dice, Badged):
            raise TableRefused(TableFileRefusal.OTHER_RULES, folder / f"{name}.npz")
        return load_badges(rules, folder, name, dice)
