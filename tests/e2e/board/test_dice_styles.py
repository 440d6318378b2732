"""Games for those who hear the board, want it changed seldom, or see other dice."""

import re

from simcord import MemberActor

from bot.advice.level import Level
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.settings.model import SettingsTopic
from bot.kit.components.raw import walk
from bot.kit.components.selection import DieButton
from bot.kit.pictures.dice_faces import devil_names, emoji_names
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.messages.panel import Panel, open_settings
from tests.support.e2e.player import marked, points_to_bank, scores
from tests.support.e2e.reading import components, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

ROLL = re.compile(r"^### Roll: (.+)$", re.MULTILINE)
ENOUGH = 250


async def prefer(table: Table, who: MemberActor, **choices: str) -> None:
    """Let somebody choose for themselves."""
    panel = Panel(who, await who.slash(table.channel, "farkle preferences"))
    for name, value in choices.items():
        await panel.prefer(name, value)


def heard(table: Table) -> list[str]:
    """Return the roll die by die as a screen reader tells it, nothing while there is none."""
    found = ROLL.search(table.board())
    return found[1].split(", ") if found else []


def pictures(table: Table) -> list[str]:
    """Return the names of the pictures in the texts of the board."""
    texts = [str(part.get("content", "")) for part in walk(components(table.message))]
    return re.findall(r"<:(\w+):\d+>", "\n".join(texts))


def on_buttons(table: Table) -> list[str]:
    """Return the names of the pictures on the buttons of the board."""
    emojis = [button.get("emoji") for button in table.buttons().values()]
    return [str(emoji["name"]) for emoji in emojis if isinstance(emoji, dict)]


async def play_by_ear(table: Table) -> None:
    """Press once, knowing nothing but the words of the board."""
    who = table.ada if marked(table.board(), "to play") == ["Ada"] else table.ben
    dice = heard(table)
    labels = [table.label(DieButton, place) for place in range(len(dice))]
    assert labels == dice
    scoring = [place for place, die in enumerate(dice) if die in {"1", "5"}]
    if not dice:
        await table.press(who, RollButton)
    elif not any(die.endswith(" chosen") for die in dice):
        if scoring:
            await table.press(who, DieButton, scoring[0])
            assert heard(table)[scoring[0]] == f"{dice[scoring[0]]} chosen"
        else:
            await table.press(who, BestButton)
    elif points_to_bank(table) >= ENOUGH or len(dice) <= 2:
        await table.press(who, BankButton)
    else:
        await table.press(who, RollButton)


async def test_a_whole_game_by_ear_beside_somebody_who_sees_pictures(table: Table) -> None:
    await prefer(table, table.ada, dice="digits")
    await table.begin(target=1000)
    while table.is_playing:
        dice = heard(table)
        assert len(pictures(table)) == len(dice), "once, for Ben"
        assert on_buttons(table) == []
        await play_by_ear(table)
    [winner] = marked(table.board(), "winner")
    assert scores(table.board())[winner] >= 1000
    assert pictures(table) == []


async def test_no_picture_is_left_where_nobody_wants_any(table: Table, cup: ScriptedCup) -> None:
    await prefer(table, table.ada, dice="digits")
    await table.ada.slash(table.channel, "farkle bot")
    cup.next("112346")
    await table.press(table.ada, RollButton)
    assert heard(table) == ["1", "1", "2", "3", "4", "6"]
    assert pictures(table) == on_buttons(table) == []
    scored = told(await table.ada.slash(table.channel, "farkle score", dice="1 1 5"))
    assert "### Roll: 1, 1, 5" in scored
    day = await open_day(table)
    if await day.roll():
        assert ROLL.search(day.text())


async def test_a_choice_is_kept_by_the_board_through_a_restart(
    table: Table, cup: ScriptedCup
) -> None:
    await prefer(table, table.ada, dice="digits")
    await table.begin()
    cup.next("112346")
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 1)
    await table.restart()
    await table.press(table.ada, DieButton, 0)
    assert heard(table) == ["1 chosen", "1 chosen", "2", "3", "4", "6"]


async def test_the_turns_of_the_bot_are_one_change_of_the_board(
    table: Table, cup: ScriptedCup
) -> None:
    await prefer(table, table.ada, updates="turns")
    await table.ada.slash(table.channel, "farkle bot", level=Level.CAUTIOUS.value)
    cup.next("112346", "155646", "12346", "2346")
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    before = _edits(table)
    await table.press(table.ada, BankButton)
    await table.env.advance_time(1)
    name = say("opponent-cautious")
    assert _edits(table) == before + 1
    told_at_once = [
        say("event-set-aside", name=name, dice="[⚀]", points=100),
        say("event-set-aside", name=name, dice="[⚀]", points=100),
        say("felt-farkle", name=name, lost=200),
        say("turn-roll", dice="⚁ ⚂ ⚃ ⚅"),
    ]
    assert "\n".join(told_at_once) in table.board()


async def test_a_theme_is_uploaded_once_it_is_chosen(table: Table, cup: ScriptedCup) -> None:
    uploaded = _uploads(table)
    assert uploaded == list(emoji_names("tavern"))
    panel = await open_settings(table)
    await panel.turn_to(SettingsTopic.SERVER)
    await panel.set("theme", "contrast")
    await table.env.settle()
    assert _uploads(table) == [*uploaded, *emoji_names("contrast")]
    await table.begin()
    cup.next("112346")
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 0)
    shown = ["kept_1_contrast", *[f"die_{face}_contrast" for face in (1, 2, 3, 4, 6)]]
    assert pictures(table) == on_buttons(table) == shown
    await table.restart()
    await table.press(table.ada, DieButton, 0)
    assert pictures(table)[0] == "die_1_contrast"
    assert len(_uploads(table)) == 28


async def test_the_emojis_of_a_theme_that_has_changed_are_replaced(table: Table) -> None:
    await table.stop()
    with table.outside() as connection:
        changed = "UPDATE notes SET value = 'old' WHERE key LIKE 'theme:%' RETURNING key"
        assert len(connection.execute(changed).fetchall()) == 2
    await table.restart()
    assert _uploads(table) == list(emoji_names("tavern")) * 2
    emojis = await table.bot.fetch_application_emojis()
    assert sorted(emoji.name for emoji in emojis) == sorted(emoji_names("tavern"))


async def test_dice_of_before_there_were_devils_heads_stay(table: Table) -> None:
    before = await table.bot.fetch_application_emojis()
    await table.stop()
    with table.outside() as connection:
        connection.execute("DELETE FROM notes WHERE key LIKE 'theme:%:devil'")
    await table.restart()
    assert await table.bot.fetch_application_emojis() == before
    heads = [emoji for emoji in before if emoji.name in devil_names("tavern")]
    for emoji in heads:
        await emoji.delete()
    await table.stop()
    with table.outside() as connection:
        connection.execute("DELETE FROM notes WHERE key LIKE 'theme:%:devil'")
    await table.restart()
    after = await table.bot.fetch_application_emojis()
    assert {emoji.id for emoji in before} - {emoji.id for emoji in after} == {
        emoji.id for emoji in heads
    }
    assert sorted(emoji.name for emoji in after) == sorted(emoji_names("tavern"))


def _edits(table: Table) -> int:
    """Return how many messages the bot has edited by itself so far."""
    return sum(request.method == "PATCH" for request in table.env.http_requests)


def _uploads(table: Table) -> list[str]:
    """Return the names of the emojis that were uploaded, in order."""
    return [
        str(request.json["name"])
        for request in table.env.http_requests
        if request.method == "POST" and request.path.endswith("/emojis") and request.json
    ]
