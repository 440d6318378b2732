"""What the solver is asked, as jobs for the process that it runs in."""

from dataclasses import dataclass
from typing import Protocol

from bot.advice.choices import Advice
from bot.advice.level import AnyLevel
from bot.advice.puzzle import Puzzle
from bot.advice.review import Review
from bot.engine import Move, RuleSet, Setup, State
from bot.jobs.job import Job


class AdviceHost(Protocol):
    """What answers over there."""

    def advise(self, state: State) -> Advice:
        """Return every choice of the player on turn in `state`, a game not yet over."""
        ...

    def bank_from(self, rules: RuleSet, dice: int) -> int | None:
        """Return the points at risk from which to bank with `dice` left; None: never."""
        ...

    def choose(self, level: AnyLevel, state: State) -> Move:
        """Return the move of an opponent of `level` who is on turn in `state`."""
        ...

    def review(self, line: str, winners: tuple[int, ...] | None = None) -> Review:
        """Return what there is to say of the game of a line.

        `winners` are the sides that have won, if not those who are ahead in the line. Raises
        `ValueError` when it is not over, or no game.
        """
        ...

    def grade(self, state: State) -> Puzzle | None:
        """Return the puzzle that `state` is, None where it is none, or where no game is solved."""
        ...

    def warm_up(self, rules: RuleSet) -> None:
        """Get ready to advise on games of two by `rules`."""

    def prepare(self, setup: Setup) -> None:
        """See to it that the game laid out by `setup` is solved soon, if it can be."""

    def give_up(self, setup: Setup) -> None:
        """Solve it no more, unless another table plays the same game."""

    def unsolved(self) -> int:
        """Return how many rulesets are being solved in the background, or wait to be."""
        ...


@dataclass(frozen=True, slots=True)
class Advise(Job[AdviceHost, Advice]):
    """Asks for every choice of the player on turn."""

    state: State

    def done_by(self, host: AdviceHost) -> Advice:
        """Return the advice."""
        return host.advise(self.state)


@dataclass(frozen=True, slots=True)
class FindBank(Job[AdviceHost, int | None]):
    """Asks from how many points at risk to bank with some dice left."""

    rules: RuleSet
    dice: int

    def done_by(self, host: AdviceHost) -> int | None:
        """Return the points; None: never."""
        return host.bank_from(self.rules, self.dice)


@dataclass(frozen=True, slots=True)
class ChooseMove(Job[AdviceHost, Move]):
    """Asks for the move of an opponent."""

    level: AnyLevel
    state: State

    def done_by(self, host: AdviceHost) -> Move:
        """Return the move."""
        return host.choose(self.level, self.state)


@dataclass(frozen=True, slots=True)
class ReviewGame(Job[AdviceHost, Review]):
    """Asks what there is to say of a game, won by the sides `winners`."""

    line: str
    winners: tuple[int, ...]

    def done_by(self, host: AdviceHost) -> Review:
        """Return the review; raises `ValueError` for a game that is not over, or none."""
        return host.review(self.line, self.winners)


@dataclass(frozen=True, slots=True)
class GradePuzzle(Job[AdviceHost, Puzzle | None]):
    """Asks which puzzle a position is."""

    state: State

    def done_by(self, host: AdviceHost) -> Puzzle | None:
        """Return the puzzle, None where it is none."""
        return host.grade(self.state)


@dataclass(frozen=True, slots=True)
class WarmUp(Job[AdviceHost, None]):
    """Asks to get ready for games of two by some rules."""

    rules: RuleSet

    def done_by(self, host: AdviceHost) -> None:
        """Get ready."""
        host.warm_up(self.rules)


@dataclass(frozen=True, slots=True)
class PrepareGame(Job[AdviceHost, None]):
    """Asks to solve a game soon."""

    setup: Setup

    def done_by(self, host: AdviceHost) -> None:
        """See to it."""
        host.prepare(self.setup)


@dataclass(frozen=True, slots=True)
class GiveUpGame(Job[AdviceHost, None]):
    """Asks to solve a game no more."""

    setup: Setup

    def done_by(self, host: AdviceHost) -> None:
        """Leave it."""
        host.give_up(self.setup)


@dataclass(frozen=True, slots=True)
class CountUnsolved(Job[AdviceHost, int]):
    """Asks how many rulesets are still to be solved."""

    def done_by(self, host: AdviceHost) -> int:
        """Return their number."""
        return host.unsolved()
