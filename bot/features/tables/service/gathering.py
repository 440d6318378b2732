"""What invitations and lobbies share: tables that fill, begin, or close."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.engine import Setup, start
from bot.features.tables.model.stakes import require_stakes
from bot.features.tables.ports import Collections
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.first_games import FirstGames
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import Tavern
from bot.match.model.errors import Refused
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closing, Invited, Phase
from bot.match.model.refusals import MatchRefusal
from bot.match.model.ruleset_titles import base_of
from bot.match.model.seal import words_of
from bot.match.model.variant import Variant
from bot.match.model.variants import PLAIN, Plain
from bot.match.ports import BoardPost, Clock
from bot.match.results.first_games import settled
from bot.match.service.dice_cup import new_seed
from bot.match.service.presses import Outdated, Press, pressed
from bot.match.service.registry import LockedMatch, MatchRegistry, View
from bot.match.service.seating import seated

FEWEST = 2
"""The fewest players of a game."""


class Gathering:
    """Tables that have not begun."""

    def __init__(
        self,
        room: ChannelCapacity,
        registry: MatchRegistry,
        *,
        clock: Clock,
        boards: BoardPost,
        consent: Consent,
        collections: Collections,
        first_games: FirstGames,
        lifetime: int,
    ) -> None:
        """Let tables wait for `lifetime` seconds; `collections` are what people own.

        `first_games` tells who is new.
        """
        self._room = room
        self._registry = registry
        self._clock = clock
        self._boards = boards
        self._consent = consent
        self._collections = collections
        self._first_games = first_games
        self._lifetime = lifetime

    async def create(
        self,
        phase: Phase,
        place: Place,
        players: tuple[Person, ...],
        invited: tuple[Person, ...],
        setup: Setup,
        *,
        rated: bool = False,
        variant: Plain | Tavern = PLAIN,
    ) -> Match:
        """Store a new table of `setup` with its first `players` seated; it may play at once.

        In the tavern its players choose their dice first.

        Raises `Refused` when there is no room in the channel, and for a wager without stakes.
        """
        if rated:
            players = await self._first_games.marked(players)
            invited = await self._first_games.marked(invited)
        now = self._clock.now()
        match = Match(
            id=0,
            version=0,
            phase=phase,
            place=place,
            message_id=None,
            players=players,
            invited=invited,
            state=start(setup),
            log=new_log(setup),
            events=(),
            created_at=now,
            rated=rated,
            seed=new_seed(),
            variant=variant,
        )
        owned = await self._owned(variant, match.people)
        require_stakes(match, owned)
        if match.is_gathering:
            match = replace(match, deadline=now + self._lifetime)
        else:
            match = seated(settled(match), now, owned)
        return await self._room.add(match)

    async def posted(self, match: Match, message_id: int) -> None:
        """Store the message that shows `match`, and show what has happened to it meanwhile."""
        async with self._registry.lock(match.id) as locked:
            if locked.match.parked:
                self._boards.retire(replace(locked.match, message_id=message_id), locked.match)
                return
            await locked.show_on(message_id)
            if locked.match.version != match.version:
                self._boards.redraw(locked.match)

    async def sit_down(self, locked: LockedMatch, person: Person) -> None:
        """Seat `person` on the next free seat; at a table for two that begins the game."""
        match = locked.match
        [newest] = await self._first_games.marked([person]) if match.rated else [person]
        players = (*match.players, newest)
        if len(players) == match.setup.seats == FEWEST:
            await self.begin(locked, players)
        else:
            await locked.commit(match.next(players=players))

    async def withdraw(self, match_id: int) -> None:
        """Close a table that could not be posted."""
        async with self._registry.lock(match_id) as locked:
            await locked.close(Closing.WITHDRAWN, self._clock.now())

    async def expire(self, match: Match) -> None:
        """Close `match` if it still waits for players."""
        async with self._registry.lock(match.id) as locked:
            deadline, now = locked.match.deadline, self._clock.now()
            if deadline is None or deadline > now:
                return
            await locked.close(Closing.EXPIRED, now)

    async def begin(self, locked: LockedMatch, players: tuple[Person, ...]) -> None:
        """Begin the game with `players`, who take their seats in this order.

        Raises `Refused` when they are too few, and `InvalidRules` when they make no equal teams.
        """
        if len(players) < FEWEST:
            raise Refused(TableRefusal.TOO_FEW)
        planned = locked.match.setup
        setup = Setup(planned.rules, seats=len(players), teams=planned.teams)
        begins = locked.match.next(
            players=players,
            invited=(),
            state=start(setup),
            log=new_log(setup),
            words=words_of(locked.match.words, players),
            rated=locked.match.rated and not any(player.is_bot for player in players),
        )
        now = self._clock.now()
        owned = await self._owned(begins.variant, players)
        await locked.begin(seated(settled(begins), now, owned), now)

    async def start(self, press: Press) -> View:
        """Begin with those who are at the table.

        The host may; everyone seated may once no seat is free and nobody is waited for.
        """
        async with pressed(self._registry, press) as locked:
            match = locked.match
            if not match.is_gathering:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            if press.user_id != match.host.user_id and (match.free_seats or match.invited):
                raise Refused(TableRefusal.ONLY_HOST, name=match.host)
            await self.begin(locked, match.players)
            return locked.view

    async def answer(
        self,
        locked: LockedMatch,
        person: Person,
        players: tuple[Person, ...],
        closing: Closing = Closing.DECLINED,
    ) -> None:
        """Go on after the invited `person` has accepted: wait for others, begin, or close."""
        invited = tuple(invitee for invitee in locked.match.invited if invitee != person)
        if len(players) + len(invited) < FEWEST:
            await locked.close(closing, self._clock.now())
        elif invited:
            await locked.commit(locked.match.next(players=players, invited=invited))
        else:
            await self.begin(locked, players)

    async def decline(self, locked: LockedMatch, person: Person) -> None:
        """Go on without the invited `person`, who is left in peace if that happens often."""
        challenger = locked.match.host
        await self.answer(locked, person, locked.match.players)
        await self._consent.note_decline(person.user_id, challenger.user_id)

    async def leave(self, locked: LockedMatch, user_id: int) -> None:
        """Let a person get up, or decline an invitation.

        The next person becomes host. A table closes when its last person leaves, an invitation when
        too few are left to answer it, and a game whose dice are being chosen with anybody who
        leaves.
        """
        match = locked.match
        for person in match.invited:
            if person.user_id == user_id:
                await self.decline(locked, person)
                return
        choosing = match.is_choosing
        await self._without(locked, user_id, Closing.LEFT if choosing else Closing.WITHDRAWN)

    async def remove(self, locked: LockedMatch, user_id: int) -> None:
        """Let the table go on without a person, or close it, as in `leave`.

        It was not their own doing, so nothing counts as declined by them.
        """
        match = locked.match
        for person in match.invited:
            if person.user_id == user_id:
                await self.answer(locked, person, match.players, Closing.ENDED)
                return
        await self._without(locked, user_id, Closing.ENDED)

    async def _without(self, locked: LockedMatch, user_id: int, closing: Closing) -> None:
        """Go on without a person at the table, or close it if that cannot be."""
        match = locked.match
        players = tuple(player for player in match.players if player.user_id != user_id)
        has_host = any(not player.is_bot for player in players)
        needed = FEWEST if isinstance(match.phase, Invited) else 1
        enough = has_host and len(players) + len(match.invited) >= needed
        if enough and not match.is_choosing:
            await locked.commit(match.next(players=players))
        else:
            await locked.close(closing, self._clock.now())

    async def _owned(self, variant: Variant, people: Iterable[Person]) -> Mapping[int, Collection]:
        """Return the collections of the people of a game, if it is played with those."""
        if not isinstance(variant, Tavern) or not variant.is_private:
            return {}
        ids = [person.user_id for person in people if not person.is_bot]
        return {user_id: await self._collections.of(user_id) for user_id in ids}


def require_same_rules(locked: LockedMatch, press: Press) -> None:
    """Raise `Outdated` if the rules may have been changed since the board of `press` was drawn.

    Other presses on a table count though somebody has sat down meanwhile.
    """
    match = locked.match
    if base_of(match.setup.rules.name) is not None and match.version != press.version:
        raise Outdated(locked.view, Refused(MatchRefusal.BOARD_OUTDATED))
