"""Games with dice that all share: each played alone, once, until a fixed end."""

from dataclasses import replace

from bot.engine import Exit, Resign, RuleSet, Setup, start
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closing, Playing
from bot.match.model.variants import Shared
from bot.match.ports import Clock
from bot.match.service.registry import MatchRegistry


class SharedGames:
    """Begins and ends games of shared dice, whatever their occasion."""

    def __init__(self, registry: MatchRegistry, clock: Clock) -> None:
        """Keep the games in `registry`."""
        self._registry = registry
        self._clock = clock

    async def begin(
        self, variant: Shared, rules: RuleSet, seed: bytes, place: Place, person: Person
    ) -> Match:
        """Begin a person's game; raises `AlreadyPlayedError` for a second one of its occasion.

        Its dice follow from `seed`, which is that of the occasion.
        """
        setup = Setup(rules, seats=1)
        return await self._registry.add(
            Match(
                id=0,
                version=0,
                phase=Playing(),
                place=place,
                message_id=None,
                players=(person,),
                state=start(setup),
                log=new_log(setup),
                events=(),
                created_at=self._clock.now(),
                deadline=variant.end,
                variant=variant,
                seed=seed,
            )
        )

    async def time_up(self, match: Match) -> None:
        """End a game, as `end` does, whose deadline has come."""
        await self.end(match.id)

    async def end(self, match_id: int) -> None:
        """End a game if its time is up for everybody.

        Turns that were not played bring nothing. A game in which nothing was rolled is closed as if
        it had never been opened.
        """
        async with self._registry.lock(match_id) as locked:
            match, now = locked.match, self._clock.now()
            assert isinstance(match.variant, Shared)  # all others have clocks of their own
            end = match.variant.end
            if not match.is_open:
                return
            if now < end:
                if match.deadline != end:  # a move that was saved while the end moved
                    await locked.commit(replace(match.next(), deadline=end))
            elif match.has_moves:
                ended = match.after(Resign(0, Exit.TIMED_OUT), (), now)
                await locked.commit(replace(ended, deadline=None))
            else:
                await locked.close(Closing.EXPIRED, now)
