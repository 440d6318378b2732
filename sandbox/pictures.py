"""The pictures of the application's emojis, which simcord accepts but does not keep."""

import base64
from collections.abc import Iterator, Mapping
from typing import Final

from simcord import Env
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

Picture = tuple[str, bytes]
"""The name of a file, and the PNG in it."""

_ADDRESS: Final = "https://cdn.simcord.invalid/emojis/{id}.png"
_UPLOADS: Final = "/emojis"


class UploadedPictures(Mapping[str, Picture]):
    """The picture of each emoji by its address: always those that are there now."""

    def __init__(self, env: Env) -> None:
        """Look at what the bot of `env` uploads."""
        self._env = env
        self._read = 0
        self._files: dict[str, bytes] = {}

    def __getitem__(self, address: str) -> Picture:
        """Return the picture at `address`."""
        return self._now()[address]

    def __iter__(self) -> Iterator[str]:
        """Yield the addresses."""
        return iter(self._now())

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._now())

    def _now(self) -> dict[str, Picture]:
        requests = self._env.http_requests
        for request in requests[self._read :]:
            if request.method == "POST" and request.path.endswith(_UPLOADS) and request.json:
                _, _, encoded = request.json["image"].partition(",")
                self._files[request.json["name"]] = base64.b64decode(encoded)
        self._read = len(requests)
        return {
            _ADDRESS.format(id=emoji.id): (f"{emoji.name}.png", self._files[emoji.name])
            for emoji in self._env.backend.application_emojis.values()
        }


class PictureReader(MediaWorker):
    """Reads pictures for the pages; those of `own` at once.

    simcord starts a process for each picture, each time it comes into sight on a page. That
    guards against what people attach, but six dice a roll would take seconds to appear.
    """

    def __init__(self, own: Mapping[str, Picture]) -> None:
        """Trust the pictures of `own`."""
        super().__init__()
        self._own = own

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Return what a picture is, and how large."""
        if any(blob == picture for _, picture in self._own.values()):
            return _process_media(blob, media_time or 0.0)
        return await super().validate(key, blob, media_time=media_time)
