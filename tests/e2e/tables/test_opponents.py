"""Opponents that the bot plays: against each, and at tables with others."""

import re

import pytest
from simcord import InteractionResult

from bot.advice.level import Level
from bot.features.board.buttons import BankButton, BestButton, MoreButton, RollButton
from bot.features.tables.buttons import JoinButton, OpponentMenu, StartButton
from bot.kit.texts.escape import plain
from tests.support.e2e.player import choose
from tests.support.e2e.reading import shown, told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

TO_PLAY = re.compile(r"\*\*([\w ]+)(?:: [-\d,]+)?\*\* · to play")
PETRA = say("opponent-perfect")


async def begin(table: Table, level: str | None = None, **terms: object) -> InteractionResult:
    """Let Ada begin a game against the bot."""
    options = terms if level is None else {"level": str(level), **terms}
    return await table.ada.slash(table.channel, "farkle bot", **options)


async def bank(table: Table, cup: ScriptedCup, roll: str = "112346") -> None:
    """Let Ada roll, choose the best dice, and bank."""
    cup.next(roll)
    for action in (RollButton, BestButton, BankButton):
        await table.press(table.ada, action)


def is_playing(table: Table, name: str) -> bool:
    """Tell whether the board says that this opponent is on turn."""
    return say("turn-opponent", name=name) in table.board()


def edits(table: Table) -> int:
    """Return how many messages the bot has edited so far."""
    return sum(request.method == "PATCH" for request in table.env.http_requests)


@pytest.mark.parametrize("level", Level)
async def test_a_game_to_the_end(level: Level, table: Table) -> None:
    await begin(table, level, target=1500)
    name = say(f"opponent-{level}")
    board = ""
    while "winner" not in table.board():
        if is_playing(table, name):
            assert [type(button) for button in table.buttons()] == [MoreButton]
            before = edits(table)
            await table.watch()
            assert edits(table) == before + 1, "one edit a move"
        else:
            await table.press(table.ada, choose(table))
        assert table.board() != board, "nothing happened"
        board = table.board()
    assert name in board
    nobody = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
    assert say("leaderboard-empty-all") in nobody, "games with bots do not count"
    assert told(await table.ada.slash(table.channel, "farkle stats")) == say(
        "refusal-no-figures", name="Ada"
    )


async def test_an_opponent_of_any_strength(table: Table, cup: ScriptedCup) -> None:
    choices = await table.ada.autocomplete(table.channel, "farkle bot", "level", "37")
    name = say("opponent-of-level", number=37)
    assert [(choice["value"], choice["name"]) for choice in choices] == [
        ("37", f"{name}: {say('temper-of-level')}")
    ]
    name = plain(name)
    await begin(table, "37")
    await bank(table, cup)
    await table.restart()
    assert is_playing(table, name)
    cup.next("112346")
    await table.watch()
    assert name in table.board()
    answer = told(await begin(table, "101"))
    assert answer == say("refusal-no-such-opponent", word="101", least=1, most=100)


async def test_what_cannot_be_played_is_said(table: Table) -> None:
    answer = told(await begin(table, target=1000, turns=5))
    assert answer == say("problem-two-endings", target=1000, turns=5)
    assert not table.stored()
    await table.allow(games=1)
    await table.begin()
    assert told(await begin(table)).startswith(say("refusal-channel-busy"))
    assert len(table.stored()) == 1


async def test_people_can_follow_what_an_opponent_does(table: Table, cup: ScriptedCup) -> None:
    await begin(table, Level.CAUTIOUS, ruleset="classic")
    await bank(table, cup)
    name = say("opponent-cautious")
    cup.next("155646", "23346")
    await table.watch()
    assert say("turn-roll", dice="⚀ ⚃ ⚄ ⚄ ⚅ ⚅") in table.board()
    await table.watch()
    farkled = [
        say("event-set-aside", name=name, dice="[⚀]", points=100),
        say("felt-farkle", name=name, lost=100),
        say("turn-roll", dice="⚁ ⚂ ⚂ ⚃ ⚅"),
    ]
    assert "\n".join(farkled) in table.board()
    await bank(table, cup)
    cup.next("111346")
    await table.watch()
    await table.watch()
    banked = [
        say("event-set-aside", name=name, dice="[⚀] [⚀] [⚀]", points=1000),
        say("felt-bank", name=name, points=1000),
    ]
    assert "\n".join(banked) in table.board()


async def test_a_restart_in_the_middle_of_a_turn(table: Table, cup: ScriptedCup) -> None:
    await begin(table)
    await bank(table, cup)
    cup.next("122346")
    await table.watch()
    before = table.board()
    await table.restart()
    assert table.board() == before
    while is_playing(table, PETRA):
        await table.watch()
    assert table.can(RollButton)
    await bank(table, cup)


async def test_no_turn_is_lost_while_the_bot_is_down(table: Table, cup: ScriptedCup) -> None:
    await begin(table)
    await bank(table, cup)
    await table.stop()
    await table.env.advance_time(600)
    before = table.board()
    await table.restart()
    cup.next("122346")
    assert table.board() == before
    await table.watch()
    assert say("turn-roll", dice="⚀ ⚁ ⚁ ⚂ ⚃ ⚅") in table.board()


async def test_presses_while_an_opponent_plays(table: Table, cup: ScriptedCup) -> None:
    cup.next("112346")
    await begin(table)
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    late = table.message
    parts = [component.to_dict() for component in late.components]
    await table.press(table.ada, BankButton)
    await table.show_again(late, parts)
    assert told_nothing(await table.press(table.ada, BankButton)), "they pressed twice"
    assert is_playing(table, PETRA)
    cup.next("122346")
    await table.watch()
    await table.show_again(late, parts)
    answer = await table.press(table.ada, BankButton)
    assert told(answer) == say("refusal-not-your-turn", name=PETRA)
    assert is_playing(table, PETRA), "and the board is put right"
    while is_playing(table, PETRA):
        await table.watch()
    await table.show_again(late, parts)
    assert told(await table.press(table.ada, BankButton)) == say("refusal-board-outdated")
    assert table.can(RollButton)


async def test_the_board_can_be_shown_again_during_a_turn(table: Table, cup: ScriptedCup) -> None:
    await begin(table)
    await bank(table, cup)
    await table.ada.slash(table.channel, "farkle show")
    cup.next("122346")
    await table.watch()
    assert "# ⚀ ⚁ ⚁ ⚂ ⚃ ⚅" in table.board()
    assert say("moved-text") in table.board(table.channel.history()[0])


async def test_whoever_resigns_against_the_bot_has_lost(table: Table, cup: ScriptedCup) -> None:
    await begin(table)
    await bank(table, cup)
    answer = await table.resign(table.ada)
    assert told(answer) == say("resigned-finished")
    assert say("end-wins", winners=PETRA, count=1) in table.board()
    before = table.board()
    await table.watch()
    assert table.board() == before
    await begin(table)


async def test_opponents_sit_in_lobbies_and_play_in_teams(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=4, target=1000, teams=2)
    await table.choose(table.ada, OpponentMenu, "join:greedy")
    await table.choose(table.ada, OpponentMenu, "join:perfect")
    await table.press(table.ben, JoinButton)
    answer = await table.choose(table.ben, OpponentMenu, "leave:perfect")
    assert told(answer) == say("refusal-host-seats", name="Ada")
    await table.restart()
    await table.choose(table.ada, OpponentMenu, "leave:perfect")
    await table.choose(table.ada, OpponentMenu, "join:streaky")
    assert not table.can(JoinButton)
    await table.press(table.ada, StartButton)
    people = {"Ada": table.ada, "Ben": table.ben}
    seen = set()
    while "winner" not in table.board():
        [name] = TO_PLAY.findall(table.board())
        seen.add(name)
        if name in people:
            await table.press(people[name], choose(table))
        else:
            await table.watch()
    assert seen == {*people, say("opponent-greedy"), say("opponent-streaky")}


async def test_a_host_alone_begins_with_opponents(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=2)
    assert table.button(StartButton)["disabled"]
    await table.choose(table.ada, OpponentMenu, "join:tactician")
    await table.press(table.ada, StartButton)
    assert TO_PLAY.findall(table.board()) == ["Ada"]


async def test_opponents_go_with_the_last_person(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle open", seats=3)
    await table.choose(table.ada, OpponentMenu, "join:tactician")
    await table.choose(table.ada, OpponentMenu, "join:greedy")
    await table.press(table.ada, StartButton)
    answer = await table.resign(table.ada)
    assert told(answer) == say("resigned-finished")
    assert say("end-wins", winners=say("opponent-tactician"), count=1) in table.board()
