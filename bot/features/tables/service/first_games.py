"""Who is new at a table, and who asks for a rated game all the same."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.refusals import MatchRefusal
from bot.match.results.experience import Experience
from bot.match.results.first_games import newcomers
from bot.match.service.presses import Press, pressed
from bot.match.service.registry import MatchRegistry, View

PlayedBy = Callable[[Sequence[int]], Awaitable[Mapping[int, Experience]]]
"""Returns what people have played, by user id; those who have played nothing are left out."""


class FirstGames:
    """Notes what people had played when they came to a table that can be rated."""

    def __init__(self, registry: MatchRegistry, played_by: PlayedBy | None) -> None:
        """Ask `played_by`; without it nobody is new."""
        self._registry = registry
        self._played_by = played_by

    async def marked(self, people: Sequence[Person]) -> tuple[Person, ...]:
        """Return `people` with what they have played so far."""
        if self._played_by is None:
            return tuple(people)
        ids = [person.user_id for person in people if not person.is_bot]
        played = await self._played_by(ids)
        return tuple(
            [
                person
                if person.is_bot
                else replace(person, experience=played.get(person.user_id, Experience.NEW))
                for person in people
            ]
        )

    async def ask(self, press: Press) -> View:
        """Note that somebody at a table asks for a rated game, or does so no longer.

        Raises `Refused` where nobody has to ask: it cannot be rated, or nobody is new.
        """
        async with pressed(self._registry, press) as locked:
            match = locked.match
            if not may_ask(match):
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            asking = match.next(
                players=_asking(match.players, press.user_id),
                invited=_asking(match.invited, press.user_id),
            )
            await locked.commit(asking)
            return locked.view


def may_ask(match: Match) -> bool:
    """Tell whether a table becomes rated if everybody asks for it."""
    bots = any(player.is_bot for player in match.players)
    return match.is_gathering and match.rated and not bots and bool(newcomers(match))


def _asking(people: Sequence[Person], user_id: int) -> tuple[Person, ...]:
    """Return `people` after the one with `user_id` has changed their mind."""
    return tuple(
        [
            replace(person, asks_rated=not person.asks_rated)
            if person.user_id == user_id
            else person
            for person in people
        ]
    )
