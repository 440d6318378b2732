"""What is asked becomes jobs: for whom, how urgent, and paid for."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import pytest

from bot.advice.level import Level
from bot.advice.questions import Advise, ChooseMove, FindBank, ReviewGame, WarmUp
from bot.client.guard.refusals import GuardRefusal
from bot.engine import RuleSet, Setup, start
from bot.features.analysis.service.advisor import JobAdvisor
from bot.jobs.job import AnyJob, Done, Job, SlowWork, Urgency, WorkUndone
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.requester import Requester

T = TypeVar("T")
Outcome = tuple[Any, float]
"""What a job came to, and its seconds."""

ADA = Requester.person(1, 7)
GAME = Requester(None, 7, ("server", 7))


class SeenWorkers:
    """Remembers what they were asked to do; `outcome` says what comes of a job."""

    def __init__(self, outcome: Callable[[AnyJob], Outcome]) -> None:
        self.jobs: list[AnyJob] = []
        self._outcome = outcome

    async def do(self, job: Job[Any, T]) -> Done[T]:
        self.jobs.append(job)
        return Done(*self._outcome(job))

    def waiting(self) -> Mapping[str, int]:
        return {"quick": len(self.jobs)}


class Purse:
    """Remembers what was paid; while it is `empty` nothing is."""

    def __init__(self) -> None:
        self.prepared: list[Requester] = []
        self.spent: list[tuple[Requester, float]] = []
        self.empty = False

    def prepare(self, requester: Requester) -> None:
        if self.empty:
            raise Refused(GuardRefusal.OVER_BUDGET)
        self.prepared.append(requester)

    def spend(self, requester: Requester, seconds: float) -> None:
        self.spent.append((requester, seconds))


@pytest.fixture
def purse() -> Purse:
    return Purse()


def advised_by(workers: SeenWorkers, purse: Purse) -> JobAdvisor:
    return JobAdvisor(workers, purse.prepare, purse.spend)


def succeed(job: AnyJob) -> Outcome:
    return job.name, 0.25


def take_long(job: AnyJob) -> Outcome:
    if not job.allow_slow:
        raise SlowWork
    return job.name, 2.5


def fail(job: AnyJob) -> Outcome:
    raise WorkUndone(job.name)


async def test_each_question_is_a_job_for_whoever_asks(purse: Purse, classic: RuleSet) -> None:
    workers, state = SeenWorkers(succeed), start(Setup(classic))
    advisor = advised_by(workers, purse)
    results: list[object] = [
        await advisor.advise(state, ADA),
        await advisor.bank_from(classic, 3, ADA),
        await advisor.choose(Level.GREEDY, state, GAME),
        await advisor.review("a game", (1,), ADA),
        await advisor.review("a game", (0,), GAME),
    ]
    assert results == ["Advise", "FindBank", "ChooseMove", "ReviewGame", "ReviewGame"]
    here = ("server", 7)
    assert workers.jobs == [
        Advise(state, quota_key=here, until=60.0),
        FindBank(classic, 3, quota_key=here, until=60.0),
        ChooseMove(Level.GREEDY, state, quota_key=here, urgency=Urgency.MOVE),
        ReviewGame("a game", (1,), quota_key=here, until=60.0),
        ReviewGame("a game", (0,), quota_key=here, urgency=Urgency.IDLE),
    ]
    assert purse.spent == [(who, 0.25) for who in (ADA, ADA, GAME, ADA, GAME)]
    assert purse.prepared == []


async def test_what_takes_long_is_paid_for_before_it_is_done(
    purse: Purse, classic: RuleSet
) -> None:
    workers = SeenWorkers(take_long)
    await advised_by(workers, purse).advise(start(Setup(classic)), ADA)
    assert [job.allow_slow for job in workers.jobs] == [False, True]
    assert (purse.prepared, purse.spent) == ([ADA], [])


async def test_what_cannot_be_paid_for_is_not_done(purse: Purse, classic: RuleSet) -> None:
    workers, purse.empty = SeenWorkers(take_long), True
    with pytest.raises(Refused):
        await advised_by(workers, purse).advise(start(Setup(classic)), ADA)
    assert len(workers.jobs) == 1


async def test_people_are_told_of_what_is_not_done(purse: Purse, classic: RuleSet) -> None:
    advisor, state = advised_by(SeenWorkers(fail), purse), start(Setup(classic))
    with pytest.raises(Refused) as refused:
        await advisor.advise(state, ADA)
    assert refused.value.refusal is MatchRefusal.NOT_WORKED_OUT
    with pytest.raises(WorkUndone):
        await advisor.choose(Level.GREEDY, state, GAME)


async def test_warming_up_needs_nobody_and_harms_nothing(
    purse: Purse, classic: RuleSet, caplog: pytest.LogCaptureFixture
) -> None:
    workers = SeenWorkers(succeed)
    await advised_by(workers, purse).warm_up([classic, classic])
    assert workers.jobs == [WarmUp(classic, urgency=Urgency.IDLE, allow_slow=True)] * 2
    workers = SeenWorkers(fail)
    await advised_by(workers, purse).warm_up([classic, classic])
    assert len(workers.jobs) == 1
    assert "not ready yet" in caplog.text


def test_servers_take_turns_and_so_do_people_in_private() -> None:
    assert Requester.person(1, 7).quota_key == Requester.person(2, 7).quota_key == ("server", 7)
    assert Requester.person(1, None).quota_key == ("person", 1)
    assert Requester.person(7, None).quota_key != Requester.person(1, 7).quota_key
