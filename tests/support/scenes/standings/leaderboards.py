"""Leaderboards, podiums and figures."""

from dataclasses import replace

from bot.features.standings.model.leaderboards import (
    LeaderboardPage,
    Podium,
    PodiumPlace,
    Ranking,
    Scope,
    Standing,
)
from bot.features.standings.model.periods import Period, Span
from bot.features.standings.view.leaderboard import leaderboard_card
from bot.features.standings.view.podium import podium_card, season_over_card, season_question
from bot.kit.components.layout import Layout
from bot.match.model.match import Person
from bot.match.results.figures import Figures
from bot.match.results.ratings import Rating
from tests.support.matches.figures import ONE_GAME
from tests.support.scenes.tables import ANN, BEN, HOSTILE, english

NEW = replace(ONE_GAME, person=ANN)
OLD = Figures(
    person=HOSTILE,
    games=1234,
    wins=617,
    points=4_936_000,
    turns=12_340,
    best_turn=8000,
    farkles=3456,
    hot_dice=789,
    big_1000=1500,
    big_2500=120,
    big_5000=3,
    streak=2,
    best_streak=11,
    rated=900,
    rating=Rating(30.5, 1.5),
    reviewed=0,
    accuracy=0,
    luck=0,
)
HERE, EVERYWHERE = Scope(500), Scope(None)
MONTH = Span(1_698_796_800, 1_701_388_800)
PODIUM = Podium(
    MONTH,
    (
        PodiumPlace(1, ANN, wins=20, games=31),
        PodiumPlace(2, BEN, wins=9, games=9),
        PodiumPlace(2, HOSTILE, 9, 9),
    ),
)


def standings(*, first: int = 1, count: int = 10) -> tuple[Standing, ...]:
    """Return `count` rows of a leaderboard from rank `first` on; the last has a hostile name."""
    people = [Person(2000 + n, f"Player {n}") for n in range(first, first + count - 1)]
    return tuple(
        Standing(rank, replace(OLD, person=person, games=30, wins=max(21 - rank, 1)))
        for rank, person in enumerate((*people, HOSTILE), start=first)
    )


def moved(*places: int | None) -> tuple[Standing, ...]:
    """Return a row for each, which has moved up so many places."""
    rows = standings(count=len(places))
    return tuple(replace(row, moved=move) for row, move in zip(rows, places, strict=True))


def page(
    *rows: Standing,
    scope: Scope = HERE,
    ranking: Ranking = Ranking.WINS,
    number: int = 1,
    of: int = 1,
    own: Standing | None = None,
) -> LeaderboardPage:
    """Return a page of a leaderboard."""
    span = Span(0, None) if scope.period is Period.ALL else MONTH
    return LeaderboardPage(scope, ranking, span, number, of, rows, own, MONTH.starts)


def record_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    single = Standing(1, replace(NEW, wins=1))
    own = Standing(57, replace(NEW, games=9, wins=4))
    season = replace(HERE, period=Period.SEASON)
    pages = {
        "empty": page(),
        "single": page(single, own=single),
        "moved": page(*moved(2, -1, 0, None), own=replace(own, moved=12)),
        "first": page(*standings(), of=3, own=own),
        "middle": page(*standings(first=11), number=2, of=3),
        "last": page(*standings(first=21, count=2), number=3, of=3),
        "tavern_today": page(*standings(), scope=Scope(500, Period.TODAY, "tavern")),
        "everywhere": page(*standings(), scope=EVERYWHERE, of=3, own=own),
        "everywhere_empty": page(scope=EVERYWHERE),
        "own_unranked": page(*standings(count=3), ranking=Ranking.RATING, own=Standing(None, NEW)),
        "empty_by_rules": page(scope=Scope(500, Period.WEEK, "zilch")),
        "no_average": page(scope=season, ranking=Ranking.WIN_RATE),
        "no_rating": page(ranking=Ranking.RATING),
        **{
            f"by_{ranking.replace('-', '_')}": page(*standings(count=3), ranking=ranking)
            for ranking in Ranking
        },
        **{f"empty_{period}": page(scope=Scope(500, period)) for period in Period},
    }
    texts = english()
    cards = {
        f"leaderboard_{name}": leaderboard_card(shown, None, texts) for name, shown in pages.items()
    }
    crowd = replace(
        PODIUM, placed=tuple(PodiumPlace(1, Person(n, f"P{n}"), 1, 1) for n in range(9))
    )
    return cards | {
        "leaderboard_season": leaderboard_card(page(single, scope=season), PODIUM, texts),
        "leaderboard_season_crowd": leaderboard_card(page(single, scope=season), crowd, texts),
        "podium": podium_card(PODIUM, 1_704_067_200, texts),
        "podium_crowd": podium_card(crowd, None, texts),
        "season_question": season_question(500, PODIUM.span, texts),
        "season_over": season_over_card(texts),
    }
