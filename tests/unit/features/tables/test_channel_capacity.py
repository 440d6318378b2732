"""How many games are open in a channel, and which make room for others."""

import asyncio
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup
from bot.features.tables.service.channel_capacity import IDLE
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Equipping, Playing
from tests.support.matches.channel_capacity import THERE, parked, play_bot, refused
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, DAN, HERE, Table, build_table


@pytest.mark.parametrize("games", [1, 2, 3, 5])
async def test_as_many_games_as_the_server_allows(
    games: int, table: Table, classic: RuleSet
) -> None:
    await table.allow(games)
    for number in range(games):
        await table.lobbies.open(HERE, Person(10 + number, "Host"), Setup(classic, 2))
    busy = await refused(table, ADA, classic)
    assert [game.match.id for game in busy.games] == list(range(1, games + 1))
    assert {game.idle_at for game in busy.games} == {None}, "tables wait for people"
    await play_bot(table, ADA, classic, THERE)


async def test_usually_three_are(table: Table, classic: RuleSet) -> None:
    for who in (ADA, BEN, CLEO):
        await play_bot(table, who, classic)
    await refused(table, DAN, classic)


async def test_an_idle_game_against_the_bot_makes_room(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    table.clock.time += IDLE - 1
    told = await refused(table, BEN, classic)
    [listed] = told.games
    assert listed.idle_at == table.clock.time + 1
    table.clock.time += 1
    newer = await play_bot(table, BEN, classic)
    after = table.store.matches[game.id]
    assert (after.parked, after.message_id) == (True, None)
    assert replace(after, parked=False, message_id=game.message_id) == game, "all else is kept"
    assert table.boards.retired == [(game, after)]
    assert not parked(table, newer)


async def test_whatever_a_person_presses_keeps_the_place(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    board = BOARD + game.id
    table.cup.rolls.append((1, 2, 3, 5, 6, 6))
    table.clock.time += IDLE - 1
    await table.play.roll(table.press(ADA, message_id=board))
    table.clock.time += IDLE - 1
    await refused(table, BEN, classic)
    await table.play.toggle(table.press(ADA, message_id=board), 0)
    table.clock.time += IDLE - 1
    await refused(table, BEN, classic)
    table.clock.time += 1
    await play_bot(table, BEN, classic)
    assert parked(table, game)


async def test_games_between_people_never_do(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    await table.begin(replace(classic, turn_seconds=None))
    table.clock.time += GIVEN_UP_AFTER - 1
    await refused(table, CLEO, classic)


async def test_a_game_that_everybody_has_left_does(table: Table) -> None:
    await table.allow(games=1)
    game = await table.begin(RuleSet("classic", target=10_000, turn_seconds=60))
    everybody = replace(game.presence, away=(0, 1))
    table.store.matches[game.id] = replace(game, presence=everybody)
    fresh = build_table(table.store)
    await fresh.allow(games=1)
    fresh.clock.time += IDLE
    await play_bot(fresh, CLEO, game.setup.rules)
    assert parked(fresh, game)


async def test_no_more_make_room_than_have_to_and_the_longest_idle_first(
    table: Table, classic: RuleSet
) -> None:
    older, newer = [await play_bot(table, who, classic) for who in (ADA, BEN)]
    await table.places.move(older.id, ADA.user_id, HERE)
    table.clock.time += 1
    await table.gathering.posted(table.store.matches[older.id], BOARD)
    table.clock.time += IDLE
    await table.lobbies.open(HERE, CLEO, Setup(classic, 2))
    assert not parked(table, older)
    assert not parked(table, newer)
    await table.lobbies.open(HERE, DAN, Setup(classic, 2))
    assert not parked(table, older), "its board was posted again"
    assert parked(table, newer)


async def test_none_makes_room_where_that_would_not_be_enough(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic)
    game = await play_bot(table, CLEO, classic)
    table.clock.time += IDLE
    await table.allow(games=1)
    told = await refused(table, DAN, classic)
    assert not parked(table, game)
    assert [game.idle_at for game in told.games] == [None, None], "it says nothing of the past"


async def test_ones_own_game_makes_room_for_ones_own_at_once(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    await refused(table, BEN, classic)
    newer = await play_bot(table, ADA, classic)
    assert (parked(table, game), parked(table, newer)) == (True, False)
    assert [match.id for match in await table.open_games.own(ADA.user_id)] == [newer.id, game.id]


async def test_ones_own_game_makes_room_before_those_of_others(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=2)
    other = await play_bot(table, BEN, classic)
    table.clock.time += IDLE
    own = await play_bot(table, ADA, classic)
    await table.lobbies.open(HERE, ADA, Setup(classic, 2))
    assert (parked(table, own), parked(table, other)) == (True, False)


@pytest.mark.parametrize("games", [1, 3])
async def test_of_many_who_want_the_last_place_one_has_it(
    games: int, table: Table, classic: RuleSet
) -> None:
    await table.allow(games)
    for number in range(games - 1):
        await table.lobbies.open(HERE, Person(10 + number, "Host"), Setup(classic, 2))
    outcomes = await asyncio.gather(
        *(play_bot(table, Person(20 + number, "Eve"), classic) for number in range(5)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Match) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Refused) for outcome in outcomes) == 4
    assert len(await table.store.open_in(HERE.channel_id)) == games


async def test_of_many_who_want_the_place_of_an_idle_game_one_has_it(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    table.clock.time += IDLE
    outcomes = await asyncio.gather(
        *(play_bot(table, Person(20 + number, "Eve"), classic) for number in range(5)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Match) for outcome in outcomes) == 1
    assert parked(table, game)
    assert len(await table.store.open_in(HERE.channel_id)) == 1


async def test_a_start_counts_as_something_happening(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    fresh = build_table(table.store, time=table.clock.time + 10 * IDLE)
    await fresh.allow(games=1)
    await refused(fresh, BEN, classic)
    fresh.clock.time += IDLE
    await play_bot(fresh, BEN, classic)
    assert parked(fresh, game)


async def test_somebody_who_chooses_dice_alone_makes_room_too(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    players = (ADA, opponent(Level.CAUTIOUS, "beggar"))
    tavern = Tavern("beggar", DiceFrom.OWN)
    game = await table.gathering.create(
        Playing(), HERE, players, (), Setup(classic, 2), variant=tavern
    )
    assert isinstance(game.phase, Equipping)
    await table.gathering.posted(game, BOARD)
    table.clock.time += IDLE
    await play_bot(table, BEN, classic)
    away = table.store.matches[game.id]
    assert (away.parked, away.deadline) == (True, game.deadline)
    await table.places.move(game.id, ADA.user_id, THERE)
    assert table.store.matches[game.id].place == THERE
