"""How texts are worded: the terms of each language, and what reads the same everywhere."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.locale_check.wording.avoided import JoinedTexts, avoided
from bot.kit.locale_check.wording.counted import uncounted
from bot.kit.locale_check.wording.named import typed_names, unnamed
from bot.kit.locale_check.wording.own_texts import Own, own_messages
from bot.kit.locale_check.wording.repeated import same_choices, translated_twice
from bot.kit.locale_check.wording.terms import TERMS_FILE, Terms, TermsError, read_terms


def check_wording(folder: Path, languages: Sequence[LocaleFolder]) -> Iterator[LocaleFinding]:
    """Yield what is worded wrong in the `languages` of `folder`, of which English is first."""
    english = own_messages(languages[0])
    glossary: Mapping[str, str] = {}
    for language in languages:
        messages = own_messages(language)
        yield from uncounted(english, language, messages)
        file = f"{language.language}/{TERMS_FILE}"
        path = folder / file
        if not path.is_file():
            yield LocaleFinding(file, Flaw.NO_TERMS)
            continue
        try:
            terms = read_terms(path)
        except TermsError as error:
            yield LocaleFinding(file, Flaw.UNREADABLE, detail=str(error))
            continue
        glossary = glossary or terms.said()
        yield from _of_words(file, terms.said(), glossary)
        texts = JoinedTexts.of(messages)
        for rule in terms.rules:
            yield from rule.excepted.sift(avoided(language, texts, rule), file)
        for flaw, findings in _by_flaw(language, messages, terms, english).items():
            yield from terms.exceptions_of(flaw).sift(findings, file)


def _of_words(
    file: str, said: Mapping[str, str], glossary: Mapping[str, str]
) -> Iterator[LocaleFinding]:
    """Yield the words of the glossary that a file of terms lacks, and those that English lacks."""
    missing = [word for word in glossary if word not in said]
    extra = [word for word in said if word not in glossary]
    yield from (LocaleFinding(file, Flaw.MISSING_WORD, detail=word) for word in missing)
    yield from (LocaleFinding(file, Flaw.EXTRA_WORD, detail=word) for word in extra)


def _by_flaw(
    language: LocaleFolder, messages: Mapping[str, Own], terms: Terms, english: Mapping[str, Own]
) -> dict[Flaw, Iterator[LocaleFinding]]:
    """Return what each check that has no rules finds, excepted or not."""
    twice = terms.exceptions_of(Flaw.TRANSLATED_TWICE)
    return {
        Flaw.TYPED_NAME: typed_names(language, messages),
        Flaw.UNNAMED: unnamed(english, language, messages),
        Flaw.TRANSLATED_TWICE: translated_twice(english, language, messages, twice),
        Flaw.SAME_CHOICE: same_choices(english, language, messages),
    }
