"""Moves applied to states. Dice are an argument, never drawn here."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.engine.badges.in_play import InPlay
from bot.engine.errors import IllegalMove, Reason
from bot.engine.moves import (
    AcceptFarkle,
    Bank,
    CallTime,
    Move,
    Positions,
    Roll,
    TakeOver,
    TimeOut,
    UseBadge,
)
from bot.engine.play.badge_use import can_throw_again, rolled_by, thrown, usable
from bot.engine.play.events import (
    BadgeBonus,
    BadgeUsed,
    Event,
    HotDice,
    RollChanged,
    Rolled,
    ScorelessRoll,
    SecondChance,
    SetAside,
    TookOver,
)
from bot.engine.play.legal import (
    doubling,
    hot_bonus,
    is_hot,
    left_after,
    offered,
    require_bankable,
    require_clock,
    require_farkle,
    require_rollable,
    require_seated,
)
from bot.engine.play.settle import bank, call_time, farkle, finish, resign, time_out
from bot.engine.play.state import Setup, State
from bot.engine.quick import quick
from bot.engine.rules.dice import FAIR, Die, Faces
from bot.engine.rules.rulings import Ruling, ruling
from bot.engine.rules.scoring import Score

_NUMBERS: Final = frozenset(FAIR.faces)

_state = quick(State)
_rolled = quick(Rolled)
_set_aside = quick(SetAside)


class Throw(NamedTuple):
    """What a seat throws, and what it carries into the throw; the fields are those of `State`.

    `extra` is the place among `dice` of the one that a badge has lent, None where there is none.
    """

    points: int
    dice: tuple[Die, ...]
    aside: Faces = ()
    hot: int = 0
    extra: int | None = None
    aside_dice: tuple[Die, ...] = ()


def start(setup: Setup) -> State:
    """Return the state before the first roll."""
    uses = tuple([badge.uses if badge is not None else 0 for badge in setup.working])
    return State(
        setup=setup,
        totals=setup.headstarts,
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
        badges=InPlay(uses) if any(uses) else None,
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
    if isinstance(move, UseBadge):
        return _use_badge(state, move.at, dice)
    if dice:
        raise ValueError(f"{move} rolls no dice")
    if isinstance(move, Bank):
        return _bank(state, move.keep)
    if isinstance(move, AcceptFarkle | TimeOut | CallTime):
        return _end_unplayed(state, move)
    require_seated(state, move.seat)
    return resign(state, move)


def _roll(state: State, keep: Positions, dice: Sequence[int]) -> tuple[State, list[Event]]:
    score = require_rollable(state, keep)
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


def _end_unplayed(
    state: State, move: AcceptFarkle | TimeOut | CallTime
) -> tuple[State, list[Event]]:
    """End the turn, or the game; a farkle that waits counts when the time of the turn ends it."""
    if isinstance(move, CallTime):
        return call_time(state)
    if isinstance(move, AcceptFarkle):
        require_farkle(state)
    else:
        require_clock(state)
    waits = state.badges is not None and state.badges.farkled
    return farkle(state, state.points, []) if waits else time_out(state)


def _use_badge(state: State, at: Positions, faces: Sequence[int]) -> tuple[State, list[Event]]:
    badge, badges = usable(state, at), state.badges
    assert badges is not None  # or it could not be used
    rolling = rolled_by(state, badge, at)
    if not _can_show(rolling, faces):
        raise ValueError(f"{tuple(faces)} are not faces of the {len(rolling)} dice to roll")
    events: list[Event] = [BadgeUsed(state.seat, badge.kind)]
    state = replace(state, badges=badges.used(state.seat, badge))
    throw = Throw(state.points, state.dice, state.aside, state.hot, badges.extra, state.aside_dice)
    if not at:
        return _land(state, throw, faces, events) if rolling else (state, events)
    shown = list(state.roll)
    for place, face in zip(at, faces or (badge.face,), strict=True):
        shown[place] = face
    roll = tuple(sorted(shown))
    events.append(RollChanged(state.seat, roll))
    return _lie(state, throw, shown, roll, events)


def _keep(state: State, keep: Positions, score: Score) -> tuple[Throw, list[Event]]:
    """Return what could be thrown once `keep` is set aside, and the events of setting it aside."""
    faces = tuple([state.roll[place] for place in keep])
    events: list[Event] = [_set_aside(state.seat, faces, score)]
    points = state.points + score.points
    dice = left_after(state, keep, score)
    doubled = doubling(state, score) if state.badges is not None else 0
    if doubled:
        events.append(BadgeBonus(state.seat, doubled))
        points += doubled
    if len(keep) < len(state.roll) and (state.badges is None or not is_hot(state, keep)):
        kept = tuple([state.dice[place] for place in keep])
        aside, aside_dice = state.aside + faces, state.aside_dice + kept
        return Throw(points, dice, aside, state.hot, aside_dice=aside_dice), events
    if not is_hot(state, keep):  # the last dice of several rolls, where these are not hot
        return Throw(points, dice, (), state.hot), events
    bonus = hot_bonus(state, keep)
    events.append(HotDice(state.seat, bonus))
    return Throw(points + bonus, dice, (), state.hot + 1), events


def _land(
    state: State, throw: Throw, faces: Sequence[int], events: list[Event]
) -> tuple[State, list[Event]]:
    """Return the state once the dice are thrown and show `faces`."""
    if state.badges is not None and state.badges.one_more:
        throw = throw._replace(dice=thrown(state, throw.dice), extra=len(throw.dice))
    if not _can_show(throw.dice, faces):
        raise ValueError(f"{tuple(faces)} are not faces of the {len(throw.dice)} dice to roll")
    roll = tuple(sorted(faces))
    events.append(_rolled(state.seat, roll))
    return _lie(state, throw, faces, roll, events)


def _lie(
    state: State, throw: Throw, faces: Sequence[int], roll: Faces, events: list[Event]
) -> tuple[State, list[Event]]:
    """Return what follows when the dice show `faces`: a choice, a free roll, or the turn's end.

    `roll` are the `faces` in ascending order.
    """
    points, dice, aside, hot, extra, aside_dice = throw
    setup, badges, waits = state.setup, state.badges, False
    scores = setup.tables[state.seat].roll(roll)
    ruled = ruling(setup.rules, roll, scores, lent=extra is not None)
    if ruled is Ruling.WINS:
        return finish(state, events, (state.side,))
    if ruled is Ruling.FARKLE or ruled is Ruling.TOXIC_TWOS:
        waits = can_throw_again(state)
        if not waits:
            return farkle(state, points, events)
        events.append(SecondChance(state.seat))
    elif ruled is Ruling.FREE_ROLL:
        events.append(ScorelessRoll(state.seat, setup.rules.scoreless_bonus))
        points += setup.rules.scoreless_bonus
        dice, roll, extra = setup.dice[state.seat], (), None
    if roll and (extra is not None or dice.count(dice[0]) < len(dice)):
        order = sorted(range(len(dice)), key=lambda place: faces[place])
        dice = tuple([dice[place] for place in order])
        extra = None if extra is None else order.index(extra)
    if badges is not None:
        badges = badges.landed(extra, farkled=waits)
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
        badges=badges,
        aside_dice=aside_dice,
    )
    return landed, events


def _can_show(dice: tuple[Die, ...], faces: Sequence[int]) -> bool:
    if len(faces) != len(dice):
        return False
    if dice.count(FAIR) == len(dice):
        return _NUMBERS.issuperset(faces)
    return all(map(Die.can_show, dice, faces))
