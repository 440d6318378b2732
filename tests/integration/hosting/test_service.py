"""docs/farkle.service: systemd takes it, and finds little that it leaves to the bot."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.support.wire.helpers import ROOT

SERVICE = ROOT / "docs" / "farkle.service"

EXPOSED = 1.4
"""How exposed it is by `systemd-analyze security`, of 10."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Return a copy of the unit, for a program that is there."""
    copy = tmp_path / SERVICE.name
    written = SERVICE.read_text(encoding="utf-8")
    copy.write_text(written.replace("/opt/farkle/.venv/bin/farkle", "/bin/true"), encoding="utf-8")
    return copy


def test_systemd_takes_it(systemd_analyze: str, unit: Path) -> None:
    verified = subprocess.run(
        [systemd_analyze, "verify", unit], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_bot_can_do_little(systemd_analyze: str, unit: Path) -> None:
    told = subprocess.run(
        [systemd_analyze, "security", "--offline=true", "--no-pager", unit],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    found = re.search(r"exposure level for farkle.service: ([\d.]+)", told)
    assert found is not None, told
    assert float(found[1]) <= EXPOSED
    assert f"rates it {EXPOSED} of" in (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
