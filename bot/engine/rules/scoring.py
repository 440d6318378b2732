"""What each selection of each roll is worth: tables computed once per scoring and shared."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from bot.engine.moves import Bank, Positions, Roll
from bot.engine.rules.combinations import (
    Combination,
    ScoringBadge,
    most_dice,
    scoring_combinations,
    with_jokers,
)
from bot.engine.rules.dice import JOKER, Faces
from bot.engine.rules.ruleset import Scoring

ALIKE_TO_WIN: Final = 6
"""So many equal dice win the game at once, where that is a rule."""

TABLES_KEPT = 64
"""Tables that are shared even while no game is played by them: a megabyte each, if every roll was
asked for."""


@dataclass(frozen=True, slots=True)
class Score:
    """The best reading of a selection: its points, and the combinations that make them."""

    points: int
    combinations: tuple[Combination, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """Dice of a roll that may be set aside: where they lie, their faces, and what they score."""

    positions: Positions
    faces: Faces
    score: Score


@dataclass(frozen=True, slots=True)
class RollScores:
    """Everything that can be set aside of one roll.

    `by_positions` has every legal choice of particular dice; `selections` has each distinct choice
    of faces once, best first, the one with fewer dice first among equals. `rolls` and `banks` are
    the moves that keep each of `by_positions`, in its order. `wins` tells that the roll ends the
    game at once.
    """

    by_positions: dict[Positions, Score]
    selections: tuple[Selection, ...]
    rolls: tuple[Roll, ...]
    banks: tuple[Bank, ...]
    wins: bool

    @property
    def best(self) -> Selection | None:
        """Return the selection worth most, or None when nothing scores."""
        return self.selections[0] if self.selections else None

    def banks_worth(self, least: int) -> Sequence[Bank]:
        """Return those of `banks` that keep `least` points or more."""
        if least <= 0:
            return self.banks
        scored = zip(self.banks, self.by_positions.values(), strict=True)
        return [bank for bank, score in scored if score.points >= least]


_Paying = dict[int, dict[Faces, Combination]]
"""What pays, by the lowest of its faces and by all that its dice show."""


class ScoreTable:
    """The scores of every selection of every roll under one scoring, for whoever has `badge`.

    Obtain one through `score_table`, which shares them. What a roll offers is worked out when the
    roll is first asked for and kept: there are at most 923 (ascending rolls of one to six dice),
    and 792 more where dice have jokers, of which ordinary games pay for none. A badge that brings
    a seventh die adds rolls of seven.
    """

    def __init__(self, scoring: Scoring, badge: ScoringBadge | None = None) -> None:
        """Work out the best reading of every set of numbers in which each die scores."""
        self.scoring = scoring
        self.badge = badge
        self._best: dict[Faces, Score | None] = {}
        self._rolls: dict[Faces, RollScores] = {}
        self._scores_any: dict[Faces, bool] = {}
        self._ways: dict[int, tuple[Combination, ...]] = {}
        paying = _by_lowest(scoring_combinations(scoring, badge))
        for count in range(1, most_dice(scoring, badge) + 1):
            for faces in combinations_with_replacement(range(1, 7), count):
                best = self._read(faces, paying)
                if best is not None:
                    self._best[faces] = best

    def score(self, faces: Faces) -> Score | None:
        """Return the best reading of `faces` (ascending), None unless every die scores."""
        if JOKER in faces and faces not in self._best:
            self._best[faces] = self._read(faces, self._paying_with_jokers)
        return self._best.get(faces)

    def roll(self, faces: Faces) -> RollScores:
        """Return what may be set aside of a roll of `faces` (ascending)."""
        known = self._rolls.get(faces)
        if known is None:
            known = self._rolls[faces] = self._work_out(faces)
        return known

    def scores_any(self, faces: Faces) -> bool:
        """Tell whether any of a roll of `faces` (ascending) may be set aside.

        It takes a fraction of what `roll` does: one 1 among many dice is enough.
        """
        known = self._scores_any.get(faces)
        if known is None:
            known = self._scores_any[faces] = any(
                self.score(selected) is not None
                for count in range(1, len(faces) + 1)
                for selected in combinations(faces, count)
            )
        return known

    def wins(self, faces: Faces) -> bool:
        """Tell whether a roll of `faces` ends the game at once."""
        return self.scoring.six == "win" and _most_alike(faces) >= ALIKE_TO_WIN

    def ways(self, face: int) -> tuple[Combination, ...]:
        """Return the smallest combinations in which the number `face` scores, worked out once.

        Every other combination with it contains one of them, so it scores in no other way.
        """
        known = self._ways.get(face)
        if known is None:
            known = self._ways[face] = self._smallest_with(face)
        return known

    def _smallest_with(self, face: int) -> tuple[Combination, ...]:
        found: list[Combination] = []
        paying = scoring_combinations(self.scoring, self.badge)
        for combination in sorted(paying, key=lambda combination: len(combination.faces)):
            if face in combination.faces and all(
                _without(combination.faces, smaller.faces) is None for smaller in found
            ):
                found.append(combination)
        return tuple(found)

    @cached_property
    def _paying_with_jokers(self) -> _Paying:
        """Return what pays, jokers included: for the same dice the combination worth most."""
        plain = list(scoring_combinations(self.scoring, self.badge))
        wild = [joker for combination in plain for joker in with_jokers(combination)]
        return _by_lowest(plain + wild)

    def _read(self, faces: Faces, paying: _Paying) -> Score | None:
        """Return the best reading of `faces`, None unless every die scores."""
        return max(self._readings(faces, paying), key=_preference, default=None)

    def _readings(self, faces: Faces, paying: _Paying) -> Iterator[Score]:
        """Yield the readings of `faces`: a combination with the lowest die, then the best rest."""
        for shown, combination in paying.get(faces[0], {}).items():
            rest = _without(faces, shown)
            if rest is None:
                continue
            best = self.score(rest) if rest else _NOTHING
            if best is not None:
                points = combination.points + best.points
                yield Score(points, (combination, *best.combinations))

    def _work_out(self, faces: Faces) -> RollScores:
        by_positions: dict[Positions, Score] = {}
        distinct: dict[Faces, Selection] = {}
        moves = _moves(len(faces))
        for positions in moves:
            selected = tuple([faces[p] for p in positions])
            score = self.score(selected)
            if score is not None:
                by_positions[positions] = score
                distinct.setdefault(selected, Selection(positions, selected, score))
        best_first = sorted(
            distinct.values(), key=lambda s: (-s.score.points, len(s.faces), s.faces)
        )
        rolls = tuple([moves[positions][0] for positions in by_positions])
        banks = tuple([moves[positions][1] for positions in by_positions])
        return RollScores(by_positions, tuple(best_first), rolls, banks, self.wins(faces))


@cache
def _moves(count: int) -> dict[Positions, tuple[Roll, Bank]]:
    """Return each choice among so many dice, with the moves that keep it: shared by all rolls."""
    sizes = range(1, count + 1)
    keeps = [keep for size in sizes for keep in combinations(range(count), size)]
    return {keep: (Roll(keep), Bank(keep)) for keep in keeps}


_NOTHING = Score(0, ())
"""What no dice at all score."""


def _by_lowest(combinations: Iterable[Combination]) -> _Paying:
    """Return `combinations` by what they show; among several that show the same the best."""
    found: _Paying = {}
    for combination in sorted(combinations, key=lambda combination: combination.points):
        shown = combination.shown
        found.setdefault(shown[0], {})[shown] = combination
    return found


def _most_alike(faces: Faces) -> int:
    """Return how many dice can be read as the same number."""
    return max(faces.count(face) for face in range(1, 7)) + faces.count(JOKER)


def _preference(score: Score) -> tuple[int, int]:
    return score.points, -len(score.combinations)


def _without(faces: Faces, part: Faces) -> Faces | None:
    """Return `faces` less those of `part`, None when they are not all there."""
    rest = list(faces)
    for face in part:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


@lru_cache(maxsize=TABLES_KEPT)
def score_table(scoring: Scoring, badge: ScoringBadge | None = None) -> ScoreTable:
    """Return the shared table of `scoring`, for a seat with a `badge` by which dice score.

    Other badges change no table, so they are not to be given.
    """
    return ScoreTable(scoring, badge)
