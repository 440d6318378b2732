"""The variants of a match that have no options; the other one is `Tavern`."""

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import ClassVar, Final

from bot.engine import Banked, Farkled, Game, Rolled
from bot.match.loadouts.loadout import Outfit, Tavern
from bot.match.model.variant import Variant

_DEAL: Final = re.compile(r"t([1-9][0-9]{0,17})\.([1-9][0-9]{0,8})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Plain(Variant):
    """An ordinary match."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of a tournament: dice that all its entrants play alone. Both numbers count from 1."""

    tournament_id: int
    number: int

    def __str__(self) -> str:
        """Return the name of the deal: `t12.3` is deal 3 of tournament 12."""
        return f"t{self.tournament_id}.{self.number}"

    @staticmethod
    def read(name: str) -> "Deal":
        """Return the deal of this name; raises `ValueError` for any other text."""
        found = _DEAL.fullmatch(name)
        if found is None:
            raise ValueError(f"{name} is not the name of a deal")
        return Deal(int(found[1]), int(found[2]))


SETTLING: Final = 10
"""Seconds after the end in which games with shared dice are ended: a press that came in time may
still be on its way, so nobody is told the dice yet."""

Occasion = date | Deal
"""Whose dice all share. Its name, as text, begins the names of the rolls."""


class Shared(Variant):
    """A game that everybody plays alone with the same dice, once, until a fixed end."""

    __slots__ = ()

    has_board: ClassVar[bool] = False
    shares_dice: ClassVar[bool] = True

    @property
    @abstractmethod
    def occasion(self) -> Occasion:
        """Return the day or deal whose dice all share."""

    @property
    @abstractmethod
    def end(self) -> int:
        """Return when the game ends for everybody (Unix seconds)."""

    @property
    def fixed_end(self) -> int:
        """Return the end for everybody: turns have no times of their own."""
        return self.end

    @property
    def secret_until(self) -> int:
        """Return when nobody can play the same dice any more, in Unix seconds."""
        return self.end + SETTLING

    def roll_names(self, match_id: int, words: Sequence[str], game: Game) -> Iterator[str]:
        """Yield for each ply the name of the roll that it may make, and that of the next one last.

        They are the same for everybody: neither the match nor its words are part of them.
        """
        del match_id, words
        return shared_roll_names(self.occasion, game)


def shared_roll_names(occasion: Occasion, game: Game) -> Iterator[str]:
    """Yield for each ply the name of the roll that it may make, and that of the next one last.

    A name is occasion, turn and roll. Neither the player nor what was kept before is part of it,
    so that everybody gets the same dice.
    """
    rolls = 1
    yield f"{occasion}:1:{rolls}"
    for state, events in game.replay():
        for event in events:
            if isinstance(event, Rolled):
                rolls += 1
            elif isinstance(event, Banked | Farkled):
                rolls = 1
        yield f"{occasion}:{state.round}:{rolls}"


@dataclass(frozen=True, slots=True)
class Daily(Shared):
    """The daily game of a `day` (UTC)."""

    refusal_when_over: ClassVar[str] = "daily-ended"

    day: date

    @property
    def occasion(self) -> date:
        """Return the day of the game."""
        return self.day

    @property
    def end(self) -> int:
        """Return when the day ends (Unix seconds): at midnight UTC."""
        return int(datetime.combine(self.day + timedelta(days=1), time(), UTC).timestamp())


@dataclass(frozen=True, slots=True)
class Duplicate(Shared):
    """A game of a `deal`, which ends for everybody at `ends_at` (Unix seconds)."""

    hides_game: ClassVar[bool] = True
    refusal_when_over: ClassVar[str] = "deal-ended"

    deal: Deal
    ends_at: int

    @property
    def occasion(self) -> Deal:
        """Return the deal of the game."""
        return self.deal

    @property
    def end(self) -> int:
        """Return when the deal ends (Unix seconds)."""
        return self.ends_at


PLAIN: Final = Plain()


def outfits_of(variant: Variant) -> tuple[Outfit, ...]:
    """Return the outfit of each seat, none where all play with ordinary dice."""
    return variant.outfits if isinstance(variant, Tavern) else ()
