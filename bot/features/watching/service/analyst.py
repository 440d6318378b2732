"""What the solver says of a game to those who watch it."""

import asyncio
from collections import OrderedDict
from typing import Final, TypeVar

from bot.advice.choices import Advice, Choice
from bot.engine import State
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.watching.model.scene import LATE, NO_FIGURES, Chances, LiveFigures, Opinion
from bot.features.watching.model.turns import PastTurn, decisions, late_turn, played_choice
from bot.jobs.job import WorkUndone
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.replay import Replay
from bot.match.model.requester import Requester
from bot.match.service.keyed_locks import KeyedLocks

_REMEMBERED: Final = 200
"""Games whose figures are kept, each of one moment."""

_LONGEST_LOG: Final = 20_000
"""The characters of a game's line up to which figures are worked out: some two thousand moves.

It is replayed for them, and nobody plays for longer but to find out what happens then.
"""

_LEAST_COST: Final = {True: 0.0005, False: 0.5}
"""A smaller cost would be shown as 0: by whether it is a chance to win, or points."""

_Turn = tuple[int, int, tuple[bool, ...]]
"""The round and the seat of a turn, and who has left: as long as they stay, no turn has ended."""

T = TypeVar("T")


class Analyst:
    """Works out the figures of a game, once for all of its watchers."""

    def __init__(self, odds: JobAdvisor) -> None:
        """Ask `odds`."""
        self._odds = odds
        self._locks = KeyedLocks()
        self._live: OrderedDict[int, tuple[int, LiveFigures]] = OrderedDict()
        self._late: OrderedDict[int, tuple[_Turn, LiveFigures]] = OrderedDict()

    async def figures(self, match: Match, *, live: bool) -> LiveFigures:
        """Return the figures of `match` that are known; its chances now only if `live`.

        What cannot be worked out now is left out.
        """
        if not match.is_playing or match.setup.sides < 2 or len(match.log) > _LONGEST_LOG:
            return NO_FIGURES
        async with self._locks.hold(match.id):  # whoever comes meanwhile finds the same figures
            try:
                late = await self._late_figures(match)
                if not live:
                    return late
                return LiveFigures(await self._chances_now(match), late.opinion)
            except (Refused, WorkUndone):
                return NO_FIGURES

    async def _chances_now(self, match: Match) -> Chances | None:
        known = self._live.get(match.id)
        if known is None or known[0] != match.version:
            advice = await self._odds.advise(match.state, Requester.game(match))
            known = match.version, LiveFigures(_chances(match.state, advice, 0))
            _keep(self._live, match.id, known)
        return known[1].chances

    async def _late_figures(self, match: Match) -> LiveFigures:
        """Return the chances of `LATE` turns ago, and an opinion on the turn before."""
        moment = match.state.round, match.state.seat, match.state.out
        known = self._late.get(match.id)
        if known is None or known[0] != moment:
            known = moment, await self._look_back(match)
            _keep(self._late, match.id, known)
        return known[1]

    async def _look_back(self, match: Match) -> LiveFigures:
        replay = await asyncio.to_thread(Replay.of, match)
        turn = late_turn(replay)
        if turn is None:
            return LiveFigures(held_back=True)
        state, requester = replay.positions[turn.end][0], Requester.game(match)
        chances = _chances(state, await self._odds.advise(state, requester), LATE)
        return LiveFigures(chances, await self._opinion(replay, turn, requester), held_back=True)

    async def _opinion(
        self, replay: Replay, turn: PastTurn, requester: Requester
    ) -> Opinion | None:
        """Return what there is to say of a `turn`, None if there was nothing to decide."""
        found: Opinion | None = None
        for step in decisions(replay, turn):
            state, ply = replay.positions[step][0], replay.ply(step)
            advice = await self._odds.advise(state, requester)
            played = played_choice(state, ply.move, advice.choices) if ply is not None else None
            if ply is None or played is None or len(advice.choices) < 2:
                continue
            cost = _cost(played, advice.best)
            if found is None or cost >= found.cost:
                found = Opinion(replay.at(step), ply.move, advice.best, cost, advice.basis)
        return found


def _keep(kept: OrderedDict[int, T], number: int, thing: T) -> None:
    kept[number] = thing
    kept.move_to_end(number)
    if len(kept) > _REMEMBERED:
        kept.popitem(last=False)


def _chances(state: State, advice: Advice, turns_ago: int) -> Chances | None:
    """Return the chances that `advice` tells of: of two sides both, else of the one on turn."""
    win = advice.best.win
    if win is None:
        return None
    sides = state.setup.sides
    others = 1 - win if sides == 2 else None
    by_side = tuple(win if side == state.side else others for side in range(sides))
    return Chances(by_side, advice.basis, turns_ago)


def _cost(played: Choice, best: Choice) -> float:
    """Return what `played` lost, 0 where it would not show."""
    if played.win is None or best.win is None:
        cost, shows = best.expected - played.expected, _LEAST_COST[False]
    else:
        cost, shows = best.win - played.win, _LEAST_COST[True]
    return cost if cost >= shows else 0.0
