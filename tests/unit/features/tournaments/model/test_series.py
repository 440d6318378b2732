"""What the games of a pairing come to."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet
from bot.features.tournaments.model.pairing.history import BracketPart, How, Pairing, PairingPlace
from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.model.results import next_games, outcome_of, unplayed
from bot.features.tournaments.model.series import GameResult, Series, SeriesGame, Unplayed

RULES = RuleSet("short", target=500, turn_seconds=120)
PAIRING = Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 1, 2)
LETTERS = {
    "1": GameResult.FIRST,
    "2": GameResult.SECOND,
    "=": GameResult.DRAWN,
    "0": GameResult.NOBODY,
}


def series(results: str, board: int = 1) -> Series:
    """Return a series whose games on a board came out like this."""
    games = tuple(
        SeriesGame(number, board, number, result=LETTERS[letter])
        for number, letter in enumerate(results, 1)
    )
    return Series(1, PAIRING, games)


def plan(form: FormName = FormName.SWISS, best_of: int = 1, team_size: int = 1) -> Plan:
    return Plan("Cup", form, RULES, best_of=best_of, team_size=team_size)


@pytest.mark.parametrize(
    ("form", "best_of", "results", "points"),
    [
        (FormName.SWISS, 1, "", None),
        (FormName.SWISS, 1, "1", (2, 0)),
        (FormName.SWISS, 1, "=", (1, 1)),
        (FormName.SWISS, 3, "1", None),
        (FormName.SWISS, 3, "11", (2, 0)),
        (FormName.SWISS, 3, "12", None),
        (FormName.SWISS, 3, "122", (0, 2)),
        (FormName.SWISS, 3, "1=", None),
        (FormName.SWISS, 3, "1==", (2, 0)),
        (FormName.SWISS, 3, "12=", (1, 1)),
        (FormName.SWISS, 5, "111", (2, 0)),
        (FormName.SWISS, 5, "1=1", None),
        (FormName.SWISS, 3, "10", (2, 0)),
        (FormName.SWISS, 1, "0", (0, 0)),
        (FormName.KNOCK_OUT, 1, "=", None),
        (FormName.KNOCK_OUT, 1, "=2", (0, 2)),
        (FormName.KNOCK_OUT, 3, "12=", None),
        (FormName.KNOCK_OUT, 3, "12=1", (2, 0)),
        (FormName.KNOCK_OUT, 1, "=====", (1, 1)),
        (FormName.DOUBLE, 1, "=1", (2, 0)),
        (FormName.ARENA, 1, "=", (1, 1)),
    ],
)
def test_who_has_won(
    form: FormName, best_of: int, results: str, points: tuple[int, int] | None
) -> None:
    outcome = outcome_of(series(results), plan(form, best_of))
    assert (None if outcome is None else (outcome.first, outcome.second)) == points
    assert bool(next_games(series(results), plan(form, best_of))) is (outcome is None)


def test_who_does_not_come_to_the_first_game_loses_all_of_them() -> None:
    game = SeriesGame(1, 1, 1, result=GameResult.SECOND, unplayed=Unplayed.NO_SHOW)
    outcome = outcome_of(Series(1, PAIRING, (game,)), plan(best_of=5))
    assert outcome is not None
    assert (outcome.first, outcome.second, outcome.how) == (0, 2, How.NO_SHOW)


def test_a_team_wins_by_boards() -> None:
    boards = [series(result, board).games[0] for board, result in enumerate("112", 1)]
    outcome = outcome_of(Series(1, PAIRING, tuple(boards)), plan(team_size=3))
    assert outcome is not None
    assert (outcome.first, outcome.second, outcome.scored) == (2, 0, (4, 2))
    assert outcome_of(Series(1, PAIRING, tuple(boards[:2])), plan(team_size=3)) is None


def test_sides_alternate_by_board_and_by_game() -> None:
    seats = {
        (board, number): SeriesGame(0, board, number).first_sits_at
        for board in (1, 2)
        for number in (1, 2)
    }
    assert seats == {(1, 1): 0, (1, 2): 1, (2, 1): 1, (2, 2): 0}


def test_a_broken_game_is_played_again_by_the_same_number() -> None:
    game = SeriesGame(1, 1, 1)
    broken = unplayed(Series(1, PAIRING, (game,)), game, Unplayed.BROKE_OFF)
    assert broken.result is GameResult.VOID
    [again] = next_games(Series(1, PAIRING, (broken,)), plan())
    assert (again.board, again.number) == (1, 1)
    void = tuple(replace(broken, id=number) for number in (1, 2))
    third = replace(game, id=3)
    drawn = unplayed(Series(1, PAIRING, (*void, third)), third, Unplayed.BROKE_OFF)
    assert drawn.result is GameResult.DRAWN


def test_what_is_still_played_comes_to_nothing_when_a_series_ends() -> None:
    open_game = Series(1, PAIRING, (SeriesGame(1, 1, 1),))
    outcome = outcome_of(series("1"), plan())
    assert outcome is not None
    ended = open_game.ended(outcome)
    assert ended.games[0].result is GameResult.VOID
    assert not ended.is_open
