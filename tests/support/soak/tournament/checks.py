"""What must have come of a tournament, whatever went wrong."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.database.opening import Address
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.pairing.history import BracketPart
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.series import GameResult, Series, SeriesGame
from bot.features.tournaments.model.tournament import Tournament
from bot.match.model.match import Match
from bot.match.results.figures import results
from bot.storage import recount
from tests.support.storage.stores import Storage, open_storage
from tests.support.wire.stored import Stored

from .entrants import CalledGame

_TOURNAMENT: Final = 1
"""The number of the only one there is."""


def check_games(games: Sequence[CalledGame], stored: Mapping[int, Stored]) -> None:
    """Check that everybody was called once to each game, which has one thread, and a board.

    There are more only where people have asked for one.
    """
    threads = Counter(game.number for game in games)
    assert set(threads) == set(stored), "there are other games than people were called to"
    assert set(threads.values()) == {1}, f"games have several threads: {threads}"
    for game in games:
        assert stored[game.number].phase == "finished", f"game {game.number} has not ended"
        assert len(game.calls) == 1, f"{len(game.calls)} calls to game {game.number}"
        most = 1 + game.asked
        assert len(game.boards) <= most, f"{len(game.boards)} boards of game {game.number}"


async def check_tournament(database: Address, games: Sequence[CalledGame]) -> None:
    """Check that everything was paired, and that its outcomes are those of the games."""
    async with open_storage(database) as storage:
        tournament = await storage.tournaments.get(_TOURNAMENT)
        assert tournament is not None
        assert isinstance(tournament.phase, Over)
        form = form_of(tournament)
        assert form.is_over(tournament.course)
        assert not form.due(tournament.course)
        if tournament.plan.form is FormName.KNOCK_OUT:
            _check_bracket(tournament)
        called = {game.number: {game.ann.id, game.ben.id} for game in games}
        for series in tournament.series:
            match = await _match_of(storage, series)
            _check_series(tournament, series, match)
            people = {person.user_id for person in match.players}
            assert called.pop(match.id) == people, f"others were called to game {match.id}"
        assert not called, f"people were called to games of no pairing: {called}"


async def check_counted(database: Address) -> None:
    """Check that every game counts once: all figures are those of the games that are stored."""
    assert await recount(database, fix=False) == []


def _check_bracket(tournament: Tournament) -> None:
    """Check that all but the champion have lost once, and nobody has played on after that.

    The number of people is a power of two; the third place is played for by those who lost in the
    round before the last.
    """
    main = [
        series.pairing
        for series in tournament.series
        if series.pairing.place.part is BracketPart.MAIN
    ]
    entrants = set(tournament.by_number)
    there = entrants
    for number in range(1, len(entrants).bit_length()):
        played = [pairing for pairing in main if pairing.place.round == number]
        sides = [side for pairing in played for side in pairing.sides]
        assert len(played) == len(there) // 2
        assert sorted(sides) == sorted(there), f"others play in round {number}"
        there = {side for pairing in played for side in pairing.sides if pairing.won_by(side)}
        assert len(there) == len(played), f"round {number} has other winners than pairings"
    assert len(there) == 1
    assert len(main) == len(entrants) - 1
    third = [
        series for series in tournament.series if series.pairing.place.part is BracketPart.THIRD
    ]
    assert len(third) == (len(entrants) >= 4)


async def _match_of(storage: Storage, series: Series) -> Match:
    """Return the one match that was played for a pairing."""
    [game] = series.games
    assert game.match is not None
    match = await storage.matches.get(game.match.id)
    assert match is not None
    return match


def _check_series(tournament: Tournament, series: Series, match: Match) -> None:
    """Check that the outcome of a pairing is that of its match."""
    [game] = series.games
    outcome = series.pairing.outcome
    assert outcome is not None
    assert not game.no_show
    assert match.tournament is not None
    assert (match.tournament.tournament_id, match.tournament.game_id) == (tournament.id, game.id)
    assert game.result in {GameResult.FIRST, GameResult.SECOND, GameResult.DRAWN}
    assert (outcome.first, outcome.second) == game.result.halves
    _check_result(game, match)


def _check_result(game: SeriesGame, match: Match) -> None:
    ended = results(match)
    seats = (game.first_sits_at, 1 - game.first_sits_at)
    assert game.score == (ended[seats[0]].score, ended[seats[1]].score)
    assert game.result is not GameResult.FIRST or ended[seats[0]].won
    assert game.result is not GameResult.SECOND or ended[seats[1]].won
