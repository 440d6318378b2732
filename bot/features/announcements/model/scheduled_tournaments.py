"""Tournaments among the scheduled events of a server."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

DELETED: Final = 0
"""Stands for the id of a scheduled event that is not to be made again."""


class EventStage(StrEnum):
    """How far a tournament is."""

    PLANNED = "planned"
    BEGUN = "begun"
    OVER = "over"
    CALLED_OFF = "called-off"

    @property
    def is_end(self) -> bool:
        """Tell whether nothing comes after it."""
        return self in {EventStage.OVER, EventStage.CALLED_OFF}


@dataclass(frozen=True, slots=True)
class ScheduledTournament:
    """A tournament as a scheduled event shows it, by its title, its times and where it is.

    - `starts`, `ends`: Unix seconds; the end is a guess, until it has ended.
    - `location`: an address or a name, at most 100 characters.
    - `event_id`: the scheduled event, None before it is made, `DELETED` once somebody has deleted
      it. `tried`: whether it may be there though its id is not known.
    """

    guild_id: int
    tournament_id: int
    title: str
    starts: int
    ends: int
    location: str
    stage: EventStage = EventStage.PLANNED
    event_id: int | None = None
    tried: bool = False
