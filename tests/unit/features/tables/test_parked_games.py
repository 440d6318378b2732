"""What becomes of a game that has made room for others."""

import asyncio

import pytest

from bot.engine import RuleSet
from bot.features.tables.service.channel_capacity import IDLE
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.phases import Closed
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.channel_capacity import THERE, parked, play_bot
from tests.support.matches.table import ADA, BEN, BOARD, HERE, Table


@pytest.mark.parametrize("player_first", [True, False])
async def test_the_player_comes_back_at_that_very_moment(
    player_first: bool, table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    table.cup.rolls.append((1, 2, 3, 5, 6, 6))
    table.clock.time += IDLE
    press = table.press(ADA, message_id=BOARD + game.id)
    async with table.registry.lock(game.id):  # both wait for the same game
        plays = table.play.roll(press)
        begins = play_bot(table, BEN, classic)
        waiting = [plays, begins] if player_first else [begins, plays]
        tasks = []
        for task in waiting:
            tasks.append(asyncio.ensure_future(task))
            for _ in range(20):
                await asyncio.sleep(0)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    played, begun = outcomes if player_first else outcomes[::-1]
    if player_first:
        assert not isinstance(played, BaseException)
        assert isinstance(begun, Refused)
        assert not parked(table, game)
    else:
        assert isinstance(begun, Match)
        assert isinstance(played, Outdated)
        assert played.refused is not None
        assert played.refused.refusal is MatchRefusal.MADE_ROOM
        assert played.view.match.state == game.state, "nothing was rolled"
    assert len(await table.store.open_in(HERE.channel_id)) == 1


async def test_two_games_that_change_places_do_not_wait_for_each_other(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    one, other = await play_bot(table, ADA, classic), await play_bot(table, BEN, classic, THERE)
    table.clock.time += IDLE
    async with asyncio.timeout(30):
        await asyncio.gather(
            table.places.move(one.id, ADA.user_id, THERE),
            table.places.move(other.id, BEN.user_id, HERE),
        )
    assert table.store.matches[one.id].place == THERE
    assert table.store.matches[other.id].place == HERE


async def test_its_clock_stands_still_until_it_is_shown_again(table: Table) -> None:
    await table.allow(games=1)
    rules = RuleSet("classic", target=10_000, turn_seconds=3600)
    game = await play_bot(table, ADA, rules)
    assert game.turn_ends == table.clock.time + 3600
    table.clock.time += IDLE
    await play_bot(table, BEN, rules)
    away = table.store.matches[game.id]
    assert (away.turn_ends, away.deadline, away.remind_at) == (None, game.closes_at, None)
    table.clock.time += 3600
    await table.clocks.look(away)
    assert table.store.matches[game.id].version == game.version, "nobody's turn has ended"
    await table.places.move(game.id, ADA.user_id, THERE)
    back = table.store.matches[game.id]
    assert (back.parked, back.place) == (False, THERE)
    assert back.turn_ends == table.clock.time + 3600
    assert back.state == game.state


async def test_it_is_given_up_in_the_end(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    table.clock.time += IDLE
    await play_bot(table, BEN, classic)
    table.clock.time += GIVEN_UP_AFTER
    await table.clocks.look(table.store.matches[game.id])
    assert isinstance(table.store.matches[game.id].phase, Closed)


async def test_it_comes_back_only_where_there_is_room(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    table.clock.time += IDLE
    await play_bot(table, BEN, classic)
    with pytest.raises(Refused) as told:
        await table.places.move(game.id, ADA.user_id, HERE)
    assert told.value.refusal is MatchRefusal.CHANNEL_BUSY
    table.clock.time += IDLE
    await table.places.move(game.id, ADA.user_id, HERE)
    assert not parked(table, game)
    with pytest.raises(Refused):
        await table.places.move(game.id, BEN.user_id, THERE)


async def test_posting_late_does_not_bring_it_back(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    await play_bot(table, ADA, classic)
    await table.gathering.posted(game, BOARD + 9)
    assert parked(table, game)
    before, after = table.boards.retired[-1]
    assert (before.message_id, after.parked) == (BOARD + 9, True)
    settled = await table.places.settle(game.id, HERE, BOARD + 9)
    assert settled.parked, "its place is taken"
