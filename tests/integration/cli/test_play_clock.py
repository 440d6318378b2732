"""The clock of a speed game in `farkle play`."""

from bot.cli.play.commands import TICK
from tests.support.table_talk import Evening, Prepared

CLOCK = "house(target=2000,turn_seconds=30)"


def test_the_clock_is_told_and_shown() -> None:
    evening = Evening(CLOCK, Prepared("155236"), seconds_a_key=8).type("r", "1")
    assert evening.screen.told[1].startswith("Each turn has 30 seconds. When time runs out,")
    assert [view.clock for view in evening.screen.views[:3]] == [
        "Time left: 0:30",
        "Time left: 0:22",
        "Time left: 0:14",
    ]
    assert {view.clock for view in Evening().type("r", "a").screen.views} == {""}
    long = Evening("house(target=2000,turn_seconds=86400)", Prepared("155236"), seconds_a_key=1)
    assert long.type("r").screen.views[1].clock == "Time left: 23:59:59"


def test_a_key_that_comes_too_late_finds_what_is_safe_banked() -> None:
    slow = Evening(CLOCK, Prepared("155236"), seconds_a_key=12).type("r", "1", "5b")
    assert slow.table.match.state.seat == 1
    assert slow.table.match.state.totals == (200, 0), "the best dice, as on Discord"
    assert "**Ann** ran out of time, so 200 points were banked." in slow.screen.told[-1]
    assert slow.table.chosen == ()
    quick = Evening(CLOCK, Prepared("155236"), seconds_a_key=5).type("r", "1", "b")
    assert quick.table.match.state.totals == (100, 0)


def test_time_that_passes_ends_a_turn_without_a_key() -> None:
    waiting = Evening(CLOCK, Prepared("155236"), seconds_a_key=10)
    shown = waiting.type("r", TICK, TICK).screen
    assert waiting.table.match.state.totals == (200, 0)
    assert [view.clock for view in shown.views[:4]] == [
        "Time left: 0:30",
        "Time left: 0:20",
        "Time left: 0:10",
        "Time left: 0:30",
    ]


def test_time_that_passes_keeps_what_was_answered() -> None:
    shown = Evening(CLOCK, seconds_a_key=1).type("z", TICK).screen
    assert shown.views[-2].answer == shown.views[1].answer
    assert "is not a command" in shown.views[1].answer


def test_who_has_nothing_to_bank_loses_the_turn_to_the_clock() -> None:
    rules = "house(target=2000,opening=500,turn_seconds=30)"
    late = Evening(rules, Prepared("155236"), seconds_a_key=31).type(TICK)
    assert late.table.match.state.totals == (0, 0)
    assert late.table.match.state.seat == 1
    assert "**Ann** ran out of time." in late.screen.told[-1]


def test_one_may_leave_though_the_time_is_up() -> None:
    shown = Evening(CLOCK, seconds_a_key=40).type("q").screen
    assert "Thank you for playing" in shown.last.turn[0]


def test_what_a_turn_leaves_over_is_kept_in_the_time_bank() -> None:
    rules = "house(target=2000,turn_seconds=30,bank_seconds=60)"
    evening = Evening(rules, Prepared("155236", "155236", "155236"), seconds_a_key=5)
    shown = evening.type("r", "1", "b", "r", "1", "b", "r").screen
    assert "Your first turn has 60 seconds" in shown.told[1]
    assert [view.clock for view in shown.views[:7]] == [
        "Time left: 1:00",
        "Time left: 0:55",
        "Time left: 0:50",
        "Time left: 1:00",
        "Time left: 0:55",
        "Time left: 0:50",
        "Time left: 1:15",
    ]
