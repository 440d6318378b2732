"""Seeds, results and streaks of the daily game in the database."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.engine import Bank, Roll, RuleSet, Setup, start
from bot.match.model.errors import AlreadyPlayedError
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Closing, Playing
from bot.match.model.variants import PLAIN, Daily
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    commit,
    finish_one,
    invitation,
    moved,
)
from tests.support.storage.old_files import invite_before
from tests.support.storage.records import figures_of, page_of
from tests.support.storage.stores import Storage, open_storage

TODAY = date(2026, 11, 21)
SETUP = Setup(RuleSet("ten_turns", turns=1), seats=1)
ONES = {100: (1,), 200: (1, 1), 1000: (1, 1, 1), 2000: (1, 1, 1, 1)}
"""The ones that score so many points."""

ASK = """
import asyncio, sys
from datetime import date
from pathlib import Path
from tests.support.storage.stores import open_storage

async def main():
    async with open_storage(Path(sys.argv[1])) as storage:
        seed = await storage.daily.seed(date(2026, 11, 21), sys.argv[2].encode())
        print(seed.decode())

asyncio.run(main())
"""
"""A process that asks for the seed of a day: it offers its second argument."""


def daily(person: Person = ADA, day: date = TODAY, guild_id: int = GUILD) -> Match:
    """Return a daily game of one turn that is not stored yet."""
    match = invitation(guild_id=guild_id)
    return replace(
        match,
        phase=Playing(),
        players=(person,),
        state=start(SETUP),
        log=new_log(SETUP),
        variant=Daily(day),
        seed=b"secret",
    )


async def play(
    storage: Storage,
    person: Person,
    score: int = 100,
    day: date = TODAY,
    guild_id: int = GUILD,
) -> None:
    """Let `person` make `score` on `day`."""
    match = await storage.matches.add(daily(person, day, guild_id))
    ones = ONES[score]
    dice = (*ones, *(2, 3, 4, 6, 6)[: 6 - len(ones)])
    for move, rolled in ((Roll(), dice), (Bank(tuple(range(len(ones)))), ())):
        match = moved(match, move, rolled)
        await commit(storage.matches, match)


async def streak(storage: Storage, person: Person, day: date) -> tuple[int, int]:
    standing = await storage.daily.standing(day, person.user_id)
    assert standing is not None
    return standing.streak, standing.best_streak


def test_processes_that_ask_at_once_get_one_seed(path: Path) -> None:
    offers = [f"seed {number}" for number in range(4)]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", ASK, str(path), offer], stdout=subprocess.PIPE, text=True
        )
        for offer in offers
    ]
    [seed, *others] = [process.communicate()[0].strip() for process in processes]
    assert seed in offers
    assert others == [seed] * 3


async def test_each_day_has_a_seed(storage: Storage) -> None:
    assert await storage.daily.seed(TODAY, b"one") == b"one"
    assert await storage.daily.seed(TODAY, b"two") == b"one"
    assert await storage.daily.seed(TODAY + timedelta(days=1), b"two") == b"two"


async def test_a_daily_game_comes_back_as_it_was(storage: Storage) -> None:
    match = await storage.matches.add(daily())
    assert await storage.matches.get(match.id) == match
    assert await storage.daily.last_game(ADA.user_id, TODAY) == match
    assert await storage.daily.last_game(BEN.user_id, TODAY) is None
    assert (match.variant, match.seed) == (Daily(TODAY), b"secret")


async def test_one_game_a_person_a_day_in_whichever_process(path: Path) -> None:
    async with open_storage(path) as storage, open_storage(path) as other:
        games = await asyncio.gather(
            *(process.matches.add(daily()) for process in (storage, other) for _ in range(3)),
            return_exceptions=True,
        )
        assert sum(isinstance(game, Match) for game in games) == 1
        assert sum(isinstance(game, AlreadyPlayedError) for game in games) == 5
        await storage.matches.add(daily(BEN))
        day = TODAY + timedelta(days=1)
        tomorrow = await other.matches.add(daily(day=day))
        assert await storage.daily.last_game(ADA.user_id, day) == tomorrow


async def test_a_game_of_the_future_is_not_the_last_one(storage: Storage) -> None:
    today = await storage.matches.add(daily())
    later = await storage.matches.add(daily(day=TODAY + timedelta(days=3)))
    assert await storage.daily.last_game(ADA.user_id, TODAY) == today
    assert await storage.daily.last_game(ADA.user_id, TODAY + timedelta(days=2)) == today
    assert await storage.daily.last_game(ADA.user_id, TODAY + timedelta(days=3)) == later


async def test_it_neither_takes_a_channel_nor_waits_for_one(storage: Storage) -> None:
    busy = await storage.matches.add(invitation())
    await storage.matches.add(daily())
    assert await storage.matches.open_in(60) == [busy]
    await storage.matches.add(daily(BEN))


async def test_deadlines_hold_for_it_too(storage: Storage) -> None:
    match = await storage.matches.add(replace(daily(), deadline=5))
    assert await storage.matches.next_deadline() == 5
    assert await storage.matches.due(5) == [match]


async def test_ties_share_a_rank_and_pages_end(storage: Storage) -> None:
    scores = [100, 2000, 1000, 1000, 100]
    people = [Person(number, f"Player {number}") for number in range(1, 6)]
    for person, score in zip(people, scores, strict=True):
        await play(storage, person, score)
    first = await storage.daily.board(TODAY, GUILD, 5, page=1, rows=2)
    assert [(row.rank, row.person.user_id, row.score) for row in first.rows] == [
        (1, 2, 2000),
        (2, 3, 1000),
    ]
    assert (first.number, first.of) == (1, 3)
    assert first.own is not None
    assert (first.own.rank, first.own.person) == (4, people[4])
    second = await storage.daily.board(TODAY, GUILD, 99, page=2, rows=2)
    assert [(row.rank, row.person.user_id) for row in second.rows] == [(2, 4), (4, 1)]
    assert second.own is None
    for page in (3, 4, 10**9):
        last = await storage.daily.board(TODAY, GUILD, 5, page=page, rows=2)
        assert (last.number, [row.person for row in last.rows]) == (3, [people[4]])
    assert await storage.daily.board(TODAY, GUILD, 5, page=0, rows=2) == first


async def test_nobody_is_on_the_board_of_another_server_or_day(storage: Storage) -> None:
    await play(storage, ADA, 100)
    await play(storage, BEN, 200, guild_id=GUILD + 1)
    here = await storage.daily.board(TODAY, GUILD, BEN.user_id, 1, 10)
    assert [row.person for row in here.rows] == [ADA]
    assert here.own is None
    other_day = await storage.daily.board(TODAY + timedelta(days=1), GUILD, ADA.user_id, 1, 10)
    assert (other_day.rows, other_day.number, other_day.of) == ((), 1, 1)
    standing = await storage.daily.standing(TODAY, ADA.user_id)
    assert standing is not None
    assert (standing.rank, standing.players) == (1, 1)
    assert (standing.rank_everywhere, standing.players_everywhere) == (2, 2)
    assert await storage.daily.standing(TODAY + timedelta(days=1), ADA.user_id) is None


async def test_everywhere_are_those_who_agreed_to_be_listed(storage: Storage) -> None:
    await play(storage, ADA, 100)
    await play(storage, BEN, 2000, guild_id=GUILD + 1)
    await play(storage, CLEO, 1000, guild_id=GUILD + 2)
    assert (await storage.daily.board(TODAY, None, ADA.user_id, 1, 10)).rows == ()
    for person in (ADA, CLEO):
        await storage.members.list_everywhere(person, NOW, listed=True)
    board = await storage.daily.board(TODAY, None, ADA.user_id, 1, 1)
    assert (board.guild_id, board.of) == (None, 2)
    assert [(row.rank, row.person, row.score) for row in board.rows] == [(1, CLEO, 1000)]
    assert board.own is not None
    assert (board.own.rank, board.own.person) == (2, ADA)
    assert (await storage.daily.board(TODAY, None, BEN.user_id, 1, 1)).own is None
    await storage.members.list_everywhere(CLEO, NOW, listed=False)
    board = await storage.daily.board(TODAY, None, ADA.user_id, 1, 10)
    assert [row.person for row in board.rows] == [ADA]


async def test_who_has_left_the_server_is_hidden_until_they_return(storage: Storage) -> None:
    await play(storage, ADA, 100)
    await play(storage, BEN, 200)
    for gone, ranks in ((True, [(1, ADA)]), (False, [(1, BEN), (2, ADA)])):
        ids = [BEN.user_id]
        await storage.members.note(GUILD, here=[] if gone else ids, gone=ids if gone else [])
        board = await storage.daily.board(TODAY, GUILD, ADA.user_id, 1, 10)
        assert [(row.rank, row.person) for row in board.rows] == ranks
        standing = await storage.daily.standing(TODAY, ADA.user_id)
        assert standing is not None
        assert (standing.rank, standing.players) == (len(ranks), len(ranks))
        assert standing.players_everywhere == 2


async def test_streaks(storage: Storage) -> None:
    days = [TODAY + timedelta(days=number) for number in range(8)]
    told = []
    for number in (0, 1, 2, 4, 5, 7):
        await play(storage, ADA, day=days[number])
        told.append(await streak(storage, ADA, days[number]))
    assert told == [(1, 1), (2, 2), (3, 3), (1, 3), (2, 3), (1, 3)]


async def test_a_streak_goes_on_in_the_new_year(storage: Storage) -> None:
    for day in (date(2027, 12, 31), date(2028, 1, 1), date(2028, 2, 29), date(2028, 3, 1)):
        await play(storage, ADA, day=day)
    assert await streak(storage, ADA, date(2028, 3, 1)) == (2, 2)


async def test_a_game_that_was_closed_is_on_no_board(storage: Storage) -> None:
    match = await storage.matches.add(daily())
    await storage.matches.save(match.next(phase=Closed(0, Closing.ENDED), deadline=None))
    assert (await storage.daily.board(TODAY, GUILD, ADA.user_id, 1, 10)).rows == ()
    assert await storage.daily.standing(TODAY, ADA.user_id) is None
    with pytest.raises(AlreadyPlayedError):
        await storage.matches.add(daily())


async def test_it_adds_nothing_to_leaderboards_and_figures(storage: Storage) -> None:
    await play(storage, ADA, 2000)
    assert (await page_of(storage)).rows == ()
    assert await figures_of(storage, ADA) is None


async def test_games_from_before_the_daily_game_stay_as_they_were(path: Path) -> None:
    await invite_before(path, "_daily")
    async with open_storage(path) as storage:
        [old] = await storage.matches.open_in(60)
        assert (old.variant, old.seed) == (PLAIN, None)
        await storage.matches.add(daily())
        await storage.matches.save(accepted(old))
        await finish_one(storage.matches, invitation(channel_id=61))
        assert len((await page_of(storage)).rows) == 2
