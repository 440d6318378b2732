"""Explaining an advice: the choices worth showing, and why the best is best."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.advice.choices import Advice, Choice
from bot.engine import AcceptFarkle, Bank, Move, State, TakeOver, UseBadge, apply, wins_now

WITHIN_REACH: Final = 500
"""A side that needs at most so many points may well win in its next turn: a good turn."""

NEAR: Final = 0.02
"""A choice is close to the best if it gives away less than this share of the chance to win (or to
lose, if that is smaller); of the points where no chance is known.
"""

_NEVER: Final = 1e-9
"""A smaller chance is a rounding error."""


class Because(StrEnum):
    """Why a choice is the best; `why-<value>` is the sentence."""

    WINS = "wins"
    """The bank wins the game at once, and alone."""
    LAST_TURNS = "last-turns"
    """The bank reaches the target, after which everyone else has one turn."""
    RIVAL_CLOSE = "rival-close"
    """Bank: the roll may farkle, and then the rival needs little."""
    RISK = "risk"
    """Bank: rolling brings fewer points on average."""
    SAFE_POINTS = "safe-points"
    """Bank: rolling brings more points on average, and yet wins less often."""
    FIRST_ROLL = "first-roll"
    FRESH_DICE = "fresh-dice"
    """Roll all dice rather than take over."""
    TAKE_OVER = "take-over"
    FEWER_POINTS = "fewer-points"
    """Take over or do not, though it brings fewer points on average: it wins more often."""
    NO_FARKLE = "no-farkle"
    """The roll cannot farkle."""
    CANNOT_BANK = "cannot-bank"
    """No selection may be banked; the sentence is that of the rule which forbids it."""
    TOO_LITTLE = "too-little"
    """Roll: a bank now could not win any more."""
    HOT_DICE = "hot-dice"
    MORE_DICE = "more-dice"
    """Roll with more dice rather than keep more points."""
    RIVAL_WINS = "rival-wins"
    """Roll: the rival needs too little to leave it at a bank."""
    CATCH_UP = "catch-up"
    """Roll, though it costs points on average: a bank wins less often."""
    SECOND_CHANCE = "second-chance"
    """Throw again after a farkle: nothing is left to lose."""
    BADGE_NOW = "badge-now"
    """Use the badge: that is worth more than keeping it."""
    BADGE_LATER = "badge-later"
    """Let a farkle count, to keep the badge."""
    GAIN = "gain"
    """Roll: it brings more points on average."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why the best choice is best.

    - `other`: the choice that it is compared with, the best itself when there is none.
    - `rival`: the other side with the highest total, None when nobody else plays.
    - `needs`: the points that the rival lacks to the target, None without both, and in last turns.
    """

    because: Because
    other: Choice
    rival: int | None
    needs: int | None


def sensible(advice: Advice) -> tuple[Choice, ...]:
    """Return the choices worth telling apart, best first: one bank, one roll of so many dice."""
    told: dict[tuple[type[Move], int], Choice] = {}
    for choice in advice.choices:
        told.setdefault((type(choice.move), choice.dice), choice)
    return tuple(told.values())


def runner_up(choices: tuple[Choice, ...]) -> Choice | None:
    """Return the second of `choices`, best first, if it is close to the best."""
    if len(choices) < 2:
        return None
    best, second = choices[:2]
    if best.win is None or second.win is None:
        less, at_stake = best.expected - second.expected, best.expected
    else:
        less, at_stake = best.win - second.win, min(best.win, 1 - best.win)
    return second if less < NEAR * at_stake else None


def why(state: State, choices: tuple[Choice, ...]) -> Why:
    """Return why the first of `choices`, the `sensible` ones in `state`, is the best."""
    best = choices[0]
    others = tuple([choice for choice in choices[1:] if not isinstance(choice.move, UseBadge)])
    rival = _rival(state)
    needs = _needs(state, rival)
    if isinstance(best.move, UseBadge):
        waits = state.badges is not None and state.badges.farkled
        because, other = Because.SECOND_CHANCE if waits else Because.BADGE_NOW, None
    elif isinstance(best.move, AcceptFarkle):
        because, other = Because.BADGE_LATER, None
    elif isinstance(best.move, Bank):
        because, other = _why_bank(state, best, others, needs)
    elif not state.roll and not state.points:
        because, other = _why_begin(best, others)
    else:
        because, other = _why_roll(state, best, others, needs)
    return Why(because, other or best, rival, needs)


_Found = tuple[Because, Choice | None]


def _why_bank(state: State, best: Choice, others: tuple[Choice, ...], needs: int | None) -> _Found:
    roll = others[0] if others else None
    if wins_now(state, best.move):
        return Because.WINS, roll
    after, _ = apply(state, best.move)
    if after.final and state.final is None:
        return Because.LAST_TURNS, roll
    if _is_close(needs):
        return Because.RIVAL_CLOSE, roll
    if roll is None or roll.expected <= best.expected:
        return Because.RISK, roll
    return Because.SAFE_POINTS, roll


def _why_begin(best: Choice, others: tuple[Choice, ...]) -> _Found:
    if not others:
        return (Because.FIRST_ROLL if best.farkle else Because.NO_FARKLE), None
    if best.expected <= others[0].expected:
        return Because.FEWER_POINTS, others[0]
    took = isinstance(best.move, TakeOver)
    return (Because.TAKE_OVER if took else Because.FRESH_DICE), others[0]


def _why_roll(state: State, best: Choice, others: tuple[Choice, ...], needs: int | None) -> _Found:
    bank = next((choice for choice in others if isinstance(choice.move, Bank)), None)
    if not best.farkle:
        return Because.NO_FARKLE, bank
    if bank is None:
        return Because.CANNOT_BANK, None
    return _why_not_bank(best, bank, needs) or _why_gain(state, best, others, bank)


def _why_not_bank(best: Choice, bank: Choice, needs: int | None) -> _Found | None:
    """Return why the `bank` wins too rarely, None where points explain it."""
    if bank.win is not None and bank.win < _NEVER:
        return Because.TOO_LITTLE, bank
    if bank.win is not None and _is_close(needs):
        return Because.RIVAL_WINS, bank
    return (Because.CATCH_UP, bank) if best.expected <= bank.expected else None


def _why_gain(state: State, best: Choice, others: tuple[Choice, ...], bank: Choice) -> _Found:
    if state.roll and best.dice == state.setup.rules.scoring.dice:
        return Because.HOT_DICE, bank
    richer = [
        choice for choice in others if choice.points > best.points and 0 < choice.dice < best.dice
    ]
    if richer:
        return Because.MORE_DICE, max(richer, key=lambda choice: choice.points)
    return Because.GAIN, bank


def _rival(state: State) -> int | None:
    """Return the other side that leads those still in the game; the first of equals."""
    setup = state.setup
    playing = {setup.side_of(seat) for seat in range(setup.seats) if not state.out[seat]}
    others = sorted(playing - {state.side})
    return max(others, key=lambda side: state.totals[side], default=None)


def _needs(state: State, rival: int | None) -> int | None:
    target = state.setup.rules.target
    if rival is None or target is None or state.final is not None:
        return None
    return target - state.totals[rival]


def _is_close(needs: int | None) -> bool:
    return needs is not None and needs <= WITHIN_REACH
