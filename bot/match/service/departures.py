"""People, servers and channels that go: each feature answers what happens then, and is told.

A feature declares a `WhenGone` beside what it keeps, and `Departures` asks all of them, so nobody
has to remember which features there are. One that keeps rows of people or servers and has no answer
is found before anything begins.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, fields
from typing import Final

from bot.match.model.match import Person
from bot.match.service.tasks import Tasks

PersonLeaves = Callable[[int], Awaitable[object]]
PersonOut = Callable[[int, Person], Awaitable[object]]
WhileDeleted = Callable[[int], AbstractContextManager[object]]
PersonDeleted = Callable[[int], object]
MemberLeft = Callable[[int, int], Awaitable[object]]
ServerCloses = Callable[[int], Awaitable[object]]
ServerDeleted = Callable[[int], object]
TellOfLeaver = Callable[[int, int], None]
"""Takes note, in the background, that somebody has left a server (its id, and theirs)."""
ChannelDeleted = Callable[[int, int], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Stays:
    """The answer that nothing happens: `why` says what sees to it instead, or that it is right."""

    why: str

    def __post_init__(self) -> None:
        """Raise `ValueError` without a reason: that would be no answer."""
        if not self.why.strip():
            raise ValueError("say why nothing happens")


@dataclass(frozen=True, slots=True)
class ServerLeft:
    """What happens on a server that has removed the bot.

    - `servers`: returns those on which something goes on, to compare them at a start with those
      where the bot is; `leave`: ends it on one, or lets it stand.
    - `come_back`: lets it go on where the bot is, also if it always was.
    """

    servers: Callable[[], Awaitable[Collection[int]]]
    leave: Callable[[int], Awaitable[object]]
    come_back: Callable[[int], Awaitable[object]] | Stays


@dataclass(frozen=True, slots=True)
class WhenGone:
    """What a feature does when somebody or something goes.

    - `person_leaves`: the data of somebody (a user id) is about to be deleted, so they get out of
      whatever goes on. It may come again until nothing is left.
    - `person_out`: they are out of all games, and the former player stands for them in what stays.
    - `while_deleted`: what holds from before they leave until after, whether or not it succeeds.
    - `person_deleted`: their rows are deleted, and what is in memory has to go with them, at once.
    - `member_left`: somebody has left a server, or was banned there (its id, and theirs). They may
      come back.
    - `server_left`: the bot was removed from a server, which may take it back.
    - `server_closes`: the data of a server is about to be deleted, so everything on it ends.
    - `server_deleted`: its rows are deleted, and what is in memory has to go with them, at once.
    - `channel_deleted`: a channel or a thread of a server (its id, and the channel's) is gone.
    """

    person_leaves: PersonLeaves | Stays
    person_out: PersonOut | Stays
    while_deleted: WhileDeleted | Stays
    person_deleted: PersonDeleted | Stays
    member_left: MemberLeft | Stays
    server_left: ServerLeft | Stays
    server_closes: ServerCloses | Stays
    server_deleted: ServerDeleted | Stays
    channel_deleted: ChannelDeleted | Stays


def rows_alone(why: str) -> WhenGone:
    """Return the answer of a feature of which there is nothing but rows: `why` nothing is due.

    Rows go with their person or server by what `PERSONAL_DATA` says of them.
    """
    stays = Stays(why)
    return WhenGone(**dict.fromkeys((field.name for field in fields(WhenGone)), stays))


class Departures:
    """Asks every feature for its answer, in the order in which they were declared."""

    def __init__(self, answers: Mapping[str, WhenGone], owners: Collection[str]) -> None:
        """Ask `answers`, which are by feature; `owners` are the features that keep rows.

        Raises `ValueError` if an owner has no answer.
        """
        lacking = sorted(set(owners) - answers.keys())
        if lacking:
            raise ValueError(f"nobody says what happens to {', '.join(lacking)} when somebody goes")
        self._answers: Final = dict(answers)

    async def person_leaves(self, user_id: int) -> None:
        """Let somebody out of everything; whatever fails keeps their data from being deleted."""
        for answer in self._answers.values():
            if not isinstance(answer.person_leaves, Stays):
                await answer.person_leaves(user_id)

    async def person_out(self, user_id: int, former: Person) -> None:
        """Let `former` stand for somebody who is out of all games in what stays of them."""
        for answer in self._answers.values():
            if not isinstance(answer.person_out, Stays):
                await answer.person_out(user_id, former)

    @contextmanager
    def while_deleted(self, user_id: int) -> Iterator[None]:
        """Hold what has to be held while somebody's data is deleted."""
        with ExitStack() as until_over:
            for answer in self._answers.values():
                if not isinstance(answer.while_deleted, Stays):
                    until_over.enter_context(answer.while_deleted(user_id))
            yield

    def person_deleted(self, user_id: int) -> None:
        """Forget somebody whose rows were deleted."""
        for answer in self._answers.values():
            if not isinstance(answer.person_deleted, Stays):
                answer.person_deleted(user_id)

    async def member_left(self, guild_id: int, user_id: int) -> None:
        """Let somebody out of what begins on a server that they have left."""
        answers = [answer.member_left for answer in self._answers.values()]
        await _all(tell(guild_id, user_id) for tell in answers if not isinstance(tell, Stays))

    def note_leaver(self, tasks: Tasks, guild_id: int, user_id: int) -> None:
        """Do as `member_left` in the background: who finds it out is about something else."""
        tasks.start(self.member_left(guild_id, user_id), f"departure {guild_id}")

    async def server_left(self, guild_id: int) -> None:
        """End what cannot go on without the bot on a server."""
        answers = [answer.server_left for answer in self._answers.values()]
        await _all(tell.leave(guild_id) for tell in answers if not isinstance(tell, Stays))

    async def server_back(self, guild_id: int) -> None:
        """Let go on what stood on a server that has taken the bot back."""
        left = [answer.server_left for answer in self._answers.values()]
        backs = [departure.come_back for departure in left if not isinstance(departure, Stays)]
        await _all(back(guild_id) for back in backs if not isinstance(back, Stays))

    async def keep_servers(self, present: Collection[int]) -> None:
        """Do as `server_back` for the servers that are `present`, as `server_left` for others."""
        going_on = set[int]()
        for answer in self._answers.values():
            if not isinstance(answer.server_left, Stays):
                going_on.update(await answer.server_left.servers())
        await _all(
            self.server_back(guild_id) if guild_id in present else self.server_left(guild_id)
            for guild_id in sorted(going_on)
        )

    async def server_closes(self, guild_id: int) -> None:
        """End everything on a server; whatever fails keeps its data from being deleted."""
        for answer in self._answers.values():
            if not isinstance(answer.server_closes, Stays):
                await answer.server_closes(guild_id)

    def server_deleted(self, guild_id: int) -> None:
        """Forget a server whose rows were deleted."""
        for answer in self._answers.values():
            if not isinstance(answer.server_deleted, Stays):
                answer.server_deleted(guild_id)

    async def channel_deleted(self, guild_id: int, channel_id: int) -> None:
        """Let go of what was in a channel or thread."""
        answers = [answer.channel_deleted for answer in self._answers.values()]
        await _all(tell(guild_id, channel_id) for tell in answers if not isinstance(tell, Stays))


async def _all(work: Iterable[Awaitable[object]]) -> None:
    """Do all of it, one after another, and raise in the end what went wrong on the way."""
    failed: list[Exception] = []
    for step in work:
        try:
            await step
        except Exception as error:  # noqa: BLE001 - the others are told all the same
            failed.append(error)
    if failed:
        raise ExceptionGroup("some features could not let go", failed)
