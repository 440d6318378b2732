"""Rolls worked out under a ruleset, chosen so that they show what it changes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.engine import (
    Faces,
    Farkled,
    GameOver,
    Roll,
    RuleSet,
    Score,
    ScorelessRoll,
    Setup,
    apply,
    start,
)
from bot.ui.combinations import combination_text
from bot.ui.texts import Texts

EXAMPLES: Final = 3
"""How many rolls are shown."""

TELLING: Final[dict[int, tuple[Faces, ...]]] = {
    6: (
        (1, 1, 1, 3, 4, 5),
        (1, 2, 3, 4, 5, 5),
        (2, 2, 3, 3, 6, 6),
        (1, 2, 3, 4, 5, 6),
        (2, 3, 4, 5, 6, 6),
        (3, 3, 3, 3, 4, 6),
        (2, 2, 2, 2, 6, 6),
        (2, 2, 2, 4, 4, 4),
        (2, 6, 6, 6, 6, 6),
        (4, 4, 4, 4, 4, 4),
        (2, 3, 3, 4, 6, 6),
    ),
    5: (
        (1, 1, 1, 3, 5),
        (1, 2, 3, 4, 5),
        (3, 3, 3, 3, 6),
        (2, 3, 4, 5, 6),
        (6, 6, 6, 6, 6),
        (2, 2, 2, 2, 3),
        (2, 3, 3, 4, 6),
    ),
}
"""Rolls of so many dice, the most instructive first; each option of scoring changes one of them."""


class Outcome(StrEnum):
    """What a first roll of all dice comes to."""

    SCORES = "scores"
    FREE_ROLL = "free-roll"
    FARKLE = "farkle"
    WINS = "wins"


@dataclass(frozen=True, slots=True)
class WorkedRoll:
    """A roll, what it comes to, and its best selection when there is one to keep.

    `points` are those of the selection, or of the free roll.
    """

    faces: Faces
    outcome: Outcome
    points: int = 0
    best: Score | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A roll under some rules, and under those they came from when that differs."""

    now: WorkedRoll
    before: WorkedRoll | None


def examples(rules: RuleSet, base: RuleSet) -> tuple[Example, ...]:
    """Return three rolls worked out under `rules`: those that `base` scores otherwise come first.

    Rules for another number of dice are not compared.
    """
    compared = rules.scoring.dice == base.scoring.dice
    telling = [
        _compare(work_out(rules, faces), work_out(base, faces) if compared else None)
        for faces in TELLING[rules.scoring.dice]
    ]
    return tuple(sorted(telling, key=lambda each: each.before is None)[:EXAMPLES])


def work_out(rules: RuleSet, faces: Faces) -> WorkedRoll:
    """Return what `faces`, all the dice there are, come to as the first roll of a game."""
    state, events = apply(start(Setup(rules, seats=1)), Roll(), faces)
    for event in events:
        if isinstance(event, Farkled):
            return WorkedRoll(faces, Outcome.FARKLE)
        if isinstance(event, ScorelessRoll):
            return WorkedRoll(faces, Outcome.FREE_ROLL, event.bonus)
        if isinstance(event, GameOver):
            return WorkedRoll(faces, Outcome.WINS)
    selections = state.table.roll(faces).selections
    # Of two that score the same, that of more dice shows the larger combination.
    best = max(selections, key=lambda each: (each.score.points, len(each.faces))).score
    return WorkedRoll(faces, Outcome.SCORES, best.points, best)


def outcome_text(worked: WorkedRoll, texts: Texts) -> str:
    """Return in a phrase what a roll comes to: "three 4s 400 + single one 100 = **500**"."""
    if worked.best is None:
        return texts(f"worked-{worked.outcome.value}", points=worked.points)
    combinations = combination_text(worked.best, texts)
    if len(worked.best.combinations) == 1:
        return texts("worked-one", combinations=combinations)
    return texts("worked-several", combinations=combinations, points=worked.points)


def _compare(now: WorkedRoll, before: WorkedRoll | None) -> Example:
    return Example(now, before if before != now else None)
