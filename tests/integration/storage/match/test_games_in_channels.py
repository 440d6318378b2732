"""As many open games in a channel as it may have: counted where they are stored."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.match.model.errors import ChannelBusyError
from bot.match.model.match import Match, Place
from bot.match.model.phases import Closed, Closing
from bot.match.store.matches import SqlMatchStore
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import GUILD, NOW, accepted, commit, invitation, rolled
from tests.support.storage.old_files import invite_before
from tests.support.storage.stores import Storage, open_storage

THERE = Place(GUILD, 61)


async def read(store: SqlMatchStore, match: Match) -> Match:
    """Return a match as it is stored."""
    stored = await store.get(match.id)
    assert stored is not None
    return stored


@pytest.mark.parametrize("most", [1, 2, 5])
async def test_there_are_as_many_as_may_be_and_no_more(most: int, storage: Storage) -> None:
    matches = [await storage.matches.add(invitation(), most) for _ in range(most)]
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation(), most)
    assert await storage.matches.open_in(60) == matches
    await storage.matches.add(invitation(channel_id=61), most)
    await storage.matches.save(matches[0].next(phase=Closed(0, Closing.ENDED)))
    await storage.matches.add(invitation(), most)


async def test_a_lower_number_lets_those_stay_that_are_open(storage: Storage) -> None:
    for _ in range(5):
        await storage.matches.add(invitation(), 5)
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation(), 1)
    [first, *_] = await storage.matches.open_in(60)
    await storage.matches.move_match(replace(first, message_id=9), 1)
    assert (await read(storage.matches, first)).message_id == 9


@pytest.mark.parametrize("most", [1, 3])
async def test_two_processes_never_open_one_too_many(most: int, path: Path) -> None:
    async with open_storage(path) as one, open_storage(path) as other:
        outcomes = await asyncio.gather(
            *(
                storage.matches.add(invitation(), most)
                for storage in (one, other)
                for _ in range(5)
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, Match) for outcome in outcomes) == most
        assert sum(isinstance(outcome, ChannelBusyError) for outcome in outcomes) == 10 - most
        assert len(await one.matches.open_in(60)) == most


async def test_games_that_move_never_become_too_many_either(path: Path) -> None:
    async with open_storage(path) as one, open_storage(path) as other:
        games = [await one.matches.add(invitation(channel_id=70 + n)) for n in range(6)]
        outcomes = await asyncio.gather(
            *(
                store.matches.move_match(replace(game, place=THERE), 2)
                for store, game in zip((one, other) * 3, games, strict=True)
            ),
            *(store.matches.add(invitation(channel_id=61), 2) for store in (one, other)),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, ChannelBusyError) for outcome in outcomes) == 6
        assert len(await one.matches.open_in(61)) == 2


async def test_a_parked_game_is_kept_and_takes_up_no_room(storage: Storage) -> None:
    game = await storage.matches.add(invitation())
    game = rolled(await commit(storage.matches, accepted(game)))
    await storage.matches.save(game)
    away = replace(game, parked=True, message_id=None, deadline=NOW + 9)
    await storage.matches.park(away)
    assert await read(storage.matches, game) == away
    assert await storage.matches.open_in(60) == []
    assert await storage.matches.open_of(game.players[0].user_id, NOW) == [away]
    assert await storage.matches.next_deadline() == NOW + 9
    await storage.matches.add(invitation())
    with pytest.raises(ChannelBusyError):
        await storage.matches.move_match(replace(away, parked=False, message_id=8))
    assert await read(storage.matches, game) == away
    back = replace(away, parked=False, place=THERE, message_id=8, deadline=None)
    await storage.matches.move_match(back)
    assert await read(storage.matches, game) == back
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation(channel_id=61))


async def test_a_damaged_game_takes_up_its_own_place_alone(
    storage: Storage, outsider: Outsider, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = await storage.matches.add(invitation(), 2)
    outsider.execute("UPDATE matches SET log = 'nonsense' WHERE id = ?", (damaged.id,))
    assert await storage.matches.open_in(60) == []
    assert [record.name for record in caplog.records] == ["bot.match.store.matches"]
    other = await storage.matches.add(invitation(), 2)
    assert await storage.matches.open_in(60) == [other]
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation(), 2)


async def test_games_from_before_take_up_room_as_they_did(path: Path) -> None:
    await invite_before(path, "_games_in_channels")
    async with open_storage(path) as storage:
        [before] = await storage.matches.open_in(60)
        assert not before.parked
        with pytest.raises(ChannelBusyError):
            await storage.matches.add(invitation(), 1)
        await storage.matches.add(invitation(), 2)
