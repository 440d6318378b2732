"""Stakes of wagers: who has none cannot sit down at such a table."""

from collections.abc import Mapping

from bot.features.tables.refusals import TableRefusal
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match


def require_stakes(match: Match, owned: Mapping[int, Collection]) -> None:
    """Raise `Refused` if somebody has nothing to stake in the wager of a new match.

    `owned` are the collections of its people, by user id.
    """
    if not isinstance(match.variant, Tavern) or match.variant.wager is not Wager.AGREED:
        return
    if not owned[match.host.user_id].has_stake:
        raise Refused(TableRefusal.NO_STAKE)
    for person in match.invited:
        if not owned[person.user_id].has_stake:
            raise Refused(TableRefusal.NO_STAKE_OF, name=person)
