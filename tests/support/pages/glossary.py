"""docs/glossary.md: `python -m tests.support.pages.glossary` writes it anew."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from bot.content.folder import data_folder
from bot.kit.locale_check.wording.terms import TERMS_FILE, Terms, read_terms
from bot.kit.texts.texts import ENGLISH, catalogue

PAGE: Final = Path(__file__).parents[3] / "docs" / "glossary.md"

_INTRODUCTION: Final = """# The words of the game

One word for one thing, everywhere. A dash means that the English word stays. This page is made of
the files `data/locales/<language>/terms.toml`: change them, and write it anew with `make docs`.
[Translating the bot](translating.md#terms) explains the files.
"""

_ENGLISH: Final = """\
For English see [How the bot speaks English](translating.md#how-the-bot-speaks-english).
"""


def terms_of_all() -> dict[str, Terms]:
    """Return the terms of each language by its code, English first."""
    folder = data_folder() / "locales"
    return {code: read_terms(folder / code / TERMS_FILE) for _, code in catalogue().languages}


def page() -> str:
    """Return the page that the terms of all languages make."""
    return "\n".join(_parts(terms_of_all()))


def _parts(terms: Mapping[str, Terms]) -> Iterator[str]:
    yield _INTRODUCTION
    others = {code: language for code, language in terms.items() if code != ENGLISH}
    names = {code: name for name, code in catalogue().languages}
    said = {code: language.said() for code, language in others.items()}
    for title, words in terms[ENGLISH].words.items():
        yield f"## {title}\n"
        yield _row("English", "what it is", *(names[code] for code in others))
        yield _row(*["---"] * (2 + len(others)))
        for word, meaning in words.items():
            yield _row(word, meaning, *(said[code][word] for code in others))
        yield ""
    yield "## What each language avoids\n"
    yield _ENGLISH
    for code, language in others.items():
        yield f"### {names[code]}\n"
        for rule in language.rules:
            if rule.because:
                yield f"- `{rule.write}`: {rule.because}"
        yield ""


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
