"""What somebody with common sense sees in a state, before any temper comes into it."""

from dataclasses import dataclass

from bot.advice.choices import Choice
from bot.engine import Bank, State, wins_now
from bot.solver.estimates.evaluate import evaluate


@dataclass(frozen=True, slots=True)
class SensibleOptions:
    """The choices of a state that make sense to anybody.

    - `win`: a bank that ends the game and wins it, if there is one.
    - `bank`: the bank that brings most, None where no bank helps: those are left out that give the
      points away (Welfare) or that leave the last turn of a final round without the lead.
    - `rolls`: rolls and takeovers, at least one. Those are left out after which the target could
      only be overshot (exact targets, Welfare), unless all are such. Where nothing can be rolled,
      as the last dice of several rolls are not hot, the banks.
    """

    win: Choice | None
    bank: Choice | None
    rolls: tuple[Choice, ...]

    @staticmethod
    def of(state: State) -> "SensibleOptions":
        """Return the options of the player on turn in `state`, a game not yet over."""
        choices = evaluate(state)
        banks = [
            choice for choice in choices if isinstance(choice.move, Bank) and _helps(state, choice)
        ]
        rolling = [choice for choice in choices if not isinstance(choice.move, Bank)]
        rolls = rolling or choices
        win = choices[0] if wins_now(state, choices[0].move) else None
        within = [roll for roll in rolls if not _overshoots(state, roll)]
        return SensibleOptions(win, max(banks, key=_points, default=None), tuple(within or rolls))

    @property
    def safest(self) -> Choice:
        """Return the roll least likely to farkle, of equals the one with most points."""
        return max(self.rolls, key=lambda roll: (-roll.farkle, roll.points))

    @property
    def richest(self) -> Choice:
        """Return the roll with most points at risk, of equals the one with most dice."""
        return max(self.rolls, key=lambda roll: (roll.points, roll.dice))

    @property
    def best(self) -> Choice:
        """Return the roll that brings most points on average."""
        return max(self.rolls, key=lambda roll: roll.expected)


def best_other(state: State) -> int:
    """Return the highest total of the other sides still in the game; 0 where there is none."""
    setup = state.setup
    playing = {setup.side_of(seat) for seat, gone in enumerate(state.out) if not gone}
    return max((state.totals[side] for side in playing - {state.side}), default=0)


def _points(choice: Choice) -> int:
    return choice.points


def _helps(state: State, bank: Choice) -> bool:
    if state.final is not None:
        return state.total + bank.points >= best_other(state)
    return not _overshoots(state, bank)


def _overshoots(state: State, choice: Choice) -> bool:
    rules = state.setup.rules
    if rules.target is None or rules.overshoot == "allowed":
        return False
    return state.total + choice.points > rules.target
