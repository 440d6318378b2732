"""Those who ask for too much are slowed, told when to try again, and in nobody else's way."""

import time
from typing import Any, TypeVar

import pytest
from discord.app_commands import Command
from simcord import MemberActor

from bot.advice.questions import Advise
from bot.client.guard.budgets import BURST, SERVER, WORK_SHARE, Budgets
from bot.database.sqlite.connection import SqliteDatabase
from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import BestButton, RollButton
from bot.jobs.job import Done, Job, SlowWork, WorkUndone
from bot.jobs.thread_workers import ThreadWorkers
from bot.kit.components.selection import DieButton
from bot.kit.prices import COMMAND, PREPARING, Price
from bot.kit.texts.commands import price_of
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.messages.rules_editor import offered
from tests.support.e2e.reading import told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.seconds import Seconds

T = TypeVar("T")

RATE = 5


@pytest.fixture
def clock(table: Table) -> Seconds:
    """Return the clock by which everybody may press five times a second, and twenty at once."""
    clock = Seconds()
    table.bot.limiter.budgets = Budgets(RATE, clock)
    return clock


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[Advise]:
    """Let all advice take long, and return what was worked out."""
    jobs: list[Advise] = []
    do = ThreadWorkers.do

    async def do_slowly(self: ThreadWorkers, job: Job[Any, T]) -> Done[T]:
        if isinstance(job, Advise):
            if not job.allow_slow:
                raise SlowWork
            jobs.append(job)
        return await do(self, job)

    monkeypatch.setattr(ThreadWorkers, "do", do_slowly)
    return jobs


def seconds_told(sentence: str, key: str = "refusal-over-budget") -> int:
    """Return in how many seconds somebody is told to try again."""
    before, after = say(key, when="|").split("|")
    moment = sentence.removeprefix(before).removesuffix(after)
    assert (moment[:3], moment[-3:]) == ("<t:", ":R>"), sentence
    return int(moment[3:-3]) - int(time.time())


def leave(table: Table, clock: Seconds, who: MemberActor, answers: float) -> None:
    """Leave somebody, who has rested, so much of what they may ask for at once."""
    clock.now += 1000
    spent = Price(answers=RATE * BURST - answers)
    assert table.bot.limiter.budgets.charge(who.id, None, spent) is None


async def score(table: Table, who: MemberActor) -> str:
    """Run the cheapest command, and return what the person alone is told."""
    return told(await who.slash(table.channel, "farkle score", dice="1 2 3 4 5 5"))


async def odds(table: Table, who: MemberActor) -> str:
    return told(await who.slash(table.channel, "farkle odds", dice=3, turn=450))


async def test_who_presses_too_fast_is_told_once_and_slowed(table: Table, clock: Seconds) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    leave(table, clock, table.ada, 0)
    board, requests = table.board(), table.requests()
    assert told(await table.press(table.ada, DieButton, 0)) == say("refusal-too-fast")
    assert told_nothing(await table.press(table.ada, DieButton, 0))
    assert table.board() == board
    assert table.requests() == requests + 2
    clock.now += 1
    await table.press(table.ada, DieButton, 0)
    assert table.board() != board


async def test_whoever_runs_too_many_commands_is_told_when_to_try_again(
    table: Table, clock: Seconds
) -> None:
    leave(table, clock, table.ada, COMMAND.answers)
    assert "1 2 3 4 5" in await score(table, table.ada)
    for _ in range(2):
        assert 1 <= seconds_told(await score(table, table.ada)) <= 2
    assert "1 2 3 4 5" in await score(table, table.ben), "others are not slowed"
    clock.now += COMMAND.answers / RATE
    assert "1 2 3 4 5" in await score(table, table.ada)


async def test_the_command_of_a_context_menu_costs_the_same(table: Table, clock: Seconds) -> None:
    leave(table, clock, table.ada, 0)
    menu = say("cmd-context-challenge")
    answer = await table.ada.context_menu(table.channel, menu, table.ben)
    assert 1 <= seconds_told(told(answer)) <= 2


async def test_nothing_is_suggested_to_whoever_types_too_fast(table: Table, clock: Seconds) -> None:
    leave(table, clock, table.ada, 2)
    assert await offered(table, "odds", "ruleset", "tav")
    assert await offered(table, "odds", "ruleset", "tav")
    assert await offered(table, "odds", "ruleset", "tav") == []
    clock.now += 1
    assert await offered(table, "odds", "ruleset", "tav")


async def test_an_answer_to_a_question_costs_a_press(table: Table, clock: Seconds) -> None:
    await table.begin()
    question = await ask_word(table, table.ada)
    leave(table, clock, table.ada, 0)
    answer = await table.ada.submit_modal(question, {"answer": "lucky"})
    assert told(answer) == say("refusal-too-fast")


async def test_a_dear_press_is_refused_with_when_to_try_again(
    table: Table, clock: Seconds, cup: ScriptedCup
) -> None:
    cup.next("112356")
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    leave(table, clock, table.ada, 4)
    assert say("hint-title") in told(await table.press(table.ada, HintButton))
    await table.press(table.ada, DieButton, 0)
    for _ in range(2):
        assert 1 <= seconds_told(told(await table.press(table.ada, HintButton))) <= 2


async def test_a_server_that_asks_for_too_much_is_slowed_as_a_whole(
    table: Table, clock: Seconds
) -> None:
    await table.begin()
    clock.now += 1000
    everything = Price(answers=SERVER * RATE * BURST)
    assert table.bot.limiter.budgets.charge(1, table.guild.id, everything) is None
    board = table.board()
    key = "refusal-server-over-budget"
    assert 1 <= seconds_told(told(await table.press(table.ada, RollButton)), key) <= 2
    assert told_nothing(await table.press(table.ada, RollButton))
    assert 1 <= seconds_told(await score(table, table.cleo), key) <= 2
    assert table.board() == board
    clock.now += 1
    await table.press(table.ada, RollButton)
    assert table.board() != board


async def test_odds_that_take_long_are_had_a_few_times_and_the_board_goes_on(
    table: Table, clock: Seconds, prepared: list[Advise]
) -> None:
    await table.begin()
    for _ in range(3):
        assert say("odds-better-bank") in await odds(table, table.ada)
    assert seconds_told(await odds(table, table.ada)) > 10
    assert len(prepared) == 3, "what they cannot pay for is not begun"
    await table.press(table.ada, RollButton)
    assert say("odds-better-bank") in await odds(table, table.ben)
    clock.now += PREPARING.work / (WORK_SHARE * RATE)
    assert say("odds-better-bank") in await odds(table, table.ada)


async def test_what_cannot_be_worked_out_now_is_said(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def be_busy(self: ThreadWorkers, job: Job[Any, T]) -> Done[T]:
        raise WorkUndone("too much waits already")

    monkeypatch.setattr(ThreadWorkers, "do", be_busy)
    assert await odds(table, table.ada) == say("refusal-not-worked-out")


async def test_a_command_that_works_things_out_is_dear(table: Table) -> None:
    [odds_command] = [
        command
        for command in table.bot.tree.walk_commands()
        if isinstance(command, Command) and command.qualified_name == "farkle odds"
    ]
    assert price_of(odds_command).work > COMMAND.work


async def test_presses_of_people_who_may_not_act_ask_the_database_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    asked: list[str] = []
    with monkeypatch.context() as unasked:
        for name in ("fetch", "read", "write"):
            unasked.setattr(SqliteDatabase, name, lambda *_: asked.append("asked"))
        for who in (table.ben, table.cleo):
            told(await table.press(who, BestButton))
            told(await table.press(who, DieButton, 0))
    assert asked == []
