"""Few tables that together hold every pair of values of any two options.

Rules go wrong in pairs far more often than in threes, and all combinations of all options would be
more games than anyone can play. The tables are chosen greedily: each begins with a pair that no
table has yet, and takes for every other option the value that adds most new pairs.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from random import Random

from bot.engine import InvalidRules, RuleSet, Scoring, Setup, Value, build_rules, options

Setting = tuple[tuple[str, Value], ...]
"""Options that are set together."""

Case = Mapping[str, Setting]
"""One setting for each parameter."""

Pair = frozenset[tuple[str, Setting]]

_TOGETHER: dict[str, list[Setting]] = {
    "table": [
        (("seats", 2), ("teams", None), ("players", None)),
        (("seats", 2), ("teams", None), ("players", 2)),
        (("seats", 1), ("teams", None), ("players", 3)),
        (("seats", 5), ("teams", None), ("players", None)),
        (("seats", 8), ("teams", None), ("players", None)),
        (("seats", 4), ("teams", 2), ("players", 4)),
        (("seats", 8), ("teams", 4), ("players", None)),
    ],
    "ending": [(("target", 2000),), (("target", 500),), (("turns", 1),), (("turns", 5),)],
    "penalty": [
        (),
        (("farkle_limit", 1), ("farkle_penalty", 500)),
        (("farkle_limit", 2), ("farkle_penalty", 1000)),
        (("farkle_limit", 3), ("farkle_penalty", 500)),
    ],
    "clock": [
        (("turn_seconds", turn), ("bank_seconds", bank))
        for bank in (None, 120, 86_400)
        for turn in ((None, 30, 60, 120, 86_400, 259_200) if bank is None else (60,))
    ],
    "pairs": [
        (("three_pairs", value), ("four_and_two", four_and_two))
        for value in (0, 500, 600, 750, 1000, 1500)
        for four_and_two in ((False, True) if value else (False,))
    ],
}
"""Options that depend on each other, and the table, with the plainest setting first."""


def parameters() -> dict[str, list[Setting]]:
    """Return what can be set: the settings that each parameter may have, the plainest first."""
    taken = {name for settings in _TOGETHER.values() for setting in settings for name, _ in setting}
    alone: dict[str, list[Setting]] = {
        name: [((name, choice),) for choice in option.choices]
        for part in (Scoring, RuleSet)
        for name, option in options(part)
        if name not in taken
    }
    return _TOGETHER | alone


def rules_of(case: Case) -> RuleSet:
    """Return the rules of `case`; raises `InvalidRules` when it contradicts itself."""
    values = dict(setting for settings in case.values() for setting in settings)
    for name in ("seats", "teams"):
        values.pop(name, None)
    if not {"target", "turns"} & set(values):
        values["target"] = 2000
    return build_rules("pairs", values)


def setup_of(case: Case) -> Setup:
    """Return the table of `case`."""
    table = dict(case["table"])
    seats, teams = table["seats"], table["teams"]
    assert isinstance(seats, int)
    assert teams is None or isinstance(teams, int)
    return Setup(rules_of(case), seats, teams)


def pairs_of(case: Case) -> Iterator[Pair]:
    """Yield the pairs of settings that `case` holds."""
    return map(frozenset, combinations(case.items(), 2))


def all_pairs() -> list[Pair]:
    """Return every pair of settings that can be in one ruleset."""
    return [
        frozenset(((name, first), (other_name, second)))
        for (name, firsts), (other_name, seconds) in combinations(parameters().items(), 2)
        for first, second in product(firsts, seconds)
        if _possible({name: first, other_name: second})
    ]


def _possible(case: Case) -> bool:
    """Tell whether there are rules with the settings of `case` and the plainest for the rest."""
    try:
        rules_of(case)
    except InvalidRules:
        return False
    return True


def cases(seed: int) -> list[Case]:
    """Return cases that together hold all pairs."""
    rng = Random(seed)
    missing = dict.fromkeys(all_pairs())
    found: list[Case] = []
    while missing:
        case = _case_around(next(iter(missing)), missing, rng)
        for pair in pairs_of(case):
            missing.pop(pair, None)
        found.append(case)
    return found


def _case_around(pair: Pair, missing: Mapping[Pair, None], rng: Random) -> Case:
    case = dict(pair)
    others = [(name, settings) for name, settings in parameters().items() if name not in case]
    rng.shuffle(others)
    for name, settings in others:
        possible = [setting for setting in settings if _possible(case | {name: setting})]
        case[name] = max(possible, key=lambda setting: _new(case, (name, setting), missing))
    return case


def _new(case: Case, item: tuple[str, Setting], missing: Mapping[Pair, None]) -> int:
    """Return how many missing pairs `item` adds to `case`."""
    return sum(frozenset((item, chosen)) in missing for chosen in case.items())
