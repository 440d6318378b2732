"""The keys of tournaments that the code puts together, with what their sentences may use."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.pairing.form import TieBreak
from bot.features.tournaments.model.pairing.history import BracketPart, How
from bot.features.tournaments.model.phases import (
    CalledOff,
    Cancelled,
    CheckIn,
    Joining,
    Over,
    Running,
)
from bot.features.tournaments.model.plan import FormName, Seeding, Start
from bot.features.tournaments.model.planning.draft import OPTIONS, DraftScreen
from bot.features.tournaments.model.tournament import Attendance, MissingPermission, PauseReason

_NOTHING: Final = frozenset[str]()


def tournament_families() -> dict[str, frozenset[str]]:
    """Return the keys of plans, of how tournaments stand, and of what was done in them."""
    at, act = frozenset({"at"}), frozenset({"by", "about", "detail"})
    keyed = {AuditKind.TROUBLE: PauseReason, AuditKind.CANCELLED: CalledOff}
    acts = [act_kind for act_kind in AuditKind if act_kind not in keyed]
    details = [f"{kind}-{detail}" for kind, enum in keyed.items() for detail in enum]
    named = [
        *(f"form-{form_name}{about}" for form_name in FormName for about in ("", "-about")),
        *(f"{option}-{seeding}" for option in ("seeding", "seeded") for seeding in Seeding),
        *(f"{option}-{counting}" for option in ("counted", "counts") for counting in Counted),
        *(f"start-{start}" for start in Start),
        *(f"screen-{screen}" for screen in DraftScreen),
        *(f"state-{phase.name}" for phase in (Joining, CheckIn, Running, Over, Cancelled)),
        *(f"own-{attendance}" for attendance in Attendance if not attendance.is_in),
    ]
    begins = [start for start in Start if start is not Start.AT_TIME]
    return (
        {f"tournament-{key}": _NOTHING for key in named}
        | {f"tournament-begins-{beginning}": frozenset({"most"}) for beginning in begins}
        | {f"tournament-option-{option}": frozenset({"value"}) for option in _plan_options()}
        | {f"tournament-hindrance-{hindrance}": _NOTHING for hindrance in MissingPermission}
        | {"permission-create-events": _NOTHING}  # which one of those names
        | {f"tournament-trouble-{trouble}": frozenset({"channel"}) for trouble in PauseReason}
        | {"permission-create-events": _NOTHING}  # a hindrance names it
        | {f"tournament-called-off-{called_off}": at for called_off in CalledOff}
        | {f"tournament-tie-{tie_break}": frozenset({"value"}) for tie_break in TieBreak}
        | {f"tournament-round-{part}": frozenset({"round"}) for part in BracketPart}
        | {f"tournament-how-{how}": frozenset({"pairing"}) for how in How if how != How.PLAYED}
        | {f"tournament-act-{suffix}": act for suffix in (*acts, *details)}
    )


def _plan_options() -> Iterator[str]:
    """Yield what the options of a plan are called, and their values where these have no words."""
    for name, option in OPTIONS.items():
        key = name.replace("_", "-")
        if set(option.values) == {True, False}:
            yield from (f"{key}-on", f"{key}-off")
            continue
        yield key
        if None in option.values or name == "check_in_minutes":
            yield f"{key}-none"
