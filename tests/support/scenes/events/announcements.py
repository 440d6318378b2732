"""What a server is told by itself, and the screen on which it is chosen."""

from dataclasses import replace
from datetime import date

from bot.features.announcements.model.announcement import (
    Announcement,
    ChoiceLoss,
    DayOver,
    SeasonOver,
    TournamentMilestone,
    TournamentNews,
    WeekOver,
)
from bot.features.announcements.refusals import AnnouncementRefusal
from bot.features.announcements.view import announcement_card, trouble_text
from bot.features.daily.model import DailyBoard, DailyRow
from bot.features.settings.model import Announced, ServerSettings, SettingsTopic
from bot.features.settings.view import server_panel
from bot.features.standings.model.leaderboards import (
    LeaderboardPage,
    Podium,
    PodiumPlace,
    Ranking,
    Scope,
    Standing,
)
from bot.features.standings.model.periods import Period, Span
from bot.kit.components.layout import Layout
from bot.match.model.match import Person
from tests.support.matches.figures import ONE_GAME
from tests.support.scenes.settings import OFFERED
from tests.support.scenes.tables import ANN, HOSTILE, english

FORMER = Person(-5, "")
WEEK = Span(1_795_392_000, 1_795_996_800)
URL = "https://discord.com/channels/1/2/3"
TROUBLES: dict[str, ChoiceLoss | AnnouncementRefusal] = {
    "announcements": ChoiceLoss.CLOSED,
    "champion_role": ChoiceLoss.GONE,
    "podium_role": AnnouncementRefusal.ROLE_TOO_HIGH,
}


OPEN = TournamentNews(
    TournamentMilestone.OPEN,
    7,
    "The *Grand* @everyone Cup",
    entrants=16,
    starts=1_796_000_000,
    url=URL,
)


def _standing(rank: int, person: Person, wins: int) -> Standing:
    return Standing(rank, replace(ONE_GAME, person=person, games=5, wins=wins))


def announcement_scenes() -> dict[str, Layout]:
    """Return each announcement, and the screen with all that can go wrong."""
    placed = (
        PodiumPlace(1, ANN, 5, 9),
        PodiumPlace(2, HOSTILE, 4, 9),
        PodiumPlace(3, FORMER, 3, 9),
    )
    rows = (_standing(1, ANN, 4), _standing(2, HOSTILE, 2))
    week = LeaderboardPage(
        Scope(1, Period.WEEK), Ranking.WINS, WEEK, number=1, of=3, rows=rows, own=None
    )
    daily = (DailyRow(1, HOSTILE, 4_200), DailyRow(2, FORMER, 3_900), DailyRow(2, ANN, 3_900))
    day = DailyBoard(date(2026, 11, 21), 1, number=1, of=1, rows=daily, own=None)
    texts = english()
    told: dict[str, Announcement] = {
        "season": SeasonOver(Podium(WEEK, placed), 1_797_000_000),
        "week": WeekOver(week),
        "day": DayOver(day),
        "tournament_open": OPEN,
        "tournament_begun": replace(OPEN, news=TournamentMilestone.BEGUN),
        "tournament_ended": replace(OPEN, news=TournamentMilestone.ENDED, winners=(HOSTILE,)),
        "tournament_shared": replace(
            OPEN, news=TournamentMilestone.ENDED, winners=(ANN, FORMER), url=None
        ),
        "tournament_nobody": replace(OPEN, news=TournamentMilestone.ENDED),
        "tournament_cancelled": replace(OPEN, news=TournamentMilestone.CANCELLED),
    }
    warned = {key: trouble_text(key, trouble, texts) for key, trouble in TROUBLES.items()}
    chosen = ServerSettings(
        announcements=8, announced=tuple(Announced), champion_role=9, podium_role=10
    )
    offered = replace(OFFERED, warnings=warned)
    return {
        **{f"announced_{name}": announcement_card(news, texts) for name, news in told.items()},
        "settings_announcements_troubled": server_panel(
            chosen, SettingsTopic.ANNOUNCEMENTS, offered, texts
        ),
    }
