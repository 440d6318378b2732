"""Whether a position is a puzzle, and how hard a one."""

import hashlib
from collections.abc import Iterable
from dataclasses import astuple, replace
from math import floor
from typing import Final

from bot.advice.choices import Choice
from bot.advice.puzzle import (
    HIGHEST_RATING,
    LEAST_MARGIN,
    LOWEST_RATING,
    Answer,
    Puzzle,
    Temptation,
)
from bot.engine import State, wins_now, write_state
from bot.solver.model.dice_sets import dice_set
from bot.solver.model.games import is_loaded
from bot.solver.opponents.policy import Policy
from bot.solver.puzzles.tempted import TEMPTED, answers
from bot.solver.puzzles.themes import themes_of
from bot.solver.tables.table import TurnStart

SENSIBLE: Final = 0.3
"""A choice that loses no more than this of all games is one to think about."""

LEAST_WRONG: Final = 4
"""So many of the nine who are tempted must be wrong, or else the best choice is the obvious one."""

CLEAR: Final = 0.1
"""A margin from which on a better choice is no easier to see."""

_LEAST: Final = 700
_PER_SHARE_WRONG: Final = 1000
_PER_CLOSENESS: Final = 300
_PER_CHOICE: Final = 30
_MOST_CHOICES: Final = 10
_UNITS: Final = 10_000
_ID: Final = 10


def canonical(state: State) -> str:
    """Return what of `state` bears on its choices: equal for positions that are the same."""
    *start, _ = astuple(TurnStart.of(state))  # the last is the side, told by its dice if by any
    turn = " ".join(map(str, start))
    roll = "".join(map(str, state.roll))
    hot = state.hot > 0 and state.setup.rules.hot_dice_bonus > 0
    dice = f" {_dice(state)}" if any(map(is_loaded, state.setup.dice)) else ""
    return f"{turn} {state.points} {roll} {hot}{dice}"


def _dice(state: State) -> str:
    """Return what the dice are: of the side on turn, of the other, and which of them shows what."""
    sets = [dice_set(state.setup.dice[seat]) for seat in (state.seat, 1 - state.seat)]
    shown = [(face, *dice_set([die])) for face, die in zip(state.roll, state.dice, strict=True)]
    return f"{sets} {sorted(shown)}"


def puzzle_id(rules: str, state: State) -> str:
    """Return the id of the position `state` in a game by rules with the hash `rules`."""
    return hashlib.sha256(f"{rules} {canonical(state)}".encode()).hexdigest()[:_ID]


def margin_of(choices: tuple[Choice, ...]) -> float:
    """Return what the second of the choices loses; zero where there is none."""
    return _loss(choices[0], choices[1]) if len(choices) > 1 else 0.0


def grade(ruleset: str, rules: str, state: State, choices: tuple[Choice, ...]) -> Puzzle | None:
    """Return the puzzle that `state` is, a position of a solved game with dice on the table.

    `ruleset` and `rules` are the slug and the hash of its rules alone, `choices` all there are,
    with their chances to win, best first. None where the best choice is obvious, not clearly
    better, or about nothing in particular.
    """
    margin = margin_of(choices)
    if margin < LEAST_MARGIN or any(wins_now(state, choice.move) for choice in choices):
        return None
    best = choices[0]
    sensible = sum(_loss(best, choice) <= SENSIBLE for choice in choices)
    if sensible < 2:
        return None
    themes = themes_of(state, choices)
    if not themes:
        return None
    given = answers(state, choices)
    answer = Answer.of(state, best.move)
    right = [player for player, given_answer in given.items() if given_answer == answer]
    if len(given) - len(right) < LEAST_WRONG:
        return None
    return Puzzle(
        id=puzzle_id(rules, state),
        ruleset=ruleset,
        rules=rules,
        # Which dice are aside follows from the others: nobody lends one in a puzzle.
        position=write_state(replace(state, aside_dice=())),
        best=answer,
        margin=margin,
        themes=themes,
        temptations=_temptations(state, choices, given),
        rating=_rating(right, margin, sensible),
        dice=state.setup.dice if any(map(is_loaded, state.setup.dice)) else (),
    )


def _temptations(
    state: State, choices: tuple[Choice, ...], given: dict[Policy, Answer]
) -> tuple[Temptation, ...]:
    takers = list(given.values())
    wrong = [
        Temptation(answer, _loss(choices[0], choice), takers.count(answer))
        for choice in choices[1:]
        if (answer := Answer.of(state, choice.move)) in takers
    ]
    return tuple(sorted(wrong, key=lambda temptation: (-temptation.takers, temptation.loss)))


def _rating(right: list[Policy], margin: float, sensible: int) -> int:
    """Return how hard the puzzle is: the more are wrong, the closer it is, and the more choices."""
    every = _weight(TEMPTED)
    wrong = every - _weight(right)
    closeness = 1 - (min(margin, CLEAR) - LEAST_MARGIN) / (CLEAR - LEAST_MARGIN)
    rating = (
        _LEAST
        + _PER_SHARE_WRONG * wrong / every
        + _PER_CLOSENESS * closeness
        + _PER_CHOICE * (min(sensible, _MOST_CHOICES) - 2)
    )
    return min(max(round(rating), LOWEST_RATING), HIGHEST_RATING)


def _weight(players: Iterable[Policy]) -> int:
    return sum(TEMPTED[player] for player in players)


def _loss(best: Choice, other: Choice) -> float:
    """Return how much less often `other` wins, rounded down."""
    assert best.win is not None  # it comes from the table of the game
    assert other.win is not None
    return floor(_UNITS * (best.win - other.win)) / _UNITS
