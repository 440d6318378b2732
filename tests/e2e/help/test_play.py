"""`/farkle play`: every way to begin, for whoever does not know the other commands."""

import pytest
from simcord import InteractionResult, MemberActor, UserHandle

from bot.features.daily.buttons import PlayDailyButton
from bot.features.learn.buttons import LearnButton
from bot.features.puzzles.buttons import NextPuzzleButton
from bot.features.tables.buttons import (
    AcceptButton,
    ChallengePersonMenu,
    FindOpponentButton,
    OpenTableButton,
    OwnGamesPage,
    PlayBotButton,
)
from tests.support.e2e.discord_py import told_discord
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.table import Table, say

Chosen = MemberActor | UserHandle


async def opened(table: Table, who: MemberActor | None = None) -> PrivateMessage:
    """Return the card of somebody."""
    return PrivateMessage(await (who or table.ada).slash(table.channel, "farkle play"))


async def challenge(
    table: Table, card: PrivateMessage, chosen: Chosen, who: MemberActor | None = None
) -> InteractionResult:
    """Choose somebody in the menu of people."""
    menu = table.button(ChallengePersonMenu, on=card.message)
    return await (who or table.ada).select(card.message, [chosen], custom_id=str(menu["custom_id"]))


async def test_it_is_the_first_command_that_discord_is_told(table: Table) -> None:
    [commands] = told_discord(table)
    [farkle] = [command for command in commands if command["name"] == "farkle"]
    options = farkle["options"]
    assert isinstance(options, list)
    assert options[0]["name"] == "play"
    assert len(options) <= 25


async def test_it_offers_every_way_to_begin(table: Table) -> None:
    card = await opened(table)
    assert card.text().startswith(say("ways-title"))
    kinds = [type(button) for button in table.buttons(card.message)]
    assert kinds == [
        PlayBotButton,
        FindOpponentButton,
        OpenTableButton,
        ChallengePersonMenu,
        PlayDailyButton,
        NextPuzzleButton,
        LearnButton,
    ]


async def test_whoever_is_chosen_is_invited(table: Table) -> None:
    card = await opened(table)
    await challenge(table, card, table.ben)
    assert f"<@{table.ben.id}>" in table.board()
    await table.press(table.ben, AcceptButton)
    assert table.is_playing


async def test_nobody_challenges_themselves(table: Table) -> None:
    card = await opened(table)
    assert told(await challenge(table, card, table.ada)) == say("refusal-challenge-self")
    assert not table.channel.history()


async def test_whoever_chooses_the_bot_plays_against_it(table: Table) -> None:
    card = await opened(table)
    answer = await challenge(table, card, UserHandle(table.env, table.env.backend.bot_user))
    assert say("button-play-bot") in told(answer)


async def test_other_bots_cannot_be_challenged(table: Table) -> None:
    robot = table.env.create_user("robot", bot=True)
    table.guild.add_member(robot)
    card = await opened(table)
    assert told(await challenge(table, card, robot)) == say("refusal-challenge-bot")


async def test_its_buttons_begin_games(table: Table) -> None:
    await table.allow(3)
    card = await opened(table)
    await table.press(table.ada, PlayBotButton, on=card.message)
    assert table.is_playing
    await table.press(table.ada, OpenTableButton, on=card.message)
    assert table.board().startswith(say("lobby-title", host="Ada"))
    daily = await table.press(table.ada, PlayDailyButton, on=card.message)
    assert daily.ephemeral
    lessons = await table.press(table.ada, LearnButton, on=card.message)
    assert told(lessons).startswith(say("learn-title"))


async def test_games_that_wait_are_listed_with_links(table: Table) -> None:
    await table.begin()
    board = table.message
    for person, waits in ((table.ada, True), (table.ben, False)):
        card = await opened(table, person)
        assert (say("games-turn") in card.text()) is waits
        assert (board.jump_url in card.text()) is waits
        assert any(type(button) is OwnGamesPage for button in table.buttons(card.message))
    card = await opened(table)
    answer = await table.press(table.ada, OwnGamesPage, 1, on=card.message)
    assert answer.acknowledged
    assert card.text().startswith(say("games-title"))


async def test_in_private_with_the_bot_there_is_nobody_to_challenge(table: Table) -> None:

    card = PrivateMessage(await table.ada.user.slash("farkle play"))
    kinds = {type(button) for button in table.buttons(card.message)}
    assert kinds == {PlayBotButton, NextPuzzleButton, LearnButton}


@pytest.mark.parametrize("who", ["ada", "cleo"])
async def test_a_card_outlives_a_restart(table: Table, who: str) -> None:
    person: MemberActor = getattr(table, who)
    card = await opened(table, person)
    await table.restart()
    await challenge(table, card, table.ben, person)
    assert f"<@{table.ben.id}>" in table.board()
