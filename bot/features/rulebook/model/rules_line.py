"""House rules as one line of text, to copy them from server to server.

`fkrules1:<the ruleset in the engine's notation>:<checksum>`, ASCII only. The checksum finds
accidents and numbers changed by hand: for other rules there is the editor.
"""

import re
from hashlib import sha256

from bot.engine import ParseError, RuleSet, parse_rules, write_rules
from bot.features.rulebook.model.house_rules import parse_title
from bot.features.rulebook.refusals import RuleRefusal
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import title_of

PREFIX = "fkrules1"
LONGEST = 1100
"""The characters of a line: the longest notation, and what stands around it."""

_LINE = re.compile(rf"{PREFIX}:(?P<rules>\w+\([\w=,]*\)):(?P<checksum>[0-9a-f]{{8}})", re.ASCII)
_AROUND = " \t\r\n`"
"""What may be copied along with a line from a message."""


def write_line(rules: RuleSet) -> str:
    """Return the line of house rules."""
    notation = write_rules(rules)
    return f"{PREFIX}:{notation}:{_checksum(notation)}"


def read_line(text: str) -> RuleSet:
    """Return the house rules of a line, whose name has their title.

    Raises `Refused` when it is too long, cut or changed, and `InvalidRules` when this version of
    the bot does not know such rules.
    """
    line = text.strip(_AROUND)
    if len(line) > LONGEST:
        raise Refused(RuleRefusal.LINE_TOO_LONG, most=LONGEST)
    match = _LINE.fullmatch(line)
    if match is None:
        raise Refused(RuleRefusal.LINE_CUT)
    if _checksum(match["rules"]) != match["checksum"]:
        raise Refused(RuleRefusal.LINE_CHANGED)
    try:
        rules = parse_rules(match["rules"])
    except ParseError:
        raise Refused(RuleRefusal.LINE_CHANGED) from None
    if not _is_called_properly(rules):
        raise Refused(RuleRefusal.LINE_CHANGED)
    return rules


def _is_called_properly(rules: RuleSet) -> bool:
    """Tell whether the name has a title that could have been typed here."""
    title = title_of(rules.name)
    try:
        return title is not None and parse_title(title) == title
    except Refused:
        return False


def _checksum(notation: str) -> str:
    return sha256(f"{PREFIX}:{notation}".encode()).hexdigest()[:8]
