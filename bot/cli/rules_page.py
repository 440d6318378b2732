"""`python -m bot.cli.rules_page`: the text of docs/rules.md, which a test compares with it."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Final

from bot.engine import RuleSet, Scoring
from bot.engine.rules import Option, Value, write_value
from bot.resources import data_folder
from bot.ui.rules_card import option_sentence
from bot.ui.rules_files import read_rulebook
from bot.ui.rules_page import rules_page
from bot.ui.texts import Texts, catalogue

_ANY: Final = "N"
"""Stands for whatever number an option is set to."""

_ABOUT_OPTIONS: Final = (
    "On Discord, `/farkle rules create` sets every option by menus. On the command line a ruleset "
    "is a line with a name and the options that differ from their defaults, as in "
    '`farkle play -r "house(target=5000,toxic_twos=yes)"`; `farkle score`, `farkle odds` and '
    "`farkle solve` take it as well. It needs a `target` or a number of `turns`. In a file of "
    "`data/rules` the options down to `two_triplets` stand under `[scoring]` and the others under "
    "`[play]`, with `true` and `false` for `yes` and `no`."
)


def page() -> str:
    """Return the page of every shipped ruleset, and of every option there is."""
    texts = catalogue().english
    rulesets = rules_page(read_rulebook(data_folder() / "rules"), texts)
    return "\n".join([rulesets, *_options(texts), ""])


def _options(texts: Texts) -> Iterator[str]:
    """Yield the lines about the options, in English like all pages of docs/."""
    yield "## Rules of your own"
    yield ""
    yield _ABOUT_OPTIONS
    yield ""
    yield "Defaults are in bold, and N stands for the number."
    yield ""
    yield "| option | what it sets | values | what they mean |"
    yield "|---|---|---|---|"
    for each in (*fields(Scoring), *fields(RuleSet)):
        if "option" not in each.metadata:
            continue
        assert each.default is not MISSING  # every option has one
        option: Option = each.metadata["option"]
        about = texts(f"option-{each.name}") + (", with six dice" if option.dice > 1 else "")
        values = ", ".join(_values(option, each.default))
        meanings = "<br>".join(_meanings(each.name, option, texts))
        yield f"| `{each.name}` | {about} | {values} | {meanings} |"


def _values(option: Option, default: Value) -> Iterator[str]:
    if option.low is not None:
        yield f"`{option.low}` to `{option.high}`"
        yield "**none**" if default is None else f"**`{default}`**"
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


if __name__ == "__main__":
    print(page(), end="")
