"""`farkle`, as people and machines run it."""

import sys
from collections.abc import Sequence
from pathlib import Path


def main() -> None:
    """Run `farkle`: what is asked for every half minute, or every night, loads little."""
    if not _is_quickly_done(sys.argv[1:]):
        from bot.cli.app import app

        app()


def _is_quickly_done(arguments: Sequence[str]) -> bool:
    """Run a command without what reads every command and its options; tell whether it is one."""
    match arguments:
        case ["status"]:
            from bot.cli.status import print_status

            print_status()
        case ["--version"]:
            from bot.cli.running.version import print_version

            print_version()
        case ["backup", file] if not file.startswith("-"):
            from bot.cli.database.backups import make_backup

            make_backup(Path(file))
        case _:
            return False
    return True


if __name__ == "__main__":
    main()
