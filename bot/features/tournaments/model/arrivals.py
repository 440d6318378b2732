"""Who has come to a game, and who has not in time."""

from dataclasses import replace

from bot.engine import TimeOut
from bot.features.tournaments.model.series import Result, SeriesGame
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match


def arrived(match: Match) -> tuple[bool, bool]:
    """Tell for both seats whether their players have done anything.

    Letting a turn run out is nothing, nor is what a stand-in does for somebody who is away.
    """
    if not match.has_moves:  # as in most games that have just begun
        return False, False
    game, positions = replay_all(match.log)
    first: dict[int, bool] = {}
    later: set[int] = set()
    seat = 0
    for ply, (state, _) in zip(game.plies, positions, strict=True):
        acted = not isinstance(ply.move, TimeOut)
        first.setdefault(seat, acted)
        if acted:
            later.add(seat)
        seat = state.seat

    def came(seat: int) -> bool:
        return first.get(seat, False) or (seat in later and seat not in match.presence.away)

    return came(0), came(1)


def had_turn(match: Match) -> tuple[bool, bool]:
    """Tell for both seats whether a turn of theirs has begun."""
    return True, match.state.seat == 1 or match.state.round > 1 or bool(match.state.out[0])


def looked_at(game: SeriesGame, match: Match, grace: int, now: int) -> SeriesGame:
    """Return `game` with who has come to its `match`, and when the others lose.

    No time runs while nothing shows the match, nor while its clock stands for a vacation.
    """
    seats = (game.first_sits_at, 1 - game.first_sits_at)
    stands = match.parked or match.presence.stands_until is not None
    here, turns = arrived(match), had_turn(match)
    came = tuple(game.came[side] or here[seat] for side, seat in enumerate(seats))
    absent_at = tuple(
        None
        if came[side] or stands
        else game.absent_at[side] or (now + grace if turns[seat] else None)
        for side, seat in enumerate(seats)
    )
    return replace(game, came=(came[0], came[1]), absent_at=(absent_at[0], absent_at[1]))


def forfeited(game: SeriesGame, now: int) -> SeriesGame:
    """Return `game` as lost by whoever has not come in time, if that is so."""
    late = [at is not None and at <= now for at in game.absent_at]
    if not any(late):
        return game
    # Who has not had a turn yet is not late, but nobody can tell that they would have come.
    first, second = late
    result = Result.NOBODY if first and second else Result.SECOND if first else Result.FIRST
    return replace(game, result=result, no_show=True, absent_at=(None, None))
