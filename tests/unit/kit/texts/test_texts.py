"""Texts of a language, backed by English."""

import pickle
import re
from datetime import date
from pathlib import Path

import pytest

from bot.content.folder import data_folder
from bot.kit.texts.texts import Catalogue, TextError, catalogue
from tests.support.texts.locales import write_locale

ENGLISH = """\
hello = Hello, { $name }!
count = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
points = { $points } points
rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
only-english = English
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
broken = { $name
attributes =
    .title = no value of its own
"""

GERMAN = """\
hello = Hallo, { $name }!
points = { $points } Punkte
count = { $wrong } Würfel
"""

LOCALES = data_folder() / "locales"

NOT_FRENCH = re.compile(r"\{[^{}]*\}|`[^`]*`")
"""Values and code within a text, whose signs are not those of a sentence."""

LOOSE = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")
"""A sign that French sets apart by a space, without one that keeps it on the line."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_locale(tmp_path, "en", kit=ENGLISH)
    write_locale(tmp_path, "de", kit=GERMAN)
    write_locale(tmp_path, "pt-BR", kit="hello = Olá, { $name }!")
    return tmp_path


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("xx", "en"),
        ("", "en"),
    ],
)
def test_language_of_a_locale(folder: Path, locale: str, language: str) -> None:
    assert Catalogue.read(folder).texts(locale).language == language


def test_own_words_before_english_ones(folder: Path) -> None:
    german = Catalogue.read(folder).texts("de")
    assert german("hello", name="Zoë") == "Hallo, Zoë!"
    assert german("only-english") == "English"


def test_a_message_that_does_not_fit_is_taken_from_english(folder: Path) -> None:
    assert Catalogue.read(folder).texts("de")("count", dice=2) == "2 dice"


def test_numbers_and_plurals_of_the_language(folder: Path) -> None:
    languages = Catalogue.read(folder)
    assert languages.english("points", points=10_000) == "10,000 points"
    assert languages.texts("de")("points", points=10_000) == "10.000 Punkte"
    assert languages.english("count", dice=1) == "one die"
    assert languages.english("count", dice=4) == "4 dice"
    assert languages.english("rate", rate=15.74) == "15.7 %"
    assert languages.english("rate", rate=50.0) == "50.0 %"


@pytest.mark.parametrize("digits", [21, 25, 26, 30, 4000])
def test_numbers_that_are_too_long_to_be_grouped_are_told_all_the_same(
    digits: int, folder: Path
) -> None:
    english, number = Catalogue.read(folder).english, 10**digits
    for signed in (number, -number):
        told = english("points", points=signed).replace(",", "")
        assert told == (f"{signed} points" if digits < 200 else f"{str(signed)[:200]}... points")
    assert english("count", dice=number).endswith(" dice")


def test_dates_and_plain_numbers_of_the_language(folder: Path) -> None:
    english, german = (Catalogue.read(folder).texts(locale) for locale in ("en-US", "de"))
    assert english.day(date(2026, 11, 21)) == "21 November 2026"
    assert german.day(date(2026, 11, 1)) == "1. November 2026"
    assert (english.number(1500.0), german.number(1500.25)) == ("1,500", "1.500,25")


def test_values_are_not_messages_and_bring_no_marks(folder: Path) -> None:
    english = Catalogue.read(folder).english
    assert english("hello", name="{ points } -term") == "Hello, { points } -term!"


def test_equal_but_different_values_are_kept_apart(folder: Path) -> None:
    english = Catalogue.read(folder).english
    assert [english("hello", name=name) for name in ("a", "b", "a")] == [
        "Hello, a!",
        "Hello, b!",
        "Hello, a!",
    ]


def test_a_message_may_refer_to_others_wherever_they_stand(folder: Path) -> None:
    write_locale(
        folder,
        "fr",
        board="hello = { greeting } { $name }\n# A comment.\ngreeting =\n    { -hi },",
        kit="\n-hi = Salut\n",
    )
    assert Catalogue.read(folder).texts("fr")("hello", name="Zoë") == "Salut, Zoë"


@pytest.mark.parametrize("key", ["unknown", "hello", "attributes", "broken"])
def test_what_english_cannot_say_is_an_error(folder: Path, key: str) -> None:
    for locale in ("en-GB", "de"):
        with pytest.raises(TextError, match=key):
            Catalogue.read(folder).texts(locale)(key)


def test_lists(folder: Path) -> None:
    english = Catalogue.read(folder).english
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b"]) == "a and b"
    assert english.listed(["a", "b", "c", "d"]) == "a, b, c and d"


def test_what_cannot_be_read_is_taken_from_english(folder: Path) -> None:
    write_locale(
        folder, "fr", board="hello = { $name", kit="points = { $points } pts\npoints = 2\n-term = x"
    )
    french = Catalogue.read(folder).texts("fr")
    assert french("hello", name="Zoë") == "Hello, Zoë!"
    assert french("points", points=1) == "1 pts"


def test_there_is_always_english(folder: Path) -> None:
    (folder / "en" / "kit.ftl").unlink()
    with pytest.raises(TextError, match=r"en has no messages"):
        Catalogue.read(folder)


def test_a_language_is_a_folder_with_messages(folder: Path) -> None:
    (folder / "fr").mkdir()
    (folder / "it").write_text(GERMAN, encoding="utf-8")
    (folder / "es-ES.ftl").write_text(GERMAN, encoding="utf-8")
    languages = Catalogue.read(folder)
    assert [languages.language_of(language) for language in ("fr", "it", "es-ES")] == [None] * 3


@pytest.mark.parametrize(
    "path", sorted(LOCALES.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_no_line_ends_between_a_number_and_its_percent_sign(path: Path) -> None:
    texts = path.read_text(encoding="utf-8").splitlines()
    assert [text for text in texts if " %" in text and not text.startswith("#")] == []


def test_no_line_ends_before_a_french_sign_nor_within_its_quotation_marks() -> None:
    files = [path.read_text(encoding="utf-8") for path in (LOCALES / "fr").glob("*.ftl")]
    texts = [text for file in files for text in file.splitlines()]
    assert texts
    read = [NOT_FRENCH.sub("-", text) for text in texts if not text.startswith("#")]
    assert [text for text in read if LOOSE.search(text)] == []


@pytest.fixture
def clients(folder: Path) -> Catalogue:
    write_locale(
        folder,
        "en",
        board="try = Try { command-rules-create }.\nend = Press { command-admin-end }.\n"
        "close = Press { command-mod-end }.\n"
        "cmd-end = end\n",
        rulebook="cmd-rules = rules\ncmd-rules-about = Look\ncmd-rules-create = create\n",
    )
    write_locale(
        folder,
        "de",
        board="try = Probier { command-rules-create }.\ncmd-end = beenden\n",
        rulebook="cmd-rules = regeln\ncmd-rules-create = neu\n",
    )
    write_locale(folder, "fr", kit="cmd-rules = règles\ncmd-end = finir\n")
    return Catalogue.read(folder)


@pytest.mark.parametrize(
    ("locale", "client", "said"),
    [
        ("de", None, "Probier `/farkle regeln neu`."),
        ("de", "de", "Probier `/farkle regeln neu`."),
        ("de", "en-GB", "Probier `/farkle rules create`."),
        ("de", "pl", "Probier `/farkle rules create`."),
        ("en-US", "de", "Try `/farkle regeln neu`."),
        ("de", "fr", "Probier `/farkle règles create`."),
        ("pl", "fr", "Try `/farkle règles create`."),
        ("fr", "de", "Try `/farkle regeln neu`."),
    ],
)
def test_commands_are_named_as_the_readers_client_shows_them(
    clients: Catalogue, locale: str, client: str | None, said: str
) -> None:
    assert clients.texts(locale, client)("try") == said
    assert clients.texts(locale, client) is clients.texts(locale, client)


def test_commands_of_admins_and_moderators_have_names_of_their_own(clients: Catalogue) -> None:
    assert clients.english("end") == "Press `/farkle-admin end`."
    assert clients.texts("en-US", "de")("end") == "Press `/farkle-admin beenden`."
    assert clients.texts("en-US", "de")("close") == "Press `/farkle-mod beenden`."
    assert clients.english("command-rules-create") == "`/farkle rules create`"


@pytest.mark.parametrize(
    ("locale", "client", "said"),
    [
        ("de", None, "Probier </farkle rules create:7>."),
        ("de", "fr", "Probier </farkle rules create:7>."),
        ("en-US", "de", "Try </farkle rules create:7>."),
        ("fr", "de", "Try </farkle rules create:7>."),
    ],
)
def test_a_command_whose_id_is_known_can_be_clicked(
    clients: Catalogue, locale: str, client: str | None, said: str
) -> None:
    clickable = clients.mentioning({"farkle": 7, "farkle-mod": 9})
    assert clickable.texts(locale, client)("try") == said
    assert clickable.texts(locale, client)("end").endswith("/farkle-admin beenden`.") == (
        client == "de"
    ), "of that one no id is known, so it is words"
    assert clickable.english("close") == "Press </farkle-mod end:9>."
    assert clickable.mentioning({"farkle": 7, "farkle-mod": 9}) is clickable


def test_mentions_are_for_those_alone_who_ask_for_them(clients: Catalogue) -> None:
    clients.mentioning({"farkle": 7})
    assert clients.english("try") == "Try `/farkle rules create`."


def test_another_process_draws_without_mentions() -> None:
    texts = pickle.loads(pickle.dumps(catalogue().mentioning({"farkle": 7}).english))
    assert texts("command-show") == "`/farkle show`"


def test_what_is_no_command_cannot_be_named_as_one(clients: Catalogue) -> None:
    for key in ("command-create", "command-show", "command-"):
        with pytest.raises(TextError):
            clients.english(key)


@pytest.mark.parametrize("client", [None, "en-GB", "fr"])
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_texts_reach_another_process_as_those_of_their_languages(
    language: str, client: str | None
) -> None:
    texts = catalogue().texts(language, client)
    assert pickle.loads(pickle.dumps(texts)) is texts


def test_a_plain_message_is_the_one_that_texts_would_format() -> None:
    for locale in ("en-GB", "es-419", "ja", "tr"):
        said = catalogue().plain(locale, "error-last-resort")
        assert said == catalogue().texts(locale)("error-last-resort")
    with pytest.raises(TextError):
        catalogue().plain("en-GB", "nobody-has-this")
