"""Wheel and sdist: their metadata and contents, and a game by the wheel in an empty environment."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import Final, NamedTuple

import pytest

pytestmark = pytest.mark.release

BUILT_WITHIN: Final = 120
INSTALLED_WITHIN: Final = 300
PLAYED_WITHIN: Final = 120
ROOT: Final = Path(__file__).parents[2]


class Release(NamedTuple):
    """The two files of a release, and what its project declares."""

    wheel: Path
    sdist: Path
    project: dict[str, object]


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """Return the release of what is committed; FARKLE_RELEASE names a folder that keeps it."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("built")
    archive = source / "source.tar"
    _run(BUILT_WITHIN, ROOT, "git", "archive", "--output", archive, "HEAD")
    shutil.unpack_archive(archive, source, filter="data")
    archive.unlink()
    _run(BUILT_WITHIN, source, sys.executable, "-m", "hatchling", "build", "--directory", built)
    [wheel], [sdist] = built.glob("*.whl"), built.glob("*.tar.gz")
    if kept := os.environ.get("FARKLE_RELEASE"):
        folder = ROOT / kept
        folder.mkdir(exist_ok=True)
        for path in (wheel, sdist):
            shutil.copy(path, folder)
    declared = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))
    return Release(wheel, sdist, declared["project"])


def test_the_metadata_says_what_it_is_and_under_which_licence(release: Release) -> None:
    version = release.project["version"]
    info = f"farkle_discord-{version}.dist-info"
    with zipfile.ZipFile(release.wheel) as wheel:
        metadata = message_from_bytes(wheel.read(f"{info}/METADATA"))
        licence = wheel.read(f"{info}/licenses/LICENSE")
        entry = wheel.read(f"{info}/entry_points.txt").decode()
    named = (metadata["Name"], metadata["Version"], metadata["License-Expression"])
    assert named == (release.project["name"], version, "MIT")
    assert licence == (ROOT / "LICENSE").read_bytes()
    assert "farkle = bot.__main__:main" in entry
    assert set(metadata.get_all("Provides-Extra", [])) == {"fast", "metrics", "postgres", "sandbox"}
    assert "# Farkle for Discord" in str(metadata.get_payload())


def test_the_source_builds_the_same_wheel(release: Release, tmp_path: Path) -> None:
    with tarfile.open(release.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    _run(
        BUILT_WITHIN,
        source,
        *(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path),
    )
    [again] = tmp_path.glob("*.whl")
    assert again.read_bytes() == release.wheel.read_bytes()


def test_the_wheel_plays_in_an_empty_environment(release: Release, tmp_path: Path) -> None:
    empty, environment = tmp_path / "empty", tmp_path / "environment"
    empty.mkdir()
    uv = Path(sys.executable).with_name("uv")
    _run(BUILT_WITHIN, empty, uv, "venv", "--quiet", "--python", sys.executable, environment)
    python, farkle = environment / "bin" / "python", environment / "bin" / "farkle"
    _run(
        INSTALLED_WITHIN,
        empty,
        *(uv, "pip", "install", "--quiet", "--python", python, f"{release.wheel}[sandbox]"),
    )
    assert _run(PLAYED_WITHIN, empty, farkle, "--version").split()[-1] == release.project["version"]
    assert "Game 1" in _run(PLAYED_WITHIN, empty, farkle, "sandbox", "--demo")
    assert list(empty.iterdir()) == []


def _run(within: float, folder: Path, *command: str | Path) -> str:
    """Run a command in `folder`, and return what it printed; it has to end well and in time."""
    done = subprocess.run(
        command, cwd=folder, check=False, capture_output=True, text=True, timeout=within
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
