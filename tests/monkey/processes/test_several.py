"""Two processes that are one bot, on one database and one simulated Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import PostgresUrl
from bot.match.model.match import Match
from tests.monkey.acts import Command, Elsewhere, Press, Restart, Somewhere
from tests.monkey.doing import do
from tests.monkey.run import Limits, run, without_signs_of_life
from tests.monkey.world import World
from tests.support.invariants.consistency import what_board_lacks

EVE, ADA = Somewhere(4, 1, "farkle"), Somewhere(0, 1, "farkle")


@pytest.fixture
async def world(url: PostgresUrl, tmp_path: Path) -> AsyncIterator[World]:
    """Return a world whose bot is two processes, the second of which has the server of Eve."""
    with without_signs_of_life():
        world = World(url, tmp_path, 1, processes=2)
        await world.open()
        yield world
        await world.close()


async def _game_of_eve(world: World) -> Match:
    """Return a game of Eve and Ada that has begun."""
    asked = {"opponent": f"person:{ADA.who}", "pace": "slow"}
    await do(world, Command(EVE, "farkle challenge", asked))
    await do(world, Press(ADA, "accept"))
    await world.look()
    [match] = world.games.values()
    return match


async def test_a_process_shows_what_the_other_has_done_on_its_server(world: World) -> None:
    found = [[guild.name for guild in bot.guilds] for bot in world.processes.bots]
    assert found == [["The Tavern"], ["The Cellar"]]
    before = await _game_of_eve(world)
    await do(world, Elsewhere(0))
    await world.processes.hear()
    await world.look()
    [after] = world.games.values()
    assert (before.version, after.version) == (1, 2)
    assert world.bot_playing(after) is world.processes.bots[1]
    assert what_board_lacks(after, world.bot_playing(after), world.env) is None


async def test_what_somebody_chooses_by_one_process_counts_in_the_other(world: World) -> None:
    first, second = (bot.features.settings.book for bot in world.processes.bots)
    server, person = world.servers[1].id, world.users[ADA.who].id
    with world.env._bot_scope():  # noqa: SLF001 - simcord has no other way
        await first.set_for_person(person, "language", "de")
        await second.set_for_server(server, "hints", value=False)
    await world.processes.hear()
    for book in (first, second):
        assert book.of_person(person).language == "de"
        assert not book.of_server(server).hints


async def test_one_process_goes_on_while_the_other_is_replaced(world: World) -> None:
    match = await _game_of_eve(world)
    for process, press in ((0, "roll"), (1, "best")):
        kept = world.processes.bots[1 - process]
        await do(world, Restart(orderly=True, down=3600, process=process))
        assert world.processes.bots[1 - process] is kept
        [answer] = await do(world, Press(_on_turn(world, match), press))
        assert answer.acknowledged


def _on_turn(world: World, match: Match) -> Somewhere:
    found = {world.users[place.who].id: place for place in (EVE, ADA)}
    return found[match.on_turn.user_id]


def test_random_people_find_nothing_wrong_with_two_processes(url: PostgresUrl) -> None:
    done = run(3, Limits(acts=40), address=url, processes=2)
    assert done.fault is None
