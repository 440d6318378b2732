"""What the chosen dice are worth, and what may be done with them."""

from dataclasses import dataclass

from bot.engine import (
    Bank,
    Die,
    Faces,
    Positions,
    Reason,
    Roll,
    Score,
    State,
    check,
    dice_to_roll,
)
from bot.engine.legal import hot_bonus
from bot.ui.combinations import combination_text
from bot.ui.texts import Texts


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen places of the roll on the table, and what follows from them.

    - `score`: what they are worth, None when there is nothing to roll on or bank with.
    - `bonus`: extra points that keeping them brings; `points`: what the turn would then hold.
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
        """Tell whether every die of the roll is chosen and scores."""
        return self.score is not None and len(self.places) == len(self.state.roll)


def weigh(state: State, places: Positions) -> Choice:
    """Return what follows from choosing `places` in `state`."""
    score = state.setup.table.roll(state.roll).by_positions.get(places) if state.roll else None
    bonus = hot_bonus(state, places) if score else 0
    roll = Roll(places)
    return Choice(
        state=state,
        places=places,
        score=score,
        bonus=bonus,
        points=state.points + (score.points if score else 0) + bonus,
        to_roll=dice_to_roll(state, roll) if check(state, roll) is None else (),
        bank_refused=check(state, Bank(places)),
    )


def explain(choice: Choice, texts: Texts) -> list[str]:
    """Return what to say about the choice: its score, or why it cannot be kept or banked."""
    if not choice.places:
        return [texts("choice-none")]
    if choice.score is None:
        faces = _scoreless(choice.state, choice.places)
        listed = texts.listed([str(face) for face in faces])
        return [texts("choice-no-score", dice=len(faces), faces=listed)]
    told = [_sum(choice.score, texts)]
    if choice.bank_refused is not None:
        told.append(bank_refused(choice, choice.bank_refused, texts))
    elif choice.is_hot:
        told.append(texts("choice-hot"))
    return told


def _sum(score: Score, texts: Texts) -> str:
    """Return the combinations of `score`, and what they add up to when they are several."""
    combinations = combination_text(score, texts)
    if len(score.combinations) == 1:
        return texts("choice-one", combinations=combinations)
    return texts("choice-several", combinations=combinations, points=score.points)


def bank_refused(choice: Choice, reason: Reason, texts: Texts) -> str:
    """Return why the turn cannot be banked with this choice, with the figures that say so."""
    rules = choice.state.setup.rules
    return texts(
        f"cannot-bank-{reason.value}",
        points=choice.points,
        minimum=rules.minimum,
        opening=rules.opening,
        target=rules.target or 0,
    )


def _scoreless(state: State, places: Positions) -> Faces:
    """Return the faces to leave out of `places` so that as much as possible of the rest scores."""
    chosen = set(places)
    legal = state.setup.table.roll(state.roll).by_positions
    fitting = [keep for keep in legal if chosen.issuperset(keep)]
    best = max(fitting, key=lambda keep: (len(keep), legal[keep].points), default=())
    return tuple([state.roll[place] for place in places if place not in best])
