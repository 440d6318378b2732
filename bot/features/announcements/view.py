"""Announcements as everybody on a server reads them."""

from collections.abc import Iterator

from bot.features.announcements.model.announcement import (
    Announcement,
    ChoiceLoss,
    DayOver,
    SeasonOver,
    TournamentMilestone,
    TournamentNews,
    WeekOver,
)
from bot.features.announcements.model.role_awards import RoleAwardKind
from bot.features.announcements.refusals import AnnouncementRefusal
from bot.features.announcements.service.posting import CHANNEL
from bot.features.daily.model import EndingStreak
from bot.features.daily.view.game import board_of_day_button
from bot.features.daily.view.leaderboard import daily_row
from bot.features.standings.view.leaderboard import standing_row
from bot.features.standings.view.podium import podium_card
from bot.kit.components.buttons import link_button
from bot.kit.components.layout import BRIGHT, CALM, LIVELY, Layout, paragraphs, row, rule
from bot.kit.game.people import person_name
from bot.kit.texts.escape import plain
from bot.kit.texts.explain import explain
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused

MOST_WINNERS = 8
"""How many people are named who have won a tournament: as many as a team may have."""

_HONOURS = {RoleAwardKind.CHAMPION: "honour-champion", RoleAwardKind.PODIUM: "honour-podium"}

_LOST = {
    (CHANNEL, ChoiceLoss.GONE): "lost-announcements-gone",
    (CHANNEL, ChoiceLoss.CLOSED): "lost-announcements-closed",
    (RoleAwardKind.CHAMPION.setting, ChoiceLoss.GONE): "lost-champion_role-gone",
    (RoleAwardKind.PODIUM.setting, ChoiceLoss.GONE): "lost-podium_role-gone",
}
"""Sentences by setting, and by why it was taken back."""

_NEWS = {
    TournamentMilestone.OPEN: "announcement-tournament-open",
    TournamentMilestone.BEGUN: "announcement-tournament-begun",
    TournamentMilestone.ENDED: "announcement-tournament-ended",
    TournamentMilestone.CANCELLED: "announcement-tournament-cancelled",
}

_COLOURS = {TournamentMilestone.BEGUN: LIVELY, TournamentMilestone.CANCELLED: CALM}


def announcement_card(announcement: Announcement, texts: Texts) -> Layout:
    """Return the message of an announcement."""
    match announcement:
        case SeasonOver(podium, next_ends):
            return podium_card(podium, next_ends, texts)
        case WeekOver():
            return _week(announcement, texts)
        case DayOver():
            return _day(announcement, texts)
        case TournamentNews():
            return _tournament(announcement, texts)


def honour_reason(honour: RoleAwardKind, texts: Texts) -> str:
    """Return what a server's audit log says of a role that is given or taken back."""
    return texts(_HONOURS[honour])


def trouble_text(setting: str, trouble: ChoiceLoss | AnnouncementRefusal, texts: Texts) -> str:
    """Return what an admin is told who sees a setting that does not work."""
    if isinstance(trouble, ChoiceLoss):
        return texts(_LOST[setting, trouble])
    return explain(Refused(trouble), texts)


def _week(week: WeekOver, texts: Texts) -> Layout:
    span, ranking = week.board.span, week.board.ranking
    return Layout(
        paragraphs(
            texts("announcement-week"),
            texts("announcement-week-span", starts=_date(span.starts), ends=_date(span.ends or 0)),
        ),
        rule(),
        paragraphs(*[standing_row(standing, ranking, texts) for standing in week.board.rows]),
        paragraphs(texts("announcement-week-more")),
        colour=BRIGHT,
    )


def _day(day: DayOver, texts: Texts) -> Layout:
    board = day.board
    return Layout(
        paragraphs(
            texts("daily-board-title", day=texts.day(board.day)), texts("daily-board-server")
        ),
        rule(),
        paragraphs(*[daily_row(result, texts) for result in board.rows]),
        paragraphs(texts("announcement-day-more")),
        row([board_of_day_button(board.day, texts)]),
        colour=BRIGHT,
    )


def _tournament(news: TournamentNews, texts: Texts) -> Layout:
    link = link_button(texts("button-open-tournament"), news.url) if news.url else None
    return Layout(
        paragraphs(*_told(news, texts)),
        *([row([link])] if link else []),
        colour=_COLOURS.get(news.news, BRIGHT),
    )


def _told(news: TournamentNews, texts: Texts) -> Iterator[str]:
    yield texts(_NEWS[news.news], title=plain(news.title))
    if news.news is TournamentMilestone.OPEN:
        if news.starts is not None:
            yield texts("announcement-tournament-starts", starts=f"<t:{news.starts}:F>")
    elif news.news is TournamentMilestone.BEGUN:
        yield texts("announcement-tournament-entrants", entrants=news.entrants)
    elif news.news is TournamentMilestone.ENDED and not news.winners:
        yield texts("announcement-tournament-nobody")
    elif news.winners:
        names = [person_name(winner, texts) for winner in news.winners[:MOST_WINNERS]]
        yield texts(
            "announcement-tournament-winners", winners=texts.listed(names), people=len(names)
        )


def _date(moment: int) -> str:
    return f"<t:{moment}:f>"


def streak_message(streak: EndingStreak, until: int, texts: Texts) -> str:
    """Return what somebody is told whose streak in the daily game ends at `until`."""
    return texts("daily-reminder", days=streak.days, when=f"<t:{until}:R>")
