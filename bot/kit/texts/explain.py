"""Why something was not done, in sentences that say what to do next."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.engine import (
    FarkleError,
    IllegalMove,
    InvalidRules,
    ParseError,
    Problem,
    RollError,
    RuleSet,
)
from bot.kit.game.open_games import game_lines
from bot.kit.game.people import called
from bot.kit.game.rulesets import ruleset_title
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.texts import Texts, Value
from bot.match.model.errors import Instant, Refused, Told
from bot.match.model.match import Person, Place

Escape = Callable[[str], str]
"""Makes words of people harmless where the sentence will be shown."""

for_discord: Escape = partial(plain, limit=400)
for_terminal: Escape = partial(clean, limit=400)
"""Long enough for the names of a whole table, or of all the options of rules."""

_A_ROLL: Final = "123455"
"""The example of how to type a roll; for fewer dice, its first ones."""


def explain(error: Refused | FarkleError, texts: Texts, escape: Escape = for_discord) -> str:
    """Return the sentence for `error`; outside Discord, pass another `escape`."""
    if isinstance(error, Refused):
        return _refused(error, texts, escape)
    if isinstance(error, IllegalMove):
        return texts(f"reason-{error.reason.value}")
    if isinstance(error, InvalidRules):
        return "\n".join([problem_text(problem, texts, escape) for problem in error.problems])
    if isinstance(error, RollError):
        return texts(
            "error-unreadable-roll",
            most=error.most,
            text=escape(error.text),
            example=" ".join(_A_ROLL[: error.most]),
        )
    if isinstance(error, ParseError):
        return texts("error-unreadable", what=escape(error.what), text=escape(error.text))
    raise error


def _refused(refused: Refused, texts: Texts, escape: Escape) -> str:
    values = {name: _in_words(value, texts, escape) for name, value in refused.values.items()}
    if "permission" in values:
        values["permission"] = texts(f"permission-{refused.values['permission']}")
    link = refused.values.get("link")
    values.pop("link", None)
    sentence = texts(f"refusal-{refused.refusal.value}", **values)
    if link:
        sentence = f"{sentence} [{texts('button-open-board')}]({link})"
    return "\n".join([sentence, *game_lines(refused.games, texts)])


def _in_words(value: Told, texts: Texts, escape: Escape) -> Value:
    """Return `value` as Discord writes names, mentions and times, harmless in any text."""
    if isinstance(value, tuple):
        return (
            texts.listed([str(_in_words(item, texts, escape)) for item in value]) if value else ""
        )
    if isinstance(value, Person):
        return escape(called(value, texts))
    if isinstance(value, Place):
        return f"<#{value.channel_id}>"
    if isinstance(value, Instant):
        return f"<t:{value.at}:R>"
    if isinstance(value, RuleSet):
        return escape(ruleset_title(value.name, texts))
    return escape(value) if isinstance(value, str) else value


def problem_text(problem: Problem, texts: Texts, escape: Escape = for_discord) -> str:
    """Return one contradiction in a ruleset as a sentence."""
    values = _escaped(problem.values, escape)
    option = f"option-{problem.values.get('option')}"
    if problem.key != "unknown-option" and texts.has(option):
        values["option"] = texts(option)
    return texts(f"problem-{problem.key}", **values)


def _escaped(values: Mapping[str, str | int], escape: Escape) -> dict[str, Value]:
    return {
        name: escape(value) if isinstance(value, str) else value for name, value in values.items()
    }
