"""The figures that are kept are what the stored games add up to, and whatever is not is found."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advice.level import Level
from bot.database.opening import Address, open_beside
from bot.database.progress import LongWork, Tell
from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import Period
from bot.features.standings.store.recount import Difference, compare
from bot.match.model.match import Match, Person, opponent
from bot.match.results.figures import Assessment, Figures, results
from bot.match.store.match_rows import all_columns
from bot.storage import FINISHING, recount
from tests.support.postgres.outsider import Outsider
from tests.support.storage.blank import put_blank
from tests.support.storage.games import (
    GUILD,
    NOW,
    accepted,
    finish_one,
    invitation,
    play_out,
    resigned,
)
from tests.support.storage.plain_count import Plan, plain_figures, plain_ranks
from tests.support.storage.stores import Storage, open_storage

PEOPLE = [Person(number, f"P{number}") for number in range(1, 6)]
GUILDS = (GUILD, 51)
HARMLESS = "UPDATE figures SET games = games"
DAY = 24 * 60 * 60

plans = st.lists(
    st.builds(
        Plan,
        guild_id=st.sampled_from(GUILDS),
        people=st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True).map(tuple),
        moves=st.integers(0, 15),
        seed=st.integers(0, 99),
        # The storage knows no game that ended before another that it has counted.
        ended_at=st.sampled_from([NOW, NOW + DAY, NOW + 8 * DAY, NOW + 40 * DAY]),
        rated=st.booleans(),
    ),
    max_size=12,
).map(lambda drawn: sorted(drawn, key=lambda plan: plan.ended_at))


async def store(storage: Storage, plan: Plan) -> Match:
    """Play a game, store its end alone, and return it."""
    laid = invitation(guild_id=plan.guild_id, players=plan.people)
    match = plan.play(await storage.matches.add(replace(laid, rated=plan.rated)))
    await storage.matches.finish(match, results(match), plan.ended_at)
    return match


async def kept(storage: Storage, scope: Scope, now: int) -> dict[Person, Figures]:
    found = {person: await storage.records.figures(scope, person.user_id, now) for person in PEOPLE}
    return {person: figures for person, figures in found.items() if figures is not None}


async def check(address: Path, plans: list[Plan]) -> None:
    """Play the games with a restart in the middle; compare everything with a plain count."""
    played: list[Match] = []
    half = len(plans) // 2
    for part in (plans[:half], plans[half:]):
        async with open_storage(address) as storage:
            played += [await store(storage, plan) for plan in part]
    now = plans[-1].ended_at if plans else NOW
    async with open_storage(address) as storage:
        for guild_id, period in product((*GUILDS, None), Period):
            scope = Scope(guild_id, period)
            expected = plain_figures(played, scope, now)
            assert await kept(storage, scope, now) == expected
            for ranking in Ranking if guild_id else ():
                page = await storage.records.leaderboard(
                    scope, ranking, now, page=1, rows=10, user_id=1
                )
                ranks = {row.figures.person: row.rank for row in page.rows}
                assert ranks == plain_ranks(expected, ranking, period)
    assert await recount(address, fix=False) == []


@given(plans)
@settings(max_examples=12, deadline=None)
def test_figures_ranks_and_recount_agree_with_a_plain_count(plans: list[Plan]) -> None:
    with TemporaryDirectory() as folder:
        asyncio.run(check(put_blank(Path(folder) / "farkle.db"), plans))


async def test_whole_games_add_up(storage: Storage, address: Address) -> None:
    random = Random(0)
    for number in range(12):
        people = tuple(random.sample(PEOPLE, random.randint(2, 4)))
        laid = replace(invitation(channel_id=number, players=people), rated=bool(number % 3))
        begun = await storage.matches.begin(accepted(await storage.matches.add(laid)), NOW)
        match = await play_out(storage.matches, begun, random)
        found = [Assessment(people[0].user_id, 9_000, -50)]
        await storage.records.assess(match, found, NOW)
    await storage.members.list_everywhere(PEOPLE[0], NOW, listed=True)
    await storage.members.note(GUILD, here=[], gone=[PEOPLE[1].user_id])
    assert await recount(address, fix=False) == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE figures SET wins = wins + 1 WHERE user_id = 1",
        "UPDATE figures SET mu = 25 WHERE user_id = 1",
        "UPDATE figures SET shown = 0 WHERE user_id = 1",
        "DELETE FROM figures WHERE user_id = 2",
        "DELETE FROM ledgers WHERE guild_id != 0",
        HARMLESS,
        "UPDATE tallies SET people = people + 1",
        "UPDATE results SET banked = 1",
        "DELETE FROM results",
        "UPDATE rivalries SET losses = 9",
        "UPDATE matches SET counted = NULL",
    ],
)
async def test_damage_is_found_and_put_right(
    storage: Storage, outsider: Outsider, address: Address, damage: str
) -> None:
    for channel in range(2):
        rated = replace(invitation(channel, players=tuple(PEOPLE[:2])), rated=True)
        await finish_one(storage.matches, rated)
    assert outsider.execute(f"{damage} RETURNING 1").fetchall()
    found = await recount(address, fix=False)
    assert bool(found) is (damage != HARMLESS)
    assert await recount(address, fix=True) == found, "looking changes nothing"
    assert await recount(address, fix=False) == []
    page = await storage.records.leaderboard(
        Scope(GUILD), Ranking.WINS, NOW, page=1, rows=10, user_id=1
    )
    assert [(row.rank, row.figures.wins) for row in page.rows] == [(1, 2), (2, 0)]


async def test_a_difference_names_the_row_and_both_values(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    await finish_one(storage.matches, invitation(players=tuple(PEOPLE[:2])))
    outsider.execute(
        "UPDATE figures SET games = 7 WHERE user_id = 2 AND ledger ="
        " (SELECT id FROM ledgers WHERE guild_id = 50 AND period = 'all' AND ruleset = '')"
    )
    where = "figures guild_id=50 period=all starts=0 ruleset= user_id=2"
    assert Difference(where, "games", 7, 1) in await recount(address, fix=False)


async def test_games_of_before_are_counted_at_the_first_start(path: Path) -> None:
    before = [migration for migration in shipped_migrations() if migration.name < "0008_figures"]
    match = resigned(accepted(invitation(players=tuple(PEOPLE[:2]))), 1)
    async with open_database(path) as database:
        await migrate(database, before)
        known = {row["name"] for row in await database.fetch("PRAGMA table_info(matches)")}
        columns = {
            name: value
            for name, value in all_columns(match).items()
            if name in known and name != "id"
        }
        names, values = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        insert = f"INSERT INTO matches ({names}) VALUES ({values})"  # noqa: S608 - columns of ours
        await database.fetch(insert, columns)
    async with open_storage(path) as storage:
        figures = await storage.records.figures(Scope(GUILD), PEOPLE[0].user_id, NOW + 100)
        assert figures is not None
        assert (figures.games, figures.wins) == (1, 1)
        page = await storage.records.leaderboard(
            Scope(GUILD), Ranking.WINS, NOW, page=1, rows=10, user_id=1
        )
        assert [row.rank for row in page.rows] == [1, 2]
        await store(storage, Plan(GUILD, tuple(PEOPLE[:2]), 5, 1, NOW + 90, rated=True))
    assert await recount(path, fix=False) == []


async def test_an_empty_database_has_no_difference(storage: Storage, address: Address) -> None:
    assert await recount(address, fix=True) == []


async def test_a_look_waits_for_nobody_who_writes(path: Path, outsider: Outsider) -> None:
    outsider.execute("BEGIN IMMEDIATE")
    assert await recount(path, fix=False) == []
    outsider.execute("ROLLBACK")


async def test_many_games_of_the_same_people_add_up_and_are_told(
    storage: Storage, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = 34  # more than after which the temporary tables are weighed
    for _ in range(games):
        await finish_one(storage.matches, invitation())
    told: dict[LongWork, list[float]] = {}

    @contextmanager
    def note(work: LongWork) -> Iterator[Tell]:
        yield told.setdefault(work, []).append

    monkeypatch.setattr("bot.features.standings.store.recount._TOLD", 20)
    async with open_beside(address) as database:
        assert await database.read(partial(compare, FINISHING, fix=False, show=note)) == []
    assert told == {LongWork.COUNTING: [0, 20 / games, 1], LongWork.COMPARING: []}


async def test_games_with_opponents_that_the_bot_plays_add_nothing(
    storage: Storage, address: Address
) -> None:
    await finish_one(storage.matches, invitation(players=(PEOPLE[0], opponent(Level.GREEDY))))
    assert await storage.records.figures(Scope(GUILD), 1, NOW) is None
    assert await recount(address, fix=False) == []
