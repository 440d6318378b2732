"""What the end of a game means for its tournament, within the transaction that stores it."""

import json
from collections.abc import Sequence
from typing import Final

from bot.database.ports import Call, Transaction, Value
from bot.database.statements import statements
from bot.engine import Exit, Resigned
from bot.features.tournaments.model.no_shows import came_to, had_turn
from bot.features.tournaments.model.series import GameResult, SeriesGame, deal_of
from bot.features.tournaments.store.rows import columns_of_game
from bot.match.model.match import Match
from bot.match.model.variants import Deal
from bot.match.results.figures import Result
from bot.match.store.finishing import Answers, FinishStep

_SQL: Final = statements(__package__)

_EARLY: Final = 2
"""The rounds of a game within which nobody has a reason to give it up."""


def _ask_for_place(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del results, now
    if match.tournament is None:
        return []
    return [(_SQL["place_of_game"], {"id": match.tournament.game_id})]


def _keep_result(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Store the result of a match in its tournament, if it was played for one."""
    del now
    deal = deal_of(match)
    if deal is not None:
        _keep_score(transaction, match, deal, results[0].score)
    if match.tournament is None:
        return match
    for row in answers[0]:
        came = tuple(json.loads(row["came"]))
        game = SeriesGame(match.tournament.game_id, row["board"], row["number"], came=came)
        ended = _ended(game, match, results)
        transaction.execute_later(_SQL["save_game"], columns_of_game(ended))
        transaction.execute_later(_SQL["touch"], {"id": match.tournament.tournament_id})
    return match


def _keep_score(transaction: Transaction, match: Match, deal: Deal, score: int) -> None:
    """Store the score of a deal that an entrant has played alone."""
    found: dict[str, Value] = {
        "id": deal.tournament_id,
        "round": deal.number,
        "user_id": match.host.user_id,
        "score": json.dumps([score, 0]),
    }
    transaction.execute(_SQL["keep_score"], found)
    transaction.execute(_SQL["touch"], {"id": deal.tournament_id})


def _ended(game: SeriesGame, match: Match, results: Sequence[Result]) -> SeriesGame:
    """Return `game` with the result of its `match`."""
    assert match.tournament is not None  # it is looked at for that alone
    seats = (game.first_sits_at, 1 - game.first_sits_at)
    first, second = (results[seat] for seat in seats)
    early = match.state.round <= _EARLY
    given_up = {
        event.seat
        for event in match.events
        if isinstance(event, Resigned) and event.why is Exit.RESIGNED and early
    }
    return SeriesGame(
        game.id,
        game.board,
        game.number,
        result=_result(first.won, second.won),
        score=(first.score, second.score),
        came=_came(game, match),
        berserk=(
            seats[0] in match.tournament.berserk,
            seats[1] in match.tournament.berserk,
        ),
        resigned=(seats[0] in given_up, seats[1] in given_up),
    )


def _came(game: SeriesGame, match: Match) -> tuple[bool, bool]:
    """Return for both sides whether they count as present."""
    if game.number > 1:
        return True, True
    turns, came = had_turn(match), came_to(game, match).came
    first, second = game.first_sits_at, 1 - game.first_sits_at
    return came[0] or not turns[first], came[1] or not turns[second]


def _result(first: bool, second: bool) -> GameResult:  # noqa: FBT001 - both sides
    if first == second:
        return GameResult.DRAWN if first else GameResult.NOBODY
    return GameResult.FIRST if first else GameResult.SECOND


RESULT: Final = FinishStep(_keep_result, _ask_for_place)
"""The result of a game in a tournament."""
