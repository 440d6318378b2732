"""Fixtures that tests of the command line share."""

import os
from pathlib import Path

import pytest

from tests.support.command_line import OURS, HereFarkle


@pytest.fixture
def here(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> HereFarkle:
    """Return `farkle` in this process, in a folder without a `.env`."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(OURS)]:
        monkeypatch.delenv(name)
    return HereFarkle(capsys)
