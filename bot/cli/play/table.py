"""A game at one keyboard: the match, the dice that are chosen, and the cup they come from."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.advice.level import AnyLevel
from bot.engine import (
    Bank,
    IllegalMove,
    Move,
    Positions,
    Reason,
    Resign,
    Roll,
    Selection,
    Setup,
    State,
    TakeOver,
    TimeOut,
    dice_to_roll,
    start,
)
from bot.match.clocks.presence import ALL_PRESENT, Presence
from bot.match.clocks.turn_clock import safe_bank
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.ports import DiceCup
from bot.match.service.opponents import leaving_with

Choose = Callable[[AnyLevel, State], Move]
"""Chooses the move of an opponent who is on turn."""


class Table:
    """A game and the choice of the player on turn.

    Everything that cannot be done now raises `IllegalMove` and changes nothing.
    """

    def __init__(
        self,
        setup: Setup,
        players: Sequence[Person],
        cup: DiceCup,
        choose: Choose | None = None,
    ) -> None:
        """Seat `players`, one for each seat of `setup`; `cup` rolls the dice.

        Where the bot plays some of them, `choose` does.
        """
        self.match = Match(
            id=1,
            version=1,
            phase=Playing(),
            place=Place(None, 0),
            message_id=None,
            players=tuple(players),
            state=start(setup),
            log=new_log(setup),
            events=(),
            created_at=0,
        )
        self._cup = cup
        self._choose = choose
        self._choices: list[Positions] = [()]

    @property
    def chosen(self) -> Positions:
        """Return the places of the chosen dice."""
        return self._choices[-1]

    @property
    def hand(self) -> tuple[Selection, ...]:
        """Return what can be set aside of the roll on the table, best first."""
        state = self.match.state
        if not state.roll:
            raise IllegalMove(Reason.ROLL_FIRST)
        return state.table.roll(state.roll).selections

    def choose(self, face: int) -> None:
        """Choose one more die that shows `face`; once all are chosen, put them back."""
        roll = self.match.state.roll
        if not roll:
            raise IllegalMove(Reason.ROLL_FIRST)
        places = {place for place, shown in enumerate(roll) if shown == face}
        if not places:
            raise IllegalMove(Reason.NO_SUCH_DIE)
        chosen = set(self.chosen)
        more = sorted(places - chosen)[:1]
        self._choices.append(tuple(sorted(chosen.union(more) if more else chosen - places)))

    def choose_best(self) -> None:
        """Choose the dice that score most."""
        self._choices.append(self.hand[0].positions)

    def undo(self) -> None:
        """Take the last choice of dice back."""
        if len(self._choices) == 1:
            raise IllegalMove(Reason.KEEP_FIRST)
        self._choices.pop()

    def roll(self) -> None:
        """Set the chosen dice aside and roll the others."""
        self._make(Roll(self.chosen))

    def bank(self) -> None:
        """Set the chosen dice aside and bank the points of the turn."""
        self._make(Bank(self.chosen))

    def take_over(self) -> None:
        """Go on with what the last player left."""
        self._make(TakeOver())

    def resign(self) -> None:
        """Take the player on turn out of the game, and opponents with the last person."""
        for seat in leaving_with(self.match, self.match.state.seat):
            self._make(Resign(seat))

    def time_out(self) -> None:
        """End the turn, whose time is up: what is safe is banked, as it is on Discord.

        By some rules it is lost.
        """
        match, lost = self.match, self.match.setup.rules.late_turns_lost
        presence = match.presence.after_timeout(match.state.seat, len(match.players))
        self._make((None if lost else safe_bank(match.state)) or TimeOut(), presence)

    def play_on(self) -> None:
        """Make the next move of the opponent who is on turn."""
        level = self.match.on_turn.level
        assert level is not None  # it is no person's turn
        assert self._choose is not None  # or there would be no opponents
        self._make(self._choose(level, self.match.state))

    def _make(self, move: Move, presence: Presence = ALL_PRESENT) -> None:
        """Make `move` with dice from the cup."""
        dice = self._cup.roll(self.match, dice_to_roll(self.match.state, move))
        self.match = replace(self.match.after(move, dice, now=0), presence=presence)
        self._choices = [()]
