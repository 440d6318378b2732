"""Programs that some tests need and that no package of the lock brings."""

import os
import shutil
from typing import NoReturn

import pytest


def program(name: str, what_to_do: str) -> str:
    """Return the path of a program; without it skip, or fail where CI=true."""
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if path is None:
        go_without(f"{name} is missing: {what_to_do}, or install it")
    return path


def go_without(reason: str) -> NoReturn:
    """Skip the test, or fail where CI=true."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
