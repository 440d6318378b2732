"""Rulesets as text: TOML files to write by hand, and one short line that says all.

The line is `name(option=value,...)` with every option that differs from its default, so that a
stored game keeps its rules whatever becomes of the file they came from.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from difflib import get_close_matches
from itertools import islice

from bot.engine.errors import ParseError, Problem, require_no
from bot.engine.rules.options import Option, Value, write_value
from bot.engine.rules.ruleset import RuleSet, Scoring, options

_LINE = re.compile(r"(?P<name>\w+)\((?P<options>[\w=,]*)\)", re.ASCII)
LONGEST = 1000
"""A longer line is refused unread: every option together takes about half of it."""
LONGEST_TOML = 20_000
"""A longer file is refused unread: the longest that ships has about 2,000 characters."""
_DIGITS = 6
"""No option's number is longer."""
_COMPARED = 40
"""The characters of an unknown option that are compared with those there are."""
_UNKNOWN_NAMED = 3
"""So many options that do not exist are named: each with all that do."""
_SCORING = dict(options(Scoring))
_PLAY = dict(options(RuleSet))
_DEFAULTS = {field.name: field.default for part in (Scoring, RuleSet) for field in fields(part)}


def parse_rules_toml(text: str) -> RuleSet:
    """Return the ruleset that TOML `text` describes: name, source, [scoring] and [play] tables.

    What it leaves out keeps its default. Raises `ParseError` when it is not TOML, and
    `InvalidRules` when an option is unknown or not offered, or the rules contradict each other.
    """
    if len(text) > LONGEST_TOML:
        raise ParseError(f"TOML of at most {LONGEST_TOML} characters", text[:40] + "...")
    try:
        document = tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a number too long to be read
        raise ParseError(f"TOML ({error})", text) from error
    except RecursionError as error:
        raise ParseError("TOML (its brackets are nested too deep)", text[:40] + "...") from error
    name, source = _take_text(document, "name"), _take_text(document, "source")
    values: dict[str, Value] = {}
    for table, known in (("scoring", _SCORING), ("play", _PLAY)):
        content = document.pop(table, {})
        if not isinstance(content, dict):
            raise ParseError(f"a table [{table}]", str(content))
        _refuse_unknown(content, known)
        values |= content
    _refuse_unknown(document, ("name", "source", "scoring", "play"))
    for key, value in values.items():
        if isinstance(value, int) and abs(value) >= 10**_DIGITS:  # too long to be shown, perhaps
            raise ParseError(f"a number of at most {_DIGITS} digits", key)
    return build_rules(name, values, source)


def _take_text(document: dict[str, object], key: str) -> str:
    """Return the text under `key`, which is taken out of `document`; empty where there is none."""
    value = document.pop(key, "")
    if not isinstance(value, str):
        raise ParseError("a text in quotation marks", key)
    return value


def write_rules(rules: RuleSet) -> str:
    """Return the one-line notation of `rules`; their source is not part of it."""
    changed = [
        f"{name}={write_value(getattr(part, name))}"
        for part, names in ((rules.scoring, _SCORING), (rules, _PLAY))
        for name in names
        if getattr(part, name) != _DEFAULTS[name]
    ]
    return f"{rules.name}({','.join(changed)})"


def parse_rules(text: str) -> RuleSet:
    """Return the ruleset that a line of `write_rules` describes.

    Raises `ParseError` when it is not such a line, and `InvalidRules` like `parse_rules_toml`.
    """
    if len(text) > LONGEST:
        raise ParseError(f"a ruleset of at most {LONGEST} characters", text[:40] + "...")
    match = _LINE.fullmatch(text)
    if match is None:
        raise ParseError("a ruleset", text)
    values: dict[str, Value] = {}
    for pair in filter(None, match["options"].split(",")):
        name, equals, value = pair.partition("=")
        if not equals or name in values:
            raise ParseError("option=value, each option once", pair)
        option = _SCORING.get(name) or _PLAY.get(name)
        values[name] = _read_value(option, value) if option else value
    return build_rules(match["name"], values)


def build_rules(name: str, values: Mapping[str, Value], source: str = "") -> RuleSet:
    """Return the ruleset with option `values`, the rest at their defaults.

    Raises `InvalidRules`, which names the first options that do not exist with those that do, or
    else every problem of the scoring, or else of the play.
    """
    _refuse_unknown(values, [*_SCORING, *_PLAY])
    scoring = {key: value for key, value in values.items() if key in _SCORING}
    play = {key: value for key, value in values.items() if key in _PLAY}
    # The values' types are checked by the rulesets themselves, against the options they offer.
    return RuleSet(name, source, Scoring(**scoring), **play)  # type: ignore[arg-type]


def _refuse_unknown(keys: Iterable[str], known: Collection[str]) -> None:
    unknown = islice((key for key in keys if key not in known), _UNKNOWN_NAMED)
    require_no(
        Problem("unknown-option", {"option": key, "known": ", ".join(_nearest_first(key, known))})
        for key in unknown
    )


def _nearest_first(key: str, known: Collection[str]) -> list[str]:
    return get_close_matches(key[:_COMPARED], known, n=len(known), cutoff=0.0)


def _read_value(option: Option, text: str) -> Value:
    """Return the value that `text` stands for; a text that stands for none is refused later."""
    for choice in option.choices:
        if write_value(choice) == text:
            return choice
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _DIGITS else text
