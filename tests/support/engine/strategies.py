"""Hypothesis strategies: random valid rulesets, setups, dice and what people do with them."""

from hypothesis import strategies as st

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import (
    BADGE_KINDS,
    FAIR,
    MOST_SEATS,
    Badge,
    BadgeTier,
    Die,
    Faces,
    InvalidRules,
    Option,
    RuleSet,
    Scoring,
    Setup,
    Value,
    options,
)

NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)


def values_of(option: Option) -> st.SearchStrategy[Value]:
    """Draw a value that `option` offers, the usual ones more often than a number of its range."""
    usual = st.sampled_from(option.choices)
    if option.low is None or option.high is None:
        return usual
    return usual | st.integers(option.low, option.high)


def _all_values(rules: type[RuleSet] | type[Scoring]) -> dict[str, st.SearchStrategy[Value]]:
    return {name: values_of(option) for name, option in options(rules)}


@st.composite
def scorings(draw: st.DrawFn) -> Scoring:
    """Draw any valid scoring."""
    values = draw(st.fixed_dictionaries(_all_values(Scoring)))
    values["four_and_two"] = bool(values["four_and_two"] and values["three_pairs"])
    return Scoring(**values)  # type: ignore[arg-type]  # checked by Scoring itself


@st.composite
def rulesets(draw: st.DrawFn) -> RuleSet:
    """Draw any valid ruleset: each option freely, then what contradicts is put right."""
    scoring = draw(scorings())
    values = draw(st.fixed_dictionaries(_all_values(RuleSet)))
    _repair_ending(values, draw(st.integers(500, 4000)))
    _repair_target(values, scoring.single_five or 100)
    least = _number(values, "opening") or _number(values, "minimum")
    if least or values["overshoot"] == "exact":
        values["hot_dice_single_roll"] = False
    if not (values["farkle_limit"] and values["farkle_penalty"]):
        values["farkle_limit"] = values["farkle_penalty"] = 0
    if isinstance(bank := values["bank_seconds"], int):
        turn = values["turn_seconds"]
        values["turn_seconds"] = min(turn, bank) if isinstance(turn, int) else bank
    try:
        return RuleSet(draw(NAMES), "", scoring, **values)  # type: ignore[arg-type]  # as above
    except InvalidRules as error:
        raise AssertionError(f"not repaired: {values}") from error


def _repair_ending(values: dict[str, Value], target: int) -> None:
    if values["target"] is None and values["turns"] is None:
        values["target"] = target
    if values["target"] is not None and values["turns"] is not None:
        values["turns"] = None
    if values["turns"] is not None:
        values |= {"overshoot": "allowed", "final_round": False}


def _repair_target(values: dict[str, Value], step: int) -> None:
    if values["target"] is None:
        return
    for limit in ("opening", "minimum"):
        values[limit] = values[limit] if _number(values, limit) <= _number(values, "target") else 0
    if values["overshoot"] == "allowed":
        return
    values |= {"minimum": 0, "final_round": False}
    for option in ("target", "farkle_penalty", "hot_dice_bonus", "scoreless_bonus"):
        values[option] = _number(values, option) // step * step


def _number(values: dict[str, Value], name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


CATALOGUE = [die.die for die in shipped_dice().values()]
LOADED = st.builds(
    Die,
    st.tuples(*[st.integers(0, 9) | st.just(999_999)] * 6).filter(any),
    st.none() | st.integers(1, 6),
)


@st.composite
def sets_of_dice(draw: st.DrawFn, count: int, seats: int) -> tuple[tuple[Die, ...], ...]:
    """Draw `count` dice for each of `seats`, of which some may be loaded."""
    few = draw(st.lists(LOADED | st.sampled_from(CATALOGUE), min_size=1, max_size=3))
    one = st.tuples(*[st.sampled_from([FAIR, *few])] * count)
    return draw(st.tuples(*[one] * seats))


BADGES = [badge.badge for badge in shipped_badges().values()]
TIERS = st.sampled_from(BadgeTier)
OTHER_BADGES = st.one_of(
    st.builds(
        BADGE_KINDS["formation"],
        TIERS,
        points=st.integers(1, 99_999),
        faces=st.lists(st.integers(1, 6), min_size=2, max_size=6).map(lambda f: tuple(sorted(f))),
    ),
    st.builds(
        BADGE_KINDS["warlord"],
        TIERS,
        uses=st.integers(1, 99),
        percent=st.integers(101, 999),
    ),
)
"""Badges that do not ship, of the kinds whose figures leave most room."""


@st.composite
def badges_of(draw: st.DrawFn, rules: RuleSet, seats: int) -> tuple[Badge | None, ...]:
    """Draw a badge for each of `seats`, or none, as far as `rules` allow."""
    if rules.overshoot != "allowed":
        return ()
    points = (rules.target or 99_999) // seats
    fitting = [badge for badge in BADGES if badge.headstart < points]
    one = st.none() | st.sampled_from(fitting) | OTHER_BADGES
    return draw(st.just(()) | st.tuples(*[one] * seats))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Draw a table: rules, 1 to 8 seats, teams where they come out even, loaded dice, badges."""
    rules = draw(rulesets())
    seats = draw(st.integers(1, rules.players or MOST_SEATS))
    even = [teams for teams in (2, 3, 4) if seats % teams == 0 and seats >= 2 * teams]
    teams = draw(st.sampled_from([None, *even]))
    dice = draw(st.just(()) | sets_of_dice(rules.scoring.dice, seats))
    return Setup(rules, seats, teams, dice, draw(badges_of(rules, seats)))


def faces_of(dice: tuple[Die, ...]) -> st.SearchStrategy[Faces]:
    """Draw faces that `dice` can show."""
    return st.tuples(
        *[
            st.sampled_from([face for face in sorted({*die.faces}) if die.can_show(face)])
            for die in dice
        ]
    )
