"""The keys of tournaments that the code puts together, with what their sentences may use."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.model.acts import ActKind
from bot.features.tournaments.model.pairing.course import How, Part
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.pairing.form import TieBreak
from bot.features.tournaments.model.phases import (
    CalledOff,
    Cancelled,
    CheckIn,
    Joining,
    Over,
    Running,
)
from bot.features.tournaments.model.plan import FormName, Seeding, Start
from bot.features.tournaments.model.planning.draft import OPTIONS, Screen
from bot.features.tournaments.model.tournament import Attendance, Hindrance, Trouble

_NOTHING: Final = frozenset[str]()


def tournament_families() -> dict[str, frozenset[str]]:
    """Return the keys of plans, of how tournaments stand, and of what was done in them."""
    at, act = frozenset({"at"}), frozenset({"by", "about", "detail"})
    keyed = {ActKind.TROUBLE: Trouble, ActKind.CANCELLED: CalledOff}
    acts = [each for each in ActKind if each not in keyed]
    details = [f"{kind}-{each}" for kind, enum in keyed.items() for each in enum]
    named = [
        *(f"form-{each}{about}" for each in FormName for about in ("", "-about")),
        *(f"{option}-{each}" for option in ("seeding", "seeded") for each in Seeding),
        *(f"{option}-{each}" for option in ("counted", "counts") for each in Counted),
        *(f"start-{each}" for each in Start),
        *(f"screen-{each}" for each in Screen),
        *(f"state-{each.name}" for each in (Joining, CheckIn, Running, Over, Cancelled)),
        *(f"own-{each}" for each in Attendance if not each.is_in),
    ]
    begins = [each for each in Start if each is not Start.AT_TIME]
    return (
        {f"tournament-{each}": _NOTHING for each in named}
        | {f"tournament-begins-{each}": frozenset({"most"}) for each in begins}
        | {f"tournament-option-{each}": frozenset({"value"}) for each in _plan_options()}
        | {f"tournament-hindrance-{each}": _NOTHING for each in Hindrance}
        | {"permission-create-events": _NOTHING}  # which one of those names
        | {f"tournament-trouble-{each}": frozenset({"channel"}) for each in Trouble}
        | {"permission-create-events": _NOTHING}  # a hindrance names it
        | {f"tournament-called-off-{each}": at for each in CalledOff}
        | {f"tournament-tie-{each}": frozenset({"value"}) for each in TieBreak}
        | {f"tournament-round-{each}": frozenset({"round"}) for each in Part}
        | {f"tournament-how-{each}": frozenset({"pairing"}) for each in How if each != How.PLAYED}
        | {f"tournament-act-{each}": act for each in (*acts, *details)}
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
