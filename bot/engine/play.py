"""Moves applied to states. Dice are an argument, never drawn here."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.dice import FAIR, Die, Faces
from bot.engine.errors import IllegalMove, Reason
from bot.engine.events import (
    Event,
    HotDice,
    Rolled,
    ScorelessRoll,
    SetAside,
    TookOver,
)
from bot.engine.legal import (
    hot_bonus,
    left_after,
    offered,
    require_bankable,
    require_clock,
    require_seated,
    score_of,
)
from bot.engine.moves import Bank, Lapse, Move, Positions, Roll, TakeOver
from bot.engine.quick import quick
from bot.engine.rules import RuleSet
from bot.engine.scoring import RollScores, Score
from bot.engine.settle import bank, farkle, finish, lapse, resign
from bot.engine.state import Setup, State

TOXIC_TWOS: Final = 4
"""So many 2s in one roll are a farkle under Toxic Twos."""

_NUMBERS: Final = frozenset(FAIR.faces)

_state = quick(State)
_rolled = quick(Rolled)
_set_aside = quick(SetAside)


class Throw(NamedTuple):
    """What a seat throws, and what it carries into the throw; the fields are those of `State`."""

    points: int
    dice: tuple[Die, ...]
    aside: Faces = ()
    hot: int = 0


def start(setup: Setup) -> State:
    """Return the state before the first roll."""
    return State(
        setup=setup,
        totals=(0,) * setup.sides,
        opened=(False,) * setup.sides,
        farkles=(0,) * setup.seats,
        out=(False,) * setup.seats,
        seat=0,
        round=1,
        points=0,
        dice=setup.dice[0],
        roll=(),
        aside=(),
        hot=0,
        offer=None,
        final=None,
        over=False,
        winners=(),
    )


def apply(state: State, move: Move, dice: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Return the state after `move`, and what happened.

    `dice` are the faces rolled, one for each die of `dice_to_roll(state, move)`, in that order.
    Raises `IllegalMove` when the rules do not allow the move now, and `ValueError` when `dice` are
    not the faces of those dice.
    """
    if state.over:
        raise IllegalMove(Reason.GAME_OVER)
    if isinstance(move, Roll):
        return _roll(state, move.keep, dice)
    if isinstance(move, TakeOver):
        return _take_over(state, dice)
    if dice:
        raise ValueError(f"{move} rolls no dice")
    if isinstance(move, Bank):
        return _bank(state, move.keep)
    if isinstance(move, Lapse):
        require_clock(state)
        return lapse(state)
    require_seated(state, move.seat)
    return resign(state, move.seat)


def is_farkle(rules: RuleSet, roll: Faces, scores: RollScores) -> bool:
    """Tell whether `roll`, which scores `scores`, loses the turn under `rules`."""
    if scores.wins:
        return False
    if rules.toxic_twos and roll.count(2) >= TOXIC_TWOS:
        return True
    if scores.by_positions:
        return False
    return not rules.scoreless_bonus or len(roll) < rules.scoring.dice


def _roll(state: State, keep: Positions, dice: Sequence[int]) -> tuple[State, list[Event]]:
    score = score_of(state, keep)
    if score is None:
        return _land(state, Throw(state.points, state.dice, (), state.hot), dice, [])
    throw, events = _keep(state, keep, score)
    return _land(state, throw, dice, events)


def _take_over(state: State, dice: Sequence[int]) -> tuple[State, list[Event]]:
    offer = offered(state)
    events: list[Event] = [TookOver(state.seat, offer.points, len(offer.dice))]
    return _land(state, Throw(offer.points, offer.dice), dice, events)


def _bank(state: State, keep: Positions) -> tuple[State, list[Event]]:
    score = require_bankable(state, keep)
    if score is None:
        return bank(state, state.points, state.dice, [])
    throw, events = _keep(state, keep, score)
    return bank(state, throw.points, throw.dice, events)


def _keep(state: State, keep: Positions, score: Score) -> tuple[Throw, list[Event]]:
    """Return what could be thrown once `keep` is set aside, and the events of setting it aside."""
    faces = tuple([state.roll[place] for place in keep])
    events: list[Event] = [_set_aside(state.seat, faces, score)]
    points = state.points + score.points
    dice = left_after(state, keep, score)
    if len(keep) < len(state.roll):
        return Throw(points, dice, state.aside + faces, state.hot), events
    bonus = hot_bonus(state, keep)
    events.append(HotDice(state.seat, bonus))
    return Throw(points + bonus, dice, (), state.hot + 1), events


def _land(
    state: State, throw: Throw, faces: Sequence[int], events: list[Event]
) -> tuple[State, list[Event]]:
    """Return the state once the dice show `faces`: a choice, a free roll, or the turn's end."""
    points, dice, aside, hot = throw
    if not _can_show(dice, faces):
        raise ValueError(f"{tuple(faces)} are not faces of the {len(dice)} dice to roll")
    setup = state.setup
    roll = tuple(sorted(faces))
    events.append(_rolled(state.seat, roll))
    scores = setup.table.roll(roll)
    if scores.wins:
        return finish(state, events, (state.side,))
    if is_farkle(setup.rules, roll, scores):
        return farkle(state, points, events)
    if not scores.by_positions:
        events.append(ScorelessRoll(state.seat, setup.rules.scoreless_bonus))
        points += setup.rules.scoreless_bonus
        dice, roll = setup.dice[state.seat], ()
    elif dice.count(dice[0]) < len(dice):
        order = sorted(range(len(dice)), key=lambda place: faces[place])
        dice = tuple([dice[place] for place in order])
    landed = _state(
        state.setup,
        state.totals,
        state.opened,
        state.farkles,
        state.out,
        state.seat,
        state.round,
        points,
        dice,
        roll,
        aside,
        hot,
        None,
        state.final,
        over=False,
        winners=(),
    )
    return landed, events


def _can_show(dice: tuple[Die, ...], faces: Sequence[int]) -> bool:
    if len(faces) != len(dice):
        return False
    if dice.count(FAIR) == len(dice):
        return _NUMBERS.issuperset(faces)
    return all(map(Die.can_show, dice, faces))
