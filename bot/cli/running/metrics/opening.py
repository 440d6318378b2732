"""Counting, where what it takes is installed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.cli.running.metrics.metrics import Metrics


def open_metrics() -> "Metrics | None":
    """Return what counts, None where the extra `metrics` is not installed."""
    try:
        from bot.cli.running.metrics.metrics import Metrics
    except ModuleNotFoundError as error:
        if error.name != "prometheus_client":
            raise
        return None
    return Metrics()
