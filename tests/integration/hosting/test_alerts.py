"""The alerts and the board: they can be read, tell when they should, and say what to do."""

import subprocess
from pathlib import Path

import yaml

from tests.support.monitoring import CONFIGURATION, alerts, board_queries
from tests.support.texts.pages import anchors
from tests.support.wire.helpers import ROOT

CASES = Path(__file__).with_name("alerts.yml")
OPERATIONS = ROOT / "docs" / "operations.md"


def promtool_says(promtool: str, *arguments: str | Path) -> str:
    """Return what promtool finds wrong."""
    done = subprocess.run([promtool, *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_prometheus_takes_them(promtool: str) -> None:
    assert promtool_says(promtool, "check", "config", CONFIGURATION) == ""


def test_each_alert_tells_of_what_is_wrong_and_of_nothing_else(promtool: str) -> None:
    assert promtool_says(promtool, "test", "rules", CASES) == ""


def test_each_alert_is_tried_and_leads_to_a_heading_that_says_what_to_do() -> None:
    tried = CASES.read_text(encoding="utf-8")
    headings = anchors(OPERATIONS)
    named = {alert["alert"] for alert in alerts()}
    for alert in alerts():
        assert f'alertname="{alert["alert"]}"' in tried
        page, _, anchor = alert["annotations"]["runbook"].partition("#")
        assert (ROOT / page, anchor) == (OPERATIONS, alert["alert"].lower())
        assert anchor in headings
        assert alert["annotations"]["summary"].strip().endswith(".")
    assert {heading for heading in headings if heading.startswith("farkle")} == {
        name.lower() for name in named
    }


def test_every_query_of_the_board_can_be_read(promtool: str, tmp_path: Path) -> None:
    rules = [
        {"record": f"board:{number}", "expr": query} for number, query in enumerate(board_queries())
    ]
    written = tmp_path / "board.yml"
    written.write_text(yaml.safe_dump({"groups": [{"name": "board", "rules": rules}]}))
    assert promtool_says(promtool, "check", "rules", "--lint=none", written) == ""
    written.write_text(written.read_text().replace("sum by", "sum bye"))
    assert promtool_says(promtool, "check", "rules", "--lint=none", written) != ""
