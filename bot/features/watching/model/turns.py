"""Which turn of a game lies long enough back to be talked about, and what was chosen in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.advice.choices import Choice
from bot.engine import Bank, Move, Roll, State, TakeOver, banked, bonus_of, dice_to_roll, offered
from bot.features.watching.model.scene import LATE
from bot.match.model.replay import TURN_ENDS, Replay

MOST_WEIGHED: Final = 6
"""The choices of a turn that are weighed, the last ones: few turns have more."""


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn of a replay: its plies are those from step `first` up to `end`."""

    first: int
    end: int


def late_turn(replay: Replay) -> PastTurn | None:
    """Return the newest turn since which `LATE` others have ended; None if there is none yet."""
    ends = [
        step
        for step, (_, events) in enumerate(replay.positions)
        if any(isinstance(event, TURN_ENDS) for event in events)
    ]
    place = len(ends) - 1 - LATE
    if place < 0:
        return None
    return PastTurn(ends[place - 1] if place else 0, ends[place])


def decisions(replay: Replay, turn: PastTurn) -> Sequence[int]:
    """Return the steps of `turn` at which there may have been a choice, at most the last few."""
    return list(_decisions(replay, turn))[-MOST_WEIGHED:]


def _decisions(replay: Replay, turn: PastTurn) -> Iterator[int]:
    for step in range(turn.first, turn.end):
        state, ply = replay.positions[step][0], replay.ply(step)
        moved = ply is not None and isinstance(ply.move, Roll | Bank | TakeOver)
        if moved and (state.roll or state.points or state.offer is not None):
            yield step


def played_choice(state: State, move: Move, choices: Sequence[Choice]) -> Choice | None:
    """Return that of the `choices` in `state` which comes to the same as `move`, if any does."""
    dice = 0 if isinstance(move, Bank) else len(dice_to_roll(state, move))
    points = _points_after(state, move)
    for choice in choices:
        if (type(choice.move), choice.dice, choice.points) == (type(move), dice, points):
            return choice
    return None


def _points_after(state: State, move: Move) -> int:
    """Return the points of the turn after `move`, banked or at risk."""
    if isinstance(move, TakeOver):
        return offered(state).points
    points = state.points
    if isinstance(move, Roll | Bank) and move.keep:
        score = state.table.roll(state.roll).by_positions[move.keep]
        points += score.points + bonus_of(state, move.keep, score)
    return banked(state, points) if isinstance(move, Bank) else points
