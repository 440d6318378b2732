"""Features are told when people, servers and channels go, and none is overlooked."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace

import pytest

from bot.match.model.match import Person
from bot.match.service.departures import (
    Departures,
    ServerLeft,
    Stays,
    WhenGone,
    rows_alone,
)

NOTHING = rows_alone("it is about nothing")


class Notes:
    """What was done, in order."""

    def __init__(self, *, fails: bool = False) -> None:
        self.done: list[str] = []
        self.fails = fails

    def answer(self, name: str, *servers: int) -> WhenGone:
        async def leave(*about: int) -> None:
            self.done.append(f"{name} {about}")
            if self.fails:
                raise RuntimeError(name)

        async def out(user_id: int, former: Person) -> None:
            self.done.append(f"{name} {user_id} is {former.user_id}")

        @contextmanager
        def silence(user_id: int) -> Iterator[None]:
            self.done.append(f"{name} silent")
            yield
            self.done.append(f"{name} again")

        async def back(guild_id: int) -> None:
            self.done.append(f"{name} back {guild_id}")

        async def of_servers() -> Collection[int]:
            return servers

        return WhenGone(
            person_leaves=leave,
            person_out=out,
            while_deleted=silence,
            person_deleted=lambda user_id: self.done.append(f"{name} forgets {user_id}"),
            member_left=leave,
            server_left=ServerLeft(of_servers, leave, back),
            server_closes=leave,
            server_deleted=lambda guild_id: self.done.append(f"{name} forgets {guild_id}"),
            channel_deleted=leave,
        )


def test_who_keeps_rows_has_an_answer() -> None:
    answers = {"match": NOTHING, "replays": NOTHING}
    Departures(answers, ["match"])
    with pytest.raises(ValueError, match="happens to dice, hats when"):
        Departures(answers, ["hats", "match", "dice"])


@pytest.mark.parametrize("why", ["", " \n"])
def test_an_answer_gives_a_reason(why: str) -> None:
    with pytest.raises(ValueError, match="say why"):
        Stays(why)


def test_rows_alone_answers_everything() -> None:
    answers = {getattr(NOTHING, field.name) for field in fields(WhenGone)}
    assert answers == {Stays("it is about nothing")}


async def test_everybody_is_asked_in_their_order() -> None:
    notes = Notes()
    told = Departures({"one": notes.answer("one"), "idle": NOTHING, "two": notes.answer("two")}, [])
    await told.person_leaves(7)
    await told.person_out(7, Person(-3, ""))
    told.person_deleted(7)
    await told.member_left(50, 7)
    await told.server_left(50)
    await told.server_back(50)
    await told.server_closes(50)
    told.server_deleted(50)
    await told.channel_deleted(50, 60)
    steps = ["(7,)", "7 is -3", "forgets 7", "(50, 7)", "(50,)"]
    steps += ["back 50", "(50,)", "forgets 50", "(50, 60)"]
    assert notes.done == [f"{name} {step}" for step in steps for name in ("one", "two")]


def test_what_is_held_during_a_deletion_is_let_go_of_in_the_end() -> None:
    notes = Notes()
    told = Departures({"one": notes.answer("one"), "idle": NOTHING, "two": notes.answer("two")}, [])
    with told.while_deleted(7):
        notes.done.append("deleted")
    assert notes.done == ["one silent", "two silent", "deleted", "two again", "one again"]


async def test_servers_without_the_bot_are_left_by_all() -> None:
    notes = Notes()
    other = replace(notes.answer("two", 50, 52), server_left=NOTHING.server_left)
    told = Departures({"one": notes.answer("one", 52, 50, 51), "two": other}, [])
    await told.keep_servers({50})
    assert notes.done == ["one back 50", "one (51,)", "one (52,)"]


async def test_one_that_fails_keeps_nobody_else_from_letting_go() -> None:
    broken, sound = Notes(fails=True), Notes()
    told = Departures({"one": broken.answer("one", 50, 51), "two": sound.answer("two")}, [])
    for work in (
        told.member_left(50, 7),
        told.server_left(50),
        told.keep_servers({50}),
        told.channel_deleted(50, 60),
    ):
        with pytest.raises(ExceptionGroup, match="could not let go"):
            await work
    assert sound.done == [
        "two (50, 7)",
        "two (50,)",
        "two back 50",
        "two (51,)",
        "two (50, 60)",
    ]


async def test_data_are_not_deleted_of_whom_somebody_still_holds() -> None:
    broken, sound = Notes(fails=True), Notes()
    told = Departures({"one": broken.answer("one"), "two": sound.answer("two")}, [])
    for work in (told.person_leaves(7), told.server_closes(50)):
        with pytest.raises(RuntimeError):
            await work
    assert sound.done == []
