"""What each move of a state is worth: where values and the engine's moves meet."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from bot.advice.choices import Choice
from bot.engine import (
    AcceptFarkle,
    Bank,
    Die,
    Faces,
    Move,
    Resign,
    Roll,
    RuleSet,
    State,
    TakeOver,
    TimeOut,
    UseBadge,
    banked,
    bonus_of,
    dice_to_roll,
    farkle_chance,
    leaving_table,
    legal_moves,
    offered,
    wins_now,
)
from bot.solver.cache import kept
from bot.solver.estimates.estimate import estimated
from bot.solver.loaded.turn import set_turn
from bot.solver.model.dice_sets import DiceSet, dice_set
from bot.solver.model.games import is_loaded, obstacle
from bot.solver.tables.many_turns import TOGETHER, ManyTurns
from bot.solver.tables.prospects import Prospects, Solved, TurnAhead
from bot.solver.tables.table import TurnStart, farkles_that_count
from bot.solver.tables.turn_value import NEAR, NEAR_LOADED, turn_table


def evaluate(state: State, table: Solved | None = None) -> tuple[Choice, ...]:
    """Return every distinct choice in `state`, best first; empty when the game is over.

    `table` is that of the game, or None where there is none: then the expected points
    decide. A bank that wins now is best whatever the figures say. Choices that keep the same faces
    are one; resigning is not among them, and using a badge only where a farkle waits for it. Of
    equals the one that banks comes first.
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


def choices_by(state: State, wins: Prospects | None) -> tuple[Choice, ...]:
    """Return what `evaluate` does, with the chances to `win` inside the turn."""
    points = points_ahead(state)
    choices = [_choice(state, move, points, wins) for move in _distinct(state)]
    choices.sort(key=_worth, reverse=True)
    winning = [choice for choice in choices if wins_now(state, choice.move)]
    certain = [choice if wins is None else replace(choice, win=1.0) for choice in winning]
    return (*certain, *[choice for choice in choices if choice not in winning])


def choice_of(choices: Iterable[Choice], state: State, move: Move) -> Choice:
    """Return that of the `choices` in `state` which is `move`, or does the same.

    Resigning and running out of time are no choices, and `is_choice` tells of badges.
    """
    wanted = _what(state, move)
    return next(each for each in choices if _what(state, each.move) == wanted)


def _worth(choice: Choice) -> tuple[float, int, int]:
    return choice.expected if choice.win is None else choice.win, -choice.dice, choice.points


def _distinct(state: State) -> Iterator[Move]:
    """Yield the legal moves, one of those that keep the same faces and do the same."""
    seen: set[tuple[type[Move], Faces, DiceSet]] = set()
    for move in legal_moves(state):
        if not is_choice(state, move):
            continue
        what = _what(state, move)
        if what not in seen:
            seen.add(what)
            yield move


def is_choice(state: State, move: Move) -> bool:
    """Tell whether `move`, legal in `state`, is weighed against the others."""
    if isinstance(move, UseBadge):
        return state.badges is not None and state.badges.farkled
    return not isinstance(move, Resign | TimeOut)


def _what(state: State, move: Move) -> tuple[type[Move], Faces, DiceSet]:
    """Return what `move` does, whichever of several equal dice it keeps."""
    keep = move.keep if isinstance(move, Roll | Bank) else ()
    alike = len(set(state.dice)) == 1
    kept = () if alike else dice_set([state.dice[place] for place in keep])
    return type(move), tuple(state.roll[place] for place in keep), kept


def worth(state: State, move: Move, ahead: TurnAhead) -> float:
    """Return what `move` is worth in `state` by what lies ahead in its turn."""
    return _choice(state, move, ahead, None).expected


def _choice(state: State, move: Move, points: TurnAhead, wins: TurnAhead | None) -> Choice:
    if isinstance(move, AcceptFarkle):
        win = wins.farkle if wins else None
        return Choice(move, 0, 0, Fraction(0), points.farkle, win)
    at_risk = _points_after(state, move)
    throw = _throw_after(state, move, points)
    if isinstance(move, Bank):
        at_risk = banked(state, at_risk)
        win = wins.bank(at_risk, throw) if wins else None
        return Choice(move, at_risk, 0, Fraction(0), points.bank(at_risk), win)
    dice = dice_to_roll(state, move)
    win = wins.roll(at_risk, throw) if wins else None
    chance = farkle_chance(state.setup.rules, dice, state.table)
    return Choice(move, at_risk, len(dice), chance, points.roll(at_risk, throw), win)


def _points_after(state: State, move: Move) -> int:
    """Return the turn's points once the dice that `move` keeps are set aside."""
    if isinstance(move, TakeOver):
        return state.offer.points if state.offer else 0
    if not isinstance(move, Roll | Bank) or not move.keep:
        return state.points
    score = state.table.roll(state.roll).by_positions[move.keep]
    return state.points + score.points + bonus_of(state, move.keep, score)


def _throw_after(state: State, move: Move, ahead: TurnAhead) -> int:
    """Return the index of the throw that `move` makes, or that a bank leaves.

    A seventh die, which only a badge brings, is left out.
    """
    rules = state.setup.rules
    left = _left_after(state, move)
    now_hot = not left
    return ahead.place(
        left or state.setup.dice[state.seat],
        hot=rules.hot_dice_bonus > 0 and (now_hot or state.hot > 0),
        may_bank=not (now_hot and rules.hot_dice_must_roll),
    )


def _left_after(state: State, move: Move) -> tuple[Die, ...]:
    """Return the dice of the set that `move` leaves to be thrown, none when all were set aside."""
    if isinstance(move, TakeOver):
        return offered(state).dice
    keep = move.keep if isinstance(move, Roll | Bank) else ()
    gone = leaving_table(state, keep) if state.roll else ()
    return tuple([die for place, die in enumerate(state.dice) if place not in gone])


def points_ahead(state: State) -> TurnAhead:
    """Return the prospects in points; where banking may win, what goes beyond does not count."""
    rules, most = state.setup.rules, _most_that_count(state)
    farkles = farkles_that_count(state, state.seat)
    dice = state.setup.dice[state.seat]
    if is_loaded(dice) and not rules.high_stakes:  # dice taken over may be of another set
        return set_turn(rules, dice_set(dice), most)
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
