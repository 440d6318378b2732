"""A ruleset in plain words, made from its options."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.engine import (
    FAIR,
    Faces,
    OptionTopic,
    RuleSet,
    Scoring,
    Value,
    farkle_chance,
    options,
    score_table,
)
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
            *_scoring(rules, texts),
            _item(texts("rules-together")),
        ],
        [texts("rules-turn"), _item(texts("rules-basics")), *_sentences(rules, _TURN, texts)],
        [texts("rules-chances"), *_chances(rules, texts)],
    ]


_SHOWING: Final[Mapping[str, Faces]] = {
    "single_five": (1, 5),
    "three_ones": (4, 4, 4),
    "four": (4, 4, 4, 4),
    "five": (3, 3, 3, 3, 3),
    "six": (2, 2, 2, 2, 2, 2),
    "three_pairs": (2, 2, 3, 3, 6, 6),
    "four_and_two": (2, 2, 2, 2, 6, 6),
    "two_triplets": (2, 2, 2, 4, 4, 4),
}
"""Dice that show what an option of scoring means; a straight says itself what it is."""


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


def _scoring(rules: RuleSet, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each option of scoring, with dice and what they are worth."""
    for topic in _SCORING:
        for name, option in options(Scoring):
            if option.topic is not topic or option.dice > rules.scoring.dice:
                continue
            sentence = option_sentence(name, getattr(rules.scoring, name), texts)
            yield _item(_with_example(sentence, rules, name, texts) if sentence else "")


def _with_example(sentence: str, rules: RuleSet, name: str, texts: Texts) -> str:
    faces = _SHOWING.get(name)
    table = score_table(rules.scoring)
    score = None if faces is None or table.wins(faces) else table.score(faces)
    if faces is None or score is None:
        return sentence
    dice = " ".join(map(str, faces))
    return texts("rules-example", rule=sentence, dice=dice, points=score.points)


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
