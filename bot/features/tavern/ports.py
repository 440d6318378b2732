"""Where what people own in the tavern is kept, and where its tables are laid."""

from collections.abc import Collection as Ids
from collections.abc import Sequence
from typing import Protocol

from bot.engine import RuleSet, Setup
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import Tavern
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Phase


class CollectionStore(Protocol):
    """Keeps what people own in the tavern. What a game wins them is added with its end."""

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""

    async def pass_die(self, match_id: int, tavern: Tavern, loser_id: int, winner_id: int) -> bool:
        """Store the die that a finished game in the `tavern` has passed on, and give it, or not.

        Tell whether the loser still owned it; if not, nothing changes. Raises `StaleError` when the
        match has passed one on already.
        """


class Gathering(Protocol):
    """Lays tables of every kind."""

    async def lay(
        self,
        phase: Phase,
        place: Place,
        players: tuple[Person, ...],
        invited: tuple[Person, ...],
        setup: Setup,
        *,
        variant: Tavern,
    ) -> Match:
        """Store a new table of `setup` with its first `players` seated.

        Raises `Refused` when there is no room in the channel, and for a wager without stakes.
        """


class Invitations(Protocol):
    """Invites people by name."""

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        opponents: Sequence[Person],
        rules: RuleSet,
        *,
        strangers: Ids[int],
        variant: Tavern,
    ) -> Match:
        """Store an invitation of `opponents` by `challenger`, who would roll first.

        `strangers` are the user ids of opponents who are not on the server. Raises `Refused` when
        somebody may not be asked, and as `Gathering` does.
        """
