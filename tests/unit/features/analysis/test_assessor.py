"""Reviews in the background: of the right games, one at a time, and never too many."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from bot.advice.choices import Basis, Obstacle
from bot.advice.level import Level
from bot.advice.review import Performance, Review
from bot.engine import ParseError, Ply, Resign, Roll, RuleSet, Setup, append_ply, apply, start
from bot.features.analysis.service.assessor import MOST_WAITING, Assessor, assessments
from bot.features.standings.store.figures import SqlRecordStore
from bot.jobs.job import WorkUndone
from bot.match.clocks.presence import Presence
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Finished, Playing
from bot.match.model.requester import Requester
from bot.match.results.figures import Assessment
from bot.match.service.tasks import Tasks
from tests.support.matches.fakes import SetClock

ADA, BEN, CLEO = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo")
PERFORMANCE = Performance(
    decisions=9,
    accuracy=0.9553,
    lost=0.1,
    given_up=0.0,
    luck=-0.0417,
    turns=5,
    points=2000,
    farkles=1,
)
IDLE = replace(PERFORMANCE, decisions=0, accuracy=None)
SOLVED = Review(Basis.SOLVED, None, (), (), (PERFORMANCE, IDLE), 300.0)


def finished(number: int, *people: Person, guild_id: int | None = 50) -> Match:
    """Return a game that all but the first have resigned, after their first turn."""
    setup = Setup(RuleSet("tavern", target=4000), seats=len(people))
    state, log = start(setup), new_log(setup)
    leaving = [Ply(Resign(seat)) for seat in range(1, len(people))]
    for ply in (Ply(Roll(), (2, 2, 3, 3, 4, 6)), *leaving):
        state, _ = apply(state, ply.move, ply.dice)
        log = append_ply(log, ply)
    return Match(
        id=number,
        version=1,
        phase=Finished(0),
        place=Place(guild_id, 60),
        message_id=70,
        players=people,
        state=state,
        log=log,
        events=(),
        created_at=0,
    )


class Reviews(SqlRecordStore):
    """Reviews games once they may go on, and keeps what is to be remembered."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.changed = asyncio.Event()
        self.begun: list[int] = []
        self.kept: dict[int, Sequence[Assessment]] = {}
        self.watched: list[int] = []
        self.fault: Exception | None = None

    async def review(self, match: Match, requester: Requester) -> Review:
        assert requester.user_id is None, "nobody waits for it"
        self.begun.append(match.id)
        self.changed.set()
        await self.go_on.wait()
        if self.fault is not None:
            error, self.fault = self.fault, None
            raise error
        return SOLVED

    async def assess(self, match: Match, found: Sequence[Assessment], now: int) -> None:
        self.kept[match.id] = found
        self.changed.set()

    async def reviewed(self, match: Match, review: Review) -> None:
        assert match.id in self.kept, "the figures come first"
        assert review is SOLVED
        self.watched.append(match.id)

    async def change(self) -> None:
        """Wait until another review has begun or is kept."""
        await self.changed.wait()
        self.changed.clear()


@pytest.fixture
async def tasks() -> AsyncIterator[Tasks]:
    tasks = Tasks()
    yield tasks
    await tasks.cancel()


@pytest.fixture
def reviews() -> Reviews:
    return Reviews()


@pytest.fixture
def busy(reviews: Reviews, tasks: Tasks) -> Assessor:
    return Assessor(reviews, reviews.review, reviews, SetClock(), tasks)


def finish(busy: Assessor, match: Match) -> None:
    """Tell of the end of `match`, and of something that happens later."""
    busy.changed(replace(match, phase=Playing()), match)
    busy.changed(match, replace(match, message_id=71))


async def until(reviews: Reviews, *kept: int) -> None:
    """Wait until the reviews of these games are kept."""
    reviews.go_on.set()
    async with asyncio.timeout(30):
        while reviews.kept.keys() != set(kept):
            await reviews.change()


async def test_games_are_reviewed_one_after_another(busy: Assessor, reviews: Reviews) -> None:
    for number in (1, 2, 3):
        finish(busy, finished(number, ADA, BEN))
    await reviews.change()
    assert reviews.begun == [1]
    await until(reviews, 1, 2, 3)
    assert reviews.begun == [1, 2, 3]
    assert reviews.kept[1] == [Assessment(ADA.user_id, 9553, -417)]
    assert reviews.watched[:2] == [1, 2]
    finish(busy, finished(4, BEN, ADA))
    await until(reviews, 1, 2, 3, 4)


async def test_only_games_of_two_people_that_count_are_reviewed(
    busy: Assessor, reviews: Reviews
) -> None:
    finish(busy, finished(1, ADA, BEN, CLEO))
    finish(busy, finished(2, ADA, opponent(Level.GREEDY)))
    finish(busy, finished(3, ADA, BEN, guild_id=None))
    finish(busy, replace(finished(5, ADA, BEN), presence=Presence(away=(1,))))
    finish(busy, finished(4, ADA, BEN))
    await until(reviews, 4)
    assert reviews.begun == [4]


async def test_of_too_many_the_oldest_are_let_go(busy: Assessor, reviews: Reviews) -> None:
    finish(busy, finished(0, ADA, BEN))
    await reviews.change()
    for number in range(1, MOST_WAITING + 6):
        finish(busy, finished(number, ADA, BEN))
    await until(reviews, 0, *range(6, MOST_WAITING + 6))


async def test_an_error_is_logged_and_the_next_game_is_reviewed(
    busy: Assessor, reviews: Reviews, caplog: pytest.LogCaptureFixture
) -> None:
    reviews.fault = RuntimeError("no table")
    finish(busy, finished(1, ADA, BEN))
    finish(busy, finished(2, ADA, BEN))
    await until(reviews, 2)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_what_could_not_be_reviewed_is_let_go_without_a_traceback(
    busy: Assessor, reviews: Reviews, caplog: pytest.LogCaptureFixture
) -> None:
    reviews.fault = WorkUndone("the bot is leaving")
    finish(busy, finished(1, ADA, BEN))
    finish(busy, finished(2, ADA, BEN))
    await until(reviews, 2)
    assert [(record.levelno, record.exc_info) for record in caplog.records] == [
        (logging.WARNING, None)
    ]


async def test_a_game_that_cannot_be_read_is_logged_and_the_next_one_is_reviewed(
    busy: Assessor, reviews: Reviews, caplog: pytest.LogCaptureFixture
) -> None:
    reviews.fault = ParseError("a game", "a damaged line")
    finish(busy, finished(1, ADA, BEN))
    finish(busy, finished(2, ADA, BEN))
    await until(reviews, 2)
    [record] = caplog.records
    assert "match 1" in record.getMessage()


async def test_what_waits_when_the_bot_closes_is_let_go_without_a_word(
    busy: Assessor, reviews: Reviews, tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    for number in (1, 2, 3):
        finish(busy, finished(number, ADA, BEN))
    await reviews.change()
    await tasks.cancel()
    finish(busy, finished(4, ADA, BEN))
    reviews.go_on.set()
    await asyncio.sleep(0)
    assert (reviews.begun, reviews.kept, caplog.records) == ([1], {}, [])


def test_a_review_in_points_says_nothing_of_accuracy() -> None:
    points = replace(SOLVED, basis=Basis.POINTS, obstacle=Obstacle.SEATS, seats=(IDLE, IDLE))
    assert assessments(finished(1, ADA, BEN), points) == []
