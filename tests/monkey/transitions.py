"""What one act may have done to the games that were open before it."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.match.model.match import Match
from bot.match.model.phases import NEVER, Closed, Closing
from tests.monkey.acts import Act, Press

OWN_MOVES: Final = frozenset({"roll", "best", "bank", "keep", "die", "givein"})
"""Presses with which nobody moves but the player on turn."""

LEAVING: Final = frozenset({"trleave", "trwithdraw", "trremove", "trremoveteam"})

Games = Mapping[int, Match]


def wrong_after(
    act: Act, user_id: int | None, before: Games, after: Games, now: int
) -> Iterator[str]:
    """Yield what an act of `user_id` has done to games that must not be, a sentence each.

    `after` also has the games that have ended since. `now` is in Unix seconds.
    """
    for match in after.values():
        yield from _wrong_clock(match)
    if not isinstance(act, Press):
        return
    kind = act.button.partition(":")[0]
    for number, was in before.items():
        then = after.get(number)
        if then is None or not was.is_playing or _goes_on_by_itself(was, now):
            continue
        if kind in OWN_MOVES and was.on_turn.user_id != user_id and was.log != then.log:
            yield f"{user_id} has moved for {was.on_turn}: {was} became {then}"
        if kind == "skip" and (then.votes != was.votes or then.log != was.log):
            yield from _wrong_vote(was)
        if kind in LEAVING and _has_lost_its_result(was, then):
            yield f"a game that both had begun counts for nobody: {then}"


def _goes_on_by_itself(match: Match, now: int) -> bool:
    """Tell whether a game moves on by itself about now, whoever presses what.

    Where all are away, whoever presses anything is back, and the others' stand-ins play at once.
    """
    if match.waits_for_bot or match.is_deserted:
        return True
    times = (match.deadline, match.closes_at)
    return any(time is not None and time <= now for time in times)


def _wrong_clock(match: Match) -> Iterator[str]:
    """Yield a clock that runs though nobody can play."""
    fixture = match.tournament
    if fixture is None or not match.is_playing or match.variant.fixed_end is not None:
        return
    runs = match.deadline is not None or match.closes_at != NEVER
    if runs and (match.parked or fixture.paused):
        yield f"a clock runs though nobody can play: {match}"


def _wrong_vote(match: Match) -> Iterator[str]:
    """Yield a vote to skip the turn of somebody whose opponents gain by it."""
    casual = not (match.rated or match.limited or match.tournament)
    if match.setup.rules.turn_seconds is not None or not casual or len(match.people_in_game) < 3:
        yield f"a turn is skipped where the clock decides: {match}"


def _has_lost_its_result(was: Match, match: Match) -> bool:
    """Tell whether a game of two who both have played ended as if it had not been."""
    missed = was.presence.away or any(was.presence.lapses)
    if was.tournament is None or was.state.round == 1 or missed:
        return False  # not everybody has had a turn
    phase = match.phase
    return isinstance(phase, Closed) and phase.closing is Closing.ADJUDICATED
