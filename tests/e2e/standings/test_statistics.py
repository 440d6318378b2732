"""What people look back on: figures with a picture, rivals, games and achievements."""

import io
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest_asyncio
from PIL import Image
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.database.opening import Address
from bot.features.standings.buttons import (
    AchievementsPage,
    AllFiguresButton,
    HistoryMenu,
    HistoryPage,
)
from bot.features.standings.service.statistics import GAMES
from bot.features.standings.view.stats_chart import LEAST
from bot.features.tables.buttons import RematchButton
from bot.kit.components.raw import RawComponent, inside
from tests.support.e2e.messages.chest import give
from tests.support.e2e.messages.leaderboard import beat
from tests.support.e2e.player import win_at_once
from tests.support.e2e.reading import read, shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say


@pytest_asyncio.fixture
async def reviewed_table(
    tmp_path: Path, address: Address, cup: ScriptedCup
) -> AsyncIterator[Table]:
    """Open a table whose finished games are reviewed."""
    async with open_table(tmp_path, cup, assesses=True, address=address) as table:
        yield table


async def ask(
    table: Table, who: MemberActor, command: str, user: MemberActor | None = None
) -> InteractionResult:
    """Run `/farkle command`."""
    options = {} if user is None else {"user": user}
    return await who.slash(table.channel, f"farkle {command}", **options)


def private(result: InteractionResult) -> discord.Message:
    """Return the private message that answers a command."""
    assert told(result)
    assert result.response is not None
    return result.response.message


# -------------------------------------------------------------------------------------- figures


async def test_figures_come_with_a_picture_once_there_are_some_games(table: Table) -> None:
    for _ in range(LEAST - 1):
        await beat(table, table.ada, table.ben)
    few = await ask(table, table.cleo, "stats", table.ada)
    assert say("stats-games", games=LEAST - 1) in shown(few)
    assert few.response is not None
    assert few.response.attachments == []
    await beat(table, table.ben, table.ada)
    many = await ask(table, table.cleo, "stats", table.ada)
    text = shown(many)
    assert say("stats-form", form="W W L", won=LEAST - 1, games=LEAST) in text
    rest = told(await table.press(table.ben, AllFiguresButton))
    assert say("stats-favourite", ruleset=say("ruleset-tavern")) in rest
    assert "Rating: 1,579 at the start" in text
    assert many.response is not None
    [picture] = many.response.attachments
    with Image.open(io.BytesIO(await picture.read())) as image:
        assert (image.format, image.width) == ("PNG", 800)
        assert image.height > 880, "the card is above the chart"
    assert say("profile-told", caption=say("profile-rival"), value="Ben, 2 to 1") in text
    assert say("profile-medals") in text


async def test_a_card_has_the_dice_of_whoever_shows_their_own(table: Table) -> None:
    give(table, table.ada, "weighted")
    for _ in range(LEAST):
        await beat(table, table.ada, table.ben)
    dice = say("profile-told", caption=say("profile-dice"), value="Weighted")
    assert dice in shown(await ask(table, table.ada, "stats"))
    assert dice not in shown(await ask(table, table.ben, "stats", table.ada))


async def test_a_server_without_pictures_gets_no_card(table: Table) -> None:
    for _ in range(LEAST):
        await beat(table, table.ada, table.ben)
    await table.bot.features.settings.book.set_for_server(table.guild.id, "dice", "unicode")
    answer = await ask(table, table.ada, "stats")
    assert say("stats-games", games=LEAST) in shown(answer)
    assert answer.response is not None
    assert answer.response.attachments == []


async def test_accuracy_and_luck_follow_from_reviews(
    reviewed_table: Table, cup: ScriptedCup
) -> None:
    table = reviewed_table
    await win_at_once(table, cup)
    await ask(table, table.ada, "stats")
    text = told(await table.press(table.cleo, AllFiguresButton))
    perfect = say("percent", percent=100.0)
    assert f"Accuracy: **{perfect}**, luck with the dice: **+" in text
    assert "in 1 reviewed game" in text
    await ask(table, table.ben, "stats")
    others = told(await table.press(table.cleo, AllFiguresButton))
    assert "Accuracy" not in others, "who decided nothing has no accuracy"


# --------------------------------------------------------------------------------- achievements


async def test_achievements_are_announced_once_and_listed(table: Table, cup: ScriptedCup) -> None:
    await win_at_once(table, cup)
    first = table.board()
    earned = [say(f"achievement-{name}") for name in ("first-game", "first-win")]
    [ada] = [line for line in first.splitlines() if "**Ada** has earned" in line]
    assert all(name in ada for name in [*earned, say("achievement-six-of-a-kind")])
    welcome = say("awards-earned", name="Ben", achievements=f"🏅 {say('achievement-first-game')}")
    assert welcome in first.splitlines()
    assert sum(f"{say('command-achievements')}" in line for line in first.splitlines()) == 1
    await table.restart()
    await table.press(table.ada, RematchButton)
    assert welcome in table.board().splitlines(), "the board says so after a restart, too"
    await win_at_once(table, cup)
    assert "has earned" not in table.board()
    own = told(await ask(table, table.ben, "achievements"))
    assert f"**{say('achievement-first-game')}** ({say('tier-bronze')}), <t:" in own
    stranger = told(await ask(table, table.cleo, "achievements"))
    assert say("achievements-none") in stranger
    assert say("achievements-next") in stranger


async def test_pages_of_achievements(table: Table, cup: ScriptedCup) -> None:
    await win_at_once(table, cup)
    answer = await ask(table, table.ben, "achievements", table.ada)
    assert say("page-number", number=1, of=2) in told(answer)
    await table.press(table.ben, AchievementsPage, 2, on=private(answer))
    assert answer.response is not None
    turned = read(answer.response)
    assert say("page-number", number=2, of=2) in turned
    assert say("achievements-title", name="Ada") in turned


# --------------------------------------------------------------------------------------- rivals


async def test_rivals(table: Table) -> None:
    assert told(await ask(table, table.ada, "rivals")) == say("refusal-no-rivals")
    for winner, loser in ((table.ada, table.ben), (table.ben, table.ada), (table.ada, table.cleo)):
        await beat(table, winner, loser)
    ben = say("rivals-standing", games=2, wins=1, losses=1, ties=0)
    cleo = say("rivals-standing", games=1, wins=1, losses=0, ties=0)
    rows = [
        say("rivals-row", name=name, standing=standing)
        for name, standing in (("Ben", ben), ("Cleo", cleo))
    ]
    assert told(await ask(table, table.ada, "rivals")).splitlines()[-2:] == rows
    against = told(await ask(table, table.ada, "rivals", table.ben))
    assert ben in against
    first, second = against.splitlines()[-2:]
    assert first.startswith(f"- Game 2 · **{say('outcome-resigned')}**")
    assert second.startswith(f"- Game 1 · **{say('outcome-won')}**")
    strangers = told(await ask(table, table.ben, "rivals", table.cleo))
    assert strangers == say("refusal-never-met", name="Cleo")


# -------------------------------------------------------------------------------------- history


async def test_history_without_games(table: Table) -> None:
    assert told(await ask(table, table.ada, "history")) == say("refusal-no-games")
    others = told(await ask(table, table.ada, "history", table.ben))
    assert others == say("refusal-no-figures", name="Ben")


async def test_history_has_pages_that_work_after_a_restart(table: Table) -> None:
    for _ in range(GAMES + 1):
        await beat(table, table.ada, table.ben)
    answer = await ask(table, table.cleo, "history", table.ben)
    newest = [line for line in told(answer).splitlines() if line.startswith("- Game")]
    assert [int(line.split()[2]) for line in newest] == [*range(GAMES + 1, 1, -1)]
    assert say("page-number", number=1, of=2) in told(answer)
    await table.restart()
    await table.press(table.cleo, HistoryPage, 2, on=private(answer))
    assert answer.response is not None
    assert "- Game 1 ·" in read(answer.response)
    assert say("history-title", name="Ben") in read(answer.response)


async def test_a_line_of_the_history_is_opened(table: Table) -> None:
    for _ in range(2):
        await beat(table, table.ada, table.ben)
    answer = await ask(table, table.ada, "history")
    menu = table.button(HistoryMenu, on=private(answer))
    assert [option["value"] for option in options(menu)] == ["2", "1"]
    assert str(options(menu)[1]["label"]).startswith("1: Ada")
    assert options(menu)[0]["description"] == say(
        "history-option", result=say("outcome-won"), ruleset=say("ruleset-tavern")
    )
    opened = await table.ada.select(private(answer), ["1"], custom_id=str(menu["custom_id"]))
    await table.env.settle()
    assert say("board-title", ruleset=say("ruleset-tavern")) in told(opened)
    assert "- Game 2 ·" in told(answer), "the list stays where it is"


async def test_a_game_that_cannot_be_seen_any_more_is_not_opened(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    elsewhere = table.guild.create_text_channel("elsewhere")
    answer = await table.cleo.slash(elsewhere, "farkle history", user=table.ben)
    menu = table.button(HistoryMenu, on=private(answer))
    hidden = discord.Permissions(view_channel=True).value
    everyone = Overwrite(table.guild.id, OverwriteType.ROLE, allow=0, deny=hidden)
    table.env.backend.set_overwrite(table.channel.id, everyone)
    opened = await table.cleo.select(private(answer), ["1"], custom_id=str(menu["custom_id"]))
    assert told(opened) == say("refusal-replay-private")


def options(menu: RawComponent) -> list[RawComponent]:
    """Return the options of a menu."""
    return list(inside(menu, "options"))


async def test_a_page_past_the_end_is_the_last(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    once = told(await ask(table, table.ada, "history"))
    far = HistoryPage(table.ada.user.id, 99).write()
    await table.post(
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": far}]}
    )
    await table.press(table.ada, HistoryPage, 99)
    assert table.board() == once


async def test_nobody_sees_games_of_others_in_channels_that_they_cannot_read(table: Table) -> None:
    await beat(table, table.ada, table.ben)
    hidden = discord.Permissions(view_channel=True).value
    everyone = Overwrite(table.guild.id, OverwriteType.ROLE, allow=0, deny=hidden)
    table.env.backend.set_overwrite(table.channel.id, everyone)
    elsewhere = table.guild.create_text_channel("elsewhere")
    theirs = told(await table.cleo.slash(elsewhere, "farkle history", user=table.ada))
    assert say("history-hidden") in theirs.splitlines()
    own = told(await table.ada.slash(elsewhere, "farkle history"))
    assert "- Game 1 ·" in own


async def test_games_against_the_bot_and_on_other_servers_are_for_oneself(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle bot")
    await table.resign(table.ada)
    there = table.env.create_guild("Elsewhere")
    ada, ben = there.add_member(table.ada.user), there.add_member(table.ben.user)
    lobby = there.create_text_channel("lobby")
    await ada.slash(lobby, "farkle challenge", opponent=ben)
    await ada.slash(lobby, "farkle history")
    others = told(await ask(table, table.ben, "history", table.ada))
    assert others == say("refusal-no-figures", name="Ada")
    own = told(await ask(table, table.ada, "history"))
    assert say("opponent-perfect") in own
