"""No time runs in a tournament that is paused, nor in a game of one that nothing shows."""

from dataclasses import replace

from bot.features.board.buttons import RollButton
from bot.features.tournaments.model.phases import Running
from bot.features.tournaments.model.plan import FormName
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, is_stopped
from bot.match.model.match import Place
from tests.support.e2e.clocks import DAY
from tests.support.e2e.messages.tournaments import refresh
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import SHORT, Event, gather, plan

KNOCK_OUT = plan(FormName.KNOCK_OUT)


async def pause(event: Event) -> None:
    await event.do(event.feature.organizing.pause(event.id, event.actor(event.table.dora)))


async def resume(event: Event) -> None:
    await event.do(event.feature.organizing.resume(event.id, event.actor(event.table.dora)))


async def let_days_pass(event: Event, days: int) -> None:
    for _ in range(days):
        await event.pass_time(DAY)


async def test_games_wait_longer_than_a_week_for_a_channel(table: Table, cup: ScriptedCup) -> None:
    event, elsewhere = gather(table, cup, 4), table.guild.create_text_channel("other")
    await event.announce(KNOCK_OUT)
    await event.join()
    channel = table.bot.get_channel(table.channel.id)
    await channel.delete()  # type: ignore[union-attr] # a text channel
    event.channel = table.channel = elsewhere
    await event.start()
    await refresh(table)
    assert (await event.now()).is_paused
    await let_days_pass(event, 8)
    dora, place = event.actor(table.dora), Place(table.guild.id, elsewhere.id)
    await event.do(event.feature.organizing.move(event.id, dora, place))
    await refresh(table)
    matches = await event.matches()
    assert [match.message_id is not None for match in matches] == [True, True]
    now = int(table.env.now().timestamp())
    assert {match.closes_at - now for match in matches} == {GIVEN_UP_AFTER}


async def test_a_pause_stops_the_clocks_of_games(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(KNOCK_OUT)
    [match] = await event.matches()
    cup.next("223446")
    await event.press(match, RollButton)  # a farkle: the other one is on turn
    await pause(event)
    [match] = await event.matches()
    assert match.turn_ends is None
    assert say("turn-paused") in table.board(event.board(match))
    await table.restart()
    await let_days_pass(event, 8)
    assert (await event.matches())[0].presence.lapses == ()
    await resume(event)
    [match] = await event.matches()
    assert match.turn_ends == int(table.env.now().timestamp()) + (SHORT.turn_seconds or 0)
    assert say("turn-paused") not in table.board(event.board(match))


async def test_a_thread_that_is_deleted_during_a_pause_costs_nobody_time(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(KNOCK_OUT)
    [match] = await event.matches()
    await pause(event)
    thread = table.bot.get_channel(match.place.channel_id)
    assert thread is not None
    await thread.delete()  # type: ignore[union-attr] # a thread
    await table.env.settle()
    await let_days_pass(event, 8)
    await resume(event)
    await refresh(table)
    [match] = await event.matches()
    assert match.message_id is not None
    assert not is_stopped(match)


async def test_a_pause_counts_once(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(KNOCK_OUT)
    await pause(event)
    await event.pass_time(100)
    cup.next("223346")
    [match] = await event.matches()
    await event.press(match, RollButton)  # a farkle: the other one's grace begins in the pause
    await event.pass_time(5)
    await resume(event)
    [game] = (await event.now()).open_series[0].games
    now = int(table.env.now().timestamp())
    [left] = [at - now for at in game.absent_at if at is not None]
    assert left == KNOCK_OUT.grace_seconds


async def test_what_is_started_in_a_pause_begins_when_it_ends(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.announce(replace(KNOCK_OUT, check_in_minutes=0))
    await event.join()
    await pause(event)
    await event.pass_time(DAY)
    await event.start()
    await event.pass_time(600)
    assert (await event.now()).is_gathering
    await resume(event)
    await refresh(table)
    assert isinstance((await event.now()).phase, Running)
