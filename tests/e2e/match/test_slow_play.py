"""Time banks and vacations, as the people at the table meet them."""

from bot.features.settings.model import PreferenceTopic
from bot.features.tables.buttons import AcceptButton, RematchButton
from tests.support.e2e.clocks import DAY, PASSED, is_to_play, let_time_pass, take_turn
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

HOUR = 3600


def now(table: Table) -> int:
    """Return the time of the simulated Discord, as the bot counts it."""
    return int(table.env.now().timestamp())


def runs_out(table: Table, ends: int) -> bool:
    """Tell whether the board says that the turn's time runs out then, give or take a minute."""
    told_times = (say("turn-deadline", when=f"<t:{ends + off}:R>") for off in range(-60, 61))
    return any(moment in table.board() for moment in told_times)


def in_bank(table: Table, name: str, time: str) -> bool:
    """Tell whether the board says that somebody has so much in their time bank."""
    return say("turn-banks", banks=say("turn-bank", name=name, time=time)) in table.board()


async def test_what_a_turn_leaves_over_is_in_the_time_bank(table: Table, cup: ScriptedCup) -> None:
    await table.challenge(pace="slow-bank")
    assert say("turn-clock-bank", bank="24 hours", turn="12 hours") in table.board()
    await table.press(table.ben, AcceptButton)
    assert runs_out(table, now(table) + DAY)
    assert in_bank(table, "Ben", "24 hours")
    await let_time_pass(table, 5 * HOUR)
    await take_turn(table, table.ada, cup)
    assert in_bank(table, "Ada", "31 hours")
    await table.stop()
    await table.restart()
    await let_time_pass(table, DAY + PASSED)
    assert is_to_play(table, "Ada")
    assert runs_out(table, now(table) + 31 * HOUR)
    assert in_bank(table, "Ben", "12 hours"), "what a missed turn adds"
    await take_turn(table, table.ada, cup)
    assert runs_out(table, now(table) + 12 * HOUR)


async def test_the_clock_stands_while_its_player_is_on_vacation(table: Table) -> None:
    await table.begin(pace="slow")
    await let_time_pass(table, 4 * HOUR)
    panel = await preferences(table, table.ada, PreferenceTopic.VACATION)
    assert say("vacation-left", left="30 days") in panel.text()
    await panel.take_vacation(48)
    until = now(table) + 2 * DAY
    assert say("vacation-until", when=f"<t:{until}:f>", left="28 days") in panel.text()
    assert say("turn-vacation", name="Ada", when=f"<t:{until}:f>") in table.board()
    listed = await table.ben.slash(table.channel, "farkle games")
    assert say("games-vacation", when=f"<t:{until}:f>") in told(listed)
    await let_time_pass(table, DAY)
    await table.restart()
    assert len(table.channel.history()) == 1, "nobody is called"
    await let_time_pass(table, DAY + 60)
    assert runs_out(table, until + 20 * HOUR)
    assert f"<@{table.ada.id}>" in table.channel.history()[-1].content
    await let_time_pass(table, 20 * HOUR)
    assert is_to_play(table, "Ben")


async def test_coming_back_early_keeps_the_rest(table: Table) -> None:
    await table.begin(pace="slow")
    panel = await preferences(table, table.ada, PreferenceTopic.VACATION)
    await panel.take_vacation(240)
    await let_time_pass(table, DAY)
    await table.restart()
    again = await preferences(table, table.ada, PreferenceTopic.VACATION)
    await again.end_vacation()
    assert say("vacation-left", left="29 days") in again.text()
    assert runs_out(table, now(table) + DAY)
    earliest = now(table) + 12 * HOUR
    await again.take_vacation(12)
    latest = now(table) + 12 * HOUR
    told_times = (f"<t:{until}:f>" for until in range(earliest, latest + 1))
    assert any(say("turn-vacation", name="Ada", when=when) in table.board() for when in told_times)


async def test_a_rematch_begins_with_fresh_banks(table: Table, cup: ScriptedCup) -> None:
    await table.begin(pace="slow-bank")
    await let_time_pass(table, 20 * HOUR)
    await take_turn(table, table.ada, cup)
    assert in_bank(table, "Ada", "16 hours")
    await table.resign(table.ada)
    await table.press(table.ada, RematchButton)
    await table.press(table.ben, RematchButton)
    assert table.is_playing
    assert runs_out(table, now(table) + DAY)
    assert in_bank(table, "Ada" if is_to_play(table, "Ben") else "Ben", "24 hours")
