"""A game step by step: step n is the position after n plies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.advice.review import Review
from bot.engine import (
    Banked,
    Event,
    Farkled,
    FinalRound,
    Game,
    GameOver,
    Given,
    Ply,
    Resign,
    Resigned,
    Rolled,
    TimedOut,
    start,
)
from bot.match.clocks.presence import ALL_PRESENT
from bot.match.model.game_log import Steps, replay_all
from bot.match.model.match import Match
from bot.match.model.phases import Playing

_MOST_ENDS: Final = 20
"""The most ends of turns among key moments: with the others a menu must have room for all."""


TURN_ENDS: Final = Banked | Farkled | Given | TimedOut | Resigned
"""The events that end a turn."""


WHOLE_MOVES: Final = (6, 2, 0)
"""How many of the bot's newest moves are told whole: as many as a message has room for.

Of older ones only the ends of turns are told: once dice are pictures, there is no room for more.
"""


class MomentKind(StrEnum):
    """Why a step is a key moment."""

    TURNING = "turning"
    """The ply before it changed the chances much."""
    COSTLY = "costly"
    """The decision made there cost much."""
    END = "end"
    """A turn ended, or the game."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A key moment of a replay."""

    step: int
    kind: MomentKind


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole game: the `match` at its end, its moves, and each state with the events before it."""

    match: Match
    game: Game
    positions: Steps

    @staticmethod
    def of(match: Match) -> "Replay":
        """Return the replay of `match`."""
        game, positions = replay_all(match.log)
        return Replay(match, game, ((start(game.setup), ()), *positions))

    def __reduce__(self) -> tuple[Callable[[Match], "Replay"], tuple[Match]]:
        """Pickle the match only; the rest follows from it."""
        return Replay.of, (self.match,)

    @property
    def last(self) -> int:
        """Return the last step."""
        return len(self.game.plies)

    @property
    def is_complete(self) -> bool:
        """Tell whether the game was played to its end."""
        return self.match.state.over

    def at(self, step: int) -> Match:
        """Return the match as it was at `step`; a step past the end is the last."""
        state, events = self.positions[min(step, self.last)]
        return replace(
            self.match,
            phase=self.match.phase if state.over else Playing(),
            state=state,
            events=events,
            deadline=None,
            # Only at the end is it known who was away.
            presence=self.match.presence if step >= self.last else ALL_PRESENT,
        )

    def ply(self, step: int) -> Ply | None:
        """Return the ply made at `step`, None at the end."""
        return self.game.plies[step] if step < self.last else None

    def mover(self, step: int) -> int:
        """Return the seat that made the ply at `step`, which is not the last."""
        move, (state, _) = self.game.plies[step].move, self.positions[step]
        return move.seat if isinstance(move, Resign) else state.seat

    def moments(self, review: Review | None) -> tuple[ReplayStep, ...]:
        """Return the key moments in order, at most 25.

        They are turning points and costly decisions if the chances to win are known, else the ends
        of turns. The end of the game is always one.
        """
        if review is not None and review.curve:
            found = {point.step: MomentKind.TURNING for point in review.turning_points}
        else:
            found = dict.fromkeys(self._ends(), MomentKind.END)
        if review is not None:
            found |= {decision.step: MomentKind.COSTLY for decision in review.costliest}
        found.setdefault(self.last, MomentKind.END)
        return tuple(ReplayStep(step, found[step]) for step in sorted(found))

    def _ends(self) -> Sequence[int]:
        """Return the steps at which turns have ended, those of most points if there are many."""
        points = {
            step: max(map(_points_of, events))
            for step, (_, events) in enumerate(self.positions)
            if any(isinstance(event, TURN_ENDS) for event in events)
        }
        return sorted(points, key=lambda step: -points[step])[:_MOST_ENDS]


def _points_of(event: Event) -> int:
    """Return the points that an event brought or cost."""
    match event:
        case Banked(points=points) | Given(points=points):
            return points
        case Farkled(lost=lost) | TimedOut(lost=lost):
            return lost
        case _:
            return 0


def with_all_of_bots(match: Match, most_whole: int = WHOLE_MOVES[0]) -> Match:
    """Return `match` with the events of all moves of the bot since the last one of a person.

    Of each seat it is one turn at most, however long nobody has been there. The newest moves are
    told whole, `most_whole` at most.
    """
    if not match.events or not _is_bots(match, match.events[0]):
        return match
    replay = Replay.of(match)
    first = replay.last
    turns: dict[int, int] = {}
    while first > 0 and _plays(match, replay, first - 1, turns):
        first -= 1
    if first == replay.last:
        return match
    moves = [events for _, events in replay.positions[first + 1 :]]
    older = max(0, len(moves) - most_whole)
    ends = [event for events in moves[:older] for event in _end(events)]
    whole = [event for events in moves[older:] for event in events]
    return replace(match, events=(*ends, *whole))


def _is_bots(match: Match, event: Event) -> bool:
    if isinstance(event, GameOver):
        return False
    return match.players[event.seat].is_bot or event.seat in match.presence.away


def _plays(match: Match, replay: Replay, step: int, turns: dict[int, int]) -> bool:
    """Tell whether the bot made the ply at `step`, for itself or as a stand-in.

    `turns` has the round in which each seat was seen so far; those before it are not told.
    """
    seat, played_in = replay.mover(step), replay.positions[step][0].round
    if turns.setdefault(seat, played_in) != played_in:
        return False
    return match.players[seat].is_bot or match.presence.is_played(seat, played_in)


def _end(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events that ended the turn of a move, none if it did not end."""
    if not any(isinstance(event, TURN_ENDS) for event in events):
        return ()
    return tuple(event for event in events if isinstance(event, TURN_ENDS | Rolled | FinalRound))
