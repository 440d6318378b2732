"""The English texts and the code agree: every key, every family, every placeholder."""

import itertools

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.content.folder import data_folder
from bot.kit.texts.command_names import PREFIX, command_entry
from bot.kit.texts.entries import files_of
from tests.support.for_each import for_each
from tests.support.texts.locale_families import FAMILIES
from tests.support.texts.source_keys import Asked, asked, constants


class Variables(Visitor):
    """Collects the names of the values that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def _read() -> dict[str, frozenset[str]]:
    files = [
        path.read_text(encoding="utf-8") for path in files_of(data_folder() / "locales" / "en")
    ]
    found = {}
    for entry in (entry for text in files for entry in FluentParser().parse(text).body):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


PLACEHOLDERS = _read()
"""The values that each English message uses."""
ASKED = asked()


def test_the_scan_finds_what_is_asked_for() -> None:
    found = {asked.key for asked in ASKED}
    assert {"button-best", "cmd-show", "cli-help", "error-gone", "button-roll-safe"} <= found


@for_each(ASKED)
def test_what_is_asked_for_exists_with_the_same_values(each: Asked) -> None:
    if each.key.startswith(PREFIX):
        assert command_entry(each.key, PLACEHOLDERS)
        return
    assert each.key in PLACEHOLDERS
    if each.values is not None:
        assert PLACEHOLDERS[each.key] == each.values


@for_each(sorted(FAMILIES))
def test_every_member_of_a_family_exists_and_uses_only_its_values(key: str) -> None:
    assert key in PLACEHOLDERS
    assert PLACEHOLDERS[key] <= FAMILIES[key]


def test_every_message_is_used() -> None:
    assert PLACEHOLDERS.keys() - FAMILIES.keys() - constants() == set()


def test_prefixes_of_families_hold_nothing_else() -> None:
    prefixes = (
        "refusal-",
        "reason-",
        "problem-",
        "combination-",
        "rule-",
        "option-",
        "ruleset-",
        "opponent-",
        "temper-",
        "theme-",
    )
    held = [
        key for key, prefix in itertools.product(PLACEHOLDERS, prefixes) if key.startswith(prefix)
    ]
    assert set(held) <= FAMILIES.keys()
