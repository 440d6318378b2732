"""What a server is told of its tournaments, without Discord."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

import pytest

from bot.advice.level import Level
from bot.database.ports import Database
from bot.engine import RuleSet
from bot.features.announcements.model.announcement import TournamentMilestone, TournamentNews
from bot.features.announcements.model.role_awards import MOST_HONOURED, RoleAwardKind
from bot.features.announcements.model.scheduled_tournaments import EventStage, ScheduledTournament
from bot.features.announcements.model.times import LATE
from bot.features.announcements.ports import Sent
from bot.features.announcements.service.posting import AnnouncementPosting
from bot.features.announcements.service.role_awards import RoleAwards
from bot.features.announcements.service.scheduled_tournaments import ScheduledTournaments
from bot.features.announcements.service.tournaments import TournamentAnnouncer
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.settings.model import Announced
from bot.features.tournaments.model.phases import (
    CalledOff,
    Cancelled,
    Joining,
    Over,
    Phase,
    Running,
)
from bot.features.tournaments.model.plan import DAY, HOUR, FormName, Plan, Start
from bot.features.tournaments.model.tournament import Entry, MissingPermission, Tournament
from bot.match.model.match import Person, Place, opponent
from bot.match.service.presses import place_link
from tests.support.announcements.fakes import GUILD, Book, FakeHerald
from tests.support.matches.fakes import SetClock

RULES = RuleSet("short", target=500, turn_seconds=120)
SLOW = RuleSet("slow", target=500, turn_seconds=DAY)
FORMER = Person(-5, "")
BOT = opponent(Level.CAUTIOUS)


class SeenHappenings(ScheduledTournaments):
    """Remembers what is to be among the events, which may be `hindered`."""

    def __init__(self) -> None:
        self.planned: list[ScheduledTournament] = []
        self.moved: list[str] = []
        self.stages: list[EventStage] = []
        self.hindered = False

    async def plan(self, happening: ScheduledTournament) -> None:
        self.planned.append(happening)

    async def move(self, tournament_id: int, location: str) -> None:
        self.moved.append(location)

    async def reach(self, tournament_id: int, stage: EventStage) -> None:
        self.stages.append(stage)

    async def is_hindered(self, tournament_id: int) -> bool:
        return self.hindered


class SeenHonours(RoleAwards):
    """Remembers who was crowned."""

    def __init__(self) -> None:
        self.crowned: list[list[int]] = []

    async def crown(self, guild_id: int, honour: RoleAwardKind, user_ids: Collection[int]) -> None:
        assert (guild_id, honour) == (GUILD, RoleAwardKind.CHAMPION)
        self.crowned.append(list(user_ids))


@dataclass
class Town:
    """A server that wants to hear of tournaments."""

    database: Database
    posts: FakeHerald = field(default_factory=FakeHerald)
    happenings: SeenHappenings = field(default_factory=SeenHappenings)
    honours: SeenHonours = field(default_factory=SeenHonours)
    clock: SetClock = field(default_factory=SetClock)

    def __post_init__(self) -> None:
        book = Book()
        book.choose(GUILD, announcements=5, announced=(Announced.TOURNAMENTS,))
        announcing = AnnouncementPosting(
            SqlAnnouncementStore(self.database), book, self.posts, self.clock
        )
        self.announcer = TournamentAnnouncer(
            announcing, self.happenings, self.honours, self.posts, self.clock
        )

    @property
    def news(self) -> list[TournamentMilestone]:
        told = [news for _, _, news in self.posts.posted]
        return [news.news for news in told if isinstance(news, TournamentNews)]


@pytest.fixture
def town(database: Database) -> Town:
    return Town(database)


def cup(clock: SetClock, phase: Phase | None = None, /, **terms: object) -> Tournament:
    plan = replace(Plan("Cup", FormName.KNOCK_OUT, RULES), **terms)  # type: ignore[arg-type] # as Plan
    phase = phase or Joining(clock.now() + DAY)
    return Tournament(7, 1, Place(GUILD, 60), Person(1, "Dora"), plan, phase, clock.now())


def entry(*people: Person) -> Entry:
    return Entry(people[0].user_id, people)


def crowd(count: int) -> list[Person]:
    return [Person(number, f"P{number}") for number in range(1, count + 1)]


async def test_one_with_a_time_is_among_the_events(town: Town) -> None:
    starts = town.clock.now() + HOUR
    planned = cup(town.clock, Joining(starts), start=Start.AT_TIME, starts_at=starts)
    assert await town.announcer.announced(planned)
    assert await town.announcer.announced(cup(town.clock))
    [event] = town.happenings.planned
    assert (event.title, event.starts) == ("Cup", starts)
    assert event.ends > starts
    assert event.location == f"https://discord.com/channels/{GUILD}/60"
    assert len(event.location) <= 100, "as Discord allows"


@pytest.mark.parametrize(
    ("terms", "takes"),
    [
        ({"form": FormName.ARENA, "minutes": 45}, 45 * 60),
        ({"rules": SLOW, "most": 4, "round_hours": 48}, 4 * DAY),
        ({"rules": SLOW, "most": 4}, 14 * DAY),
    ],
)
async def test_its_end_is_guessed(town: Town, terms: dict[str, object], takes: int) -> None:
    starts = town.clock.now() + HOUR
    await town.announcer.announced(
        cup(town.clock, Joining(starts), start=Start.AT_TIME, starts_at=starts, **terms)
    )
    assert town.happenings.planned[0].ends == starts + takes


async def test_the_calendar_follows_where_it_is_and_when_it_begins(town: Town) -> None:
    starts = town.clock.now() + HOUR
    planned = cup(town.clock, Joining(starts), start=Start.AT_TIME, starts_at=starts)
    late = replace(planned, phase=Joining(starts + HOUR), place=Place(GUILD, 61))
    assert await town.announcer.changed(late)
    [event] = town.happenings.planned
    assert (event.starts, event.location) == (starts + HOUR, place_link(late.place))
    assert await town.announcer.changed(replace(late, phase=Running(starts)))
    assert town.happenings.planned == [event], "nothing is planned once it has begun"
    assert town.happenings.moved == [event.location]


async def test_a_check_in_concerns_those_alone_who_have_joined(town: Town) -> None:
    assert await town.announcer.checks_in(cup(town.clock))
    assert town.news == []


@pytest.mark.parametrize("away", [True, False])
async def test_nothing_follows_before_it_is_posted(town: Town, *, away: bool) -> None:
    starts = town.clock.now() + HOUR
    planned = cup(town.clock, Joining(starts), start=Start.AT_TIME, starts_at=starts)
    over = cup(town.clock, Over(town.clock.now()))
    off = cup(town.clock, Cancelled(town.clock.now(), CalledOff.TOO_FEW))
    if away:
        town.posts.away = {GUILD}
    else:
        town.posts.result = Sent.UNREACHED
    assert not await town.announcer.announced(planned)
    assert not await town.announcer.began(planned)
    assert not await town.announcer.ended(over, [(1, entry(Person(1, "Ada")))])
    assert not await town.announcer.called_off(off)
    assert (town.happenings.planned, town.happenings.stages) == ([], [])
    assert town.honours.crowned == []
    assert bool(town.news) is not away, "who knows no server asks Discord nothing"


async def test_an_end_of_long_ago_is_no_news(town: Town) -> None:
    over = cup(town.clock, Over(town.clock.now()))
    town.posts.away = {GUILD}
    town.clock.time += LATE + 1
    assert await town.announcer.ended(over, [(1, entry(Person(1, "Ada")))])
    assert town.news == []
    assert town.honours.crowned == [[1]]


async def test_a_server_that_removed_the_bot_is_told_nothing(town: Town) -> None:
    town.posts.away = {GUILD}
    off = cup(town.clock, Cancelled(town.clock.now(), CalledOff.BOT_REMOVED))
    assert await town.announcer.called_off(off)
    assert town.happenings.stages == [EventStage.CALLED_OFF]


async def test_a_whole_team_is_crowned_without_bots_and_former_people(town: Town) -> None:
    ada, ben = crowd(2)
    team = entry(ada, FORMER, BOT)
    over = cup(town.clock, Over(town.clock.now()))
    assert await town.announcer.ended(over, [(1, team), (2, entry(ben))])
    assert town.honours.crowned == [[ada.user_id]]
    [(_, _, news)] = town.posts.posted
    assert isinstance(news, TournamentNews)
    assert news.winners == team.people


async def test_where_nobody_wins_nobody_loses_the_role(town: Town) -> None:
    over = cup(town.clock, Over(town.clock.now()))
    assert await town.announcer.ended(over, [(2, entry(Person(1, "Ada")))])
    assert town.honours.crowned == []
    [(_, _, news)] = town.posts.posted
    assert isinstance(news, TournamentNews)
    assert news.winners == ()


@pytest.mark.parametrize("count", [MOST_HONOURED, MOST_HONOURED + 1])
async def test_a_victory_that_too_many_share_brings_no_role(town: Town, count: int) -> None:
    over = cup(town.clock, Over(town.clock.now()))
    await town.announcer.ended(over, [(1, entry(person)) for person in crowd(count)])
    assert len(town.honours.crowned[0]) == (count if count == MOST_HONOURED else 0)


async def test_what_it_lacks_matters_until_it_begins(town: Town) -> None:
    gathering, over = cup(town.clock), cup(town.clock, Over(town.clock.now()))
    assert await town.announcer.hindrance(gathering) is None
    town.happenings.hindered = True
    assert await town.announcer.hindrance(gathering) is MissingPermission.NO_EVENT
    assert await town.announcer.hindrance(over) is None


async def test_outside_servers_nobody_is_told(town: Town) -> None:
    alone = replace(cup(town.clock, Over(town.clock.now())), place=Place(None, 60))
    assert await town.announcer.announced(replace(alone, phase=Joining(0)))
    assert await town.announcer.ended(alone, [(1, entry(Person(1, "Ada")))])
    assert (town.news, town.honours.crowned) == ([], [])
