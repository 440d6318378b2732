"""Which game somebody means where several are open in a channel."""

import pytest

from bot.engine import IllegalMove, RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.open_games import MOST_LISTED
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closing, Playing
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, DAN, HERE, Table

THERE = Place(HERE.guild_id, 61)
THERE2 = Place(HERE.guild_id, 62)
EVE = Person(5, "Eve")


async def game_of(table: Table, rules: RuleSet, *players: Person, place: Place = HERE) -> Match:
    """Return a game between `players`."""
    setup = Setup(rules, seats=len(players))
    match = await table.gathering.create(Playing(), place, players, (), setup)
    await table.gathering.posted(match, BOARD + match.id)
    return table.store.matches[match.id]


async def shown(table: Table, who: Person, number: int | None = None) -> int:
    """Return the number of the game whose board somebody would be shown."""
    match = await table.open_games.to_show(HERE, who.user_id, number, lambda place: place == HERE)
    return match.id


def refusal(told: pytest.ExceptionInfo[Refused]) -> tuple[Refusal, list[int]]:
    return told.value.refusal, [game.match.id for game in told.value.games]


async def test_ones_own_game_comes_first(table: Table, classic: RuleSet) -> None:
    await game_of(table, classic, ADA, BEN)
    own = await game_of(table, classic, CLEO, DAN)
    assert await shown(table, CLEO) == own.id
    found = await table.open_games.looked_at(HERE.channel_id, CLEO.user_id)
    assert found == own
    await table.resign(CLEO.user_id)
    assert not table.store.matches[own.id].is_open
    assert table.store.matches[1].is_open


async def test_the_only_game_is_everybodys_to_look_at(table: Table, classic: RuleSet) -> None:
    game = await game_of(table, classic, ADA, BEN)
    assert await shown(table, EVE) == game.id
    with pytest.raises(Refused) as told:
        await table.resign(EVE.user_id)
    assert refusal(told) == (MatchRefusal.NOT_A_PLAYER, [])


async def test_of_several_one_has_to_be_named(table: Table, classic: RuleSet) -> None:
    for players in ((ADA, BEN), (ADA, CLEO)):
        await game_of(table, classic, *players)
    for who in (ADA, EVE):
        with pytest.raises(Refused) as told:
            await shown(table, who)
        assert refusal(told) == (TableRefusal.SEVERAL_GAMES, [1, 2])
        assert await shown(table, who, 2) == 2
    with pytest.raises(Refused) as told:
        await table.resign(ADA.user_id)
    assert refusal(told) == (TableRefusal.SEVERAL_GAMES, [1, 2])
    with pytest.raises(Refused) as told:
        await table.resign(EVE.user_id)
    assert refusal(told) == (TableRefusal.NO_OWN_GAME_HERE, [1, 2])
    await table.resign(ADA.user_id, 2)
    assert [match.is_open for match in table.store.matches.values()] == [True, False]


async def test_a_game_that_was_left_is_ones_own_no_more(table: Table, classic: RuleSet) -> None:
    left = await game_of(table, classic, ADA, BEN, CLEO)
    await table.resign(ADA.user_id)
    with pytest.raises(IllegalMove):
        await table.resign(ADA.user_id)
    other = await game_of(table, classic, ADA, DAN)
    assert await shown(table, ADA) == other.id
    assert await table.open_games.own(ADA.user_id) == [other]
    assert left.id == 1


async def test_one_leaves_games_elsewhere_by_their_number(table: Table, classic: RuleSet) -> None:
    game = await game_of(table, classic, ADA, BEN, place=THERE)
    with pytest.raises(Refused) as told:
        await table.resign(ADA.user_id)
    assert refusal(told) == (TableRefusal.GAMES_ELSEWHERE, [game.id])
    with pytest.raises(Refused) as told:
        await table.open_games.to_show(THERE2, ADA.user_id, None, lambda _: True)
    assert refusal(told) == (TableRefusal.GAMES_ELSEWHERE, [game.id])
    with pytest.raises(Refused) as told:
        await table.resign(CLEO.user_id)
    assert refusal(told) == (MatchRefusal.NO_GAME_HERE, []), "others learn nothing of it"
    for number in (game.id + 1, -1, 2**63):
        with pytest.raises(Refused) as told:
            await table.resign(ADA.user_id, number)
        assert refusal(told) == (TableRefusal.NOT_OWN_GAME, [])
    with pytest.raises(Refused) as told:
        await table.resign(CLEO.user_id, game.id)
    assert refusal(told) == (TableRefusal.NOT_OWN_GAME, [])
    await table.resign(ADA.user_id, game.id)
    assert not table.store.matches[game.id].is_open


async def test_a_game_without_a_home_comes_before_those_of_others(
    table: Table, classic: RuleSet
) -> None:
    await game_of(table, classic, ADA, BEN)
    gone = await game_of(table, classic, CLEO, DAN, place=THERE)
    assert await shown(table, CLEO) == gone.id
    again = await game_of(table, classic, CLEO, BEN, place=THERE)
    with pytest.raises(Refused) as told:
        await shown(table, CLEO)
    assert refusal(told) == (TableRefusal.SEVERAL_GAMES, [again.id, gone.id])
    with pytest.raises(Refused) as told:
        await shown(table, EVE, gone.id)
    assert told.value.refusal is TableRefusal.CANNOT_MOVE


async def test_moderators_name_the_game_that_they_end(table: Table, classic: RuleSet) -> None:
    for players in ((ADA, BEN), (CLEO, DAN)):
        await game_of(table, classic, *players)
    await game_of(table, classic, ADA, EVE, place=THERE)
    with pytest.raises(Refused) as told:
        await table.moderation.end(HERE.channel_id)
    assert refusal(told) == (TableRefusal.SEVERAL_GAMES, [1, 2])
    with pytest.raises(Refused) as told:
        await table.moderation.end(HERE.channel_id, 3)
    assert refusal(told) == (TableRefusal.NOT_OPEN_HERE, [])
    assert closing_of(await table.moderation.end(HERE.channel_id, 2)) is Closing.ENDED
    assert (await table.moderation.end(HERE.channel_id)).id == 1
    with pytest.raises(Refused) as told:
        await table.moderation.end(HERE.channel_id)
    assert refusal(told) == (MatchRefusal.NO_GAME_HERE, [])
    assert table.store.matches[3].is_open


async def test_moderators_remove_somebody_from_the_game_they_play(
    table: Table, classic: RuleSet
) -> None:
    for players in ((ADA, BEN, CLEO), (CLEO, DAN, EVE)):
        await game_of(table, classic, *players)
    await table.moderation.kick(HERE.channel_id, DAN.user_id)
    assert table.store.matches[2].state.out == (False, True, False)
    with pytest.raises(Refused) as told:
        await table.moderation.kick(HERE.channel_id, CLEO.user_id)
    assert refusal(told) == (TableRefusal.SEVERAL_GAMES, [1, 2])
    await table.moderation.kick(HERE.channel_id, CLEO.user_id, 1)
    assert table.store.matches[1].state.out == (False, False, True)
    with pytest.raises(Refused) as told:
        await table.moderation.kick(HERE.channel_id, ADA.user_id, 2)
    assert refusal(told) == (MatchRefusal.NOT_AT_TABLE, [2])
    with pytest.raises(Refused) as told:
        await table.moderation.kick(HERE.channel_id, ADA.user_id, 9)
    assert refusal(told) == (TableRefusal.NOT_OPEN_HERE, [])
    with pytest.raises(Refused) as told:
        await table.moderation.kick(HERE.channel_id, 99)
    assert refusal(told) == (MatchRefusal.NOT_AT_TABLE, [1, 2])


async def test_the_board_of_a_message_is_found_among_several(
    table: Table, classic: RuleSet
) -> None:
    games = [await game_of(table, classic, *players) for players in ((ADA, BEN), (CLEO, DAN))]
    for game in games:
        assert game.message_id is not None
        assert await table.open_games.shown_by(HERE.channel_id, game.message_id) == game
        assert await table.open_games.shown_by(THERE.channel_id, game.message_id) is None


async def test_a_deleted_channel_lets_go_of_all_that_was_there(
    table: Table, classic: RuleSet
) -> None:
    games = [await game_of(table, classic, *players) for players in ((ADA, BEN), (CLEO, DAN))]
    lobby = await table.lobbies.open(HERE, EVE, Setup(classic, 2))
    await table.places.lose_channel(HERE.channel_id)
    for game in games:
        assert table.store.matches[game.id].message_id is None
        assert table.store.matches[game.id].is_open
    assert closing_of(table.store.matches[lobby.id]) is Closing.CHANNEL_DELETED


async def test_whoever_plays_elsewhere_is_led_there_past_the_games_of_others(
    table: Table, classic: RuleSet
) -> None:
    await game_of(table, classic, ADA, BEN)
    own = [
        await game_of(table, classic, CLEO, DAN, place=Place(HERE.guild_id, 100 + number))
        for number in range(MOST_LISTED + 1)
    ]
    with pytest.raises(Refused) as told:
        await table.resign(CLEO.user_id)
    newest = [game.id for game in reversed(own)]
    assert refusal(told) == (TableRefusal.GAMES_ELSEWHERE, newest[:MOST_LISTED])


async def test_a_moderator_is_led_to_the_threads_that_have_games(
    table: Table, classic: RuleSet
) -> None:
    threads = [THERE.channel_id, THERE2.channel_id]
    with pytest.raises(Refused) as told:
        await table.moderation.end(HERE.channel_id, None, threads)
    assert refusal(told) == (MatchRefusal.NO_GAME_HERE, [])
    game = await game_of(table, classic, ADA, BEN, place=THERE2)
    for find in (
        table.open_games.to_end(HERE.channel_id, None, threads),
        table.open_games.to_kick_from(HERE.channel_id, ADA.user_id, game.id, threads),
    ):
        with pytest.raises(Refused) as told:
            await find
        assert refusal(told) == (TableRefusal.GAMES_IN_THREADS, [game.id])
    with pytest.raises(Refused) as told:
        await table.moderation.end(HERE.channel_id, None, threads[:1])
    assert refusal(told) == (MatchRefusal.NO_GAME_HERE, []), "what they cannot read is not theirs"


async def test_no_more_threads_are_looked_into_than_a_press_has_time_for(
    table: Table, classic: RuleSet
) -> None:
    game = await game_of(table, classic, ADA, BEN, place=THERE)
    empty = [1000 + number for number in range(25)]
    for threads, expected in (
        ([*empty[:24], THERE.channel_id], (TableRefusal.GAMES_IN_THREADS, [game.id])),
        ([*empty, THERE.channel_id], (MatchRefusal.NO_GAME_HERE, [])),
    ):
        with pytest.raises(Refused) as told:
            await table.moderation.end(HERE.channel_id, None, threads)
        assert refusal(told) == expected
