"""Vacations: what they do to the clocks of games, and what they never do."""

from dataclasses import dataclass, replace
from datetime import date
from typing import ClassVar

import pytest

from bot.engine import RuleSet, Setup
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.clocks.vacations import with_vacation
from bot.match.model.phases import Closed, Closing
from bot.match.model.variant import Variant
from bot.match.model.variants import Daily
from bot.match.service.presses import Outdated
from tests.support.matches.channel_capacity import play_bot
from tests.support.matches.table import ADA, BEN, CLEO, Table
from tests.support.matches.time_out import (
    DAY,
    LIVE,
    MIXED,
    NO_CLOCK,
    SLOW,
    act,
    keep_away,
    run_out,
)
from tests.support.matches.vacations import MemoryVacations, open_vacations, settled

HOUR = 3600
BANKS = RuleSet("banks", target=10_000, turn_seconds=12 * HOUR, bank_seconds=DAY)


@dataclass(frozen=True, slots=True)
class Strict(Variant):
    """A variant in which vacations do not count."""

    allows_vacations: ClassVar[bool] = False


@pytest.mark.parametrize("rules", [SLOW, BANKS])
async def test_the_clock_of_a_turn_stands_until_the_vacation_ends(
    table: Table, rules: RuleSet
) -> None:
    vacations, before = await open_vacations(table), await table.begin(rules)
    table.clock.time += 10 * HOUR
    await vacations.begin(ADA.user_id, 240)
    match, until = table.match, table.clock.now() + 10 * DAY
    assert match.presence.stands_until == match.remind_at == until
    assert match.deadline == until + 14 * HOUR, "ten of the day's hours were used before"
    assert match.closes_at == until + GIVEN_UP_AFTER
    assert match.version == before.version, "what is on the board can still be pressed"
    assert table.boards.redrawn == [match]
    table.clock.time = until - 1
    await table.clocks.look(match)
    assert table.match == match
    assert not await table.skips.may_skip(match, BEN.user_id)
    table.clock.time = until
    await table.clocks.look(match)
    awake = table.match
    assert (awake.deadline, awake.presence.stands_until) == (match.deadline, None)
    assert awake.presence.vacations == ()
    assert awake.remind_at == until + 14 * HOUR - 14 * HOUR // 4
    assert table.boards.redrawn[-1] == awake
    assert (await run_out(table)).presence.timed_out == 0


async def test_a_turn_that_has_begun_to_run_out_goes_on(table: Table) -> None:
    vacations, before = await open_vacations(table), await table.begin(SLOW)
    table.clock.time += DAY // 2
    await vacations.begin(ADA.user_id, 72)
    match = table.match
    assert (match.deadline, match.remind_at) == (before.deadline, before.remind_at)
    assert match.presence.stands_until is None
    assert (await run_out(table)).presence.timed_out == 0
    match = await act(table, BEN)
    assert match.presence.stands_until == before.created_at + DAY // 2 + 3 * DAY
    assert match.deadline == before.created_at + DAY // 2 + 4 * DAY, "the next turn has it all"


async def test_coming_back_gives_no_time_but_the_rest_of_the_vacation(table: Table) -> None:
    store = MemoryVacations()
    vacations, before = await open_vacations(table, store), await table.begin(SLOW)
    table.clock.time += 5 * HOUR
    await vacations.begin(ADA.user_id, 168)
    table.clock.time += 30 * HOUR
    await vacations.end(ADA.user_id)
    match, now = table.match, table.clock.now()
    assert match.turn_ends == now + 19 * HOUR
    assert match.remind_at == now + 19 * HOUR - 19 * HOUR // 4
    assert match.presence == before.presence
    assert match.closes_at == now + GIVEN_UP_AFTER
    assert (await vacations.leave(ADA.user_id)).left == 30 * DAY - 30 * HOUR
    await vacations.end(ADA.user_id)
    assert table.match == match, "there is nothing more to end"


async def test_who_is_on_vacation_may_play_on(table: Table) -> None:
    vacations = await open_vacations(table)
    await table.begin(BANKS)
    table.clock.time += 4 * HOUR
    await vacations.begin(ADA.user_id, 48)
    table.clock.time += 10 * HOUR
    match = await act(table, ADA)
    assert match.presence.banks[0] == (24 - 4 + 12) * HOUR, "the ten hours cost nothing"
    assert match.presence.stands_until is None
    assert match.turn_ends == table.clock.now() + DAY, "the clock of others runs"
    match = await act(table, BEN)
    assert match.presence.stands_until is not None
    assert match.turn_ends == match.presence.stands_until + 32 * HOUR


async def test_others_who_leave_do_not_shorten_it(table: Table) -> None:
    vacations = await open_vacations(table)
    await table.open(Setup(SLOW, seats=3))
    await table.join(BEN, CLEO)
    await vacations.begin(ADA.user_id, 240)
    before = table.match
    await table.play.resign(before.id, CLEO.user_id)
    assert (table.match.deadline, table.match.closes_at) == (before.deadline, before.closes_at)


async def test_a_game_that_begins_meanwhile_knows_of_it(table: Table) -> None:
    vacations = await open_vacations(table)
    await vacations.begin(BEN.user_id, 48)
    until = table.clock.now() + 2 * DAY
    await table.begin(SLOW)
    await settled()
    assert table.match.presence.vacations == ((1, until),)
    assert (await act(table, ADA)).deadline == until + DAY
    game = await play_bot(table, BEN, NO_CLOCK)
    await settled()
    assert table.store.matches[game.id].presence.stands_until == until


async def test_fast_games_go_on(table: Table) -> None:
    vacations, before = await open_vacations(table), await table.begin(LIVE)
    await vacations.begin(ADA.user_id, 48)
    assert table.match == before


async def test_games_that_say_so_go_on(table: Table) -> None:
    begun, now = await table.begin(NO_CLOCK), table.clock.now()
    assert with_vacation(begun, 0, now + DAY, now) != begun
    for variant in (Strict(), Daily(date(2026, 11, 21))):
        match = replace(begun, variant=variant)
        assert with_vacation(match, 0, now + DAY, now) is match


async def test_a_game_without_a_clock_is_not_given_up_meanwhile(table: Table) -> None:
    vacations = await open_vacations(table)
    await table.begin(NO_CLOCK)
    await vacations.begin(ADA.user_id, 504)
    until = table.clock.now() + 21 * DAY
    assert table.match.deadline == until + GIVEN_UP_AFTER
    for time in (until - 1, until):
        table.clock.time = time
        await table.clocks.look(table.match)
        assert table.match.is_open
    assert (table.match.remind_at, table.match.presence.stands_until) == (None, None)
    table.clock.time = until + GIVEN_UP_AFTER
    await table.clocks.look(table.match)
    assert table.match.phase == Closed(until + GIVEN_UP_AFTER, Closing.ABANDONED)


async def test_a_stand_in_plays_on(table: Table) -> None:
    vacations = await open_vacations(table)
    await table.begin(SLOW)
    await keep_away(table, ADA)
    await vacations.begin(BEN.user_id, 48)
    match = await act(table, ADA)
    assert match.waits_for_bot
    assert match.presence.stands_until is None
    with pytest.raises(Outdated):
        await table.clocks.take_back_seat(table.press(BEN))
    assert table.match.presence.stands_until == table.clock.now() + 2 * DAY


async def test_a_parked_game_stays_where_it_is(table: Table) -> None:
    await table.allow(games=1)
    vacations, game = await open_vacations(table), await play_bot(table, ADA, BANKS)
    table.clock.time += 4 * HOUR
    await vacations.begin(ADA.user_id, 240)
    until = table.clock.now() + 10 * DAY
    table.clock.time += HOUR
    await play_bot(table, CLEO, BANKS)
    parked = table.store.matches[game.id]
    assert (parked.turn_ends, parked.presence.banks[0]) == (None, 20 * HOUR)
    assert parked.deadline == parked.closes_at == until + GIVEN_UP_AFTER
    table.clock.time += HOUR
    await table.places.move(game.id, ADA.user_id, game.place)
    assert table.store.matches[game.id].turn_ends == until + 20 * HOUR


async def test_rolling_in_a_turn_that_stands_changes_none_of_its_times(table: Table) -> None:
    vacations = await open_vacations(table)
    await table.begin(SLOW, MIXED)
    await vacations.begin(ADA.user_id, 48)
    before = table.match
    await table.play.roll(table.press(ADA))
    after = table.match
    assert (after.deadline, after.remind_at) == (before.deadline, before.remind_at)
    assert (after.closes_at, after.presence) == (before.closes_at, before.presence)
