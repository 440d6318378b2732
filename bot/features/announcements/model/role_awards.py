"""What winners are given: a role, until somebody else wins."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.standings.model.leaderboards import Podium
from bot.match.model.match import Person

MOST_HONOURED: Final = 10
"""How many people may wear one role: many can share a place where few games were played."""


class RoleAwardKind(StrEnum):
    """What a role is given for."""

    CHAMPION = "champion"
    """Winning a tournament, until the next one is won."""
    PODIUM = "podium"
    """A place on the podium of a season, until the next season is over."""

    @property
    def setting(self) -> str:
        """Return the name of the setting that says which role it is."""
        return f"{self}_role"


@dataclass(frozen=True, slots=True)
class RoleAward:
    """Somebody wears the role of an `honour`, or is to, or is not to any more if it is `over`."""

    guild_id: int
    honour: RoleAwardKind
    user_id: int
    role_id: int
    over: bool = False


class RoleObstacle(StrEnum):
    """Why a role cannot, or should not, be given to winners."""

    UNKNOWN = "unknown"
    """There is no such role, or everybody has it."""
    MANAGED = "managed"
    """Discord or a bot gives it."""
    POWERFUL = "powerful"
    """It has permissions of moderators."""
    FORBIDDEN = "forbidden"
    """The bot may give no roles."""
    NO_TWO_FACTOR = "no-two-factor"
    """The server demands two-factor authentication, which the owner of the bot has not."""
    TOO_HIGH = "too-high"
    """It does not stand below the bot's own."""


def champions(winners: Collection[Person]) -> list[int]:
    """Return the user ids of those who are to wear the role of champions.

    A victory that too many share brings no role.
    """
    people = [winner.user_id for winner in winners if not (winner.is_former or winner.is_bot)]
    return people if len(winners) <= MOST_HONOURED else []


def honoured(podium: Podium) -> list[int]:
    """Return the user ids of those who are to wear the role of a podium, whole places at a time.

    So equals are treated alike: a place that too many share brings no role, nor do those below.
    """
    user_ids: list[int] = []
    for place in sorted({placed.place for placed in podium.placed}):
        sharing = [placed.person for placed in podium.placed if placed.place == place]
        if len(user_ids) + len(sharing) > MOST_HONOURED:
            break
        user_ids += [
            person.user_id for person in sharing if not (person.is_former or person.is_bot)
        ]
    return user_ids
