"""What the solver says of good play, in figures for people. They are data: data/strategy.json.

Written by `python -m benchmarks.strategy.measure`, and read by whoever tells people how to play.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.content.folder import data_folder

Thresholds = tuple[int | None, ...]
"""Points at risk from which to bank with one die left, two, and so on up to six; None: never.

The last one is that of hot dice. Just short of a target it may be right to roll again.
"""


@dataclass(frozen=True, slots=True)
class BankingThresholds:
    """From where to bank when one's own side still needs `own` points, and every other `other`."""

    own: int
    other: int
    bank_from: Thresholds


@dataclass(frozen=True, slots=True)
class LastTurn:
    """From where to bank with so many `turns` of both left, this among them, and such a `lead`."""

    turns: int
    lead: int
    bank_from: Thresholds


@dataclass(frozen=True, slots=True)
class StrategyExample:
    """What to keep of a `roll` with so many `points` at risk, played for points.

    - `keep`: the faces to set aside; `bank`: whether to bank with them, else one rolls on.
    - `worth`: what that brings on average; `greedy`: what the better of rolling on and banking
      brings when everything that scores is set aside.
    """

    points: int
    roll: tuple[int, ...]
    keep: tuple[int, ...]
    bank: bool
    worth: float
    greedy: float


@dataclass(frozen=True, slots=True)
class Strategy:
    """Good play under one shipped ruleset. Shares and chances are from 0 to 1.

    - `rules`: its notation, by which a test sees that the figures are those of these rules.
    - `points_a_turn`, `farkles`: the best average of a turn, and how many such turns farkle.
    - `first_player_wins`: between two perfect players.
    - `farkle`: the chance to farkle with one die, two, and so on.
    - `for_points`, `early`, `three`: from where to bank for the most points of a turn; at the start
      of a game for two, to win; and at the start of one for three, as it is solved or estimated.
    - `after_farkles`: the first, when the next farkle is punished; None where none is.
    - `closing`, `closing_three`: near the target, for two and likewise for three players.
    - `last_turns`: near the end of a game with a limit of turns.
    - `catching_up`: how likely a single turn makes up for a lead of so many points, if it has to.
    - `examples`: what to keep of some rolls.
    - `wins`: how often somebody wins against perfect play who holds to a rule of thumb, by its
      slug, beginning every other game.
    """

    rules: str
    points_a_turn: float
    farkles: float
    first_player_wins: float
    farkle: tuple[float, ...]
    for_points: Thresholds
    after_farkles: Thresholds | None
    early: Thresholds
    three: Thresholds
    closing: tuple[BankingThresholds, ...]
    closing_three: tuple[BankingThresholds, ...]
    last_turns: tuple[LastTurn, ...]
    catching_up: tuple[tuple[int, float], ...]
    examples: tuple[StrategyExample, ...]
    wins: Mapping[str, float]

    def cost(self, slug: str) -> float:
        """Return the share of games that a rule of thumb loses: perfect play wins half of them."""
        return 0.5 - self.wins[slug]


def parse_strategies(text: str) -> Mapping[str, Strategy]:
    """Return the figures of a file, by ruleset."""
    return {name: _parse(**fields) for name, fields in json.loads(text).items()}


def _parse(
    *,
    closing: list[dict[str, Any]],
    closing_three: list[dict[str, Any]],
    last_turns: list[dict[str, Any]],
    examples: list[dict[str, Any]],
    wins: dict[str, float],
    **plain: Any,  # noqa: ANN401 - numbers and lists of them
) -> Strategy:
    return Strategy(
        closing=tuple(BankingThresholds(**_frozen(row)) for row in closing),
        closing_three=tuple(BankingThresholds(**_frozen(row)) for row in closing_three),
        last_turns=tuple(LastTurn(**_frozen(turn)) for turn in last_turns),
        examples=tuple(StrategyExample(**_frozen(example)) for example in examples),
        wins=MappingProxyType(wins),
        **_frozen(plain),
    )


def _frozen(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return `fields` with tuples for lists."""
    return {name: _tuple(value) for name, value in fields.items()}


def _tuple(value: Any) -> Any:  # noqa: ANN401 - a number, or lists of them
    return tuple(map(_tuple, value)) if isinstance(value, list) else value


@cache
def shipped_strategies() -> Mapping[str, Strategy]:
    """Return the figures that ship with the bot, by the name of the ruleset."""
    return parse_strategies((data_folder() / "strategy.json").read_text(encoding="utf-8"))
