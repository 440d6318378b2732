"""Rolls worked out under a ruleset, chosen to show what it changes."""

from dataclasses import dataclass
from typing import Final

from bot.engine import Faces, RuleSet, Ruling, Score, ruling, score_table
from bot.kit.game.combinations import combination_text
from bot.kit.texts.texts import Texts

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


@dataclass(frozen=True, slots=True)
class WorkedRoll:
    """A roll, and its best selection; or what becomes of it if there is none to keep.

    `points` are those of the selection, or of the free roll.
    """

    faces: Faces
    points: int = 0
    best: Score | None = None
    ruled: Ruling | None = None


@dataclass(frozen=True, slots=True)
class RollExample:
    """A roll under some rules, and under their base if that differs."""

    now: WorkedRoll
    before: WorkedRoll | None


def examples(rules: RuleSet, base: RuleSet) -> tuple[RollExample, ...]:
    """Return three rolls worked out under `rules`: those that `base` scores otherwise come first.

    Rules for another number of dice are not compared.
    """
    compared = rules.scoring.dice == base.scoring.dice
    telling = [
        _compare(work_out(rules, faces), work_out(base, faces) if compared else None)
        for faces in TELLING[rules.scoring.dice]
    ]
    return tuple(sorted(telling, key=lambda example: example.before is None)[:EXAMPLES])


def work_out(rules: RuleSet, faces: Faces) -> WorkedRoll:
    """Return the result of `faces`, all the dice of a game, as its first roll."""
    scores = score_table(rules.scoring).roll(faces)
    ruled = ruling(rules, faces, scores)
    if ruled is not None:
        points = rules.scoreless_bonus if ruled is Ruling.FREE_ROLL else 0
        return WorkedRoll(faces, points, ruled=ruled)
    # Of equal scores, the one of more dice shows the larger combination.
    best = max(
        scores.selections, key=lambda selection: (selection.score.points, len(selection.faces))
    ).score
    return WorkedRoll(faces, best.points, best)


def outcome_text(worked: WorkedRoll, texts: Texts) -> str:
    """Return a roll's result in a phrase: "three 4s 400 + single one 100 = **500**"."""
    if worked.best is None:
        return texts(f"worked-{worked.ruled}", points=worked.points)
    combinations = combination_text(worked.best, texts)
    if len(worked.best.combinations) == 1:
        return texts("worked-one", combinations=combinations)
    return texts("worked-several", combinations=combinations, points=worked.points)


def _compare(now: WorkedRoll, before: WorkedRoll | None) -> RollExample:
    return RollExample(now, before if before != now else None)
