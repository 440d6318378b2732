"""Deeds: what a seat did in a finished game that may earn an achievement."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from bot.content.achievements import GameFeat, Measure
from bot.engine import (
    Banked,
    CombinationName,
    Event,
    Farkled,
    GameOver,
    Given,
    HotDice,
    Rolled,
    RuleSet,
    ScorelessRoll,
    SetAside,
    State,
    TimedOut,
)
from bot.match.model.ruleset_titles import title_of

LEAST_TARGET = 4000
LEAST_TURNS = 10
"""The turns of the shortest shipped game: deeds in shorter games would be too easy."""

Deeds = Counter[Measure]

_COMBINATIONS = {
    CombinationName.STRAIGHT: GameFeat.STRAIGHTS,
    CombinationName.THREE_PAIRS: GameFeat.THREE_PAIRS,
    CombinationName.FIVE: GameFeat.FIVES_OF_A_KIND,
    CombinationName.SIX: GameFeat.SIXES_OF_A_KIND,
}


@dataclass(slots=True)
class _Seat:
    """The feats of a seat so far, and in the turn that is being played."""

    deeds: Deeds = field(default_factory=Counter)
    farkles: int = 0
    rolls: int = 0
    hot_dice: int = 0
    lone_die: bool = False

    def see(self, event: Event) -> None:
        """Count an event of the seat."""
        match event:
            case Rolled(faces=faces):
                self.rolls += 1
                self.lone_die = self.lone_die or len(faces) == 1
            case SetAside(score=score):
                for combination in score.combinations:
                    if combination.name in _COMBINATIONS:
                        self.deeds[_COMBINATIONS[combination.name]] += 1
            case HotDice():
                self.hot_dice += 1
                self._most(GameFeat.TURN_HOT_DICE, self.hot_dice)
            case ScorelessRoll():
                self.deeds[GameFeat.SCORELESS_ROLLS] += 1
            case Banked(points=points):
                self._most(GameFeat.TURN_POINTS, points)
                self._most(GameFeat.TURN_ROLLS, self.rolls)
                self.deeds[GameFeat.LAST_DIE] += self.lone_die
                self._end_turn()
            case Farkled(lost=lost):
                self.farkles += 1
                self._most(GameFeat.POINTS_LOST, lost)
                self._end_turn()
            case Given() | TimedOut():
                self._end_turn()
            case _:
                pass

    def _most(self, deed: GameFeat, value: int) -> None:
        self.deeds[deed] = max(self.deeds[deed], value)

    def _end_turn(self) -> None:
        self.rolls = self.hot_dice = 0
        self.lone_die = False


def deeds_of(
    plies: Sequence[tuple[State, Iterable[Event]]], away: Collection[int] = ()
) -> tuple[Deeds, ...]:
    """Return the feats of each seat in the finished game with these `plies`.

    There are none in short games and under a server's own rules, nor for seats that were `away` at
    the end, which stand-ins have played.
    """
    end, _ = plies[-1]
    setup = end.setup
    seats = [_Seat() for _ in range(setup.seats)]
    if not _is_full_game(setup.rules):
        return tuple([seat.deeds for seat in seats])
    behind = [0] * setup.sides
    for state, events in plies:
        for event in events:
            if not isinstance(event, GameOver):
                seats[event.seat].see(event)
        best = max(state.totals)
        behind = [max(most, best - total) for most, total in zip(behind, state.totals, strict=True)]
    played_out = not (any(end.out) or away or _was_time_called(plies))
    if setup.sides > 1 and len(end.winners) == 1 and played_out:
        [side] = end.winners
        won = _win(end, side, behind[side])
        for number, seat in enumerate(seats):
            if setup.side_of(number) == side:
                seat.deeds.update(won)
                seat.deeds[GameFeat.WON_WITH_FARKLES] = seat.farkles
    return tuple([Counter() if at in away else seat.deeds for at, seat in enumerate(seats)])


def _was_time_called(plies: Sequence[tuple[State, Iterable[Event]]]) -> bool:
    """Tell whether the game ended as it stood, because its time was up."""
    _, events = plies[-1]
    return all(isinstance(event, GameOver) for event in events)


def _is_full_game(rules: RuleSet) -> bool:
    if title_of(rules.name) is not None:
        return False
    return (rules.target or 0) >= LEAST_TARGET or (rules.turns or 0) >= LEAST_TURNS


def _win(end: State, side: int, behind: int) -> Deeds:
    """Return the feats of the win of `side`, which was at most `behind` points behind."""
    setup, total = end.setup, end.totals[side]
    best_other = max(total for opponent, total in enumerate(end.totals) if opponent != side)
    return Counter(
        {
            GameFeat.WON_FROM_BEHIND: behind,
            GameFeat.WON_BY: total - best_other,
            GameFeat.WON_SHUT_OUT: int(best_other <= 0),
            GameFeat.WON_EXACTLY: int(total == setup.rules.target),
            GameFeat.WON_AMONG: setup.seats,
            GameFeat.WON_IN_TEAM: setup.seats // setup.sides if setup.teams else 0,
        }
    )
