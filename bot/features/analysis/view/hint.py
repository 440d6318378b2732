"""A hint for the player alone: each sensible choice, the best of them, and why."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.advice.choices import Advice, Choice
from bot.engine import Bank, Roll, State
from bot.features.analysis.model.coaching import Because, Why, runner_up, sensible, why
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.game.choice import bank_refused, weigh
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.moves import move_text
from bot.kit.game.people import names_of_sides
from bot.kit.texts.chances import basis_text, of_a_hundred, percent
from bot.kit.texts.texts import Texts, Value
from bot.match.model.match import Match

MOST_CHOICES: Final = 6
"""How many choices are listed, best first."""

_GAMES: Final = 10_000
"""Two choices are close if their difference shows only over so many games."""


def hint_card(match: Match, advice: Advice, texts: Texts) -> Layout:
    """Return the `advice` for the player on turn in `match`, for people new to probabilities."""
    choices = sensible(advice)[:MOST_CHOICES]
    return Layout(
        paragraphs(texts("hint-title"), *best_lines(match, advice, texts)),
        rule(),
        paragraphs(texts("hint-choices"), *choice_lines(match, choices, texts)),
        rule(),
        paragraphs(*figures_lines(advice, texts)),
    )


def best_lines(match: Match, advice: Advice, texts: Texts) -> Iterator[str]:
    """Yield the best choice, why it is the best, and how close another comes."""
    state, choices = match.state, sensible(advice)
    best, why_best = choices[0], why(state, choices)
    names = names_of_roll(match, texts)
    yield texts("hint-best", choice=move_text(state, best.move, texts, names))
    yield _reason(match, why_best, best, texts)
    if why_best.because is not Because.WINS:
        if best.win is not None:
            yield of_a_hundred(best.win, texts)
        yield _near(state, choices, texts, names)


def choice_lines(
    match: Match, choices: Iterable[Choice], texts: Texts, first: int = 1
) -> Iterator[str]:
    """Yield a numbered line for each of `choices`, from the `first` best on, with its figures."""
    names = names_of_roll(match, texts)
    for number, choice in enumerate(choices, start=first):
        yield _line(match.state, number, choice, texts, names)


def figures_lines(advice: Advice, texts: Texts) -> Iterator[str]:
    """Yield what the figures of the choices mean, and how exact they are."""
    yield texts("hint-figures" if advice.best.win is None else "hint-figures-win")
    yield basis_text(advice.basis, advice.obstacle, texts)


def _near(state: State, choices: tuple[Choice, ...], texts: Texts, names: tuple[str, ...]) -> str:
    """Return how close the second choice comes to the best; "" if the best is clearly better."""
    best, second = choices[0], runner_up(choices)
    if second is None:
        return ""
    choice = move_text(state, second.move, texts, names)
    if best.win is None or second.win is None:
        return texts(
            "hint-near-points", choice=choice, points=round(best.expected - second.expected)
        )
    return texts("hint-near-win", choice=choice, games=round(_GAMES * (best.win - second.win)))


def _line(state: State, number: int, choice: Choice, texts: Texts, names: tuple[str, ...]) -> str:
    """Return a choice and its figures, as item `number` (from 1) of a list."""
    what = move_text(state, choice.move, texts, names)
    values: dict[str, Value] = {
        "number": number,
        "choice": texts("hint-choice-best", choice=what) if number == 1 else what,
        # A bank shows all of its points, also those beyond the target.
        "points": choice.points if isinstance(choice.move, Bank) else choice.expected,
        "risk": texts("hint-risk", percent=percent(float(choice.farkle), texts))
        if choice.farkle
        else texts("hint-no-risk"),
    }
    if choice.win is None:
        return texts("hint-choice", **values)
    return texts("hint-choice-win", win=percent(choice.win, texts), **values)


def _reason(match: Match, why_best: Why, best: Choice, texts: Texts) -> str:
    """Return why the `best` choice is the best, in a sentence."""
    state, other = match.state, why_best.other
    if why_best.because is Because.CANNOT_BANK:
        choice = weigh(state, best.move.keep if isinstance(best.move, Roll) else ())
        assert choice.bank_refused is not None  # banking is not allowed
        return bank_refused(choice, choice.bank_refused, texts)
    return texts(
        f"why-{why_best.because}",
        dice=best.dice,
        percent=percent(float(best.farkle), texts),
        points=best.points,
        average=best.expected,
        other_dice=other.dice,
        other_percent=percent(float(other.farkle), texts),
        other_points=other.points,
        other_average=other.expected,
        rival=_rival(match, why_best, texts),
    )


def _rival(match: Match, why_best: Why, texts: Texts) -> str:
    """Return how little the rival needs to win, in a sentence; "" if it is not little."""
    if why_best.rival is None or why_best.needs is None:
        return ""
    name = names_of_sides(match, (why_best.rival,), texts)
    people = match.setup.seats // match.setup.sides
    return texts("rival-needs", name=name, people=people, needs=why_best.needs)
