"""Whoever knows the odds: what is asked becomes jobs, and costs what it takes."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from bot.advice.choices import Advice
from bot.advice.level import AnyLevel
from bot.advice.puzzle import Puzzle
from bot.advice.questions import (
    AdviceHost,
    Advise,
    ChooseMove,
    CountUnsolved,
    FindBank,
    GiveUpGame,
    GradePuzzle,
    PrepareGame,
    ReviewGame,
    WarmUp,
)
from bot.advice.review import Review
from bot.engine import Move, RuleSet, Setup, State
from bot.jobs.job import Job, SlowWork, Urgency, Workers, WorkUndone
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.requester import Requester

T = TypeVar("T")

_log = logging.getLogger(__name__)

Spend = Callable[[Requester, float], None]
"""Takes so many seconds of work from the budget of somebody, even if they must owe them."""

Prepare = Callable[[Requester], None]
"""Lets somebody pay for work that takes seconds; raises `Refused` when they cannot."""

_ASKED_UNTIL: Final = 60.0
"""Seconds after which nobody waits for an answer that has not been begun."""

_LOOKED_UNTIL: Final = 2.0
"""The same, for who only looks."""


class JobAdvisor:
    """Advises by what `workers` find, whose host is `bot.solver.jobs.thinking.Thinking`.

    Askers take turns. Each method raises `Refused` when a person asks for more than they may, or
    when what they ask cannot be worked out now.
    """

    def __init__(self, workers: Workers, prepare: Prepare, spend: Spend) -> None:
        """Let people pay with `prepare` for what is not prepared, and with `spend` for the rest."""
        self._workers = workers
        self._prepare = prepare
        self._spend = spend

    def waiting(self) -> Mapping[str, int]:
        """Return how many questions have not been taken up yet, by the kind of lane."""
        return self._workers.waiting()

    async def advise(self, state: State, requester: Requester) -> Advice:
        """Return every choice of the player on turn in `state`, a game not yet over."""
        return await self._ask(requester, Advise(state))

    async def bank_from(self, rules: RuleSet, dice: int, requester: Requester) -> int | None:
        """Return the points at risk from which to bank with `dice` left; None: never."""
        return await self._ask(requester, FindBank(rules, dice))

    async def choose(self, level: AnyLevel, state: State, requester: Requester) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""
        return await self._ask(requester, ChooseMove(level, state, urgency=Urgency.MOVE))

    async def review(self, line: str, winners: Sequence[int], requester: Requester) -> Review:
        """Return what there is to say of the game of a line, which is read over there as well.

        The sides `winners` have won it. Raises `ValueError` when it is not over, or no game.
        """
        urgency = Urgency.IDLE if requester.user_id is None else Urgency.ASKED
        return await self._ask(requester, ReviewGame(line, tuple(winners), urgency=urgency))

    async def grade(self, state: State, requester: Requester) -> Puzzle | None:
        """Return the puzzle that `state` is, a position of a game of two; None where it is none."""
        return await self._ask(requester, GradePuzzle(state, urgency=Urgency.IDLE))

    async def prepare(self, setup: Setup, requester: Requester) -> None:
        """See to it that the game laid out by `setup` is solved soon, if it can be."""
        await self._ask(requester, PrepareGame(setup, urgency=Urgency.IDLE))

    async def give_up(self, setup: Setup, requester: Requester) -> None:
        """Solve it no more, unless another table plays the same game."""
        await self._ask(requester, GiveUpGame(setup, urgency=Urgency.IDLE))

    async def warm_up(self, rulesets: Iterable[RuleSet]) -> None:
        """Get ready to advise on games of two by `rulesets`, one after another."""
        for rules in rulesets:
            try:
                await self._workers.do(WarmUp(rules, urgency=Urgency.IDLE, allow_slow=True))
            except WorkUndone as undone:
                _log.warning("not ready yet to advise on games: %s", undone)
                return

    async def unsolved(self) -> int:
        """Return how many rulesets are being solved, or wait to be; raises `WorkUndone`."""
        return (await self._workers.do(CountUnsolved(until=_LOOKED_UNTIL))).result

    async def _ask(self, requester: Requester, job: Job[AdviceHost, T]) -> T:
        """Return the result of `job`, for which `requester` pays."""
        until = None if requester.user_id is None else _ASKED_UNTIL
        job = replace(job, quota_key=requester.quota_key, until=until)
        try:
            try:
                done = await self._workers.do(job)
            except SlowWork:
                self._prepare(requester)
                done = await self._workers.do(replace(job, allow_slow=True))
            else:
                self._spend(requester, done.seconds)
        except WorkUndone:
            if requester.user_id is None:
                raise
            raise Refused(MatchRefusal.NOT_WORKED_OUT) from None
        return done.result
