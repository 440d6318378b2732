"""How many games are open in a channel, and which make room for others."""

import asyncio
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup
from bot.features.tables.service.room import IDLE
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Choosing, Closed, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, DAN, HERE, Table, build_table

PETRA = opponent(Level.PERFECT)
THERE = Place(HERE.guild_id, 61)


async def play_bot(table: Table, who: Person, rules: RuleSet, place: Place = HERE) -> Match:
    """Let somebody begin a game against the bot."""
    setup = Setup(rules, seats=2)
    match = await table.gathering.lay(Playing(), place, (who, PETRA), (), setup)
    await table.gathering.posted(match, BOARD + match.id)
    return table.store.matches[match.id]


async def refused(table: Table, who: Person, rules: RuleSet) -> Refused:
    """Return why somebody may not begin a game."""
    with pytest.raises(Refused) as told:
        await play_bot(table, who, rules)
    assert told.value.refusal is MatchRefusal.CHANNEL_BUSY
    return told.value


def parked(table: Table, match: Match) -> bool:
    return table.store.matches[match.id].parked


@pytest.mark.parametrize("games", [1, 2, 3, 5])
async def test_as_many_games_as_the_server_allows(
    games: int, table: Table, classic: RuleSet
) -> None:
    await table.allow(games)
    for number in range(games):
        await table.lobbies.open(HERE, Person(10 + number, "Host"), Setup(classic, 2))
    busy = await refused(table, ADA, classic)
    assert [each.match.id for each in busy.games] == list(range(1, games + 1))
    assert {each.idle_at for each in busy.games} == {None}, "tables wait for people"
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
    assert [each.idle_at for each in told.games] == [None, None], "it says nothing of the past"


async def test_ones_own_game_makes_room_for_ones_own_at_once(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    await refused(table, BEN, classic)
    newer = await play_bot(table, ADA, classic)
    assert (parked(table, game), parked(table, newer)) == (True, False)
    assert [each.id for each in await table.open_games.own(ADA.user_id)] == [newer.id, game.id]


async def test_ones_own_game_makes_room_before_those_of_others(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=2)
    other = await play_bot(table, BEN, classic)
    table.clock.time += IDLE
    own = await play_bot(table, ADA, classic)
    await table.lobbies.open(HERE, ADA, Setup(classic, 2))
    assert (parked(table, own), parked(table, other)) == (True, False)


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
        for each in waiting:
            tasks.append(asyncio.ensure_future(each))
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
    assert sum(isinstance(each, Match) for each in outcomes) == 1
    assert sum(isinstance(each, Refused) for each in outcomes) == 4
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
    assert sum(isinstance(each, Match) for each in outcomes) == 1
    assert parked(table, game)
    assert len(await table.store.open_in(HERE.channel_id)) == 1


async def test_two_games_that_change_places_do_not_wait_for_each_other(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    one, other = await play_bot(table, ADA, classic), await play_bot(table, BEN, classic, THERE)
    table.clock.time += IDLE
    async with asyncio.timeout(5):
        await asyncio.gather(
            table.places.move(one.id, ADA.user_id, THERE),
            table.places.move(other.id, BEN.user_id, HERE),
        )
    assert table.store.matches[one.id].place == THERE
    assert table.store.matches[other.id].place == HERE


async def test_a_start_counts_as_something_happening(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await play_bot(table, ADA, classic)
    fresh = build_table(table.store, time=table.clock.time + 10 * IDLE)
    await fresh.allow(games=1)
    await refused(fresh, BEN, classic)
    fresh.clock.time += IDLE
    await play_bot(fresh, BEN, classic)
    assert parked(fresh, game)


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


async def test_somebody_who_chooses_dice_alone_makes_room_too(
    table: Table, classic: RuleSet
) -> None:
    await table.allow(games=1)
    players = (ADA, opponent(Level.CAUTIOUS, "beggar"))
    tavern = Tavern("beggar", DiceFrom.OWN)
    game = await table.gathering.lay(
        Playing(), HERE, players, (), Setup(classic, 2), variant=tavern
    )
    assert isinstance(game.phase, Choosing)
    await table.gathering.posted(game, BOARD)
    table.clock.time += IDLE
    await play_bot(table, BEN, classic)
    away = table.store.matches[game.id]
    assert (away.parked, away.deadline) == (True, game.deadline)
    await table.places.move(game.id, ADA.user_id, THERE)
    assert table.store.matches[game.id].place == THERE


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
