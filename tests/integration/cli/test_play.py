"""`farkle play` without a terminal: whole games by words, by anybody and anything."""

import pytest

from bot.advice.level import Level
from bot.cli.play.cup import SeededCup
from bot.engine import FAIR, Die, parse_game, write_rules
from tests.support.engine.shipped import NAMES, PRESETS, preset, shipped
from tests.support.table_talk import Evening, Prepared, fickle, sensible

TABLES = {
    "alone": ("house(target=1000)", 1, None),
    "eight": ("house(target=1000)", 8, None),
    "teams": ("house(target=2000)", 6, 3),
    "turns": ("house(turns=3)", 3, None),
    "opening and minimum": ("house(target=1000,opening=500,minimum=300)", 2, None),
    "exact": ("house(target=500,overshoot=exact)", 2, None),
    "welfare": ("house(target=500,overshoot=welfare)", 3, None),
    "excess": ("house(target=500,overshoot=excess)", 3, None),
    "final round": ("house(target=1000,final_round=yes)", 3, None),
    "penalty": ("house(target=1000,farkle_limit=2,farkle_penalty=500)", 2, None),
    "hot dice": ("house(target=2000,hot_dice_must_roll=yes,hot_dice_bonus=1000)", 2, None),
    "scoreless": ("house(target=2000,scoreless_bonus=500,toxic_twos=yes)", 2, None),
    "high stakes": ("house(target=1500,high_stakes=yes)", 3, None),
    "five dice": ("house(target=1000,dice=5,single_five=0)", 2, None),
    "six wins": ("house(target=2000,six=win)", 2, None),
}
"""A ruleset, the seats and the teams of tables that differ in what may happen there."""

PLAYERS = {"sensible": sensible, "fickle": fickle(1)}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", TABLES)
def test_whole_game_by_the_keys_on_show(name: str, player: str) -> None:
    rules, seats, teams = TABLES[name]
    check_finished(Evening(rules, seats=seats, teams=teams).let(PLAYERS[player]))


@pytest.mark.parametrize("name", NAMES)
def test_whole_game_of_a_shipped_ruleset(name: str) -> None:
    check_finished(Evening(write_rules(shipped(name))).let(sensible))


@pytest.mark.parametrize("name", PRESETS)
def test_whole_game_of_a_preset(name: str) -> None:
    check_finished(Evening(write_rules(preset(name)), seats=3).let(sensible))


def check_finished(evening: Evening) -> None:
    """Assert that a game went to its end without a single key being refused."""
    match, last = evening.table.match, evening.screen.last
    assert match.state.over
    assert parse_game(match.log).final_state() == match.state
    assert {view.answer for view in evening.screen.views} == {""}
    assert (last.roll, last.keys, last.more) == ((), (), ())
    assert last.turn[0].endswith(("won the game.**", "share the win.**"))
    assert len(last.turn) == 1 + match.setup.seats


@pytest.mark.parametrize("rules", ["house(target=1000)", "house(target=1000,turn_seconds=30)"])
def test_opponents_play_their_turns_at_once(rules: str) -> None:
    evening = Evening(rules, seats=1, levels=tuple(Level)).let(sensible)
    check_finished(evening)
    seats = [state.seat for state, _ in parse_game(evening.table.match.log).replay()]
    assert set(seats) == set(range(6))
    assert not any("Petra" in line for view in evening.screen.views[:-1] for line in view.turn)


def test_every_roll_of_an_opponent_is_told() -> None:
    cup = Prepared("123466", "112346", "2346")
    evening = Evening("house(target=2000)", cup, seats=1, levels=(Level.GREEDY,)).type(
        "r", "a", "b"
    )
    assert evening.screen.told[-2:] == [
        "**Greg the Greedy** rolled 1 1 2 3 4 6.",
        (
            "**Greg the Greedy** kept 1 1, worth 200.\n"
            "**Greg the Greedy** rolled 2 3 4 6. Farkle: 200 points lost."
        ),
    ]


def test_opponents_leave_with_the_last_person() -> None:
    evening = Evening(seats=1, levels=(Level.CAUTIOUS, Level.GREEDY)).type("x")
    match = evening.table.match
    assert match.state.out == (True, False, True)
    assert match.state.winners == (1,)


def test_the_same_seed_and_moves_make_the_same_game() -> None:
    first, second, other = (
        Evening(cup=SeededCup(seed)).let(sensible).table.match.log for seed in (7, 7, 8)
    )
    assert first == second != other


def test_dice_of_a_seed_stay_what_they_were() -> None:
    match = Evening().table.match
    assert SeededCup(3).roll(match, (FAIR,) * 6) == (2, 4, 3, 4, 4, 1)


def test_loaded_dice_of_a_seed_show_only_their_faces() -> None:
    loaded = Die((0, 1, 0, 0, 999_999, 0))
    match = Evening().table.match
    assert set(SeededCup(1).roll(match, (loaded,) * 200)) <= {2, 5}
