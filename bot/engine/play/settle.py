"""How a turn ends: what a bank brings, who is next, and when and for whom the game is over."""

from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.engine.moves import Resign
from bot.engine.play.badge_use import banked
from bot.engine.play.events import (
    BadgeBonus,
    Banked,
    Event,
    Farkled,
    FinalRound,
    GameOver,
    Given,
    Resigned,
    TimedOut,
)
from bot.engine.play.state import Offer, State
from bot.engine.quick import quick
from bot.engine.rules.dice import Die

T = TypeVar("T")

_state = quick(State)
_banked = quick(Banked)
_farkled = quick(Farkled)


class TurnResult(NamedTuple):
    """What a finished turn leaves behind; the fields are those of `State`."""

    totals: tuple[int, ...]
    opened: tuple[bool, ...]
    farkles: tuple[int, ...]
    final: tuple[int, ...] | None
    offer: Offer | None = None


def bank(
    state: State, points: int, left: tuple[Die, ...], events: list[Event]
) -> tuple[State, list[Event]]:
    """Add `points` to the total, or do what overshooting asks, and end the turn."""
    rules, seat, side = state.setup.rules, state.seat, state.side
    bonus = banked(state, points) - points
    if bonus:
        events.append(BadgeBonus(seat, bonus))
        points += bonus
    totals, final, offer = state.totals, state.final, None
    target = rules.target
    total = totals[side] + points
    if rules.gives_away and target and total > target:
        gift = points if rules.overshoot == "welfare" else total - target
        receiver = _receiver(state, gift, target)
        if receiver is not None:
            totals = _with(totals, receiver, totals[receiver] + gift)
        events.append(Given(seat, receiver, gift, points - gift))
    else:
        totals = _with(totals, side, total)
        events.append(_banked(seat, points, total))
        if rules.high_stakes:
            offer = Offer(points, left)
        if rules.final_round and final is None and target and total >= target:
            final = tuple([entitled for entitled, gone in enumerate(state.out) if not gone])
            events.append(FinalRound(seat))
    opened, farkles = _with(state.opened, side, True), _with(state.farkles, seat, 0)
    return end_turn(state, TurnResult(totals, opened, farkles, final, offer), events)


def can_be_won(state: State) -> bool:
    """Tell whether the game can be won: nobody is beaten who plays alone for so many turns."""
    return state.setup.seats > 1 or state.setup.rules.turns is None


def wins_with(state: State, points: int) -> bool:
    """Tell whether to bank `points` ends the game and wins it alone."""
    if not can_be_won(state):
        return False
    after, _ = bank(state, points, (), [])
    return after.over and after.winners == (state.side,)


def farkle(state: State, lost: int, events: list[Event]) -> tuple[State, list[Event]]:
    """Lose the `lost` points of the turn, pay for the last of too many in a row, and end it."""
    rules, seat, side = state.setup.rules, state.seat, state.side
    in_a_row, penalty = state.farkles[seat] + 1, 0
    punished = in_a_row == rules.farkle_limit
    if punished:
        penalty = rules.farkle_penalty
    events.append(_farkled(seat, lost, in_a_row, penalty))
    totals = _with(state.totals, side, state.totals[side] - penalty)
    farkles = _with(state.farkles, seat, 0 if punished else in_a_row)
    return end_turn(state, TurnResult(totals, state.opened, farkles, state.final), events)


def end_turn(state: State, standing: TurnResult, events: list[Event]) -> tuple[State, list[Event]]:
    """Return the state at the start of the next turn, or at the end of the game."""
    totals, opened, farkles, final, offer = standing
    if final is not None:
        final = tuple([seat for seat in final if seat != state.seat])
    seat, round_ = _next_turn(state)
    if _is_over(state, totals, round_, final):
        ended = replace(state, totals=totals, opened=opened, farkles=farkles, final=final)
        return finish(ended, events, _leaders(ended))
    following = _state(
        state.setup,
        totals,
        opened,
        farkles,
        state.out,
        seat,
        round_,
        0,
        state.setup.dice[seat],
        (),
        (),
        0,
        offer,
        final,
        over=False,
        winners=(),
        badges=None if state.badges is None else state.badges.ended,
        aside_dice=(),
    )
    return following, events


def finish(
    state: State, events: list[Event], winners: tuple[int, ...]
) -> tuple[State, list[Event]]:
    """Return `state` as the end of the game, won by the sides `winners`."""
    events.append(GameOver(winners))
    ended = replace(
        state,
        points=0,
        dice=state.setup.dice[state.seat],
        roll=(),
        aside=(),
        hot=0,
        offer=None,
        over=True,
        winners=winners,
        badges=None if state.badges is None else state.badges.ended,
        aside_dice=(),
    )
    return ended, events


def time_out(state: State) -> tuple[State, list[Event]]:
    """End a turn whose time is up: its points are lost, but it is no farkle."""
    events: list[Event] = [TimedOut(state.seat, state.points)]
    standing = TurnResult(state.totals, state.opened, state.farkles, state.final)
    return end_turn(state, standing, events)


def call_time(state: State) -> tuple[State, list[Event]]:
    """End the game as it stands: what is at risk in the turn counts for nobody."""
    return finish(state, [], _leaders(state))


def resign(state: State, move: Resign) -> tuple[State, list[Event]]:
    """Take a seat out: its side may lose, its turn passes, the rest play on."""
    seat = move.seat
    events: list[Event] = [Resigned(seat, move.why)]
    final = None if state.final is None else tuple([s for s in state.final if s != seat])
    state = replace(state, out=_with(state.out, seat, True), final=final)
    sides = _sides_in(state)
    if len(sides) < 2:
        return finish(state, events, sides)
    if state.seat != seat:
        return state, events
    return end_turn(state, TurnResult(state.totals, state.opened, state.farkles, final), events)


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return `values` with `value` at `place`."""
    if values[place] == value:
        return values
    return (*values[:place], value, *values[place + 1 :])


def _next_turn(state: State) -> tuple[int, int]:
    """Return the seat that plays next, and in which round."""
    seats = state.setup.seats
    seat = (state.seat + 1) % seats
    while state.out[seat]:
        seat = (seat + 1) % seats
    return seat, state.round + (seat <= state.seat)


def _is_over(
    state: State, totals: tuple[int, ...], round_: int, final: tuple[int, ...] | None
) -> bool:
    rules = state.setup.rules
    if rules.turns is not None:
        return round_ > rules.turns
    if final is not None:
        return not final
    return rules.target is not None and not rules.final_round and max(totals) >= rules.target


def _sides_in(state: State) -> tuple[int, ...]:
    """Return the sides that still have a seat in the game."""
    side_of = state.setup.side_of
    return tuple(sorted({side_of(seat) for seat, gone in enumerate(state.out) if not gone}))


def _leaders(state: State) -> tuple[int, ...]:
    """Return the sides still in the game with the highest total: several when they tie."""
    sides = _sides_in(state)
    highest = max(state.totals[side] for side in sides)
    return tuple(side for side in sides if state.totals[side] == highest)


def _receiver(state: State, points: int, target: int) -> int | None:
    """Return the other side with the lowest total, the next in seat order when tied.

    None when there is no other, or `points` would carry it past the target too.
    """
    totals, sides = state.totals, state.setup.sides
    others = [side for side in _sides_in(state) if side != state.side]
    if not others:
        return None
    lowest = min(others, key=lambda side: (totals[side], (side - state.side) % sides))
    return lowest if totals[lowest] + points <= target else None
