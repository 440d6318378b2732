"""Announcements: boards that post themselves, and roles of the winners."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.ports import Announcer, Calendar, RoleGiver
from bot.features.announcements.service.announcement_choice import AnnouncementChooser
from bot.features.announcements.service.posting import AnnouncementPosting
from bot.features.announcements.service.role_awards import RoleAwards
from bot.features.announcements.service.schedule import AnnouncementSchedule, Boards
from bot.features.announcements.service.scheduled_tournaments import ScheduledTournaments
from bot.features.announcements.service.streak_reminders import Remind, StreakReminders
from bot.features.announcements.service.tournaments import TournamentAnnouncer
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.announcements.store.role_awards import SqlRoleAwardStore
from bot.features.announcements.store.scheduled_tournaments import SqlScheduledTournamentStore
from bot.features.announcements.view import trouble_text
from bot.features.daily.feature import DailyFeature
from bot.features.settings.feature import SettingsFeature
from bot.features.standings.feature import StandingsFeature
from bot.features.standings.model.leaderboards import Podium
from bot.features.vacations.feature import VacationsFeature
from bot.kit.texts.texts import Texts
from bot.match.core import Core
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import Stays, WhenGone
from bot.match.service.tasks import Tasks


@dataclass(frozen=True, slots=True)
class AnnouncementsFeature:
    """What a server is told by itself."""

    tasks: Tasks
    announcing: AnnouncementPosting
    honours: RoleAwards
    happenings: ScheduledTournaments
    boards: Boards
    rounds: AnnouncementSchedule
    choosing: AnnouncementChooser
    tournaments: TournamentAnnouncer
    reminders: StreakReminders

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to what a server is told when somebody or something goes."""
        at_once = Stays("rows and memory go at once, and it tells of nobody meanwhile")
        kept = Stays("it may take the bot back, which goes on then")
        return WhenGone(
            person_leaves=self.honours.note_leaving,
            person_out=at_once,
            while_deleted=at_once,
            person_deleted=self.honours.forget_person,
            member_left=Stays("Discord takes their roles, and who comes back has lost them"),
            server_left=kept,
            server_closes=Stays("nothing is announced of what has ended so"),
            server_deleted=Stays("nothing of it is in memory"),
            channel_deleted=self.lose_channel,
        )

    async def start(self) -> None:
        """Go on where the last process stopped; the bot must know its servers by then."""
        await self.honours.start()
        await self.happenings.start()
        await self.rounds.start()

    def season_ended(
        self, guild_id: int, podium: Podium, next_ends: int | None, shown_in: int | None
    ) -> None:
        """Give roles and announce, in the background, that somebody has ended a season.

        Its podium was `shown_in` a channel already.
        """

        async def tell() -> None:
            await self.boards.season_over(guild_id, podium, next_ends, shown_in)

        self.tasks.start(tell(), f"season {guild_id}")

    async def lose_channel(self, guild_id: int, channel_id: int) -> None:
        """Take back the choice of a channel that was deleted."""
        await self.announcing.lose_channel(guild_id, channel_id, ChoiceLoss.GONE)

    async def warnings(self, guild_id: int, texts: Texts) -> dict[str, str]:
        """Return by setting a sentence on why it does not work on a server as it is."""
        troubles = await self.choosing.troubles(guild_id)
        return {
            setting: trouble_text(setting, trouble, texts) for setting, trouble in troubles.items()
        }


def reminding(
    core: Core,
    settings: SettingsFeature,
    daily: DailyFeature,
    vacations: VacationsFeature,
    remind: Remind,
) -> StreakReminders:
    """Build what reminds people of streaks by `remind`; it is among the deadlines from now on."""
    reminders = StreakReminders(
        daily.games,
        settings.book,
        remind,
        is_away=vacations.vacations.is_away,
        ring=core.deadlines.note,
        clock=core.clock,
        tasks=core.tasks,
        share=core.share,
    )
    core.deadlines.also(reminders)

    async def look(_: int) -> None:
        await reminders.look()

    for topic in (NewsTopic.PERSON, NewsTopic.VACATION):  # they have noted by then what is new
        core.news.on(topic, look, reminders.look)
    return reminders


@contextmanager
def open_announcements(
    core: Core,
    settings: SettingsFeature,
    standings: StandingsFeature,
    daily: DailyFeature,
    *,
    announcer: Announcer,
    roles: RoleGiver,
    calendar: Calendar,
    reminders: StreakReminders,
) -> Iterator[AnnouncementsFeature]:
    """Open the feature; nothing is announced before its `start`."""
    store, book = SqlAnnouncementStore(core.database), settings.book
    announcing = AnnouncementPosting(store, book, announcer, core.clock)
    honours = RoleAwards(
        SqlRoleAwardStore(core.database, core.share), store, book, roles, core.tasks
    )
    happenings = ScheduledTournaments(
        SqlScheduledTournamentStore(core.database, core.share),
        calendar,
        clock=core.clock,
        tasks=core.tasks,
    )
    boards = Boards(announcing, honours, standings.leaderboards, daily.games)
    rounds = AnnouncementSchedule(
        boards,
        book,
        announcer,
        notes=core.notes,
        clock=core.clock,
        tasks=core.tasks,
        share=core.share,
    )
    choosing = AnnouncementChooser(store, book, announcer, roles, honours=honours, rounds=rounds)
    tournaments = TournamentAnnouncer(announcing, happenings, honours, announcer, core.clock)
    try:
        yield AnnouncementsFeature(
            core.tasks,
            announcing,
            honours,
            happenings,
            boards,
            rounds,
            choosing,
            tournaments,
            reminders,
        )
    finally:
        rounds.stop()
        happenings.stop()
