"""Boards of games with loaded dice and devil's heads."""

from collections.abc import Sequence

from bot.content.dice import shipped_dice
from bot.engine import FAIR, JOKER, Move
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import PLAIN, DiceFaces
from bot.match.model.match import Match
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import PICTURES, Table, english, roll, roll_on, shipped_rules

DICE = (
    *[shipped_dice()[slug].die for slug in ("devils-head", "tengris", "weighted")],
    *(FAIR,) * 3,
)
TWO_JOKERS = roll(JOKER, JOKER, 1, 3, 5, 5)


def loaded_scenes() -> dict[str, Layout]:
    """Return what is shown of them, by name."""
    rolled = _match(TWO_JOKERS)
    kept = _match(TWO_JOKERS, roll_on((2, 3, 4), 1, 3, JOKER))
    return {
        "board_jokers": _shown(rolled, 2, 3, 4),
        "board_jokers_pictures": _shown(rolled, 2, 3, 4, faces=PICTURES),
        "board_joker_alone": _shown(rolled, 0, 5),
        "board_joker_aside": _shown(kept, 0),
    }


def _match(*moves: tuple[Move, Sequence[int]]) -> Match:
    return Table(shipped_rules()["kingdom"], dice=DICE).play(*moves).match()


def _shown(match: Match, *selection: int, faces: DiceFaces = PLAIN) -> Layout:
    return match_layout(match, selection, english(), faces)
