"""Time banks: what a turn leaves over is kept, and no second is there twice."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet
from bot.match.clocks.presence import ALL_PRESENT
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.service.presses import Outdated
from tests.support.matches.channel_capacity import play_bot
from tests.support.matches.table import ADA, BEN, CLEO, Table
from tests.support.matches.time_out import LIVE, act, keep_away, restarted, run_out

HOUR = 3600
BANKS = RuleSet("banks", target=10_000, turn_seconds=12 * HOUR, bank_seconds=24 * HOUR)
LIVE_BANKS = RuleSet("banks", target=10_000, turn_seconds=30, bank_seconds=120)


def on_clock(table: Table) -> int:
    """Return the seconds that the player on turn has."""
    ends = table.match.turn_ends
    assert ends is not None
    return ends - table.clock.now()


async def test_a_turn_may_take_what_is_in_the_bank_and_leaves_the_rest_there(table: Table) -> None:
    match = await table.begin(BANKS)
    assert on_clock(table) == 24 * HOUR
    assert match.presence.banks == (0, 24 * HOUR), "what is on the clock is not in the bank"
    table.clock.time += 4 * HOUR
    await act(table, ADA)
    assert table.match.presence.banks == ((24 - 4 + 12) * HOUR, 0)
    table.clock.time += 23 * HOUR
    await act(table, BEN)
    assert table.match.presence.banks == (0, (24 - 23 + 12) * HOUR)
    assert on_clock(table) == 32 * HOUR


async def test_a_roll_buys_no_time(table: Table) -> None:
    before = await table.begin(BANKS, (1, 2, 3, 5, 6, 6))
    table.clock.time += 4 * HOUR
    await table.play.roll(table.press(ADA))
    assert (table.match.deadline, table.match.presence) == (before.deadline, before.presence)


async def test_a_bank_holds_three_times_what_it_had_at_first(table: Table) -> None:
    await table.begin(BANKS)
    for _ in range(6):
        await act(table, ADA)
        await act(table, BEN)
    assert on_clock(table) == table.match.presence.banks[1] == 72 * HOUR


async def test_a_missed_turn_leaves_the_time_of_one(table: Table) -> None:
    await table.begin(BANKS)
    await run_out(table)
    assert table.match.presence.banks == (12 * HOUR, 0)
    await act(table, BEN)
    table.clock.time += 12 * HOUR + 2  # the clock passes three seconds late
    await act(table, ADA)
    assert table.match.presence.banks[0] == 12 * HOUR, "never less than nothing is left"


async def test_the_reminder_comes_when_a_quarter_of_what_there_is_is_left(table: Table) -> None:
    match = await table.begin(BANKS)
    assert match.remind_at == table.clock.now() + 18 * HOUR
    await act(table, ADA)
    match = await act(table, BEN)
    assert match.remind_at == table.clock.now() + 27 * HOUR
    await table.resign(BEN.user_id)
    match = await table.begin(LIVE_BANKS)
    await run_out(table)
    await run_out(table)
    assert (on_clock(table), table.match.remind_at) == (30, None), "it is over too soon"


async def test_a_parked_game_gives_nobody_their_time_again(table: Table) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, BANKS)
    table.clock.time += 20 * HOUR
    await play_bot(table, CLEO, BANKS)
    parked = table.store.matches[game.id]
    assert (parked.parked, parked.turn_ends, parked.presence.banks[0]) == (True, None, 4 * HOUR)
    table.clock.time += 100 * HOUR
    await table.places.move(game.id, ADA.user_id, game.place)
    back = table.store.matches[game.id]
    assert back.turn_ends == table.clock.now() + 4 * HOUR
    assert back.presence.banks[0] == 0


async def test_a_moved_board_gives_nobody_time(table: Table) -> None:
    before = await table.begin(BANKS)
    table.clock.time += 20 * HOUR
    await table.places.move(before.id, ADA.user_id, replace(before.place, channel_id=61))
    assert (table.match.deadline, table.match.presence) == (before.deadline, before.presence)


async def test_a_stand_in_neither_takes_nor_saves_time(table: Table) -> None:
    await table.begin(LIVE_BANKS)
    await keep_away(table, ADA)
    away = table.match
    assert away.presence.away == (1,)
    assert away.presence.banks[1] == LIVE_BANKS.turn_seconds
    await act(table, ADA)
    assert (table.match.waits_for_bot, table.match.turn_ends) == (True, None)
    table.clock.time += 1000
    with pytest.raises(Outdated):
        await table.clocks.take_back_seat(table.press(BEN))
    assert on_clock(table) == LIVE_BANKS.turn_seconds
    assert table.match.presence.banks[1] == 0
    with pytest.raises(Outdated):
        await table.play.roll(replace(table.press(BEN), version=1))
    assert on_clock(table) == LIVE_BANKS.turn_seconds, "only once"


async def test_what_is_beyond_the_end_of_the_game_stays_in_the_bank(table: Table) -> None:
    rules = replace(BANKS, bank_seconds=48 * HOUR)
    await table.begin(rules)
    for _ in range(12):
        await act(table, ADA)
        await act(table, BEN)
    await run_out(table)  # 144 hours of the 168 after which the game is given up
    match = table.match
    assert match.turn_ends == match.closes_at
    assert on_clock(table) == GIVEN_UP_AFTER - 144 * HOUR
    assert match.presence.banks[1] == 144 * HOUR - on_clock(table)
    table.clock.time += 10 * HOUR
    table.cup.rolls.append((1, 2, 3, 5, 6, 6))
    await table.play.roll(table.press(BEN))
    assert on_clock(table) == 134 * HOUR


async def test_down_time_goes_to_who_is_on_turn(table: Table) -> None:
    before = await table.begin(BANKS)
    table.clock.time += 20 * HOUR
    await table.deadlines.stop()
    fresh = await restarted(table, 9 * HOUR)
    assert on_clock(fresh) == 4 * HOUR
    assert fresh.match.presence == before.presence
    await act(fresh, ADA)
    assert fresh.match.presence.banks == (16 * HOUR, 0)


async def test_a_game_that_is_over_has_no_banks(table: Table) -> None:
    await table.begin(BANKS)
    await table.resign(BEN.user_id)
    assert table.match.presence == ALL_PRESENT


async def test_other_games_have_none(table: Table) -> None:
    assert (await table.begin(LIVE)).presence == ALL_PRESENT
