"""What lies ahead in the turns of many games, worked out together before they are played."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.advice.choices import Basis
from bot.engine import Setup, State, start
from bot.solver.estimates.estimate import estimated_in, estimated_together, turn_begun
from bot.solver.estimates.evaluate import can_estimate
from bot.solver.games import SolvedGames
from bot.solver.tables.many_turns import TOGETHER, ManyTurns
from bot.solver.tables.prospects import Prospects
from bot.solver.tables.table import GameTable, TurnStart
from bot.solver.three.table import ThreeTable, Totals

Begun = TypeVar("Begun", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Prepared(Generic[Begun]):
    """A game in which turns that were worked out together cost a twentieth. For one thread.

    - `begun`: how the turn of a state began; `height`: what is alike in turns of about as many
      levels.
    - `one`, `together`: the chances to win inside turns that begin so; `together` may leave out
      some, and keeps nothing.
    """

    basis: Basis
    begun: Callable[[State], Begun]
    height: Callable[[Begun], tuple[int, ...]]
    one: Callable[[Begun], Prospects]
    together: Callable[[Sequence[Begun]], Mapping[Begun, Prospects]]
    _ready: dict[Begun, Prospects] = field(default_factory=dict)

    def ahead(self, state: State) -> Prospects:
        """Return the chances to win inside the turn that is played in `state`."""
        begun = self.begun(state)
        return self._ready.get(begun) or self.one(begun)

    def parts(self, states: Sequence[State]) -> Iterator[Sequence[int]]:
        """Yield the places of all `states` part by part, when the turns of a part are worked out.

        Those of the part before are then forgotten.
        """
        places: dict[Begun, list[int]] = defaultdict(list)
        for place, state in enumerate(states):
            places[self.begun(state)].append(place)
        starts = sorted(places, key=self.height)
        for first in range(0, len(starts), TOGETHER):
            part = starts[first : first + TOGETHER]
            self._ready.clear()
            self._ready.update(self.together(part))
            yield [place for begun in part for place in places[begun]]


AnyPrepared = Prepared[TurnStart] | Prepared[Totals] | Prepared[State]


def prepared(games: SolvedGames, setup: Setup) -> AnyPrepared | None:
    """Return the game laid out by `setup`: solved, or else estimated if it is too large for that.

    None when it is neither.
    """
    table = games.of(setup)
    if isinstance(table, GameTable):
        together = ManyTurns(table).prospects
        return Prepared(table.basis, TurnStart.of, _of_two, table.prospects, together)
    if isinstance(table, ThreeTable):
        return Prepared(table.basis, table.totals, tuple, table.prospects, table.together)
    if can_estimate(start(setup)):
        return Prepared(Basis.ESTIMATED, turn_begun, _by_total, estimated_in, estimated_together)
    return None


def _of_two(begun: TurnStart) -> tuple[int, ...]:
    return begun.last, begun.turns, begun.own


def _by_total(begun: State) -> tuple[int, ...]:
    return (begun.total,)
