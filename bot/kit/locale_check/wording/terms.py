"""What a language agreed to call things and to avoid, from the `terms.toml` beside its texts."""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, cast

from bot.kit.locale_check.findings import Flaw, LocaleFinding

TERMS_FILE: Final = "terms.toml"

_RULE: Final = {"phrases", "patterns", "write", "dont", "because", "except"}
_WORD: Final = {"say", "avoid", "except"}

EXCEPTED: Final = {Flaw.TYPED_NAME, Flaw.UNNAMED, Flaw.TRANSLATED_TWICE, Flaw.SAME_CHOICE}
"""The kinds of mistakes whose exceptions are listed by themselves."""

Table = Mapping[str, object]


class TermsError(ValueError):
    """A file of terms that cannot be read; its text says where."""


@dataclass(frozen=True, slots=True)
class Exceptions:
    """The keys of messages, or paths of pages, where something is right; `*` fits any letters."""

    keys: tuple[str, ...] = ()

    def __contains__(self, key: str) -> bool:
        return any(fnmatchcase(key, excepted) for excepted in self.keys)

    def sift(self, findings: Iterable[LocaleFinding], file: str) -> Iterator[LocaleFinding]:
        """Yield the `findings` that are not excepted, and each exception of `file` without one."""
        idle = [key for key in self.keys if "/" not in key]
        for finding in findings:
            idle = [key for key in idle if not fnmatchcase(finding.key, key)]
            if finding.key not in self:
                yield finding
        yield from (LocaleFinding(file, Flaw.IDLE_EXCEPTION, key) for key in idle)


@dataclass(frozen=True, slots=True)
class Rule:
    """What texts avoid, what to `write` instead, and why; `dont` shows readers what is avoided.

    `phrases` are looked for in lower case, which is several times as fast as in any case.
    """

    write: str
    phrases: tuple[re.Pattern[str], ...]
    patterns: tuple[re.Pattern[str], ...]
    excepted: Exceptions
    dont: str = ""
    because: str = ""

    def found_in(self, text: str) -> Iterator[tuple[int, str]]:
        """Yield where `text` says what is to be avoided, and what it says there."""
        lower = text.replace("\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}", "i").lower()
        for searched, patterns in ((lower, self.phrases), (text, self.patterns)):
            for pattern in patterns:
                for found in pattern.finditer(searched):
                    yield found.start(), text[found.start() : found.end()]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one language.

    `words` has what each word of the glossary is called, by section and by its English name.
    `excepted` has the exceptions of each check that has no rules, by its name.
    """

    words: Mapping[str, Mapping[str, str]]
    rules: tuple[Rule, ...]
    excepted: Mapping[str, Exceptions]

    def said(self) -> dict[str, str]:
        """Return what each word of the glossary is called, by its English name."""
        return {word: said for section in self.words.values() for word, said in section.items()}

    def exceptions_of(self, check: str) -> Exceptions:
        """Return where what `check` finds is right."""
        return self.excepted.get(check, Exceptions())


def read_terms(file: Path) -> Terms:
    """Read a file of terms; raises `TermsError` if that cannot be done."""
    try:
        return _parsed(tomllib.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError, re.error) as error:
        raise TermsError(str(error)) from error


def phrase(words: str) -> re.Pattern[str]:
    r"""Return what finds `words` by themselves in a text in lower case; `*` fits more letters.

    A pattern that begins with plain letters is found several times as fast as one with `\b`.
    """
    bare = words.removeprefix("*").lower()
    begin = re.split(r"[* ]", bare, maxsplit=1)[0]
    rest = bare.removeprefix(begin)
    found = re.escape(begin)
    if not words.startswith("*"):
        found += rf"(?<!\w{found})"
    found += "".join({" ": r"\s+", "*": r"\w*"}.get(letter, re.escape(letter)) for letter in rest)
    return re.compile(found + ("" if words.endswith("*") else r"(?!\w)"))


def _parsed(document: Table) -> Terms:
    _known(document, {"words", "avoid", "except"}, TERMS_FILE)
    sections = {
        title: dict(_words(_table(section)))
        for title, section in _table(document.get("words", {})).items()
    }
    words = {title: {name: said for name, (said, _) in s.items()} for title, s in sections.items()}
    rules = [rule for section in sections.values() for _, rule in section.values() if rule]
    rules += [_rule(_table(rule)) for rule in _list(document.get("avoid", []))]
    excepted = {
        check: Exceptions(_strings(keys))
        for check, keys in _table(document.get("except", {})).items()
    }
    _known(excepted, EXCEPTED, "except")
    return Terms(words, tuple(rules), excepted)


def _words(section: Table) -> Iterator[tuple[str, tuple[str, Rule | None]]]:
    """Yield each word: its English name, what it is called, and what it is not to be called."""
    for name, told in section.items():
        if isinstance(told, str):
            yield name, (told, None)
            continue
        word = _table(told)
        _known(word, _WORD, name)
        said = _string(word, "say")
        phrases = tuple(map(phrase, _strings(word.get("avoid", []))))
        yield name, (said, Rule(said, phrases, (), Exceptions(_strings(word.get("except", [])))))


def _rule(table: Table) -> Rule:
    write = _string(table, "write")
    _known(table, _RULE, write)
    phrases = tuple(map(phrase, _strings(table.get("phrases", []))))
    patterns = tuple(
        re.compile(pattern, re.MULTILINE) for pattern in _strings(table.get("patterns", []))
    )
    excepted = Exceptions(_strings(table.get("except", [])))
    dont, because = (str(table.get(field, "")) for field in ("dont", "because"))
    return Rule(write, phrases, patterns, excepted, dont, because)


# ------------------------------------------------------------------------------------ shapes


def _known(table: Table, fields: Collection[str], where: str) -> None:
    if unknown := sorted(table.keys() - fields):
        raise TermsError(f"{where}: {', '.join(unknown)} (known: {', '.join(sorted(fields))})")


def _string(table: Table, field: str) -> str:
    value = table.get(field)
    if not isinstance(value, str):
        raise TermsError(f"{field} = {value!r} in {dict(table)}")
    return value


def _strings(value: object) -> tuple[str, ...]:
    strings = _list(value)
    if wrong := [item for item in strings if not isinstance(item, str)]:
        raise TermsError(f"{wrong[0]!r} in {value}")
    return tuple(cast(list[str], strings))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TermsError(f"{value!r} [ ]")
    return value


def _table(value: object) -> Table:
    if not isinstance(value, dict):
        raise TermsError(f"{value!r} {{ }}")
    return value
