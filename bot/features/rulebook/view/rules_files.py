"""Reading rulesets from files."""

from pathlib import Path

from bot.engine import FarkleError, RuleSet, parse_rules_toml
from bot.features.rulebook.service.rulebook import RuleBook
from bot.kit.texts.explain import explain, for_terminal
from bot.kit.texts.texts import catalogue


class RulesFileError(Exception):
    """A ruleset file that cannot be used; the message names the file and what is wrong."""


def read_rulebook(folder: Path) -> RuleBook:
    """Return the rulesets of the TOML files in `folder`, and the presets of `folder/presets`.

    Raises `RulesFileError`.
    """
    return RuleBook(_read(folder), _read(folder / "presets"))


def _read(folder: Path) -> list[RuleSet]:
    rulesets = []
    for file in sorted(folder.glob("*.toml")):
        try:
            rulesets.append(parse_rules_toml(file.read_text(encoding="utf-8")))
        except (FarkleError, UnicodeDecodeError) as error:
            texts = catalogue().english
            why = (
                explain(error, texts, for_terminal)
                if isinstance(error, FarkleError)
                else str(error)
            )
            sentence = texts("error-rules-file", file=str(file), why=why)
            raise RulesFileError(sentence) from error
    return rulesets
