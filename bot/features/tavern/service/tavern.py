"""Games in the tavern: against its opponents, or against people, by any rules for six dice."""

from collections.abc import Collection
from dataclasses import replace

from bot.content.levels import TavernLevel, shipped_levels
from bot.engine import MOST_DICE, InvalidRules, Problem, RuleSet, Setup
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tavern.refusals import TavernRefusal
from bot.match.clocks.pace import Pace, paced
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Playing

RULESET = "kingdom"
"""The shipped ruleset that its games are played by unless another is chosen."""


class TavernTables:
    """Begins games in the tavern, which are never rated."""

    def __init__(self, rulebook: RuleBook, gathering: Gathering, invitations: Invitations) -> None:
        """Know the rules of the `rulebook`, and share the gathering with every other game."""
        self._rulebook = rulebook
        self._gathering = gathering
        self._invitations = invitations

    async def sit_down(
        self, place: Place, person: Person, tavern: Tavern, rules: RuleSet | None = None
    ) -> Match:
        """Store a game against the opponent of the level, without a clock; the person rolls first.

        It is played by shipped `rules` to the target of the level: nobody can lay the table so that
        its prizes come cheap. Raises `Refused` for others, for a wager, and when the channel has an
        open game.
        """
        if tavern.wager is not Wager.NONE:
            raise Refused(TavernRefusal.WAGER_OWN)
        if rules is not None and rules not in tuple(self._rulebook):
            raise Refused(TavernRefusal.TAVERN_RULES)
        level = shipped_levels()[tavern.level]
        players = (person, opponent(level.temper, level.slug))
        played = paced(self._to(level, rules, tavern), None, Pace.NONE)
        return await self._gathering.create(
            Playing(), place, players, (), Setup(played, len(players)), variant=tavern
        )

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        invited: Person,
        tavern: Tavern,
        rules: RuleSet | None = None,
        *,
        pace: Pace,
        own_ending: bool = False,
        strangers: Collection[int] = (),
    ) -> Match:
        """Store an invitation to a game to the target of the level.

        With `own_ending` the end is that of the `rules` instead, unless badges are worn, of which
        some bring a head start. Raises `Refused` for a wager where people do not play with dice of
        their own, for rules that are not for six dice, and as `Invitations` does.
        """
        if tavern.wager is not Wager.NONE and tavern.dice is not DiceFrom.OWN:
            raise Refused(TavernRefusal.WAGER_OWN)
        level = shipped_levels()[tavern.level]
        played = self._to(level, rules, tavern, own=own_ending and not tavern.badges)
        return await self._invitations.challenge(
            place,
            challenger,
            [invited],
            paced(played, None, pace),
            strangers=strangers,
            variant=tavern,
        )

    def _to(
        self, level: TavernLevel, rules: RuleSet | None, tavern: Tavern, *, own: bool = False
    ) -> RuleSet:
        """Return the `rules` to the target of `level`, or to their `own` ending."""
        rules = rules or self._rulebook.get(RULESET)
        if rules.scoring.dice != MOST_DICE:
            raise Refused(TavernRefusal.FIVE_DICE)
        if tavern.badges and rules.overshoot != "allowed":
            raise InvalidRules([Problem("badges-need-overshoot")])
        return rules if own else replace(rules, target=level.target, turns=None)
