"""What becomes of ladders when people, channels and servers go."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.features.ladder.service.answers import Answers
from bot.features.ladder.store.departures import SqlLadderDepartureStore
from bot.match.model.match import Person
from bot.match.ports import Clock


class LadderDepartures:
    """Ends the challenges of whoever goes, and lets clocks stand where the bot is not.

    Nothing that was nobody's doing costs a place: not the bot's absence from a server, and not a
    channel that is gone. Whoever goes for good leaves their place as if they had left the ladder.
    """

    def __init__(self, store: SqlLadderDepartureStore, answers: Answers, clock: Clock) -> None:
        """Change what is in `store`; `answers` tells people of it."""
        self._store = store
        self._answers = answers
        self._clock = clock

    @contextmanager
    def silence(self, user_id: int) -> Iterator[None]:
        """Tell nothing about somebody until the block ends: it would hold their name for ever."""
        with self._answers.silence(user_id):
            yield
        self._answers.tell_soon()

    async def forget_person(self, user_id: int, former: Person) -> None:
        """Take somebody off all ladders whose data is being deleted.

        Who has challenged them takes their place. In what is told of it, `former` stands for them.
        """
        async with self._answers.answering:
            await self._store.forget_person(user_id, former, self._clock.now())

    async def person_deleted_elsewhere(self, user_id: int) -> None:
        """Tell on ladders what follows from a person's data being deleted by another process."""
        del user_id
        self._answers.tell_soon()

    async def lose_channel(self, guild_id: int, channel_id: int) -> None:
        """End what waits in a channel that is gone: the challenged person cannot see it."""
        del guild_id  # ids of channels are those of no other server
        async with self._answers.answering:
            await self._store.lose_channel(channel_id, self._clock.now())
        self._answers.tell_soon()

    async def lose_server(self, guild_id: int) -> None:
        """Let the clocks of a server stand that has removed the bot; what waits there is over."""
        async with self._answers.answering:
            await self._store.stand_still(guild_id, self._clock.now())

    async def come_back(self, guild_id: int) -> None:
        """Let the clocks of a server go on that has taken the bot back, and tell what is untold."""
        await self._store.go_on(guild_id, self._clock.now())
        self._answers.tell_soon()

    async def servers(self) -> Sequence[int]:
        """Return the servers that have ladders."""
        return await self._store.servers()

    def begin_telling(self) -> None:
        """Tell what has happened on ladders from now on: Discord has said where the bot is."""
        self._answers.begin_telling()

    async def close_all(self, guild_id: int) -> None:
        """End what waits on a server whose data is to be deleted, and tell it before."""
        async with self._answers.answering:
            await self._store.void_waiting(guild_id, self._clock.now())
        await self._answers.catch_up()
