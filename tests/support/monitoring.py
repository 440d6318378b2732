"""What Prometheus and Grafana are given: docs/monitoring/."""

import json
from typing import TypedDict

import yaml

from tests.support.wire.helpers import ROOT

FOLDER = ROOT / "docs" / "monitoring"
CONFIGURATION = FOLDER / "prometheus.yml"
ALERTS = FOLDER / "alerts.yml"
BOARD = FOLDER / "grafana" / "farkle.json"

Alert = TypedDict(
    "Alert",
    {"alert": str, "expr": str, "for": str, "annotations": dict[str, str]},
)


def alerts() -> list[Alert]:
    """Return every alert, in their order."""
    rules = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))
    return [rule for group in rules["groups"] for rule in group["rules"]]


def board_queries() -> list[str]:
    """Return every query of the board, in their order."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
