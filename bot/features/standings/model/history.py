"""A person's past: games, trends and rivals."""

from dataclasses import dataclass

from bot.engine import Exit, State
from bot.match.clocks.presence import Presence
from bot.match.model.match import Person, Place
from bot.match.model.phases import Closing
from bot.match.model.variant import Variant
from bot.match.results.figures import Figures, Rivalry


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """How a game went for the player at `seat`; `state` is its end, with who was there.

    `number` and `variant` are those of the match. `closing` says why it has no result, None if it
    has one; `exit` why its player left before the end, None if they did not.
    """

    number: int
    place: Place
    players: tuple[Person, ...]
    seat: int
    state: State
    presence: Presence
    ended_at: int
    variant: Variant
    closing: Closing | None = None
    exit: Exit | None = None


@dataclass(frozen=True, slots=True)
class OutcomePage:
    """A page of a person's games, newest first: `number` counts from 1, `of` is how many there are.

    Games that the reader may not see are None.
    """

    number: int
    of: int
    games: tuple[GameOutcome | None, ...]


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """A game's part in a trend: the rating after it, None when unrated, points, and the result."""

    rating: int | None
    points_per_turn: float
    won: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games on a server.

    - `favourite`: the ruleset of most of them, None when all were by house rules.
    - `trend`: the newest of them, oldest first.
    """

    figures: Figures
    favourite: str | None
    trend: tuple[TrendPoint, ...]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """A rivalry with its last games, the newest first."""

    rivalry: Rivalry
    games: tuple[GameOutcome, ...]
