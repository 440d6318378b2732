"""The database on the command line: copied, put back, moved, counted again."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.text import text

database = typer.Typer()


@database.command(help=text("cli-recount"))
def recount(
    *, fix: Annotated[bool, typer.Option("--fix", help=text("cli-recount-fix"))] = False
) -> None:
    """Count every stored game again."""
    from bot.cli.database.recount import recount_games

    recount_games(fix=fix)


@database.command(help=text("cli-migrate"))
def migrate(
    *, dry_run: Annotated[bool, typer.Option("--dry-run", help=text("cli-migrate-dry"))] = False
) -> None:
    """Bring the schema of the database up to date."""
    from bot.cli.database.migrate import migrate_database

    migrate_database(dry_run=dry_run)


@database.command(help=text("cli-move"))
def move(target: Annotated[str, typer.Argument(help=text("cli-move-target"))]) -> None:
    """Copy everything to another database."""
    from bot.cli.database.move import move_database

    move_database(target)


@database.command(help=text("cli-backup"))
def backup(file: Annotated[Path, typer.Argument(help=text("cli-backup-file"))]) -> None:
    """Copy the database, while the bot runs or not."""
    from bot.cli.database.backups import make_backup

    make_backup(file)


@database.command(help=text("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=text("cli-restore-file"))],
    *,
    force: Annotated[bool, typer.Option("--force", help=text("cli-restore-force"))] = False,
) -> None:
    """Put a backup in the place of the database."""
    from bot.cli.database.backups import restore_backup

    restore_backup(file, force=force)
