"""The button *Hint*: who gets one, what it says, and that it changes nothing."""

import asyncio

import pytest
from discord import InteractionResponseType

from bot.advice.choices import Advice, Basis
from bot.client import answer
from bot.engine import State
from bot.features.analysis.buttons import HintButton
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.kit.components.selection import DieButton
from bot.match.model.requester import Requester
from bot.solver import evaluate
from tests.support.e2e.gathering import crowd, gather
from tests.support.e2e.messages.rules_editor import make
from tests.support.e2e.reading import components, told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

EXACT = say("basis-solved")


def make_rated(table: Table) -> None:
    """Let the stored game count for ratings, as if it had begun so."""
    with table.outside() as connection:
        connection.execute("UPDATE matches SET rated = 1")


async def test_hint_lists_the_choices_with_the_best_first(table: Table, cup: ScriptedCup) -> None:
    cup.next("112356")
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    hint = told(await table.press(table.ada, HintButton))
    best = say("move-roll", kept="1", dice=5)
    assert hint.splitlines()[:2] == [say("hint-title"), say("hint-best", choice=best)]
    assert f"1. **{best}** (best): wins 52.1%, 436 points, farkles 7.7%" in hint
    assert "4. Keep the 1, 1 and 5, bank 250: wins 48.7%, 250 points, no risk" in hint
    assert EXACT in hint


async def test_hint_disturbs_neither_the_board_nor_the_choice_of_dice(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("112356")
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 0)
    board, stored, requests = table.board(), table.stored(), table.requests()
    told(await table.press(table.ada, HintButton))
    assert (table.board(), table.stored()) == (board, stored)
    assert table.requests() == requests + 1
    await table.press(table.ada, DieButton, 1)
    assert table.label(BankButton) == say("button-bank-points", points=200)


async def test_hint_that_takes_long_asks_for_patience_first(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(self: JobAdvisor, state: State, requester: Requester) -> Advice:
        await asyncio.sleep(2 * answer.DEFER_AFTER)
        return Advice(evaluate(state), Basis.POINTS)

    monkeypatch.setattr(JobAdvisor, "advise", think)
    monkeypatch.setattr(answer, "DEFER_AFTER", 0.01)
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    requests = table.requests()
    result = await table.press(table.ada, HintButton)
    first = table.env.http_requests[requests].json
    assert isinstance(first, dict)
    assert first["type"] == InteractionResponseType.deferred_channel_message.value
    assert say("hint-title") in told(result)


@pytest.mark.parametrize("who", ["ben", "cleo"])
async def test_hint_is_for_whoever_is_on_turn(who: str, table: Table) -> None:
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    board = table.board()
    sentence = told(await table.press(getattr(table, who), HintButton))
    sentences = {
        "ben": say("refusal-not-your-turn", name="Ada"),
        "cleo": say("refusal-not-a-player", players="Ada and Ben"),
    }
    assert sentence == sentences[who]
    assert table.board() == board


async def test_there_is_no_hint_where_there_is_nothing_to_decide(table: Table) -> None:
    await table.begin(rated=False)
    assert not table.can(HintButton)
    await table.press(table.ada, RollButton)
    assert table.can(HintButton)


async def test_hint_works_after_a_restart(table: Table, cup: ScriptedCup) -> None:
    cup.next("112356")
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 4)
    before = told(await table.press(table.ada, HintButton))
    await table.restart()
    assert told(await table.press(table.ada, HintButton)) == before
    await table.press(table.ada, DieButton, 0)
    assert table.label(BankButton) == say("button-bank-points", points=150)


async def test_rated_game_has_no_hints(table: Table) -> None:
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    await table.stop()
    make_rated(table)
    await table.restart()
    assert told(await table.press(table.ada, HintButton)) == say("refusal-no-hints")
    await table.ada.slash(table.channel, "farkle show")
    assert not table.can(HintButton)


async def test_hint_of_an_old_board_shows_the_true_one(table: Table, cup: ScriptedCup) -> None:
    cup.next("112356")
    await table.begin(rated=False)
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    old = components(table.message)
    await table.press(table.ada, BankButton)
    board = table.board()
    await table.show_again(table.message, old)
    sentence = told(await table.press(table.ben, HintButton))
    assert sentence == say("refusal-board-outdated")
    assert table.board() == board
    await table.show_again(table.message, old)
    assert told_nothing(await table.press(table.ada, HintButton))
    assert table.board() == board


async def test_hint_among_four_says_what_it_rests_on(table: Table, cup: ScriptedCup) -> None:
    cup.next("111256")
    people = crowd(table, 4)
    await gather(table, people, rated=False)
    await table.press(people["Ann"], RollButton)
    hint = told(await table.press(people["Ann"], HintButton))
    assert "1,050" in hint
    assert EXACT not in hint
    assert say("basis-points") in hint or say("basis-estimated") in hint


async def test_hint_for_what_may_be_taken_over(table: Table, cup: ScriptedCup) -> None:
    cup.next("112356")
    await make(table, "High table", high_stakes=True)
    await table.begin(ruleset="High table")
    for action in (RollButton, BestButton, BankButton):
        await table.press(table.ada, action)
    hint = told(await table.press(table.ben, HintButton))
    assert say("move-roll-all", dice=6) in hint
    assert say("move-take", points=250, dice=3) in hint
    assert say("obstacle-high-stakes") in hint or say("basis-estimated") in hint
