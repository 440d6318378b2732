"""The check of the languages: each kind of mistake is found, and nothing else."""

from pathlib import Path

import pytest

from bot.kit.locale_check import (
    Flaw,
    LocaleFinding,
    Payload,
    check_commands,
    check_folder,
    check_messages,
    read_locales,
)
from bot.kit.texts.texts import Catalogue
from tests.support.texts.locales import write_locale

ENGLISH = """\
hello = Hello, { $name }!
title = ### A title
button-skip = Skip { $name }
dice =
    { $dice ->
        [one] One die, { $points } points
       *[other] { $dice } dice, { $points } points
    }
rule =
    { $value ->
        [exact] Exactly { $target }
       *[no] { "" }
    }
rate = { NUMBER($percent, maximumFractionDigits: 1) } %
best = Press *{ button-skip }*.
hint = { command-show } and { command-replay } *{ cmd-replay-line }*
cmd-show = show
cmd-replay = replay
cmd-replay-line = line
"""

FRENCH = """\
hello = Salut { $name } !
title = ### Un titre
button-skip = Passer { $name }
dice =
    { $dice ->
        [1] Un dé, { $points } points
        [one] { $dice } dé, { $points } points
       *[other] { $dice } dés, { $points } points
    }
rule =
    { $value ->
        [exact] Pile { $target }
       *[no] { "" }
    }
rate = { NUMBER($percent, maximumFractionDigits: 1) } %
best = Appuyez sur *{ button-skip }*.
hint = { command-show } et { command-replay } *{ cmd-replay-line }*
cmd-show = montrer
cmd-replay = revoir
cmd-replay-line = ligne
-term = un terme
"""

LOCALIZED = "name_localizations"


def commands(show: str = "montrer", replay: str = "revoir") -> list[Payload]:
    line = {"name": "line", LOCALIZED: {"fr": "ligne"}, "description": "The line"}
    options = [
        {"name": "show", LOCALIZED: {"fr": show}, "description": "Show it"},
        {"name": "replay", LOCALIZED: {"fr": replay}, "description": "See it", "options": [line]},
    ]
    return [
        {"type": 1, "name": "farkle", "description": "Play", "options": options},
        {"type": 2, "name": "Play Farkle", LOCALIZED: {"fr": "Jouer à Farkle"}},
    ]


def write(folder: Path, french: str, english: str = ENGLISH) -> Path:
    write_locale(folder, "en", kit=english)
    write_locale(folder, "fr", kit=french)
    return folder


def flaws(folder: Path) -> list[tuple[Flaw, str, str]]:
    return [
        (finding.flaw, finding.key, finding.detail)
        for finding in check_messages(read_locales(folder))
        if finding.language == "fr"
    ]


def test_a_good_translation_has_no_flaw(tmp_path: Path) -> None:
    folders = read_locales(write(tmp_path, FRENCH))
    assert [folder.language for folder in folders] == ["en", "fr"]
    assert check_folder(tmp_path) == []
    assert check_messages(folders) == []
    assert check_commands(folders, commands(), "*") == []


def test_a_folder_that_discord_never_asks_for_is_found(tmp_path: Path) -> None:
    write(tmp_path, FRENCH)
    write_locale(tmp_path, "klingon", kit=FRENCH)
    assert [folder.language for folder in read_locales(tmp_path)] == ["en", "fr"]
    assert check_folder(tmp_path) == [LocaleFinding("klingon", Flaw.NO_LANGUAGE)]
    assert Catalogue.read(tmp_path).language_of("klingon") is None


def test_what_is_no_file_of_a_language_is_found(tmp_path: Path) -> None:
    write(tmp_path, FRENCH)
    write_locale(tmp_path, "fr", kti="more = Plus")
    write_locale(tmp_path / "fr", "old", kit=FRENCH)
    (tmp_path / "en" / "kit.ftl~").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "it.ftl").write_text(FRENCH, encoding="utf-8")
    strays = ["en/kit.ftl~", "fr/kti.ftl", "fr/old", "it.ftl"]
    assert check_folder(tmp_path) == [LocaleFinding(file, Flaw.STRAY) for file in strays]
    assert [folder.language for folder in read_locales(tmp_path)] == ["en", "fr"]


def test_a_finding_names_the_file_within_its_language(tmp_path: Path) -> None:
    write_locale(tmp_path, "en", board="roll = Roll\nbank = { roll }", kit="hello = Hello")
    write_locale(tmp_path, "fr", board="bank = { lancer }", kit="hello = {\nbank = Encaisser")
    assert check_messages(read_locales(tmp_path)) == [
        LocaleFinding("fr/kit.ftl", Flaw.UNREADABLE, detail="hello = {"),
        LocaleFinding("fr/kit.ftl", Flaw.TWICE, "bank", "fr/board.ftl"),
        LocaleFinding("fr/board.ftl", Flaw.MISSING, "roll"),
        LocaleFinding("fr/kit.ftl", Flaw.MISSING, "hello"),
        LocaleFinding("fr/board.ftl", Flaw.BROKEN, "bank", "Unknown message: lancer"),
    ]


def test_a_message_that_stands_in_another_file_than_in_english_is_found(tmp_path: Path) -> None:
    write_locale(tmp_path, "en", board="roll = Roll", kit="more = { roll } more")
    write_locale(tmp_path, "fr", board="-term = x", kit="roll = Lancer\nmore = { roll } plus")
    found = [LocaleFinding("fr/kit.ftl", Flaw.MISPLACED, "roll", "board.ftl")]
    assert check_messages(read_locales(tmp_path)) == found


def test_a_message_that_english_has_in_two_files_is_found(tmp_path: Path) -> None:
    write_locale(tmp_path, "en", board="roll = Roll", kit="roll = Throw")
    found = [LocaleFinding("en/kit.ftl", Flaw.TWICE, "roll", "en/board.ftl")]
    assert check_messages(read_locales(tmp_path)) == found
    assert Catalogue.read(tmp_path).english("roll") == "Roll"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("hello = Salut { $name } !\n", "", (Flaw.MISSING, "hello", "")),
        ("-term = un terme", "more = Plus", (Flaw.EXTRA, "more", "")),
        ("-term = un terme", "hello = Oui, { $name }", (Flaw.TWICE, "hello", "fr/kit.ftl")),
        ("-term = un terme", "more = { $name", (Flaw.UNREADABLE, "", "more = { $name")),
        ("Salut { $name }", "Salut", (Flaw.MISSING_VALUE, "hello", "name")),
        ("Salut { $name }", "{ $nom } { $name }", (Flaw.UNKNOWN_VALUE, "hello", "nom")),
        ("[1] Un dé, { $points }", "[1] Un dé,", (Flaw.MISSING_VALUE, "dice", "points")),
        ("{ $dice } dés", "des dés", (Flaw.MISSING_VALUE, "dice", "dice")),
        (
            "        [one] { $dice } dé, { $points } points\n",
            "",
            (Flaw.MISSING_PLURAL, "dice", "$dice [one]"),
        ),
        ("[exact] Pile", "[pile] Pile", (Flaw.UNKNOWN_VARIANT, "rule", "$value [pile]")),
        ("[exact] Pile", "[pile] Pile", (Flaw.MISSING_VARIANT, "rule", "$value [exact]")),
        ("### Un titre", "Un titre", (Flaw.MARKS, "title", "Un titre")),
        ("skip }*.", "skip }.", (Flaw.MARKS, "best", "Appuyez sur *Passer {$name}.")),
        ("Passer", "P" * 48, (Flaw.TOO_LONG, "button-skip", f"{'P' * 48} {{$name}}")),
        (
            "{ button-skip }",
            "{ button-gone }",
            (Flaw.BROKEN, "best", "Unknown message: button-gone"),
        ),
        (
            "{ command-show }",
            "{ command-gone }",
            (Flaw.BROKEN, "hint", "Unknown message: command-gone"),
        ),
        ("NUMBER($percent", "NUMBRE($percent", (Flaw.BROKEN, "rate", "Unknown function: NUMBRE")),
    ],
)
def test_a_mistake_is_found(
    tmp_path: Path, old: str, new: str, found: tuple[Flaw, str, str]
) -> None:
    assert old in FRENCH
    assert found in flaws(write(tmp_path, FRENCH.replace(old, new)))


def test_a_label_may_be_as_long_as_discord_takes_with_the_longest_name(tmp_path: Path) -> None:
    assert flaws(write(tmp_path, FRENCH.replace("Passer", "P" * 47))) == []


def test_two_selections_by_one_value_are_taken_together(tmp_path: Path) -> None:
    long, short = "L" * 50, "S"
    button = (
        f"button-dice = {{ $dice ->\n    [one] {long}\n   *[other] {short}\n}}"
        f"{{ $dice ->\n    [one] {short}\n   *[other] {long}\n}}\n"
    )
    assert flaws(write(tmp_path, FRENCH + button, ENGLISH + button)) == []


@pytest.mark.parametrize(
    ("show", "replay", "found"),
    [
        ("montrer", "Revoir", (Flaw.BAD_NAME, "/farkle Revoir")),
        ("montrer", "re voir", (Flaw.BAD_NAME, "/farkle re voir")),
        ("montrer", "r" * 33, (Flaw.BAD_NAME, f"/farkle {'r' * 33}")),
        ("revoir", "revoir", (Flaw.SAME_NAME, "/farkle revoir")),
        ("afficher", "revoir", (Flaw.UNKNOWN_COMMAND, "/farkle montrer")),
        ("montrer", "rejouer", (Flaw.UNKNOWN_COMMAND, "/farkle revoir")),
    ],
)
def test_a_name_that_discord_or_people_could_not_take_is_found(
    tmp_path: Path, show: str, replay: str, found: tuple[Flaw, str]
) -> None:
    folders = read_locales(write(tmp_path, FRENCH))
    findings = check_commands(folders, commands(show, replay), "*")
    assert found in [(finding.flaw, finding.detail) for finding in findings]


def test_a_name_that_discord_refuses_is_found_where_it_is_written(tmp_path: Path) -> None:
    write_locale(tmp_path, "en", board="cmd-show = show", kit="cmd-replay = replay")
    write_locale(tmp_path, "fr", board="cmd-show = Montrer", kit="cmd-replay = revoir")
    findings = check_commands(read_locales(tmp_path), commands("Montrer", "Revoir"), "*")
    bad = [(finding.file, finding.detail) for finding in findings if finding.flaw is Flaw.BAD_NAME]
    assert bad == [("fr/board.ftl", "/farkle Montrer"), ("fr", "/farkle Revoir")]


def test_a_command_that_is_spelled_out_is_found(tmp_path: Path) -> None:
    french = FRENCH.replace("{ command-show } et", "`/farkle montrer` et")
    folders = read_locales(write(tmp_path, french))
    found = [LocaleFinding("fr/kit.ftl", Flaw.LITERAL_COMMAND, "hint", "/farkle montrer")]
    assert check_commands(folders, commands(), "*") == found


@pytest.mark.parametrize(("length", "too_long"), [(7990, False), (7991, True)])
def test_a_command_counts_each_text_in_its_longest_language(
    tmp_path: Path, length: int, too_long: bool
) -> None:
    play = {"type": 2, "name": "play", LOCALIZED: {"fr": "jouer" * 2}, "description": "p"}
    play["description_localizations"] = {"de": "s" * length}
    found = check_commands(read_locales(write(tmp_path, "", "")), [play], "all")
    assert [(finding.file, finding.flaw) for finding in found] == [
        ("all", Flaw.COMMAND_TOO_LONG),
    ] * too_long
