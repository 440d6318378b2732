"""The licence of every package that is installed, and what is known against it: `make licences`.

    python -m tests.support.licences [all.zip]

The argument is a copy of OSV's advisories for PyPI: https://osv.dev tells where to get it. Nothing
is fetched here. Code 1 says that a licence is unknown or not allowed, or that there is an advisory.
"""

import json
import re
import sys
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, Final

from packaging.utils import canonicalize_name
from packaging.version import Version

ALLOWED: Final = frozenset(
    {
        *("0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "CNRI-Python"),
        *("ISC", "MIT", "MIT-0", "MIT-CMU", "PSF-2.0", "Zlib"),
        "MPL-2.0",  # asks for the source of its own files alone, which nobody changes here
    }
)
"""The licences under which others may run and pass on this bot."""

CLASSIFIED: Final[Mapping[str, str]] = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What the classifiers of packages without an expression mean."""

_LONGEST: Final = 80
"""The characters of a licence's name or expression."""

SILENT: Final[Mapping[str, str]] = {"atheris": "Apache-2.0"}
"""Packages whose metadata name no licence, though their files do."""


@dataclass(frozen=True, slots=True)
class Package:
    """An installed package; `licence` is an SPDX expression, empty when none is named."""

    name: str
    version: str
    licence: str

    @property
    def is_allowed(self) -> bool:
        """Tell whether one of the licences on offer is allowed, with all that it comes with."""
        return bool(self.licence) and _allows(self.licence)


def installed() -> list[Package]:
    """Return every package of this environment by name."""
    found = [
        Package(
            canonicalize_name(distribution.metadata["Name"]),
            distribution.version,
            licence_of(distribution),
        )
        for distribution in distributions()
    ]
    return sorted(set(found), key=lambda package: package.name)


def licence_of(package: Distribution) -> str:
    """Return the SPDX expression of a package, else what its classifiers or its licence say."""
    metadata = package.metadata
    if "License-Expression" in metadata:
        return str(metadata["License-Expression"])
    titles = [
        title.rpartition(" :: ")[2]
        for title in metadata.get_all("Classifier") or []
        if title.startswith("License :: ")
    ]
    named = [CLASSIFIED.get(title, title) for title in titles if title != "OSI Approved"]
    if named:
        return " AND ".join(named)
    name = str(metadata["License"]) if "License" in metadata else ""
    short = name if len(name) <= _LONGEST and "\n" not in name else ""  # some give the whole text
    return short or SILENT.get(canonicalize_name(metadata["Name"]), "")


def advisories(packages: list[Package], database: Path) -> Iterator[str]:
    """Yield a line for each advisory of `database`, a zip of OSV records, about `packages`."""
    versions = {package.name: package.version for package in packages}
    with zipfile.ZipFile(database) as archive:
        for name in archive.namelist():
            record = json.loads(archive.read(name))
            if "withdrawn" in record:
                continue
            for affected in record.get("affected", []):
                of = canonicalize_name(affected["package"]["name"])
                if of in versions and _is_affected(versions[of], affected):
                    yield f"{of} {versions[of]}: {record['id']} {record.get('summary', '')}"
                    break


def main() -> None:
    """Print the packages, and the advisories where a database is given."""
    packages = installed()
    for package in packages:
        mark = "" if package.is_allowed else "  <- NOT ALLOWED, OR UNKNOWN"
        print(f"{package.name:28} {package.version:16} {package.licence}{mark}")  # noqa: T201 - a report
    bad = not all(package.is_allowed for package in packages)
    if len(sys.argv) > 1:
        found = list(advisories(packages, Path(sys.argv[1])))
        print("\n".join(found) or "No known advisory concerns these versions.")  # noqa: T201 - (same)
        bad = bad or bool(found)
    else:
        print("Advisories were NOT looked up: no database was given (ADVISORIES=all.zip).")  # noqa: T201 - (same)
    sys.exit(bad)


def _allows(expression: str) -> bool:
    """Tell whether an SPDX expression leaves a choice that is allowed; OR binds less than AND."""
    inner = re.search(r"\(([^()]*)\)", expression)
    if inner is not None:
        verdict = "MIT" if _allows(inner[1]) else "-"
        return _allows(expression[: inner.start()] + verdict + expression[inner.end() :])
    return any(
        all(licence.strip() in ALLOWED for licence in choice.split(" AND "))
        for choice in expression.split(" OR ")
    )


def _is_affected(version: str, affected: Mapping[str, Any]) -> bool:
    if version in affected.get("versions", []):
        return True
    return any(
        _is_within(Version(version), span["events"])
        for span in affected.get("ranges", [])
        if span["type"] == "ECOSYSTEM"
    )


def _is_within(version: Version, events: list[dict[str, str]]) -> bool:
    """Tell whether `version` lies between where a fault came in and where it was mended."""
    within = False
    for event in events:
        [(kind, at)] = event.items()
        if kind == "introduced":
            within = within or at == "0" or version >= Version(at)
        elif kind == "fixed":
            within = within and version < Version(at)
        elif kind == "last_affected":
            within = within and version <= Version(at)
    return within


if __name__ == "__main__":
    main()
