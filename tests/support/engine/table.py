"""A game under a house rule, played by its notation: the stage of the tests of single rules."""

import pytest

from bot.engine import (
    Badge,
    CallTime,
    Die,
    Event,
    IllegalMove,
    Move,
    Reason,
    Resign,
    Setup,
    State,
    apply,
    check,
    dice_to_roll,
    legal_moves,
    parse_ply,
    parse_rules,
    start,
)

NOTHING = {
    6: "223446",
    5: "22346",
    4: "2346",
    3: "234",
    2: "23",
    1: "2",
}
"""Faces of so many dice in which nothing scores under the plain scoring."""


def is_listed(move: Move, state: State) -> bool:
    """Tell whether `move` is among the legal ones, where a seat leaves in one way.

    No seat calls the time, which can be done in every state but at the end.
    """
    if isinstance(move, CallTime):
        return not state.over
    return (Resign(move.seat) if isinstance(move, Resign) else move) in legal_moves(state)


class Table:
    """One game, and what happened in it so far.

    `options` are those of a ruleset's line; without an ending in them, the target is 10,000.
    """

    def __init__(
        self,
        options: str = "",
        seats: int = 2,
        teams: int | None = None,
        dice: tuple[tuple[Die, ...], ...] = (),
        badges: tuple[Badge | None, ...] = (),
    ) -> None:
        if "target=" not in options and "turns=" not in options:
            options = f"{options},target=10000".removeprefix(",")
        self.setup = Setup(parse_rules(f"house({options})"), seats, teams, dice, badges)
        self.state: State = start(self.setup)
        self.events: list[Event] = []

    def play(self, tokens: str) -> list[Event]:
        """Play moves in notation, each of them legal, and return the events of the last one."""
        events: list[Event] = []
        for token in tokens.split():
            ply = parse_ply(token)
            assert check(self.state, ply.move) is None, token
            assert is_listed(ply.move, self.state), token
            self.state, events = apply(self.state, ply.move, ply.dice)
            self.events += events
        return events

    def refused(self, token: str) -> Reason | None:
        """Return why a move is refused; every way of asking must say the same."""
        ply = parse_ply(token)
        with pytest.raises(IllegalMove) as applied:
            apply(self.state, ply.move, ply.dice)
        with pytest.raises(IllegalMove) as rolled:
            dice_to_roll(self.state, ply.move)
        assert not is_listed(ply.move, self.state)
        reason = check(self.state, ply.move)
        assert applied.value.reason == rolled.value.reason == reason
        return reason

    def farkle(self) -> list[Event]:
        """Play a turn whose first roll scores nothing."""
        return self.play(f">{NOTHING[len(self.state.dice)]}")

    def score(self, points: int) -> list[Event]:
        """Play a turn that banks `points`, a multiple of 100 up to 600, or 1000."""
        faces = {100: "122346", 200: "222346", 300: "333246", 400: "444236", 500: "555236"} | {
            600: "666234",
            1000: "111236",
        }
        roll = faces[points]
        keep = "a" if points == 100 else _places_of_three(roll)
        return self.play(f">{roll} {keep}.")


def _places_of_three(faces: str) -> str:
    ascending = sorted(faces)
    first = next(place for place, face in enumerate(ascending) if ascending.count(face) == 3)
    return "abcdef"[first : first + 3]
