"""The key that hashes blocks of people who have deleted their data.

It is a file of its own beside the database: a person with only the database, such as the finder of
a backup, learns nothing from the hashes, not even by trying every id.
"""

import fcntl
import hmac
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.database.errors import UnusableStorageError

_BYTES: Final = 32
"""The length of a key: that of the hash."""


@dataclass(frozen=True, slots=True)
class BlockKey:
    """A secret of 32 bytes."""

    secret: bytes = field(repr=False)
    path: Path
    """Where it is kept."""

    @property
    def name(self) -> str:
        """Return a name that tells this key from others, and nothing about it."""
        return self._hash("name")[:8].hex()

    def digest(self, user_id: int, blocked_id: int) -> bytes:
        """Return the hash of the block of `blocked_id` by `user_id`.

        It differs for everybody who blocks the same person, so that lists cannot be compared.
        """
        return self._hash(f"{user_id} {blocked_id}")

    def _hash(self, text: str) -> bytes:
        return hmac.digest(self.secret, text.encode(), "sha256")


def key_file(database: Path) -> Path:
    """Return the path of the key of `database`, beside the file itself: links are followed."""
    file = database.resolve()
    return file.with_name(f"{file.name}-key")


def open_block_key(database: Path) -> BlockKey:
    """Return the key beside `database`, made if there is none; nobody else may read its file.

    Raises `UnusableStorageError`, whose message says what to do, when there is no use of the file.
    """
    path = key_file(database)
    return _usable(path, lambda: _read(path) or _make(path))


def find_block_key(database: Path) -> BlockKey | None:
    """Return the key beside `database`, None where there is none yet.

    Raises `UnusableStorageError` as `open_block_key` does.
    """
    path = key_file(database)
    return _usable(path, lambda: path.read_text(encoding="ascii")) if path.exists() else None


def _usable(path: Path, read: Callable[[], str]) -> BlockKey:
    """Return the key that is `read` from a file, or raise `UnusableStorageError`."""
    try:
        secret = bytes.fromhex(read())
    except OSError as error:
        raise UnusableStorageError(
            f"The file {path} cannot be used ({error.strerror}). It keeps the blocks of people who "
            "have deleted their data: let the bot's own user read it and write in its folder."
        ) from error
    except ValueError:
        secret = b""
    if len(secret) != _BYTES:
        raise UnusableStorageError(
            f"The file {path} is no key. Put it back from a backup; or delete it to get another, "
            "and blocks of people who have deleted their data until now end."
        )
    return BlockKey(secret, path)


def _read(path: Path) -> str:
    """Return what is in the file, nothing where there is none."""
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""


def _make(path: Path) -> str:
    """Return the new content of an empty file, or what another process has just written there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    with path.open("a", encoding="ascii") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        there = _read(path)
        if there:
            return there
        key = secrets.token_hex(_BYTES)
        file.write(f"{key}\n")
        file.flush()
        os.fsync(file.fileno())
        return key
