"""Settings and fixtures that every kind of test shares."""

import os
import shutil

import pytest
from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English to the tests

# No deadline: two cores shared by several workers make the time of one example say nothing.
settings.register_profile("default", max_examples=60, deadline=None, print_blob=True)
settings.register_profile("thorough", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Debian's Chromium; without one skip, or fail where CI=true."""
    path = shutil.which("chromium")
    if path is not None:
        return path
    reason = "Chromium is missing: run `make browser` as root, or install it"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
