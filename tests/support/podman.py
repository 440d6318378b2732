"""Podman with a storage of its own, in a way that works inside another container, too."""

import asyncio
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_RESTRICTED: Final = (
    "--cgroupns=host",
    "--ipc=host",
    "--security-opt=seccomp=unconfined",
    "--ulimit=nofile=1024:1024",
    "--ulimit=nproc=1000:1000",
)
"""What is left as it is, because it may not be changed where we are in a container ourselves."""


class Podman:
    """Builds images and runs containers on the network of this machine, in `storage`."""

    def __init__(self, program: str, storage: Path) -> None:
        self._command = (
            program,
            f"--root={storage / 'root'}",
            f"--runroot={storage / 'run'}",
            "--storage-driver=overlay",  # vfs copies the whole image for each step and container
            "--cgroup-manager=cgroupfs",
            "--runtime=runc",
        )

    def __call__(self, *arguments: str | Path) -> str:
        """Return what it prints; raises CalledProcessError with its complaints as a note."""
        try:
            done = subprocess.run(
                [*self._command, *arguments], capture_output=True, text=True, check=True
            )
        except subprocess.CalledProcessError as error:
            error.add_note(f"{error.stdout}\n{error.stderr}")
            raise
        return done.stdout.strip()

    async def later(self, *arguments: str | Path) -> str:
        """Do the same while the event loop runs on."""
        return await asyncio.to_thread(self, *arguments)

    def build(self, folder: Path, tag: str, **arguments: str) -> None:
        """Build the Dockerfile of `folder`; certificates that this machine trusts serve pip."""
        given = [f"--build-arg={name}={value}" for name, value in arguments.items()]
        self(
            *("build", "--isolation=chroot", "--format=docker", "--quiet", f"--tag={tag}"),
            "--volume=/etc/ssl/certs:/etc/ssl/certs:ro",
            *given,
            folder,
        )

    async def run(self, image: str, *arguments: str, options: Iterable[str]) -> str:
        """Run a container, and return what podman prints."""
        return await self.later("run", "--network=host", *_RESTRICTED, *options, image, *arguments)

    def remove_containers(self) -> None:
        """Stop and remove all containers of this storage, and their volumes."""
        self("rm", "--all", "--force", "--time=0")
        self("volume", "prune", "--force")

    def remove_images(self) -> None:
        """Remove all images of this storage."""
        self("rmi", "--all", "--force")
