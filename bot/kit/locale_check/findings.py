"""What may be wrong with the locale files."""

from dataclasses import dataclass
from enum import StrEnum

from bot.kit.texts.texts import Texts


class Flaw(StrEnum):
    """A kind of mistake; its value is the end of the key of its sentence."""

    NO_LANGUAGE = "no-language"
    STRAY = "stray"
    UNREADABLE = "unreadable"
    TWICE = "twice"
    MISSING = "missing"
    EXTRA = "extra"
    MISPLACED = "misplaced"
    BROKEN = "broken"
    UNKNOWN_VALUE = "unknown-value"
    MISSING_VALUE = "missing-value"
    UNKNOWN_VARIANT = "unknown-variant"
    MISSING_VARIANT = "missing-variant"
    MISSING_PLURAL = "missing-plural"
    TOO_LONG = "too-long"
    MARKS = "marks"
    BAD_NAME = "bad-name"
    SAME_NAME = "same-name"
    UNKNOWN_COMMAND = "unknown-command"
    LITERAL_COMMAND = "literal-command"
    COMMAND_TOO_LONG = "command-too-long"
    NO_TERMS = "no-terms"
    MISSING_WORD = "missing-word"
    EXTRA_WORD = "extra-word"
    IDLE_EXCEPTION = "idle-exception"
    AVOIDED = "avoided"
    TRANSLATED_TWICE = "translated-twice"
    SAME_CHOICE = "same-choice"
    TYPED_NAME = "typed-name"
    UNNAMED = "unnamed"
    UNCOUNTED = "uncounted"


@dataclass(frozen=True, slots=True)
class LocaleFinding:
    """A mistake in a file, or in one of its messages.

    `detail` says what exactly, and `wanted` what belongs there. A file is named within its
    language, as in `fr/tables.ftl`.
    """

    file: str
    flaw: Flaw
    key: str = ""
    detail: str = ""
    most: int = 0
    wanted: str = ""

    @property
    def language(self) -> str:
        """Return the language of the file, or the name of a file without one."""
        return self.file.partition("/")[0]

    def told(self, texts: Texts) -> str:
        """Return the finding as a sentence."""
        return texts(
            f"check-{self.flaw}",
            file=self.file,
            key=self.key,
            detail=self.detail,
            most=self.most,
            wanted=self.wanted,
        )
