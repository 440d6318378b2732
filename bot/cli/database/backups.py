"""`farkle backup` and `farkle restore`: copies of the database."""

from datetime import UTC, datetime
from pathlib import Path

from bot.cli.progress import shown
from bot.cli.running.settings import load_settings
from bot.cli.running.single_instance import only_copy
from bot.cli.text import fail, text
from bot.database.errors import StorageError
from bot.database.sqlite.backups import back_up, put_aside, require_sound, restore
from bot.database.sqlite.daily_backups import backup_of
from bot.features.standings.store.soundness import SAMPLE, require_sound_games


def make_backup(file: Path) -> None:
    """Copy the database to `file`; one that is there is replaced once the copy is whole."""
    database = load_settings().database
    if not isinstance(database, Path):
        fail(text("cli-backup-server", path=str(database), file=str(file)), 2)
    if not database.exists():
        fail(text("cli-backup-no-database", path=str(database)))
    if _is_folder(file):
        example = str(file / backup_of(datetime.now(UTC).date()))
        fail(text("cli-backup-folder", path=str(file), example=example), 2)
    if _is_file(file) and file.samefile(database):
        fail(text("cli-backup-itself", path=str(database)), 2)
    try:
        schema = back_up(database, file, require_sound_games, show=shown)
    except StorageError as error:
        fail(str(error))
    size = f"{file.stat().st_size / 1e6:.1f}"
    if schema.is_older or schema.is_newer:
        key = "cli-backup-older" if schema.is_older else "cli-backup-newer"
        told = {"schema": schema.version, "newest": schema.newest}
        print(text(key, file=str(file), size=size, **told))
    else:
        print(text("cli-backup-made", file=str(file), size=size, games=str(SAMPLE)))


def restore_backup(file: Path, *, force: bool) -> None:
    """Put `file` in the place of the database, which is put aside with `force` if there is one.

    A backup of an older version is restored as it is.
    """
    database = load_settings().database
    if not isinstance(database, Path):
        fail(text("cli-restore-server", path=str(database), file=str(file)), 2)
    if not _is_file(file):
        fail(text("cli-restore-no-file", file=str(file)), 2)
    if database.exists() and file.samefile(database):
        fail(text("cli-backup-itself", path=str(database)), 2)
    if database.exists() and not force:
        fail(text("cli-restore-there", path=str(database)), 2)
    try:
        schema = require_sound(file, require_sound_games, show=shown)
        told = {"schema": schema.version, "newest": schema.newest}
        if schema.is_newer:
            fail(text("cli-restore-newer", file=str(file), **told))
        aside = _put_aside(database) if database.exists() else None
        restore(file, database, shown)
    except StorageError as error:
        fail(str(error))
    print(text("cli-restore-done", file=str(file), path=str(database)))
    if schema.is_older:
        print(text("cli-restore-older", **told))
    if aside is not None:
        print(text("cli-restore-aside", aside=str(aside)))


def _is_file(path: Path) -> bool:
    """Tell whether there is a file; under a name that no file can have there is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _put_aside(database: Path) -> Path:
    with only_copy(database):
        return put_aside(database)
