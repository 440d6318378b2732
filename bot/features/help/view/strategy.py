"""How to play well by shipped rules, from the solver's figures."""

from collections.abc import Iterator
from typing import Final

from bot.content.strategy import Strategy, Thresholds, shipped_strategies
from bot.features.help.buttons import StrategyMenu
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import paragraphs, row
from bot.kit.components.parts import Part, SelectOption, StringSelect
from bot.kit.game.rulesets import by_title
from bot.kit.texts.texts import Texts

STYLES: Final = (
    "advice",
    "points",
    "watch-leader",
    "keep-all",
    "350",
    "bank-hot",
    "chase-always",
)
"""The rules of thumb to tell the costs of, by slug."""


def strategy_parts(ruleset: str, texts: Texts) -> Iterator[Part]:
    """Yield how to play well by the shipped `ruleset`, and the menu of all rulesets."""
    strategy = shipped_strategies()[ruleset]
    last = "strategy-last-turns" if strategy.last_turns else "strategy-last-target"
    yield paragraphs(texts("help-strategy"), texts(last))
    yield paragraphs(texts("strategy-exact"), *_thresholds(strategy, texts))
    yield paragraphs(texts("strategy-costs"), *_costs(strategy, texts))
    yield row([_rulesets(ruleset, texts)])


def read_ruleset(value: str) -> str:
    """Return the shipped ruleset chosen in the menu; raises `LookupError` for any other value."""
    if value not in shipped_strategies():
        raise LookupError(value)
    return value


def _thresholds(strategy: Strategy, texts: Texts) -> Iterator[str]:
    """Yield from where to bank with each number of dice, and after two farkles where it matters."""
    after: Thresholds = strategy.after_farkles or strategy.early
    for dice, (usual, sooner) in enumerate(zip(strategy.early, after, strict=True), start=1):
        points = texts("strategy-points", points=usual or 0, after=_below(sooner, usual) or "none")
        if dice < len(strategy.early):
            yield texts("strategy-bank", dice=dice, points=points)
        else:
            yield texts("strategy-bank-hot", points=points)


def _below(points: int | None, usual: int | None) -> int | None:
    """Return `points` if they are fewer than `usual`; None stands for more than anybody has."""
    return points if points is not None and (usual is None or points < usual) else None


def _costs(strategy: Strategy, texts: Texts) -> Iterator[str]:
    for slug in STYLES:
        if slug in strategy.wins:
            games = texts("strategy-games", games=100 * strategy.cost(slug))
            yield texts(f"strategy-cost-{slug}", games=games)


def _rulesets(shown: str, texts: Texts) -> StringSelect:
    options = [
        SelectOption(label=title, value=name, default=name == shown)
        for title, name in by_title(shipped_strategies(), texts)
    ]
    return board_select(StrategyMenu(), options, texts("menu-strategy"))
