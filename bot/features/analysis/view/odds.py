"""What rolling and banking are worth at a given moment."""

from collections.abc import Iterator
from typing import Final

from bot.advice.choices import Choice
from bot.features.analysis.model.turn_position import TurnOdds, TurnPosition
from bot.kit.components.layout import Layout, paragraphs
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.chances import basis_text, percent
from bot.kit.texts.texts import Texts

_SAME_WIN: Final = 0.0005
_SAME_POINTS: Final = 0.5
"""Smaller differences do not show in the rounded figures."""


def odds_card(
    moment: TurnPosition, odds: TurnOdds, bank_from: int | None, texts: Texts, *, scored: bool
) -> Layout:
    """Return the `odds` of `moment`; chances to win only if the scores were given (`scored`).

    `bank_from` are the points from which to bank with so many dice; None: never.
    """
    return Layout(
        paragraphs(
            texts("odds-title", ruleset=ruleset_name(moment.rules.name, texts)),
            texts("odds-moment", dice=odds.roll.dice, points=moment.turn),
            _better(odds, texts, scored=scored),
        ),
        paragraphs(
            _farkle(odds.roll, texts),
            _points(odds.roll, odds.bank, texts),
            _bank_from(odds.roll.dice, bank_from, texts),
            *(_wins(moment, odds, texts) if scored else ()),
        ),
        paragraphs(
            basis_text(odds.basis, odds.obstacle, texts) if scored else texts("odds-no-scores")
        ),
    )


def _better(odds: TurnOdds, texts: Texts, *, scored: bool) -> str:
    """Return in words which is better, by the chance to win if it was asked for and is known."""
    roll, bank = odds.roll, odds.bank
    if bank is None:
        return texts("odds-must-roll")
    if scored and odds.bank_wins:
        return texts("odds-better-bank")
    gain, same = roll.expected - bank.expected, _SAME_POINTS
    if scored and roll.win is not None and bank.win is not None:
        gain, same = roll.win - bank.win, _SAME_WIN
    if abs(gain) < same:
        return texts("odds-either")
    return texts("odds-better-roll" if gain > 0 else "odds-better-bank")


def _farkle(roll: Choice, texts: Texts) -> str:
    if not roll.farkle:
        return texts("odds-no-farkle")
    chance = float(roll.farkle)
    return texts("odds-farkle", percent=percent(chance, texts), rolls=round(100 * chance))


def _points(roll: Choice, bank: Choice | None, texts: Texts) -> str:
    if bank is None:
        return texts("odds-points-roll", roll=roll.expected)
    return texts("odds-points", roll=roll.expected, bank=bank.points)


def _bank_from(dice: int, points: int | None, texts: Texts) -> str:
    if points is None:
        return texts("odds-never-bank", dice=dice)
    return texts("odds-bank-from", dice=dice, points=points)


def _wins(moment: TurnPosition, odds: TurnOdds, texts: Texts) -> Iterator[str]:
    """Yield the chances to win, if they are known."""
    own, *others = moment.scores
    other = texts.listed([texts("odds-score", points=score) for score in others])
    roll, bank = odds.roll.win, None if odds.bank is None else odds.bank.win
    if roll is None:
        return
    turns = moment.rules.turns
    if turns is not None:
        yield texts("odds-turns-left", turns=moment.turns_left or 2 * turns)
    if bank is None:
        yield texts("odds-win-roll", own=own, other=other, roll=percent(roll, texts))
        return
    yield texts(
        "odds-win", own=own, other=other, roll=percent(roll, texts), bank=percent(bank, texts)
    )
