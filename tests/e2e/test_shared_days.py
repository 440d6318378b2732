"""The result of a daily game, as its player shares it with everyone."""

import re

from bot.features.daily.buttons import PlayDailyButton, ShareButton
from bot.features.daily.model import day_of
from bot.kit.pictures.dice_faces import UNICODE
from tests.support.e2e.messages.daily_game import Day, open_day
from tests.support.e2e.reading import shown
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

FARKLE, LOW, HIGH, TOP = "223346", "122346", "444236", "111123"
"""Rolls that bring nothing, 100, 400 and 2,000 points."""

TURNS = [LOW, HIGH, TOP, FARKLE, LOW, LOW, HIGH, FARKLE, FARKLE, HIGH]
SCORE = 3500


def now(table: Table) -> int:
    return int(table.env.now().timestamp())


def title(table: Table) -> str:
    """Return what the daily game of today is headed by."""
    return say("daily-title", day=say.day(day_of(now(table))))


async def test_what_is_shared_gives_no_dice_away(table: Table, cup: ScriptedCup) -> None:
    cup.next(*TURNS)
    day = await open_day(table)
    await day.finish()
    shared = shown(await day.press(ShareButton))
    assert say("daily-score", name="Ada", score=SCORE) in shared
    symbols = [("⭐", "top"), ("🔶", "high"), ("🔹", "low"), ("❌", "farkle")]
    explained = [
        say("daily-symbol", symbol=symbol, turn=say(f"daily-turn-{kind}"))
        for symbol, kind in symbols
    ]
    assert say("daily-symbols", symbols=" · ".join(explained)) in shared
    assert not set(shared) & set(UNICODE)
    assert title(table) in shared
    without_date = shared.replace(title(table), "")
    assert not re.search(r"\d", re.sub(r"3,500|1,000|400|button.*", "", without_date))


async def test_who_does_without_pictures_has_the_turns_in_words(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next(*TURNS)
    settings = table.bot.features.settings.book
    await settings.set_for_person(table.ada.id, "dice", "digits")
    await settings.set_for_server(table.guild.id, "dice", "digits")
    day = await open_day(table)
    await day.finish()
    words = say("daily-turns", turns=say.listed([say(f"daily-turn-{kind}") for kind in KINDS]))
    assert words in day.text()
    assert "🔶" not in day.text()
    shared = shown(await day.press(ShareButton))
    assert words in shared
    assert "🔶" not in shared


async def test_whoever_sees_a_result_can_play(table: Table, cup: ScriptedCup) -> None:
    cup.next(*TURNS)
    day = await open_day(table)
    await day.finish()
    shared = await day.press(ShareButton)
    assert shared.response is not None
    pressed = await table.press(table.ben, PlayDailyButton, on=shared.response.message)
    his = Day(table, table.ben, pressed)
    assert title(table) in his.text()
    assert say("daily-began") in his.text()
    assert (await open_day(table, table.ben)).text() == his.text(), "it is his game of today"


KINDS = ["low", "high", "top", "farkle", "low", "low", "high", "farkle", "farkle", "high"]
