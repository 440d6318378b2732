"""Leaderboards, asked of a real database."""

import pytest

from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import Period
from bot.match.model.match import Person
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW, result
from tests.support.storage.records import EVERYWHERE, beat, page_of, ranks, record
from tests.support.storage.stores import Storage


async def test_an_empty_server_has_one_empty_page(storage: Storage) -> None:
    for number in (1, 5):
        page = await page_of(storage, number=number)
        assert (page.number, page.of, page.rows, page.own) == (1, 1, (), None)


async def test_a_leaderboard_knows_its_own_server_only(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await beat(storage, CLEO, BEN, guild_id=51)
    assert ranks(await page_of(storage)) == [(1, "Ada"), (2, "Ben")]
    assert ranks(await page_of(storage, Scope(51))) == [(1, CLEO.name), (2, "Ben")]


async def test_equal_figures_share_a_rank_and_the_next_is_skipped(storage: Storage) -> None:
    dan, eve = Person(4, "Dan"), Person(5, "Eve")
    for winner, loser in ((ADA, CLEO), (BEN, CLEO), (eve, dan), (BEN, eve)):
        await beat(storage, winner, loser)
    worse = [(3, "Eve"), (4, "Dan"), (5, CLEO.name)]
    assert ranks(await page_of(storage)) == [(1, "Ben"), (2, "Ada"), *worse]
    await beat(storage, ADA, dan)
    worse = [(3, "Eve"), (4, CLEO.name), (4, "Dan")]
    assert ranks(await page_of(storage)) == [(1, "Ada"), (1, "Ben"), *worse]


async def test_pages_cover_everyone_and_pages_outside_become_the_nearest(
    storage: Storage,
) -> None:
    for number in range(1, 8):
        await beat(storage, Person(100 + number, f"P{number}"), BEN)
    pages = [await page_of(storage, number=number, rows=3) for number in (1, 2, 3)]
    assert [(page.number, page.of, len(page.rows)) for page in pages] == [
        (1, 3, 3),
        (2, 3, 3),
        (3, 3, 2),
    ]
    assert [row.rank for page in pages for row in page.rows] == [1] * 7 + [8]
    assert await page_of(storage, number=99, rows=3) == pages[2]
    assert await page_of(storage, number=0, rows=3) == pages[0]
    full = await page_of(storage, number=9, rows=4)
    assert (full.number, full.of, len(full.rows)) == (2, 2, 4)


async def test_the_own_row_is_there_whatever_the_page(storage: Storage) -> None:
    for number in range(1, 8):
        await beat(storage, Person(100 + number, f"P{number}"), BEN)
    page = await page_of(storage, rows=3, asker=BEN)
    assert page.own is not None
    assert (page.own.rank, page.own.figures.person) == (8, BEN)
    page = await page_of(storage, ranking=Ranking.RATING, asker=BEN)
    assert page.own is not None
    assert page.own.rank is None, "nobody has played a rated game"
    assert (await page_of(storage, asker=ADA)).own is None


async def test_averages_rank_those_with_enough_games(storage: Storage) -> None:
    for _ in range(2):
        await beat(storage, ADA, BEN)
    today = Scope(GUILD, Period.TODAY)
    assert (await page_of(storage, today, Ranking.WIN_RATE)).rows == ()
    await beat(storage, BEN, ADA)
    page = await page_of(storage, today, Ranking.WIN_RATE)
    assert ranks(page) == [(1, "Ada"), (2, "Ben")]
    assert (await page_of(storage, ranking=Ranking.WIN_RATE)).rows == ()


@pytest.mark.parametrize(
    ("ranking", "better", "worse"),
    [
        (Ranking.POINTS_PER_TURN, {"banked": 4000}, {"banked": 3000}),
        (Ranking.BEST_TURN, {"best_turn": 2050}, {"best_turn": 2000}),
        (Ranking.FARKLE_RATE, {"farkles": 0}, {"farkles": 1}),
        (Ranking.FARKLE_RATE, {"turns": 20}, {"turns": 10}),
    ],
)
async def test_who_is_better_stands_first(
    storage: Storage, ranking: Ranking, better: dict[str, int], worse: dict[str, int]
) -> None:
    today = Scope(GUILD, Period.TODAY)
    for won in (True, False, True):
        await record(storage, result(ADA, won=won, **worse), result(BEN, won=not won, **better))
    assert ranks(await page_of(storage, today, ranking)) == [(1, "Ben"), (2, "Ada")]


# ------------------------------------------------------------------------------ who is shown


async def test_who_has_left_is_hidden_until_seen_again(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await beat(storage, BEN, ADA, guild_id=51)
    await storage.members.note(GUILD, here=[BEN.user_id], gone=[ADA.user_id])
    assert await storage.members.absent(GUILD, 10) == [ADA.user_id]
    for period in Period:
        assert ranks(await page_of(storage, Scope(GUILD, period))) == [(1, "Ben")]
    assert ranks(await page_of(storage, Scope(51))) == [(1, "Ben"), (2, "Ada")]
    await storage.members.note(GUILD, here=[ADA.user_id], gone=[])
    assert await storage.members.absent(GUILD, 10) == []
    assert ranks(await page_of(storage)) == [(1, "Ada"), (2, "Ben")]


async def test_who_finishes_a_game_is_there_again(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await storage.members.note(GUILD, here=[], gone=[ADA.user_id])
    await beat(storage, BEN, ADA)
    assert ranks(await page_of(storage)) == [(1, "Ada"), (1, "Ben")]


async def test_everywhere_people_are_listed_only_when_they_want(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    assert (await page_of(storage, EVERYWHERE)).rows == ()
    assert not await storage.members.is_listed(ADA.user_id)
    await storage.members.list_everywhere(ADA, NOW, listed=True)
    await storage.members.list_everywhere(CLEO, NOW, listed=True)
    assert await storage.members.is_listed(ADA.user_id)
    await beat(storage, ADA, CLEO, guild_id=51)
    await beat(storage, CLEO, ADA, guild_id=51)
    page = await page_of(storage, EVERYWHERE)
    assert [(row.figures.person.name, row.figures.wins) for row in page.rows] == [
        ("Ada", 2),
        (CLEO.name, 1),
    ]
    await storage.members.list_everywhere(ADA, NOW, listed=False)
    assert not await storage.members.is_listed(ADA.user_id)
    assert ranks(await page_of(storage, EVERYWHERE)) == [(1, CLEO.name)]


async def test_everywhere_a_season_is_a_month(storage: Storage) -> None:
    await storage.members.list_everywhere(ADA, NOW, listed=True)
    await beat(storage, ADA, BEN)
    season = await page_of(storage, Scope(None, Period.SEASON))
    month = await page_of(storage, Scope(None, Period.MONTH))
    assert season.rows == month.rows != ()
    assert season.span == month.span
