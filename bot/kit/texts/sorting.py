"""Comparing words in any language, for searching and sorting."""

import unicodedata


def bare(text: str) -> str:
    """Return `text` without capitals and accents: *Fête* becomes `fete`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])
