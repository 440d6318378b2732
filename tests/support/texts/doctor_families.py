"""The keys that `farkle status` and `farkle doctor` put together, none of which has a value."""

from itertools import chain
from typing import Final

from bot.cli.doctor.actions import PERMISSIONS, Action
from bot.cli.status import Missing

DOCTOR: Final[dict[str, frozenset[str]]] = {
    **{f"cli-status-{missing}": frozenset[str]() for missing in Missing},
    **{f"cli-try-{action}": frozenset[str]() for action in Action},
    **{f"permission-{name}": frozenset[str]() for name in chain(*PERMISSIONS.values())},
}
