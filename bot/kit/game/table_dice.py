"""The dice on the table, as text and as buttons."""

from collections.abc import Container, Iterator

from discord import ButtonStyle
from discord.ui import LayoutView, TextDisplay

from bot.engine import Faces, Positions
from bot.kit.components.buttons import BoardButton, board_button
from bot.kit.components.layout import text
from bot.kit.components.selection import DieButton
from bot.kit.game.dice_names import names_of_aside, names_of_roll, names_on_buttons
from bot.kit.pictures.dice_faces import MARKS, DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def roll_lines(
    match: Match, chosen: Container[int], texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield the heading with the roll, the `chosen` dice marked.

    The names of the dice follow where they are not all alike.
    """
    roll, names = match.state.roll, names_of_roll(match, texts)
    yield roll_line(roll, chosen, texts, faces, names)
    if names and not faces.tells:
        named = [
            texts("die-told-named", face=faces.roll((face,)), name=name)
            for face, name in zip(roll, names, strict=True)
        ]
        yield texts("turn-roll-names", dice=" · ".join(named))


def roll_line(
    roll: Faces,
    chosen: Container[int],
    texts: Texts,
    faces: DiceFaces,
    names: tuple[str, ...] = (),
) -> str:
    """Return the heading with a roll, as pictures or in digits, with `names` if there are any."""
    if not faces.tells:
        return texts("turn-roll", dice=faces.roll(roll, chosen))
    told = _labels(roll, names, chosen, texts, faces)
    return texts("turn-roll-told", dice=faces.between.join(told))


def roll_beside(
    roll: Faces, chosen: Container[int], faces: DiceFaces
) -> Iterator[TextDisplay[LayoutView]]:
    """Yield the roll as pictures, where the heading has it in digits."""
    if roll and faces.beside is not None:
        yield text(faces.beside.roll(roll, chosen))


def aside_lines(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield which dice are set aside, if any are."""
    aside = match.state.aside
    if not aside:
        return
    dice, names = faces.set_aside(aside), names_of_aside(match, texts)
    if names:
        yield texts("turn-aside-names", dice=dice, names=names)
    else:
        yield texts("turn-aside", dice=dice)


def dice_buttons(
    match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Iterator[BoardButton]:
    """Yield the rolled dice as buttons, whose labels say whether they are chosen.

    Where the board has digits, each has its full name; elsewhere short names, and only where
    needed.
    """
    names = names_of_roll(match, texts) if faces.tells else names_on_buttons(match, texts)
    labels = _labels(match.state.roll, names, chosen, texts, faces)
    for place, (face, label) in enumerate(zip(match.state.roll, labels, strict=True)):
        is_chosen = place in chosen
        yield board_button(
            DieButton(match.id, match.version, place),
            label,
            style=ButtonStyle.success if is_chosen else ButtonStyle.secondary,
            emoji=faces.on_button(face, chosen=is_chosen),
        )


def _labels(
    roll: Faces, names: tuple[str, ...], chosen: Container[int], texts: Texts, faces: DiceFaces
) -> list[str]:
    """Return the label of each rolled die: its face, any name, and whether it is chosen."""
    labels = [MARKS[face - 1] for face in roll]
    if names:
        key = "die-told-named" if faces.tells else "button-die-named"
        labels = [
            texts(key, face=face, name=name) if name else face
            for face, name in zip(labels, names, strict=True)
        ]
    marked = "die-told-chosen" if faces.tells else "button-die-chosen"
    return [
        texts(marked if place in chosen else "button-die", face=label)
        for place, label in enumerate(labels)
    ]
