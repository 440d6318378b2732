"""Clocks in the simulated Discord, whose time the tests move: each rung of the ladder."""

from bot.database.errors import StorageError
from bot.features.analysis.buttons import ReplayButton
from bot.features.board.buttons import BankButton, BestButton, ClaimButton, ReturnButton, RollButton
from bot.match.clocks.clock_settings import Absent, TimeUp
from bot.match.clocks.deadlines import BEAT
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from tests.support.e2e.clocks import (
    DAY,
    HEARD,
    LIVE,
    PASSED,
    SPEED,
    choose,
    is_to_play,
    keep_away,
    let_time_pass,
    take_turn,
)
from tests.support.e2e.reading import told, told_nothing
from tests.support.e2e.reported import Logged
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.storage.killed import FailingDatabase


async def test_a_challenge_goes_live_unless_somebody_says_otherwise(table: Table) -> None:
    await table.begin()
    assert say("turn-clock", seconds=LIVE) in table.board()
    assert f"<t:{int(table.env.now().timestamp()) + LIVE}:R>" in table.board()
    assert "turn_seconds=120" in str(table.stored()[-1][5])
    await table.resign(table.ada)
    await table.challenge(pace="slow")
    assert say("turn-clock", seconds=DAY) in table.board()
    await table.resign(table.ada)
    await table.ada.slash(table.channel, "farkle bot")
    assert "<t:" not in table.board(), "nobody waits"


async def test_time_runs_out_a_moment_after_it_has_ended(table: Table) -> None:
    await table.begin(pace="speed")
    await let_time_pass(table, SPEED + HEARD - 1)
    assert is_to_play(table, "Ada"), "a press of the last moment may still be on its way"
    await let_time_pass(table, 2)
    assert is_to_play(table, "Ben")
    assert say("event-turn-timed-out", name="Ada", lost=0) in table.board()


async def test_what_is_safe_is_banked_and_what_is_late_is_told(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("112346")
    await table.begin()
    await table.press(table.ada, RollButton)
    parts = [component.to_dict() for component in table.message.components]
    await let_time_pass(table)
    assert say("event-banked-for", name="Ada", points=200) in table.board()
    await table.show_again(table.message, parts)
    late = say("refusal-turn-timed-out", name="Ben")
    assert told(await table.press(table.ada, BestButton)) == late


async def test_a_server_may_let_the_points_go(table: Table, cup: ScriptedCup) -> None:
    await choose(table, "time_up", TimeUp.FORFEIT)
    cup.next("112346", "1346")
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    await table.press(table.ada, RollButton)
    await let_time_pass(table)
    assert say("event-turn-timed-out", name="Ada", lost=200) in table.board()


async def test_one_quiet_reminder_which_goes_when_they_play(table: Table) -> None:
    await table.begin()
    board = table.message
    await let_time_pass(table, 80)
    assert table.message.id == board.id
    await let_time_pass(table, 20)
    reminder = table.channel.history()[-1]
    assert f"<@{table.ada.id}>" in reminder.content
    assert reminder.flags.silent
    assert [user.id for user in reminder.mentions] == [table.ada.id]
    await let_time_pass(table, 15)
    assert len(table.channel.history()) == 2, "once a turn"
    await table.press(table.ada, RollButton, on=board)
    assert [message.id for message in table.channel.history()] == [board.id]


async def test_a_reminder_goes_with_its_turn_after_a_restart_too(table: Table) -> None:
    await table.begin()
    await let_time_pass(table, 100)
    assert len(table.channel.history()) == 2
    await table.restart()
    await let_time_pass(table, LIVE / 2)
    assert len(table.channel.history()) == 1
    assert is_to_play(table, "Ben")


async def test_no_reminder_of_short_turns_or_where_none_are_wanted(table: Table) -> None:
    await table.begin(pace="speed")
    await let_time_pass(table, 29)
    assert len(table.channel.history()) == 1
    await table.resign(table.ada)
    await choose(table, "reminders", value=False)
    await table.begin()
    before = len(table.channel.history())
    await let_time_pass(table, 119)
    assert len(table.channel.history()) == before


async def test_a_stand_in_plays_until_they_press_anything(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    await keep_away(table, cup)
    assert say("presence-gone", name="Ada", turns=3) in table.board()
    await table.restart()
    await take_turn(table, table.ben, cup)
    assert say("turn-stand-in", name="Ada") in table.board()
    cup.next("122346")
    await table.watch()
    await table.restart()
    assert say("turn-roll", dice="⚀ ⚁ ⚁ ⚂ ⚃ ⚅") in table.board()
    assert told_nothing(await table.press(table.ada, ReturnButton))
    assert say("presence-back", name="Ada") in table.board()
    assert is_to_play(table, "Ada")
    await table.press(table.ada, BestButton)
    await table.press(table.ada, BankButton)
    assert is_to_play(table, "Ben")
    assert not table.can(ReturnButton)


async def test_whoever_is_there_needs_no_way_back(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    await keep_away(table, cup)
    assert told(await table.press(table.ben, ReturnButton)) == say("refusal-not-away")
    assert told_nothing(await table.press(table.ada, RollButton)), "any button will do"
    assert say("presence-back", name="Ada") in table.board()


async def test_whoever_is_away_at_the_end_has_lost(table: Table, cup: ScriptedCup) -> None:
    await table.begin(target=500)
    await keep_away(table, cup)
    await take_turn(table, table.ben, cup)
    cup.next("111234")
    while "winner" not in table.board():
        await table.watch()
    assert say("finished-absent", winners="Ben", absent="Ada") in table.board()


async def test_a_seat_may_be_dropped(table: Table, cup: ScriptedCup) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await choose(table, "lapses", 2)
    await table.begin()
    await keep_away(table, cup, turns=2)
    assert say("event-dropped", name="Ada", turns=2) in table.board()
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_the_win_of_a_slow_game_is_claimed(table: Table, cup: ScriptedCup) -> None:
    await choose(table, "reminders", value=False)
    await table.begin(pace="slow")
    await let_time_pass(table, DAY + PASSED)
    await take_turn(table, table.ben, cup)
    await let_time_pass(table, DAY + PASSED)
    await table.restart()
    assert told(await table.press(table.ada, ClaimButton)) == say("refusal-nothing-to-claim")
    assert told_nothing(await table.press(table.ben, ClaimButton))
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_a_game_without_anybody_is_closed_after_seven_days(table: Table) -> None:
    await table.begin()
    await let_time_pass(table, 6 * (LIVE + PASSED))
    assert say("presence-all-gone", name="Ben", turns=3) in table.board()
    assert type(next(iter(table.buttons()))) is ReturnButton
    await let_time_pass(table, GIVEN_UP_AFTER)
    assert say("closed-abandoned") in table.board()
    assert [type(button) for button in table.buttons()] == [ReplayButton]
    assert table.stored()[-1][2:4] == ("closed", "abandoned")
    await table.begin()


async def test_time_that_runs_out_while_the_database_is_away_is_up_once_it_is_there(
    table: Table, logged: Logged
) -> None:
    await table.begin()
    failing = FailingDatabase(table.bot.features.core.database, after=0, times=1000)
    await let_time_pass(table)
    failing.end()
    assert {type(record.exc_info[1]) for record in logged() if record.exc_info} == {StorageError}
    await let_time_pass(table, 2 * BEAT)
    assert is_to_play(table, "Ben")
