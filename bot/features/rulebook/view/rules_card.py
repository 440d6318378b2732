"""A ruleset in plain words, made from its options."""

from collections.abc import Iterable, Iterator

from bot.engine import FAIR, OptionTopic, RuleSet, Value, farkle_chance, options
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.texts import Texts

_SCORING = (OptionTopic.SINGLES, OptionTopic.KINDS, OptionTopic.COMBINATIONS)
_TURN = (OptionTopic.ROLLING, OptionTopic.BANKING)


def rules_card(rules: RuleSet, texts: Texts, *, as_shipped: bool = True) -> Layout:
    """Return what scores under `rules`, how turns and the game end, and the chance of a farkle.

    Good manners come last. The sentence about a shipped ruleset is left out unless it is
    `as_shipped`.
    """
    head, *rest = rules_sections(rules, texts, as_shipped=as_shipped)
    return Layout(
        paragraphs(*head),
        rule(),
        *[paragraphs(*section) for section in rest],
        paragraphs(texts("etiquette-title"), texts("etiquette")),
    )


def rules_sections(rules: RuleSet, texts: Texts, *, as_shipped: bool = True) -> list[list[str]]:
    """Return a ruleset in sections of Markdown lines, each with a heading first.

    Lines may be empty. `as_shipped` is that of `rules_card`.
    """
    about = f"ruleset-about-{rules.name}"
    return [
        [
            texts("rules-title", ruleset=ruleset_name(rules.name, texts)),
            texts(about) if as_shipped and texts.has(about) else "",
        ],
        [texts("rules-end"), *_sentences(rules, (OptionTopic.ENDING,), texts)],
        [
            texts("rules-scoring"),
            *_sentences(rules, _SCORING, texts),
            _item(texts("rules-together")),
        ],
        [texts("rules-turn"), _item(texts("rules-basics")), *_sentences(rules, _TURN, texts)],
        [texts("rules-chances"), *_chances(rules, texts)],
    ]


def option_sentence(name: str, value: Value, texts: Texts) -> str:
    """Return the sentence for option `name` set to `value`; "" when it changes nothing."""
    return texts(f"rule-{name}", value=for_text(value))


def for_text(value: Value) -> str | int:
    """Return an option's value as texts select by it: a word or a number."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    return value


def _sentences(rules: RuleSet, topics: Iterable[OptionTopic], texts: Texts) -> Iterator[str]:
    for part in (rules.scoring, rules):
        for name, option in options(type(part)):
            if option.topic in topics and option.dice <= rules.scoring.dice:
                yield _item(option_sentence(name, getattr(part, name), texts))


def _item(sentence: str) -> str:
    return f"- {sentence}" if sentence else ""


def _chances(rules: RuleSet, texts: Texts) -> Iterator[str]:
    for count in range(rules.scoring.dice, 0, -1):
        percent = float(100 * farkle_chance(rules, (FAIR,) * count))
        chance = texts("percent", percent=percent)
        yield _item(texts("rules-chance", dice=count, chance=chance))
