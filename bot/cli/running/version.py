"""Which version this is."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed


def version() -> str:
    """Return the version of the bot as it was installed, such as 0.1.0; `?` where it was not."""
    try:
        return installed("farkle-discord")
    except PackageNotFoundError:
        return "?"


def print_version() -> None:
    """Print it, as `farkle --version` does."""
    print(f"farkle {version()}")
