"""What dice lack that do not score as they are chosen."""

from collections.abc import Iterator
from typing import Final

from bot.engine import JOKER, Combination, CombinationName, Faces, State
from bot.kit.components.drawn_once import drawn_once
from bot.kit.game.combinations import OF_ONE_FACE
from bot.kit.texts.texts import Texts

WAYS: Final = {
    CombinationName.FORMATION: "way-formation",
    CombinationName.LOW_STRAIGHT: "way-low-straight",
    CombinationName.HIGH_STRAIGHT: "way-high-straight",
    CombinationName.STRAIGHT: "way-straight",
    CombinationName.THREE_PAIRS: "way-three-pairs",
}
"""In what a number may score that does so neither alone nor as equal dice."""


def missing_line(state: State, scoreless: Faces, texts: Texts) -> str:
    """Return in what alone dice score that do not as they are chosen: `scoreless`, ascending.

    It is told of the face that is chosen most often, the lowest of several.
    """
    face = max(scoreless, key=scoreless.count)
    if face == JOKER:
        return texts("choice-joker-needs")
    ways = state.table.ways(face)
    return _only(ways, face, texts, with_joker=JOKER in state.roll)


@drawn_once
def _only(ways: tuple[Combination, ...], face: int, texts: Texts, *, with_joker: bool) -> str:
    told = texts.either(list(dict.fromkeys(_told(ways, face, texts))))
    return texts("choice-needs-joker" if with_joker else "choice-needs", face=face, ways=told)


def _told(ways: tuple[Combination, ...], face: int, texts: Texts) -> Iterator[str]:
    for way in ways:
        if way.name in OF_ONE_FACE:
            yield texts("way-of-a-kind", count=len(way.faces), face=face)
        else:
            yield texts(WAYS[way.name])
