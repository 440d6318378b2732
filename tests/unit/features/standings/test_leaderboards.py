"""Who is shown on leaderboards: those who are still there, found out without asking too often."""

from collections.abc import Collection, Iterable
from dataclasses import replace

import pytest

from bot.features.standings.model.leaderboards import (
    LeaderboardPage,
    Podium,
    PodiumPlace,
    Ranking,
    Scope,
    Standing,
)
from bot.features.standings.model.periods import Period, SeasonLength, Span, span_of
from bot.features.standings.refusals import StandingsRefusal
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.members import SqlMemberStore
from bot.features.standings.store.seasons import SqlSeasonStore
from bot.match.model.errors import Refused
from bot.match.model.match import NOBODY, Person
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.fakes import SetClock
from tests.support.matches.figures import ONE_GAME

GUILD = 50
ASKER = 9
SIX_HOURS = 6 * 60 * 60
HERE = Scope(GUILD)
FIGURES = replace(ONE_GAME, wins=1, streak=1, best_streak=1)


class MemoryMembers(SqlMemberStore):
    """Remembers who is away."""

    def __init__(self) -> None:
        self.away: set[int] = set()
        self.listed: dict[int, bool] = {}

    async def is_listed(self, user_id: int) -> bool:
        return self.listed.get(user_id, False)

    async def list_everywhere(self, person: Person, now: int, *, listed: bool) -> None:
        self.listed[person.user_id] = listed

    async def absent(self, guild_id: int, most: int) -> list[int]:
        return sorted(self.away)[:most]

    async def note(self, guild_id: int, *, here: Iterable[int], gone: Iterable[int]) -> None:
        self.away -= set(here)
        self.away |= set(gone)


class MemoryRecords(SqlRecordStore):
    """One page of the people of a server who are not away."""

    def __init__(self, members: MemoryMembers, *people: int) -> None:
        self.members = members
        self.people = people
        self.asked: list[tuple[Scope, Ranking, int, int, int]] = []

    async def leaderboard(
        self, scope: Scope, ranking: Ranking, now: int, *, page: int, rows: int, user_id: int
    ) -> LeaderboardPage:
        self.asked.append((scope, ranking, now, page, user_id))
        shown = [person for person in self.people if person not in self.members.away][:rows]
        standings = tuple(
            Standing(rank, replace(FIGURES, person=Person(person, "")))
            for rank, person in enumerate(shown, start=1)
        )
        return LeaderboardPage(scope, ranking, Span(0, None), page, 1, standings, None)


class MemorySeasons(SqlSeasonStore):
    """A season that ended, or none."""

    def __init__(self, last: Podium | None = None) -> None:
        self.last = last
        self.planned: tuple[int, SeasonLength, int] | None = None

    async def running(self, guild_id: int, now: int) -> Span | None:
        return span_of(Period.SEASON, now) if self.last else None

    async def end(self, guild_id: int, now: int) -> Podium | None:
        return self.last

    async def plan(self, guild_id: int, length: SeasonLength, now: int) -> None:
        self.planned = (guild_id, length, now)

    async def ends(self, guild_id: int, now: int) -> int | None:
        return span_of(Period.SEASON, now).ends

    async def podium(self, guild_id: int, now: int) -> Podium | None:
        return self.last


class Roll:
    """Who is on the server; None when nobody can tell."""

    def __init__(self, *present: int) -> None:
        self.here: set[int] | None = set(present)
        self.asked: list[set[int]] = []

    async def present(self, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
        self.asked.append(set(user_ids))
        return None if self.here is None else self.here & set(user_ids)


class Desk:
    """The service on ports in memory: people 1 to 3 have figures."""

    def __init__(self, *present: int) -> None:
        self.members = MemoryMembers()
        self.roll = Roll(*present)
        self.clock = SetClock()
        self.records = MemoryRecords(self.members, 1, 2, 3)
        self.service = Leaderboards(
            self.records, MemorySeasons(), self.members, self.clock, self.roll
        )

    async def shown(self, scope: Scope = HERE, requester: int = ASKER) -> list[int]:
        page = await self.service.page(GUILD, scope, Ranking.WINS, 1, requester)
        return [row.figures.person.user_id for row in page.rows]


async def test_those_who_left_are_hidden() -> None:
    desk = Desk(1, 3)
    assert await desk.shown() == [1, 3]
    assert desk.members.away == {2}


async def test_nobody_is_asked_for_again_within_six_hours() -> None:
    desk = Desk(1, 2, 3)
    for seconds in (0, 0, SIX_HOURS):
        desk.clock.time += seconds
        await desk.shown()
    assert desk.roll.asked == [{1, 2, 3}]
    desk.clock.time += 1
    await desk.shown()
    assert desk.roll.asked == [{1, 2, 3}] * 2


async def test_ten_thousand_people_are_remembered_who_were_seen_last() -> None:
    desk = Desk(0, 1, 2)

    async def asked_for(person: int) -> bool:
        await desk.service.have_left(GUILD, [person])
        return any(person in asked for asked in desk.roll.asked)

    for person in range(10_000):
        await desk.service.note_present(GUILD, person)
    assert not await asked_for(0)
    await desk.service.note_present(GUILD, 10_000)
    assert not await asked_for(1)
    assert await asked_for(0), "the first of ten thousand others"
    desk.clock.time += SIX_HOURS + 1
    for person in (2, 10_001):
        await desk.service.note_present(GUILD, person)
    assert not await asked_for(2), "seen once more"


async def test_when_nobody_can_tell_everyone_is_shown() -> None:
    desk = Desk()
    desk.roll.here = None
    assert await desk.shown() == [1, 2, 3]
    assert desk.members.away == set()


async def test_who_asks_is_there_again_at_once() -> None:
    desk = Desk(1, 2, 3)
    desk.members.away = {2}
    assert await desk.shown(requester=2) == [1, 2, 3]


async def test_who_came_back_is_noticed_when_others_are_looked_for() -> None:
    desk = Desk(1, 2, 3)
    desk.members.away = {2}
    assert await desk.shown() == [1, 3]
    assert desk.members.away == set()
    assert await desk.shown() == [1, 2, 3]


async def test_twenty_of_those_who_left_are_looked_for_as_well() -> None:
    desk = Desk(1, 2, 3)
    desk.members.away = set(range(101, 131))
    await desk.shown()
    assert desk.roll.asked == [{1, 2, 3, *range(101, 121)}]


class Leaving(MemoryRecords):
    """Pages on which there is always somebody else."""

    async def leaderboard(
        self, scope: Scope, ranking: Ranking, now: int, *, page: int, rows: int, user_id: int
    ) -> LeaderboardPage:
        self.people = (100 + len(self.asked),)
        return await super().leaderboard(scope, ranking, now, page=page, rows=rows, user_id=user_id)


async def test_who_left_is_shown_after_three_pages_of_people_who_left() -> None:
    desk = Desk()
    desk.service = Leaderboards(
        Leaving(desk.members), MemorySeasons(), desk.members, desk.clock, desk.roll
    )
    assert await desk.shown() == [103]
    assert desk.members.away == {100, 101, 102}


async def test_everywhere_nobody_is_looked_for() -> None:
    desk = Desk()
    assert await desk.shown(Scope(None)) == [1, 2, 3]
    assert desk.roll.asked == []


async def test_a_week_that_ended_is_seen_in_its_last_second_by_nobody_in_particular() -> None:
    desk = Desk(1, 3)
    page = await desk.service.week_until(GUILD, 1000)
    assert [row.figures.person.user_id for row in page.rows] == [1, 3]
    seen = (Scope(GUILD, Period.WEEK), Ranking.WINS, 999, 1, NOBODY)
    assert desk.records.asked == [seen, seen], "once more without whoever has left"


async def test_a_page_is_of_now_and_for_who_asks() -> None:
    desk = Desk(1, 2, 3)
    await desk.service.page(GUILD, HERE, Ranking.RATING, 7, ASKER)
    assert desk.records.asked == [(HERE, Ranking.RATING, desk.clock.now(), 7, ASKER)]


async def test_an_empty_season_is_refused() -> None:
    desk = Desk()
    with pytest.raises(Refused) as refused:
        await desk.service.season(GUILD)
    assert refused.value.refusal is StandingsRefusal.NO_SEASON_GAMES
    with pytest.raises(Refused) as refused:
        await desk.service.end_season(GUILD, 0)
    assert refused.value.refusal is StandingsRefusal.NO_SEASON_GAMES


async def test_the_podium_of_the_season_that_ended() -> None:
    podium = Podium(Span(1, 2), (PodiumPlace(1, Person(1, "Ada"), wins=2, games=3),))
    desk = Desk()
    seasons = MemorySeasons(podium)
    service = Leaderboards(
        MemoryRecords(desk.members), seasons, desk.members, desk.clock, desk.roll
    )
    month = span_of(Period.MONTH, desk.clock.now())
    assert await service.season(GUILD) == month
    with pytest.raises(Refused) as refused:
        await service.end_season(GUILD, month.starts - 1)
    assert refused.value.refusal is MatchRefusal.BUTTON_OUTDATED
    assert await service.end_season(GUILD, month.starts) == (podium, month.ends)
    assert await service.podium(GUILD) == podium
    await service.plan_seasons(GUILD, SeasonLength.QUARTER)
    assert seasons.planned == (GUILD, SeasonLength.QUARTER, desk.clock.now())


class EndedSeasons(MemorySeasons):
    """Seasons that end in the seconds 100 and 200, with a podium each once they have."""

    async def ends(self, guild_id: int, now: int) -> int | None:
        return next((end for end in (100, 200) if end > now), None)

    async def podium(self, guild_id: int, now: int) -> Podium | None:
        return podium_of(now // 100 * 100) if now >= 100 else None


def podium_of(ends: int) -> Podium:
    return Podium(Span(ends - 100, ends), (PodiumPlace(1, Person(1, "Ada"), wins=2, games=3),))


@pytest.mark.parametrize(
    ("since", "until", "found"),
    [
        (0, 99, None),
        (99, 100, (podium_of(100), 200)),
        (100, 199, None),
        (100, 200, (podium_of(200), None)),
        (0, 200, (podium_of(200), None)),
        (200, 300, None),
    ],
)
async def test_a_season_that_ended_is_told_of_once(
    since: int, until: int, found: tuple[Podium, int | None] | None
) -> None:
    desk = Desk()
    service = Leaderboards(desk.records, EndedSeasons(), desk.members, desk.clock, desk.roll)
    assert await service.ended_season(GUILD, since, until) == found


@pytest.mark.parametrize("podium", [None, podium_of(100), Podium(Span(0, None), ())])
async def test_a_season_in_which_nobody_won_is_not_told_of(podium: Podium | None) -> None:
    class Seasons(EndedSeasons):
        async def podium(self, guild_id: int, now: int) -> Podium | None:
            return podium  # of an earlier season, or none

    desk = Desk()
    service = Leaderboards(desk.records, Seasons(), desk.members, desk.clock, desk.roll)
    assert await service.ended_season(GUILD, 150, 250) is None
