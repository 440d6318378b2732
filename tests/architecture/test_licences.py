"""Whoever runs the bot may run and pass on all of it, and learns of what is known against it."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.support.licences import Package, advisories, installed


def test_every_installed_package_may_be_used() -> None:
    packages = installed()
    assert {"discord-py", "aiosqlite", "farkle-discord"} <= {package.name for package in packages}
    assert [package for package in packages if not package.is_allowed] == []


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("Apache-2.0 AND MIT", True),
        ("GPL-3.0-only OR MIT", True),
        ("MPL-2.0 AND (Apache-2.0 OR GPL-2.0-only)", True),
        ("GPL-3.0-only", False),
        ("MIT AND AGPL-3.0-only", False),
        ("MIT AND (GPL-2.0-only OR AGPL-3.0-only)", False),
        ("Proprietary", False),
        ("", False),
    ],
)
def test_a_licence_is_allowed_when_one_choice_is(licence: str, allowed: bool) -> None:
    assert Package("some", "1", licence).is_allowed is allowed


@pytest.mark.parametrize(
    ("affected", "told"),
    [
        ({"versions": ["1.0", "1.5"]}, True),
        ({"versions": ["1.0"]}, False),
        ({"ranges": [span := {"type": "ECOSYSTEM", "events": [{"introduced": "0"}]}]}, True),
        ({"ranges": [{**span, "events": [{"introduced": "1.2"}, {"fixed": "1.5"}]}]}, False),
        ({"ranges": [{**span, "events": [{"introduced": "1.2"}, {"fixed": "1.10"}]}]}, True),
        ({"ranges": [{**span, "events": [{"introduced": "0"}, {"last_affected": "1.4"}]}]}, False),
        ({"ranges": [{**span, "events": [{"introduced": "2.0"}]}]}, False),
    ],
)
def test_advisories_about_installed_versions_are_told(
    affected: dict[str, object], told: bool, tmp_path: Path
) -> None:
    database = tmp_path / "PyPI.zip"
    record = {"id": "PYSEC-1", "summary": "a fault", "affected": [about("Some.Pkg", affected)]}
    other = {"id": "PYSEC-2", "affected": [about("other", {"versions": ["1.5"]})]}
    withdrawn = {**record, "id": "PYSEC-3", "withdrawn": "2026-01-01T00:00:00Z"}
    with zipfile.ZipFile(database, "w") as archive:
        for release in (record, other, withdrawn):
            archive.writestr(f"{release['id']}.json", json.dumps(release))
    found = list(advisories([Package("some-pkg", "1.5", "MIT")], database))
    assert found == (["some-pkg 1.5: PYSEC-1 a fault"] if told else [])


def about(name: str, affected: dict[str, object]) -> dict[str, object]:
    """Return what a record says about one package."""
    return {"package": {"ecosystem": "PyPI", "name": name}, **affected}
