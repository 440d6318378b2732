"""How dice are shown to one person, and on boards that several read."""

from dataclasses import replace
from datetime import date

import pytest

from bot.advice.level import Level
from bot.features.settings.service.appearance import own_look, shows_whole_turns, table_look
from bot.features.settings.service.settings import SettingsBook
from bot.kit.pictures.dice_appearance import DiceAppearance, DiceStyle
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.variants import Daily
from tests.support.matches.memory import MemorySettings
from tests.support.scenes.tables import Table

ADA, BEN, BOT = Person(1, "Ada"), Person(2, "Ben"), opponent(Level.GREEDY)
HERE = 50
PICTURES, UNICODE, DIGITS = DiceStyle


@pytest.fixture
def book() -> SettingsBook:
    return SettingsBook(MemorySettings())


def at_table(*people: Person) -> Match:
    return replace(Table(people=people).match(), place=Place(HERE, 60))


@pytest.mark.parametrize(
    ("server", "ada", "ben", "shown"),
    [
        (PICTURES, PICTURES, PICTURES, DiceAppearance(PICTURES)),
        (UNICODE, PICTURES, PICTURES, DiceAppearance(UNICODE)),
        (PICTURES, DIGITS, PICTURES, DiceAppearance(PICTURES, told=True)),
        (PICTURES, UNICODE, PICTURES, DiceAppearance(PICTURES, told=True)),
        (PICTURES, DIGITS, DIGITS, DiceAppearance(DIGITS)),
        (PICTURES, UNICODE, UNICODE, DiceAppearance(UNICODE)),
        (PICTURES, UNICODE, DIGITS, DiceAppearance(DIGITS)),
        (UNICODE, UNICODE, PICTURES, DiceAppearance(UNICODE)),
        (UNICODE, DIGITS, PICTURES, DiceAppearance(UNICODE, told=True)),
        (DIGITS, UNICODE, PICTURES, DiceAppearance(DIGITS)),
    ],
)
async def test_a_board_can_be_read_by_everybody_at_it(
    server: DiceStyle, ada: DiceStyle, ben: DiceStyle, shown: DiceAppearance, book: SettingsBook
) -> None:
    await book.set_for_server(HERE, "dice", server)
    await book.set_for_person(ADA.user_id, "dice", ada)
    await book.set_for_person(BEN.user_id, "dice", ben)
    assert table_look(book, at_table(ADA, BEN)) == shown


async def test_whoever_plays_with_bots_alone_has_the_board_as_they_want_it(
    book: SettingsBook,
) -> None:
    await book.set_for_server(HERE, "theme", "casino")
    assert table_look(book, at_table(ADA, BOT)) == DiceAppearance(PICTURES, "casino")
    await book.set_for_person(ADA.user_id, "theme", "contrast")
    assert table_look(book, at_table(ADA, BOT)) == DiceAppearance(PICTURES, "contrast")
    assert table_look(book, at_table(ADA, BEN, BOT)) == DiceAppearance(PICTURES, "casino")
    await book.set_for_person(ADA.user_id, "dice", DIGITS)
    assert table_look(book, at_table(BOT, ADA)) == DiceAppearance(DIGITS, "contrast")


async def test_who_has_left_the_game_is_not_read_to(book: SettingsBook) -> None:
    await book.set_for_person(ADA.user_id, "dice", DIGITS)
    await book.set_for_person(ADA.user_id, "updates", "turns")
    match = at_table(ADA, BEN)
    left = replace(match, state=replace(match.state, out=(True, False)))
    assert table_look(book, left) == DiceAppearance(PICTURES)
    assert shows_whole_turns(book, match)
    assert not shows_whole_turns(book, left)


async def test_what_only_one_person_sees_is_as_they_want_it(book: SettingsBook) -> None:
    await book.set_for_server(HERE, "dice", UNICODE)
    await book.set_for_server(HERE, "theme", "midnight")
    assert own_look(book, ADA.user_id, HERE) == DiceAppearance(PICTURES, "midnight")
    assert own_look(book, ADA.user_id, None) == DiceAppearance(PICTURES)
    daily = replace(at_table(ADA), variant=Daily(date(2026, 11, 21)))
    assert table_look(book, daily) == DiceAppearance(PICTURES, "midnight")
    await book.set_for_person(ADA.user_id, "dice", DIGITS)
    assert (
        own_look(book, ADA.user_id, HERE)
        == table_look(book, daily)
        == DiceAppearance(DIGITS, "midnight")
    )
