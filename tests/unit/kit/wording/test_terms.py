"""What `terms.toml` may say, and how what it avoids is found."""

from pathlib import Path

import pytest

from bot.kit.locale_check.wording.terms import (
    Exceptions,
    Rule,
    Terms,
    TermsError,
    phrase,
    read_terms,
)

TERMS = """\
[words.Dice]
die = "dé"
"to bank" = { say = "encaisser", avoid = ["garder les points"], except = ["help-*"] }

[[avoid]]
write = "tu"
dont = "vous"
because = "people are friends here"
phrases = ["vous"]
patterns = ['\\d x']

[except]
typed-name = ["welcome"]
"""


def read(folder: Path, text: str) -> Terms:
    file = folder / "terms.toml"
    file.write_text(text, encoding="utf-8")
    return read_terms(file)


def test_terms_are_read(tmp_path: Path) -> None:
    terms = read(tmp_path, TERMS)
    assert terms.words == {"Dice": {"die": "dé", "to bank": "encaisser"}}
    bank, rule = terms.rules
    assert (bank.write, "help-words" in bank.excepted, "help" in bank.excepted) == (
        "encaisser",
        True,
        False,
    )
    assert (rule.write, rule.dont, rule.because) == ("tu", "vous", "people are friends here")
    assert [said for _, said in rule.found_in("Vous avez 3 x 4")] == ["Vous", "3 x"]
    assert "welcome" in terms.exceptions_of("typed-name")
    assert "welcome" not in terms.exceptions_of("unnamed")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[words.Dice]", "[words.Dice", "Expected"),
        ("[words.Dice]", "[wrods.Dice]", "wrods"),
        ('die = "dé"', "die = 6", "6"),
        ('say = "encaisser"', 'says = "encaisser"', "says"),
        ('write = "tu"', "", "write"),
        ('["vous"]', '"vous"', "vous"),
        ("\\d x", "(\\d x", "unterminated"),
        ('["welcome"]', "[7]", "7"),
        ("typed-name", "typed-names", "typed-names"),
    ],
)
def test_a_mistake_is_told(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert old in TERMS
    with pytest.raises(TermsError, match=why):
        read(tmp_path, TERMS.replace(old, new))


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("goes on", "It goes on. Goes\non? It undergoes only.", ["goes on", "Goes\non"]),
        ("triplet*", "triplets, a Triplet, striplet", ["triplets", "Triplet"]),
        ("*bank", "bank, piggybank", ["bank", "bank"]),
        ("c*t", "cat, cut, act, cats", ["cat", "cut"]),
        ("figure", "figure, figures, disfigure", ["figure"]),
        ("*振る*", "サイコロを振ると", ["振ると"]),
    ],
)
def test_a_phrase_is_found_by_itself_unless_a_star_says_otherwise(
    words: str, text: str, found: list[str]
) -> None:
    rule = Rule("", (phrase(words),), (), Exceptions())
    assert [said for _, said in rule.found_in(text)] == found
