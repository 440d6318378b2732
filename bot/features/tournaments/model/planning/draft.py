"""The draft of a tournament: a plan that its organizer changes, choice by choice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.engine import RuleSet
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.plan import (
    BEST_OF,
    DAY,
    HOUR,
    MINUTE,
    FormName,
    Plan,
    Seeding,
    Start,
)
from bot.features.tournaments.model.planning.serialization import Value, plan_of, values_of
from bot.match.clocks.pace import Pace, paced
from bot.match.model.ruleset_titles import house_ref

QUARTER: Final = 15 * MINUTE
"""Starts that nobody typed are at full quarters of an hour."""


class DraftScreen(StrEnum):
    """The screens of a draft; `tournament-screen-<value>` is what each is called."""

    GAME = "game"
    PEOPLE = "people"
    COURSE = "course"
    START = "start"


@dataclass(frozen=True, slots=True)
class TournamentDraftKey:
    """Which draft: its id, and the server and the person that it has to belong to."""

    id: int
    guild_id: int
    user_id: int


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """A plan that somebody works on; `version` grows with each change. Times: Unix seconds.

    - `house_rule`: the id of the house rule that its rules are, None for shipped rules.
    """

    id: int
    version: int
    guild_id: int
    user_id: int
    plan: Plan
    updated_at: int
    house_rule: int | None = None

    @property
    def ruleset(self) -> str:
        """Return the reference to its rules."""
        return self.plan.rules.name if self.house_rule is None else house_ref(self.house_rule)


@dataclass(frozen=True, slots=True)
class PlanOption:
    """Something that an organizer chooses from `values`, where it `fits` the plan.

    Rulesets are offered by the server, so `RULESET` has no values of its own.
    """

    screen: DraftScreen
    values: tuple[Value, ...]
    fits: Callable[[Plan], bool]


def _always(_: Plan) -> bool:
    return True


def _has_series(plan: Plan) -> bool:
    return plan.traits.has_series


def _is_alone(plan: Plan) -> bool:
    return plan.traits.is_solitary


def _is_slow(plan: Plan) -> bool:
    return (plan.rules.turn_seconds or 0) >= HOUR and not _is_alone(plan)


RULESET: Final = "ruleset"
PACE: Final = "pace"
STARTS_IN: Final = "starts_in"
"""The options that are no fields of a plan: the last are minutes from now until the start."""

_PLACES: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64)
_ROUNDS: Final = (None, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15)
_LENGTHS: Final = (10, 15, 20, 30, 45, 60, 90, 120, 180, 360, 720, 1440, 2880, 4320, 7 * 1440)
_GRACES: Final = (MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR)
_ROUND_HOURS: Final = (None, 1, 2, 4, 8, 12, 24, 48, 72, 96, 120, 168, 240, 336)
_STARTS: Final = (10, 15, 30, 45, 60, 90, 120, 180, 360, 720, 1440, 2880, 4320, 10_080)

OPTIONS: Final[Mapping[str, PlanOption]] = {
    "form": PlanOption(DraftScreen.GAME, tuple(FormName), _always),
    RULESET: PlanOption(DraftScreen.GAME, (), _always),
    PACE: PlanOption(
        DraftScreen.GAME,
        tuple(pace for pace in Pace if pace.seconds),
        lambda plan: not _is_alone(plan),
    ),
    "best_of": PlanOption(DraftScreen.GAME, BEST_OF, _has_series),
    "rated": PlanOption(DraftScreen.GAME, (False, True), lambda plan: not _is_alone(plan)),
    "most": PlanOption(DraftScreen.PEOPLE, (*_PLACES, 80, 96, 128, 160, 200, 256), _always),
    "team_size": PlanOption(
        DraftScreen.PEOPLE, tuple(range(1, 9)), lambda plan: plan.traits.takes_teams
    ),
    "seeding": PlanOption(DraftScreen.PEOPLE, tuple(Seeding), _has_series),
    "late_joins": PlanOption(
        DraftScreen.PEOPLE, (True, False), lambda plan: plan.traits.takes_late
    ),
    "rounds": PlanOption(DraftScreen.COURSE, _ROUNDS, lambda plan: plan.traits.chooses_rounds),
    "minutes": PlanOption(DraftScreen.COURSE, _LENGTHS, lambda plan: plan.traits.is_timed),
    "counted": PlanOption(
        DraftScreen.COURSE,
        tuple(Counted),
        lambda plan: _is_alone(plan) and (plan.rounds or 1) > 1,
    ),
    "third_place": PlanOption(
        DraftScreen.COURSE, (False, True), lambda plan: plan.traits.has_third_place
    ),
    "grace_seconds": PlanOption(
        DraftScreen.COURSE,
        (*_GRACES, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY),
        lambda plan: not _is_alone(plan),
    ),
    "round_hours": PlanOption(DraftScreen.COURSE, _ROUND_HOURS, _has_series),
    "vacation": PlanOption(DraftScreen.COURSE, (True, False), _is_slow),
    "start": PlanOption(DraftScreen.START, tuple(Start), _always),
    STARTS_IN: PlanOption(DraftScreen.START, _STARTS, lambda plan: plan.start is Start.AT_TIME),
    "check_in_minutes": PlanOption(DraftScreen.START, (0, 5, 10, 15, 20, 30, 45, 60), _always),
}
"""Everything that can be chosen, by name, in the order of the menus."""


def offered(plan: Plan, name: str) -> tuple[Value, ...]:
    """Return the values of an option that `plan` can have."""
    values = OPTIONS[name].values
    if name == "most" and plan.traits.most is not None:
        return tuple(place for place in _PLACES if place <= plan.traits.most)
    if name == "rounds" and _is_alone(plan):
        return tuple(value for value in values if value is not None)
    return values


def current(plan: Plan, name: str) -> Value:
    """Return what an option is set to; that of `STARTS_IN` and `RULESET` is no value of a menu."""
    if name == PACE:
        return _pace(plan.rules)
    if name == RULESET:
        return plan.rules.name
    if name == STARTS_IN:
        return None
    if name == "rounds" and _is_alone(plan):
        return plan.rounds or 1
    value: Value = getattr(plan, name)
    return value


def chosen(plan: Plan, name: str, value: Value, now: int) -> Plan:
    """Return `plan` with an option set to a value that is `offered`, and what follows from it."""
    if name == PACE:
        return _patient(replace(plan, rules=paced(plan.rules, Pace(str(value)), Pace.LIVE)))
    if name == STARTS_IN:
        return replace(plan, start=Start.AT_TIME, starts_at=now + int(value or 0) * MINUTE)
    if name == "start":
        start = Start(str(value))
        at = plan.starts_at or _quarter(now + HOUR)
        return replace(plan, start=start, starts_at=at if start is Start.AT_TIME else None)
    return fitting(plan_of(values_of(plan) | {name: value}, plan.rules))


def with_rules(plan: Plan, rules: RuleSet) -> Plan:
    """Return `plan` by other rules, at the pace that it has."""
    return _patient(replace(plan, rules=paced(rules, _pace(plan.rules), Pace.LIVE)))


def is_played_by(plan: Plan, rules: RuleSet) -> bool:
    """Tell whether a plan is played by `rules`, whatever the pace."""
    return with_rules(plan, rules).rules == plan.rules


def _patient(plan: Plan) -> Plan:
    """Return `plan` with a grace time that suits its pace: nobody has to come at once for days."""
    if _is_slow(plan):
        return replace(plan, grace_seconds=max(plan.grace_seconds, DAY))
    return replace(plan, grace_seconds=min(plan.grace_seconds, HOUR))


def fitting(plan: Plan) -> Plan:
    """Return `plan` without what its form does not have."""
    form = plan.traits
    return replace(
        plan,
        rated=plan.rated and not form.is_solitary,
        most=plan.most if form.most is None else min(plan.most, form.most),
        team_size=plan.team_size if form.takes_teams else 1,
        best_of=plan.best_of if form.has_series else 1,
        third_place=plan.third_place and form.has_third_place,
        rounds=plan.rounds if form.chooses_rounds else None,
        round_hours=plan.round_hours if form.has_series else None,
    )


def _quarter(time: int) -> int:
    """Return the next full quarter of an hour."""
    return -(-time // QUARTER) * QUARTER


def _pace(rules: RuleSet) -> Pace | None:
    """Return the pace of `rules`, None if it is none of those that people choose from."""
    return next((pace for pace in Pace if paced(rules, pace, pace) == rules), None)
