"""The benchmark of presses, run for a moment: it measures, and each press is one request."""

import re

import pytest

from benchmarks.press import run


async def test_the_benchmark_measures_three_bots_and_one_request_a_press(
    capsys: pytest.CaptureFixture[str],
) -> None:
    await run(presses=60, games=2, rounds=2)

    lines = capsys.readouterr().out.splitlines()
    costs = [
        line.split() for line in lines if line.startswith(("  one b", "  same b", "  farkle "))
    ]
    measured = [cost for cost in costs if len(cost) > 6 and re.fullmatch(r"[\d.]+", cost[-1])]
    assert len(measured) == 6
    assert {cost[-1] for cost in measured} == {"1.000"}
