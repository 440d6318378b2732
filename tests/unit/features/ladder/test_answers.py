"""Challenges that end by themselves, and how people are told what has become of them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

import pytest

from bot.features.ladder.model import Challenge, Ladder, LadderMember, LadderOutcome
from bot.features.ladder.service.answers import Answers, Whereabouts
from bot.features.ladder.service.departures import LadderDepartures
from bot.features.ladder.store.departures import SqlLadderDepartureStore
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.service.gathering import Gathering
from bot.match.model.phases import Finished
from bot.match.service.tasks import Tasks
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemorySettings
from tests.support.matches.table import ADA, BEN, CLEO
from tests.support.scenes.tables import Table

DECLINED = Challenge(
    id=7,
    ladder=Ladder(50, "duel"),
    challenger=ADA,
    challenged=BEN,
    due_at=0,
    match_id=None,
    channel_id=60,
    message_id=70,
    outcome=LadderOutcome.DECLINED,
)


@dataclass
class Ended:
    """Challenges that have ended, of which nobody has been told."""

    waiting: list[Challenge] = field(default_factory=lambda: [DECLINED])
    looked_at: list[int] = field(default_factory=list)

    async def next_due(self) -> int | None:
        return 100

    async def due(self, now: int) -> Sequence[Challenge]:
        self.looked_at.append(now)
        return ()

    async def sinking(self, now: int) -> Sequence[LadderMember]:
        return ()

    async def sink(self, now: int, resting: Collection[LadderMember]) -> None:
        """Find nobody."""

    async def void_closed(self, now: int) -> None:
        """Find none."""

    async def untold(self) -> Sequence[Challenge]:
        return tuple(self.waiting)

    async def lose_channel(self, channel_id: int, now: int) -> None:
        """Have none there."""

    async def go_on(self, guild_id: int, now: int) -> None:
        """Have no clocks."""

    async def note_told(self, challenge_id: int) -> None:
        self.waiting = [challenge for challenge in self.waiting if challenge.id != challenge_id]


@dataclass
class SeenNews:
    """Remembers what people were told."""

    renewed: list[int] = field(default_factory=list)
    said: list[int] = field(default_factory=list)

    async def renew(self, challenge: Challenge) -> None:
        self.renewed.append(challenge.id)

    async def tell(self, challenge: Challenge) -> None:
        self.said.append(challenge.id)


def answers(store: Ended, news: SeenNews) -> Answers:
    return Answers(
        cast("SqlLadderStore", store),
        SettingsBook(MemorySettings()),
        cast("RuleBook", None),
        games=cast("Gathering", None),
        whereabouts=cast("Whereabouts", None),
        news=news,
        clock=SetClock(),
        tasks=Tasks(),
    )


async def test_nothing_is_told_before_discord_can_be_asked_and_then_once() -> None:
    store, news = Ended(), SeenNews()
    service = answers(store, news)
    await service.catch_up()
    assert news == SeenNews()
    service.begin_telling()
    await service.catch_up()
    await service.catch_up()
    assert news == SeenNews(renewed=[7])


async def test_nobody_is_told_of_who_is_being_deleted_until_that_is_done() -> None:
    for person in (ADA, BEN):
        store, news = Ended(), SeenNews()
        service = answers(store, news)
        service.begin_telling()
        with service.silence(person.user_id):
            await service.catch_up()
            assert news == SeenNews()
        await service.catch_up()
        assert news == SeenNews(renewed=[7])


async def test_what_is_due_is_looked_at_from_its_second_on() -> None:
    store = Ended()
    service = answers(store, SeenNews())
    for now in (99, 100, 101):
        await service.pass_due(now)
    assert store.looked_at == [100, 101]


async def rest() -> None:
    """Let what goes on in the background come to its end."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "happens",
    [
        lambda leaving: leaving.person_deleted_elsewhere(ADA.user_id),
        lambda leaving: leaving.lose_channel(50, 60),
        lambda leaving: leaving.come_back(50),
    ],
    ids=["a deletion elsewhere", "a channel goes", "the bot is back"],
)
async def test_people_are_told_at_once_of_what_ends_with_people_and_places(
    happens: Callable[[LadderDepartures], Awaitable[None]],
) -> None:
    store, news = Ended([]), SeenNews()
    service = answers(store, news)
    service.begin_telling()
    await rest()
    store.waiting.append(DECLINED)
    await happens(LadderDepartures(cast("SqlLadderDepartureStore", store), service, SetClock()))
    await rest()
    assert news == SeenNews(renewed=[7])


async def test_the_end_of_a_game_of_two_is_told_and_nothing_else() -> None:
    playing, over = Table().match(), Table().match(Finished(0))
    three = replace(over, players=(*over.players, CLEO))
    for before, after, told in (
        (playing, playing, []),
        (over, over, []),
        (replace(three, phase=playing.phase), three, []),
        (playing, over, [7]),
    ):
        store, news = Ended([]), SeenNews()
        service = answers(store, news)
        service.begin_telling()
        await rest()
        store.waiting.append(DECLINED)
        service.changed(before, after)
        await rest()
        assert news.renewed == told


async def test_what_ended_before_discord_could_be_asked_is_told_then() -> None:
    store, news = Ended(), SeenNews()
    answers(store, news).begin_telling()
    await rest()
    assert news == SeenNews(renewed=[7])
