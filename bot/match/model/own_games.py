"""What a game waits for, as one of its people sees it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.match.loadouts.draft import seats_to_choose
from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match
from bot.match.model.phases import Finished


class Wait(StrEnum):
    """What a game waits for; what the person has to do comes first."""

    TURN = "turn"
    """Their own turn."""
    CHOICE = "choice"
    """Their choice of dice."""
    ANSWER = "answer"
    """Their answer to an invitation."""
    REMATCH = "rematch"
    """Their agreement to a rematch."""
    OTHERS = "others"
    """Somebody else's turn."""
    CHOICES = "choices"
    """Somebody else's choice of dice."""
    PLAYERS = "players"
    """People who sit down, or answer an invitation."""
    AGREEMENT = "agreement"
    """Somebody else's agreement to a rematch."""

    @property
    def is_own(self) -> bool:
        """Tell whether the game waits for this very person."""
        return self in {Wait.TURN, Wait.CHOICE, Wait.ANSWER, Wait.REMATCH}


@dataclass(frozen=True, slots=True)
class OwnGame:
    """One of somebody's games, and what it waits for."""

    match: Match
    wait: Wait

    @property
    def deadline(self) -> int | None:
        """Return when the person's time ends, in Unix seconds; None without a limit."""
        if self.match.is_playing:
            return self.match.turn_ends
        phase = self.match.phase
        if isinstance(phase, Finished) and phase.rematch is not None:
            return phase.rematch.until
        return self.match.deadline


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page of a person's games, those that wait for them first.

    `number` is that of the page, from 1, and `of` how many pages there are.
    """

    rows: tuple[OwnGame, ...]
    number: int
    of: int


def wait_of(match: Match, user_id: int) -> Wait | None:
    """Return what `match` waits for, as `user_id` sees it; None when it is over for them."""
    if match.is_gathering:
        return Wait.ANSWER if match.is_invited(user_id) else Wait.PLAYERS
    seat = match.seat_of(user_id)
    if seat is None:
        return None
    if match.is_open:
        return _wait_in_game(match, seat)
    rematch = match.phase.rematch if isinstance(match.phase, Finished) else None
    if rematch is None or rematch.is_agreed_by(match.players):
        return None
    return Wait.AGREEMENT if seat in rematch.seats else Wait.REMATCH


def _wait_in_game(match: Match, seat: int) -> Wait | None:
    if match.is_choosing and isinstance(match.variant, Tavern):
        return Wait.CHOICE if seat in seats_to_choose(match.variant) else Wait.CHOICES
    if match.state.out[seat]:
        return None
    return Wait.TURN if match.state.seat == seat else Wait.OTHERS
