"""No-shows: which players have come to a game of a tournament, and who has not in time."""

from dataclasses import replace

from bot.engine import CallTime, Exit, Move, Resign, TimeOut
from bot.features.tournaments.model.series import GameResult, SeriesGame, Unplayed
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match

_CAME_ALONE = {(True, False): GameResult.FIRST, (False, True): GameResult.SECOND}


def arrived(match: Match) -> tuple[bool, bool]:
    """Tell for both seats whether their players have pressed anything in a match.

    Letting a turn run out is nothing, nor is what a stand-in does for somebody who is away, nor
    being taken out of the game.
    """
    berserk = () if match.tournament is None else match.tournament.berserk
    if not match.has_moves:  # as in most games that have just begun
        return 0 in berserk, 1 in berserk
    game, positions = replay_all(match.log)
    first: dict[int, bool] = {}
    later: set[int] = set()
    seat = 0
    for ply, (state, _) in zip(game.plies, positions, strict=True):
        mover = ply.move.seat if isinstance(ply.move, Resign) else seat
        acted = _is_press(ply.move)
        first.setdefault(mover, acted)
        if acted:
            later.add(mover)
        seat = state.seat

    def came(seat: int) -> bool:
        pressed = first.get(seat, False) or seat in berserk
        return pressed or (seat in later and seat not in match.presence.away)

    return came(0), came(1)


def _is_press(move: Move) -> bool:
    if isinstance(move, Resign):
        return move.why is Exit.RESIGNED
    return not isinstance(move, TimeOut | CallTime)


def had_turn(match: Match) -> tuple[bool, bool]:
    """Tell for both seats whether their players have begun a turn."""
    return True, match.state.seat == 1 or match.state.round > 1 or bool(match.state.out[0])


def came_to(game: SeriesGame, match: Match) -> SeriesGame:
    """Return `game` with the players noted who have come to its `match`."""
    here = arrived(match)
    first, second = game.first_sits_at, 1 - game.first_sits_at
    return replace(game, came=(game.came[0] or here[first], game.came[1] or here[second]))


def looked_at(game: SeriesGame, match: Match, grace: int, now: int) -> SeriesGame:
    """Return `game` with the players noted who have come, and when the others lose.

    No time runs while nothing shows the match, nor while its clock stands for a vacation.
    """
    game = came_to(game, match)
    seats, turns = (game.first_sits_at, 1 - game.first_sits_at), had_turn(match)
    stands = match.parked or match.presence.stands_until is not None
    absent_at = tuple(
        None
        if game.came[side] or stands
        else game.absent_at[side] or (now + grace if turns[seat] else None)
        for side, seat in enumerate(seats)
    )
    return replace(game, absent_at=(absent_at[0], absent_at[1]))


def was_there(game: SeriesGame, side: int) -> SeriesGame:
    """Return `game` with the player of a `side` noted as present."""
    came, absent_at = list(game.came), list(game.absent_at)
    came[side], absent_at[side] = True, None
    return replace(game, came=(came[0], came[1]), absent_at=(absent_at[0], absent_at[1]))


def forfeited(game: SeriesGame, now: int) -> SeriesGame:
    """Return `game` as lost by a player who has not come in time, if there is one."""
    late = any(at is not None and at <= now for at in game.absent_at)
    return not_come(game) if late else game


def not_come(game: SeriesGame) -> SeriesGame:
    """Return `game` as lost by the player who has not come.

    Nobody wins by waiting for the other without being there: then nobody came.
    """
    result = _CAME_ALONE.get(game.came, GameResult.NOBODY)
    return replace(game, result=result, unplayed=Unplayed.NO_SHOW, absent_at=(None, None))


def missed(game: SeriesGame) -> tuple[bool, bool]:
    """Tell for both sides whether their player never pressed anything in a game that has ended."""
    if game.is_open or game.unplayed not in {None, Unplayed.NO_SHOW, Unplayed.DESERTED}:
        return False, False
    return not game.came[0], not game.came[1]
