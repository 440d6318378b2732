"""Games with loaded dice or badges are solved while they are played: each is another game."""

import logging
from typing import Protocol

from bot.engine import FAIR, Setup
from bot.jobs.job import WorkUndone
from bot.match.model.match import Match
from bot.match.model.requester import Requester
from bot.match.ports import MatchWatch
from bot.match.service.tasks import Tasks

_log = logging.getLogger(__name__)


class Solving(Protocol):
    """Solves games for the dice and badges they are played with."""

    async def prepare(self, setup: Setup, requester: Requester) -> None:
        """See to it that the game laid out by `setup` is solved soon, if it can be."""

    async def give_up(self, setup: Setup, requester: Requester) -> None:
        """Solve it no more, unless another table plays the same game."""


class SolveWatch(MatchWatch):
    """Has the game of a table for two solved from its beginning to its end."""

    def __init__(self, solving: Solving, tasks: Tasks) -> None:
        """Ask `solving`, in the background."""
        self._solving = solving
        self._tasks = tasks

    def changed(self, before: Match, after: Match) -> None:
        """Begin with a game that begins, and give one up that has ended."""
        if after.is_playing != before.is_playing and _is_of_its_own(after):
            self._tasks.start(self._tell(after), f"solve {after.id}")

    async def _tell(self, match: Match) -> None:
        tell = self._solving.prepare if match.is_playing else self._solving.give_up
        try:
            await tell(match.state.setup, Requester.game(match))
        except WorkUndone as undone:
            _log.warning("match %d is not solved: %s", match.id, undone)


def _is_of_its_own(match: Match) -> bool:
    setup = match.state.setup
    loaded = any(die != FAIR for of_seat in setup.dice for die in of_seat)
    return setup.seats == 2 and (loaded or any(setup.badges))
