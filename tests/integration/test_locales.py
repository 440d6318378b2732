"""The languages that ship, and `farkle locales check`, which says what is wrong with them."""

import shutil
from pathlib import Path

from bot.cli.locales import find_flaws
from bot.content.folder import data_folder
from bot.kit.locale_check import Flaw, read_locales
from tests.support.command_line import HereFarkle, complaint

LOCALES = data_folder() / "locales"


def test_nothing_is_wrong_with_the_languages_that_ship(here: HereFarkle) -> None:
    ended = here("locales", "check")
    assert (ended.code, ended.errors) == (0, "")
    assert len(ended.output.splitlines()) == len(list(LOCALES.glob("*.ftl")))


def test_one_language_is_checked(here: HereFarkle) -> None:
    assert here("locales", "check", "en").output.startswith("en.ftl: ")
    assert '"klingon"' in complaint(here("locales", "check", "klingon"), 2)


def test_the_names_of_commands_are_checked_as_discord_is_told_of_them(tmp_path: Path) -> None:
    shutil.copy(LOCALES / "en.ftl", tmp_path)
    english = (tmp_path / "en.ftl").read_text(encoding="utf-8")
    italian = english.replace("cmd-show = show", "cmd-show = Mostra")
    italian = italian.replace("{ command-daily }", "{ command-admin-daily }")
    (tmp_path / "it.ftl").write_text(italian, encoding="utf-8")
    found = {
        (each.file, each.flaw, each.detail) for each in find_flaws(tmp_path, read_locales(tmp_path))
    }
    assert ("it.ftl", Flaw.BAD_NAME, "/farkle Mostra") in found
    assert ("it.ftl", Flaw.UNKNOWN_COMMAND, "/farkle-admin daily") in found
    assert {file for file, _, _ in found} == {"it.ftl"}
