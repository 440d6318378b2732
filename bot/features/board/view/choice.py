"""What is told of a selection of dice: its worth, and what may be done with it."""

from collections.abc import Iterator

from bot.engine import Faces, Positions, State, farkle_chance
from bot.features.board.model.badge_use import farkle_waits
from bot.features.board.view.missing import missing_line
from bot.kit.game.choice import DiceChoice, bank_refused
from bot.kit.game.combinations import combination_text
from bot.kit.pictures.dice_faces import face_name
from bot.kit.texts.chances import in_percent
from bot.kit.texts.texts import Texts


def worth(choice: DiceChoice, texts: Texts) -> Iterator[str]:
    """Yield what the selection scores, if it does."""
    if choice.score is None:
        return
    combinations = combination_text(choice.score, texts)
    if len(choice.score.combinations) == 1:
        yield texts("choice-one", combinations=combinations)
    else:
        yield texts("choice-several", combinations=combinations, points=choice.score.points)


def total(choice: DiceChoice, texts: Texts) -> str:
    """Return the points of the turn, and with the selection."""
    points = choice.state.points
    if choice.score is None or not points:
        return texts("turn-total", points=choice.points)
    chosen = choice.score.points
    if choice.bonus:
        return texts(
            "turn-total-bonus",
            points=points,
            chosen=chosen,
            bonus=choice.bonus,
            total=choice.points,
        )
    return texts("turn-total-with", points=points, chosen=chosen, total=choice.points)


def explain(choice: DiceChoice, texts: Texts) -> Iterator[str]:
    """Yield what to do next, or why the selection cannot be kept or banked."""
    if farkle_waits(choice.state):
        yield texts("choice-farkle-waits")
    elif not choice.places:
        yield texts("choice-none")
    elif choice.score is None:
        faces = _scoreless(choice.state, choice.places)
        listed = texts.listed([face_name(face, texts) for face in faces])
        yield texts("choice-no-score", dice=len(faces), faces=listed)
        yield missing_line(choice.state, faces, texts)
    elif choice.bank_refused is not None:
        yield bank_refused(choice, choice.bank_refused, texts)
    elif choice.is_hot:
        yield texts("choice-hot")
    elif choice.is_spent:
        yield texts("choice-spent")


def roll_label(choice: DiceChoice, texts: Texts) -> str:
    """Return how many dice would be rolled, and the exact chance of a farkle."""
    dice = choice.to_roll
    if not dice:
        return texts("button-roll")
    chance = farkle_chance(choice.state.setup.rules, dice, choice.state.table)
    if not chance:
        return texts("button-roll-safe", dice=len(dice))
    return texts("button-roll-chance", dice=len(dice), percent=in_percent(chance))


def _scoreless(state: State, places: Positions) -> Faces:
    """Return the faces to leave out of `places` so that the rest scores as much as possible."""
    chosen = set(places)
    legal = state.table.roll(state.roll).by_positions
    fitting = [keep for keep in legal if chosen.issuperset(keep)]
    best = max(fitting, key=lambda keep: (len(keep), legal[keep].points), default=())
    return tuple([state.roll[place] for place in places if place not in best])
