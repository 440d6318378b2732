"""The variants of a match that have no options: plain, daily. The third is `Tavern`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import ClassVar, Final

from bot.engine import Banked, Farkled, Game, Rolled
from bot.match.loadouts.loadout import Outfit, Tavern
from bot.match.model.variant import Variant


@dataclass(frozen=True, slots=True)
class Plain(Variant):
    """An ordinary match."""


@dataclass(frozen=True, slots=True)
class Daily(Variant):
    """The daily game of a `day` (UTC), with the same dice for everybody."""

    has_board: ClassVar[bool] = False
    shares_dice: ClassVar[bool] = True
    has_fixed_end: ClassVar[bool] = True

    day: date

    @property
    def secret_until(self) -> int:
        """Return the end of the day: until then others may still play the same dice."""
        return self.end

    @property
    def end(self) -> int:
        """Return when the day ends (Unix seconds): at midnight UTC."""
        return int(datetime.combine(self.day + timedelta(days=1), time(), UTC).timestamp())

    def roll_names(self, match_id: int, words: Sequence[str], game: Game) -> Iterator[str]:
        """Yield for each ply the name of the roll that it may make, and that of the next one last.

        A name is day, turn and roll. Neither the player nor what was kept before is part of it, so
        that everybody gets the same dice.
        """
        del match_id, words
        rolls = 1
        yield f"{self.day}:1:{rolls}"
        for state, events in game.replay():
            for event in events:
                if isinstance(event, Rolled):
                    rolls += 1
                elif isinstance(event, Banked | Farkled):
                    rolls = 1
            yield f"{self.day}:{state.round}:{rolls}"


PLAIN: Final = Plain()


def outfits_of(variant: Variant) -> tuple[Outfit, ...]:
    """Return what each seat plays with, none where all play with ordinary dice."""
    return variant.outfits if isinstance(variant, Tavern) else ()
