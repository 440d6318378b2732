"""Why the database cannot be used."""


class StorageError(Exception):
    """The database cannot be used; the message says in plain words what to do."""


class UnusableStorageError(StorageError):
    """The database cannot be used until a person has repaired something."""
