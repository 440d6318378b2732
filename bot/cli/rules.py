"""The rulesets that a command goes by."""

from typing import NoReturn

from bot.cli.text import fail, terminal_texts, text
from bot.content.folder import data_folder
from bot.engine import FarkleError, RuleSet, parse_rules
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.view.rules_files import RulesFileError, read_rulebook
from bot.kit.texts.explain import explain, for_terminal
from bot.match.model.errors import Refused


def find_ruleset(name: str) -> RuleSet:
    """Return a shipped ruleset, or the one that a line such as `house(target=5000)` describes.

    Ends the command with a sentence when there is none.
    """
    try:
        if "(" in name:
            return parse_rules(name)
        rulebook = _rulebook()
        if not rulebook.has(name):  # here rulesets are called by their slugs
            known = terminal_texts().listed(
                [rules.name for rules in (*rulebook, *rulebook.presets)]
            )
            fail(text("refusal-unknown-ruleset", name=name, known=known), 2)
        return rulebook.get(name)
    except (Refused, FarkleError) as error:
        fail_asked(error)


def shipped_rulesets() -> list[RuleSet]:
    """Return every shipped ruleset by name; ends the command when one is broken."""
    return list(_rulebook())


def _rulebook() -> RuleBook:
    try:
        return read_rulebook(data_folder() / "rules")
    except RulesFileError as error:
        fail(str(error))


def fail_asked(error: Refused | FarkleError) -> NoReturn:
    """End the command with why what was asked for cannot be."""
    fail(explain(error, terminal_texts(), for_terminal), 2)
