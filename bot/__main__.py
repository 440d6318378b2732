"""The `farkle` command line."""

from bot.cli import app


def main() -> None:
    """Run `farkle`."""
    app()


if __name__ == "__main__":
    main()
