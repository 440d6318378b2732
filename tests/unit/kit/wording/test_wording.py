"""The check of words: each kind of slip is found, and nothing else."""

from pathlib import Path

import pytest

from bot.kit.locale_check import Flaw, LocaleFinding, check_wording, read_locales
from bot.kit.locale_check.wording.counted import ones
from bot.kit.texts.texts import ENGLISH, catalogue
from tests.support.texts.locales import write_locale

ENGLISH_TEXTS = """\
button-save = Save…
cmd-show-game = game
save = Press *{ button-save }*, and name a *{ cmd-show-game }*.
three = Three of a kind: { $points }
also-three = Three of a kind: { $points }
# $dice is never 0.
dice-left =
    { $dice ->
        [one] One die left
       *[other] { $dice } dice left
    }
topic-hints = Hints
topic-guesses = Guesses
both = Between you two
"""

FRENCH_TEXTS = """\
button-save = Enregistrer…
cmd-show-game = partie
save = Appuie sur *{ button-save }*, et indique une *{ cmd-show-game }*.
three = Brelan : { $points }
also-three = Brelan : { $points }
dice-left =
    { $dice ->
        [one] Plus qu'un dé
       *[other] Encore { $dice } dés
    }
topic-hints = Conseils
topic-guesses = Pronostics
both = Entre vous
"""

ENGLISH_TERMS = """\
[words."The game"]
"three of a kind" = "three dice alike"
"""

FRENCH_TERMS = """\
[words."The game"]
"three of a kind" = { say = "brelan", avoid = ["triplet*"] }

[[avoid]]
write = "tu"
phrases = ["vous"]
except = ["both"]

[[avoid]]
write = "« … »"
patterns = ['"']
"""


def found(
    folder: Path,
    *,
    french: str = FRENCH_TEXTS,
    english: str = ENGLISH_TEXTS,
    terms: str = FRENCH_TERMS,
) -> list[tuple[Flaw, str, str, str]]:
    """Return what is worded wrong in French: the kind, the key, what exactly, what to write."""
    write_locale(folder, "en", kit=english)
    write_locale(folder, "fr", kit=french)
    (folder / "en" / "terms.toml").write_text(ENGLISH_TERMS, encoding="utf-8")
    (folder / "fr" / "terms.toml").write_text(terms, encoding="utf-8")
    findings = [*check_wording(folder, read_locales(folder))]
    assert {finding.language for finding in findings} <= {"fr"}
    return [(finding.flaw, finding.key, finding.detail, finding.wanted) for finding in findings]


def test_nothing_is_wrong_with_texts_that_are_worded_as_agreed(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "slip"),
    [
        ("un dé", "un triplet", (Flaw.AVOIDED, "dice-left", "triplet", "brelan")),
        ("un dé", "des Triplets", (Flaw.AVOIDED, "dice-left", "Triplets", "brelan")),
        ("Appuie sur", "Appuyez, vous, sur", (Flaw.AVOIDED, "save", "vous", "tu")),
        ("un dé", 'un "dé"', (Flaw.AVOIDED, "dice-left", '"', "« … »")),
        (
            "also-three = Brelan",
            "also-three = Trois",
            (
                Flaw.TRANSLATED_TWICE,
                "also-three",
                "Trois : { $points }",
                "three: Brelan : { $points }",
            ),
        ),
        (
            "Pronostics",
            "Conseils",
            (Flaw.SAME_CHOICE, "topic-guesses", "Conseils", "topic-hints"),
        ),
        (
            "un dé",
            "*enregistrer*",
            (Flaw.TYPED_NAME, "dice-left", "enregistrer", "{ button-save }"),
        ),
        ("un dé", "*Partie*", (Flaw.TYPED_NAME, "dice-left", "Partie", "{ cmd-show-game }")),
        (
            ", et indique une *{ cmd-show-game }*",
            "",
            (Flaw.UNNAMED, "save", "{ cmd-show-game }", ""),
        ),
    ],
)
def test_a_slip_is_found(
    tmp_path: Path, old: str, new: str, slip: tuple[Flaw, str, str, str]
) -> None:
    assert old in FRENCH_TEXTS
    assert found(tmp_path, french=FRENCH_TEXTS.replace(old, new)) == [slip]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("un dé", "un rendez-vousier"),
        ("un dé", "`vous`"),
        ("{ $dice } dés", "{ $vous } dés"),
    ],
    ids=["within a word", "code", "a value"],
)
def test_a_word_is_right_where_it_is_no_word_of_a_sentence(
    tmp_path: Path, old: str, new: str
) -> None:
    assert found(tmp_path, french=FRENCH_TEXTS.replace(old, new)) == []


@pytest.mark.parametrize(
    ("key", "french"),
    [
        ("translated-twice", FRENCH_TEXTS.replace("also-three = Brelan", "also-three = Trois")),
        ("same-choice", FRENCH_TEXTS.replace("Pronostics", "Conseils")),
        ("typed-name", FRENCH_TEXTS.replace("un dé", "*enregistrer*")),
        ("unnamed", FRENCH_TEXTS.replace(", et indique une *{ cmd-show-game }*", "")),
    ],
)
def test_every_check_has_exceptions(tmp_path: Path, key: str, french: str) -> None:
    (slip,) = found(tmp_path, french=french)
    excepted = f'{FRENCH_TERMS}[except]\n{key} = ["{slip[1]}"]'
    assert found(tmp_path, french=french, terms=excepted) == []


def test_every_rule_has_exceptions(tmp_path: Path) -> None:
    french = FRENCH_TEXTS.replace("un dé", "vous")
    excepted = FRENCH_TERMS.replace('["both"]', '["both", "dice-*"]')
    assert found(tmp_path, french=french) != []
    assert found(tmp_path, french=french, terms=excepted) == []


def test_one_without_its_number_is_found_where_it_can_be_nought(tmp_path: Path) -> None:
    unmarked = ENGLISH_TEXTS.replace("# $dice is never 0.\n", "")
    assert found(tmp_path, english=unmarked) == [(Flaw.UNCOUNTED, "dice-left", "$dice", "")]
    counted = FRENCH_TEXTS.replace("Plus qu'un dé", "Plus que { $dice } dé")
    assert found(tmp_path, english=unmarked, french=counted) == []
    apart = FRENCH_TEXTS.replace("[one] Plus", "[0] Plus de dés\n        [one] Plus")
    assert found(tmp_path, english=unmarked, french=apart) == []


@pytest.mark.parametrize(
    ("language", "numbers"),
    [("fr", {0, 1}), ("pt-BR", {0, 1}), ("pl", {1}), ("cs", {1}), ("it", {1}), ("ja", set())],
)
def test_each_language_has_its_own_numbers_for_one(language: str, numbers: set[int]) -> None:
    assert ones(language) == numbers


def test_one_is_never_nought_in_english(tmp_path: Path) -> None:
    write_locale(tmp_path, "en", kit=ENGLISH_TEXTS.replace("# $dice is never 0.\n", ""))
    (tmp_path / "en" / "terms.toml").write_text(ENGLISH_TERMS, encoding="utf-8")
    assert [*check_wording(tmp_path, read_locales(tmp_path))] == []


@pytest.mark.parametrize(
    ("terms", "slip"),
    [
        (
            FRENCH_TERMS.replace('"three of', '"four of'),
            (Flaw.MISSING_WORD, "", "three of a kind", ""),
        ),
        (
            FRENCH_TERMS.replace("[[avoid]]", '"a bank" = "la banque"\n\n[[avoid]]', 1),
            (Flaw.EXTRA_WORD, "", "a bank", ""),
        ),
        (
            FRENCH_TERMS.replace('["both"]', '["both", "three"]'),
            (Flaw.IDLE_EXCEPTION, "three", "", ""),
        ),
    ],
)
def test_terms_that_do_not_fit_are_found(
    tmp_path: Path, terms: str, slip: tuple[Flaw, str, str, str]
) -> None:
    assert slip in found(tmp_path, terms=terms)


def test_terms_that_are_not_there_or_cannot_be_read_are_found(tmp_path: Path) -> None:
    assert found(tmp_path, terms="[words")[0][0] is Flaw.UNREADABLE
    (tmp_path / "fr" / "terms.toml").unlink()
    missing = LocaleFinding("fr/terms.toml", Flaw.NO_TERMS)
    assert [*check_wording(tmp_path, read_locales(tmp_path))] == [missing]


@pytest.mark.parametrize("language", [language for _, language in catalogue().languages])
def test_a_finding_says_where_what_is_wrong_and_what_to_write(language: str) -> None:
    finding = LocaleFinding("fr/kit.ftl", Flaw.AVOIDED, "save", "vous", wanted="tu")
    told = finding.told(catalogue().texts(language))
    assert all(part in told for part in ("fr/kit.ftl", "save", "vous", "tu"))
    assert language == ENGLISH or told != finding.told(catalogue().english)
