"""The English texts and the code agree: every key, every family, every placeholder."""

import itertools
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.content.folder import data_folder
from bot.kit.texts.command_names import PREFIX, command_entry
from bot.kit.texts.entries import files_of
from tests.support.for_each import for_each
from tests.support.texts.locale_families import all_families
from tests.support.texts.source_keys import Asked, asked, constants


class Variables(Visitor):
    """Collects the names of the values that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


@cache
def placeholders() -> dict[str, frozenset[str]]:
    """Return the values that each English message uses."""
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


def test_the_scan_finds_what_is_asked_for() -> None:
    found = {text.key for text in asked()}
    assert {"button-best", "cmd-show", "cli-help", "error-gone", "button-roll-safe"} <= found


@for_each(asked)
def test_what_is_asked_for_exists_with_the_same_values(entry: Asked) -> None:
    if entry.key.startswith(PREFIX):
        assert command_entry(entry.key, placeholders())
        return
    assert entry.key in placeholders()
    if entry.values is not None:
        assert placeholders()[entry.key] == entry.values


@for_each(all_families)
def test_every_member_of_a_family_exists_and_uses_only_its_values(key: str) -> None:
    assert key in placeholders()
    assert placeholders()[key] <= all_families()[key]


def test_every_message_is_used() -> None:
    assert placeholders().keys() - all_families().keys() - constants() == set()


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
        key for key, prefix in itertools.product(placeholders(), prefixes) if key.startswith(prefix)
    ]
    assert set(held) <= all_families().keys()
