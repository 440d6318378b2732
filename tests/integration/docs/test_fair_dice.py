"""docs/fair-dice.md: its line is a proof, and its program and ours catch what was changed."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import FAIR, Setup, start
from bot.features.analysis.model.game_line import write_json
from bot.features.fairness.model.proof import write_proof
from bot.match.model.game_log import new_log
from bot.match.model.replay import Replay
from tests.support.engine.shipped import shipped
from tests.support.matches.fair_games import begun, played, proof

KINGDOM = replace(shipped("kingdom"), target=10_000)

PAGE = (Path(__file__).parents[3] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
[LINE] = re.findall(r"```text\n(.+)\n```", PAGE)
[PROGRAM] = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)

LAST_ROLL = LINE.rindex(">") + 1
CHANGED = {
    "die": LINE[:LAST_ROLL] + str(int(LINE[LAST_ROLL]) % 6 + 1) + LINE[LAST_ROLL + 1 :],
    "word": LINE.replace("words=luck", "words=duck"),
    "order of words": re.sub(r"words=(\S+?),(\S+)", r"words=\2,\1", LINE),
    "seed": re.sub(r"seed=\w{2}", "seed=00", LINE),
    "game": LINE.replace("game=17", "game=18"),
    "end": LINE[:-8],
}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)


def loaded(*slugs: str, badge: str | None = None) -> str:
    """Return the line of a game in which Ada has such dice and both wear such a badge."""
    random = Random(1)
    sets = (tuple(shipped_dice()[slug].die for slug in slugs), (FAIR,) * 6)
    badges = (shipped_badges()[badge].badge,) * 2 if badge else ()
    setup = Setup(KINGDOM, dice=sets, badges=badges)
    match = replace(begun(random, "luck", "été"), state=start(setup), log=new_log(setup))
    return write_proof(proof(played(match, random)))


SET = ("devils-head", "tengris", "weighted", "lucky", "lucky", "ordinary")


def test_the_program_of_the_page_is_short_and_finds_nothing_wrong() -> None:
    assert len(PROGRAM.splitlines()) < 25, "one can read it"
    assert run("-c", PROGRAM, LINE).returncode == 0


def test_the_program_of_the_page_and_the_command_roll_loaded_dice_again() -> None:
    line = loaded(*SET)
    assert re.search(r"[a-f]>[1-6]*J", line), "a devil's head among fewer than six dice"
    assert "dice=1J-1-1-1-1-1," in line
    for program in (("-c", PROGRAM), ("-m", "bot", "verify")):
        found = run(*program, line)
        assert (found.returncode, found.stderr) == (0, "")
        assert run(*program, line.replace("10-1-1-1-1-1", "1-10-1-1-1-1")).returncode == 1


def test_the_command_rolls_the_dice_of_badges_again() -> None:
    line = loaded(*SET, badge="gold-fortune")
    assert re.search(r"\*[a-f]+>", line), "the badge was used"
    found = run("-m", "bot", "verify", line)
    assert (found.returncode, found.stderr) == (0, "")
    assert "Words mixed in: luck and été." in found.stdout


@pytest.mark.parametrize("what", CHANGED.keys() - {"end", "die"})
def test_the_program_of_the_page_catches_what_was_changed(what: str) -> None:
    assert "AssertionError" in run("-c", PROGRAM, CHANGED[what]).stderr


def test_the_command_finds_nothing_wrong() -> None:
    found = run("-m", "bot", "verify", LINE)
    assert (found.returncode, found.stderr) == (0, "")
    assert "Words mixed in: luck and été." in found.stdout


@pytest.mark.parametrize("what", sorted(CHANGED))
def test_the_command_says_what_does_not_fit(what: str) -> None:
    found = run("-m", "bot", "verify", CHANGED[what])
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.count("\n") == 1
    assert "Traceback" not in found.stderr


def test_the_command_takes_the_files_of_an_export(tmp_path: Path) -> None:
    match = played(begun(Random(1), "luck", "été"), Random(1))
    line = write_proof(proof(match, words=("luck", "été")))
    files = {"farkle-dice.txt": line, "farkle-game.json": write_json(Replay.of(match), line)}
    for name, content in files.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        found = run("-m", "bot", "verify", str(file))
        assert (found.returncode, found.stderr) == (0, "")
        assert "Words mixed in: luck and été." in found.stdout
        with file.open(encoding="utf-8") as piped:
            same = subprocess.run(
                [sys.executable, "-m", "bot", "verify", "-"],
                stdin=piped,
                capture_output=True,
                text=True,
                check=False,
            )
        assert (same.returncode, same.stdout) == (0, found.stdout)


def test_the_command_says_of_a_game_alone_which_file_it_wants(tmp_path: Path) -> None:
    match = played(begun(Random(1)), Random(1))
    file = tmp_path / "farkle-game.json"
    file.write_text(write_json(Replay.of(match), None), encoding="utf-8")
    for given in (match.log, str(file)):
        found = run("-m", "bot", "verify", given)
        assert (found.returncode, found.stdout) == (1, "")
        assert "farkle-dice.txt" in found.stderr
        assert "Export" in found.stderr
