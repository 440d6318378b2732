"""Tables as files: small, exact enough that no choice changes, and refused when they do not fit.

A table is two files: `<name>.npz` with the values, and `<name>.json`, the manifest, which says what
they are the values of. Values are kept as multiples of 2^-24 (6e-8); what is stored are differences
of differences, which are small and so compress well.
"""

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bot.advice.fingerprint import rules_hash
from bot.engine import RuleSet, write_rules
from bot.solver.loaded.game import DiceTable
from bot.solver.model.arrays import Floats
from bot.solver.model.games import DicePair, Equipment, game, rules_obstacle
from bot.solver.tables.table import GameTable, table_of

SOLVER: Final = 1
"""Raise it when tables solved before must be solved again."""

_UNITS: Final = 1 << 30


class TableFileRefusal(StrEnum):
    """Why a stored table is not used."""

    MISSING = "missing"
    NOT_A_TABLE = "not-a-table"
    OTHER_RULES = "other-rules"
    OTHER_SOLVER = "other-solver"
    DAMAGED = "damaged"


class TableRefused(Exception):
    """A table that is not there or does not fit; `reason` says why."""

    def __init__(self, reason: TableFileRefusal, path: Path, detail: str = "") -> None:
        """Keep the `reason`."""
        super().__init__(f"{path.name}: {reason}" + (f" ({detail})" if detail else ""))
        self.reason = reason


Manifest = dict[str, Any]


def save_table(table: GameTable, folder: Path, name: str) -> None:
    """Write `table` and its manifest into `folder` as `name`; what was there is replaced."""
    packed = pack(table.wins)
    dice = table.dice if isinstance(table, DiceTable) else None
    stored = _table(table.rules, unpack(packed), dice)
    shape = list(table.wins.shape)
    told = {"shape": shape, "first_player_wins": stored.first_player_wins}
    store(table.rules, packed, told, folder, name, dice)


def store(
    rules: RuleSet,
    packed: bytes,
    told: Manifest,
    folder: Path,
    name: str,
    dice: Equipment | None = None,
) -> None:
    """Write the `packed` values of `rules` and a manifest of what is `told` of them."""
    manifest = {
        "rules": write_rules(rules),
        "rules_hash": rules_hash(rules, dice),
        "solver": SOLVER,
        **told,
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / f"{name}.npz", packed)
    _write(folder / f"{name}.json", f"{json.dumps(manifest, indent=2)}\n".encode())


def load_table(rules: RuleSet, folder: Path, name: str, dice: DicePair | None = None) -> GameTable:
    """Return the table of `rules` stored in `folder` as `name`; raise `TableRefused` if it is none.

    With `dice` it is that of the game in which each side has its own.

    It is refused when a file is missing or cut, when anything in it was changed, when it is that of
    other rules, or came from another version of the solver.
    """
    if rules_obstacle(rules):
        raise TableRefused(TableFileRefusal.OTHER_RULES, folder / f"{name}.npz")
    with stored(rules, folder, name, dice) as (manifest, packed):
        if dice is None and manifest.get("shape") != list(game(rules).shape):
            raise TableRefused(TableFileRefusal.OTHER_SOLVER, folder / f"{name}.npz")
        table = _table(rules, unpack(packed), dice)
        if manifest.get("first_player_wins") != table.first_player_wins:
            raise ValueError("first_player_wins")
        return table


@contextmanager
def stored(
    rules: RuleSet, folder: Path, name: str, dice: Equipment | None = None
) -> Iterator[tuple[Manifest, bytes]]:
    """Yield the manifest and the packed values of `rules` that are stored in `folder` as `name`.

    Raises `TableRefused` if there are none, also where the block finds that they make no table.
    """
    path = folder / f"{name}.npz"
    try:
        manifest = json.loads((folder / f"{name}.json").read_text())
        packed = path.read_bytes()
    except FileNotFoundError as error:
        raise TableRefused(TableFileRefusal.MISSING, path) from error
    except (OSError, ValueError) as error:
        raise TableRefused(TableFileRefusal.NOT_A_TABLE, path, str(error)) from error
    if not isinstance(manifest, dict):
        raise TableRefused(TableFileRefusal.NOT_A_TABLE, path, "the manifest is not an object")
    if manifest.get("solver") != SOLVER:
        raise TableRefused(TableFileRefusal.OTHER_SOLVER, path)
    if manifest.get("rules_hash") != rules_hash(rules, dice):
        raise TableRefused(TableFileRefusal.OTHER_RULES, path)
    if manifest.get("sha256") != hashlib.sha256(packed).hexdigest():
        raise TableRefused(TableFileRefusal.DAMAGED, path, "checksum")
    try:
        yield manifest, packed
    except (KeyError, OSError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise TableRefused(TableFileRefusal.DAMAGED, path, str(error)) from error


def _table(rules: RuleSet, wins: Floats, dice: DicePair | None) -> GameTable:
    return table_of(rules, wins) if dice is None else DiceTable(rules, dice, wins)


def names_by_rules(folder: Path) -> dict[str, str]:
    """Return the names of the tables in `folder` by the hash of their rules, as manifests say."""
    names = {}
    for path in sorted(folder.glob("*.json")):
        try:
            names[json.loads(path.read_text())["rules_hash"]] = path.stem
        except (OSError, ValueError, TypeError, KeyError):
            continue  # whoever asks for this table is told that it is refused
    return names


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: the process may be killed meanwhile."""
    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(content)
    draft.replace(path)


def pack(wins: Floats, units: int = _UNITS) -> bytes:
    """Return `wins`, as whole numbers of so many `units`, as a compressed array file."""
    whole = np.rint(wins * units).astype(np.int32)  # differences may wrap around, and back again
    whole[..., 1:] = np.diff(whole)
    whole[..., 1:, :] = np.diff(whole, axis=-2)
    # Byte by byte: the upper bytes of small numbers are nearly all alike.
    planes = np.moveaxis(whole[..., None].view(np.uint8), -1, 0)
    file = io.BytesIO()
    np.savez_compressed(file, planes=planes)
    return file.getvalue()


def unpack(packed: bytes, units: int = _UNITS) -> Floats:
    """Return the values that were packed; raise an error of many kinds if it is no such file."""
    with np.load(io.BytesIO(packed)) as arrays:
        planes: NDArray[np.uint8] = arrays["planes"]
    if planes.dtype != np.uint8 or planes.ndim < 3:
        raise ValueError(f"planes of {planes.dtype} in {planes.ndim} dimensions")
    whole = np.ascontiguousarray(np.moveaxis(planes, 0, -1)).view(np.int32)[..., 0]
    whole = np.cumsum(np.cumsum(whole, axis=-2, dtype=np.int32), axis=-1, dtype=np.int32)
    if whole.min() < 0 or whole.max() > units:
        raise ValueError("values that are no probabilities")
    return whole / units
