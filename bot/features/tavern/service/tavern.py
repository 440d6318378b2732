"""Games in the tavern: against its opponents, or against people, to the target of a level."""

from collections.abc import Collection
from dataclasses import replace

from bot.content.levels import TavernLevel, shipped_levels
from bot.engine import RuleSet, Setup
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tavern.refusals import TavernRefusal
from bot.match.clocks.pace import Pace, paced
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Playing

RULESET = "kingdom"
"""The shipped ruleset that its games are played by."""


class TavernTables:
    """Begins games in the tavern, which are never rated."""

    def __init__(self, rules: RuleSet, gathering: Gathering, invitations: Invitations) -> None:
        """Play by `rules`, and share the gathering with every other game."""
        self._rules = rules
        self._gathering = gathering
        self._invitations = invitations

    async def sit_down(self, place: Place, person: Person, tavern: Tavern) -> Match:
        """Store a game against the opponent of the level, without a clock; the person rolls first.

        Raises `Refused` for a wager, and when the channel has an open game.
        """
        if tavern.wager is not Wager.NONE:
            raise Refused(TavernRefusal.WAGER_OWN)
        level = shipped_levels()[tavern.level]
        players = (person, opponent(level.temper, level.slug))
        rules = paced(self._of(level), None, Pace.NONE)
        return await self._gathering.create(
            Playing(), place, players, (), Setup(rules, len(players)), variant=tavern
        )

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        invited: Person,
        tavern: Tavern,
        *,
        pace: Pace,
        strangers: Collection[int] = (),
    ) -> Match:
        """Store an invitation to a game to the target of the level.

        Raises `Refused` for a wager where people do not play with dice of their own, and as
        `Invitations` does.
        """
        if tavern.wager is not Wager.NONE and tavern.dice is not DiceFrom.OWN:
            raise Refused(TavernRefusal.WAGER_OWN)
        level = shipped_levels()[tavern.level]
        return await self._invitations.challenge(
            place,
            challenger,
            [invited],
            paced(self._of(level), None, pace),
            strangers=strangers,
            variant=tavern,
        )

    def _of(self, level: TavernLevel) -> RuleSet:
        return replace(self._rules, target=level.target)
