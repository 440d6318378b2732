"""The dice on the table, as text and as buttons."""

from collections.abc import Callable, Container, Iterator, Sequence
from functools import partial

from bot.engine import JOKER, Die, Faces, Positions, State
from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import text
from bot.kit.components.parts import Button, ButtonStyle, TextDisplay
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
    roll, names, dice = match.state.roll, names_of_roll(match, texts), match.state.dice
    yield roll_line(roll, chosen, texts, faces, names, dice)
    if names and not faces.tells:
        named = [
            texts("die-told-named", face=faces.of(die).roll((face,)), name=name)
            for face, die, name in zip(roll, dice, names, strict=True)
        ]
        yield texts("turn-roll-names", dice=" · ".join(named))


def roll_line(
    roll: Faces,
    chosen: Container[int],
    texts: Texts,
    faces: DiceFaces,
    names: tuple[str, ...] = (),
    dice: Sequence[Die] = (),
) -> str:
    """Return the heading with a roll of `dice`, as pictures or in digits, with `names` if any."""
    if not faces.tells:
        return texts("turn-roll", dice=faces.roll(roll, chosen, dice))
    named = zip(roll, names or [""] * len(roll), strict=True)
    told = [
        _label(face, name, texts, faces, chosen=place in chosen)
        for place, (face, name) in enumerate(named)
    ]
    return texts("turn-roll-told", dice=faces.between.join(told))


def roll_beside(
    roll: Faces, chosen: Container[int], faces: DiceFaces, dice: Sequence[Die] = ()
) -> Iterator[TextDisplay]:
    """Yield the roll of `dice` as pictures, where the heading has it in digits."""
    if roll and faces.beside is not None:
        yield text(faces.beside.roll(roll, chosen, dice))


def aside_lines(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield which dice are set aside, if any are, and why they are worth less than in one roll."""
    aside = match.state.aside
    if not aside:
        return
    dice = faces.set_aside(aside, match.state.aside_dice)
    names = names_of_aside(match, texts)
    if names:
        yield texts("turn-aside-names", dice=dice, names=names)
    else:
        yield texts("turn-aside", dice=dice)
    together = _together(match.state)
    if together > match.state.points:
        yield texts("turn-aside-apart", points=together)


def _together(state: State) -> int:
    """Return the points that the dice set aside would be in one roll; 0 if no roll has so many."""
    if len(state.aside) > state.setup.rules.scoring.dice:
        return 0  # some were lent by a badge
    score = state.table.score(tuple(sorted(state.aside)))
    return 0 if score is None else score.points


def dice_buttons(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[Button]:
    """Yield the rolled dice as buttons, none of them chosen."""
    return dice_as_buttons(match, (), partial(_die_of, match), texts, faces)


def dice_as_buttons(
    match: Match,
    chosen: Positions,
    button: Callable[[int], CustomId],
    texts: Texts,
    faces: DiceFaces,
) -> Iterator[Button]:
    """Yield the dice of the roll as buttons that ask for what `button` returns for their places."""
    names = _names_on_buttons(match, texts, faces)
    for place in range(len(match.state.roll)):
        die = button(place)
        yield _die_button(die, match, place, names, texts, faces, chosen=place in chosen)


def with_chosen(
    dice: Sequence[Button], match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Sequence[Button]:
    """Return `dice`, which are `dice_buttons`, with those at the places `chosen` marked."""
    if not chosen:
        return dice
    marked, names = list(dice), _names_on_buttons(match, texts, faces)
    for place in chosen:
        die = _die_of(match, place)
        marked[place] = _die_button(die, match, place, names, texts, faces, chosen=True)
    return marked


def _names_on_buttons(match: Match, texts: Texts, faces: DiceFaces) -> tuple[str, ...]:
    """Return what the buttons of the dice call them, if anything.

    Where dice are told, each has its whole name; elsewhere names are short, and only where needed.
    """
    return names_of_roll(match, texts) if faces.tells else names_on_buttons(match, texts)


def _die_of(match: Match, place: int) -> DieButton:
    return DieButton(match.id, match.version, place)


def _die_button(
    button: CustomId,
    match: Match,
    place: int,
    names: tuple[str, ...],
    texts: Texts,
    faces: DiceFaces,
    *,
    chosen: bool,
) -> Button:
    """Return a die as a `button`, whose label says whether it is chosen."""
    face, name = match.state.roll[place], names[place] if names else ""
    return board_button(
        button,
        _label(face, name, texts, faces, chosen=chosen),
        style=ButtonStyle.SUCCESS if chosen else ButtonStyle.SECONDARY,
        emoji=faces.of(match.state.dice[place]).on_button(face, chosen=chosen),
    )


def _label(face: int, name: str, texts: Texts, faces: DiceFaces, *, chosen: bool) -> str:
    """Return the label of a rolled die: its face, any name, and whether it is chosen."""
    label = texts("button-devil") if face == JOKER and not faces.tells else MARKS[face - 1]
    if name:
        label = texts(
            "die-told-named" if faces.tells else "button-die-named", face=label, name=name
        )
    marked = "die-told-chosen" if faces.tells else "button-die-chosen"
    return texts(marked if chosen else "button-die", face=label)
