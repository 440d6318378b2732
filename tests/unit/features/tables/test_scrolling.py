"""When a board is looked for that may have scrolled away."""

from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.features.tables.service.scrolling import LOOK_AFTER, Scrolling
from bot.match.clocks.presence import Presence
from bot.match.model.match import Match, opponent
from bot.match.model.phases import Finished, Invited
from tests.support.matches.fakes import SeenBoards, SetClock
from tests.support.matches.games import a_game
from tests.support.matches.table import ADA, BEN

GAME = a_game(ADA, BEN, message_id=None)
SHOWN = replace(GAME, message_id=70)


def passed(match: Match) -> Match:
    """Return a game in which the turn has passed."""
    state = match.state
    return match.next(state=replace(state, seat=1 - state.seat))


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def boards() -> SeenBoards:
    return SeenBoards()


@pytest.fixture
def scrolling(boards: SeenBoards, clock: SetClock) -> Scrolling:
    """Return the watch of a game that has been shown just now."""
    scrolling = Scrolling(boards, clock)
    scrolling.changed(GAME, SHOWN)
    return scrolling


def test_a_look_when_the_turn_passes_at_most_once_a_minute(
    scrolling: Scrolling, boards: SeenBoards, clock: SetClock
) -> None:
    scrolling.changed(SHOWN, passed(SHOWN))
    assert boards.brought_down == [], "it was shown just now"
    clock.time += LOOK_AFTER
    scrolling.changed(SHOWN, SHOWN.next())
    assert boards.brought_down == [], "whoever presses has found it"
    after = passed(SHOWN)
    scrolling.changed(SHOWN, after)
    scrolling.changed(after, passed(after))
    assert boards.brought_down == [after]
    clock.time += LOOK_AFTER
    scrolling.changed(SHOWN, after)
    assert boards.brought_down == [after, after]


def test_a_look_after_a_restart(boards: SeenBoards, clock: SetClock) -> None:
    Scrolling(boards, clock).changed(SHOWN, passed(SHOWN))
    assert len(boards.brought_down) == 1


def test_a_look_when_somebody_is_reminded(
    scrolling: Scrolling, boards: SeenBoards, clock: SetClock
) -> None:
    clock.time += LOOK_AFTER
    scrolling.changed(replace(SHOWN, remind_at=clock.time), SHOWN)
    assert boards.brought_down == [SHOWN]


def test_none_for_a_bot_or_a_game_that_begins_or_ends(
    scrolling: Scrolling, boards: SeenBoards, clock: SetClock
) -> None:
    clock.time += LOOK_AFTER
    scrolling.changed(replace(SHOWN, phase=Invited()), passed(SHOWN))
    scrolling.changed(SHOWN, replace(passed(SHOWN), phase=Finished(0)))
    with_bot = replace(SHOWN, players=(ADA, opponent(Level.GREEDY)))
    scrolling.changed(with_bot, passed(with_bot))
    assert boards.brought_down == []


def test_a_look_when_a_vacation_ends(
    scrolling: Scrolling, boards: SeenBoards, clock: SetClock
) -> None:
    clock.time += LOOK_AFTER
    standing = replace(SHOWN, presence=Presence(stands_until=clock.time))
    scrolling.changed(SHOWN, standing)
    assert boards.brought_down == []
    scrolling.changed(standing, SHOWN)
    assert boards.brought_down == [SHOWN]
