"""The dice on the table: the line that shows or tells them, and each as a button."""

from collections.abc import Container, Iterator

from discord import ButtonStyle
from discord.ui import LayoutView, TextDisplay

from bot.domain.match import Match
from bot.engine import Faces, Positions
from bot.ui.buttons import BoardButton, board_button
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.dice_faces import MARKS, DiceFaces
from bot.ui.layout import text
from bot.ui.texts import Texts


def roll_line(roll: Faces, chosen: Container[int], texts: Texts, faces: DiceFaces) -> str:
    """Return the heading that shows a roll, or tells it die by die, those `chosen` marked."""
    if not faces.tells:
        return texts("turn-roll", dice=faces.roll(roll, chosen))
    told = [_label(face, texts, faces, chosen=place in chosen) for place, face in enumerate(roll)]
    return texts("turn-roll-told", dice=faces.between.join(told))


def roll_beside(
    roll: Faces, chosen: Container[int], faces: DiceFaces
) -> Iterator[TextDisplay[LayoutView]]:
    """Yield the roll once more for those who see pictures, where it is told to the others."""
    if roll and faces.beside is not None:
        yield text(faces.beside.roll(roll, chosen))


def dice_buttons(
    match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Iterator[BoardButton]:
    """Yield the dice of the roll as buttons, whose labels say whether they are chosen."""
    for place, face in enumerate(match.state.roll):
        is_chosen = place in chosen
        yield board_button(
            ButtonId(match.id, match.version, Action.DIE, place),
            _label(face, texts, faces, chosen=is_chosen),
            style=ButtonStyle.success if is_chosen else ButtonStyle.secondary,
            emoji=faces.on_button(face, chosen=is_chosen),
        )


def _label(face: int, texts: Texts, faces: DiceFaces, *, chosen: bool) -> str:
    mark = MARKS[face - 1]
    if not chosen:
        return texts("button-die", face=mark)
    return texts("die-told-chosen" if faces.tells else "button-die-chosen", face=mark)
