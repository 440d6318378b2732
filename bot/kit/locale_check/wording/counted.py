"""Plurals for one that leave out their number."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from babel import Locale

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.locale_check.wording.own_texts import Own

_NEVER: Final = re.compile(r".* never 0")
"""How a comment of an English message tells of values, such as `$dice is never 0`."""
_VALUE: Final = re.compile(r"\$(\w+)")


def uncounted(
    english: Mapping[str, Own], folder: LocaleFolder, messages: Mapping[str, Own]
) -> Iterator[LocaleFinding]:
    """Yield each variant `[one]` that does not show its number, though it is not always 1."""
    others = ones(folder.language) - {1}
    if not others:
        return
    for key in messages:
        comment = english[key].comment if key in english else ""
        never = {name for line in _NEVER.findall(comment) for name in _VALUE.findall(line)}
        variants = dict(folder.messages[key].selections)
        wrong = {
            branch.variable
            for text in folder.messages[key].texts
            for branch in text.branches
            if branch.key == "one"
            and branch.variable not in text.values
            and others
            - {int(known) for known in variants[branch.variable] if known.isdecimal()}
            - ({0} if branch.variable in never else set())
        }
        for variable in sorted(wrong):
            yield LocaleFinding(folder.file_of(key), Flaw.UNCOUNTED, key, f"${variable}")


@lru_cache
def ones(language: str) -> frozenset[int]:
    """Return the whole numbers up to a hundred that take the plural form for one."""
    form = Locale.parse(language, sep="-").plural_form
    return frozenset(number for number in range(101) if form(number) == "one")
