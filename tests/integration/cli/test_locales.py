"""The languages that ship, and `farkle locales check`, which says what is wrong with them."""

import shutil
from pathlib import Path

from bot.cli.locales import find_flaws
from bot.content.folder import data_folder
from bot.kit.locale_check import Flaw, read_locales
from bot.kit.texts.texts import Catalogue
from tests.support.command_line import HereFarkle, complaint

LOCALES = data_folder() / "locales"


def test_nothing_is_wrong_with_the_languages_that_ship(here: HereFarkle) -> None:
    ended = here("locales", "check")
    assert (ended.code, ended.errors) == (0, "")
    assert len(ended.output.splitlines()) == len(list(LOCALES.iterdir()))


def test_one_language_is_checked(here: HereFarkle) -> None:
    assert here("locales", "check", "en").output.startswith("en: ")
    assert "“klingon”" in complaint(here("locales", "check", "klingon"), 2)


def test_the_names_of_commands_are_checked_as_discord_is_told_of_them(tmp_path: Path) -> None:
    for language in ("en", "it"):
        shutil.copytree(LOCALES / "en", tmp_path / language)
    mend(tmp_path / "it" / "board.ftl", "cmd-show = show", "cmd-show = Mostra")
    mend(tmp_path / "it" / "kit.ftl", "{ command-daily }", "{ command-admin-daily }")
    found = {
        (flaw.file, flaw.flaw, flaw.detail) for flaw in find_flaws(tmp_path, read_locales(tmp_path))
    }
    assert found > {
        ("it/board.ftl", Flaw.BAD_NAME, "/farkle Mostra"),
        ("it/kit.ftl", Flaw.UNKNOWN_COMMAND, "/farkle-admin daily"),
    }


def test_a_language_is_added_by_copying_a_folder(tmp_path: Path) -> None:
    for language in ("en", "it"):
        shutil.copytree(LOCALES / "en", tmp_path / language)
    mend(tmp_path / "it" / "kit.ftl", "language-name = English", "language-name = Italiano")
    assert find_flaws(tmp_path, read_locales(tmp_path)) == []
    assert Catalogue.read(tmp_path).languages == [("English", "en"), ("Italiano", "it")]


def mend(file: Path, old: str, new: str) -> None:
    """Replace `old` by `new` in a file that has it."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
