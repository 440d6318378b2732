"""Settings and fixtures that every kind of test shares."""

import os

import pytest
from hypothesis import settings

from tests.support.programs import program

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English to the tests

# No deadline: two cores shared by several workers make the time of one example say nothing.
settings.register_profile("default", max_examples=60, deadline=None, print_blob=True)
settings.register_profile("thorough", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

_TOOLS = "run `make tools` as root"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Debian's Chromium."""
    return program("chromium", "run `make browser` as root")


@pytest.fixture(scope="session")
def prometheus() -> str:
    """Return the path of Prometheus."""
    return program("prometheus", _TOOLS)


@pytest.fixture(scope="session")
def promtool() -> str:
    """Return the path of what checks Prometheus' files."""
    return program("promtool", _TOOLS)


@pytest.fixture(scope="session")
def systemd_analyze() -> str:
    """Return the path of what checks units of systemd."""
    return program("systemd-analyze", _TOOLS)


@pytest.fixture(scope="session")
def docker_compose() -> str:
    """Return the path of what checks compose.yaml."""
    return program("docker-compose", _TOOLS)
