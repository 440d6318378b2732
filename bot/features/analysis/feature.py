"""Analysis: advice on choices, replays and reviews of finished games."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from bot.content.folder import data_folder
from bot.features.analysis.ports import Advisor, ReviewRecords, ReviewWatch
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.analysis.service.assessor import Assessor
from bot.features.analysis.service.hints import Hints
from bot.features.analysis.service.missed_reviews import MissedReviews
from bot.features.analysis.service.preparing import Preparing
from bot.features.analysis.service.replays import Replays
from bot.jobs.job import Host
from bot.jobs.opening import open_workers
from bot.jobs.pool import Lanes
from bot.match.core import Core
from bot.match.model.asker import Asker

__all__ = ["AnalysisFeature", "JobAdvisor", "build_analysis", "open_advisor"]

_THINKING: Final = Lanes(quick=2, patient=1, idle=1)
"""Two, so that a hint need not wait for the review that somebody looks at; that of a game for the
figures is done at idle times."""


@dataclass(frozen=True, slots=True)
class AnalysisFeature:
    """Advice, hints, replays and reviews; `missed` only where finished games are reviewed."""

    advisor: Advisor
    hints: Hints
    replays: Replays
    missed: MissedReviews | None


class Till(Protocol):
    """Takes the price of long work."""

    def prepare(self, asker: Asker) -> None:
        """Take the price of seconds of work; raises `Refused`. Games go on without paying."""

    def spend(self, asker: Asker, seconds: float) -> None:
        """Take what work has cost beyond its price."""


@contextmanager
def open_advisor(
    solved: Path, minutes: int, till: Till, *, own_process: bool
) -> Iterator[JobAdvisor]:
    """Open whoever knows the odds, whom opponents need before there is a match.

    What is solved, for so many `minutes` at most, goes to the folder `solved`.
    """
    host = Host(
        "bot.solver.jobs.thinking:Thinking", (data_folder() / "policies", solved, minutes * 60)
    )
    with open_workers(host, _THINKING, own_process=own_process) as thinking:
        yield JobAdvisor(thinking, till.prepare, till.spend)


def build_analysis(
    core: Core, advisor: JobAdvisor, records: ReviewRecords, watch: ReviewWatch, *, assesses: bool
) -> AnalysisFeature:
    """Return the feature.

    If it `assesses`, it reviews each game that ends, keeps what it finds in `records`, and
    tells `watch`.
    """
    core.registry.watch(Preparing(advisor, core.tasks))
    replays = Replays(core.matches, advisor.review, core.clock)
    missed = None
    if assesses:
        assessor = Assessor(records, replays.review, watch, core.clock, core.tasks)
        core.registry.watch(assessor)
        missed = MissedReviews(records, core.matches, assessor, core.notes)
    return AnalysisFeature(advisor, Hints(core.registry, core.clocks), replays, missed)
