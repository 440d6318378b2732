"""Figures with their trend, finished games, rivals and achievements."""

from dataclasses import replace
from datetime import date
from random import Random

from bot.advice.level import Level
from bot.content.achievements import (
    AchievementProgress,
    Award,
    Showcase,
    Total,
    shipped_achievements,
)
from bot.engine import Exit, Resigned
from bot.features.standings.model.history import (
    GameOutcome,
    HeadToHead,
    OutcomePage,
    Profile,
    TrendPoint,
)
from bot.features.standings.view.achievements import achievements_card
from bot.features.standings.view.history import head_to_head_card, history_card, rivals_card
from bot.features.standings.view.profile_card import ProfileCard, profile_card
from bot.features.standings.view.stats import all_figures_card, has_card, stats_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match, Place, opponent
from bot.match.model.phases import Closing
from bot.match.model.ruleset_titles import slug_of
from bot.match.model.variants import PLAIN, Daily
from bot.match.results.figures import Figures, Rivalry
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import ANN, BEN, HOSTILE, PICTURES, TAVERN, Table, english, resign

ENDED = 1_700_000_000
ALL = tuple(shipped_achievements().values())


def trend(games: int, *, rated: bool = True) -> tuple[TrendPoint, ...]:
    """Return `games` games of somebody who gets better."""
    random, rating = Random(5), 1500
    points = []
    for number in range(games):
        rating += random.randint(-25, 32)
        turns = random.gauss(330 + number, 90)
        rating_after = rating if rated and number % 4 else None
        points.append(TrendPoint(rating_after, max(turns, 0), won=number % 3 > 0))
    return tuple(points)


def outcome(number: int, match: Match, seat: int = 0, day: date | None = None) -> GameOutcome:
    """Return how the game on a table went for `seat`."""
    place = Place(500, 600)
    left = next((event.why for event in match.events if isinstance(event, Resigned)), None)
    return GameOutcome(
        number=number,
        place=place,
        players=match.players,
        seat=seat,
        state=match.state,
        presence=match.presence,
        ended_at=ENDED + number,
        variant=PLAIN if day is None else Daily(day),
        exit=left if match.state.out[seat] else None,
    )


def ended(*totals: int, winners: tuple[int, ...] = (0,), table: Table | None = None) -> Match:
    """Return a game that ended with `totals`."""
    table = (table or Table()).with_totals(*totals)
    table.state = replace(table.state, over=True, winners=winners)
    return table.match()


def outcomes() -> tuple[GameOutcome, ...]:
    """Return a game of every kind."""
    house = Table(replace(TAVERN, name=slug_of("Ann's rules")), people=(ANN, HOSTILE))
    teams = Table(people=(ANN, BEN, HOSTILE, BEN), teams=2)
    three, greedy = Table(people=(ANN, BEN, HOSTILE)), (ANN, opponent(Level.GREEDY))
    return (
        outcome(12_345, ended(4050, 3200)),
        outcome(12_344, ended(3200, 4050), seat=1),
        outcome(99, ended(3000, 3000, winners=(0, 1))),
        outcome(98, Table().with_totals(100, 250).play(resign(1)).match(), seat=1),
        outcome(89, Table().play(resign(1, Exit.REMOVED)).match(), seat=1),
        outcome(88, Table().play(resign(1, Exit.TIMED_OUT)).match(), seat=1),
        outcome(97, ended(4050, 3200, table=house)),
        outcome(96, ended(1000, 4000, 3900, table=three, winners=(1,))),
        outcome(95, ended(4200, 6000, table=teams, winners=(1,))),
        outcome(94, ended(0, 4000, table=Table(people=greedy), winners=(1,))),
        replace(outcome(13, Table().with_totals(300, 0).match()), closing=Closing.BOT_REMOVED),
        outcome(93, ended(4650, table=Table(people=(ANN,))), day=date(2026, 11, 21)),
    )


def showcase(earned: int) -> Showcase:
    """Return how far somebody is who has `earned` so many achievements."""
    progress = [
        AchievementProgress(
            achievement,
            value=min(achievement.at_least or 0, 3) - 1
            if isinstance(achievement.measure, Total)
            else None,
            earned_at=ENDED + number if number < earned else None,
        )
        for number, achievement in enumerate(ALL)
    ]
    return Showcase(progress)


def profile_of(profile: Profile) -> ProfileCard | None:
    """Return the card of a profile with all that there may be on it; None without enough games."""
    if not has_card(profile):
        return None
    rival = Rivalry(HOSTILE, 12, 6, 5)
    return profile_card(profile, showcase(23), rival, ["Weighted", "Ci"], english())


def statistics_scenes(new: Figures, old: Figures) -> dict[str, Layout]:
    """Return every scene, built afresh."""
    texts = english()
    reviewed = replace(old, reviewed=3, accuracy=28_653, luck=-1_250)
    profiles = {
        "stats": Profile(reviewed, "ten_turns", trend(100)),
        "stats_lucky": Profile(replace(reviewed, reviewed=1, luck=1_250), None, trend(3)),
        "stats_new": Profile(new, "tavern", trend(2)),
        "stats_unrated": Profile(old, None, trend(12, rated=False)),
    }
    pages = {
        "history_own": history_card(ANN, OutcomePage(1, 2, outcomes()), texts, own=True),
        "history_other": history_card(
            HOSTILE, OutcomePage(2, 2, (*outcomes()[:2], None)), texts, own=False
        ),
        "rivals": rivals_card([Rivalry(BEN, 12, 6, 5), Rivalry(HOSTILE, 1, 1, 0)], texts),
        "head_to_head": head_to_head_card(
            HeadToHead(Rivalry(HOSTILE, 12, 6, 5), outcomes()[:2]), texts
        ),
        "achievements_none": achievements_card(ANN, showcase(0), 1, texts),
        "achievements": achievements_card(HOSTILE, showcase(23), 1, texts),
        "achievements_here": achievements_card(
            HOSTILE, replace(showcase(3), whole=False), 1, texts
        ),
        "achievements_last_page": achievements_card(ANN, showcase(23), 99, texts),
        "achievements_all": achievements_card(ANN, showcase(len(ALL)), 1, texts),
    }
    match = Table().with_totals(4050, 1200).play(resign(1)).match()
    awards = [Award(ANN.user_id, "first-win"), Award(ANN.user_id, "hot-dice")]
    awards.append(Award(BEN.user_id, "first-game"))
    board = match_layout(replace(match, awards=tuple(awards)), (), texts, PICTURES)
    cards = {
        name: stats_card(profile, texts, profile_of(profile)) for name, profile in profiles.items()
    }
    cards["stats_without_card"] = stats_card(profiles["stats_new"], texts)
    cards |= {f"{name}_all": all_figures_card(profile, texts) for name, profile in profiles.items()}
    return cards | pages | {"finished_awards": board}
