"""What a game needs beside its rules: dice, a clock, and someone who knows the odds."""

from collections.abc import Sequence
from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.level import Level
from bot.advice.review import Review
from bot.engine import Die, Faces, Game, Move, RuleSet, State
from bot.match.model.asker import Asker
from bot.match.model.match import Match


class DiceCup(Protocol):
    """Where dice come from."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`, in their order: the next roll of `match`."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> int:
        """Return the time in unix seconds."""


class Advisor(Protocol):
    """Knows the odds. It thinks beside the event loop, and never on it.

    Askers take turns. Each method raises `Refused` when a person asks for more than they may, or
    when what they ask cannot be worked out now.
    """

    async def advise(self, state: State, asker: Asker) -> Advice:
        """Return every choice of whoever is on turn in `state`, a game not yet over."""

    async def bank_from(self, rules: RuleSet, dice: int, asker: Asker) -> int | None:
        """Return the points at risk from which to bank with `dice` left, for points alone.

        None: never.
        """

    async def choose(self, level: Level, state: State, asker: Asker) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""

    async def review(self, game: Game, asker: Asker) -> Review:
        """Return what there is to say of `game`; raises `ValueError` when it is not over."""
