"""Loaded dice on a board: a shape beside their faces says what they are like."""

import re

from bot.features.board.buttons import RollButton
from bot.features.tavern.buttons import ReadyButton
from bot.kit.components.raw import walk
from bot.kit.components.selection import DieButton
from bot.kit.pictures.dice_faces import KEPT, ROLLED, emoji_name, marked_names
from bot.kit.pictures.dice_families import DieFamily
from bot.kit.pictures.themes import USUAL_THEME
from tests.support.e2e.messages.chest import Chest, give
from tests.support.e2e.reading import components
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

OF_ADA = ("weighted", "odd")
FAMILIES = (DieFamily.HEAVY, DieFamily.ODD)
MARKS = {name for family in DieFamily for name in marked_names(USUAL_THEME, family)}


async def begin(table: Table) -> None:
    """Let Ada begin a game in the tavern with a heavy die, an odd one and four ordinary ones."""
    give(table, table.ada, *OF_ADA)
    await table.ada.slash(table.channel, "farkle tavern play")
    chest = await Chest.open(table, table.ada)
    await chest.add(*OF_ADA)
    await chest.press(ReadyButton)
    await table.env.settle()


def uploaded_marks(table: Table) -> set[str]:
    return {emoji.name for emoji in table.env.backend.application_emojis.values()} & MARKS


def rolled(table: Table) -> list[str]:
    """Return the names of the pictures in the heading with the roll."""
    texts = [str(part.get("content", "")) for part in walk(components(table.message))]
    heading = next(line for line in "\n".join(texts).splitlines() if line.startswith("# <"))
    return re.findall(r"<:(\w+):\d+>", heading)


def on_buttons(table: Table) -> list[str]:
    """Return the names of the pictures on the buttons of the dice."""
    emojis = [table.button(DieButton, place)["emoji"] for place in range(6)]
    return [str(emoji["name"]) for emoji in emojis if isinstance(emoji, dict)]


def faces(roll: str, kind: str = ROLLED) -> list[str]:
    """Return the names of the pictures of a roll of Ada's dice."""
    themes = [*(f"{family}_{USUAL_THEME}" for family in FAMILIES), *[USUAL_THEME] * 4]
    return [emoji_name(kind, int(face), theme) for face, theme in zip(roll, themes, strict=True)]


async def test_loaded_dice_bear_marks_in_texts_and_on_buttons(
    table: Table, cup: ScriptedCup
) -> None:
    await begin(table)
    assert uploaded_marks(table) >= {
        name for family in FAMILIES for name in marked_names(USUAL_THEME, family)
    }
    cup.next("112346")
    await table.press(table.ada, RollButton)
    assert rolled(table) == on_buttons(table) == faces("112346")
    await table.press(table.ada, DieButton, 1)
    [_, kept, *_] = faces("112346", KEPT)
    assert rolled(table)[1] == on_buttons(table)[1] == kept
    await table.restart()
    await table.press(table.ada, DieButton, 1)
    await table.env.settle()
    await table.press(table.ada, DieButton, 0)
    assert rolled(table)[:2] == [faces("112346", KEPT)[0], faces("112346")[1]]


async def test_an_ordinary_game_uploads_no_marks(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    cup.next("112346")
    await table.press(table.ada, RollButton)
    await table.env.settle()
    assert on_buttons(table) == [emoji_name(ROLLED, int(face), USUAL_THEME) for face in "112346"]
    assert uploaded_marks(table) == set()
