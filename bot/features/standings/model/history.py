"""What people look back on: their games, how they developed, and whom they met."""

from dataclasses import dataclass
from datetime import date

from bot.engine import Exit, State
from bot.match.clocks.presence import Presence
from bot.match.model.match import Person, Place
from bot.match.model.phases import Closing
from bot.match.results.figures import Figures, Rivalry


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went for who sat at `seat`; `state` is its end, with who was there.

    `number` is that of the match, `daily` its day if it was a daily game. `closing` says why it has
    no result, None where it has one; `exit` why its player left before the end, None for who did
    not.
    """

    number: int
    place: Place
    players: tuple[Person, ...]
    seat: int
    state: State
    presence: Presence
    ended_at: int
    daily: date | None
    closing: Closing | None = None
    exit: Exit | None = None


@dataclass(frozen=True, slots=True)
class OutcomePage:
    """Some of somebody's games, the newest first: `number` counts from 1, `of` pages there are.

    Games are None that whoever asks cannot see.
    """

    number: int
    of: int
    games: tuple[Outcome | None, ...]


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """What a game left behind: the rating after it, None when unrated, and the points of a turn."""

    rating: int | None
    points_per_turn: float


@dataclass(frozen=True, slots=True)
class Profile:
    """What there is to say of somebody's games on a server.

    - `favourite`: the ruleset of most of them, None when all were by house rules.
    - `trend`: the newest of them, the oldest of these first.
    """

    figures: Figures
    favourite: str | None
    trend: tuple[TrendPoint, ...]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """A rivalry with its last games, the newest first."""

    rivalry: Rivalry
    games: tuple[Outcome, ...]
