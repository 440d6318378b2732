"""Results of a series: what its games have decided, which games follow, and which end now."""

from dataclasses import replace
from typing import Final

from bot.engine import CallTime, Exit, Move, Resign
from bot.features.tournaments.model.no_shows import came_to, not_come
from bot.features.tournaments.model.pairing.history import DRAW, WIN, How, PairingOutcome
from bot.features.tournaments.model.plan import Plan
from bot.features.tournaments.model.series import GameResult, Series, SeriesGame, Unplayed
from bot.features.tournaments.model.tournament import Attendance, Tournament
from bot.match.model.match import Match
from bot.match.model.phases import Closing

_EXTRA: Final = 4
"""Games that a level knock-out plays beyond its best of n; then the stronger one goes on."""

_BROKEN_OFF: Final = 2
"""How often one game may break off; the next time it is drawn."""


def outcome_of(series: Series, plan: Plan, *, in_time: bool = True) -> PairingOutcome | None:
    """Return the outcome of a series, None while games of it are still to be played.

    When time is up nothing more is: what was played decides.
    """
    if series.pairing.second is None:
        return _alone(series, in_time=in_time)
    boards = [_board(series, board, plan, in_time=in_time) for board in _boards(plan)]
    if in_time and None in boards:
        return None
    points = [board for board in boards if board is not None]
    if plan.has_teams:
        points = [_compared(*point) for point in points]
    scored = (sum(first for first, _ in points), sum(second for _, second in points))
    how = How.NO_SHOW if _nobody_played(series, plan) else How.PLAYED
    berserk = tuple(any(game.berserk[side] for game in series.games) for side in (0, 1))
    return PairingOutcome(*_compared(*scored), how, scored, (berserk[0], berserk[1]))


def next_games(series: Series, plan: Plan) -> list[SeriesGame]:
    """Return the games of a series that are to begin now, which have no ids yet."""
    return [
        SeriesGame(0, board, len(series.on_board(board)) + 1)
        for board in _boards(plan)
        if _board(series, board, plan) is None
        and not any(game.is_open for game in series.on_board(board))
    ]


def why_unplayed(closing: Closing | None) -> Unplayed:
    """Return why a game counts as unplayed whose match was closed without a result."""
    match closing:
        case Closing.ABANDONED:
            return Unplayed.DESERTED
        case Closing.BOT_REMOVED | Closing.CHANNEL_DELETED:
            return Unplayed.NOT_SHOWN
        case Closing.ADJUDICATED:
            return Unplayed.DECIDED
        case _:
            return Unplayed.BROKE_OFF


def unplayed(
    series: Series, game: SeriesGame, why: Unplayed, *, in_time: bool = True
) -> SeriesGame:
    """Return `game` without a result of its own: won by whoever was present, or by nobody.

    What was nobody's doing is played again, if not too often. Where there is no time for that it is
    drawn, unless other games decide.
    """
    match why:
        case Unplayed.NO_SHOW:
            return not_come(game)
        case Unplayed.DESERTED:
            why = why if any(game.came) else Unplayed.NO_SHOW
            return replace(game, result=GameResult.NOBODY, unplayed=why, absent_at=(None, None))
        case Unplayed.BROKE_OFF | Unplayed.NOT_SHOWN | Unplayed.DECIDED:
            is_last = _has_broken_off_often(series, game) if in_time else _is_alone(series, game)
            result = GameResult.DRAWN if is_last else GameResult.VOID
            return replace(game, result=result, unplayed=why, absent_at=(None, None))


def _has_broken_off_often(series: Series, game: SeriesGame) -> bool:
    before = [
        earlier
        for earlier in series.games
        if (earlier.board, earlier.number) == (game.board, game.number)
        and earlier.result is GameResult.VOID
    ]
    return len(before) >= _BROKEN_OFF


def _is_alone(series: Series, game: SeriesGame) -> bool:
    """Tell whether no other game of the same board has a result."""
    return all(played.is_open for played in series.on_board(game.board))


def cut_short(series: Series, game: SeriesGame, match: Match | None) -> SeriesGame:
    """Return `game`, open when the time of its round is up, with the result that this decides.

    It stays open if both have come: then its match ends as it stands, see `endings`. And it does if
    its match was not looked at, which tells nothing of who has come.
    """
    if game.match is None:
        return unplayed(series, game, Unplayed.NOT_SHOWN, in_time=False)
    if match is None or not match.is_open:
        return game
    game = came_to(game, match)
    if all(game.came):
        return game
    why = Unplayed.NOT_SHOWN if match.parked else Unplayed.NO_SHOW
    return unplayed(series, game, why, in_time=False)


def endings(tournament: Tournament, now: int) -> list[tuple[int, Move]]:
    """Return the matches that the tournament ends now with a result, each with its last move.

    Both have come to these. Whoever has withdrawn, or was removed, resigns; when the time of a
    round is up, or both have gone, the standing decides.
    """
    found: list[tuple[int, Move]] = []
    for series in tournament.open_series:
        late = is_late(tournament, series, now)
        gone = [tournament.by_number[number].attendance for number in series.pairing.sides]
        here = [attendance.is_in for attendance in gone]
        if series.pairing.second is None or (all(here) and not late):
            continue
        for game in series.games:
            if not game.is_played or game.match is None or not all(game.came):
                continue
            move: Move = CallTime()
            if any(here) and not all(here):
                side = here.index(False)
                why = Exit.REMOVED if gone[side] is Attendance.REMOVED else Exit.RESIGNED
                move = Resign(game.first_sits_at if side == 0 else 1 - game.first_sits_at, why)
            found.append((game.match.id, move))
    return found


def is_late(tournament: Tournament, series: Series, now: int) -> bool:
    """Tell whether the time of a pairing is up."""
    return not tournament.is_paused and series.until is not None and series.until <= now


def _alone(series: Series, *, in_time: bool) -> PairingOutcome | None:
    """Return the points of an entrant who plays alone."""
    for game in series.on_board(1):
        if game.result is GameResult.ALONE:
            return PairingOutcome(0, 0, How.PLAYED, game.score)
    return None if in_time else PairingOutcome(0, 0, How.NO_SHOW)


def _boards(plan: Plan) -> range:
    return range(1, plan.team_size + 1)


def _board(
    series: Series, board: int, plan: Plan, *, in_time: bool = True
) -> tuple[int, int] | None:
    """Return the points of both sides on a board, in halves; None while it is undecided."""
    games = [game for game in series.on_board(board) if game.result is not None]
    results = [game.result.halves for game in games if game.result is not None]
    first, second = sum(result[0] for result in results), sum(result[1] for result in results)
    if games and games[-1].no_show:
        return _forfeited(games[-1])
    gave_up = bool(games) and games[-1].result is GameResult.NOBODY
    if not in_time or gave_up or max(first, second) > plan.best_of:
        return first, second
    most = plan.best_of + (_EXTRA if plan.traits.is_knock_out else 0)
    level = first == second and plan.traits.is_knock_out
    if len(games) >= (most if level else plan.best_of):
        return first, second
    return None


def _forfeited(game: SeriesGame) -> tuple[int, int]:
    """Return the points of a board that a no-show has decided: no more is played there."""
    return game.result.halves if game.result is not None else (0, 0)


def _compared(first: int, second: int) -> tuple[int, int]:
    """Return the points of a win or a draw, in halves; none if neither side has any."""
    if first == second:
        return (DRAW, DRAW) if first else (0, 0)
    return (WIN, 0) if first > second else (0, WIN)


def _nobody_played(series: Series, plan: Plan) -> bool:
    games = [game for board in _boards(plan) for game in series.on_board(board)]
    never = {Unplayed.NO_SHOW, Unplayed.NOT_SHOWN}
    return all(game.is_open or game.unplayed in never for game in games)
