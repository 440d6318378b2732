"""What processes on one database take in turns."""

from enum import IntEnum


class Lock(IntEnum):
    """The keys of PostgreSQL's advisory locks; no two may be the same."""

    MIGRATING = 0x4641524B_01
    """Bringing the schema up to date."""
    WRITING = 0x4641524B_02
    """A transaction of several statements: one at a time, as SQLite has it."""
