"""Message and modal components: walk them, give them ids, fill in what Discord fills in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum

from tests.wire_server.errors import JsonObject, Path


class Kind(IntEnum):
    """Component types (Discord's component reference)."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
V2_ONLY = frozenset(
    {
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.THUMBNAIL,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
        Kind.CONTAINER,
    }
)

# What Discord adds to a component that leaves these out, as its answers show them.
_DEFAULTS: Mapping[int, JsonObject] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
}


def children(component: JsonObject) -> Iterator[tuple[Path, JsonObject]]:
    """Yield the components directly inside one, each with its path from there."""
    for index, child in enumerate(component.get("components") or ()):
        yield ("components", index), child
    for slot in ("accessory", "component"):
        if component.get(slot):
            yield (slot,), component[slot]


def walk(
    components: Iterable[JsonObject], at: Path = ("components",)
) -> Iterator[tuple[Path, JsonObject]]:
    """Yield every component, nested ones included, outermost first, with its path."""
    for index, component in enumerate(components):
        yield from _walk_one((*at, index), component)


def _walk_one(path: Path, component: JsonObject) -> Iterator[tuple[Path, JsonObject]]:
    yield path, component
    for step, child in children(component):
        yield from _walk_one((*path, *step), child)


def texts(components: Iterable[JsonObject]) -> list[str]:
    """Return the contents of all text displays, in reading order."""
    return [part["content"] for _, part in walk(components) if part["type"] == Kind.TEXT_DISPLAY]


def media_of(component: JsonObject) -> Iterator[JsonObject]:
    """Yield the media objects (`{"url": ...}`) that one component shows itself."""
    for slot in ("media", "file"):
        if component.get(slot):
            yield component[slot]
    for item in component.get("items") or ():
        yield item["media"]


class Publisher:
    """Turns the components of a request into those of an answer: ids, defaults, resolved media."""

    def __init__(self, sent: Sequence[JsonObject], urls: Mapping[str, str]) -> None:
        """Prepare for one message: `urls` gives the address of each attachment by its file name."""
        self._sent = sent
        self._urls = urls
        self._taken = {component["id"] for _, component in walk(sent) if component.get("id")}
        self._next = 1

    def publish(self) -> list[JsonObject]:
        """Return new components; those sent are not changed."""
        return [self._publish(component) for component in self._sent]

    def _publish(self, component: JsonObject) -> JsonObject:
        told = {key: value for key, value in component.items() if value is not None}
        result: JsonObject = {**_DEFAULTS.get(component["type"], {}), **told}
        result["id"] = component.get("id") or self._free_id()
        if "components" in result:
            result["components"] = [self._publish(child) for child in result["components"]]
        for slot in ("accessory", "component"):
            if slot in result:
                result[slot] = self._publish(result[slot])
        for slot in ("media", "file"):
            if slot in result:
                result[slot] = self._resolve(result[slot])
        if "items" in result:
            result["items"] = [
                {
                    "description": None,
                    "spoiler": False,
                    **item,
                    "media": self._resolve(item["media"]),
                }
                for item in result["items"]
            ]
        return result

    def _free_id(self) -> int:
        while self._next in self._taken:
            self._next += 1
        self._taken.add(self._next)
        return self._next

    def _resolve(self, media: JsonObject) -> JsonObject:
        url = str(media["url"])
        url = self._urls.get(url.removeprefix("attachment://"), url)
        return {"id": "0", "url": url, "proxy_url": url}
