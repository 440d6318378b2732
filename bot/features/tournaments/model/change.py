"""Changes of a tournament: who makes one, and what it becomes."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.features.tournaments.model.audit_log import AuditEntry
from bot.features.tournaments.model.tournament import Tournament
from bot.match.model.match import Person


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who acts, and on which server; `manages` tells whether they may manage that."""

    person: Person
    guild_id: int
    manages: bool = False

    @property
    def user_id(self) -> int:
        """Return the user id of the person who acts."""
        return self.person.user_id

    def may_run(self, tournament: Tournament) -> bool:
        """Tell whether the person may act as the organizer of a tournament."""
        return self.manages or tournament.organizer.user_id == self.user_id


@dataclass(frozen=True, slots=True)
class Change:
    """A changed tournament, and the log entries of the change."""

    tournament: Tournament
    audit: tuple[AuditEntry, ...] = ()

    def then(self, step: "Change") -> "Change":
        """Return this change and `step` as one; `step` begins with the tournament of this one."""
        return Change(step.tournament, self.audit + step.audit)


Work = Callable[[Tournament, int], Change]
"""Works a change out, at a time (Unix seconds); raises `Refused`."""
