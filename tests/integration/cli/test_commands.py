"""`farkle` as it is run from a terminal.

How `farkle run` ends when Discord or the database is not as it should be is shown in tests/wire.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from io import StringIO
from pathlib import Path

import pytest

from bot.features.rulebook.view.rules_files import RulesFileError, read_rulebook
from tests.support.command_line import ROOT, HereFarkle, complaint, farkle


def test_it_tells_its_version(here: HereFarkle) -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert here("--version").output == f"farkle {declared['project']['version']}\n"


def test_score_lists_selections_best_first(here: HereFarkle) -> None:
    ended = here("score", "1 2 3 4 5 5")
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.splitlines() == [
        "1 2 3 4 5 5",
        "1 2 3 4 5 5  550  1-5 straight 500 + single five 50",
        "1 2 3 4 5    500  1-5 straight 500",
        "1 5 5        200  single one 100 + single five 50 + single five 50",
        "1 5          150  single one 100 + single five 50",
        "1            100  single one 100",
        "5 5          100  single five 50 + single five 50",
        "5            50  single five 50",
    ]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "2 3\nRien ne compte\N{NO-BREAK SPACE}: un farkle."),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "2 3\nNothing scores: a farkle."),
    ],
)
def test_the_terminal_says_which_language_it_speaks(
    said: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    spoken = {"LC_ALL": "", "LC_MESSAGES": ""} | said
    ended = farkle("score", "2 3", cwd=tmp_path, given="", root=ROOT, **spoken)
    assert ended.output.strip() == sentence


def test_score_of_a_ruleset(here: HereFarkle) -> None:
    duel = here("score", "5 5 4 3 2 1", "--ruleset", "duel")
    assert duel.output.splitlines()[1].split()[6] == "1,050"


def test_score_of_a_devils_head(here: HereFarkle) -> None:
    scored = here("score", "j 1 1", "--ruleset", "kingdom").output.splitlines()
    assert scored[:2] == ["1 1 J", "1 1 J        1,000  three 1s 1,000"]
    assert here("score", "J", "--ruleset", "kingdom").output == "J\nNothing scores: a farkle.\n"


def test_score_of_a_farkle(here: HereFarkle) -> None:
    assert here("score", "2,3,4,6").output == "2 3 4 6\nNothing scores: a farkle.\n"


@pytest.mark.parametrize("typed", ["1 1 1 5 2 3", "111523", "1,1,1,5,2,3", "11 15 23"])
def test_score_reads_dice_apart_and_together(here: HereFarkle, typed: str) -> None:
    assert here("score", typed).output.splitlines()[0] == "1 1 1 2 3 5"


def test_score_shows_how_a_roll_of_so_many_dice_is_typed(here: HereFarkle) -> None:
    ended = here("score", "123456", "--ruleset", "five(dice=5,target=4000)")
    assert "1 to 5 dice" in complaint(ended, 2)
    assert ended.errors.endswith("such as 1 2 3 4 5.\n")


@pytest.mark.parametrize(
    ("roll", "rules", "ruled", "sentence"),
    [
        ("222256", "toxic_twos=yes", "toxic-twos", "Four 2s end the turn: Toxic Twos."),
        ("222225", "toxic_twos=yes", "toxic-twos", "Five 2s end the turn: Toxic Twos."),
        ("444444", "six=win", "wins", "Six of a kind wins the game."),
        ("222222", "six=win,toxic_twos=yes", "wins", "Six of a kind wins the game."),
        (
            "223346",
            "scoreless_bonus=350",
            "free-roll",
            "No die scores, which earns 350 points and a free roll.",
        ),
    ],
)
def test_score_names_the_rule_that_decides_a_roll(
    here: HereFarkle, roll: str, rules: str, ruled: str, sentence: str
) -> None:
    line = f"house(target=4000,{rules})"
    told = here("score", roll, "--ruleset", line)
    assert told.output.splitlines() == [" ".join(roll), sentence]
    data = json.loads(here("score", roll, "--ruleset", line, "--json").output)
    assert data == {"roll": " ".join(roll), "selections": {}, "ruling": ruled}


def test_score_reads_a_roll_a_line_and_prints_an_object_a_line(tmp_path: Path) -> None:
    ended = farkle("score", "-", "--ruleset", "zilch", "--json", given="5 1\n2 3\n", cwd=tmp_path)
    assert (ended.code, ended.errors) == (0, "")
    assert ended.output.splitlines() == [
        '{"roll": "1 5", "selections": {"1": 100, "5": 50, "1 5": 150}, "ruling": null}',
        '{"roll": "2 3", "selections": {}, "ruling": "farkle"}',
    ]


def test_score_of_thousands_of_rolls(here: HereFarkle, monkeypatch: pytest.MonkeyPatch) -> None:
    rolls = [f"{number % 6 + 1} {number // 6 % 6 + 1} 5 5 2 2" for number in range(5000)]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(rolls)))
    ended = here("score", "-", "--json")
    assert ended.code == 0
    assert len([json.loads(line) for line in ended.output.splitlines()]) == len(rolls)


def test_scoring_waits_for_no_library_that_it_does_not_need() -> None:
    asked = "import sys, bot.cli.score; print(*sys.modules.keys() & {'discord', 'numpy'})"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, check=True
    )
    assert loaded.stdout.split() == []


@pytest.mark.parametrize("roll", ["7 1", "1 1 1 1 1 1 1", "one", "1 2.5", "17", "0", "1111111"])
def test_bad_roll(roll: str, here: HereFarkle) -> None:
    assert f"“{roll}”" in complaint(here("score", roll), 2)


def test_no_roll_at_all(here: HereFarkle) -> None:
    assert "This is not a roll" in complaint(here("score", ""), 2)


def test_bad_roll_among_good_ones_is_named_by_its_line(
    here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1 5\n1 x\n"))
    ended = here("score", "-", "--json")
    assert ended.code == 2
    assert len(ended.output.splitlines()) == 1
    [line] = ended.errors.splitlines()
    assert "2" in line
    assert "“1 x”" in line


def test_unknown_ruleset(here: HereFarkle) -> None:
    sentence = complaint(here("score", "1", "--ruleset", "poker"), 2)
    assert "“poker”" in sentence
    assert "Choose one of these: classic, duel, facebook, kingdom, " in sentence


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (b"name = 'house'\n[play]\ntarget = 10\n", "from 500 to 100,000"),
        (b"name = 'house'\n[play]\ntarget = 5000\nturns = 5\n", "not both"),
        (b"name = 'house'\n[play]\ngoal = 5000\n", "“goal”"),
        (b"this is no TOML", ""),
        (b"\xff\xfe", ""),
    ],
    ids=["out of range", "contradiction", "unknown option", "no TOML", "no text"],
)
def test_what_is_wrong_with_a_ruleset_file_is_told(
    broken: bytes, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(broken)
    with pytest.raises(RulesFileError) as caught:
        read_rulebook(tmp_path)
    sentence = str(caught.value)
    assert str(file) in sentence
    assert told in sentence
    assert len(sentence.splitlines()) == 1


def test_broken_ruleset_file_ends_every_command_with_its_sentence(tmp_path: Path) -> None:
    root = tmp_path / "clone"
    for package in ("bot", "cogs", "data"):
        shutil.copytree(ROOT / package, root / package, ignore=shutil.ignore_patterns("*.db*"))
    (root / "data" / "rules" / "house.toml").write_text("this is no TOML", encoding="utf-8")
    sentence = complaint(farkle("score", "1", root=root, cwd=tmp_path), 1)
    assert "house.toml" in sentence
    ended = farkle("run", root=root, cwd=tmp_path, DISCORD_TOKEN="x", FARKLE_LOG_LEVEL="ERROR")
    assert complaint(ended, 2) == sentence


def test_run_without_a_token(here: HereFarkle, tmp_path: Path) -> None:
    assert "DISCORD_TOKEN" in complaint(here("run"), 2)
    assert not (tmp_path / "data").exists(), "nothing is made before it is needed"


def test_run_reads_dot_env_and_reports_every_mistake_in_it(
    here: HereFarkle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("DISCORD_API_BASE=discord.com\nFARKLE_LOG_LEVEL=LOUD\n")
    monkeypatch.setenv("FARKLE_INVITATION_MINUTES", "0")
    ended = here("run")
    assert ended.code == 2
    assert [line.split()[0] for line in ended.errors.splitlines()] == [
        "DISCORD_API_BASE",
        "FARKLE_INVITATION_MINUTES",
        "FARKLE_LOG_LEVEL",
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "Ada"),
        ("--players", "Ada,Ada"),
        ("--players", ""),
        ("--port", "70000"),
        ("--port", "-1"),
        ("--language", "klingon"),
    ],
    ids=" ".join,
)
def test_sandbox_that_cannot_be(arguments: tuple[str, ...], here: HereFarkle) -> None:
    assert complaint(here("sandbox", *arguments), 2)


def test_help_names_the_commands(here: HereFarkle) -> None:
    ended = here("--help")
    assert ended.code == 0
    assert all(command in ended.output for command in ("run", "sandbox", "score", "odds", "solve"))
