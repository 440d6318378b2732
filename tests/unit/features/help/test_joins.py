"""Joining a server is told from coming back to it."""

from bot.features.help.service import JUST_JOINED, Joins

NOW = 1_700_000_000
SERVER = 500


class Clock:
    """A clock that stands at `time`."""

    time = NOW

    def now(self) -> int:
        return self.time


def test_a_server_that_has_just_taken_the_bot_is_new_once() -> None:
    joins = Joins(Clock())
    assert joins.is_new(SERVER, NOW - 1)
    assert not joins.is_new(SERVER, NOW - 1), "Discord says it twice"
    assert joins.is_new(SERVER + 1, NOW - 1)


def test_coming_back_after_an_outage_is_no_joining() -> None:
    clock = Clock()
    joins = Joins(clock)
    assert joins.is_new(SERVER, NOW)
    clock.time += JUST_JOINED + 1
    assert not joins.is_new(SERVER, NOW)
    assert not Joins(clock).is_new(SERVER, NOW), "nor after a restart"


def test_whoever_takes_the_bot_again_is_greeted_again() -> None:
    clock = Clock()
    joins = Joins(clock)
    assert joins.is_new(SERVER, NOW)
    clock.time += 60
    assert joins.is_new(SERVER, clock.time)
