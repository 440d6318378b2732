"""Tables as files: an exact way back, and every way in which one is refused."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from bot.advice.fingerprint import rules_hash
from bot.engine import build_rules
from bot.solver import TableFileRefusal, TableRefused, load_table, save_table
from bot.solver.tables.store import names_by_rules
from tests.support.solver.solved import rules, solved

LINE = "small(target=600)"
PUNISHED = "small(target=500,minimum=300,farkle_limit=3,farkle_penalty=150)"
LIMITED = "small(turns=1)"


@pytest.mark.parametrize("line", [LINE, PUNISHED, LIMITED])
def test_what_is_stored_comes_back(line: str, tmp_path: Path) -> None:
    save_table(solved(line), tmp_path, "small")
    table = load_table(rules(line), tmp_path, "small")
    assert np.abs(table.wins - solved(line).wins).max() <= 2**-31
    assert table.first_player_wins == pytest.approx(solved(line).first_player_wins, abs=1e-9)


def test_storing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        save_table(solved(LINE), tmp_path, name)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_the_manifest_says_what_the_table_is(tmp_path: Path) -> None:
    save_table(solved(LINE), tmp_path, "small")
    manifest = json.loads((tmp_path / "small.json").read_text())
    assert manifest["rules"] == LINE
    assert manifest["solver"] == 1
    assert manifest["first_player_wins"] == pytest.approx(solved(LINE).first_player_wins)
    assert len(manifest["sha256"]) == len(manifest["rules_hash"]) == 64


@pytest.mark.parametrize("change", [{"name": "other"}, {"turn_seconds": 60}])
def test_the_same_play_under_another_name_or_clock_fits(
    change: dict[str, int | str], tmp_path: Path
) -> None:
    save_table(solved(LINE), tmp_path, "small")
    same = build_rules("small", {"target": 600})
    same = replace(same, **change)  # type: ignore[arg-type] # one field of either type
    assert load_table(same, tmp_path, "small").rules is same


def _cut(folder: Path) -> None:
    whole = (folder / "small.npz").read_bytes()
    (folder / "small.npz").write_bytes(whole[: len(whole) // 2])


def _forge(folder: Path, **arrays: NDArray[np.generic]) -> None:
    """Put other arrays in, and their checksum in the manifest."""
    np.savez_compressed(folder / "small.npz", allow_pickle=True, **arrays)
    packed = (folder / "small.npz").read_bytes()
    _edit(folder, sha256=hashlib.sha256(packed).hexdigest())


def _edit(folder: Path, **values: object) -> None:
    path = folder / "small.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | values))


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (lambda folder: (folder / "small.npz").unlink(), TableFileRefusal.MISSING),
        (lambda folder: (folder / "small.json").unlink(), TableFileRefusal.MISSING),
        (lambda folder: (folder / "small.json").write_text("{"), TableFileRefusal.NOT_A_TABLE),
        (lambda folder: (folder / "small.json").write_text("[]"), TableFileRefusal.NOT_A_TABLE),
        (
            lambda folder: (folder / "small.json").write_bytes(b"\xff\xfe"),
            TableFileRefusal.NOT_A_TABLE,
        ),
        (_cut, TableFileRefusal.DAMAGED),
        (lambda folder: (folder / "small.npz").write_bytes(b""), TableFileRefusal.DAMAGED),
        (lambda folder: _forge(folder, other=np.zeros(3)), TableFileRefusal.DAMAGED),
        (
            lambda folder: _forge(folder, planes=np.zeros((4, 9, 9), np.uint8)),
            TableFileRefusal.DAMAGED,
        ),
        (
            lambda folder: _forge(folder, planes=np.zeros((4, 1, 1, 12, 12))),
            TableFileRefusal.DAMAGED,
        ),
        (
            lambda folder: _forge(folder, planes=np.full((4, 1, 1, 12, 12), 77, np.uint8)),
            TableFileRefusal.DAMAGED,
        ),
        (lambda folder: _forge(folder, planes=np.array([{}])), TableFileRefusal.DAMAGED),
        (lambda folder: _edit(folder, first_player_wins=0.9), TableFileRefusal.DAMAGED),
        (lambda folder: _edit(folder, solver=0), TableFileRefusal.OTHER_SOLVER),
        (lambda folder: _edit(folder, shape=[1, 1, 9, 9]), TableFileRefusal.OTHER_SOLVER),
        (lambda folder: _edit(folder, rules_hash="0" * 64), TableFileRefusal.OTHER_RULES),
    ],
)
def test_a_table_that_was_harmed_is_refused(
    harm: Callable[[Path], None], reason: TableFileRefusal, tmp_path: Path
) -> None:
    save_table(solved(LINE), tmp_path, "small")
    harm(tmp_path)
    with pytest.raises(TableRefused) as refused:
        load_table(rules(LINE), tmp_path, "small")
    assert refused.value.reason == reason


def test_other_rules_of_the_same_name_are_refused(tmp_path: Path) -> None:
    save_table(solved(LINE), tmp_path, "small")
    with pytest.raises(TableRefused, match=r"small\.npz: other-rules"):
        load_table(rules("small(target=600,minimum=300)"), tmp_path, "small")


def test_names_by_rules_are_those_of_the_manifests(tmp_path: Path) -> None:
    save_table(solved(LINE), tmp_path, "small")
    save_table(solved(PUNISHED), tmp_path, "strict")
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    assert names_by_rules(tmp_path) == {
        rules_hash(rules(LINE)): "small",
        rules_hash(rules(PUNISHED)): "strict",
    }
    assert names_by_rules(tmp_path / "nowhere") == {}


def test_nothing_but_the_table_is_left_in_the_folder(tmp_path: Path) -> None:
    save_table(solved(LINE), tmp_path, "small")
    assert {path.name for path in tmp_path.iterdir()} == {"small.npz", "small.json"}
