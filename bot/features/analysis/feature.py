"""Analysis: advice on choices, replays and reviews of finished games."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from bot.content.folder import data_folder
from bot.features.analysis.ports import ReviewWatch
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.analysis.service.assessor import Assessor
from bot.features.analysis.service.hints import Hints
from bot.features.analysis.service.missed_reviews import MissedReviews
from bot.features.analysis.service.replays import Replays
from bot.features.analysis.service.solve_watch import SolveWatch
from bot.features.standings.store.figures import SqlRecordStore
from bot.jobs.job import WorkerTarget
from bot.jobs.opening import open_workers
from bot.jobs.pool import PoolSlots
from bot.match.core import Core
from bot.match.model.requester import Requester
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import Stays, WhenGone

__all__ = ["AnalysisFeature", "JobAdvisor", "build_analysis", "open_advisor"]

_THINKING: Final = PoolSlots(quick=2, slow=1, idle=1)
"""Two, so that a hint need not wait for the review that somebody looks at; that of a game for the
figures is done at idle times."""


@dataclass(frozen=True, slots=True)
class AnalysisFeature:
    """Advice, hints, replays and reviews; `missed` only where finished games are reviewed."""

    advisor: JobAdvisor
    hints: Hints
    replays: Replays
    missed: MissedReviews | None

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to replays in memory when somebody or something goes."""
        over = Stays("what is looked at is over")
        return WhenGone(
            person_leaves=over,
            person_out=over,
            while_deleted=over,
            person_deleted=self._forget,
            member_left=over,
            server_left=over,
            server_closes=over,
            server_deleted=self._forget,
            channel_deleted=over,
        )

    async def person_deleted_elsewhere(self, user_id: int) -> None:
        """Forget somebody here whose data another process has deleted."""
        self._forget(user_id)

    async def invalidate_all(self) -> None:
        """Forget everybody: data of some may have been deleted."""
        self.replays.read_anew()

    def _forget(self, _: int) -> None:
        """Forget all games in memory: some names in them are not to be shown any more."""
        self.replays.read_anew()


class WorkLimiter(Protocol):
    """Takes the price of long work."""

    def prepare(self, requester: Requester) -> None:
        """Take the price of seconds of work; raises `Refused`. Games go on without paying."""

    def spend(self, requester: Requester, seconds: float) -> None:
        """Take what work has cost beyond its price."""


@contextmanager
def open_advisor(
    solved: Path, minutes: int, limiter: WorkLimiter, *, own_process: bool
) -> Iterator[JobAdvisor]:
    """Open whoever knows the odds, whom opponents need before there is a match.

    What is solved, for so many `minutes` at most, goes to the folder `solved`.
    """
    host = WorkerTarget(
        "bot.solver.jobs.thinking:Thinking", (data_folder() / "policies", solved, minutes * 60)
    )
    with open_workers(host, _THINKING, own_process=own_process) as thinking:
        yield JobAdvisor(thinking, limiter.prepare, limiter.spend)


def build_analysis(
    core: Core, advisor: JobAdvisor, records: SqlRecordStore, watch: ReviewWatch, *, assesses: bool
) -> AnalysisFeature:
    """Return the feature.

    If it `assesses`, it reviews each game that ends, keeps what it finds in `records`, and
    tells `watch`.
    """
    core.registry.watch(SolveWatch(advisor, core.tasks))
    replays = Replays(core.matches, advisor.review, core.clock)
    missed = None
    if assesses:
        assessor = Assessor(records, replays.review, watch, core.clock, core.tasks)
        core.registry.watch(assessor)
        missed = MissedReviews(records, core.matches, assessor, core.notes)
    feature = AnalysisFeature(advisor, Hints(core.registry, core.clocks), replays, missed)
    core.news.on(NewsTopic.FORMER, feature.person_deleted_elsewhere, feature.invalidate_all)
    return feature
