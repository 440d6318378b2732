"""Places of dice in a roll, counted from 0."""

from bot.engine.moves import Positions
from bot.engine.rules.dice import Faces


def toggled(places: Positions, place: int) -> Positions:
    """Return `places` with `place`, or without it if it was among them."""
    return tuple(sorted({*places} ^ {place}))


def within(roll: Faces, places: Positions) -> Positions:
    """Return those of `places` at which `roll` has a die."""
    return tuple([place for place in places if place < len(roll)])


def places_of(roll: Faces, faces: Faces) -> Positions:
    """Return the first places at which `roll` shows `faces` in this order.

    Raises `ValueError` when it does not.
    """
    places: list[int] = []
    for face in faces:
        places.append(roll.index(face, places[-1] + 1 if places else 0))
    return tuple(places)
