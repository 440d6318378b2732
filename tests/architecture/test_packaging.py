"""The lock and the wheel: what is declared is what is installed, and the data travels along."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)")


class Pin(NamedTuple):
    """One line of the lock: a package at a version, with the hashes of its files."""

    name: str
    version: str
    hashes: int


@pytest.fixture(scope="module")
def lock(root: Path) -> str:
    """Return what is locked: for everybody, and for `make bot` and `make fuzz` alone."""
    names = ("requirements.lock", "requirements-run.lock", "tests/fuzz/requirements.lock")
    locks = [root / name for name in names]
    return "\n".join(lock.read_text(encoding="utf-8") for lock in locks)


@pytest.fixture(scope="module")
def pins(lock: str) -> list[Pin]:
    """Return every pin; a package may have several, each for its own Python versions."""
    return pins_in(lock)


def pins_in(lock: str) -> list[Pin]:
    """Return every pin of a lock."""
    found = []
    for entry in re.split(r"\n(?=[^\s#])", lock):
        if match := PINNED.match(entry):
            name = canonicalize_name(match["name"])
            found.append(Pin(name, match["version"], entry.count("--hash=sha256:")))
    return found


@pytest.fixture(scope="module")
def direct(root: Path) -> list[Requirement]:
    """Return every requirement of pyproject.toml: to build, to run, of extras and of groups."""
    declared = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [
        *declared["build-system"]["requires"],
        *declared["project"]["dependencies"],
        *(
            line
            for extra in declared["project"]["optional-dependencies"].values()
            for line in extra
        ),
        *(
            line
            for group in declared["dependency-groups"].values()
            for line in group
            if isinstance(line, str)  # and not another group that it takes in
        ),
    ]
    return [Requirement(line) for line in lines]


def test_the_lock_meets_each_direct_requirement(direct: list[Requirement], pins: list[Pin]) -> None:
    unmet = [
        str(wanted)
        for wanted in direct
        if not any(
            pin.name == canonicalize_name(wanted.name) and wanted.specifier.contains(pin.version)
            for pin in pins
        )
    ]
    assert unmet == [], "run `make lock`"


def test_who_only_runs_the_bot_gets_the_same_packages_and_no_tools(root: Path) -> None:
    every = {
        (pin.name, pin.version)
        for pin in pins_in((root / "requirements.lock").read_text(encoding="utf-8"))
    }
    few = {
        (pin.name, pin.version)
        for pin in pins_in((root / "requirements-run.lock").read_text(encoding="utf-8"))
    }
    assert few <= every, "run `make lock`"
    names = {name for name, _ in few}
    declared = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [Requirement(line).name for line in declared["project"]["dependencies"]]
    assert {canonicalize_name(name) for name in needed} <= names
    assert names.isdisjoint({"mypy", "playwright", "pytest", "ruff", "simcord", "uv"})


def test_every_package_of_the_lock_has_hashes(lock: str, pins: list[Pin]) -> None:
    packages = [line for line in lock.splitlines() if line and not line.startswith(("#", " "))]
    assert len(pins) == len(packages)
    assert [pin.name for pin in pins if not pin.hashes] == []


def test_the_lock_names_no_address(lock: str) -> None:
    assert "://" not in lock
    assert not re.search(
        r"^\s*-(?:i|f|-index-url|-extra-index-url|-find-links)\b", lock, re.MULTILINE
    )


def test_the_change_log_has_the_notes_of_this_version(root: Path) -> None:
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, newest = re.findall(r"^## (.*)$", text, re.MULTILINE)[:2]
    assert unreleased == "[Unreleased]"
    declared = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    released = re.fullmatch(r"\[(?P<version>.+)\] - \d{4}-\d\d-\d\d", newest)
    assert released is not None
    assert released["version"] == declared["project"]["version"]


def test_the_wheel_carries_the_data_but_no_database(root: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.db", "*.db-*", "*.tables")
    for folder in ("bot", "cogs", "sandbox", "data"):
        shutil.copytree(root / folder, source / folder, ignore=ignored)
    for path in (root / "pyproject.toml", root / "LICENSE", *root.glob("*.md")):
        shutil.copy(path, source)
    for name in ("farkle.db", "farkle.db-wal"):
        (source / "data" / name).touch()
    (source / "data" / "farkle.tables").mkdir()
    (source / "data" / "farkle.tables" / "solved.npz").touch()

    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        cwd=source,
        check=True,
        capture_output=True,
    )

    (wheel,) = tmp_path.glob("*.whl")
    carried = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert carried == _expected_in_wheel(source)


def test_the_source_carries_all_that_is_tracked_and_no_secret(root: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    listed = ["git", "ls-files", "-z", "--", ".", ":!tests", ":!data/puzzles"]
    told = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout
    tracked = {name for name in told.split("\0") if name and (root / name).is_file()}
    for name in tracked:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / name, source / name)
    for name in (".env", "farkle.env", "data/farkle.db", "data/farkle.db-key"):
        (source / name).touch()

    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path],
        cwd=source,
        check=True,
        capture_output=True,
    )

    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        carried = {name.partition("/")[2] for name in archive.getnames()}
    assert carried == tracked | {"PKG-INFO"}


def _expected_in_wheel(source: Path) -> set[str]:
    data = {
        f"bot/_data/{path.relative_to(source / 'data').as_posix()}"
        for path in (source / "data").rglob("*")
        if path.is_file() and ".db" not in path.name and path.parent.suffix != ".tables"
    }
    code = {
        path.relative_to(source).as_posix()
        for package in ("bot", "cogs", "sandbox")
        for path in (source / package).rglob("*")
        if path.is_file()
    }
    return data | code
