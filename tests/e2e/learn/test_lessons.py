"""The lessons, as a newcomer takes them, and what leads to them and from them."""

import pytest

from bot.content.lessons import Lesson
from bot.engine import Bank
from bot.features.learn.buttons import (
    LearnButton,
    LessonBank,
    LessonBest,
    LessonButton,
    LessonDie,
    LessonMenu,
    LessonRoll,
    LessonsButton,
)
from bot.features.learn.model import HELPED_AFTER, LessonSpot
from bot.features.tables.buttons import FirstGameButton
from bot.kit.components.selection import DieButton
from bot.kit.game.moves import move_text
from bot.kit.texts.chances import percent
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.pupil import COURSE, pupil
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.solver.solved import advice

EXPECTED_PRESSES = 76
"""What a newcomer needs who makes no mistake, to go from each lesson to the next included."""

WRONG = say("lesson-wrong", why="|").partition("|")[0]

PATIENCE = 45
"""Seconds for what is worked out, on a busy machine."""


async def test_a_newcomer_takes_all_lessons_and_plays_the_first_game(table: Table) -> None:
    ada = await pupil(table)
    for lesson in COURSE:
        await ada.go_to(lesson.number)
        await ada.learn(lesson)
    assert say("learn-all-done") in ada.text
    assert ada.presses == EXPECTED_PRESSES
    begun = await ada.press(FirstGameButton)
    assert not begun.ephemeral
    assert say("ruleset-tavern") in table.board()
    assert f"{say('opponent-cautious')}: 0" in table.board()
    assert "**Ada: 0** · to play" in table.board()


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
async def test_whoever_goes_wrong_is_told_why_and_tries_again(lesson: Lesson, table: Table) -> None:
    ada = await pupil(table)
    await ada.begin(lesson)
    for step, task in enumerate(lesson.tasks):
        if task.other is not None:
            await ada.do(task.other)
            assert ada.shows(lesson, step)
            assert WRONG in ada.text
            await ada.press(LessonDie, 0)
            assert WRONG in ada.text, "what was said stays while dice are chosen"
            await ada.press(LessonDie, 0)
        await ada.do(task.right[0])
        assert WRONG not in ada.text
        assert say("lesson-right", why="|").partition("|")[0] in ada.text
    assert say("lesson-done") in ada.text
    await ada.press(LessonsButton)
    name = say(f"lesson-{lesson.name}")
    assert say("learn-line-done", number=lesson.number, lesson=name) in ada.text
    assert ada.text.count("· done") == 1


async def test_a_third_mistake_shows_what_is_right(table: Table) -> None:
    lesson = COURSE[1]
    step, task = next((n, task) for n, task in enumerate(lesson.tasks) if task.other is not None)
    assert task.other is not None
    ada = await pupil(table)
    await ada.begin(lesson)
    for done in lesson.tasks[:step]:
        await ada.do(done.right[0])
    help_text = say("lesson-help", choice=move_text(task.state, task.right[0], say))
    for attempt in range(1, HELPED_AFTER + 1):
        assert help_text not in ada.text
        await ada.do(task.other)
        assert WRONG in ada.text
        if attempt == 1:
            await table.restart()
    assert help_text in ada.text
    await ada.press(LessonBank if isinstance(task.right[0], Bank) else LessonRoll)
    assert ada.shows(lesson, step + 1), "its dice were chosen"


async def test_chances_to_win_are_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.learn.service.PATIENCE", PATIENCE)
    race = COURSE[6]
    ada = await pupil(table)
    await ada.begin(race)
    await ada.do(race.tasks[0].right[0])
    win = advice(race.tasks[0].state).best.win
    assert win is not None
    assert f"wins {percent(win, say)} of games" in ada.text


async def test_a_lesson_goes_on_after_a_restart(table: Table) -> None:
    lesson = COURSE[1]
    ada = await pupil(table)
    await ada.begin(lesson)
    await ada.do(lesson.tasks[0].right[0])
    await ada.press(LessonDie, 0)
    await table.restart()
    assert ada.shows(lesson, 1)
    await ada.press(LessonRoll)
    assert ada.shows(lesson, 2), "the die that was chosen before is chosen"
    await table.restart()
    await ada.do(lesson.tasks[2].right[0])
    assert say("lesson-done") in ada.text
    again = await pupil(table)
    assert again.text.count("· done") == 1


async def test_two_lessons_at_once(table: Table) -> None:
    one, other = await pupil(table), await pupil(table)
    await one.begin(COURSE[0])
    await other.begin(COURSE[2])
    await one.do(COURSE[0].tasks[0].right[0])
    await other.do(COURSE[2].tasks[0].right[0])
    assert one.shows(COURSE[0], 1)
    assert other.shows(COURSE[2], 1)


async def test_pressing_twice_does_not_skip_a_task(table: Table) -> None:
    lesson = COURSE[1]
    ada = await pupil(table)
    await ada.begin(lesson)
    roll = LessonRoll(lesson.number, lesson.script, LessonSpot(lesson).write()).write()
    await ada.press(LessonRoll)
    await forge(table, table.ada, table.channel, roll)
    assert ada.shows(lesson, 1)


async def test_the_best_dice_are_found(table: Table) -> None:
    ada = await pupil(table)
    await ada.begin(COURSE[0])
    await ada.press(LessonBest)
    await ada.press(LessonBank)
    assert ada.shows(COURSE[0], 1)


async def test_a_lesson_that_has_changed_begins_anew(table: Table) -> None:
    lesson = COURSE[0]
    for script, spot in ((lesson.script + 1, "1."), (lesson.script, "7."), (0, "0.b15")):
        for button in (
            LessonDie(1, script, 0, spot),
            LessonBest(1, script, spot),
            LessonRoll(1, script, spot),
            LessonBank(1, script, spot),
        ):
            shown = told(await forge(table, table.ada, table.channel, button.write()))
            assert say("lesson-anew") in shown
            assert say("lesson-step", step=1, of=len(lesson.tasks)) in shown


@pytest.mark.parametrize("number", [0, 9, 2**60])
async def test_there_is_no_other_lesson(number: int, table: Table) -> None:
    for button in (LessonButton(number), LessonRoll(number, 0, "0.")):
        result = await forge(table, table.ada, table.channel, button.write())
        assert told(result) == say("refusal-no-such-lesson")
    for value in (str(number), "-1", "x", ""):
        forged = await forge(table, table.ada, table.channel, LessonMenu().write(), values=[value])
        assert told(forged)


async def test_moves_that_the_rules_forbid_lead_nowhere(table: Table) -> None:
    lesson = COURSE[0]
    spot = LessonSpot(lesson).write()
    for button in (LessonBank(1, lesson.script, spot), LessonRoll(1, lesson.script, spot)):
        shown = told(await forge(table, table.ada, table.channel, button.write()))
        assert say("lesson-step", step=1, of=len(lesson.tasks)) in shown
        assert WRONG not in shown
    stray = LessonDie(2, COURSE[1].script, 5, LessonSpot(COURSE[1]).write())
    assert told(await forge(table, table.ada, table.channel, stray.write()))


async def test_a_forged_lesson_takes_the_place_of_no_board(table: Table) -> None:
    await table.begin()
    board = table.message

    def shown() -> str:
        return table.board(
            next(message for message in table.channel.history() if message.id == board.id)
        )

    before = shown()
    lesson = COURSE[0]
    spot = LessonSpot(lesson).write()
    for button in (
        LessonButton(1),
        LessonsButton(),
        LessonDie(1, lesson.script, 0, spot),
        LessonBank(1, lesson.script, spot),
    ):
        result = await forge(table, table.cleo, table.channel, button.write(), on=board)
        assert told(result)
        assert shown() == before
    ada = await pupil(table)
    await ada.begin(lesson)
    forged = DieButton(1, 1, 0).write()
    await forge(table, table.ada, table.channel, forged, on=ada.message)
    assert shown() == before


async def test_the_button_of_others_lists_the_lessons_privately(table: Table) -> None:
    result = await forge(table, table.ben, table.channel, LearnButton().write())
    assert told(result).startswith(say("learn-title"))


async def test_the_first_game_begins_only_where_games_may(table: Table) -> None:
    await table.bot.features.settings.book.set_for_server(
        table.guild.id, "channels", [table.guild.create_text_channel("games").id]
    )
    result = await forge(table, table.ada, table.channel, FirstGameButton().write())
    assert "games" in told(result) or "<#" in told(result)
    assert table.stored() == []
