"""What the architecture tests look at: the repository's own files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGES = ("bot", "cogs", "sandbox", "benchmarks", "tests")
OURS_AMONG_HIDDEN = {".ci", ".env.example", ".gitignore"}


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the repository's root."""
    return Path(__file__).parents[2]


@pytest.fixture(scope="session")
def modules(root: Path) -> dict[str, Path]:
    """Return each Python file of the project by its path from the root."""
    return {
        path.relative_to(root).as_posix(): path
        for package in PACKAGES
        for path in (root / package).rglob("*.py")
    }


@pytest.fixture(scope="session")
def texts(root: Path) -> dict[str, str]:
    """Return the text of each file that belongs to the project, by its path from the root."""
    return dict(_texts(root, root))


def _texts(folder: Path, root: Path) -> Iterator[tuple[str, str]]:
    for path in folder.iterdir():
        if path.name.startswith(".") and path.name not in OURS_AMONG_HIDDEN:
            continue
        if path.is_dir():
            if path.name not in {"__pycache__", "build", "dist"}:
                yield from _texts(path, root)
            continue
        try:
            yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a database
