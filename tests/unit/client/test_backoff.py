"""Pauses that grow while Discord is in trouble."""

import asyncio
import logging
from types import SimpleNamespace

import discord
import pytest

from bot.client import backoff
from bot.client.backoff import LONGEST_PAUSE, Backoff, GaveUp, try_or_persist
from bot.client.boards.discord_errors import in_short
from bot.match.service.tasks import Tasks

TROUBLE = OSError("no route")


class Time:
    """A clock that only pauses move."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.pauses: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    beside = SimpleNamespace(timeout=asyncio.timeout, sleep=time.sleep)
    monkeypatch.setattr(backoff, "time", time)
    monkeypatch.setattr(backoff, "asyncio", beside)
    return time


async def test_pauses_grow_to_a_minute_and_no_two_are_alike(time: Time) -> None:
    trouble = Backoff("Discord is gone")
    for _ in range(2000):
        await trouble.pause(TROUBLE)
    for longest, pause in zip((1, 2, 4, 8, 16, 32), time.pauses, strict=False):
        assert longest / 2 <= pause <= longest
    late = time.pauses[10:]
    assert LONGEST_PAUSE / 2 <= min(late) < max(late) <= LONGEST_PAUSE
    assert len(set(late)) > 1900


async def test_the_log_says_it_once_a_minute(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    trouble = Backoff("Discord is gone")
    while time.now < 1000 + 600:
        await trouble.pause(TROUBLE)
    lines = [record.getMessage() for record in caplog.records]
    assert lines[0] == "Discord is gone: no route (for 0 min)"
    assert 6 <= len(lines) <= 10, "a line follows the last after one minute, and before two"
    assert lines[-1] in {f"Discord is gone: no route (for {minutes} min)" for minutes in (8, 9, 10)}


async def test_it_gives_up_when_it_is_told_to(time: Time) -> None:
    trouble = Backoff("Discord is gone", limit=300)

    async def wait_for_ever() -> None:
        while True:
            await trouble.pause(TROUBLE)

    with pytest.raises(GaveUp) as gave_up:
        await wait_for_ever()
    assert gave_up.value.last is TROUBLE
    assert 200 < time.now - 1000 <= 300


async def test_trouble_of_long_ago_is_forgotten(time: Time) -> None:
    trouble = Backoff("Discord is gone", limit=300)
    for _ in range(6):
        await trouble.pause(TROUBLE)
    time.now += 6 * LONGEST_PAUSE
    await trouble.pause(TROUBLE)
    assert time.pauses[-1] <= 1


async def test_what_discord_will_not_take_now_is_tried_again_aside(
    time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    tasks, outcomes = Tasks(), [TROUBLE_503, TimeoutError(), None]
    done = asyncio.Event()

    async def work() -> None:
        outcome = outcomes.pop(0)
        if outcome is not None:
            raise outcome
        done.set()

    await try_or_persist(tasks, work, "nothing is told")
    assert len(outcomes) == 2, "whoever asked does not wait for more"
    await asyncio.wait_for(done.wait(), 30)
    assert [record.getMessage() for record in caplog.records] == [
        "nothing is told: 503 Service Unavailable (for 0 min)"
    ]


async def test_what_is_no_trouble_of_discord_is_raised(time: Time) -> None:
    async def work() -> None:
        raise KeyError

    with pytest.raises(KeyError):
        await try_or_persist(Tasks(), work, "nothing is told")


async def test_a_silent_discord_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "REQUEST_WITHIN", 0.01)
    tasks, begun = Tasks(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        await asyncio.sleep(60)

    await try_or_persist(tasks, work, "nothing is told")
    assert begun == 1
    await tasks.cancel()


TROUBLE_503 = discord.HTTPException(
    SimpleNamespace(status=503, reason="Service Unavailable"),
    "<html>\n<h1>Sorry</h1>",
)


def not_found(cause: Exception) -> discord.GatewayNotFound:
    """Return what discord.py makes of trouble with the address of the gateway."""
    error = discord.GatewayNotFound()  # type: ignore[no-untyped-call] # discord.py has no types there
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (TROUBLE_503, "503 Service Unavailable"),
        (not_found(TROUBLE_503), "503 Service Unavailable"),
        (TimeoutError(), "no answer in time"),
        (OSError("one\ntwo"), "one"),
        (ConnectionError(), "ConnectionError"),
        (KeyError("url"), "KeyError('url')"),
    ],
)
def test_trouble_is_told_in_a_line(error: Exception, told: str) -> None:
    assert in_short(error) == told
