"""What the bot has played since a person last did, for boards that tell of it in one go."""

from dataclasses import replace
from typing import Final

from bot.engine import Event, FinalRound, GameOver, Rolled
from bot.match.model.match import Match
from bot.match.model.replay import TURN_ENDS, Replay

MOST_WHOLE: Final = 6
"""The newest moves that are told whole; of those before, only how turns ended: a message holds no
more once dice are pictures."""


def with_all_of_bots(match: Match) -> Match:
    """Return `match` with the events of every move of the bot since a person's last one.

    Without them it has those of the last move alone.
    """
    if not match.events or not _is_bots(match, match.events[0]):
        return match
    replay = Replay.of(match)
    first = replay.last
    while first > 0 and _plays(match, replay.mover(first - 1)):
        first -= 1
    moves = [events for _, events in replay.positions[first + 1 :]]
    ends = [event for events in moves[:-MOST_WHOLE] for event in _end(events)]
    whole = [event for events in moves[-MOST_WHOLE:] for event in events]
    return replace(match, events=(*ends, *whole))


def _is_bots(match: Match, event: Event) -> bool:
    return not isinstance(event, GameOver) and _plays(match, event.seat)


def _plays(match: Match, seat: int) -> bool:
    """Tell whether the bot plays `seat`, for itself or for somebody who is away."""
    return match.players[seat].is_bot or seat in match.presence.away


def _end(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return those of a move's events that tell how it ended its turn, none if it did not."""
    if not any(isinstance(event, TURN_ENDS) for event in events):
        return ()
    return tuple(event for event in events if isinstance(event, TURN_ENDS | Rolled | FinalRound))
