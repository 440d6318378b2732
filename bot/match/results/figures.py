"""Results of finished games, and the figures that they add up to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from bot.engine import Banked, Farkled, Given, HotDice, State, TimedOut
from bot.match.clocks.presence import ALL_PRESENT, Presence, has_won, sides_there, winners_of
from bot.match.loadouts.loadout import Tavern
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match, Person
from bot.match.results.feats import Deeds, deeds_of
from bot.match.results.ratings import Rating

_TURN_ENDS = (Banked, Farkled, Given, TimedOut)
"""The events with which a turn ends, but for somebody's leaving."""

BIG_TURNS = (1000, 2500, 5000)
"""The points from which on a banked turn is counted as a big one."""


class OverGames(Enum):
    """How the counts of several games become one."""

    SUM = auto()
    MOST = auto()


OVER_GAMES: Final = "over games"
"""The metadata of a field of `PlayCounts`: how it is counted over games."""


def _summed() -> int:
    return field(default=0, metadata={OVER_GAMES: OverGames.SUM})


def _most() -> int:
    return field(default=0, metadata={OVER_GAMES: OverGames.MOST})


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCounts:
    """What is counted of somebody's play, in a game and over games; points are whole numbers.

    A field is a column of `results` and of `figures`, by its name. Counting, the recount, what
    people can export and the check of backups have it from here.

    - `turns`: turns that ended; `best_turn`: the points of the best one.
    - `farkles`: turns that ended in one; `hot_dice`: how often all dice scored.
    - `big_1000` and the like: how many turns banked at least so much, see `BIG_TURNS`.
    """

    turns: int = _summed()
    best_turn: int = _most()
    farkles: int = _summed()
    hot_dice: int = _summed()
    big_1000: int = _summed()
    big_2500: int = _summed()
    big_5000: int = _summed()

    @property
    def big_turns(self) -> tuple[int, ...]:
        """Return how many turns banked at least so much, for each of `BIG_TURNS`."""
        return self.big_1000, self.big_2500, self.big_5000


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(PlayCounts):
    """The result of one seat in a finished game; points are whole numbers.

    - `place`: that of its side, from 1; sides that tie share one, and who resigned comes last.
    - `score`: the total of its side; `banked`: what the seat itself banked.
    - `deeds`: what may earn an achievement.
    """

    person: Person
    seat: int
    won: bool
    place: int
    score: int
    banked: int
    deeds: Deeds


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that has ended, by its number, and its players by seat; `ended_at` in Unix seconds."""

    id: int
    players: tuple[Person, ...]
    ended_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures(PlayCounts):
    """A person's figures over finished games; points are whole numbers.

    - `points`: what they banked themselves.
    - `streak`, `best_streak`: games won in a row, now and at most.
    - `rating`: None before the first rated game; `rated` is how many there were.
    - `reviewed`, `accuracy`, `luck`: how many games were reviewed, and the sums of their figures,
      in hundredths of a per cent (see `Performance`).
    """

    person: Person
    games: int
    wins: int
    points: int
    streak: int
    best_streak: int
    rated: int
    rating: Rating | None
    reviewed: int
    accuracy: int
    luck: int

    @property
    def win_rate(self) -> float:
        """Return the share of games won, 0 to 1."""
        return self.wins / self.games

    @property
    def points_per_turn(self) -> float:
        """Return the points that a turn banks on average."""
        return self.points / self.turns if self.turns else 0.0

    @property
    def farkle_rate(self) -> float:
        """Return the share of turns that end in a farkle, 0 to 1."""
        return self.farkles / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class Rivalry:
    """How a person has fared against `rival`, in games that they played on different sides.

    The better place wins; `games` counts ties as well.
    """

    rival: Person
    games: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True)
class Assessment:
    """A person's figures in the review of a game, in the units of `Figures`."""

    user_id: int
    accuracy: int
    luck: int


def counts(match: Match) -> bool:
    """Tell whether a finished match counts for figures: a game of two or more people on a server.

    Games of the tavern, with dice of one's own, do not, nor do those that nobody has played.
    """
    return _may_count(match) and not is_unplayed(match)


def is_unplayed(match: Match) -> bool:
    """Tell whether a finished match that might count was over before its second turn.

    Where people leave before that, or nobody ever rolls, nobody has won or lost anything but the
    game. A game that is won in its first turn is played.
    """
    if not _may_count(match) or not any(match.state.out) or any(match.state.totals):
        return False
    game, steps = replay_all(match.log)
    rolled = any(ply.dice for ply in game.plies)
    ended = any(isinstance(event, _TURN_ENDS) for _, events in steps for event in events)
    return not (rolled and ended)


def _may_count(match: Match) -> bool:
    return (
        match.place.guild_id is not None
        and len(match.players) > 1
        and not isinstance(match.variant, Tavern)
        and not any(player.is_bot for player in match.players)
    )


def results(match: Match) -> tuple[Result, ...]:
    """Return the result of each seat in the finished `match`."""
    seats = range(len(match.players))
    banks: list[list[int]] = [[] for _ in seats]
    turns, farkles, hot = ([0 for _ in seats] for _ in range(3))
    _, plies = replay_all(match.log)
    deeds = deeds_of(plies, match.presence.away)
    for _, events in plies:
        for event in events:
            match event:
                case Banked(seat, points):
                    turns[seat] += 1
                    banks[seat].append(points)
                case Given(seat) | TimedOut(seat):
                    turns[seat] += 1
                case Farkled(seat):
                    turns[seat] += 1
                    farkles[seat] += 1
                case HotDice(seat):
                    hot[seat] += 1
                case _:
                    pass
    state = match.state
    places = places_of(state, match.presence)
    return tuple(
        Result(
            person=match.players[seat],
            seat=seat,
            won=has_won(state, match.presence, seat),
            place=places[state.setup.side_of(seat)],
            score=state.totals[state.setup.side_of(seat)],
            banked=sum(banks[seat]),
            turns=turns[seat],
            best_turn=max(banks[seat], default=0),
            farkles=farkles[seat],
            hot_dice=hot[seat],
            **_big_turns(banks[seat]),
            deeds=deeds[seat],
        )
        for seat in seats
    )


def _big_turns(banks: Sequence[int]) -> dict[str, int]:
    return {f"big_{least}": sum(bank >= least for bank in banks) for least in BIG_TURNS}


def places_of(state: State, presence: Presence) -> list[int]:
    """Return the place of each side at the end of a game, from 1.

    Winners come first, then the others by their totals, then sides whose people were all away at
    the end, and last those whose people have all resigned.
    """
    winners, there = winners_of(state, presence), sides_there(state, presence)
    stayed = sides_there(state, ALL_PRESENT)
    merits = [
        (side in winners, side in there, side in stayed, total if side in stayed else 0)
        for side, total in enumerate(state.totals)
    ]
    return [1 + sum(better > merit for better in merits) for merit in merits]
