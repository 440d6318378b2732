"""Languages that tests write: a folder each, with the files that are named."""

from pathlib import Path


def write_locale(folder: Path, language: str, **files: str) -> None:
    """Write the `files` of a language, by their names without the ending, into `folder`."""
    own = folder / language
    own.mkdir(exist_ok=True)
    for name, text in files.items():
        (own / f"{name}.ftl").write_text(text, encoding="utf-8")
