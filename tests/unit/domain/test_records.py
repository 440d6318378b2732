"""What is remembered of a finished game."""

from bot.domain.match import Match, Person, Phase, Place, replay
from bot.domain.records import Result, Standing, results

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dora")))


def finished(rules: str, plies: str, seats: int = 2, teams: str = "") -> Match:
    """Return the match of a game that `plies` bring to its end."""
    log = f"fk1 house({rules}) seats={seats}{teams} : {plies}"
    state, events = replay(log)
    assert state.over
    return Match(
        id=1,
        version=9,
        phase=Phase.FINISHED,
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
    assert results(match) == (
        Result(PEOPLE[0], 0, True, 2000, turns=3, best_turn=1000, farkles=1, hot_dice=1),
        Result(PEOPLE[1], 1, False, 0, turns=2, best_turn=0, farkles=2, hot_dice=0),
    )


def test_best_turn_is_the_bank_and_not_one_roll_of_it() -> None:
    match = finished("target=500", ">122346 a>12346 a>1346 a. >111234 abc.")
    assert results(match)[0].best_turn == 300


def test_penalties_lower_the_score_but_no_turn() -> None:
    match = finished(
        "turns=3,farkle_limit=2,farkle_penalty=500",
        ">223346 >111234 abc. >223346 >111234 abc. >111234 abc. >122346 a.",
    )
    ada, ben = results(match)
    assert (ada.score, ada.turns, ada.farkles, ada.best_turn) == (500, 3, 2, 1000)
    assert (ben.score, ben.turns, ben.won) == (2100, 3, True)


def test_equal_totals_are_a_win_for_each() -> None:
    match = finished("turns=1", ">122346 a. >122346 a.")
    assert [each.won for each in results(match)] == [True, True]


def test_who_resigned_has_lost_and_their_turn_is_not_counted() -> None:
    match = finished("target=5000", ">111234 abc>235 x0")
    ada, ben = results(match)
    assert (ada.won, ada.turns, ada.best_turn) == (False, 0, 0)
    assert ben.won


def test_partners_share_their_total_and_keep_their_own_figures() -> None:
    match = finished("target=1500", ">111234 abc. >223346 >555236 cde.", seats=4, teams=" teams=2")
    figures = [(each.won, each.score, each.best_turn) for each in results(match)]
    assert figures == [(True, 1500, 1000), (False, 0, 0), (True, 1500, 500), (False, 0, 0)]


def test_win_rate() -> None:
    assert Standing(1, PEOPLE[0], games=4, wins=3, best_turn=0).win_rate == 0.75
    assert Standing(1, PEOPLE[0], games=0, wins=0, best_turn=0).win_rate == 0
