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

_TOOLS = "run `make tools` as root"


def _program(name: str, what_to_do: str) -> str:
    """Return the path of a program; without it skip, or fail where CI=true."""
    path = shutil.which(name)
    if path is not None:
        return path
    reason = f"{name} is missing: {what_to_do}, or install it"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Debian's Chromium."""
    return _program("chromium", "run `make browser` as root")


@pytest.fixture(scope="session")
def prometheus() -> str:
    """Return the path of Prometheus."""
    return _program("prometheus", _TOOLS)


@pytest.fixture(scope="session")
def promtool() -> str:
    """Return the path of what checks Prometheus' files."""
    return _program("promtool", _TOOLS)


@pytest.fixture(scope="session")
def systemd_analyze() -> str:
    """Return the path of what checks units of systemd."""
    return _program("systemd-analyze", _TOOLS)


@pytest.fixture(scope="session")
def docker_compose() -> str:
    """Return the path of what checks compose.yaml."""
    return _program("docker-compose", _TOOLS)
