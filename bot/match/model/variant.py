"""What a match answers by its variant and its tournament, to those who need not know which."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Game


class Variant:
    """A variant of a match; what it does not say otherwise is as in a plain match."""

    __slots__ = ()

    has_board: ClassVar[bool] = True
    """Whether a message in a channel shows the match to all who read there.

    A match without a board is for its player alone: private messages show it, and it takes no room
    in a channel.
    """

    shares_dice: ClassVar[bool] = False
    """Whether everybody who plays it gets the same dice, so that nobody may know them before."""

    hides_game: ClassVar[bool] = False
    """Whether not even its player may look back at it while its seed is a secret."""

    refusal_when_over: ClassVar[str] = "game-ended"
    """The value of the refusal of a press that comes when the match is over."""

    @property
    def fixed_end(self) -> int | None:
        """Return when the match ends, whoever is on turn (Unix seconds); None if it is open."""
        return None

    allows_vacations: ClassVar[bool] = True
    """Whether the clock of a player on vacation stands in slow games of it."""

    @property
    def secret_until(self) -> int:
        """Return when the seed of a match that is over may be told (Unix seconds)."""
        return 0

    def roll_names(self, match_id: int, words: Sequence[str], game: Game) -> Iterator[str]:
        """Yield for each ply of a game the name of the roll that it may make."""
        number = 1
        for ply in game.plies:
            yield roll_name(match_id, number, words)
            number += bool(ply.dice)


def roll_name(match_id: int, number: int, words: Sequence[str]) -> str:
    """Return the name of roll `number` (from 1) of a game: `17:1`, with the words if any."""
    return " ".join([f"{match_id}:{number}", *words])


@dataclass(frozen=True, slots=True)
class TournamentGameRef:
    """The game of a tournament that a match is played for: nobody but the tournament ends it.

    - `game_id`: no two matches have the same.
    - `berserk`: the seats that play with half the time.
    - `vacation`: whether days off count.
    - `paused`: whether the tournament is paused, so that no time runs.
    """

    tournament_id: int
    game_id: int
    berserk: tuple[int, ...] = ()
    vacation: bool = True
    paused: bool = False
