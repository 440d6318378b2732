"""Games of the league, many at once, so that what they ask of a table is worked out together."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import Resign, Setup, State, apply, dice_to_roll, start
from bot.solver.league.conversation import ProgramFault
from bot.solver.league.dice import LeagueDeal
from bot.solver.league.prepared import AnyPrepared
from bot.solver.opponents.policy import Policy

MOST_ROUNDS: Final = 1000
"""After so many the highest total wins: there are players who would never get to a target."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at a table: the name, how it plays, and whether it looks up what turns are worth."""

    name: str
    policy: Policy
    looks_up: bool


@dataclass(frozen=True, slots=True)
class LostGame:
    """A game that the player `name` has lost by a `fault`, with what it `said` if that shows it."""

    name: str
    fault: str
    said: str


class LeagueGame:
    """A game that is played turn by turn; `players` are those of each side."""

    def __init__(self, setup: Setup, players: Sequence[Seated], dice: LeagueDeal) -> None:
        """Begin it."""
        self.state: State = start(setup)
        self.lost: list[LostGame] = []
        self._players = players
        self._dice = dice

    @property
    def over(self) -> bool:
        """Tell whether nobody plays on."""
        return self.state.over or self.state.round > MOST_ROUNDS

    @property
    def on_turn(self) -> Seated:
        """Return who plays next."""
        return self._players[self.state.side]

    def won_by(self, side: int) -> float:
        """Return what the game, which is over, is worth for a side: 1, or its share of a tie."""
        state = self.state
        winners: Sequence[int] = state.winners
        if not state.over:
            best = max(state.totals)
            winners = [player for player, total in enumerate(state.totals) if total == best]
        return 1 / len(winners) if side in winners else 0.0

    def play_turn(self) -> None:
        """Play the turn of who is next; a player that fails leaves the game."""
        state, player = self.state, self.on_turn
        seat, turn, number = state.seat, state.round, 0
        while not state.over and (state.seat, state.round) == (seat, turn):
            try:
                move = player.policy.choose(state)
            except ProgramFault as failed:
                self.lost.append(LostGame(player.name, failed.fault, failed.said))
                state, _ = apply(state, Resign(seat))
                break
            count = len(dice_to_roll(state, move))
            number += bool(count)
            faces = self._dice.roll(seat, turn, number, count) if count else ()
            state, _ = apply(state, move, faces)
        self.state = state


def play_all(games: Iterable[LeagueGame], prepared: AnyPrepared | None) -> None:
    """Play games to their ends; `prepared` is what all of them are, where that is known."""
    going = [game for game in games if not game.over]
    while going:
        for game in _in_order(going, prepared):
            game.play_turn()
        going = [game for game in going if not game.over]


def _in_order(games: Sequence[LeagueGame], prepared: AnyPrepared | None) -> Iterator[LeagueGame]:
    """Yield each game once; the turns of those that look them up are worked out before."""
    looked_up = []
    for game in games:
        if prepared is not None and game.on_turn.looks_up:
            looked_up.append(game)
        else:
            yield game
    if prepared is not None:
        for part in prepared.parts([game.state for game in looked_up]):
            for place in part:
                yield looked_up[place]
