"""How many places people have gone up or down since the week began."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.database.opening import Address
from bot.features.standings.model.leaderboards import LeaderboardPage, Ranking, Scope
from bot.features.standings.model.periods import Period, span_of
from bot.features.standings.store import moves
from bot.match.model.match import Person
from bot.match.results.figures import results
from bot.storage import recount
from tests.support.matches.phases import ended_later
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW, invitation, resigned
from tests.support.storage.records import DAY, EVERYWHERE, HERE, page_of
from tests.support.storage.stores import Storage

FORMER = Person(-1, "Former player")
MONDAY = span_of(Period.WEEK, NOW).starts
PEOPLE = [Person(100 + number, f"P{number}") for number in range(9)]
KNOWN = [*PEOPLE[:7]]
SEASON = Scope(GUILD, Period.SEASON)
MONTH = Scope(GUILD, Period.MONTH)


async def play(
    storage: Storage, winner: Person, loser: Person, ended_at: int = NOW, *, rated: bool = True
) -> None:
    """Let one person win a game against another."""
    laid = await storage.matches.add(replace(invitation(players=(winner, loser)), rated=rated))
    ended = ended_later(replace(resigned(laid, 1), version=1), ended_at)
    await storage.matches.finish(ended, results(ended), ended_at)


async def board(
    storage: Storage, ranking: Ranking = Ranking.WINS, scope: Scope = HERE, now: int = NOW
) -> LeaderboardPage:
    return await page_of(storage, scope, ranking, rows=20, now=now)


def ranks(page: LeaderboardPage) -> Mapping[str, int | None]:
    return {row.figures.person.name: row.rank for row in page.rows}


def moved(page: LeaderboardPage) -> Mapping[str, int | None]:
    return {row.figures.person.name: row.moved for row in page.rows}


def expected(before: Mapping[str, int | None], now: Mapping[str, int | None]) -> dict[str, object]:
    """Return how far each has come, by two boards that were looked at; None for newcomers."""
    told: dict[str, object] = {}
    for name, rank in now.items():
        then = before.get(name)
        told[name] = None if then is None or rank is None else then - rank
    return told


@pytest.mark.parametrize("seed", range(3))
async def test_places_are_compared_with_the_board_of_the_last_week(
    seed: int, storage: Storage
) -> None:
    random = Random(seed)
    for number in range(14):
        winner, loser = random.sample(KNOWN, 2)
        await play(storage, winner, loser, MONDAY - 20 + number, rated=number % 3 > 0)
    boards = [(ranking, scope) for ranking in Ranking for scope in (HERE, MONTH, SEASON)]
    told = {(Ranking.RATING, HERE), *((Ranking.WINS, scope) for scope in (HERE, MONTH, SEASON))}
    before = {shown: ranks(await board(storage, *shown, now=MONDAY - 1)) for shown in boards}
    assert all(row.moved is None for row in (await board(storage)).rows), "nobody has played yet"
    for number in range(8):
        winner, loser = random.sample(PEOPLE, 2)
        await play(storage, winner, loser, MONDAY + number, rated=number % 4 > 0)
        for shown in boards:
            page = await board(storage, *shown)
            if shown in told:
                assert moved(page) == expected(before[shown], ranks(page))
                assert page.moved_since == MONDAY
            else:
                assert {*moved(page).values()} <= {None}
                assert page.moved_since is None
    assert any(moved(await board(storage)).values())
    assert any(moved(await board(storage, Ranking.RATING)).values())


async def test_the_own_row_has_moved_as_on_its_page(storage: Storage) -> None:
    await play(storage, BEN, ADA, MONDAY - 1)
    for _ in range(2):
        await play(storage, ADA, BEN)
    for ranking in (Ranking.WINS, Ranking.RATING):
        page = await board(storage, ranking)
        assert page.own == page.rows[0]
        assert moved(page) == {"Ada": 1, "Ben": -1}


@pytest.mark.parametrize("forgotten", [False, True])
async def test_whoever_leaves_moves_nobody_up(storage: Storage, forgotten: bool) -> None:
    for winner, loser in ((ADA, CLEO), (ADA, BEN), (BEN, CLEO)):
        await play(storage, winner, loser, MONDAY - 1)
    await play(storage, ADA, CLEO)
    if forgotten:
        assert await storage.privacy.forget_person(ADA.user_id, FORMER)
    else:
        await storage.members.note(GUILD, here=[], gone=[ADA.user_id])
    for ranking in (Ranking.WINS, Ranking.RATING):
        assert moved(await board(storage, ranking)) == {"Ben": 0, CLEO.name: 0}


async def test_everywhere_those_who_are_listed_have_moved(storage: Storage) -> None:
    for person in (ADA, BEN):
        await storage.members.list_everywhere(person, NOW, listed=True)
    await play(storage, BEN, ADA, MONDAY - 1)
    await play(storage, CLEO, ADA, MONDAY - 1)
    for _ in range(2):
        await play(storage, ADA, CLEO)
    page = await board(storage, scope=EVERYWHERE)
    assert moved(page) == {"Ada": 1, "Ben": -1}


async def test_a_month_that_is_younger_than_the_week_knows_of_no_moves(storage: Storage) -> None:
    november = span_of(Period.MONTH, NOW).starts  # a Wednesday
    for winner, loser, ended_at in (
        (BEN, ADA, november - 7 * DAY),
        (ADA, BEN, november - DAY),
        (ADA, BEN, november),
    ):
        await play(storage, winner, loser, ended_at)
    page = await board(storage, scope=MONTH, now=november)
    assert moved(page) == {"Ada": None, "Ben": None}
    assert moved(await board(storage, now=november)) == {"Ada": 1, "Ben": -1}


async def test_a_season_that_was_ended_this_week_knows_of_no_moves(storage: Storage) -> None:
    await play(storage, BEN, ADA, MONDAY - 1)
    await play(storage, ADA, BEN, MONDAY)
    await storage.seasons.end(GUILD, MONDAY + 1)
    await play(storage, ADA, BEN, NOW)
    assert moved(await board(storage, scope=SEASON)) == {"Ada": None, "Ben": None}


async def test_it_is_not_told_where_many_have_played(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(storage, BEN, ADA, MONDAY - 1)
    for _ in range(2):
        await play(storage, ADA, BEN)
    monkeypatch.setattr(moves, "MOST_ACTIVE", 2)
    assert moved(await board(storage)) == {"Ada": 1, "Ben": -1}
    monkeypatch.setattr(moves, "MOST_ACTIVE", 1)
    assert moved(await board(storage)) == {"Ada": None, "Ben": None}


async def test_ratings_of_a_week_that_began_before_they_were_kept(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    await play(storage, BEN, ADA, MONDAY - 1)
    await play(storage, ADA, BEN)
    outsider.execute("UPDATE figures SET rating_before = NULL")
    await play(storage, ADA, BEN)
    assert moved(await board(storage)) == {"Ada": 1, "Ben": -1}
    assert moved(await board(storage, Ranking.RATING)) == {"Ada": None, "Ben": None}
    for fix in (False, True):
        assert await recount(address, fix=fix) == [], "nothing is wrong with them"
    assert moved(await board(storage, Ranking.RATING)) == {"Ada": 1, "Ben": -1}
    outsider.execute("UPDATE figures SET rating_before = 7 WHERE rating_before = 0")
    outsider.execute("UPDATE figures SET rating_before = 7 WHERE rating_before > 0")
    assert {found.column for found in await recount(address, fix=False)} == {"rating_before"}
