"""A plan as values of JSON, without its rules: to be kept, and to be changed one by one."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from bot.engine import RuleSet
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.plan import FormName, Plan, Seeding, Start

Value = bool | int | str | None
"""A value of JSON."""

_RULES: Final = "rules"


def values_of(plan: Plan) -> dict[str, Value]:
    """Return the values of a plan by field, without its rules."""
    return {field.name: getattr(plan, field.name) for field in fields(plan) if field.name != _RULES}


def plan_of(values: Mapping[str, Value], rules: RuleSet) -> Plan:
    """Return the plan of such values; raises `ValueError` for any of another kind.

    Whatever they lack is as usual, and what a plan does not have is left out.
    """
    told = values_of(Plan("", FormName.KNOCK_OUT, rules)) | dict(values)
    return Plan(
        title=_text(told["title"]),
        form=FormName(_text(told["form"])),
        rules=rules,
        rated=_switch(told["rated"]),
        most=_number(told["most"]),
        team_size=_number(told["team_size"]),
        best_of=_number(told["best_of"]),
        seeding=Seeding(_text(told["seeding"])),
        third_place=_switch(told["third_place"]),
        rounds=_number_or_none(told["rounds"]),
        minutes=_number(told["minutes"]),
        counted=Counted(_text(told["counted"])),
        start=Start(_text(told["start"])),
        starts_at=_number_or_none(told["starts_at"]),
        check_in_minutes=_number(told["check_in_minutes"]),
        grace_seconds=_number(told["grace_seconds"]),
        round_hours=_number_or_none(told["round_hours"]),
        late_joins=_switch(told["late_joins"]),
        vacation=_switch(told["vacation"]),
    )


def _text(value: Value) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(f"{value!r} is no text")


def _switch(value: Value) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(f"{value!r} is neither true nor false")


def _number(value: Value) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(f"{value!r} is no number")


def _number_or_none(value: Value) -> int | None:
    return None if value is None else _number(value)
