"""Games in the tavern: against its opponents, or against people, to the target of a level."""

from collections.abc import Collection
from dataclasses import replace

from bot.domain.levels import TavernLevel
from bot.domain.match import Match, Person, Phase, Place, opponent
from bot.domain.outfits import DiceFrom, Tavern
from bot.domain.pace import Pace, paced
from bot.engine import RuleSet, Setup
from bot.service.gathering import Gathering
from bot.service.invitations import Invitations
from bot.service.rulebook import RuleBook

RULESET = "kingdom"


class TavernTables:
    """Lays the tables of the tavern. Their games are never rated."""

    def __init__(self, rulebook: RuleBook, gathering: Gathering, invitations: Invitations) -> None:
        """Share the gathering with every other game."""
        self._rules = rulebook.get(RULESET)
        self._gathering = gathering
        self._invitations = invitations

    async def sit_down(
        self, place: Place, person: Person, level: TavernLevel, dice: DiceFrom
    ) -> Match:
        """Store a game against the opponent of `level`, without a clock; the person rolls first.

        Raises `Refused` when the channel has an open game.
        """
        players = (person, opponent(level.temper, level.slug))
        rules = paced(self._of(level), None, Pace.NONE)
        tavern = Tavern(level.slug, dice)
        return await self._gathering.lay(
            Phase.PLAYING, place, players, (), Setup(rules, len(players)), tavern=tavern
        )

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        invited: Person,
        level: TavernLevel,
        dice: DiceFrom,
        *,
        pace: Pace,
        strangers: Collection[int] = (),
    ) -> Match:
        """Store an invitation to a game to the target of `level`; raises as `Invitations` does."""
        return await self._invitations.challenge(
            place,
            challenger,
            [invited],
            paced(self._of(level), None, pace),
            strangers=strangers,
            tavern=Tavern(level.slug, dice),
        )

    def _of(self, level: TavernLevel) -> RuleSet:
        return replace(self._rules, target=level.target)
