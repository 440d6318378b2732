"""`farkle puzzles`: found by a seed, checked, and what is said when it cannot be."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bot.content.puzzles import puzzle_folder, read_puzzles, write_puzzles
from tests.support.command_line import HereFarkle, complaint

MINE = ("puzzles", "mine", "--seed", "3", "--ruleset", "kingdom", "--count", "6")
GAME = "fk1 kingdom(target=4000) seats=2 : >133346 bcd>111 abc."


def test_puzzles_are_found_and_fit_the_check(here: HereFarkle, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "puzzles"
    ended = here(*MINE, "-o", str(folder))
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.startswith("kingdom: chose 6 puzzles of ")
    file = read_puzzles(folder / "kingdom.tsv")
    assert len(file.puzzles) == 6
    checked = here("puzzles", "check", str(folder))
    assert (checked.code, checked.errors) == (0, "")
    assert checked.output.startswith("kingdom: 6 puzzles, no mistakes (")
    first = (folder / "kingdom.tsv").read_bytes()
    assert here(*MINE, "--output", str(folder)).code == 0
    assert (folder / "kingdom.tsv").read_bytes() == first


def test_puzzles_are_solved_again_without_the_tables(here: HereFarkle, tmp_path: Path) -> None:
    file = read_puzzles(puzzle_folder() / "kingdom.tsv")
    right, wrong = [puzzle for puzzle in file.puzzles if not puzzle.dice][:2]
    wrong = replace(wrong, margin=wrong.margin + 0.0001)
    path = tmp_path / "kingdom.tsv"
    path.write_text(write_puzzles(replace(file, puzzles=(right, wrong))), encoding="utf-8")
    ended = here("puzzles", "check", "--anew", str(tmp_path))
    assert ended.code == 1
    assert wrong.id in ended.output
    assert right.id not in ended.output


def test_games_of_a_file_are_looked_at(here: HereFarkle, tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    games.write_text(f"{GAME}\n\n{GAME} x1\n", encoding="utf-8")
    ended = here(*MINE, "--games", str(games), "-o", str(tmp_path))
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.startswith(f"{games} has 2 games.\nkingdom: chose 6 puzzles of ")


def test_some_more_are_found_with_loaded_dice(here: HereFarkle, tmp_path: Path) -> None:
    """The tables of the first pairs that seed 1 draws ship."""
    seed = ("puzzles", "mine", "--seed", "1", "--ruleset", "kingdom", "--count", "6")
    ended = here(*seed, "--pairs", "1", "-o", str(tmp_path))
    assert (ended.code, ended.errors) == (0, "")
    plain, loaded = ended.output.splitlines()
    assert plain.startswith("kingdom: chose 6 puzzles of ")
    assert loaded.startswith("kingdom, ")
    assert ": chose 6 puzzles of " in loaded
    puzzles = read_puzzles(tmp_path / "kingdom.tsv").puzzles
    assert (len(puzzles), sum(bool(puzzle.dice) for puzzle in puzzles)) == (12, 6)
    assert [puzzle.id for puzzle in puzzles] == sorted(puzzle.id for puzzle in puzzles)
    assert here("puzzles", "check", str(tmp_path)).code == 0


def test_a_pair_is_solved_if_need_be_and_its_table_kept(
    here: HereFarkle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tmp_path / "tables"
    monkeypatch.setattr("bot.cli.puzzles._tables", lambda: tables)
    short = "house(target=600)"
    assert here("solve", short, "--output", str(tables)).code == 0
    mined = ("puzzles", "mine", "--seed", "5", "--ruleset", short, "--count", "3", "--pairs", "1")
    assert here(*mined, "-o", str(tmp_path)).code == 0
    [stored] = (tables / "dice").glob("*.npz")
    assert any(puzzle.dice for puzzle in read_puzzles(tmp_path / "house.tsv").puzzles)
    before = stored.stat().st_mtime_ns
    assert here(*mined, "-o", str(tmp_path)).code == 0
    assert stored.stat().st_mtime_ns == before, "it is there"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--pairs", "101"), "Choose 1 to 100 pairs"),
        (("--pairs", "-1"), "Choose 1 to 100 pairs"),
        (("--pairs", "1", "--ruleset", "ten_turns"), "Games of ten_turns cannot be solved for"),
        (("--count", "0"), "Choose a count from 1 to 2,000."),
        (("--count", "2001"), "Choose a count from 1 to 2,000."),
        (("--seed", "-1"), "Choose a seed from 0 to 9,223,372,036,854,775,807."),
        (("--ruleset", "nope"), "nope"),
        (("--ruleset", "house(target=600)"), "house is not among the built-in solved games"),
        (("--ruleset", "tavern(target=5000)"), "tavern is not among the built-in solved games"),
        (("--ruleset", "house(target="), "house(target="),
        (("--games", "missing.txt"), "Cannot read the file missing.txt: No such file"),
        (("--games", "."), "Cannot read the file .: Is a directory"),
    ],
)
def test_what_cannot_be_mined(
    wrong: tuple[str, str], said: str, here: HereFarkle, tmp_path: Path
) -> None:
    assert said in complaint(here(*MINE, "-o", str(tmp_path), *wrong), 2)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            f"{GAME}\nfk1 kingdom(target=4000) seats=2 : >133346 b.\n".encode(),
            "games.txt, line 2: ",
        ),
        (b"hello\n", "games.txt, line 1: "),
        (b"\xff\n", "Cannot read the file games.txt: "),
        (b"1" * 3_000_000, "games.txt, line 1: "),
        (b"\n" * 5001, "games.txt has more than 5,000 lines."),
    ],
)
def test_games_that_are_none(content: bytes, said: str, here: HereFarkle, tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    games.write_bytes(content)
    ended = here(*MINE, "--games", "games.txt", "-o", "out")
    assert said in complaint(ended, 2)


def test_a_folder_that_cannot_be_written(here: HereFarkle, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    said = complaint(here(*MINE, "-o", "taken"), 2)
    assert said.startswith("Cannot write puzzles to taken: ")


def test_fewer_than_were_asked_for(
    here: HereFarkle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.solver.puzzles.mining._MOST_PER_PUZZLE", 1)
    ended = here(*MINE, "--count", "100", "-o", str(tmp_path))
    assert ended.code == 0
    assert "kingdom has fewer than 100 different puzzles." in ended.output


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a folder with the shipped puzzles of one ruleset."""
    shutil.copy(puzzle_folder() / "kingdom.tsv", tmp_path)
    return tmp_path / "kingdom.tsv"


def test_every_flaw_is_told(broken: Path, here: HereFarkle) -> None:
    head, first, second, *rest = broken.read_text(encoding="utf-8").splitlines()
    name, position, *others = first.split("\t")
    changed = "\t".join((name, "nowhere", *others))
    broken.write_text("\n".join((head, changed, f"f{second[1:]}", *rest)), encoding="utf-8")
    ended = here("puzzles", "check", ".")
    assert position != "nowhere"
    assert ended.code == 1
    assert ended.errors == "2 mistakes.\n"
    assert ended.output.splitlines() == [
        f"kingdom.tsv: the position of {name} cannot occur.",
        f"kingdom.tsv: f{second[1:10]} is not the id of its position.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("farkle-puzzles 1", "farkle-puzzles 2", "does not start with the line"),
        ("\tkingdom\t", "\ttavern\t", "holds puzzles of tavern, so it should be named after that."),
        ("\t1>\t", "\t1\t", "is not a puzzle: "),
    ],
)
def test_a_file_that_is_broken(
    old: str, new: str, said: str, broken: Path, here: HereFarkle
) -> None:
    text = broken.read_text(encoding="utf-8")
    assert old in text
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in complaint(here("puzzles", "check", "."), 1)


def test_a_ruleset_that_was_changed(broken: Path, here: HereFarkle) -> None:
    head, *lines = broken.read_text(encoding="utf-8").split("\n")
    broken.write_text("\n".join((head[:-4] + "0000", *lines)), encoding="utf-8")
    ended = here("puzzles", "check", ".")
    assert (ended.code, ended.errors) == (1, "One mistake.\n")
    assert "the ruleset has changed since" in ended.output


def test_nothing_to_check(here: HereFarkle, tmp_path: Path) -> None:
    assert complaint(here("puzzles", "check", "."), 1) == "There are no puzzles in .."
    ended = here("puzzles", "check", "nowhere")
    assert complaint(ended, 1) == "There are no puzzles in nowhere."
