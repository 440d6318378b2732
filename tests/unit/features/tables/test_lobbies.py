import asyncio

import pytest

from bot.engine import InvalidRules, RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refused
from bot.match.model.phases import Closing, Lobby, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, BEN, CLEO, DAN, Table


async def test_people_sit_down_in_order_and_the_host_begins(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=4))
    await table.join(BEN, CLEO)
    view = await table.gathering.start(table.press(ADA))
    assert isinstance(view.match.phase, Playing)
    assert view.match.people == (ADA, BEN, CLEO)
    assert view.match.setup.seats == 3
    assert view.match.turn_ends is None


async def test_two_who_join_at_the_same_time_both_sit(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=4))
    ben, cleo = table.press(BEN), table.press(CLEO)
    await asyncio.gather(table.lobbies.join(ben, BEN), table.lobbies.join(cleo, CLEO))
    assert table.match.people == (ADA, BEN, CLEO)


async def test_no_seat_is_given_twice(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN, DAN)
    with pytest.raises(Refused) as told:
        await table.join(BEN)
    assert told.value.refusal is TableRefusal.ALREADY_SEATED
    with pytest.raises(Refused) as told:
        await table.join(CLEO)
    assert told.value.refusal is TableRefusal.TABLE_FULL


async def test_only_the_host_begins_while_seats_are_free(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=3))
    with pytest.raises(Refused) as told:
        await table.gathering.start(table.press(ADA))
    assert told.value.refusal is TableRefusal.TOO_FEW
    await table.join(BEN)
    with pytest.raises(Refused) as told:
        await table.gathering.start(table.press(BEN))
    assert told.value.refusal is TableRefusal.ONLY_HOST
    with pytest.raises(Refused) as told:
        await table.gathering.start(table.press(DAN))
    assert told.value.refusal is MatchRefusal.NOT_A_PLAYER
    await table.join(CLEO)
    await table.gathering.start(table.press(CLEO))
    assert isinstance(table.match.phase, Playing)


async def test_the_next_seat_becomes_host(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN, CLEO)
    await table.lobbies.leave(table.press(ADA))
    assert table.match.host == BEN
    await table.resign(BEN.user_id)
    assert table.match.host == CLEO
    await table.lobbies.leave(table.press(CLEO))
    assert closing_of(table.match) is Closing.WITHDRAWN


async def test_a_lobby_that_never_fills_closes(table: Table, classic: RuleSet) -> None:
    match = await table.open(Setup(classic, seats=3))
    table.clock.time = match.deadline or 0
    await table.gathering.expire(match)
    assert closing_of(table.match) is Closing.EXPIRED
    with pytest.raises(Outdated):
        await table.join(BEN)


async def test_uneven_teams_do_not_begin(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=4, teams=2))
    await table.join(BEN, CLEO)
    with pytest.raises(InvalidRules) as told:
        await table.gathering.start(table.press(ADA))
    assert [problem.key for problem in told.value.problems] == ["uneven"]
    assert isinstance(table.match.phase, Lobby)
    await table.join(DAN)
    await table.gathering.start(table.press(ADA))
    assert table.match.setup.teams == 2


async def test_a_table_of_one_is_refused(table: Table, classic: RuleSet) -> None:
    with pytest.raises(Refused) as told:
        await table.open(Setup(classic, seats=1))
    assert told.value.refusal is TableRefusal.TOO_FEW


async def test_nobody_joins_a_game_that_has_begun(table: Table, classic: RuleSet) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN)
    late = table.press(CLEO)
    await table.gathering.start(table.press(ADA))
    with pytest.raises(Outdated):
        await table.lobbies.join(late, CLEO)
    assert table.match.people == (ADA, BEN)


async def test_nobody_sits_down_or_gets_up_once_the_game_has_begun(
    table: Table, classic: RuleSet
) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN)
    await table.gathering.start(table.press(ADA))
    begun = table.match
    with pytest.raises(Refused):
        await table.lobbies.leave(table.press(BEN))
    with pytest.raises(Refused):
        await table.lobbies.join(table.press(CLEO), CLEO)
    assert table.match == begun
