"""Commands as Discord is told of them, worked out once for the bots of all tests."""

import json
from typing import Any, Final

import pytest
from discord.app_commands import Command, CommandTree, ContextMenu, Group, Translator

_TOLD: Final[dict[tuple[type, str], str]] = {}
"""What Discord was told of each command, as JSON."""


def translate_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each bot tell of its commands as the first one did that had one of that name.

    Ten thousand texts are looked up for it, which is a third of a start in a simulated Discord.
    """
    for kind in (Command, ContextMenu, Group):
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind))


def _once(kind: type[Command[Any, ..., Any] | ContextMenu | Group]) -> object:
    translated = kind.get_translated_payload

    async def told(
        command: Any,  # noqa: ANN401 - one of `kind`
        tree: CommandTree[Any],
        translator: Translator,
    ) -> dict[str, Any]:
        key = (kind, command.qualified_name)
        if key not in _TOLD:
            _TOLD[key] = json.dumps(await translated(command, tree, translator))
        payload: dict[str, Any] = json.loads(_TOLD[key])
        return payload

    return told
