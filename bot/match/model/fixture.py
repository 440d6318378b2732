"""What a match is in a tournament."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fixture:
    """The game of a tournament that a match is played for: nobody but the tournament ends it.

    - `game_id`: no two matches have the same.
    - `berserk`: the seats that play with half the time.
    - `vacation`: whether days off count.
    """

    tournament_id: int
    game_id: int
    berserk: tuple[int, ...] = ()
    vacation: bool = True
