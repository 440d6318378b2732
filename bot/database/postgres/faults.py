"""PostgreSQL's complaints in plain words."""

import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from socket import gaierror
from typing import Final

from asyncpg import exceptions as of

from bot.database.errors import StorageError, UnusableStorageError

_MENDING: Final[Mapping[type[Exception], str]] = {
    of.InvalidPasswordError: "{database} does not take this password. Set the right one.",
    of.InvalidAuthorizationSpecificationError: (
        "{database} does not let this user in ({why}). Name another one, or change pg_hba.conf."
    ),
    of.InvalidCatalogNameError: (
        "{database} is not there. Make it with createdb, or name another one."
    ),
    of.InsufficientPrivilegeError: (
        "{database} does not let this user do everything ({why}). Let the user own the database."
    ),
    of.ClientConfigurationError: "{database} cannot be used like this ({why}). Mend the address.",
    of.ProtocolViolationError: (
        "{database} does not take how it is spoken to ({why}). "
        "If PgBouncer is before it, end the address in ?statement_cache_size=0."
    ),
    gaierror: "{database} cannot be found: nobody knows the host. Mend the address.",
    ssl.SSLCertVerificationError: (
        "{database} has a certificate that does not match ({why}). "
        "Name the host that it is for, and the authority in sslrootcert."
    ),
    ssl.SSLError: "{database} cannot be talked to in private ({why}). Look at sslmode.",
}
"""What a person has to mend. The first kind that fits counts."""

_PASSING: Final[Mapping[type[Exception], str]] = {
    of.TooManyConnectionsError: (
        "{database} has no connection to spare. Raise max_connections, or put PgBouncer before it."
    ),
    of.DiskFullError: "{database} cannot grow: the disk is full. Free some space.",
    of.ReadOnlySQLTransactionError: (
        "{database} only lets read: it may be a replica. Name the primary in FARKLE_DATABASE."
    ),
    of.QueryCanceledError: "{database} was too slow, and was not waited for. Try again.",
    of.LockNotAvailableError: "{database} was busy for too long. Try again.",
    of.TransactionRollbackError: "{database} had too much to do at once. Try again.",
    of.IdleInTransactionSessionTimeoutError: "{database} was not asked for too long. Try again.",
    of.PostgresConnectionError: "{database} has closed the connection. Try again in a moment.",
    of.OperatorInterventionError: "{database} is starting or stopping. Try again in a moment.",
    of.InsufficientResourcesError: "{database} has run out of something ({why}). Try again.",
    of.PostgresSystemError: "{database} cannot be read or written ({why}). Look at its server.",
    of.TargetServerAttributeNotMatched: (
        "{database} has no server that takes changes just now. Try again in a moment."
    ),
    TimeoutError: "{database} did not answer in time. Try again in a moment.",
    OSError: "{database} cannot be reached ({why}). Start the server, or mend the address.",
    of.InterfaceError: "{database} is not connected any more. Try again in a moment.",
}
"""What may be over at the next attempt, though nobody has mended anything here."""


@contextmanager
def plain_words(database: object, *, at_start: bool = False) -> Iterator[None]:
    """Turn what goes wrong with `database` into a `StorageError` that says what to do.

    Where nobody is there `at_start` the address is wrong, as far as can be told, and so a person
    has to mend it; who is only slow may have much to do. Mistakes of this program, such as a
    statement that cannot be parsed, pass as they are.
    """
    try:
        yield
    except (of.PostgresError, of.InterfaceError, of.InternalClientError, OSError) as error:
        for sentences, kind in ((_MENDING, UnusableStorageError), (_PASSING, StorageError)):
            for fault, sentence in sentences.items():
                if isinstance(error, fault):
                    said = sentence.format(database=f"The database {database}", why=_why(error))
                    is_slow = isinstance(error, TimeoutError)
                    mend = at_start and isinstance(error, OSError) and not is_slow
                    raise (UnusableStorageError if mend else kind)(said) from error
        raise


def _why(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(".")
