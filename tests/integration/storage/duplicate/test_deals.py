"""Seals, games and results of deals in the database."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from bot.database.opening import Address
from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.engine import Bank, Roll, RuleSet, Setup, start, write_state
from bot.features.duplicate.model import DealResult, SealedDeal
from bot.features.tournaments.model.plan import FormName
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import AlreadyPlayedError, StaleError
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Closing, Playing
from bot.match.model.variants import PLAIN, Daily, Deal, Duplicate
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW, commit, invitation, moved
from tests.support.storage.records import figures_of, page_of
from tests.support.storage.stores import Storage, open_storage
from tests.support.tournaments.desk import open_desk
from tests.support.tournaments.event import plan

DEAL = Deal(12, 3)
END = NOW + 3600
RULES = RuleSet("ten_turns", turns=1)
SETUP = Setup(RULES, seats=1)
SEALED = SealedDeal(DEAL, b"secret", RULES, END)
ONES = {100: (1,), 200: (1, 1), 1000: (1, 1, 1)}
"""The ones that score so many points."""


def game(person: Person = ADA, deal: Deal = DEAL) -> Match:
    """Return a game of a deal, of one turn, that is not stored yet."""
    return replace(
        invitation(guild_id=GUILD),
        phase=Playing(),
        players=(person,),
        state=start(SETUP),
        log=new_log(SETUP),
        variant=Duplicate(deal, END),
        deadline=END,
        seed=b"secret",
    )


async def play(storage: Storage, person: Person, score: int, deal: Deal = DEAL) -> Match:
    """Let `person` make `score` of a deal."""
    match = await storage.matches.add(game(person, deal))
    ones = ONES[score]
    dice = (*ones, *(2, 3, 4, 6, 6)[: 6 - len(ones)])
    for move, rolled in ((Roll(), dice), (Bank(tuple(range(len(ones)))), ())):
        match = moved(match, move, rolled)
        await commit(storage.matches, match)
    return match


async def test_no_tournament_read_before_a_score_is_stored_after_it(address: Address) -> None:
    async with open_desk(address) as desk, open_storage(address) as storage:
        await desk.begin(plan(FormName.DUPLICATE, minutes=30), 2)
        before = await desk.now()
        await play(storage, before.entries[0].captain, 200, Deal(desk.id, 1))
        with pytest.raises(StaleError):
            await desk.store.save(before, before)


async def test_the_first_seal_counts(storage: Storage) -> None:
    assert await storage.deals.sealed(DEAL) is None
    assert await storage.deals.seal(SEALED) == SEALED
    other = SealedDeal(DEAL, b"other", RuleSet("other", turns=9), END + 1)
    assert await storage.deals.seal(other) == SEALED
    assert await storage.deals.sealed(DEAL) == SEALED
    assert "secret" not in repr(SEALED)


async def test_a_game_comes_back_as_it_was(storage: Storage) -> None:
    match = await storage.matches.add(game())
    assert match.variant == Duplicate(DEAL, END)
    assert await storage.matches.get(match.id) == match
    assert await storage.deals.game(DEAL, ADA.user_id) == match
    assert await storage.deals.game(DEAL, BEN.user_id) is None
    assert await storage.deals.game(Deal(12, 4), ADA.user_id) is None
    assert await storage.deals.open_games(DEAL) == [match.id]


async def test_one_game_a_person_and_deal_in_whichever_process(path: Path) -> None:
    async with open_storage(path) as storage, open_storage(path) as other:
        games = await asyncio.gather(
            *(process.matches.add(game()) for process in (storage, other) for _ in range(3)),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, Match) for outcome in games) == 1
        assert sum(isinstance(outcome, AlreadyPlayedError) for outcome in games) == 5
        await storage.matches.add(game(BEN))
        await other.matches.add(game(deal=Deal(12, 4)))


async def test_a_deal_is_no_daily_game(storage: Storage) -> None:
    await storage.matches.add(game())
    assert await storage.daily.last_game(ADA.user_id, date.max) is None
    daily = await storage.matches.add(replace(game(), variant=Daily(date(2026, 11, 21))))
    assert await storage.daily.last_game(ADA.user_id, date.max) == daily
    await storage.deals.move_end(DEAL, END + 60)
    assert await storage.matches.get(daily.id) == daily


async def test_results_come_best_first_and_ties_share_a_rank(storage: Storage) -> None:
    assert await storage.deals.results(DEAL) is None
    await storage.deals.seal(SEALED)
    for person, score in ((ADA, 100), (BEN, 1000), (CLEO, 100)):
        await play(storage, person, score)
    await play(storage, ADA, 1000, Deal(12, 4))
    results = await storage.deals.results(DEAL)
    assert results is not None
    assert (results.deal, results.ends_at, results.finished) == (DEAL, END, 3)
    assert results.rows == (
        DealResult(1, BEN, 1000, NOW + 60),
        DealResult(2, ADA, 100, NOW + 60),
        DealResult(2, CLEO, 100, NOW + 60),
    )
    assert results.of(CLEO.user_id) == results.rows[2]


async def test_a_game_that_was_closed_has_no_result_and_no_second_attempt(
    storage: Storage,
) -> None:
    await storage.deals.seal(SEALED)
    match = await storage.matches.add(game())
    await storage.matches.save(match.next(phase=Closed(0, Closing.WITHDRAWN), deadline=None))
    results = await storage.deals.results(DEAL)
    assert results is not None
    assert results.rows == ()
    with pytest.raises(AlreadyPlayedError):
        await storage.matches.add(game())


async def test_the_end_moves_for_games_that_are_over_too(storage: Storage) -> None:
    await storage.deals.seal(SEALED)
    ended = await play(storage, ADA, 100)
    playing = await storage.matches.add(game(BEN))
    other = await storage.matches.add(game(BEN, Deal(12, 4)))
    await storage.deals.move_end(DEAL, END + 60)
    sealed = await storage.deals.sealed(DEAL)
    assert sealed == replace(SEALED, ends_at=END + 60)
    for match, deadline in ((ended, None), (playing, END + 60)):
        stored = await storage.matches.get(match.id)
        assert stored is not None
        assert (stored.variant, stored.deadline) == (Duplicate(DEAL, END + 60), deadline)
        assert stored.version == match.version, "its buttons still work"
    assert await storage.matches.get(other.id) == other
    assert await storage.matches.next_deadline() == END


async def test_time_in_which_the_bot_was_down_moves_no_end_by_itself(storage: Storage) -> None:
    match = await storage.matches.add(game())
    await storage.matches.postpone_deadlines(DownTime(NOW - 600, NOW, NOW))
    assert await storage.matches.get(match.id) == match


async def test_it_takes_no_room_and_adds_nothing_to_figures(storage: Storage) -> None:
    await storage.matches.add(game(BEN))
    await play(storage, ADA, 1000)
    assert await storage.matches.open_in(60) == []
    assert await storage.matches.past_in(60, 10) == []
    assert await storage.matches.open_on(GUILD) == []
    assert (await page_of(storage)).rows == ()
    assert await figures_of(storage, ADA) is None
    assert (await storage.faces.counts()).dice == 0


@pytest.mark.parametrize("damage", ["'t12'", "'12.3'", "'2026-11-21'", "'t0.1'", "''"])
async def test_a_damaged_deal_is_told_as_such(path: Path, damage: str) -> None:
    async with open_storage(path) as storage:
        match = await storage.matches.add(game())
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(f"UPDATE matches SET occasion = {damage}")  # noqa: S608 - values of this test
        damaged = await storage.matches.due(END)
        assert damaged == []
        assert await storage.matches.give_up(match.id, NOW)


async def test_games_from_before_duplicate_stay_as_they_were(path: Path) -> None:
    migrations = shipped_migrations()
    [first] = [
        migration.number for migration in migrations if migration.name.endswith("_duplicate")
    ]
    async with open_database(path) as database:
        await migrate(database, [migration for migration in migrations if migration.number < first])
    insert = """
        INSERT INTO matches (
            version, phase, guild_id, channel_id, players, snapshot, log, created_at, daily, seed
        )
        VALUES (0, 'playing', 50, 60, :people, :snapshot, :log, 0, :day, x'00')
    """
    begun = {
        "people": '[{"user_id":1,"name":"Ada"}]',
        "snapshot": write_state(start(SETUP)),
        "log": new_log(SETUP),
    }
    with closing(sqlite3.connect(path)) as connection, connection:
        for day in (None, "2026-11-20", "2026-11-21"):
            connection.execute(insert, begun | {"day": day})
    async with open_storage(path) as storage:
        old = [await storage.matches.get(number) for number in (1, 2, 3)]
        variants = [match.variant for match in old if match is not None]
        assert variants == [PLAIN, Daily(date(2026, 11, 20)), Daily(date(2026, 11, 21))]
        assert await storage.daily.last_game(1, date(2026, 11, 21)) == old[2]
        assert await storage.matches.open_in(60) == [old[0]]
        with pytest.raises(AlreadyPlayedError):
            await storage.matches.add(
                replace(game(Person(1, "Ada")), variant=Daily(date(2026, 11, 20)))
            )
        await storage.matches.add(game(Person(1, "Ada")))


async def test_deleting_somebody_keeps_their_score_without_their_name(storage: Storage) -> None:
    await storage.deals.seal(SEALED)
    for person, score in ((ADA, 100), (BEN, 1000)):
        await play(storage, person, score)
    former = -Random(1).randrange(2, 2**40)
    assert await storage.privacy.forget_person(BEN.user_id, Person(former, ""))
    results = await storage.deals.results(DEAL)
    assert results is not None
    assert [(row.person, row.score) for row in results.rows] == [
        (Person(former, ""), 1000),
        (ADA, 100),
    ]
