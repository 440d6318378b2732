"""Who is shown on a ladder: nobody who has left the server, as far as anybody can tell."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import cast

import pytest

from bot.features.ladder.model import Ladder, LadderPage, Rung
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.service.ladders import Ladders
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.tables.service.consent import Consent
from bot.match.clocks.deadlines import Deadlines
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemorySettings

LADDER = Ladder(50, "duel")
ASKER = 9


@dataclass
class Server:
    """People on a ladder, in their order, some of whom have left without anybody's notice."""

    people: list[int]
    gone: list[int]
    seen: list[int] = field(default_factory=list)
    noted: list[int | None] = field(default_factory=list)
    looks: int = 0

    async def page(self, ladder: Ladder, number: int, rows: int, user_id: int) -> LadderPage:
        self.looks += 1
        rungs = [Rung(rank, Person(member, "")) for rank, member in enumerate(self.people, start=1)]
        return LadderPage(ladder, number, 1, tuple(rungs[:rows]), None, ())

    async def join(self, ladder: Ladder, person: Person, now: int) -> None:
        self.people.append(person.user_id)

    def note(self, deadline: int | None) -> None:
        self.noted.append(deadline)

    async def note_present(self, guild_id: int, user_id: int) -> None:
        self.seen.append(user_id)

    async def have_left(self, guild_id: int, user_ids: Collection[int]) -> bool:
        """Notice one of them who has left."""
        left = [user_id for user_id in user_ids if user_id in self.gone]
        for user_id in left[:1]:
            self.people.remove(user_id)
        return bool(left)


def ladders(server: Server, settings: SettingsBook) -> Ladders:
    return Ladders(
        cast("SqlLadderStore", server),
        settings,
        consent=cast("Consent", None),
        members=cast("Leaderboards", server),
        timer=cast("Deadlines", server),
        clock=SetClock(),
    )


@pytest.mark.parametrize(
    ("gone", "shown", "looks"),
    [([], [1, 2, 3, 4, 5], 1), ([2], [1, 3, 4, 5], 2), ([1, 2], [3, 4, 5], 3)],
)
async def test_who_has_left_is_not_shown(gone: list[int], shown: list[int], looks: int) -> None:
    server = Server([1, 2, 3, 4, 5], gone)
    page = await ladders(server, SettingsBook(MemorySettings())).page(LADDER, 1, ASKER)
    assert [row.person.user_id for row in page.rows] == shown
    assert server.looks == looks
    assert server.seen == [ASKER], "who asks is there"


async def test_a_page_comes_however_many_have_left() -> None:
    server = Server(list(range(1, 31)), list(range(1, 31)))
    page = await ladders(server, SettingsBook(MemorySettings())).page(LADDER, 1, ASKER)
    assert len(page.rows) == 10, "what a phone shows"
    assert server.looks == 4


async def test_nothing_is_shown_while_ladders_are_off() -> None:
    settings, server = SettingsBook(MemorySettings()), Server([1], [])
    await settings.set_for_server(LADDER.guild_id, "ladder", value=False)
    with pytest.raises(Refused, match=LadderRefusal.OFF):
        await ladders(server, settings).page(LADDER, 1, ASKER)
    assert server.seen == []


async def test_who_joins_is_looked_at_when_they_would_begin_to_sink() -> None:
    server = Server([], [])
    await ladders(server, SettingsBook(MemorySettings())).join(LADDER, Person(7, "Gus"))
    assert server.people == [7]
    assert server.noted == [SetClock().now() + 4 * 7 * 86_400]
