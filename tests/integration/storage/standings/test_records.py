"""Leaderboards and figures, asked of a real database."""

from dataclasses import replace

import pytest

from bot.features.standings.model.leaderboards import Page, Ranking, Scope
from bot.features.standings.model.periods import Period
from bot.match.model.match import Person
from bot.match.results.figures import Assessment, Figures, Result, Rivalry
from bot.match.results.ratings import RATED_TOGETHER
from tests.support.matches.phases import ended_later
from tests.support.storage.games import (
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
from tests.support.storage.stores import Storage

HERE = Scope(GUILD)
EVERYWHERE = Scope(None)
DAY = 24 * 60 * 60


async def record(
    storage: Storage, *results: Result, guild_id: int = GUILD, ended_at: int = NOW
) -> int:
    """Store a finished game between the people of `results`, and return its id."""
    people = tuple(each.person for each in results)
    match = await storage.matches.add(invitation(guild_id=guild_id, players=people))
    for seat in range(1, len(people)):
        match = resigned(match, seat)
    await storage.matches.finish(
        ended_later(replace(match, version=1), ended_at), results, ended_at
    )
    return match.id


async def beat(
    storage: Storage, winner: Person, loser: Person, *, guild_id: int = GUILD, ended_at: int = NOW
) -> None:
    """Let one person win a game against another."""
    ada, ben = result(winner, won=True), result(loser, won=False)
    await record(storage, ada, ben, guild_id=guild_id, ended_at=ended_at)


async def page_of(
    storage: Storage,
    scope: Scope = HERE,
    ranking: Ranking = Ranking.WINS,
    *,
    number: int = 1,
    rows: int = 10,
    asker: Person = ADA,
    now: int = NOW,
) -> Page:
    return await storage.records.leaderboard(
        scope, ranking, now, page=number, rows=rows, user_id=asker.user_id
    )


async def figures_of(storage: Storage, person: Person, scope: Scope = HERE) -> Figures | None:
    return await storage.records.figures(scope, person.user_id, NOW)


def ranks(page: Page) -> list[tuple[int | None, str]]:
    return [(row.rank, row.figures.person.name) for row in page.rows]


# ------------------------------------------------------------------------------------ figures


async def test_who_never_finished_a_game_here_has_no_figures(storage: Storage) -> None:
    await beat(storage, ADA, BEN, guild_id=51)
    assert await figures_of(storage, ADA) is None
    assert await figures_of(storage, CLEO, Scope(51)) is None


async def test_figures_add_up_over_games(storage: Storage) -> None:
    for won, banked, best in ((True, 2000, 700), (True, 900, 900), (False, 100, 100)):
        await record(
            storage,
            result(ADA, won=won, banked=banked, best_turn=best),
            result(BEN, won=not won),
        )
    ada = await figures_of(storage, ADA)
    assert ada is not None
    assert (ada.games, ada.wins, ada.points, ada.turns) == (3, 2, 3000, 30)
    assert (ada.best_turn, ada.farkles, ada.hot_dice, ada.big_turns) == (900, 6, 3, (9, 6, 3))
    assert (ada.streak, ada.best_streak) == (0, 2)
    ben = await figures_of(storage, BEN)
    assert ben is not None
    assert (ben.person, ben.wins, ben.streak, ben.best_streak) == (BEN, 1, 1, 1)


async def test_the_newest_name_is_shown(storage: Storage) -> None:
    renamed = Person(ADA.user_id, "Ada Lovelace")
    older = await storage.matches.add(invitation(channel_id=1, created_at=NOW))
    await finish_one(storage.matches, invitation(2, players=(renamed, BEN), created_at=NOW + 10))
    await storage.matches.finish(
        replace(resigned(accepted(older), 1), version=1),
        [result(ADA, won=True), result(BEN, won=False)],
        NOW + 60,
    )
    figures = await figures_of(storage, ADA)
    assert figures is not None
    assert (figures.person, figures.games) == (renamed, 2)


@pytest.mark.parametrize("period", [Period.TODAY, Period.WEEK, Period.MONTH, Period.SEASON])
async def test_a_period_ends(storage: Storage, period: Period) -> None:
    scope = Scope(GUILD, period)
    await beat(storage, ADA, BEN)
    begun = await page_of(storage, scope)
    assert ranks(begun) == [(1, "Ada"), (2, "Ben")]
    assert begun.span.starts <= NOW < (begun.span.ends or 0)
    over = await page_of(storage, scope, now=begun.span.ends or 0)
    assert (over.rows, over.span.starts) == ((), begun.span.ends)
    await beat(storage, BEN, ADA, ended_at=over.span.starts)
    assert ranks(await page_of(storage, scope, now=over.span.starts)) == [(1, "Ben"), (2, "Ada")]
    assert ranks(await page_of(storage, now=over.span.starts)) == [(1, "Ada"), (1, "Ben")]


async def test_games_are_counted_by_their_rules_too(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    classic = await page_of(storage, Scope(GUILD, ruleset="classic"))
    assert ranks(classic) == [(1, "Ada"), (2, "Ben")]
    assert (await page_of(storage, Scope(GUILD, ruleset="tavern"))).rows == ()
    assert await storage.records.favourite(GUILD, ADA.user_id) == "classic"
    assert await storage.records.favourite(GUILD, CLEO.user_id) is None


async def test_rivals_are_those_of_other_sides(storage: Storage) -> None:
    await beat(storage, ADA, BEN)
    await beat(storage, BEN, ADA)
    await beat(storage, ADA, CLEO, guild_id=51)
    tied = replace(result(BEN, won=False), place=1)
    await record(storage, result(ADA, won=True), tied)
    rivals = await storage.records.rivals(GUILD, ADA.user_id, 10)
    assert rivals == [Rivalry(BEN, games=3, wins=1, losses=1)]
    rivals = await storage.records.rivals(None, ADA.user_id, 10)
    assert [rivalry.rival for rivalry in rivals] == [BEN, CLEO]


async def test_what_a_review_found_is_added_once(storage: Storage) -> None:
    match_id = await record(storage, result(ADA, won=True), result(BEN, won=False))
    for _ in range(2):
        found = [Assessment(ADA.user_id, accuracy=9_500, luck=120)]
        await storage.records.assess(match_id, found, NOW)
    ada = await figures_of(storage, ADA)
    assert ada is not None
    assert (ada.reviewed, ada.accuracy, ada.luck) == (1, 9_500, 120)
    ben = await figures_of(storage, BEN)
    assert ben is not None
    assert ben.reviewed == 0


# -------------------------------------------------------------------------------- leaderboards


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


# ------------------------------------------------------------------------------------ ratings


async def test_two_people_begin_so_many_rated_games_a_day(storage: Storage) -> None:
    async def begin(channel: int, now: int, *people: Person) -> tuple[bool, bool]:
        match = await storage.matches.add(replace(invitation(channel, players=people), rated=True))
        begun = await storage.matches.begin(accepted(match), now)
        assert await storage.matches.get(match.id) == begun
        return begun.rated, begun.limited

    for channel in range(RATED_TOGETHER):
        assert await begin(channel, NOW, *[(ADA, BEN), (BEN, ADA)][channel % 2]) == (True, False)
    assert await begin(10, NOW, BEN, ADA) == (False, True)
    assert await begin(11, NOW, CLEO, ADA, BEN) == (False, True)
    assert await begin(12, NOW, CLEO, ADA) == (True, False)
    assert await begin(13, NOW + DAY, ADA, BEN) == (True, False)


async def test_a_game_that_begins_when_it_is_laid_counts_among_them(storage: Storage) -> None:
    laid = [
        await storage.matches.add(replace(accepted(invitation(channel)), rated=True))
        for channel in range(RATED_TOGETHER + 1)
    ]
    assert [match.rated for match in laid] == [True] * RATED_TOGETHER + [False]
    assert laid[-1].limited


async def test_an_unrated_game_leaves_ratings_alone(storage: Storage) -> None:
    for rated in (True, False):
        await finish_one(storage.matches, replace(invitation(), rated=rated))
    ada, ben = await figures_of(storage, ADA), await figures_of(storage, BEN)
    assert ada is not None
    assert ben is not None
    assert (ada.games, ada.rated) == (2, 1)
    assert ada.rating is not None
    assert ben.rating is not None
    assert ada.rating.points > 1500 > ben.rating.points
    page = await page_of(storage, ranking=Ranking.RATING)
    assert ranks(page) == [(1, "Ada"), (2, "Ben")]
