"""Makes simcord show the words of every command that a message mentions.

Discord shows them to everybody. simcord says "unavailable" to whoever may not use the command.
"""

from typing import Any, Final

from simcord.preview import _component_projection as projection
from simcord.preview._dependencies import _DependencyRead

_filter_tokens: Final = projection._filter_tokens  # noqa: SLF001 - it has no public one


class _Reader:
    """Stands for what a person may see, with all commands added."""

    def __init__(self, read: _DependencyRead) -> None:
        self._read = read

    def entity(self, kind: str, of: Any) -> bool:  # noqa: ANN401 - an id, as text or as a number
        return kind == "command" or self._read.entity(kind, of)

    def asset(self, of: Any) -> bool:  # noqa: ANN401 - (same)
        return self._read.asset(of)


def _filter(tokens: list[dict[str, Any]], read: _DependencyRead) -> None:
    _filter_tokens(tokens, _Reader(read))  # type: ignore[arg-type] # it asks for nothing else


def show_commands() -> None:
    """From now on let simcord show commands to everybody."""
    projection._filter_tokens = _filter  # noqa: SLF001 - (same)
