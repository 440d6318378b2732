"""A selection of the rolled dice, and what follows from it."""

from dataclasses import dataclass

from bot.engine import (
    Bank,
    Die,
    IllegalMove,
    Positions,
    Reason,
    Roll,
    Score,
    State,
    bonus_of,
    check,
    dice_to_roll,
    is_hot,
    is_spent,
)
from bot.kit.texts.texts import Texts


@dataclass(frozen=True, slots=True)
class DiceChoice:
    """A selection of the rolled dice, and what follows from it.

    - `score`: what it is worth, None when it cannot be kept.
    - `bonus`: extra points for keeping it; `points`: what the turn would then be worth.
    - `to_roll`: the dice that Roll would roll, none when it is not allowed.
    - `bank_refused`: why Bank is not allowed, None when it is.
    """

    state: State
    places: Positions
    score: Score | None
    bonus: int
    points: int
    to_roll: tuple[Die, ...]
    bank_refused: Reason | None

    @property
    def is_hot(self) -> bool:
        """Tell whether every rolled die is chosen and scores."""
        return self.score is not None and is_hot(self.state, self.places)

    @property
    def is_spent(self) -> bool:
        """Tell whether no die is left to roll, as the dice of several rolls are not hot."""
        return self.score is not None and is_spent(self.state, self.places)


def weigh(state: State, places: Positions) -> DiceChoice:
    """Return what follows from choosing `places` in `state`."""
    waits = state.badges is not None and state.badges.farkled
    on_table = state.roll and not waits
    score = state.table.roll(state.roll).by_positions.get(places) if on_table else None
    bonus = bonus_of(state, places, score) if score else 0
    return DiceChoice(
        state=state,
        places=places,
        score=score,
        bonus=bonus,
        points=state.points + (score.points if score else 0) + bonus,
        to_roll=_to_roll(state, places),
        bank_refused=check(state, Bank(places)),
    )


def _to_roll(state: State, places: Positions) -> tuple[Die, ...]:
    try:
        return dice_to_roll(state, Roll(places))
    except IllegalMove:
        return ()


def bank_refused(choice: DiceChoice, reason: Reason, texts: Texts) -> str:
    """Return why the turn cannot be banked with this selection, with the figures that say so."""
    rules = choice.state.setup.rules
    return texts(
        f"cannot-bank-{reason.value}",
        points=choice.points,
        minimum=rules.minimum,
        opening=rules.opening,
        target=rules.target or 0,
    )
