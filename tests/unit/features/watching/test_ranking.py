"""Which game is on, and how long one may guess."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet, Setup, start
from bot.features.watching.model.guessing import points_of, sides_in_game, takes_guesses
from bot.features.watching.model.ranking import ASLEEP_AFTER, RunningGame, best_game, is_shown
from bot.match.model.match import Match
from bot.match.model.phases import Finished, Lobby
from tests.support.matches.games import a_game
from tests.support.matches.table import ADA, BEN, CLEO


def running(
    number: int, *totals: int, rating: float = 1500, idle: int = 0, rated: bool = False
) -> RunningGame:
    match = a_game(ADA, BEN, id=number, rated=rated)
    match = replace(match, state=replace(match.state, totals=totals or (0, 0)))
    return RunningGame(match, rating, idle)


def best(*games: RunningGame) -> int:
    found = best_game(games)
    assert found is not None
    return found.id


def test_without_games_nothing_is_on() -> None:
    assert best_game([]) is None


def test_what_moves_comes_before_what_sleeps() -> None:
    sleeping = running(1, rating=2000, idle=ASLEEP_AFTER, rated=True)
    assert best(sleeping, running(2, rating=1000)) == 2


def test_then_the_rated_ones_come_first() -> None:
    assert best(running(1, rated=True), running(2, rating=2000)) == 1


def test_then_the_stronger_players() -> None:
    assert best(running(1, rating=1700), running(2, rating=1500)) == 1


def test_then_the_closer_game_and_the_one_near_its_end() -> None:
    assert best(running(1, 6000, 5900), running(2, 6000, 100)) == 1
    assert best(running(1, 9000, 8900), running(2, 300, 200)) == 1


def test_of_equals_the_newest() -> None:
    assert best(running(1), running(3), running(2)) == 3


def test_totals_below_zero_break_nothing() -> None:
    assert best(running(1, -500, -600), running(2, -3000, -4000)) == 1


def test_only_what_is_played_in_a_channel_is_shown() -> None:
    match = a_game(ADA, BEN)
    assert is_shown(match)
    assert not is_shown(a_game(ADA))
    for changed in ({"phase": Lobby()}, {"phase": Finished(0)}, {"parked": True}):
        assert not is_shown(replace(match, **changed))


def _at(match: Match, *totals: int, round_: int = 1) -> Match:
    return replace(match, state=replace(match.state, totals=totals, round=round_))


def test_guesses_are_taken_until_a_third_of_the_target() -> None:
    match = a_game(ADA, BEN)
    assert takes_guesses(match)
    assert takes_guesses(_at(match, 3300, 0))
    assert not takes_guesses(_at(match, 0, 3350))
    assert not takes_guesses(replace(match, phase=Finished(0)))
    assert not takes_guesses(a_game(ADA)), "of one there is nothing to guess"


@pytest.mark.parametrize(("round_", "open_"), [(1, True), (4, True), (5, False), (10, False)])
def test_or_until_a_third_of_the_turns(round_: int, *, open_: bool) -> None:
    setup = Setup(RuleSet("ten_turns", target=None, turns=10), seats=2)
    match = replace(a_game(ADA, BEN), state=start(setup))
    assert takes_guesses(_at(match, 50_000, 0, round_=round_)) is open_


def test_who_guesses_blindly_gets_nothing() -> None:
    for sides in range(2, 9):
        assert sum(points_of(side, {0}, sides) for side in range(sides)) == 0


def test_who_has_left_cannot_be_guessed() -> None:
    match = a_game(ADA, BEN, CLEO)
    match = replace(match, state=replace(match.state, out=(False, True, False)))
    assert sides_in_game(match) == [0, 2]
