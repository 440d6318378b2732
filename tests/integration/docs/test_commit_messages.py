"""`.githooks/commit-msg`: a subject says one thing, and the body why."""

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).parents[3] / ".githooks" / "commit-msg"


def takes(message: str, tmp_path: Path) -> bool:
    """Tell whether git would take a commit with this message."""
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    return subprocess.run([HOOK, file], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("message", "taken"),
    [
        ("Show the dice\n", True),
        ("x" * 72, True),
        ("x" * 73, False),
        ("Show the dice\n\nThey were " + "x" * 100 + "\n", True),
        ("Show the dice\nand more\n", False),
        ("# a comment of git\nShow the dice\n# another\n", True),
    ],
)
def test_only_short_subjects_are_taken(message: str, taken: bool, tmp_path: Path) -> None:
    assert takes(message, tmp_path) is taken
