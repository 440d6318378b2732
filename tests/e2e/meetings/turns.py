"""Events of turns: clocks that run out, stand-ins, last rounds and what comes after the end."""

from typing import Final

from bot.features.board.buttons import BankButton, BestButton, ReturnButton, RollButton
from bot.features.tables.buttons import RematchButton
from tests.e2e.meetings.outcomes import on_turn, on_turn_plays, press
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.clocks import LIVE, PASSED, let_time_pass

MOST_TURNS: Final = 12
"""So many turns it takes at most until somebody has missed enough of theirs."""

NEARLY_NOTHING: Final = "122346"
"""A roll of a hundred points."""

WINNING: Final = "111111"
"""A roll that reaches the target of any game here."""


async def turn_runs_out(scene: Scene) -> None:
    """Let the time of a turn be over."""
    ends = (await scene.match()).turn_ends if scene.game is not None else None
    left = LIVE if ends is None else ends - int(scene.table.env.now().timestamp())
    await let_time_pass(scene.table, left + PASSED)


async def bank_empty(scene: Scene) -> None:
    """Let them use up their time bank, and the time of the turn with it."""
    seat = (await scene.match()).seat_of(scene.struck.id)
    assert seat is not None
    rules = (await scene.match()).setup.rules
    await turn_runs_out(scene)
    assert (await scene.match()).presence.banks[seat] == rules.turn_seconds, "that of the next turn"


async def stand_in_comes(scene: Scene) -> None:
    """Let them miss turns until a stand-in has their seat."""
    for _ in range(MOST_TURNS):
        match = await scene.match()
        if match.is_away(scene.struck.id):
            return
        if match.on_turn.user_id == scene.struck.id:
            await turn_runs_out(scene)
        else:
            scene.cup.next(NEARLY_NOTHING)
            await on_turn_plays(scene)
    raise AssertionError("no stand-in has come")


async def stand_in_goes(scene: Scene) -> None:
    """Let them take their seat back from a stand-in."""
    await stand_in_comes(scene)
    await press(scene, scene.struck, ReturnButton)
    assert not (await scene.match()).is_away(scene.struck.id)


async def last_round(scene: Scene) -> None:
    """Let them reach the target, after which everybody else has one more turn."""
    await _take_turn(scene, WINNING)
    assert (await scene.match()).state.final


async def tie(scene: Scene) -> None:
    """Let everybody reach the same total in the last round."""
    for _ in scene.people:
        await _take_turn(scene, WINNING)


async def eight_players(scene: Scene) -> None:
    """Let all eight take a turn, in the order of their seats."""
    assert len(scene.people) == 8
    for who in scene.people:
        assert on_turn(scene, await scene.match()) is who
        await _take_turn(scene, NEARLY_NOTHING)


async def rematch(scene: Scene) -> None:
    """Let people give up until the game is over, and all of them want another."""
    for who in scene.people:
        if (await scene.match()).is_open:
            await scene.table.resign(who, scene.channel)
    for who in scene.people:
        await press(scene, who, RematchButton)


async def _take_turn(scene: Scene, roll: str) -> None:
    who = on_turn(scene, await scene.match())
    assert who is not None
    scene.cup.next(roll)
    for kind in (RollButton, BestButton, BankButton):
        await press(scene, who, kind)
