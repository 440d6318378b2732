"""Ladders as they are stored: places change once, with the game that decides."""

import asyncio
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.database.ports import Transaction
from bot.features.ladder.model import (
    ANSWER_WITHIN,
    IDLE,
    MOST_SINKS,
    PEACE,
    WEEK,
    Challenge,
    Ladder,
    LadderOutcome,
)
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.ladder.store.rungs import take_place
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Closing
from bot.storage import recount
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    commit,
    invitation,
    resigned,
)
from tests.support.storage.stores import Storage, open_storage

LADDER = Ladder(GUILD, "classic")
DORA, EVE = Person(4, "Dora"), Person(5, "Eve")
PEOPLE = (ADA, BEN, CLEO, DORA, EVE)


async def order(storage: Storage, ladder: Ladder = LADDER) -> list[str]:
    page = await storage.ladders.page(ladder, 1, 100, 0)
    assert [row.rank for row in page.rows] == list(range(1, len(page.rows) + 1))
    return [row.person.name for row in page.rows]


async def join(storage: Storage, *people: Person) -> None:
    for person in people:
        await storage.ladders.join(LADDER, person, NOW)


async def play(
    storage: Storage, challenger: Person, challenged: Person, now: int = NOW
) -> tuple[Challenge, Match]:
    """Let a challenge be accepted, and return it with the game that decides it."""
    made = await storage.ladders.challenge(LADDER, challenger, challenged.user_id, 60, now)
    laid = invitation(channel_id=made.id, players=(challenger, challenged))
    match = accepted(await storage.matches.add(laid))
    await storage.matches.save(match)
    await storage.ladders.note_match(made, match, now)
    return made, match


async def test_places_change_in_the_transaction_of_the_game(storage: Storage, path: Path) -> None:
    await join(storage, ADA, BEN, CLEO)
    made, match = await play(storage, CLEO, ADA)
    assert await order(storage) == ["Ada", "Ben", CLEO.name]
    await commit(storage.matches, resigned(match, 1))
    assert await order(storage) == [CLEO.name, "Ben", "Ada"]
    [told] = await storage.ladders.untold()
    assert (told.id, told.outcome) == (made.id, LadderOutcome.WON)
    assert not await storage.ladders.end(made.id, LadderOutcome.WON, NOW), "it has ended"
    await storage.ladders.void_closed(NOW)
    assert await recount(path, fix=True) == []
    assert await order(storage) == [CLEO.name, "Ben", "Ada"]


async def test_a_page_has_its_own_rows_and_the_reader_apart(storage: Storage) -> None:
    await join(storage, *PEOPLE)
    page = await storage.ladders.page(LADDER, 2, 2, ADA.user_id)
    assert [row.person.name for row in page.rows] == [CLEO.name, "Dora"]
    assert page.own is not None
    assert (page.own.rank, page.number, page.of) == (1, 2, 3)
    last = await storage.ladders.page(LADDER, 9, 2, DORA.user_id)
    assert ([row.rank for row in last.rows], last.number) == ([5], 3)
    first = await storage.ladders.page(LADDER, 1, 2, CLEO.user_id)
    assert [row.rank for row in first.rows] == [1, 2]
    nobody = await storage.ladders.page(Ladder(GUILD, "zilch"), 1, 2, ADA.user_id)
    assert (nobody.rows, nobody.own, nobody.number, nobody.of) == ((), None, 1, 1)


async def test_only_who_stands_below_takes_the_place_of_another(storage: Storage) -> None:
    await join(storage, ADA, BEN, CLEO)
    for up, down, expected in (
        (ADA, CLEO, ["Ada", "Ben", CLEO.name]),
        (DORA, ADA, ["Ada", "Ben", CLEO.name]),
        (CLEO, DORA, ["Ada", "Ben", CLEO.name]),
        (CLEO, ADA, [CLEO.name, "Ben", "Ada"]),
    ):

        def change(transaction: Transaction, up: Person = up, down: Person = down) -> None:
            take_place(transaction, LADDER, up.user_id, down.user_id)

        await storage.database.write(change)
        assert await order(storage) == expected


async def test_two_games_that_end_at_once_both_count(storage: Storage) -> None:
    await join(storage, *PEOPLE)
    _, first = await play(storage, BEN, ADA)
    _, second = await play(storage, EVE, CLEO)
    await asyncio.gather(
        commit(storage.matches, resigned(first, 1)), commit(storage.matches, resigned(second, 1))
    )
    assert await order(storage) == ["Ben", "Ada", "Eve", "Dora", CLEO.name]


async def test_joining_and_leaving_at_once(storage: Storage) -> None:
    await asyncio.gather(*[storage.ladders.join(LADDER, person, NOW) for person in PEOPLE])
    assert sorted(await order(storage)) == sorted(person.name for person in PEOPLE)
    left = await asyncio.gather(
        *[storage.ladders.leave(LADDER, person.user_id, NOW) for person in (ADA, ADA, BEN)]
    )
    assert sorted(left) == [False, True, True]
    assert len(await order(storage)) == len(PEOPLE) - 2


async def test_only_the_first_of_two_challenges_is_stored(storage: Storage) -> None:
    await join(storage, ADA, BEN, CLEO)
    made = await asyncio.gather(
        *[
            storage.ladders.challenge(LADDER, person, ADA.user_id, 60, NOW)
            for person in (BEN, CLEO)
        ],
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in made] == [Challenge, Refused]


async def test_ladders_of_other_rules_are_others(storage: Storage) -> None:
    await join(storage, ADA, BEN)
    other = replace(LADDER, ruleset="tavern")
    for person in (BEN, ADA):
        await storage.ladders.join(other, person, NOW)
    await storage.ladders.challenge(other, ADA, BEN.user_id, 60, NOW)
    await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    assert (await order(storage), await order(storage, other)) == (["Ada", "Ben"], ["Ben", "Ada"])


async def test_a_closed_game_leaves_everything_as_it_was(storage: Storage) -> None:
    await join(storage, ADA, BEN)
    made, match = await play(storage, BEN, ADA)
    await storage.matches.save(
        match.next(phase=Closed(NOW, Closing.ABANDONED), deadline=None), match
    )
    await storage.ladders.void_closed(NOW)
    [told] = await storage.ladders.untold()
    assert (told.id, told.outcome, told.channel_id) == (made.id, LadderOutcome.VOID, made.id)
    await storage.ladders.note_told(made.id)
    assert await storage.ladders.untold() == []
    assert await order(storage) == ["Ada", "Ben"]
    await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)


async def test_the_same_two_have_to_wait(storage: Storage) -> None:
    await join(storage, ADA, BEN)
    made = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    await storage.ladders.end(made.id, LadderOutcome.EXPIRED, NOW)
    assert await order(storage) == ["Ben", "Ada"]
    with pytest.raises(Refused, match=LadderRefusal.MET_LATELY.value):
        await storage.ladders.challenge(LADDER, ADA, BEN.user_id, 60, NOW + PEACE - 1)
    for challenge in await storage.ladders.untold():
        await storage.ladders.note_told(challenge.id)
    again = await storage.ladders.challenge(LADDER, ADA, BEN.user_id, 60, NOW + PEACE)
    assert again.id > made.id
    assert await storage.ladders.get(made.id) is None, "it keeps nobody apart any more"


async def test_what_is_due_comes_in_order_and_can_be_put_off(storage: Storage) -> None:
    assert await storage.ladders.next_due() is None
    await join(storage, ADA, BEN)
    assert await storage.ladders.next_due() == NOW + IDLE
    made = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    assert await storage.ladders.next_due() == made.due_at == NOW + ANSWER_WITHIN
    await storage.ladders.postpone(DownTime(NOW - 100, NOW, 0))
    assert await storage.ladders.due(NOW + ANSWER_WITHIN + 99) == []
    assert [challenge.id for challenge in await storage.ladders.due(NOW + ANSWER_WITHIN + 100)] == [
        made.id
    ]
    await storage.ladders.drop(made.id)
    assert await storage.ladders.next_due() == NOW + IDLE + 100
    await storage.ladders.postpone(DownTime(NOW, NOW, NOW + IDLE + 200))
    assert await storage.ladders.next_due() == NOW + IDLE + 200


async def test_idle_people_sink_one_place_a_week(storage: Storage) -> None:
    await join(storage, ADA, BEN)
    for person in (CLEO, DORA):
        await storage.ladders.join(LADDER, person, NOW + 20 * WEEK)
    orders = []
    for weeks in range(MOST_SINKS + 1):
        await storage.ladders.sink(NOW + IDLE + weeks * WEEK - 1, ())
        await storage.ladders.sink(NOW + IDLE + weeks * WEEK, ())
        orders.append([name[:1] for name in await order(storage)])
    assert orders == [[*"CABD"], *[[*"CDAB"]] * (MOST_SINKS - 1), [*"CD"]]


async def test_nobody_sinks_who_is_in_a_challenge(storage: Storage) -> None:
    await join(storage, ADA, BEN, CLEO)
    await play(storage, CLEO, ADA)
    await storage.ladders.sink(NOW + IDLE, ())
    assert await order(storage) == ["Ada", CLEO.name, "Ben"]


Step = tuple[str, Person, Person, LadderOutcome]

step_lists: st.SearchStrategy[list[Step]] = st.lists(
    st.tuples(
        st.sampled_from(["join", "leave", "challenge", "end"]),
        st.sampled_from(PEOPLE),
        st.sampled_from(PEOPLE),
        st.sampled_from(LadderOutcome),
    ),
    max_size=40,
)


class Plain:
    """The ladder as a list of names, and its challenges by who has made them."""

    def __init__(self, ladders: SqlLadderStore) -> None:
        self.ladders = ladders
        self.names: list[str] = []
        self.running: dict[str, tuple[int, str]] = {}

    async def take(self, step: Step, now: int) -> None:
        """Take a step here and in the store."""
        what, one, other, outcome = step
        if what == "join" and one.name not in self.names:
            await self.ladders.join(LADDER, one, now)
            self.names.append(one.name)
        elif what == "leave":
            await self._leave(one, now)
        elif what == "challenge":
            await self._challenge(one, other, now)
        elif what == "end" and one.name in self.running:
            made_id, _ = self.running[one.name]
            assert await self.ladders.end(made_id, outcome, now)
            self._end(one.name, swap=outcome.takes_place)

    async def _leave(self, one: Person, now: int) -> None:
        assert await self.ladders.leave(LADDER, one.user_id, now) is (one.name in self.names)
        for up, (_, down) in list(self.running.items()):
            if one.name in {up, down}:
                self._end(up, swap=one.name == down)
        if one.name in self.names:
            self.names.remove(one.name)

    async def _challenge(self, one: Person, other: Person, now: int) -> None:
        try:
            made = await self.ladders.challenge(LADDER, one, other.user_id, 60, now)
        except Refused:
            return
        assert self.names.index(other.name) < self.names.index(one.name)
        busy = {name for up, (_, down) in self.running.items() for name in (up, down)}
        assert not {one.name, other.name} & busy
        self.running[one.name] = (made.id, other.name)

    def _end(self, up: str, *, swap: bool) -> None:
        _, down = self.running.pop(up)
        if swap:
            one, other = self.names.index(up), self.names.index(down)
            self.names[one], self.names[other] = down, up


@settings(max_examples=25, deadline=None)
@given(step_lists)
async def test_a_ladder_is_what_a_plain_list_says(steps: list[Step]) -> None:
    with TemporaryDirectory() as folder:
        async with open_storage(Path(folder) / "farkle.db") as storage:
            plain = Plain(storage.ladders)
            for now, step in enumerate(steps, NOW):
                await plain.take(step, now)
                assert await order(storage) == plain.names
