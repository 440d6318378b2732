"""Seasons, their podiums, and what becomes of periods that are over."""

from bot.features.standings.model.leaderboards import Podium, PodiumPlace, Scope
from bot.features.standings.model.periods import Period, SeasonLength, span_of
from bot.features.standings.store.seasons import KEPT
from bot.match.model.match import Person
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW
from tests.support.storage.records import beat, page_of, ranks
from tests.support.storage.stores import Storage

SEASON = Scope(GUILD, Period.SEASON)
MONTH = span_of(Period.MONTH, NOW)
NEXT_MONTH = MONTH.ends or 0


async def test_a_season_ends_with_the_month(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    assert await storage.seasons.podium(GUILD, NEXT_MONTH - 1) is None
    podium = await storage.seasons.podium(GUILD, NEXT_MONTH)
    assert podium == Podium(MONTH, (PodiumPlace(1, ADA, wins=1, games=1),))


async def test_a_season_that_is_ended_gives_way_to_the_next(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    podium = await storage.seasons.end(GUILD, NOW)
    assert podium is not None
    assert (podium.span.starts, podium.span.ends) == (MONTH.starts, NOW + 1)
    assert (await page_of(storage, SEASON, now=NOW + 1)).rows == ()
    await beat(storage, BEN, ADA, ended_at=NOW + 1)
    page = await page_of(storage, SEASON, now=NOW + 1)
    assert ranks(page) == [(1, "Ben"), (2, "Ada")]
    assert (page.span.starts, page.span.ends) == (NOW + 1, MONTH.ends)
    assert ranks(await page_of(storage)) == [(1, "Ada"), (1, "Ben")]
    assert await storage.seasons.podium(GUILD, NOW + 1) == podium
    last = await storage.seasons.podium(GUILD, NEXT_MONTH)
    assert last is not None
    assert [placed.person for placed in last.placed] == [BEN]


async def test_a_game_that_ended_later_by_another_clock_stays_in_the_season_it_is_counted_in(
    storage: Storage,
) -> None:
    await beat(storage, ADA, BEN, ended_at=NOW + 3)
    podium = await storage.seasons.end(GUILD, NOW)
    assert podium is not None
    assert (podium.span.ends, podium.placed[0].person) == (NOW + 4, ADA)
    assert (await page_of(storage, SEASON, now=NOW + 4)).rows == ()


async def test_a_season_until_somebody_ends_it(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await storage.seasons.plan(GUILD, SeasonLength.BY_HAND, NOW)
    assert await storage.seasons.ends(GUILD, NOW) == NEXT_MONTH, "the one that has begun stays"
    assert await storage.seasons.podium(GUILD, NEXT_MONTH) is not None
    later = NEXT_MONTH + 400 * 86_400
    await beat(storage, BEN, ADA, ended_at=NEXT_MONTH)
    await beat(storage, BEN, ADA, ended_at=later)
    page = await page_of(storage, SEASON, now=later)
    assert ranks(page) == [(1, "Ben"), (2, "Ada")]
    assert (page.span.starts, page.span.ends) == (NEXT_MONTH, None)
    assert [row.figures.games for row in page.rows] == [2, 2]
    podium = await storage.seasons.end(GUILD, later)
    assert podium is not None
    assert (podium.span.starts, podium.span.ends) == (NEXT_MONTH, later + 1)


async def test_the_next_season_has_the_new_length_whenever_it_begins(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await storage.seasons.plan(GUILD, SeasonLength.BY_HAND, NOW)
    assert await storage.seasons.end(GUILD, NOW) is not None
    assert await storage.seasons.ends(GUILD, NOW + 1) is None


async def test_an_open_season_gets_an_end_with_another_length(storage: Storage) -> None:
    await storage.seasons.plan(GUILD, SeasonLength.BY_HAND, NOW)
    await beat(storage, ADA, BEN, ended_at=NEXT_MONTH)
    await storage.seasons.plan(GUILD, SeasonLength.MONTH, NEXT_MONTH)
    ends = span_of(Period.MONTH, NEXT_MONTH).ends
    assert ends is not None
    assert await storage.seasons.ends(GUILD, NEXT_MONTH) == ends
    assert await storage.seasons.podium(GUILD, ends - 1) is None
    assert await storage.seasons.podium(GUILD, ends) is not None
    assert await storage.seasons.ends(GUILD + 1, NOW) == NEXT_MONTH, "other servers have their own"


async def test_an_empty_season_does_not_end(storage: Storage) -> None:
    assert await storage.seasons.end(GUILD, NOW) is None
    await beat(storage, ADA, BEN)
    assert await storage.seasons.end(GUILD, NOW) is not None
    assert await storage.seasons.end(GUILD, NOW + 1) is None


async def test_a_podium_has_three_places_and_all_who_share_them(storage: Storage) -> None:
    dan, eve = Person(4, "Dan"), Person(5, "Eve")
    for winner in (ADA, ADA, BEN, CLEO, dan):
        await beat(storage, winner, eve)
    podium = await storage.seasons.podium(GUILD, NEXT_MONTH)
    assert podium is not None
    assert [(placed.place, placed.person) for placed in podium.placed] == [
        (1, ADA),
        (2, BEN),
        (2, CLEO),
        (2, dan),
    ]


async def test_with_each_game_as_many_old_rows_go_as_it_adds_and_podiums_stay(
    storage: Storage, outsider: Outsider
) -> None:
    for number in range(6):
        await beat(storage, Person(100 + number, f"P{number}"), ADA)
    await beat(storage, BEN, ADA)
    await beat(storage, BEN, ADA)

    def rows() -> tuple[int, int]:
        """Return how many ledgers and figures there are of periods that are over, and of others."""
        counted = outsider.execute(
            "SELECT ends <= ?, count(DISTINCT id) + count(user_id) FROM ledgers"
            " LEFT JOIN figures ON ledger = id WHERE ends > 0 GROUP BY 1",
            (NEXT_MONTH,),
        ).fetchall()
        found = {bool(is_over): int(number) for is_over, number in counted}
        return found.get(True, 0), found.get(False, 0)

    (left, _), later = rows(), NEXT_MONTH + KEPT
    while left > 0:
        await beat(storage, CLEO, ADA, ended_at=later)
        over, added = rows()
        assert over == max(0, left - added)
        left = over
    stale = "SELECT count(*) FROM tallies WHERE ledger NOT IN (SELECT id FROM ledgers)"
    assert outsider.execute(stale).fetchone() == (0,)
    podium = await storage.seasons.podium(GUILD, NEXT_MONTH)
    assert podium is not None
    assert podium.placed[0] == PodiumPlace(1, BEN, wins=2, games=2)
    assert len(podium.placed) == 7
    assert ranks(await page_of(storage, now=later))[0][0] == 1


async def test_the_ledgers_of_quiet_servers_go_as_well(
    storage: Storage, outsider: Outsider
) -> None:
    for guild_id in range(100, 110):
        await beat(storage, ADA, BEN, guild_id=guild_id)
    for second in range(10):
        await beat(storage, ADA, BEN, ended_at=NEXT_MONTH + KEPT + second)
    over = "SELECT count(*) FROM ledgers WHERE ends <= ?"
    assert outsider.execute(over, (NEXT_MONTH,)).fetchone() == (0,)


async def test_figures_stay_for_a_day_after_their_period(storage: Storage) -> None:
    await beat(storage, BEN, ADA)
    week = Scope(GUILD, Period.WEEK)
    over = span_of(Period.WEEK, NOW).ends or 0
    for second in range(5):
        await beat(storage, CLEO, ADA, guild_id=GUILD + 1, ended_at=over + second)
    assert ranks(await page_of(storage, week, now=over - 1)) == [(1, "Ben"), (2, "Ada")]
    for second in range(5):
        await beat(storage, CLEO, ADA, guild_id=GUILD + 1, ended_at=over + KEPT + second)
    assert ranks(await page_of(storage, week, now=over - 1)) == []
