"""Programs that some tests need and that no package of the lock brings."""

import os
import shutil

import pytest


def program(name: str, what_to_do: str) -> str:
    """Return the path of a program; without it skip, or fail where CI=true."""
    path = shutil.which(name)
    if path is not None:
        return path
    reason = f"{name} is missing: {what_to_do}, or install it"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
