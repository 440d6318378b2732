"""Which games are rated, and what they change."""

from dataclasses import replace

from bot.engine import Resign
from bot.features.standings.model.leaderboards import Ranking
from bot.match.model.match import Person
from bot.match.results.figures import results
from bot.match.results.ratings import RATED_TOGETHER
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    NOW,
    accepted,
    finish_one,
    invitation,
    moved,
    resigned,
)
from tests.support.storage.records import DAY, HERE, figures_of, page_of, ranks
from tests.support.storage.stores import Storage


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


async def test_the_count_of_rated_games_starts_again_at_midnight(storage: Storage) -> None:
    midnight = (NOW // 86_400 + 1) * 86_400
    times = [midnight - 1] * (RATED_TOGETHER + 1) + [midnight]
    rated = []
    for channel, now in enumerate(times):
        match = await storage.matches.add(replace(invitation(channel), rated=True))
        rated.append((await storage.matches.begin(accepted(match), now)).rated)
    assert rated == [True] * RATED_TOGETHER + [False, True]


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


async def test_ratings_of_several_people_are_those_of_their_figures(storage: Storage) -> None:
    await finish_one(storage.matches, replace(invitation(), rated=True))
    ada, ben = await figures_of(storage, ADA), await figures_of(storage, BEN)
    assert ada is not None
    assert ben is not None
    asked = [person.user_id for person in (CLEO, BEN, ADA)]
    assert await storage.records.ratings(HERE, asked, NOW) == {
        ADA.user_id: ada.rating,
        BEN.user_id: ben.rating,
    }
    assert await storage.records.ratings(HERE, [CLEO.user_id], NOW) == {}
    assert await storage.records.ratings(replace(HERE, guild_id=999), asked, NOW) == {}


async def test_of_three_the_winner_alone_gains(storage: Storage) -> None:
    laid = await storage.matches.add(replace(invitation(players=(ADA, BEN, CLEO)), rated=True))
    over = replace(moved(resigned(accepted(laid), 1), Resign(2)), version=1)
    await storage.matches.finish(over, results(over), NOW)
    points = []
    for person in (ADA, BEN, CLEO):
        figures = await figures_of(storage, person)
        assert figures is not None
        assert figures.rating is not None
        points.append(figures.rating.points)
    assert points[0] > 1500 > max(points[1:])
    winner, *others = points
    assert winner - 1500 > 1500 - max(others)
