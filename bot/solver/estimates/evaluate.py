"""What each move of a state is worth: where values and the engine's moves meet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

from bot.advice.choices import Choice
from bot.engine import (
    AcceptFarkle,
    Bank,
    Faces,
    Move,
    Positions,
    Resign,
    Roll,
    RuleSet,
    State,
    TimeOut,
    UseBadge,
    banked,
    bonus_of,
    dice_to_roll,
    farkle_chance,
    legal_moves,
    wins_now,
)
from bot.solver.badges.table import BadgeAhead, BadgeTable
from bot.solver.cache import kept
from bot.solver.estimates.after_move import points_after, throw_after
from bot.solver.estimates.badge_use import Using
from bot.solver.estimates.estimate import estimated
from bot.solver.loaded.turn import set_turn
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.games import is_loaded, obstacle
from bot.solver.tables.many_turns import TOGETHER, ManyTurns
from bot.solver.tables.prospects import Prospects, Solved, TurnAhead
from bot.solver.tables.table import TurnStart, farkles_that_count
from bot.solver.tables.turn_value import NEAR, NEAR_LOADED, turn_table


def evaluate(state: State, table: Solved | BadgeTable | None = None) -> tuple[Choice, ...]:
    """Return every distinct choice in `state`, best first; empty when the game is over.

    `table` is that of the game, or None where there is none: then the expected points
    decide. A bank that wins now is best whatever the figures say. Choices that keep the same faces
    are one; resigning is not among them, and using a badge only where the table knows what that is
    worth, or where a farkle waits for it. Of equals the one that banks comes first.
    """
    return choices_by(state, table.ahead(state) if table else None)


def evaluate_all(
    states: Sequence[State], turns: ManyTurns
) -> Iterator[tuple[State, tuple[Choice, ...]]]:
    """Yield each of the `states`, games of two not yet over, with what `evaluate` returns for it.

    All must be of the game that `turns` works out.
    """
    for first in range(0, len(states), TOGETHER):
        part = states[first : first + TOGETHER]
        starts = [TurnStart.of(state) for state in part]
        prospects = turns.prospects(starts)
        for state, start in zip(part, starts, strict=True):
            yield state, choices_by(state, prospects[start])


def can_estimate(state: State) -> bool:
    """Tell whether the game of `state` is to be estimated: too large to be solved, and not alone.

    With loaded dice it is solved, or played for points.
    """
    setup = state.setup
    return setup.sides > 1 and obstacle(setup) is not None and not any(map(is_loaded, setup.dice))


def estimate(state: State) -> tuple[Choice, ...]:
    """Return what `evaluate` does, with chances to win that are estimated.

    See `bot.solver.estimates.estimate`; any rules will do, but there must be another side, and
    fair dice.
    """
    return choices_by(state, None if state.over else estimated(state))


def choices_by(state: State, wins: TurnAhead | BadgeAhead | None) -> tuple[Choice, ...]:
    """Return what `evaluate` does, with the chances to `win` inside the turn."""
    points = points_ahead(state)
    choices = [_choice(state, move, points, wins) for move in _distinct(state)]
    if isinstance(wins, BadgeAhead):
        choices = _with_badge(state, choices, points, wins)
    choices.sort(key=_worth, reverse=True)
    winning = [choice for choice in choices if wins_now(state, choice.move)]
    certain = [choice if wins is None else replace(choice, win=1.0) for choice in winning]
    return (*certain, *[choice for choice in choices if choice not in winning])


def _with_badge(
    state: State, choices: Iterable[Choice], points: TurnAhead, wins: BadgeAhead
) -> list[Choice]:
    """Return the `choices` in `state` with what using the badge is worth."""
    moves = _once(state, (move for move in legal_moves(state) if isinstance(move, UseBadge)))
    plain = [choice for choice in choices if not isinstance(choice.move, UseBadge)]
    if not moves:
        return plain
    using = Using(state, points, wins)
    return [*plain, *[using.choice(move) for move in moves]]


def choice_of(choices: Iterable[Choice], state: State, move: Move) -> Choice:
    """Return that of the `choices` in `state` which is `move`, or does the same.

    There must be one, see `is_choice`.
    """
    wanted = _what(state, move)
    return next(choice for choice in choices if _what(state, choice.move) == wanted)


def is_choice(choices: Iterable[Choice], state: State, move: Move) -> bool:
    """Tell whether `move`, legal in `state`, is weighed against the `choices`.

    Resigning and running out of time never are, and using a badge only as `evaluate` says.
    """
    wanted = _what(state, move)
    return any(_what(state, choice.move) == wanted for choice in choices)


def _worth(choice: Choice) -> tuple[float, int, int]:
    return choice.expected if choice.win is None else choice.win, -choice.dice, choice.points


def _distinct(state: State) -> Iterator[Move]:
    """Yield the legal moves, one of those that keep the same faces and do the same.

    Using a badge is among them where a farkle waits for it.
    """
    waits = state.badges is not None and state.badges.farkled
    moves = (move for move in legal_moves(state) if not isinstance(move, Resign | TimeOut))
    yield from _once(state, (move for move in moves if waits or not isinstance(move, UseBadge)))


MoveT = TypeVar("MoveT", bound=Move)


def _once(state: State, moves: Iterable[MoveT]) -> list[MoveT]:
    """Return `moves`, one of those that do the same."""
    distinct: dict[object, MoveT] = {}
    for move in moves:
        distinct.setdefault(_what(state, move), move)
    return list(distinct.values())


def _what(state: State, move: Move) -> tuple[type[Move], Faces, DiceSet]:
    """Return what `move` does, whichever of several equal dice it is about."""
    chosen: Positions = ()
    if isinstance(move, Roll | Bank):
        chosen = move.keep
    elif isinstance(move, UseBadge):
        chosen = move.at
    alike = len(set(state.dice)) == 1
    dice = () if alike else dice_set([state.dice[place] for place in chosen])
    return type(move), tuple(state.roll[place] for place in chosen), dice


def worth(state: State, move: Move, ahead: TurnAhead) -> float:
    """Return what `move` is worth in `state` by what lies ahead in its turn."""
    return _choice(state, move, ahead, None).expected


def _choice(state: State, move: Move, points: TurnAhead, wins: TurnAhead | None) -> Choice:
    if isinstance(move, AcceptFarkle):
        win = wins.farkle if wins else None
        return Choice(move, 0, 0, Fraction(0), points.farkle, win)
    at_risk = points_after(state, move)
    throw = throw_after(state, move, points)
    if isinstance(move, Bank):
        at_risk = banked(state, at_risk)
        win = wins.bank(at_risk, throw) if wins else None
        return Choice(move, at_risk, 0, Fraction(0), points.bank(at_risk), win)
    dice = dice_to_roll(state, move)
    win = wins.roll(at_risk, throw) if wins else None
    chance = farkle_chance(state.setup.rules, dice, state.table)
    return Choice(move, at_risk, len(dice), chance, points.roll(at_risk, throw), win)


def points_ahead(state: State) -> TurnAhead:
    """Return the prospects in points; where banking may win, what goes beyond does not count."""
    dice = state.setup.dice[state.seat]
    if is_loaded(dice) and not state.setup.rules.high_stakes:
        # Otherwise dice that are taken over may be of another set.
        return set_turn(state.setup.rules, dice_set(dice), _most_that_count(state))
    return fair_points_ahead(state)


def fair_points_ahead(state: State) -> Prospects:
    """Return the same with fair dice, whichever there are."""
    rules, most = state.setup.rules, _most_that_count(state)
    farkles = farkles_that_count(state, state.seat)
    if most is not None:
        return _up_to(rules, most, farkles)
    return turn_table(rules).prospects[farkles]


def _most_that_count(state: State) -> int | None:
    """Return the points of this turn that count, None where all do, or the target is far off."""
    rules = state.setup.rules
    if rules.target is None or rules.final_round:
        return None
    most = max(rules.target - state.total, 0)  # the last position of a game is past it
    near = NEAR_LOADED if is_loaded(state.setup.dice[state.seat]) else NEAR
    return most if most - _in_hand(state) <= near else None


def _in_hand(state: State) -> int:
    """Return the most points that the turn could hold with dice of the roll on the table."""
    scores = state.table.roll(state.roll).by_positions if state.roll else {}
    kept = (score.points + bonus_of(state, keep, score) for keep, score in scores.items())
    return banked(state, state.points + max(kept, default=0))


@kept
def _up_to(rules: RuleSet, most: int, farkles: int) -> Prospects:
    return turn_table(rules).up_to(most, farkles)
