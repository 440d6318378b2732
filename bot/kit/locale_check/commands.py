"""The names of commands in each language, and the texts that mention commands."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from fluent.syntax import ast

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.limits import COMMAND
from bot.kit.locale_check.parsing import leaves
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.texts.command_names import NAMES, PREFIX

Payload = Mapping[str, object]
"""A command, option or choice in the shape in which Discord takes it."""

MOST_IN_ALL: Final = 8000
"""The characters that Discord allows in all texts and values of a command."""

_CHAT_INPUT: Final = 1
_NAME: Final = re.compile(rf"[-_'\w]{{1,{COMMAND}}}")
"""Discord's own pattern names letters and digits of any script: `^[-_'\\p{L}\\p{N}...]{1,32}$`."""
_MENTION: Final = re.compile(r"`/(farkle[^`]*)`")
_SPELLED: Final = re.compile(r"`(/farkle[^\s`]* [^`]*)")


def check_names(commands: Sequence[Payload], folder: LocaleFolder) -> Iterator[LocaleFinding]:
    """Yield what Discord would refuse of the commands in the language of `folder`."""
    for command in commands:
        if command.get("type", _CHAT_INPUT) == _CHAT_INPUT:
            yield from _names_within(command, f"/{_name(command, folder.language)}", folder)


def check_mentions(commands: Sequence[Payload], folder: LocaleFolder) -> Iterator[LocaleFinding]:
    """Yield each mention of a command that does not exist or is spelled out."""
    yield from _spelled_out(folder)
    locale = folder.language
    known = {_name(command, locale): command for command in commands}
    for key, message in folder.messages.items():
        words = {found for text in message.texts for found in _MENTION.findall(text.words)}
        for mention in sorted(words):
            if not _is_known(mention.split(), known, locale):
                yield LocaleFinding(folder.file_of(key), Flaw.UNKNOWN_COMMAND, key, f"/{mention}")


def check_sizes(commands: Sequence[Payload], files: str) -> Iterator[LocaleFinding]:
    """Yield the commands whose texts, each in its longest language, are too long together."""
    for command in commands:
        size = _size(command)
        if size > MOST_IN_ALL:
            name = f"/{command['name']} ({size})"
            yield LocaleFinding(files, Flaw.COMMAND_TOO_LONG, detail=name, most=MOST_IN_ALL)


def _spelled_out(folder: LocaleFolder) -> Iterator[LocaleFinding]:
    """Yield the messages that spell out a command, whose name may differ in a reader's Discord."""
    for entry in folder.resource.body:
        if not isinstance(entry, ast.Message) or entry.id.name.startswith(PREFIX):
            continue
        for leaf in leaves(entry.value) if entry.value else ():
            for mention in (
                _SPELLED.findall(leaf.value) if isinstance(leaf, ast.TextElement) else ()
            ):
                file = folder.file_of(entry.id.name)
                yield LocaleFinding(file, Flaw.LITERAL_COMMAND, entry.id.name, mention)


def _names_within(part: Payload, path: str, folder: LocaleFolder) -> Iterator[LocaleFinding]:
    locale = folder.language
    names = Counter(_name(option, locale) for option in _parts(part, "options"))
    for name, times in names.items():
        file, detail = _file_of(name, folder), f"{path} {name}"
        if not _NAME.fullmatch(name) or name != name.lower():
            yield LocaleFinding(file, Flaw.BAD_NAME, detail=detail, most=COMMAND)
        if times > 1:
            yield LocaleFinding(file, Flaw.SAME_NAME, detail=detail)
    choices = Counter(_name(choice, locale) for choice in _parts(part, "choices"))
    for name, times in choices.items():
        if times > 1:
            yield LocaleFinding(_file_of(name, folder), Flaw.SAME_NAME, detail=f"{path} {name}")
    for option in _parts(part, "options"):
        yield from _names_within(option, f"{path} {_name(option, locale)}", folder)


def _file_of(name: str, folder: LocaleFolder) -> str:
    """Return the file that names a command or option `name`; the language if it names none."""
    for key, message in folder.messages.items():
        if key.startswith(NAMES) and any(text.words == name for text in message.texts):
            return folder.file_of(key)
    return folder.language


def _is_known(words: Sequence[str], known: Mapping[str, Payload], locale: str) -> bool:
    """Tell whether `words` lead from commands to their subcommands and options."""
    for word in words:
        if word.startswith("{"):
            return True  # a value names the rest
        part = known.get(word.removesuffix(":"))
        if part is None:
            return False
        options = {_name(option, locale): option for option in _parts(part, "options")}
        known = options or known  # options of one command follow each other
    return True


def _name(part: Payload, locale: str) -> str:
    """Return the name of a command or option as people who use Discord in `locale` see it."""
    translated = cast(Mapping[str, str], part.get("name_localizations") or {})
    return translated.get(locale) or str(part["name"])


def _parts(part: Payload, kind: str) -> Sequence[Payload]:
    return cast(Sequence[Payload], part.get(kind) or ())


def _size(part: Payload) -> int:
    own = sum(_longest(part, key) for key in ("name", "description"))
    own += len(str(part.get("value", "")))
    return own + sum(
        _size(child) for kind in ("options", "choices") for child in _parts(part, kind)
    )


def _longest(part: Payload, key: str) -> int:
    translated = cast(Mapping[str, str], part.get(f"{key}_localizations") or {})
    return max(len(text) for text in (str(part.get(key, "")), *translated.values()))
