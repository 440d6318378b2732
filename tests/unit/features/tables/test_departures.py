"""People who have left the server: noticed as soon as a game waits for them."""

from dataclasses import replace

import pytest

from bot.engine import Exit, Resigned, TimedOut
from bot.features.board.service.skips import IDLE
from bot.match.clocks.clock_settings import Absent
from bot.match.model.match import Place
from bot.match.model.phases import Closed, Finished
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, CLEO, Table
from tests.support.matches.time_out import LIVE, NO_CLOCK, act, choose, run_out


async def test_nobody_is_waited_for_a_second_time_who_has_left(table: Table) -> None:
    await table.begin(LIVE)
    table.roll_call.left = {ADA.user_id}
    match = await run_out(table)
    assert match.presence.away == (0,)
    assert (match.presence.left, match.presence.lapses) == (0, (1, 0))
    await act(table, BEN)
    assert table.match.waits_for_bot
    assert table.match.presence.left is None, "it is told once"


async def test_who_is_there_has_all_their_turns(table: Table) -> None:
    await table.begin(LIVE)
    assert (await run_out(table)).presence.away == ()
    assert table.roll_call.asked == [ADA.user_id], "once, when it mattered"


async def test_nobody_has_left_while_nobody_can_tell(table: Table) -> None:
    await table.begin(LIVE)
    table.roll_call.left, table.roll_call.is_silent = {ADA.user_id}, True
    assert (await run_out(table)).presence.away == ()


async def test_others_are_told_who_has_left_and_where(table: Table) -> None:
    told: list[tuple[int, int]] = []
    table.absences.tell_of_leavers(lambda guild_id, user_id: told.append((guild_id, user_id)))
    await table.begin(LIVE)
    await run_out(table)
    table.roll_call.left = {BEN.user_id}
    await run_out(table)
    assert told == [(table.match.place.guild_id, BEN.user_id)]


async def test_their_seat_may_be_given_up_at_once(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.seat(LIVE, ADA, BEN, CLEO)
    table.roll_call.left = {ADA.user_id}
    match = await run_out(table)
    assert (match.events[0], match.state.out) == (Resigned(0, Exit.TIMED_OUT), (True, False, False))
    assert (match.presence.left, match.presence.away) == (0, ())


async def test_whoever_has_come_back_presses_anything(table: Table) -> None:
    await table.begin(LIVE)
    table.roll_call.left = {ADA.user_id}
    await run_out(table)
    with pytest.raises(Outdated):
        await table.play.roll(table.press(ADA))
    assert (table.match.presence.away, table.match.presence.back) == ((), 0)


async def test_nobody_is_asked_outside_servers_or_before_the_time(table: Table) -> None:
    await table.begin(LIVE)
    await table.clocks.look(table.match)
    assert table.roll_call.asked == []
    await table.store.move_match(replace(table.match, place=Place(None, 60)))
    await run_out(table)
    assert table.roll_call.asked == []


async def test_a_press_while_discord_is_asked_counts(table: Table) -> None:
    await table.begin(LIVE)
    table.roll_call.left = {ADA.user_id}
    before = table.match
    assert before.deadline is not None
    await act(table, ADA)
    table.clock.time = before.deadline + 200
    await table.clocks.look(before)
    assert table.match.presence.away == (), "what was asked was about another turn"
    assert isinstance(table.match.events[0], TimedOut)


async def test_a_vote_finds_it_out_where_there_is_no_clock(table: Table) -> None:
    await table.seat(NO_CLOCK, ADA, BEN, CLEO)
    table.roll_call.left = {ADA.user_id}
    table.cup.rolls.append((2, 2, 3, 4, 6, 6))
    table.clock.time += IDLE
    await table.skips.vote(table.press(CLEO))
    await table.skips.vote(table.press(BEN))
    assert (table.match.presence.away, table.match.presence.left) == ((0,), 0)
    assert table.match.on_turn == BEN


async def test_a_vote_gives_their_seat_up_where_the_server_wants_that(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.begin(NO_CLOCK)
    table.roll_call.left = {ADA.user_id}
    table.clock.time += IDLE
    await table.skips.vote(table.press(BEN))
    assert isinstance(table.match.phase, Finished)
    assert table.boards.redrawn[-1] == table.match


async def test_the_rights_of_a_host_who_is_away_pass_on(table: Table) -> None:
    await table.begin(LIVE)
    assert table.match.host == ADA
    table.roll_call.left = {ADA.user_id}
    match = await run_out(table)
    assert match.host == BEN
    assert match.is_run_by(BEN.user_id)
    ended = await table.moderation.end_as_host(table.press(BEN))
    assert isinstance(ended.phase, Closed)
    deserted = replace(match, presence=match.presence.gone(1, 1))
    assert deserted.host == ADA, "until somebody comes back"
