"""Letters that the charts' own font lacks: drawn where the host has a font, never as boxes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped] # fontTools has no types
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped] # fontTools has no types
from fontTools.ttLib.tables._g_l_y_f import Glyph  # type: ignore[import-untyped] # fontTools has no types

from bot.kit.pictures import wide_font
from bot.kit.pictures.charts import FaceShares, face_chart, legible
from bot.kit.pictures.sheet import letters
from bot.kit.texts.texts import catalogue

LETTER = "\N{HIRAGANA LETTER A}"
WIDTH = 2000


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let the host have the fonts of one folder, which is empty at first."""
    monkeypatch.setattr(wide_font, "FOLDERS", (tmp_path,))
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    wide_font.wide_font.cache_clear()
    letters.cache_clear()


def install(folder: Path, name: str = "ipaexg.ttf") -> Path:
    """Write a font that has the one letter あ, as a black box."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for corner in ((0, 900), (900, 900), (900, 0)):
        pen.lineTo(corner)
    pen.closePath()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "a"])
    builder.setupCharacterMap({ord(LETTER): "a"})
    builder.setupGlyf({".notdef": Glyph(), "a": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (WIDTH, 0), "a": (WIDTH, 0)})
    builder.setupHorizontalHeader(ascent=900, descent=-100)
    builder.setupNameTable({"familyName": f"Test {folder.name}", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    path = folder / "some" / name
    path.parent.mkdir(exist_ok=True)
    builder.save(path)
    forget()
    return path


def test_without_a_font_pictures_are_in_english_and_names_are_numbers() -> None:
    japanese, french = catalogue().texts("ja"), catalogue().texts("fr")
    assert wide_font.wide_font() is None
    assert wide_font.drawable(japanese)("race-rounds") == "Rounds"
    assert wide_font.drawable(french) is french
    assert legible(LETTER, "Player 1") == "Player 1"


def test_with_a_font_pictures_are_in_japanese_and_names_are_drawn(folder: Path) -> None:
    japanese = catalogue().texts("ja")
    path = install(folder)
    assert wide_font.wide_font() == path
    assert wide_font.drawable(japanese) is japanese
    assert legible(f"Zo\u00eb {LETTER}", "Player 1") == f"Zo\u00eb {LETTER}"
    assert legible("\N{HIRAGANA LETTER I}", "Player 1") == "Player 1"


def test_the_best_of_several_fonts_is_taken(folder: Path) -> None:
    install(folder, "ipag.ttf")
    best = install(folder, "NotoSansJP-Regular.ttf")
    install(folder, "unknown.ttf")
    assert wide_font.wide_font() == best


def test_a_text_is_drawn_with_a_font_for_each_of_its_letters(folder: Path) -> None:
    install(folder)
    own = letters(20, bold=True)
    pieces = list(own.pieces(f"Ann{LETTER}{LETTER}."))
    assert [piece for _, piece in pieces] == ["Ann", LETTER * 2, "."]
    assert pieces[1][0] is own.fonts[1]
    assert own.getlength(LETTER) == 20 * WIDTH / 1000


def test_charts_draw_letters_of_both_fonts(folder: Path) -> None:
    shares = [16.0, 17.0, 16.5, 16.9, 16.8, 16.8]

    def drawn(band: str) -> bytes:
        return face_chart(FaceShares(shares, 16.7, 0.5, "x", band, str))

    install(folder)
    assert len({drawn(""), drawn("Ann"), drawn(f"Ann {LETTER}"), drawn(LETTER)}) == 4
