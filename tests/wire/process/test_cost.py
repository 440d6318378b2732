"""The benchmark of presses, run for a moment: it measures, and each press is one request."""

import re

import pytest

from benchmarks.press import run


async def test_the_benchmark_measures_four_bots_the_disk_and_one_request_a_press(
    capsys: pytest.CaptureFixture[str],
) -> None:
    await run(presses=60, games=2, rounds=2)

    lines = capsys.readouterr().out.splitlines()
    requests = [found for line in lines for found in re.findall(r" (\d+\.\d{3})\b", line)]
    assert requests == ["1.000"] * 8
    assert sum("a page to the disk" in line for line in lines) == 2
