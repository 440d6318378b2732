"""Rulesets as data: every variant of Farkle is a field here, declared once.

A field's metadata carries an `Option`: the topic it belongs to and the values it may take. Whoever
offers, explains or checks rules reads the options; nothing outside the engine knows what one does.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from bot.engine.errors import InvalidRules, Problem, require_no
from bot.engine.rules.options import Option, OptionTopic, number, one_of, switch, write_value

LOWEST_TARGET = 500
HIGHEST_TARGET = 100_000
MOST_TURNS = 100
TEAM_TARGET = 20_000
"""The usual target of team games, where two or more seats add to one total."""
MOST_DICE = 6
FEWEST_PLAYERS = 2
MOST_PLAYERS = 8
LONGEST_TURN = 259_200
"""Seconds: 72 hours."""
MOST_BANKED = 172_800
"""Seconds: 48 hours."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """What dice are worth; the defaults are the plain scoring of `classic`.

    Of-a-kind options: `xN` is N times the triple, `add` adds the triple's value for each die beyond
    the third, a number is a flat score, `none` means that there is no such combination, and `win`
    wins the game when it is rolled. Combinations of more dice than are played with cannot exist.
    """

    dice: int = field(default=6, metadata=one_of(OptionTopic.ROLLING, 5, MOST_DICE))
    single_five: int = field(default=50, metadata=one_of(OptionTopic.SINGLES, 0, 50))
    three_ones: int = field(default=1000, metadata=one_of(OptionTopic.KINDS, 300, 1000))
    four: str = field(
        default="x2", metadata=one_of(OptionTopic.KINDS, "none", "x2", "x4", "add", "1000")
    )
    five: str = field(
        default="x4", metadata=one_of(OptionTopic.KINDS, "none", "x3", "x4", "x6", "add", "2000")
    )
    six: str = field(
        default="x8",
        metadata=one_of(OptionTopic.KINDS, "none", "x4", "x8", "add", "3000", "win", dice=6),
    )
    straight: int = field(
        default=1500,
        metadata=one_of(OptionTopic.COMBINATIONS, 0, 1000, 1200, 1500, 2000, 2500, 3000, dice=6),
    )
    low_straight: int = field(default=500, metadata=one_of(OptionTopic.COMBINATIONS, 0, 500, 1000))
    high_straight: int = field(default=750, metadata=one_of(OptionTopic.COMBINATIONS, 0, 750, 1000))
    three_pairs: int = field(
        default=0, metadata=one_of(OptionTopic.COMBINATIONS, 0, 500, 600, 750, 1000, 1500, dice=6)
    )
    four_and_two: bool = field(default=False, metadata=switch(OptionTopic.COMBINATIONS, dice=6))
    two_triplets: int = field(default=0, metadata=one_of(OptionTopic.COMBINATIONS, 0, 2500, dice=6))

    def __post_init__(self) -> None:
        """Refuse values that are not offered, and contradictions, with `InvalidRules`."""
        problems = list(_not_offered(self))
        if self.four_and_two and not self.three_pairs:
            problems.append(Problem("four-and-two-needs-three-pairs"))
        require_no(problems)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A complete, validated way to play.

    `name` is a slug (letters, digits, `_`); `source` says where the rules come from.

    - `players`: how many may play at most, None for as many as there are seats.
    - `target` or `turns`: play ends when a side banks the target, or after so many turns each.
    - `overshoot`: what a bank beyond the target does: `allowed`, `exact` (refused), `welfare` (the
      turn's points go to the lowest other side, the next in seat order when tied, or to nobody
      where they would carry it past the target too), or `excess` (the same, but only with what
      lies beyond the target; the rest of the turn is lost).
    - `final_round`: after the target is reached everyone else has one last turn.
    - `opening`: the least a side must bank to get on the board; `minimum`: on every turn.
    - `farkle_limit`, `farkle_penalty`: so many farkles in a row cost so many points, and the count
      starts again. Totals may go below zero.
    - `hot_dice_must_roll`: all dice set aside oblige to roll again; `hot_dice_bonus`: points for
      each time after the first in one turn. A bank that wins is never refused for it.
    - `hot_dice_single_roll`: only all dice of one roll may be rolled again; once the last of
      several rolls are set aside, the turn has to be banked.
    - `scoreless_bonus`: all dice rolled and none scores: so many points and a free roll.
    - `toxic_twos`: four or more 2s in one roll are a farkle.
    - `high_stakes`: after a bank the next seat may take over the dice left and the turn's points.
    - `turn_seconds`: how long a turn may take, None for as long as it likes. `late_turns_lost`:
      what is at risk when time is up counts for nobody, whatever the server does elsewhere.
    - `bank_seconds`: how long the first turn of each seat may take instead. What a turn leaves over
      is kept for later ones, three times as much at most. None where nothing is kept.
    """

    name: str
    source: str = field(default="", compare=False)
    scoring: Scoring = field(default_factory=Scoring)
    players: int | None = field(
        default=None,
        metadata=number(OptionTopic.ENDING, FEWEST_PLAYERS, MOST_PLAYERS, None, 2, 3, 4),
    )
    target: int | None = field(
        default=None,
        metadata=number(
            OptionTopic.ENDING,
            LOWEST_TARGET,
            HIGHEST_TARGET,
            None,
            2000,
            4000,
            5000,
            10_000,
            20_000,
        ),
    )
    turns: int | None = field(
        default=None, metadata=number(OptionTopic.ENDING, 1, MOST_TURNS, None, 5, 10, 20)
    )
    overshoot: str = field(
        default="allowed",
        metadata=one_of(OptionTopic.ENDING, "allowed", "exact", "welfare", "excess"),
    )
    final_round: bool = field(default=False, metadata=switch(OptionTopic.ENDING))
    opening: int = field(
        default=0, metadata=one_of(OptionTopic.BANKING, 0, 300, 350, 400, 500, 600, 1000)
    )
    minimum: int = field(
        default=0, metadata=number(OptionTopic.BANKING, 0, 1000, 0, 250, 300, 350, 500)
    )
    farkle_limit: int = field(default=0, metadata=number(OptionTopic.BANKING, 0, 10, 0, 2, 3, 4))
    farkle_penalty: int = field(
        default=0, metadata=number(OptionTopic.BANKING, 0, 2000, 0, 500, 1000)
    )
    hot_dice_must_roll: bool = field(default=False, metadata=switch(OptionTopic.ROLLING))
    hot_dice_single_roll: bool = field(default=False, metadata=switch(OptionTopic.ROLLING))
    hot_dice_bonus: int = field(
        default=0, metadata=number(OptionTopic.ROLLING, 0, 2000, 0, 500, 1000)
    )
    scoreless_bonus: int = field(
        default=0, metadata=number(OptionTopic.ROLLING, 0, 2000, 0, 500, 1000)
    )
    toxic_twos: bool = field(default=False, metadata=switch(OptionTopic.ROLLING))
    high_stakes: bool = field(default=False, metadata=switch(OptionTopic.ROLLING))
    turn_seconds: int | None = field(
        default=None,
        metadata=number(
            OptionTopic.ROLLING, 10, LONGEST_TURN, None, 30, 60, 120, 86_400, LONGEST_TURN
        ),
    )
    bank_seconds: int | None = field(
        default=None,
        metadata=number(OptionTopic.ROLLING, 10, MOST_BANKED, None, 120, 86_400),
    )
    late_turns_lost: bool = field(default=False, metadata=switch(OptionTopic.ROLLING))

    def __post_init__(self) -> None:
        """Refuse values that are not offered, and contradictions, with `InvalidRules`."""
        if not self.name or not all(c.isascii() and (c.isalnum() or c == "_") for c in self.name):
            raise InvalidRules([Problem("name", {"name": self.name})])
        require_no(_not_offered(self))
        require_no(_contradictions(self))

    @property
    def gives_away(self) -> bool:
        """Tell whether points with which somebody overshoots the target go to another side."""
        return self.overshoot in {"welfare", "excess"}


def options(rules: type[RuleSet] | type[Scoring]) -> Iterator[tuple[str, Option]]:
    """Yield the name and `Option` of each field of `RuleSet` or `Scoring`, in order."""
    for setting in fields(rules):
        if "option" in setting.metadata:
            yield setting.name, setting.metadata["option"]


def _not_offered(rules: RuleSet | Scoring) -> Iterator[Problem]:
    for name, option in options(type(rules)):
        value = getattr(rules, name)
        if not option.allows(value):
            if option.low is not None and option.high is not None:
                yield Problem(
                    "out-of-range",
                    {"option": name, "value": str(value), "low": option.low, "high": option.high},
                )
            else:
                offered = ", ".join(map(write_value, option.choices))
                yield Problem(
                    "not-offered", {"option": name, "value": str(value), "offered": offered}
                )


def _contradictions(rules: RuleSet) -> Iterator[Problem]:
    if rules.target is None and rules.turns is None:
        yield Problem("no-ending")
    if rules.target is not None and rules.turns is not None:
        yield Problem("two-endings", {"target": rules.target, "turns": rules.turns})
    if rules.target is None and rules.turns is not None:
        if rules.overshoot != "allowed":
            yield Problem(f"{_exactness(rules)}-needs-target", {"turns": rules.turns})
        if rules.final_round:
            yield Problem("final-round-needs-target", {"turns": rules.turns})
    if rules.target is not None:
        yield from _contradicts_target(rules, rules.target)
    if rules.hot_dice_single_roll:
        yield from _contradicts_single_roll(rules)
    if bool(rules.farkle_limit) != bool(rules.farkle_penalty):
        yield Problem("penalty-needs-both")
    if rules.bank_seconds is not None:
        yield from _contradicts_bank(rules, rules.bank_seconds)


def _contradicts_target(rules: RuleSet, target: int) -> Iterator[Problem]:
    if rules.opening > target:
        yield Problem("opening-over-target", {"opening": rules.opening, "target": target})
    if rules.minimum > target:
        yield Problem("minimum-over-target", {"minimum": rules.minimum, "target": target})
    if rules.overshoot == "allowed":
        return
    if rules.minimum:
        yield Problem(f"{_exactness(rules)}-with-minimum", {"minimum": rules.minimum})
    if rules.final_round:
        yield Problem(f"{_exactness(rules)}-with-final-round")
    step = rules.scoring.single_five or 100
    if target % step:
        yield Problem(f"{_exactness(rules)}-out-of-reach", {"target": target, "step": step})
    for option in ("farkle_penalty", "hot_dice_bonus", "scoreless_bonus"):
        points = getattr(rules, option)
        if points % step:
            yield Problem(
                f"{_exactness(rules)}-out-of-step",
                {"option": option, "value": points, "step": step},
            )


def _contradicts_single_roll(rules: RuleSet) -> Iterator[Problem]:
    """Yield what could leave a turn that can be neither banked nor rolled on."""
    for option in ("opening", "minimum"):
        if points := getattr(rules, option):
            yield Problem("single-roll-with-least", {"option": option, "value": points})
    if rules.overshoot == "exact":
        yield Problem("single-roll-with-exact")


def _contradicts_bank(rules: RuleSet, bank: int) -> Iterator[Problem]:
    if rules.turn_seconds is None:
        yield Problem("bank-needs-turn-seconds")
    elif rules.turn_seconds > bank:
        yield Problem("bank-under-turn", {"bank": bank})


def _exactness(rules: RuleSet) -> str:
    """Return what people call it that the target must be met exactly, as keys of problems do."""
    return "welfare" if rules.gives_away else "exact"
