"""Words as people look for them and put them in order, whatever the language."""

import unicodedata


def bare(text: str) -> str:
    """Return `text` without capitals and accents: *Fête* is found as `fete`, and sorted so."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])
