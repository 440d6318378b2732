"""Games that are open when the time of their round is up."""

from dataclasses import replace

from bot.features.tournaments.model.pairing.history import BracketPart, Pairing, PairingPlace
from bot.features.tournaments.model.results import cut_short
from bot.features.tournaments.model.series import MatchNow, Series, SeriesGame, Unplayed
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing
from tests.support.scenes.tables import Table

GAME = SeriesGame(1, 1, 1, match=MatchNow(77, is_open=True, is_shown=True))


def cut(game: SeriesGame, match: Match | None) -> SeriesGame:
    return cut_short(
        Series(1, Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 1, 2), (game,)), game, match
    )


def test_who_has_not_come_by_then_loses() -> None:
    assert cut(GAME, Table().match()).unplayed is Unplayed.NO_SHOW


def test_a_game_that_was_never_shown_is_nobodys_fault() -> None:
    assert cut(replace(GAME, match=None), None).unplayed is Unplayed.NOT_SHOWN
    assert cut(GAME, replace(Table().match(), parked=True)).unplayed is Unplayed.NOT_SHOWN


def test_a_game_of_which_nobody_knows_stays_as_it_is() -> None:
    assert cut(GAME, None) == GAME
    assert cut(GAME, Table().match(Closed(0, Closing.ABANDONED))) == GAME


def test_a_game_to_which_both_have_come_goes_on() -> None:
    game = replace(GAME, came=(True, True))
    assert cut(game, Table().match()) == game
