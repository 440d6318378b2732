"""Dice as pictures, or as Unicode where there are none."""

from discord import PartialEmoji

from bot.resources import data_folder
from bot.ui.dice_faces import EMOJI_NAMES, PLAIN, DiceFaces
from tests.unit.ui.tables import PICTURES


def test_unicode_dice_bracket_what_is_kept() -> None:
    assert PLAIN.roll((1, 5, 6), chosen=(1,)) == "⚀ [⚄] ⚅"
    assert PLAIN.kept((1, 5)) == "[⚀] [⚄]"
    assert PLAIN.on_button(5, chosen=True) is None


def test_pictures_show_a_kept_die_as_another_picture() -> None:
    rolled, kept = PICTURES.roll((2, 2), chosen=(1,)).split(" ")
    assert rolled.startswith("<:farkle_2:")
    assert kept.startswith("<:farkle_kept_2:")
    emoji = PICTURES.on_button(2, chosen=True)
    assert emoji is not None
    assert emoji.name == "farkle_kept_2"


def test_one_missing_picture_means_unicode_for_all() -> None:
    some = {name: PartialEmoji(name=name, id=1) for name in EMOJI_NAMES - {"farkle_kept_3"}}
    assert DiceFaces(some).roll((1, 2)) == "⚀ ⚁"


def test_every_picture_that_is_asked_for_ships() -> None:
    files = {path.stem for path in (data_folder() / "dice").glob("*.png")}
    assert files == EMOJI_NAMES
