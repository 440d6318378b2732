"""First games with people: friendly, unless everybody asks for a rated one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database.opening import Address
from bot.features.tables.buttons import AcceptButton, AskRatedButton, JoinButton, RematchButton
from bot.match.results.experience import FRIENDLY_GAMES
from tests.support.e2e.messages.leaderboard import beat, newcomer
from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, open_table, say

pytestmark = pytest.mark.both_engines

EXPLAINED = say("rated-explained")


def friendly(*names: str) -> str:
    """Return what an invitation says of a game in which these people are new."""
    listed = " and ".join(names)
    return say("match-friendly-table", games=FRIENDLY_GAMES, players=listed)


@pytest.fixture
async def friends(tmp_path: Path, address: Address) -> AsyncIterator[Table]:
    """Open a table at which nobody has played before."""
    async with open_table(tmp_path, friendly=True, address=address) as table:
        yield table


async def test_the_fourth_game_is_rated_and_the_invitation_says_what_that_means(
    friends: Table,
) -> None:
    table = friends
    for _ in range(FRIENDLY_GAMES):
        await table.challenge()
        assert friendly("Ada", "Ben") in table.board()
        assert EXPLAINED in table.board()
        await table.press(table.ben, AcceptButton)
        assert say("terms-friendly") in table.board()
        assert EXPLAINED not in table.board()
        await lose_turn(table)
        await table.resign(table.ben)
    await table.challenge()
    assert say("match-rated") in table.board()
    assert EXPLAINED in table.board()
    assert not table.can(AskRatedButton)
    await table.press(table.ben, AcceptButton)
    assert f" · {say('terms-rated')}" in table.board()
    await lose_turn(table)
    await table.resign(table.ben)
    await table.challenge()
    assert say("match-rated") in table.board()
    assert EXPLAINED not in table.board()


async def test_both_may_ask_for_a_rated_game(friends: Table) -> None:
    table = friends
    await table.challenge(rated=True)
    assert say("table-asks-rated", players="Ada") in table.board()
    assert friendly("Ada", "Ben") in table.board()
    await table.press(table.ben, AskRatedButton)
    assert say("table-asks-rated", players="Ada and Ben") in table.board()
    assert say("match-rated") in table.board()
    await table.restart()
    await table.press(table.ben, AcceptButton)
    assert f" · {say('terms-rated')}" in table.board()
    await lose_turn(table)
    await table.resign(table.ben)
    await table.press(table.ada, RematchButton)
    await table.press(table.ben, RematchButton)
    assert f" · {say('terms-rated')}" in table.board()  # as the game before


async def test_a_rematch_of_a_friendly_game_is_not_rated_either(friends: Table) -> None:
    table = friends
    for _ in range(FRIENDLY_GAMES - 1):
        await beat(table, table.ada, table.ben)
    await beat(table, table.ada, table.ben)
    await table.press(table.ada, RematchButton)
    await table.press(table.ben, RematchButton)
    assert f" · {say('terms-unrated')}" in table.board()


async def test_strangers_to_an_invitation_cannot_ask(friends: Table) -> None:
    table = friends
    await table.challenge()
    dora = newcomer(table, "Dora")
    refused = told(await table.press(dora, AskRatedButton))
    assert refused
    assert "Dora" not in table.board()


async def test_whoever_sits_down_makes_an_open_table_friendly(friends: Table) -> None:
    table = friends
    for _ in range(FRIENDLY_GAMES):
        await beat(table, table.ada, table.ben)
    dora = newcomer(table, "Dora")
    await table.ada.slash(table.channel, "farkle open", seats=3)
    await table.press(table.ben, JoinButton)
    assert say("match-rated") in table.board()
    await table.press(dora, JoinButton)
    assert friendly("Dora") in table.board()


async def test_a_game_that_cannot_be_rated_says_nothing_of_first_games(friends: Table) -> None:
    table = friends
    await table.challenge(target=8000)
    assert say("match-unrated") in table.board()
    assert EXPLAINED not in table.board()
    assert not table.can(AskRatedButton)
