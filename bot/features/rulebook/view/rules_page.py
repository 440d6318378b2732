"""Every shipped ruleset and every option on one page of Markdown."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Final

from bot.engine import Option, RuleSet, Scoring, Value, write_value
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.view.rules_card import option_sentence, rules_sections
from bot.kit.texts.texts import Texts

_ANY: Final = "N"
"""Stands for any number that an option is set to."""

_COLUMNS: Final = (
    "page-option-name",
    "page-option-about",
    "page-option-values",
    "page-option-means",
)
"""The heads of the columns of the table of options."""


def rules_page(rulebook: RuleBook, texts: Texts) -> str:
    """Return the text of `docs/rules.md`: the rulesets of the `rulebook`, and all options."""
    parts = [f"# {texts('page-title')}", texts("page-about")]
    for rules in rulebook:
        parts += _told(rules, texts)
    parts += [f"## {texts('page-presets')}", texts("page-presets-about")]
    for rules in rulebook.presets:
        parts += _told(rules, texts)
    parts += [f"## {texts('page-options')}", texts("page-options-about")]
    parts += [texts("page-options-signs", number=_ANY), "\n".join(_table(texts))]
    return "\n\n".join(part for part in parts if part) + "\n"


def _told(rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Yield the paragraphs about a ruleset, its source last."""
    for heading, *lines in rules_sections(rules, texts):
        yield heading.replace("###", "##")
        yield "\n".join(line for line in lines if line)
    yield texts("page-source", source=rules.source)


def _table(texts: Texts) -> Iterator[str]:
    """Yield the rows of the table of options."""
    yield _row(*map(texts, _COLUMNS))
    yield _row(*["---"] * len(_COLUMNS)).replace(" ", "")
    for field in (*fields(Scoring), *fields(RuleSet)):
        if "option" not in field.metadata:
            continue
        assert field.default is not MISSING  # every option has one
        option: Option = field.metadata["option"]
        about = texts(f"option-{field.name}")
        yield _row(
            f"`{field.name}`",
            texts("page-option-six", option=about) if option.dice > 1 else about,
            ", ".join(_values(option, field.default, texts)),
            "<br>".join(_meanings(field.name, option, texts)),
        )


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _values(option: Option, default: Value, texts: Texts) -> Iterator[str]:
    """Yield the values of an option as they are typed, the default in bold."""
    if option.low is not None:
        yield texts("page-option-range", low=f"`{option.low}`", high=f"`{option.high}`")
        yield f"**{texts('page-option-none')}**" if default is None else f"**`{default}`**"
        return
    for choice in option.choices:
        shown = f"`{write_value(choice)}`"
        yield f"**{shown}**" if choice == default else shown


def _meanings(name: str, option: Option, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each word that an option may be set to, or one for all its numbers."""
    if all(type(choice) is int or choice is None for choice in option.choices):
        nothing = option_sentence(name, 0, texts) if option.allows(0) else ""
        yield from filter(None, (nothing, option_sentence(name, _ANY, texts)))
        return
    for choice in option.choices:
        sentence = option_sentence(name, choice, texts)
        if sentence:
            yield f"`{write_value(choice)}`: {sentence}"
