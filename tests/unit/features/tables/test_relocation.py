"""Games whose channel was deleted, or whose server removed the bot."""

import pytest

from bot.engine import RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from bot.match.model.phases import Closing, Playing
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, DAN, HERE, Table

THERE = Place(HERE.guild_id, 61)


async def test_table_in_a_deleted_channel_is_closed(table: Table, classic: RuleSet) -> None:
    await table.invite(classic)
    await table.places.lose_channel(HERE.channel_id)
    assert closing_of(table.match) is Closing.CHANNEL_DELETED
    await table.places.lose_channel(HERE.channel_id)
    assert table.match.version == 1, "nothing is left to lose"


async def test_game_in_a_deleted_channel_goes_on_elsewhere(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, (1, 2, 3, 4, 4, 6))
    await table.play.roll(table.press(ADA))
    before = table.match
    await table.places.lose_channel(HERE.channel_id)
    assert (table.phase, table.match.message_id) == ("playing", None)
    assert not table.match.parked, "its time runs on"
    await table.places.move(before.id, BEN.user_id, THERE)
    await table.gathering.posted(table.match, BOARD + 1)
    assert table.match.place == THERE
    assert (table.match.state, table.match.version) == (before.state, before.version)
    view = await table.play.best(table.press(ADA, message_id=BOARD + 1))
    assert view.selection == (0,)


async def test_game_settles_on_the_board_of_its_own_thread(table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic)
    moved = await table.places.settle(game.id, THERE, BOARD + 1)
    assert (moved.place, moved.message_id, moved.version) == (THERE, BOARD + 1, game.version)
    with pytest.raises(Refused) as late:
        await table.play.roll(table.press(ADA))
    assert late.value.refusal is MatchRefusal.BOARD_MOVED
    await table.begin(classic)


async def test_channel_is_free_once_its_game_has_moved(table: Table, classic: RuleSet) -> None:
    await table.allow(games=1)
    game = await table.begin(classic)
    await table.places.move(game.id, ADA.user_id, THERE)
    await table.begin(classic)
    with pytest.raises(Refused) as busy:
        await table.places.move(game.id, ADA.user_id, HERE)
    assert busy.value.refusal is MatchRefusal.CHANNEL_BUSY
    assert table.store.matches[game.id].place == THERE


@pytest.mark.parametrize("place", [Place(51, 61), Place(None, 61)])
async def test_game_stays_on_its_server(place: Place, table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic)
    with pytest.raises(Refused) as refused:
        await table.places.move(game.id, ADA.user_id, place)
    assert refused.value.refusal is TableRefusal.CANNOT_MOVE


async def test_private_game_is_shown_where_it_is_and_nowhere_else(
    table: Table, classic: RuleSet
) -> None:
    private = Place(None, 61)
    match = await table.gathering.create(Playing(), private, (ADA, BEN), (), Setup(classic, 2))
    await table.gathering.posted(match, BOARD)
    with pytest.raises(Refused) as refused:
        await table.places.move(match.id, ADA.user_id, Place(None, 62))
    assert refused.value.refusal is TableRefusal.CANNOT_MOVE
    await table.places.move(match.id, ADA.user_id, private)
    assert table.match.place == private


async def test_only_players_move_a_game_that_is_played(table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic)
    with pytest.raises(Refused):
        await table.places.move(game.id, CLEO.user_id, THERE)
    lobby = await table.lobbies.open(Place(HERE.guild_id, 62), DAN, Setup(classic, 2))
    with pytest.raises(Refused):
        await table.places.move(lobby.id, DAN.user_id, THERE)


async def test_homeless_game_is_the_one_without_a_channel(table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic)
    found = await table.places.homeless(BEN.user_id, THERE, lambda place: place != HERE)
    assert found == [game]
    assert await table.places.homeless(BEN.user_id, THERE, lambda _: True) == []
    assert await table.places.homeless(CLEO.user_id, THERE, lambda _: False) == []


async def test_server_without_the_bot_has_no_games(table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic)
    elsewhere = await table.lobbies.open(Place(51, 62), DAN, Setup(classic, 2))
    await table.places.lose_server(50)
    closed = table.store.matches[game.id]
    assert closing_of(closed) is Closing.BOT_REMOVED
    assert closed.deadline is None
    assert table.store.finished == [], "nobody has lost"
    assert table.store.matches[elsewhere.id].is_open
    await table.begin(classic)
