"""Moves in words: "Keep the 1 and 5, roll 4 dice"."""

from collections.abc import Sequence
from typing import Final

from bot.engine import (
    AcceptFarkle,
    Bank,
    Faces,
    Move,
    Resign,
    Roll,
    State,
    TakeOver,
    TimeOut,
    UseBadge,
    banked,
    bonus_of,
    dice_to_roll,
    offered,
)
from bot.kit.pictures.dice_faces import face_name
from bot.kit.texts.texts import Texts

_PLAIN: Final[dict[type[Move], str]] = {
    Resign: "move-resign",
    TimeOut: "move-timed-out",
    AcceptFarkle: "move-give-in",
}


def move_text(state: State, move: Move, texts: Texts, names: Sequence[str] = ()) -> str:
    """Return what `move`, which is legal in `state`, does.

    `names` are the names of the rolled dice by place, or empty where all are alike. They tell which
    of equal faces are kept.
    """
    if isinstance(move, UseBadge):
        return _use_badge(state, move, texts)
    if not isinstance(move, Roll | Bank | TakeOver):
        return texts(_PLAIN[type(move)])
    return _keep_or_take(state, move, texts, names)


def _keep_or_take(
    state: State, move: Roll | Bank | TakeOver, texts: Texts, names: Sequence[str]
) -> str:
    dice = len(dice_to_roll(state, move))
    if isinstance(move, TakeOver):
        return texts("move-take", points=offered(state).points, dice=dice)
    if not move.keep:
        if isinstance(move, Bank):
            return texts("button-bank-points", points=banked(state, state.points))
        return texts("move-roll-all", dice=dice)
    kept = texts.listed([_die(state.roll, place, texts, names) for place in move.keep])
    if not isinstance(move, Bank):
        return texts("move-roll", kept=kept, dice=dice)
    score = state.table.roll(state.roll).by_positions[move.keep]
    points = state.points + score.points + bonus_of(state, move.keep, score)
    return texts("move-bank", kept=kept, points=banked(state, points))


def _die(roll: Faces, place: int, texts: Texts, names: Sequence[str]) -> str:
    """Return a rolled die by its face, and by its name where others show the same face."""
    face = face_name(roll[place], texts)
    if names and len({names[at] for at, same in enumerate(roll) if same == roll[place]}) > 1:
        return texts("die-told-named", face=face, name=names[place])
    return face


def _use_badge(state: State, move: UseBadge, texts: Texts) -> str:
    badge = state.badge
    assert badge is not None  # it can be used
    faces = [face_name(state.roll[place], texts) for place in move.at]
    return texts(
        f"move-{badge.kind}",
        faces=texts.listed(faces) if faces else "",
        percent=badge.percent,
        dice=len(dice_to_roll(state, move)),
        face=badge.face,
    )
