"""Where the files that ship with the bot are: rules, locales, dice, policies."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def data_folder() -> Path:
    """Return the folder of shipped data: `data/` of a clone, `bot/_data/` of an installed wheel."""
    clone = _PACKAGE.parent / "data"
    return clone if (clone / "rules").is_dir() else _PACKAGE / "_data"
