"""Challenges and the answers to them."""

import asyncio
from collections.abc import Collection, Sequence

from bot.engine import RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.gathering import Gathering, require_same_rules
from bot.match.loadouts.loadout import Tavern
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Invited
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variants import PLAIN, Plain
from bot.match.service.presses import Press, pressed
from bot.match.service.registry import LockedMatch, MatchRegistry, View


class Invitations:
    """Challenges to people by name, and their answers."""

    def __init__(self, registry: MatchRegistry, gathering: Gathering, consent: Consent) -> None:
        """Share the gathering with lobbies."""
        self._registry = registry
        self._gathering = gathering
        self._consent = consent
        self._challenging = asyncio.Lock()

    async def challenge(
        self,
        place: Place,
        challenger: Person,
        opponents: Sequence[Person],
        rules: RuleSet,
        teams: int | None = None,
        *,
        rated: bool = False,
        strangers: Collection[int] = (),
        variant: Plain | Tavern = PLAIN,
    ) -> Match:
        """Store an invitation of `opponents` by `challenger`, who would roll first.

        `strangers` are the user ids of opponents who are not on the server. Raises `Refused` when
        somebody is named twice or may not be asked, or the channel has an open game, and
        `InvalidRules` when so many people make no such table.
        """
        ids = [opponent.user_id for opponent in opponents]
        if challenger.user_id in ids:
            raise Refused(TableRefusal.CHALLENGE_SELF)
        if len(set(ids)) < len(ids):
            raise Refused(TableRefusal.CHALLENGE_TWICE)
        setup = Setup(rules, seats=1 + len(opponents), teams=teams)
        async with self._challenging:  # of two at once, the second must know of the first
            await self._consent.require(challenger, opponents, strangers)
            return await self._gathering.create(
                Invited(),
                place,
                (challenger,),
                tuple(opponents),
                setup,
                rated=rated,
                variant=variant,
            )

    async def accept(self, press: Press) -> View:
        """Take a seat; the last one to answer begins the game."""
        async with pressed(self._registry, press) as locked:
            require_same_rules(locked, press)
            person = _require_invited(locked, press.user_id)
            await self._gathering.answer(locked, person, (*locked.match.players, person))
            return locked.view

    async def decline(self, press: Press) -> View:
        """Turn the invitation down; the others play without this person, if they are enough."""
        async with pressed(self._registry, press) as locked:
            person = _require_invited(locked, press.user_id)
            await self._gathering.decline(locked, person)
            return locked.view


def _require_invited(locked: LockedMatch, user_id: int) -> Person:
    match = locked.match
    if not isinstance(match.phase, Invited):
        raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
    for person in match.invited:
        if person.user_id == user_id:
            return person
    raise Refused(TableRefusal.ALREADY_SEATED)  # `pressed` lets nobody else pass
