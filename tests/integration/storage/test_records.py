import sqlite3
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.domain.match import Person
from bot.domain.records import Page, Result
from bot.storage import Storage
from tests.integration.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    finish_one,
    invitation,
    resigned,
    result,
)


async def record(storage: Storage, *results: Result, guild_id: int = GUILD) -> None:
    """Store a finished game between the people of `results`."""
    people = tuple(each.person for each in results)
    match = await storage.matches.add(invitation(guild_id=guild_id, players=people))
    for seat in range(1, len(people)):
        match = resigned(match, seat)
    await storage.matches.finish(replace(match, version=1), results)


def ranks(page: Page) -> list[tuple[int, str]]:
    return [(row.rank, row.person.name) for row in page.rows]


async def test_an_empty_server_has_one_empty_page(storage: Storage) -> None:
    assert await storage.records.leaderboard(GUILD, 1, 10) == Page(1, 1, ())
    assert await storage.records.leaderboard(GUILD, 5, 10) == Page(1, 1, ())


async def test_who_never_finished_a_game_here_has_no_figures(storage: Storage) -> None:
    await record(storage, result(ADA, won=True), result(BEN, won=False), guild_id=51)
    assert await storage.records.figures(GUILD, ADA.user_id) is None
    assert await storage.records.figures(51, CLEO.user_id) is None


async def test_figures_add_up_over_games(storage: Storage) -> None:
    await record(
        storage,
        result(ADA, won=True, score=2000, best_turn=700),
        result(BEN, won=False, score=1500, best_turn=900),
    )
    await record(
        storage,
        result(ADA, won=False, score=100, best_turn=100),
        result(BEN, won=True, score=2050, best_turn=400),
    )
    ada = await storage.records.figures(GUILD, ADA.user_id)
    assert ada is not None
    assert (ada.games, ada.wins, ada.points, ada.turns) == (2, 1, 2100, 20)
    assert (ada.best_turn, ada.farkles, ada.hot_dice) == (700, 4, 2)
    ben = await storage.records.figures(GUILD, BEN.user_id)
    assert ben is not None
    assert (ben.person, ben.points, ben.best_turn) == (BEN, 3550, 900)


async def test_a_leaderboard_knows_its_own_server_only(storage: Storage) -> None:
    await record(storage, result(ADA, won=True), result(BEN, won=False))
    await record(storage, result(CLEO, won=True), result(BEN, won=False), guild_id=51)
    assert ranks(await storage.records.leaderboard(GUILD, 1, 10)) == [(1, "Ada"), (2, "Ben")]
    assert ranks(await storage.records.leaderboard(51, 1, 10)) == [(1, CLEO.name), (2, "Ben")]


async def test_equal_figures_share_a_rank_and_the_next_is_skipped(storage: Storage) -> None:
    dan, eve = Person(4, "Dan"), Person(5, "Eve")
    await record(storage, result(ADA, won=True), result(CLEO, won=False))
    await record(storage, result(BEN, won=True), result(CLEO, won=False))
    await record(storage, result(eve, won=True), result(dan, won=False))
    await record(storage, result(eve, won=False), result(BEN, won=True))
    page = await storage.records.leaderboard(GUILD, 1, 10)
    # Without a win the rate is nought however many games there were: Cleo and Dan are equal.
    assert ranks(page) == [(1, "Ben"), (2, "Ada"), (3, "Eve"), (4, CLEO.name), (4, "Dan")]
    await record(storage, result(ADA, won=True), result(dan, won=False))
    page = await storage.records.leaderboard(GUILD, 1, 10)
    assert ranks(page)[:3] == [(1, "Ada"), (1, "Ben"), (3, "Eve")]


async def test_pages_cover_everyone_and_pages_outside_become_the_nearest(
    storage: Storage,
) -> None:
    for number in range(1, 8):
        person = Person(100 + number, f"P{number}")
        await record(storage, result(person, won=True), result(BEN, won=False))
    pages = [await storage.records.leaderboard(GUILD, number, 3) for number in (1, 2, 3)]
    assert [(page.number, page.of, len(page.rows)) for page in pages] == [
        (1, 3, 3),
        (2, 3, 3),
        (3, 3, 2),
    ]
    everyone = [row.rank for page in pages for row in page.rows]
    assert everyone == [1] * 7 + [8]
    assert await storage.records.leaderboard(GUILD, 99, 3) == pages[2]
    assert await storage.records.leaderboard(GUILD, 0, 3) == pages[0]
    full = await storage.records.leaderboard(GUILD, 9, 4)
    assert (full.number, full.of, len(full.rows)) == (2, 2, 4)


async def test_the_newest_name_is_shown(storage: Storage) -> None:
    renamed = Person(ADA.user_id, "Ada Lovelace")
    older = await storage.matches.add(invitation(channel_id=1, created_at=NOW))
    await finish_one(storage.matches, invitation(2, players=(renamed, BEN), created_at=NOW + 10))
    await storage.matches.finish(
        replace(resigned(accepted(older), 1), version=1),
        [result(ADA, won=True), result(BEN, won=False)],
    )
    figures = await storage.records.figures(GUILD, ADA.user_id)
    assert figures is not None
    assert (figures.person, figures.games) == (renamed, 2)


@pytest.mark.parametrize("seed", range(3))
async def test_figures_and_ranks_equal_a_recount(storage: Storage, seed: int) -> None:
    random = Random(seed)
    people = [Person(number, f"P{number}") for number in range(1, 15)]
    games, wins, points = Counter[Person](), Counter[Person](), Counter[Person]()
    for _ in range(60):
        winner, loser = pair = random.sample(people, 2)
        score = random.randrange(0, 10_000, 50)
        await record(storage, result(winner, won=True, score=score), result(loser, won=False))
        games.update(pair)
        wins[winner] += 1
        points[winner] += score

    def merit(person: Person) -> tuple[int, float]:
        return wins[person], wins[person] / games[person]

    pages = [await storage.records.leaderboard(GUILD, number, 4) for number in range(1, 5)]
    shown = [row for page in pages for row in page.rows]
    assert Counter(row.person for row in shown) == Counter(set(games))
    assert [row.rank for row in shown] == sorted(row.rank for row in shown)
    for row in shown:
        better = sum(merit(other) > merit(row.person) for other in games)
        assert (row.rank, row.games, row.wins) == (better + 1, games[row.person], wins[row.person])
        figures = await storage.records.figures(GUILD, row.person.user_id)
        assert figures is not None
        assert (figures.games, figures.points) == (row.games, points[row.person])


async def test_nobody_gets_figures_without_a_name(storage: Storage) -> None:
    match = await storage.matches.add(invitation())
    ended = resigned(match, 0)
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await storage.matches.finish(ended, [result(CLEO, won=True), result(BEN, won=False)])
    assert await storage.matches.get(match.id) == match
