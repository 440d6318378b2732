"""docs/fair-dice.md: its line is a proof, and its program and ours catch what was changed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
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


def test_the_program_of_the_page_is_ten_lines_and_finds_nothing_wrong() -> None:
    assert len(PROGRAM.split("\n\n", 1)[-1].splitlines()) == 9, "after the imports"
    assert run("-c", PROGRAM, LINE).returncode == 0


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
