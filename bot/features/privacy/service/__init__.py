"""Use cases of privacy: exporting and deleting data, also after a time."""
