"""What the games of a series come to, and which of them are still to be played."""

from dataclasses import replace
from typing import Final

from bot.features.tournaments.model.pairing.course import DRAW, WIN, How, Outcome
from bot.features.tournaments.model.plan import Plan
from bot.features.tournaments.model.series import Result, Series, SeriesGame
from bot.match.model.phases import Closing

_EXTRA: Final = 4
"""Games that a level knock-out plays beyond its best of n; then the stronger one goes on."""

_BROKEN_OFF: Final = 2
"""How often one game may break off; the next time it is drawn."""


def outcome_of(series: Series, plan: Plan, *, in_time: bool = True) -> Outcome | None:
    """Return what the games have decided, None while others are to be played.

    When time is up nothing more is: what was played decides.
    """
    if series.pairing.second is None:
        return _alone(series, in_time=in_time)
    boards = [_board(series, board, plan, in_time=in_time) for board in _boards(plan)]
    if in_time and None in boards:
        return None
    points = [each for each in boards if each is not None]
    if plan.has_teams:
        points = [_compared(*each) for each in points]
    scored = (sum(first for first, _ in points), sum(second for _, second in points))
    how = How.NO_SHOW if _nobody_played(series, plan) else How.PLAYED
    berserk = tuple(any(each.berserk[side] for each in series.games) for side in (0, 1))
    return Outcome(*_compared(*scored), how, scored, (berserk[0], berserk[1]))


def next_games(series: Series, plan: Plan) -> list[SeriesGame]:
    """Return the games of a series that are to begin now, which have no ids yet."""
    return [
        SeriesGame(0, board, len(series.on_board(board)) + 1)
        for board in _boards(plan)
        if _board(series, board, plan) is None
        and not any(each.is_open for each in series.on_board(board))
    ]


def broken_off(series: Series, game: SeriesGame, closing: Closing | None) -> SeriesGame:
    """Return `game`, whose match was closed without a result: it is played again.

    Not if nobody played it any more, nor too often.
    """
    before = [
        each
        for each in series.games
        if (each.board, each.number) == (game.board, game.number) and each.result is Result.VOID
    ]
    if closing is Closing.ABANDONED:
        return replace(game, result=Result.NOBODY)
    return replace(game, result=Result.DRAWN if len(before) >= _BROKEN_OFF else Result.VOID)


def _alone(series: Series, *, in_time: bool) -> Outcome | None:
    """Return what somebody has scored alone."""
    for game in series.on_board(1):
        if game.result is Result.ALONE:
            return Outcome(0, 0, How.PLAYED, game.score)
    return None if in_time else Outcome(0, 0, How.NO_SHOW)


def _boards(plan: Plan) -> range:
    return range(1, plan.team_size + 1)


def _board(
    series: Series, board: int, plan: Plan, *, in_time: bool = True
) -> tuple[int, int] | None:
    """Return the points of both sides on a board, in halves; None while it is undecided."""
    games = [each for each in series.on_board(board) if each.result is not None]
    results = [each.result.halves for each in games if each.result is not None]
    first, second = sum(each[0] for each in results), sum(each[1] for each in results)
    if games and games[-1].no_show:
        return _forfeited(games[-1])
    gave_up = bool(games) and games[-1].result is Result.NOBODY
    if not in_time or gave_up or max(first, second) > plan.best_of:
        return first, second
    most = plan.best_of + (_EXTRA if plan.form.is_knock_out else 0)
    level = first == second and plan.form.is_knock_out
    if len(games) >= (most if level else plan.best_of):
        return first, second
    return None


def _forfeited(game: SeriesGame) -> tuple[int, int]:
    """Return the points of a board on which somebody did not come: no more is played there."""
    return game.result.halves if game.result is not None else (0, 0)


def _compared(first: int, second: int) -> tuple[int, int]:
    """Return the points of a win, or of a draw, in halves; none if neither has any."""
    if first == second:
        return (DRAW, DRAW) if first else (0, 0)
    return (WIN, 0) if first > second else (0, WIN)


def _nobody_played(series: Series, plan: Plan) -> bool:
    games = [each for board in _boards(plan) for each in series.on_board(board)]
    return all(each.no_show for each in games)
