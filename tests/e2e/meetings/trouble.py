"""Events of the machine room: the database, other processes, and presses that come together."""

import re
from typing import Final

from bot.engine import Roll
from tests.e2e.meetings.outcomes import polite, press
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.reading import told, told_beside
from tests.support.e2e.table import say
from tests.support.storage.killed import FailingDatabase
from tests.support.storage.stores import open_storage

MANY: Final = 1000
"""More statements than a press needs."""

ELSEWHERE: Final = (1, 2, 2, 3, 4, 6)
"""What is rolled in another process."""


async def another_process(scene: Scene) -> None:
    """Let another process on the same database roll for whoever is on turn, or what it does."""
    async with open_storage(scene.table.settings.database) as storage:
        if scene.elsewhere is not None:
            await scene.elsewhere(storage)
            return
        match, now = await scene.match(), int(scene.table.env.now().timestamp())
        await storage.matches.save(match.after(Roll(), ELSEWHERE, now))


async def database_away(scene: Scene) -> None:
    """Let the database be away while they press: they are told so, and nothing else happens."""
    table = scene.table
    board, stored = table.board(scene.message), table.dump()
    failing = FailingDatabase(table.bot.features.core.database, after=0, times=MANY)
    try:
        answer = await scene.press_saving()
    finally:
        failing.end()
    sentence = told_beside(answer) if answer.followups else told(answer)
    [reference] = re.findall(r"reference (\w+)\)", sentence)
    assert sentence == say("error-storage", reference=reference)
    assert (table.board(scene.message), table.dump()) == (board, stored)


async def two_presses(scene: Scene) -> None:
    """Let them press the same button twice at once."""
    message, custom_id, env = scene.message, scene.custom_id(scene.saves), scene.table.env
    with env.at_once():
        answers = [await scene.struck.click(message, custom_id=custom_id) for _ in range(2)]
    await env.settle()
    for answer in answers:
        assert answer.acknowledged
        polite(answer)


async def form_left_open(scene: Scene) -> None:
    """Let them send off a form that they had before them when they, or another, went on."""
    assert scene.form is not None, "nobody has a form before them"
    await press(scene, scene.struck, scene.saves)
    polite(await scene.struck.submit_modal(scene.form, {"answer": "luck"}))
