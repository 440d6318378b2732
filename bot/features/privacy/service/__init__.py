"""Use cases of privacy: giving data, deleting it, and doing so by time."""
