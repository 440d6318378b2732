"""What is remembered of a finished game."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.match.clocks.presence import Presence
from bot.match.model.game_log import replay
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Finished
from bot.match.results.figures import Result, counts, is_unplayed, results

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dora")))


def finished(rules: str, plies: str, seats: int = 2, teams: str = "") -> Match:
    """Return the match of a game that `plies` bring to its end."""
    log = f"fk1 house({rules}) seats={seats}{teams} : {plies}"
    state, events = replay(log)
    assert state.over
    return Match(
        id=1,
        version=9,
        phase=Finished(0),
        place=Place(50, 60),
        message_id=70,
        players=PEOPLE[:seats],
        state=state,
        log=log,
        events=events,
        created_at=0,
    )


def test_banks_farkles_and_hot_dice_are_counted_for_each_seat() -> None:
    match = finished(
        "target=2000",
        ">111234 abc. >223346 >123456 abcdef>223346 >223346 >111234 abc.",
    )
    ada = Result(
        person=PEOPLE[0],
        seat=0,
        won=True,
        place=1,
        score=2000,
        banked=2000,
        turns=3,
        best_turn=1000,
        farkles=1,
        hot_dice=1,
        big_1000=2,
        deeds=Counter(),
    )
    ben = Result(
        person=PEOPLE[1],
        seat=1,
        won=False,
        place=2,
        score=0,
        banked=0,
        turns=2,
        best_turn=0,
        farkles=2,
        hot_dice=0,
        deeds=Counter(),
    )
    assert results(match) == (ada, ben)


def test_best_turn_is_the_bank_and_not_one_roll_of_it() -> None:
    match = finished("target=500", ">122346 a>12346 a>1346 a. >111234 abc.")
    assert results(match)[0].best_turn == 300


def test_a_turn_is_big_from_its_least_points_on() -> None:
    four_ones = ">111123 abcd>23 >223346 "  # 2,000 and a farkle
    match = finished("target=5000", f"{four_ones}>111111 abcdef.", seats=2)
    assert results(match)[0].big_turns == (1, 1, 1)


def test_penalties_lower_the_score_but_no_turn() -> None:
    match = finished(
        "turns=3,farkle_limit=2,farkle_penalty=500",
        ">223346 >111234 abc. >223346 >111234 abc. >111234 abc. >122346 a.",
    )
    ada, ben = results(match)
    assert (ada.score, ada.banked, ada.turns, ada.farkles, ada.best_turn) == (500, 1000, 3, 2, 1000)
    assert (ben.score, ben.turns, ben.won) == (2100, 3, True)


def test_equal_totals_are_a_win_for_each() -> None:
    match = finished("turns=1", ">122346 a. >122346 a.")
    assert [(result.won, result.place) for result in results(match)] == [(True, 1), (True, 1)]


def test_who_resigned_has_lost_and_their_turn_is_not_counted() -> None:
    match = finished("target=5000", ">111234 abc>235 x0")
    ada, ben = results(match)
    assert (ada.won, ada.turns, ada.best_turn) == (False, 0, 0)
    assert ben.won


def test_partners_share_their_total_and_keep_their_own_figures() -> None:
    match = finished("target=1500", ">111234 abc. >223346 >555236 cde.", seats=4, teams=" teams=2")
    figures = [(result.won, result.place, result.score, result.banked) for result in results(match)]
    assert figures == [
        (True, 1, 1500, 1000),
        (False, 2, 0, 0),
        (True, 1, 1500, 500),
        (False, 2, 0, 0),
    ]


def test_who_resigned_comes_last_whatever_they_had() -> None:
    match = finished("turns=2", ">111234 abc. >122346 a. >111234 abc. x0 >122346 a. >223346", 3)
    assert [result.place for result in results(match)] == [3, 2, 1]


def test_who_was_away_at_the_end_has_lost_even_if_the_stand_in_won() -> None:
    match = finished("target=1000", ">111234 abc.", seats=3)
    match = replace(match, presence=Presence((3, 0, 0), away=(0,)))
    assert match.winners == (1, 2), "the best of those who were there"
    assert [(result.won, result.place) for result in results(match)] == [
        (False, 3),
        (True, 1),
        (True, 1),
    ]


def test_a_partner_wins_for_two_but_whoever_was_away_has_not() -> None:
    match = finished("target=1000", ">111234 abc.", seats=4, teams=" teams=2")
    match = replace(match, presence=Presence((3, 0, 0, 0), away=(0,)))
    assert match.winners == (0,)
    assert [result.won for result in results(match)] == [False, False, True, False]


def test_who_was_away_wins_when_everybody_else_has_left() -> None:
    match = replace(finished("target=1000", "x1"), presence=Presence((3, 0), away=(0,)))
    assert [(result.won, result.place) for result in results(match)] == [(True, 1), (False, 2)]


def test_who_is_back_at_the_end_counts_as_if_they_had_never_been_away() -> None:
    match = finished("target=1000", ">111234 abc.", seats=3)
    back = replace(match, presence=Presence((3, 0, 0)))
    assert results(back) == results(match)
    assert [result.won for result in results(back)] == [True, False, False]


def test_who_left_comes_after_who_was_away() -> None:
    match = finished("target=1000", "x1 >223346 >111234 abc.", seats=3)
    match = replace(match, presence=Presence((3, 0, 0), away=(0,)))
    assert [result.place for result in results(match)] == [2, 3, 1]


@pytest.mark.parametrize(
    "changes",
    [
        {"place": Place(None, 60)},
        {"players": PEOPLE[:1]},
        {"players": (PEOPLE[0], opponent(Level.PERFECT))},
    ],
    ids=["outside servers", "solo", "with an opponent that the bot plays"],
)
def test_what_does_not_count(changes: dict[str, object]) -> None:
    match = finished("turns=1", ">122346 a. >122346 a.")
    assert counts(match)
    assert not counts(replace(match, **changes))  # type: ignore[arg-type] # as the fields are


@pytest.mark.parametrize(
    ("plies", "seats"),
    [
        ("x0", 2),
        ("x1", 2),
        ("x0 x1", 3),
        (">122346 x0", 2),
        (">122346 a>12346 x1", 2),
        ("x0 >122346 x1", 3),
        ("! x1t", 2),
    ],
)
def test_nothing_counts_before_the_second_turn(plies: str, seats: int) -> None:
    match = finished("target=5000,turn_seconds=60", plies, seats)
    assert is_unplayed(match)
    assert not counts(match)
    assert any(result.won for result in results(match)), "the game has a winner all the same"


@pytest.mark.parametrize(
    "plies",
    [">223346 x1", ">122346 a. x0", ">122346 ! x1t", "! >223346 x0", ">122346 a. >122346 x1"],
)
def test_a_game_counts_from_its_second_turn(plies: str) -> None:
    match = finished("target=5000,turn_seconds=60", plies)
    assert counts(match)
    assert not is_unplayed(match)


def test_a_game_won_in_its_first_turn_counts() -> None:
    assert counts(finished("target=1000", ">111234 abc."))


def test_what_would_not_count_is_not_said_to_be_unplayed() -> None:
    assert not is_unplayed(replace(finished("target=5000", "x0"), place=Place(None, 60)))
