"""A puzzle that is set to somebody: its position as a game."""

from dataclasses import dataclass

from bot.advice.level import Level
from bot.advice.puzzle import Answer, Puzzle
from bot.engine import Bank, Move, Positions, Roll, State, check
from bot.features.puzzles.model.panel import Panel
from bot.features.puzzles.refusals import PuzzleRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import NOBODY, Match, Person, Place, opponent
from bot.match.model.phases import Playing


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """A puzzle, the position that it is about, and the panel that shows it.

    `match_id` and `step` lead to the game that one of somebody's own is from.
    """

    puzzle: Puzzle
    state: State
    panel: Panel
    match_id: int | None = None
    step: int = 0

    def answer(self, places: Positions, *, banks: bool) -> Answer:
        """Return the answer that keeps the dice at `places`; raises `Refused` if none does."""
        move: Move = Bank(places) if banks else Roll(places)
        if check(self.state, move) is not None:
            raise Refused(PuzzleRefusal.NO_ANSWER)
        return Answer.of(self.state, move)

    def match(self, solver: str) -> Match:
        """Return the position as a match that is stored nowhere, in which `solver` is on turn.

        The other one is the opponent who plays perfectly, as the figures take for granted.
        """
        people = [opponent(Level.PERFECT)] * 2
        people[self.state.seat] = Person(NOBODY, solver)
        return Match(
            id=0,
            version=0,
            phase=Playing(),
            place=Place(None, 0),
            message_id=None,
            players=tuple(people),
            state=self.state,
            log="",
            events=(),
            created_at=0,
        )
