"""Names of buttons, commands and options in texts: always by reference."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.locale_check.wording.own_texts import CODE, Own

_ITALIC: Final = re.compile(r"(?<!\*)\*(?![*\s])([^*\n{}]+)(?<!\s)\*(?!\*)")
_REFERENCE: Final = re.compile(
    r"\{ ((?:button|cmd|command|menu|permission|server|preference|topic|setting)-[\w-]+) \}"
)
"""What a text names by its key."""
_LABEL: Final = re.compile(
    r"(button|menu|permission|topic|setting|tournament-screen)-.*"
    r"|(server|preference)-[a-z_]+|cmd-(?!.*-about$).*"
)
"""The keys of names: of buttons, menus, settings, screens, commands and options."""
_ELLIPSIS: Final = "…"


def typed_names(folder: LocaleFolder, messages: Mapping[str, Own]) -> Iterator[LocaleFinding]:
    """Yield each name in italics that is typed out, so that it would stay when the name changes."""
    labels = {
        _bare(own.texts[0]): key
        for key, own in reversed([*messages.items()])
        if _LABEL.fullmatch(key) and len(own.texts) == 1
    }
    for key, own in messages.items():
        typed = {found for text in own.texts for found in _ITALIC.findall(CODE.sub("", text))}
        for name in sorted(typed):
            label = labels.get(_bare(name))
            if label is not None and label != key:
                yield LocaleFinding(
                    folder.file_of(key), Flaw.TYPED_NAME, key, name, wanted=f"{{ {label} }}"
                )


def unnamed(
    english: Mapping[str, Own], folder: LocaleFolder, messages: Mapping[str, Own]
) -> Iterator[LocaleFinding]:
    """Yield each button, command or option that English names by reference, and a text does not."""
    for key, own in messages.items():
        if key in english:
            for name in sorted(_references(english[key]) - _references(own)):
                yield LocaleFinding(folder.file_of(key), Flaw.UNNAMED, key, f"{{ {name} }}")


def _references(own: Own) -> set[str]:
    return {name for text in own.texts for name in _REFERENCE.findall(text)}


def _bare(label: str) -> str:
    """Return what two spellings of a label have in common."""
    return label.rstrip(_ELLIPSIS).strip().casefold()
