"""Reminders that the time of a turn runs out."""

from dataclasses import replace

from bot.match.clocks.clock_settings import Notify
from bot.match.model.match import Place
from tests.support.matches.table import ADA, BEN, HERE, Table
from tests.support.matches.time_out import LIVE, MIXED, SPEED, act, choose

THERE = Place(HERE.guild_id, 61)


async def test_somebody_is_reminded_once_a_turn(table: Table) -> None:
    match = await table.begin(LIVE, MIXED)
    assert match.remind_at == table.clock.now() + 90
    table.clock.time += 89
    await table.clocks.look(match)
    assert table.boards.reminded == []
    table.clock.time += 1
    await table.clocks.look(match)
    await table.clocks.look(match)
    assert [match.on_turn for match in table.boards.reminded] == [ADA]
    await table.clocks.reminded(table.boards.reminded[0], 99)
    assert table.match.reminder_id == 99
    played_on = (await table.play.roll(table.press(ADA))).match
    assert table.boards.taken_back_at == [(HERE, 99)]
    assert (played_on.reminder_id, played_on.remind_at) == (None, None)


async def test_a_reminder_that_comes_too_late_goes_again(table: Table) -> None:
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    played_on = await act(table, ADA)
    await table.clocks.reminded(table.boards.reminded[0], 99)
    assert table.boards.taken_back_at == [(HERE, 99)]
    assert table.match == played_on, "the other's own reminder is still to come"


async def test_short_turns_and_servers_that_want_none_have_no_reminders(table: Table) -> None:
    assert (await table.begin(SPEED)).remind_at is None
    await table.resign(ADA.user_id)
    await choose(table, "reminders", value=False)
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    assert table.boards.reminded == []


async def test_a_turn_of_a_minute_is_the_shortest_with_a_reminder(table: Table) -> None:
    match = await table.begin(replace(LIVE, turn_seconds=60))
    assert match.remind_at == table.clock.now() + 45
    await table.resign(ADA.user_id)
    assert (await table.begin(replace(LIVE, turn_seconds=59))).remind_at is None


async def test_nobody_is_reminded_who_is_never_to_be_called(table: Table) -> None:
    await table.settings.set_for_person(ADA.user_id, "notifications", Notify.NEVER)
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    assert table.boards.reminded == []


async def test_a_reminder_moves_along_with_its_game(table: Table) -> None:
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    await table.clocks.reminded(table.boards.reminded[0], 99)
    await table.places.move(match.id, BEN.user_id, THERE)
    await table.clocks.look(table.match)
    assert table.boards.taken_back_at == [(HERE, 99)]
    assert [match.place for match in table.boards.reminded] == [HERE, THERE]
    await table.clocks.reminded(table.boards.reminded[1], 98)
    await table.clocks.look(table.match)
    await act(table, ADA)
    assert table.boards.taken_back_at == [(HERE, 99), (THERE, 98)]


async def test_a_reminder_stays_with_a_board_that_is_posted_anew(table: Table) -> None:
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    await table.clocks.reminded(table.boards.reminded[0], 99)
    await table.places.settle(match.id, HERE, 71)
    assert (table.match.message_id, table.match.reminder_id) == (71, 99)
    assert table.boards.taken_back_at == []


async def test_a_reminder_that_is_sent_while_the_game_moves_goes_again(table: Table) -> None:
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    await table.places.move(match.id, BEN.user_id, THERE)
    await table.clocks.reminded(table.boards.reminded[0], 99)
    assert table.boards.taken_back_at == [(HERE, 99)]
    assert [match.place for match in table.boards.reminded] == [HERE, THERE]
    assert table.match.reminder_id is None
