"""Games with loaded dice or badges are solved while they are played: each is another game."""

import logging

from bot.engine import FAIR
from bot.features.analysis.service.advisor import JobAdvisor
from bot.jobs.job import WorkUndone
from bot.match.model.match import Match
from bot.match.model.requester import Requester
from bot.match.ports import MatchWatch
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)


class SolveWatch(MatchWatch):
    """Has the game of a table for two solved from its beginning to its end."""

    def __init__(self, advisor: JobAdvisor, tasks: Tasks) -> None:
        """Ask `advisor`, in the background."""
        self._advisor = advisor
        self._tasks = tasks

    def changed(self, before: Match, after: Match) -> None:
        """Begin with a game that begins, and give one up that has ended."""
        if after.is_playing != before.is_playing and _is_of_its_own(after):
            self._tasks.start(self._tell(after), f"solve {after.id}")

    async def _tell(self, match: Match) -> None:
        tell = self._advisor.prepare if match.is_playing else self._advisor.give_up
        try:
            await tell(match.state.setup, Requester.game(match))
        except WorkUndone as undone:
            _log.warning("match %d is not solved: %s", match.id, undone)


def _is_of_its_own(match: Match) -> bool:
    setup = match.state.setup
    loaded = any(die != FAIR for of_seat in setup.dice for die in of_seat)
    return setup.seats == 2 and (loaded or any(setup.badges))
