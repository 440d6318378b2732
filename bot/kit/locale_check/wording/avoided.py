"""Words and signs that a language avoids."""

from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Self

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.locale_check.wording.own_texts import CODE, PLACEABLE, Own
from bot.kit.locale_check.wording.terms import Rule

_BETWEEN: Final = "\n\0\n"
"""What stands between two texts that are searched together: no rule finds anything across it."""


@dataclass(frozen=True, slots=True)
class JoinedTexts:
    """All texts of a language in one, which is quicker to search; code and values are left out.

    `keys` has the message of each, and `starts` where each begins.
    """

    text: str
    keys: tuple[str, ...]
    starts: tuple[int, ...]

    @classmethod
    def of(cls, messages: Mapping[str, Own]) -> Self:
        """Return the texts of `messages` in one."""
        told = [(key, _bare(text)) for key, own in messages.items() for text in own.texts]
        starts = accumulate((len(text) + len(_BETWEEN) for _, text in told[:-1]), initial=0)
        text = _BETWEEN.join(text for _, text in told)
        return cls(text, tuple(key for key, _ in told), tuple(starts))

    def key_at(self, place: int) -> str:
        """Return the message whose text is at `place`."""
        return self.keys[bisect(self.starts, place) - 1]


def avoided(folder: LocaleFolder, texts: JoinedTexts, rule: Rule) -> Iterator[LocaleFinding]:
    """Yield each message that says what `rule` has it avoid, once for each way to say it."""
    found = dict.fromkeys(
        (texts.key_at(start), said.strip("\n"))
        for start, said in rule.found_in(texts.text)
        if "\0" not in said
    )
    for key, said in found:
        yield LocaleFinding(folder.file_of(key), Flaw.AVOIDED, key, said, wanted=rule.write)


def _bare(text: str) -> str:
    """Return `text` without what is not words of the language."""
    return PLACEABLE.sub("{ }", CODE.sub("``", text))
