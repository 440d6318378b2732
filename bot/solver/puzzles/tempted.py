"""Players by rules of thumb, whose answers are those that tempt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.advice.choices import Choice
from bot.advice.level import Level
from bot.advice.puzzle import Answer
from bot.engine import Bank, Move, Roll, State, best_keep, check
from bot.solver.estimates.evaluate import choice_of
from bot.solver.opponents import policy_for
from bot.solver.opponents.policy import ForPoints, Policy


@dataclass(frozen=True, slots=True)
class Grabs:
    """Sets aside whatever scores most, and banks from so many points on, else rolls the rest."""

    enough: int

    def choose(self, state: State) -> Move:
        """Return the move, with dice on the table."""
        keep = best_keep(state)
        assert keep is not None  # a roll without score ends the turn, or is rolled again
        bank = Bank(keep)
        points = state.points + state.table.roll(state.roll).by_positions[keep].points
        return bank if points >= self.enough and check(state, bank) is None else Roll(keep)


TEMPTED: Final[Mapping[Policy, int]] = {
    Grabs(0): 1,
    Grabs(300): 1,
    Grabs(500): 1,
    Grabs(750): 1,
    policy_for(Level.CAUTIOUS, None): 1,
    policy_for(Level.GREEDY, None): 1,
    policy_for(Level.STREAKY, None): 1,
    policy_for(Level.TACTICIAN, None): 3,
    ForPoints(): 3,
}
"""Who is asked, and how much it says of a puzzle that they are wrong: the last two play well."""


def answers(state: State, choices: tuple[Choice, ...]) -> dict[Policy, Answer]:
    """Return what each of them does in `state`, which offers `choices`."""
    moves = {player: player.choose(state) for player in TEMPTED}
    return {
        player: Answer.of(state, choice_of(choices, state, move).move)
        for player, move in moves.items()
    }
