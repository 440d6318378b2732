"""Games played out by two perfect players, very many at once: a check of a table by plain luck.

All games take a turn at the same time. Those that begin it alike share a column of an induction,
and then throw dice of their own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

import numpy as np

from bot.solver.model.arrays import Ints
from bot.solver.model.games import game
from bot.solver.model.turn_arrays import AnyTurn, TurnArrays
from bot.solver.model.turn_induction import InductionPool, TurnInduction, bankable
from bot.solver.model.turn_model import Keep
from bot.solver.tables.race import Batch, Race, RaceValues
from bot.solver.tables.rounds import Rounds, RoundsValues, Standings
from bot.solver.tables.table import GameTable, RaceTable

_BATCH: Final = 240
FARKLED: Final = -1


@dataclass(frozen=True, slots=True)
class SimulatedGames:
    """How many games were played, and the share that the first player won (a tie is half a win)."""

    games: int
    first_player_won: float

    @property
    def standard_error(self) -> float:
        """Return by how much the share is off from chance alone, at most."""
        return 0.5 / sqrt(self.games)


def play_out(table: GameTable, games: int, random: np.random.Generator) -> SimulatedGames:
    """Play so many games of `table`.

    Raises `ValueError` for rules with an exact target, a final round or a roll that wins.
    """
    kind = game(table.rules)
    special = isinstance(kind, Race) and (kind.exact or kind.final_round)
    if special or any(throw.wins for throw in kind.model.throws):
        raise ValueError(f"{table.rules.name} has an ending that is not played out here")
    if isinstance(table, RaceTable):
        won = _play_race(table.sides, games, random)
    else:
        assert isinstance(kind, Rounds)  # there are no other tables
        won = _play_rounds(RoundsValues(kind, table.wins), games, random)
    return SimulatedGames(games, won / games)


def _play_race(sides: Sequence[RaceValues], games: int, random: np.random.Generator) -> float:
    players = [TurnPlayer(side.race.model, random) for side in sides]
    pools = [InductionPool(side.race.model) for side in sides]
    start = np.full(games, -sides[0].race.floor)
    own, other = start.copy(), start.copy()
    own_farkles, other_farkles = np.zeros_like(start), np.zeros_like(start)
    won, turn = 0, 0
    while len(own):
        number = turn % len(sides)
        values, race, pool = sides[number], sides[number].race, pools[number]
        shape = race.totals, race.totals, race.counters, race.counters
        codes = np.ravel_multi_index((own, other, own_farkles, other_farkles), shape)
        brought = np.empty_like(own)
        for part, column, chosen in in_batches(codes, pool.width):
            batch = Batch(*np.unravel_index(part, shape))
            induction = pool.induction(values.height(batch), len(batch))
            values.lay(induction, batch)
            values.solve(induction, values.after_farkle(batch))
            brought[chosen] = players[number].play(induction, column)
        farkled = brought == FARKLED
        counts = own_farkles + 1
        punished = farkled & (counts == race.counters)
        loss = np.where(punished, race.penalty, 0)
        total = np.where(farkled, np.maximum(own - loss, 0), own + brought)
        count = np.where(farkled & ~punished, counts, 0)
        over = total >= race.totals
        won += 0 if turn % 2 else int(over.sum())
        on = ~over
        own, other = other[on], total[on]
        own_farkles, other_farkles = other_farkles[on], count[on]
        turn += 1
    return won


def _play_rounds(values: RoundsValues, games: int, random: np.random.Generator) -> float:
    rounds, player = values.rounds, TurnPlayer(values.rounds.model, random)
    pool = InductionPool(rounds.model)
    ahead = np.zeros(games, dtype=np.intp)  # of the side to move
    own_farkles, other_farkles = np.zeros_like(ahead), np.zeros_like(ahead)
    shape = 2 * rounds.span + 1, rounds.counters, rounds.counters
    for turns in range(2 * rounds.turns, 0, -1):
        within = np.clip(ahead, -rounds.span, rounds.span) + rounds.span
        codes = np.ravel_multi_index((within, own_farkles, other_farkles), shape)
        brought = np.empty_like(ahead)
        for part, column, chosen in in_batches(codes, _BATCH):
            standings = Standings(*np.unravel_index(part, shape))
            induction = pool.induction(values.height(standings), len(part))
            values.lay(induction, turns, standings)
            values.solve(induction, values.after_farkle(turns, standings))
            brought[chosen] = player.play(induction, column)
        farkled = brought == FARKLED
        counts = own_farkles + 1
        punished = farkled & (counts == rounds.counters)
        gained = np.where(farkled, np.where(punished, -rounds.penalty, 0), brought)
        count = np.where(farkled & ~punished, counts, 0)
        ahead = -(ahead + gained)
        own_farkles, other_farkles = other_farkles, count
    return float((ahead > 0).sum() + (ahead == 0).sum() / 2)


def in_batches(codes: Ints, width: int) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Yield sets of distinct `codes`, with the column of each game among them, and which games."""
    distinct, place = np.unique(codes, return_inverse=True)
    order = np.argsort(place, kind="stable")
    bounds = np.searchsorted(place[order], np.arange(0, len(distinct) + width, width))
    for number in range(ceil(len(distinct) / width)):
        chosen = order[bounds[number] : bounds[number + 1]]
        first = number * width
        yield distinct[first : first + width], place[chosen] - first, chosen


class TurnPlayer:
    """Plays turns by what an induction shows, with dice drawn at random."""

    def __init__(self, model: AnyTurn, random: np.random.Generator) -> None:
        """Lay out the chances and the keeps of each throw's outcomes."""
        self._random = random
        self._start = model.start
        throws = TurnArrays.of(model).throws
        self._may_bank = np.array([throw.may_bank for throw in throws])
        self._chances = [np.cumsum([throw.farkle, *throw.chances]) for throw in throws]
        self._keeps = [_table([keeps for _, keeps in throw.choices()]) for throw in throws]

    def play(self, induction: TurnInduction, column: Ints) -> Ints:
        """Play one turn on each `column` (there may be equal ones); return the steps banked.

        A turn that farkled is marked as such.
        """
        banked = np.full(len(column), FARKLED, dtype=np.intp)
        game, level = np.arange(len(column)), np.zeros_like(banked)
        throw = np.full_like(banked, self._start)
        while len(game):
            game, level, throw = self._throw(induction, column, game, level, throw)
            at = np.minimum(level, len(induction.banking) - 1)
            banking = bankable(
                induction.banking[at, column[game]], induction.win, may_bank=self._may_bank[throw]
            )
            banks = (banking >= induction.best[throw, at, column[game]]) | (level > at)
            banked[game[banks]] = level[banks]
            game, level, throw = game[~banks], level[~banks], throw[~banks]
        return banked

    def _throw(
        self, induction: TurnInduction, column: Ints, game: Ints, level: Ints, throw: Ints
    ) -> tuple[Ints, Ints, Ints]:
        """Throw and keep what is best; return the games that did not farkle, levels and throws."""
        parts = []
        for place in np.unique(throw):
            here = np.flatnonzero(throw == place)
            drawn = self._random.random(len(here))
            outcome = np.searchsorted(self._chances[place][:-1], drawn, side="right") - 1
            here, outcome = here[outcome >= 0], outcome[outcome >= 0]
            points, following = (table[outcome] for table in self._keeps[place])
            levels = level[here, None] + points
            worth = induction.best[following, levels, column[game[here], None]]
            chosen = np.arange(len(here)), np.argmax(worth, axis=1)
            parts.append((game[here], levels[chosen], following[chosen]))
        games, levels, throws = (np.concatenate(part) for part in zip(*parts, strict=True))
        return games, levels, throws


def _table(outcomes: list[list[Keep]]) -> tuple[Ints, Ints]:
    """Return the points and the throws of the keeps of each outcome, the last repeated to fill."""
    most = max(map(len, outcomes))
    filled = [keeps + keeps[-1:] * (most - len(keeps)) for keeps in outcomes]
    points = np.array([[keep.points for keep in keeps] for keeps in filled])
    return points, np.array([[keep.throw for keep in keeps] for keeps in filled])
