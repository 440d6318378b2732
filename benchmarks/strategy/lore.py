"""The rules of thumb that players of Farkle go by, as styles that can be measured."""

from typing import Final

import numpy as np

from bot.engine import RuleSet
from bot.solver.model.arrays import Ints
from bot.solver.strategy.habit import Habit, Style, bank_at
from bot.solver.strategy.keeping import Keeping

NEVER: Final = 1_000_000
"""More points than anybody has at risk."""

CLOSE: Final = 500
"""So few points left to make are the end of a game."""

FAR_APART: Final = 1000
"""The lead from which one side is well ahead of the other."""

ADVICE: Final = (350, 350, 450, 1000, NEVER, NEVER)
"""The points from which to bank with one to six dice left that the page advises."""

_BEHIND: Final = (500, 500, 700, 1500, NEVER, NEVER)
_CAREFUL: Final = (250, 250, 300, 650, NEVER, NEVER)
"""Two thirds of `ADVICE`, in steps of 50."""

_TO_WIN: Final = (NEVER,) * 6


def lore(rules: RuleSet) -> dict[str, Style]:
    """Return every rule of thumb by its slug. Those about the target are left out where none is.

    So are those about the way there where farkles are punished: they take half an hour each.
    """
    styles = {slug: Style((habit,)) for slug, habit in _HABITS.items()} | _by_the_score()
    if rules.target is None:
        return styles
    on_the_way = {} if rules.farkle_limit else _on_the_way(rules.target)
    return styles | _by_the_target(rules.target) | on_the_way


def _from(points: tuple[int, ...], dice: tuple[int, ...]) -> Habit:
    return Habit(tuple(zip(dice, points, strict=True)))


def _advised(points: tuple[int, ...]) -> Habit:
    return Habit(tuple(enumerate(points, start=1)), Keeping.FEWEST, recipe=True)


_ANY: Final = 50
"""As few points as there are."""

_HABITS: Final = {
    "points": Habit(),
    "advice": _advised(ADVICE),
    "first": bank_at(_ANY),
    "300": bank_at(300),
    "350": bank_at(350),
    "350-but-hot": Habit((*[(dice, 350) for dice in range(1, 6)], (6, NEVER))),
    "500": bank_at(500),
    "1000": bank_at(1000),
    "four-figures": _from((1000, 1000), (5, 6)),
    "never-one": _from((_ANY,), (1,)),
    "never-two": _from((_ANY,) * 2, (1, 2)),
    "never-three": _from((_ANY,) * 3, (1, 2, 3)),
    "roll-hot": _from((NEVER,), (6,)),
    "bank-hot": _from((_ANY,), (6,)),
    "keep-all": Habit(keeping=Keeping.MOST),
    "keep-one": Habit(keeping=Keeping.FEWEST),
    "keep-dearest": Habit(keeping=Keeping.DEAREST),
}


def _by_the_score() -> dict[str, Style]:
    def behind(own: Ints, other: Ints) -> Ints:
        return np.where(other > own, 1, 0)

    def far_behind(own: Ints, other: Ints) -> Ints:
        return np.where(other - own >= FAR_APART, 1, 0)

    def far_ahead(own: Ints, other: Ints) -> Ints:
        return np.where(own - other >= FAR_APART, 1, 0)

    return {
        "chase": Style((Habit(), bank_at(1000)), far_behind),
        "chase-always": Style((Habit(), bank_at(1000)), behind),
        "sit-on-lead": Style((Habit(), bank_at(300)), far_ahead),
        "bank-more-behind": Style((_advised(ADVICE), _advised(_BEHIND)), far_behind),
    }


def _by_the_target(target: int) -> dict[str, Style]:
    def other_close(_own: Ints, other: Ints) -> Ints:
        return np.where(other >= target - CLOSE, 1, 0)

    def close(own: Ints, other: Ints) -> Ints:
        return np.where(np.maximum(own, other) >= target - CLOSE, 1, 0)

    def close_or_behind(own: Ints, other: Ints) -> Ints:
        return np.where(close(own, other) == 1, 1, np.where(other - own >= FAR_APART, 2, 0))

    advised, to_win = _advised(ADVICE), _advised(_TO_WIN)
    rolling = Habit(tuple(enumerate(_TO_WIN, start=1)))
    return {
        "watch-leader": Style((Habit(), rolling), other_close),
        "advice": Style((advised, to_win), close),
        "bank-more-behind": Style((advised, to_win, _advised(_BEHIND)), close_or_behind),
    }


def _on_the_way(target: int) -> dict[str, Style]:
    def by_the_half(own: Ints, other: Ints) -> Ints:
        close = np.maximum(own, other) >= target - CLOSE
        return np.where(close, 1, np.where(2 * own >= target, 2, 0))

    careful, to_win, bold = _advised(_CAREFUL), _advised(_TO_WIN), _advised(_BEHIND)
    return {
        "careful-then-bold": Style((careful, to_win, bold), by_the_half),
        "bold-then-careful": Style((bold, to_win, careful), by_the_half),
    }
