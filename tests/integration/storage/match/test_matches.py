"""Games come back as they were stored, and of two saves of one version one counts."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.advice.level import Level, Strength
from bot.database.errors import StorageError
from bot.engine import Banked, Event, Farkled, GameOver, Rolled, SetAside
from bot.match.clocks.presence import Presence
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model.errors import ChannelBusyError, StaleError
from bot.match.model.match import Place, Word, opponent
from bot.match.model.phases import OPEN_PHASES, Closed, Closing, Phase, Rematch
from bot.match.results.figures import PastGame
from tests.support.matches.phases import PHASES, ended_later, rematch_of
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    play_out,
    randomly_moved,
    resigned,
    rolled,
)
from tests.support.storage.stores import Storage

CHANGES: dict[str, object] = {
    "phase": Closed(NOW + 5, Closing.DECLINED),
    "message_id": 71,
    "players": (ADA, BEN),
    "invited": (CLEO,),
    "rated": True,
    "limited": True,
    "variant": Tavern("hearth", DiceFrom.OWN),
    "words": (Word(ADA.user_id, "luck"),),
    "deadline": NOW + 1,
    "remind_at": NOW + 2,
    "reminder_id": 72,
    "closes_at": NOW + 3,
    "presence": Presence((1, 0), (), 0),
}


async def test_a_match_comes_back_as_it_was_stored(storage: Storage) -> None:
    match = await storage.matches.add(invitation(players=(CLEO, invitation().players[0])))
    assert match.id > 0
    assert await storage.matches.get(match.id) == match


async def test_a_match_outside_servers_comes_back(storage: Storage) -> None:
    match = await storage.matches.add(invitation(guild_id=None))
    assert await storage.matches.get(match.id) == match


async def test_an_unknown_match_is_none(storage: Storage) -> None:
    assert await storage.matches.get(1) is None


@pytest.mark.parametrize("seed", range(2, 5))
async def test_every_move_of_a_game_comes_back_with_its_events(storage: Storage, seed: int) -> None:
    random = Random(seed)
    match = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(match)
    kinds: set[type[Event]] = set()
    while match.is_open:
        match = await commit(storage.matches, randomly_moved(match, random), match)
        assert await storage.matches.get(match.id) == match
        kinds.update(type(event) for event in match.events)
    assert kinds >= {Rolled, SetAside, Banked, Farkled, GameOver}


async def test_the_games_that_ended_last_in_a_channel(storage: Storage) -> None:
    for number, players in enumerate([(ADA, BEN), (CLEO, ADA), (BEN, CLEO)], start=1):
        match = await storage.matches.add(invitation(players=players))
        ended = ended_later(replace(resigned(accepted(match), 1), version=1), NOW + number)
        await commit(storage.matches, ended)
    await finish_one(storage.matches, invitation(channel_id=61))
    await storage.matches.add(invitation())
    found = await storage.matches.past_in(60, most=2)
    assert found == [PastGame(3, (BEN, CLEO), NOW + 3), PastGame(2, (CLEO, ADA), NOW + 2)]
    assert await storage.matches.past_in(62, most=2) == []


async def test_a_closed_game_is_among_them_once_it_was_played(storage: Storage) -> None:
    closed = Closed(NOW + 5, Closing.ENDED)
    begun = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(begun)
    await storage.matches.save(begun.next(phase=closed))
    assert await storage.matches.past_in(60, most=2) == []
    begun = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(begun)
    played = await commit(storage.matches, rolled(begun))
    await storage.matches.save(played.next(phase=closed))
    assert await storage.matches.past_in(60, most=2) == [PastGame(2, begun.players, NOW + 5)]


async def test_a_closed_invitation_comes_back(storage: Storage) -> None:
    match = await storage.matches.add(invitation())
    closed = match.next(phase=Closed(NOW + 5, Closing.DECLINED), deadline=None)
    await storage.matches.save(closed)
    assert await storage.matches.get(match.id) == closed


@pytest.mark.parametrize("name", CHANGES)
async def test_whatever_has_changed_is_saved(storage: Storage, name: str) -> None:
    before = await storage.matches.add(invitation())
    after = before.next(**{name: CHANGES[name]})
    await storage.matches.save(after, before)
    assert await storage.matches.get(before.id) == after


async def test_saving_touches_its_own_match_only(storage: Storage) -> None:
    first = await storage.matches.add(invitation(channel_id=1))
    second = await storage.matches.add(invitation(channel_id=2))
    await storage.matches.save(accepted(first))
    assert await storage.matches.get(second.id) == second


@pytest.mark.parametrize("skipped", [-1, 1])
async def test_a_version_that_does_not_follow_is_stale(storage: Storage, skipped: int) -> None:
    match = await storage.matches.add(invitation())
    begun = accepted(match)
    with pytest.raises(StaleError):
        await storage.matches.save(replace(begun, version=begun.version + skipped))
    assert await storage.matches.get(match.id) == match


async def test_a_match_that_is_gone_is_stale(storage: Storage) -> None:
    with pytest.raises(StaleError):
        await storage.matches.save(replace(accepted(invitation()), id=7))


async def test_of_two_saves_of_one_version_one_counts(storage: Storage) -> None:
    match = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(match)
    one, other = rolled(match), resigned(match, 0)
    outcomes = await asyncio.gather(
        storage.matches.save(one), storage.matches.finish(other, (), NOW), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), StaleError]
    assert await storage.matches.get(match.id) == one


@pytest.mark.parametrize("phase", PHASES)
async def test_only_an_open_match_takes_up_its_channel(storage: Storage, phase: Phase) -> None:
    first = await storage.matches.add(invitation())
    changed = first.next(phase=phase)
    await storage.matches.save(changed)
    if phase.name in OPEN_PHASES:
        assert await storage.matches.open_in(60) == [changed]
        with pytest.raises(ChannelBusyError):
            await storage.matches.add(invitation())
    else:
        assert await storage.matches.open_in(60) == []
        second = await storage.matches.add(invitation())
        assert await storage.matches.open_in(60) == [second]


async def test_a_busy_channel_leaves_the_others_free(storage: Storage) -> None:
    await storage.matches.add(invitation(channel_id=60))
    other = await storage.matches.add(invitation(channel_id=61))
    assert await storage.matches.open_in(61) == [other]


async def test_two_challenges_at_once_store_one(storage: Storage) -> None:
    outcomes = await asyncio.gather(
        *(storage.matches.add(invitation()) for _ in range(5)), return_exceptions=True
    )
    assert [isinstance(outcome, ChannelBusyError) for outcome in outcomes] == [False] + [True] * 4


async def test_an_id_is_never_used_twice(storage: Storage, outsider: Outsider) -> None:
    match = await storage.matches.add(invitation())
    outsider.execute("DELETE FROM matches")
    assert (await storage.matches.add(invitation())).id > match.id


async def test_a_moved_board_keeps_the_version(storage: Storage) -> None:
    match = await storage.matches.add(invitation())
    await storage.matches.move_board(match.id, 2**63 - 1)
    shown = replace(match, message_id=2**63 - 1)
    assert await storage.matches.get(match.id) == shown
    await storage.matches.save(accepted(shown))


async def test_games_that_wait_for_an_opponent_are_found(storage: Storage) -> None:
    ada = invitation().players[0]
    match = await storage.matches.add(invitation(players=(opponent(Strength(37)), ada)))
    other = await storage.matches.add(invitation(61, players=(ada, opponent(Level.CAUTIOUS))))
    await storage.matches.save(accepted(other))
    assert await storage.matches.waiting_for_bots() == []
    begun = accepted(match)
    await storage.matches.save(begun)
    assert await storage.matches.waiting_for_bots() == [match.id]
    assert await storage.matches.get(match.id) == begun
    gone = rolled(begun)
    await storage.matches.save(gone)
    assert await storage.matches.waiting_for_bots() == [match.id]
    await commit(storage.matches, resigned(gone, 1))
    assert await storage.matches.waiting_for_bots() == []


async def test_who_keeps_up_is_stored(storage: Storage) -> None:
    match = accepted(await storage.matches.add(invitation()))
    late = replace(match, presence=Presence((3, 1), (0,), timed_out=0), closes_at=NOW + 9)
    await storage.matches.save(late)
    assert await storage.matches.get(match.id) == late
    back = rolled(replace(late, presence=Presence((0, 1), back=0)))
    await storage.matches.save(back)
    assert await storage.matches.get(match.id) == back


async def test_a_vote_is_stored_until_anything_happens(storage: Storage) -> None:
    match = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(match)
    for votes in (0b10, 0b11):
        await storage.matches.note_votes(match.id, votes)
        assert await storage.matches.get(match.id) == replace(match, votes=votes)
    await storage.matches.save(rolled(match))
    assert await storage.matches.get(match.id) == rolled(match)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("snapshot", "0/0 -- 0/0 -- 0 1 0 6 - - 0 - - -x"),
        ("snapshot", "50/0 +- 0/0 -- 0 1 0 6 - - 0 - - -"),
        ("log", "fk1 classic(target=1000) seats=2 : >1112"),
        ("log", ""),
        ("players", "[{}]"),
        ("players", "["),
        ("players", "[1]"),
        ("phase", "paused"),
        ("closing", "bored"),
        ("presence", "{}"),
    ],
)
async def test_a_damaged_row_is_told_and_not_played_on(
    storage: Storage, outsider: Outsider, column: str, value: str
) -> None:
    match = await storage.matches.add(invitation())
    outsider.execute(f"UPDATE matches SET {column} = ?", [value])  # noqa: S608 - see above
    with pytest.raises(StorageError, match=rf"Game {match.id} .* damaged .* backup"):
        await storage.matches.get(match.id)


async def test_eight_games_at_once_all_end_as_they_were_played(storage: Storage) -> None:
    async def play(channel: int) -> None:
        match = accepted(await storage.matches.add(invitation(channel)))
        await storage.matches.save(match)
        match = await play_out(storage.matches, match, Random(channel))
        assert await storage.matches.get(match.id) == match

    await asyncio.gather(*(play(channel) for channel in range(8)))


async def test_who_wants_a_rematch_is_remembered(storage: Storage) -> None:
    match = await finish_one(storage.matches, invitation())
    assert rematch_of(match) is None
    for rematch in (Rematch((1,), NOW), Rematch((0, 1), NOW + 900)):
        await storage.matches.note_rematch(match.id, rematch)
        stored = await storage.matches.get(match.id)
        assert stored is not None
        assert (rematch_of(stored), stored.version) == (rematch, match.version)


async def test_a_match_moves_with_its_board(storage: Storage) -> None:
    match = await storage.matches.add(invitation())
    there = Place(match.place.guild_id, 61)
    await storage.matches.note_reminder(match.id, 99)
    await storage.matches.move_match(replace(match, place=there, message_id=71, remind_at=5))
    moved = await storage.matches.get(match.id)
    assert moved is not None
    assert (moved.remind_at, moved.reminder_id) == (5, None)
    assert (moved.place, moved.message_id, moved.version) == (there, 71, match.version)
    other = await storage.matches.add(invitation())
    with pytest.raises(ChannelBusyError):
        await storage.matches.move_match(replace(other, place=there, message_id=72))
