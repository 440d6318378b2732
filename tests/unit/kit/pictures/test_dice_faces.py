"""Dice as pictures, as Unicode dice, and told in digits."""

from bot.engine import JOKER
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_faces import (
    DEVIL,
    DIGITS,
    PLAIN,
    as_pictures,
    as_unicode,
    emoji_names,
    told_beside,
)
from tests.support.scenes.tables import PICTURES, dice_pictures


def test_unicode_dice_bracket_what_is_kept() -> None:
    assert PLAIN.roll((1, 5, 6), chosen=(1,)) == "⚀ [⚄] ⚅"
    assert PLAIN.set_aside((1, 5)) == "[⚀] [⚄]"
    assert PLAIN.on_button(5, chosen=True) is None


def test_pictures_show_a_kept_die_as_another_picture() -> None:
    rolled, kept = PICTURES.roll((2, 2), chosen=(1,)).split(" ")
    assert rolled.startswith("<:die_2_tavern:")
    assert kept.startswith("<:kept_2_tavern:")
    for chosen, name in ((True, "kept_2_tavern"), (False, "die_2_tavern")):
        emoji = PICTURES.on_button(2, chosen=chosen)
        assert emoji is not None
        assert emoji.name == name


def test_pictures_of_a_theme_are_shown_when_all_of_them_are_there() -> None:
    some = {name: Emoji(name, 1) for name in emoji_names("casino")}
    assert as_pictures(some, "tavern") is None
    shown = as_pictures(some, "casino")
    assert shown is not None
    assert shown.rolled[5] == "<:die_6_casino:1>"
    del some["kept_3_casino"]
    assert as_pictures(some, "casino") is None


def test_digits_are_said_with_pauses_and_without_signs() -> None:
    assert DIGITS.roll((1, 5, 6)) == "1, 5, 6"
    assert DIGITS.set_aside((1, 5)) == "1, 5"
    assert DIGITS.tells
    assert DIGITS.on_button(5, chosen=True) is None


def test_dice_that_are_told_have_the_others_beside_them() -> None:
    both = told_beside(PICTURES)
    assert both.beside is PICTURES
    assert both.roll((1, 5)) == "1, 5"
    assert both.on_button(5, chosen=False) is None


def test_the_name_of_an_emoji_tells_the_die() -> None:
    names = emoji_names("sea_glass")
    assert [as_unicode(name) for name in (names[0], names[11])] == ["⚀", "[⚅]"]
    assert as_unicode("die_7_tavern") is None
    assert dice_pictures("sea_glass").rolled[0].startswith("<:die_1_sea_glass:")


def test_a_devils_head_has_a_face_of_its_own_and_a_letter_beside_digits() -> None:
    assert PLAIN.roll((6, JOKER), chosen=(1,)) == f"⚅ [{DEVIL}]"
    assert "<:die_devil_tavern:" in PICTURES.roll((6, JOKER))
    assert PICTURES.set_aside((JOKER,)).startswith("<:kept_devil_tavern:")
    shown = PICTURES.on_button(JOKER, chosen=False)
    assert shown is not None
    assert as_unicode(shown.name) == DEVIL
    assert DIGITS.roll((6, JOKER)) == "6, J"
