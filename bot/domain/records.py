"""What is remembered of finished games, for leaderboards and statistics."""

from dataclasses import dataclass

from bot.domain.match import Match, Person
from bot.engine import Banked, Farkled, Given, HotDice, Lapsed, parse_game


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat made of a finished game; points are whole numbers."""

    person: Person
    seat: int
    won: bool
    score: int
    turns: int
    best_turn: int
    farkles: int
    hot_dice: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's figures in one server. `rank` counts from 1, equal figures share it."""

    rank: int
    person: Person
    games: int
    wins: int
    best_turn: int

    @property
    def win_rate(self) -> float:
        """Return the share of games won, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of a leaderboard: `number` counts from 1, `of` is how many pages there are."""

    number: int
    of: int
    rows: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of one person's finished games in one server; points are whole numbers."""

    person: Person
    games: int
    wins: int
    points: int
    turns: int
    best_turn: int
    farkles: int
    hot_dice: int


def results(match: Match) -> tuple[Result, ...]:
    """Return what each seat made of the finished `match`, by seat."""
    seats = range(len(match.players))
    turns, best, farkles, hot = ([0 for _ in seats] for _ in range(4))
    for _, events in parse_game(match.log).replay():
        for event in events:
            match event:
                case Banked(seat, points):
                    turns[seat] += 1
                    best[seat] = max(best[seat], points)
                case Given(seat) | Lapsed(seat):
                    turns[seat] += 1
                case Farkled(seat):
                    turns[seat] += 1
                    farkles[seat] += 1
                case HotDice(seat):
                    hot[seat] += 1
                case _:
                    pass
    state = match.state
    return tuple(
        Result(
            person=match.players[seat],
            seat=seat,
            won=state.setup.side_of(seat) in state.winners,
            score=state.totals[state.setup.side_of(seat)],
            turns=turns[seat],
            best_turn=best[seat],
            farkles=farkles[seat],
            hot_dice=hot[seat],
        )
        for seat in seats
    )
