"""Puzzles from people's own mistakes, found when their games are reviewed."""

import asyncio
from collections.abc import Iterator
from typing import Final

from bot.advice.choices import Basis
from bot.advice.puzzle import LEAST_MARGIN, Puzzle
from bot.advice.review import Decision, Review
from bot.engine import ParseError, State
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.puzzles.model.records import OwnPuzzle
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.match.model.match import Match
from bot.match.model.replay import Replay
from bot.match.model.requester import Requester
from bot.match.ports import Clock
from bot.match.store.matches import SqlMatchStore

MOST_OF_GAME: Final = 3
"""How many mistakes of somebody are kept of one game: those that cost most."""


class OwnPuzzles:
    """Keeps those mistakes of a reviewed game that are puzzles."""

    def __init__(
        self, matches: SqlMatchStore, own: SqlOwnPuzzleStore, solved: JobAdvisor, clock: Clock
    ) -> None:
        """Let `solved` say what is a puzzle."""
        self._matches = matches
        self._own = own
        self._solved = solved
        self._clock = clock

    async def reviewed(self, match: Match, review: Review) -> None:
        """Keep the mistakes of the people of `match`, a game of two, that are puzzles."""
        mistakes = list(_mistakes(match, review))
        if not mistakes:
            return
        replay = await asyncio.to_thread(Replay.of, match)
        for seat, player in enumerate(match.players):
            found = [
                own
                for mistake in mistakes
                if mistake.seat == seat and (own := await self._puzzle(replay, mistake)) is not None
            ]
            if found and await self._is_known(match.id, player.user_id):
                await self._own.add(player.user_id, found, self._clock.now())

    async def _is_known(self, match_id: int, user_id: int) -> bool:
        """Tell whether somebody has not deleted their data since the match ended."""
        match = await self._matches.get(match_id)
        return match is not None and match.concerns(user_id)

    async def _puzzle(self, replay: Replay, decision: Decision) -> OwnPuzzle | None:
        match, (state, _) = replay.match, replay.positions[decision.step]
        puzzle = await self._solved.grade(state, Requester.game(match))
        if puzzle is None or not _can_be_set(puzzle, state):
            return None
        return OwnPuzzle(puzzle, match.setup.rules, match.id, decision.step)


def _mistakes(match: Match, review: Review) -> Iterator[Decision]:
    """Yield the costliest mistakes of each person, where the exact cost is known."""
    if review.basis is not Basis.SOLVED:
        return
    for seat, player in enumerate(match.players):
        costly = [
            decision
            for decision in review.decisions
            if decision.seat == seat and decision.cost >= LEAST_MARGIN
        ]
        if not (player.is_bot or player.is_former):
            yield from sorted(costly, key=lambda decision: -decision.cost)[:MOST_OF_GAME]


def _can_be_set(puzzle: Puzzle, state: State) -> bool:
    """Tell whether the position can be set anew: one in the last round of a game cannot."""
    try:
        puzzle.state(state.setup.rules)
    except ParseError:
        return False
    return True
