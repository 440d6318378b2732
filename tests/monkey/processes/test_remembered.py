"""What is kept for ever is found, whether a bot keeps it or a bot is kept."""

import asyncio

import pytest

from bot.app import Farkle
from bot.client.guard.interactions import InFlight
from tests.monkey.acts import Command, Restart, Somewhere
from tests.monkey.processes import remembered
from tests.monkey.run import Limits, run

HELP = Command(Somewhere(0, 0, "farkle"), "farkle help")
FEW = 5
"""Fewer than a run may keep, so that few presses are too many."""


def test_what_keeps_something_of_each_press_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: InFlight) -> bool:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)  # and never lets it go
        return not self._leaving

    monkeypatch.setattr(InFlight, "take", take)
    monkeypatch.setattr(remembered, "MOST", FEW)
    found = run(1, Limits(), [HELP] * (FEW + 1))
    assert "InFlight._tasks kept" in str(found.fault)


def test_a_bot_that_is_kept_after_its_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Farkle] = []
    close = Farkle.close

    async def close_and_keep(self: Farkle) -> None:
        kept.append(self)
        await close(self)

    monkeypatch.setattr(Farkle, "close", close_and_keep)
    found = run(1, Limits(), [Restart(orderly=True)])
    assert "2 bots that were replaced are still in memory" in str(found.fault)
