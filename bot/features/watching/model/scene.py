"""What a watcher is shown of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.advice.choices import Basis, Choice
from bot.engine import Move
from bot.match.model.match import Match

LATE: Final = 3
"""How many turns what could help a player is held back."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each side to win if all play perfectly, None where it is not known.

    They are those of `turns_ago` turns ago: 0 is now.
    """

    by_side: tuple[float | None, ...]
    basis: Basis
    turns_ago: int


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the coach says of a turn: its worst choice, or its last one where none was bad.

    - `at`: the match before it; `played`: what was chosen, and `best` what should have been.
    - `cost`: what was lost, in the unit of `basis`; 0 if nothing was.
    """

    at: Match
    played: Move
    best: Choice
    cost: float
    basis: Basis


@dataclass(frozen=True, slots=True)
class LiveFigures:
    """What the solver says of a game; `held_back` tells whether the chances are old on purpose."""

    chances: Chances | None = None
    opinion: Opinion | None = None
    held_back: bool = False


NO_FIGURES: Final = LiveFigures()


@dataclass(frozen=True, slots=True)
class Scene:
    """A game as its watchers see it.

    - `guesses`: the side that each person has guessed, by user id; None where guesses are off.
    - `follows_until`: until when the view follows by itself (Unix seconds), None if it does not;
      `crowded`: because too many watch.
    - `tv`: whether another game comes after this one; `before` is the one that was shown before.
    """

    match: Match
    figures: LiveFigures = NO_FIGURES
    guesses: Mapping[int, int] | None = field(default_factory=dict)
    follows_until: int | None = None
    crowded: bool = False
    tv: bool = False
    before: Match | None = None
