"""The files of puzzles: read, written, and refused with the line that is wrong."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bot.advice.fingerprint import rules_hash
from bot.advice.puzzle import LEAST_MARGIN, PuzzleTheme
from bot.content.puzzles import (
    MOST_BYTES,
    VERSION,
    PuzzleFault,
    PuzzleFileError,
    puzzle_files,
    puzzle_folder,
    read_puzzles,
    shipped_puzzles,
    write_puzzle,
    write_puzzles,
)
from bot.engine import FAIR, Die
from tests.support.engine.shipped import NAMES, shipped

RULES = "0" * 64
HEAD = f"{VERSION}\thouse\t{RULES}"
LINE = (
    "0a1b2c3d4e\t3150/3600 ++ 0/0 -- 0 9 350 3 145 116 0 - - -\t1>\t0.0213\t1540\t"
    "few-dice,last-round\t15.:0.0213:6 1.:0.0300:1"
)
DICE = ",".join(["6-1-2-3-4-6"] * 6) + "/6"


def written(folder: Path, *lines: str) -> Path:
    """Return a file of these lines."""
    path = folder / "house.tsv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def refused(path: Path) -> PuzzleFileError:
    """Return why the file at `path` is refused."""
    with pytest.raises(PuzzleFileError) as caught:
        read_puzzles(path)
    assert path.name in str(caught.value)
    return caught.value


def test_a_line_is_a_puzzle(tmp_path: Path) -> None:
    [puzzle] = read_puzzles(written(tmp_path, HEAD, LINE)).puzzles
    assert (puzzle.id, puzzle.ruleset, puzzle.rules) == ("0a1b2c3d4e", "house", RULES)
    assert puzzle.best.write() == "1>"
    assert (puzzle.margin, puzzle.rating) == (0.0213, 1540)
    assert puzzle.themes == (PuzzleTheme.FEW_DICE, PuzzleTheme.LAST_ROUND)
    assert [temptation.answer.write() for temptation in puzzle.temptations] == ["15.", "1."]
    assert [(temptation.loss, temptation.takers) for temptation in puzzle.temptations] == [
        (0.0213, 6),
        (0.03, 1),
    ]


def test_the_dice_of_both_follow_where_any_are_loaded(tmp_path: Path) -> None:
    [puzzle] = read_puzzles(written(tmp_path, HEAD, f"{LINE}\t{DICE}")).puzzles
    assert puzzle.dice == ((Die((6, 1, 2, 3, 4, 6)),) * 6, (FAIR,) * 6)
    assert write_puzzle(puzzle) == f"{LINE}\t{DICE}"


@pytest.mark.parametrize("dice", ["", "6/6", "6", f"{DICE}/6", DICE.replace("6-1", "7000000-1")])
def test_what_are_no_dice_of_two_is_refused(dice: str, tmp_path: Path) -> None:
    error = refused(written(tmp_path, HEAD, f"{LINE}\t{dice}"))
    assert (error.fault, error.line) == (PuzzleFault.NOT_A_PUZZLE, 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\t1540", ""),
        ("0a1b2c3d4e", "0A1B2C3D4E"),
        ("0a1b2c3d4e", "0a1b2c3d4"),
        ("\t1>\t", "\t1\t"),
        ("0.0213\t", "0.02\t"),
        ("0.0213\t", "-0.021\t"),
        ("0.0213\t", "0.0e13\t"),
        ("1540", "9999"),
        ("1540", "-1"),
        ("few-dice,", "few-dices,"),
        ("few-dice,", "last-round,"),
        ("few-dice,last-round", ""),
        ("15.:0.0213:6 1.:0.0300:1", ""),
        ("15.:0.0213:6", "15.:0.0213"),
        ("15.:0.0213:6", "15.:0.0213:6:7"),
        ("15.:0.0213:6", "1>:0.0213:6"),
        ("15.:0.0213:6", "15.:0.0213:x"),
    ],
)
def test_a_broken_line_is_named(old: str, new: str, tmp_path: Path) -> None:
    assert old in LINE
    error = refused(written(tmp_path, HEAD, LINE, LINE.replace(old, new)))
    assert (error.fault, error.line) == (PuzzleFault.NOT_A_PUZZLE, 3)
    assert error.detail


@pytest.mark.parametrize(
    "head",
    [
        "",
        LINE,
        f"farkle\thouse\t{RULES}",
        f"{VERSION}\t\t{RULES}",
        f"{VERSION}\thouse\t0",
    ],
)
def test_a_file_without_its_head_is_none(head: str, tmp_path: Path) -> None:
    assert refused(written(tmp_path, head, LINE)).fault is PuzzleFault.NO_HEAD


def test_no_puzzle_is_there_twice(tmp_path: Path) -> None:
    error = refused(written(tmp_path, HEAD, LINE, LINE))
    assert (error.fault, error.line, error.detail) == (PuzzleFault.TWICE, 3, "0a1b2c3d4e")


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.tsv"
    assert refused(path).fault is PuzzleFault.UNREADABLE
    path.write_bytes(b"\xff\xfe")
    assert refused(path).fault is PuzzleFault.UNREADABLE
    path.write_bytes(b"1" * (MOST_BYTES + 1))
    assert refused(path).fault is PuzzleFault.TOO_LARGE


@pytest.mark.parametrize("name", NAMES)
def test_what_ships_is_what_would_be_written(name: str) -> None:
    path = puzzle_folder() / f"{name}.tsv"
    file = read_puzzles(path)
    assert write_puzzles(file) == path.read_text(encoding="utf-8")
    assert list(file.puzzles) == sorted(file.puzzles, key=lambda puzzle: puzzle.id)
    assert (file.ruleset, file.rules) == (name, rules_hash(shipped(name)))


def test_a_few_thousand_ship_and_are_small() -> None:
    files = puzzle_files(puzzle_folder())
    assert [path.stem for path in files] == sorted(NAMES)
    assert 3000 <= len(shipped_puzzles()) <= 4000
    assert sum(path.stat().st_size for path in files) < 600_000


def test_the_same_position_is_never_there_twice() -> None:
    """Within a ruleset the solver compares what bears on play; here it is the text, over all."""
    assert (
        max(Counter((puzzle.rules, puzzle.position) for puzzle in shipped_puzzles()).values()) == 1
    )
    assert all(puzzle.margin >= LEAST_MARGIN for puzzle in shipped_puzzles())


def test_puzzles_are_found_by_id_ruleset_and_theme() -> None:
    book = shipped_puzzles()
    of_party = book.of(shipped("party"))
    assert of_party
    assert {puzzle.ruleset for puzzle in of_party} == {"party"}
    for theme in PuzzleTheme:
        about = [puzzle for name in NAMES for puzzle in book.of(shipped(name), theme)]
        assert len(about) >= 50
        assert all(theme in puzzle.themes for puzzle in about)
    assert all(book.get(puzzle.id) is puzzle for puzzle in book)
    assert book.get("0000000000") is None


def test_a_ruleset_that_was_changed_has_no_puzzles() -> None:
    tavern, book = shipped("tavern"), shipped_puzzles()
    assert book.of(replace(tavern, turn_seconds=60)) == book.of(tavern)
    assert book.of(replace(tavern, target=5000)) == ()
    assert book.of(replace(tavern, name="other")) == ()
