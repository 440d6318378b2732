"""What each move of a state is worth: where values and the engine's moves meet."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final

from bot.ai.prospects import Prospects
from bot.ai.table import GameTable, TurnStart, farkles_that_count
from bot.ai.turn_value import turn_table
from bot.domain.advice import Choice
from bot.engine import (
    Bank,
    Faces,
    Lapse,
    Move,
    Resign,
    Roll,
    RuleSet,
    State,
    TakeOver,
    dice_to_roll,
    farkle_chance,
    legal_moves,
)

_NEAR: Final = 3000
"""So near to the target that points beyond it weigh in the choice: a turn rarely brings more."""


def evaluate(state: State, table: GameTable | None = None) -> tuple[Choice, ...]:
    """Return every distinct choice in `state`, best first; empty when the game is over.

    `table` is that of the game's rules, or None where there is none: then the expected points
    decide. Choices that keep the same faces are one; resigning is not among them. Of equals the
    one that banks comes first.
    """
    points = points_ahead(state)
    wins = table.prospects(TurnStart.of(state)) if table else None
    choices = [_choice(state, move, points, wins) for move in _distinct(state)]
    return tuple(sorted(choices, key=_worth, reverse=True))


def choice_of(choices: Iterable[Choice], state: State, move: Move) -> Choice:
    """Return that of the `choices` in `state` which is `move`, or does the same.

    Resigning and running out of time are no choices.
    """
    wanted = _what(state, move)
    return next(each for each in choices if _what(state, each.move) == wanted)


def _worth(choice: Choice) -> tuple[float, int]:
    return choice.expected if choice.win is None else choice.win, -choice.dice


def _distinct(state: State) -> Iterator[Move]:
    """Yield the legal moves, one of those that keep the same faces and do the same."""
    seen: set[tuple[type[Move], Faces]] = set()
    for move in legal_moves(state):
        if isinstance(move, Resign | Lapse):
            continue
        what = _what(state, move)
        if what not in seen:
            seen.add(what)
            yield move


def _what(state: State, move: Move) -> tuple[type[Move], Faces]:
    """Return what `move` does, whichever of several equal dice it keeps."""
    keep = move.keep if isinstance(move, Roll | Bank) else ()
    return type(move), tuple(state.roll[place] for place in keep)


def _choice(state: State, move: Move, points: Prospects, wins: Prospects | None) -> Choice:
    at_risk = _points_after(state, move)
    dice = dice_to_roll(state, move)
    if isinstance(move, Bank):
        win = wins.bank(at_risk) if wins else None
        return Choice(move, at_risk, 0, Fraction(0), points.bank(at_risk), win)
    throw = _throw_after(state, move, len(dice), points)
    win = wins.roll(at_risk, throw) if wins else None
    chance = farkle_chance(state.setup.rules, dice)
    return Choice(move, at_risk, len(dice), chance, points.roll(at_risk, throw), win)


def _points_after(state: State, move: Move) -> int:
    """Return the turn's points once the dice that `move` keeps are set aside."""
    if isinstance(move, TakeOver):
        return state.offer.points if state.offer else 0
    if isinstance(move, Resign | Lapse) or not move.keep:
        return state.points
    score = state.setup.table.roll(state.roll).by_positions[move.keep]
    hot = state.hot and len(move.keep) == len(state.roll)
    return state.points + score.points + (state.setup.rules.hot_dice_bonus if hot else 0)


def _throw_after(state: State, move: Move, dice: int, prospects: Prospects) -> int:
    """Return the index of the throw that `move` makes with so many `dice`."""
    rules = state.setup.rules
    keeps = isinstance(move, Roll) and bool(move.keep)
    now_hot = keeps and dice == rules.scoring.dice
    return prospects.model.index(
        dice,
        hot=rules.hot_dice_bonus > 0 and (now_hot or state.hot > 0),
        may_bank=not (now_hot and rules.hot_dice_must_roll),
    )


def points_ahead(state: State) -> Prospects:
    """Return the prospects in points; where banking may win, what goes beyond does not count."""
    rules, farkles = state.setup.rules, farkles_that_count(state, state.seat)
    if rules.target and not rules.final_round and rules.target - state.total <= _NEAR:
        return _up_to(rules, rules.target - state.total, farkles)
    return turn_table(rules).prospects[farkles]


@lru_cache(maxsize=512)
def _up_to(rules: RuleSet, most: int, farkles: int) -> Prospects:
    return turn_table(rules).up_to(most, farkles)
