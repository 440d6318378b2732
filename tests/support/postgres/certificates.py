"""Certificates for tests, made by openssl."""

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

_NEW: Final = (
    *("req", "-x509", "-days", "2"),
    *("-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
)


@dataclass(frozen=True, slots=True)
class Authority:
    """Who vouches for servers; clients know it by its `certificate`."""

    openssl: str
    key: Path
    certificate: Path

    @classmethod
    def founded(cls, openssl: str, folder: Path) -> Self:
        """Return a new one whose files are in a folder."""
        authority = cls(openssl, folder / "authority.key", folder / "authority.crt")
        authority.run(
            *(*_NEW, "-subj", "/CN=Tests"),
            *("-keyout", authority.key, "-out", authority.certificate),
        )
        return authority

    def certify(self, host: str, folder: Path) -> Sequence[Path]:
        """Return the key and the certificate of a server, for `host`, which are in a folder."""
        key, certificate = folder / "server.key", folder / "server.crt"
        self.run(
            *(*_NEW, "-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"),
            *("-CA", self.certificate, "-CAkey", self.key),
            *("-keyout", key, "-out", certificate),
        )
        key.chmod(0o600)
        return key, certificate

    def run(self, *arguments: str | Path) -> None:
        subprocess.run([self.openssl, *arguments], check=True, capture_output=True)
