"""Discord's limits that its API description leaves out (see its documentation, page by page)."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Protocol

from tests.wire_server.errors import ApiError, JsonObject, Path, Problem
from tests.wire_server.model.components import SELECTS, V2_ONLY, Kind, media_of, walk
from tests.wire_server.model.content import Content, MessageFlag

MAX_COMPONENTS = 40
MAX_ROWS = 5
MAX_BUTTONS_IN_ROW = 5
MAX_TEXT_TOTAL = 4_000
MAX_CONTENT = 2_000
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6_000
MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_REQUEST_BYTES = 25 * 1024 * 1024
_LENGTHS = {"custom_id": 100, "label": 80, "placeholder": 150, "url": 512}
_OPTION_LENGTHS = {"label": 100, "value": 100, "description": 100}
_BUTTON_LINK, _BUTTON_PREMIUM = 5, 6


class Sized(Protocol):
    """A file that is being uploaded."""

    @property
    def data(self) -> bytes:
        """The bytes of the file."""


def check_files(files: Sequence[Sized]) -> list[Problem]:
    """Return what is wrong with the files of one request."""
    if len(files) > MAX_FILES:
        return [
            Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"{len(files)} files, 10 allowed.")
        ]
    return [
        Problem((f"files[{index}]",), "BINARY_TYPE_MAX_SIZE", "File is larger than 10 MiB.")
        for index, file in enumerate(files)
        if len(file.data) > MAX_FILE_BYTES
    ]


def check_content(content: Content, emoji_ids: Container[int]) -> list[Problem]:
    """Return what is wrong with a message as it would be after the request."""
    if content.flags & MessageFlag.COMPONENTS_V2:
        problems = list(_check_v2(content))
    else:
        problems = list(_check_legacy(content))
    names = {attachment.filename for attachment in content.attachments}
    problems += check_components(content.components, emoji_ids, names)
    if not problems and not (content.flags & MessageFlag.LOADING or _says_something(content)):
        raise ApiError(400, 50006, "Cannot send an empty message")
    return problems


def check_components(
    components: Sequence[JsonObject], emoji_ids: Container[int], filenames: Container[str] = ()
) -> list[Problem]:
    """Return what is wrong with the components of a message or a modal, nested ones included."""
    every = list(walk(components))
    problems = list(_check_together(every))
    for path, component in every:
        problems += _check_lengths(path, component, _LENGTHS)
        if component["type"] == Kind.ACTION_ROW:
            problems += _check_row(path, component)
        elif component["type"] == Kind.BUTTON:
            problems += _check_button(path, component, emoji_ids)
        elif component["type"] in SELECTS:
            problems += _check_select(path, component, emoji_ids)
        problems += _check_media(path, component, filenames)
    return problems


def _says_something(content: Content) -> bool:
    return bool(content.text or content.embeds or content.components or content.attachments)


def _check_v2(content: Content) -> Iterator[Problem]:
    for field, value in (("content", content.text), ("embeds", content.embeds)):
        if value:
            text = f"The '{field}' field cannot be used with MessageFlags.IS_COMPONENTS_V2."
            yield Problem((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
    if not content.components:
        yield Problem(("components",), "BASE_TYPE_REQUIRED", "This field is required.")


def _check_legacy(content: Content) -> Iterator[Problem]:
    if len(content.text) > MAX_CONTENT:
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    if len(content.embeds) > MAX_EMBEDS:
        yield Problem(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if sum(map(_embed_length, content.embeds)) > MAX_EMBED_TEXT:
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embeds exceed 6000 characters.")
    if len(content.components) > MAX_ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be 1 to 5 action rows.")
    for index, component in enumerate(content.components):
        if component["type"] in V2_ONLY:
            text = "This component needs MessageFlags.IS_COMPONENTS_V2."
            yield Problem(("components", index), "UNION_TYPE_CHOICES", text)


def _embed_length(embed: JsonObject) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        parts += [field.get("name"), field.get("value")]
    return sum(len(part or "") for part in parts)


def _check_together(every: Sequence[tuple[Path, JsonObject]]) -> Iterator[Problem]:
    if len(every) > MAX_COMPONENTS:
        text = f"{len(every)} components, nested ones counted; 40 allowed."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    total = sum(len(part["content"]) for _, part in every if part["type"] == Kind.TEXT_DISPLAY)
    if total > MAX_TEXT_TOTAL:
        text = f"{total} characters of text displays; 4000 allowed."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    codes = {"custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED", "id": "COMPONENT_ID_DUPLICATED"}
    for key, code in codes.items():
        counts = Counter(component[key] for _, component in every if component.get(key))
        for path, component in every:
            if counts.get(component.get(key), 0) > 1:
                yield Problem((*path, key), code, f"Component {key} cannot be duplicated.")


def _check_lengths(path: Path, node: JsonObject, limits: dict[str, int]) -> Iterator[Problem]:
    for key, limit in limits.items():
        value = node.get(key)
        if isinstance(value, str) and len(value) > limit:
            text = f"Must be {limit} or fewer in length."
            yield Problem((*path, key), "BASE_TYPE_MAX_LENGTH", text)


def _check_row(path: Path, row: JsonObject) -> Iterator[Problem]:
    kinds = [child["type"] for child in row.get("components") or ()]
    buttons = kinds.count(Kind.BUTTON)
    if buttons > MAX_BUTTONS_IN_ROW:
        text = "An action row holds at most 5 buttons."
        yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", text)
    elif not kinds or (buttons < len(kinds) and len(kinds) > 1):
        text = "An action row holds 1 to 5 buttons or one select."
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _check_button(path: Path, button: JsonObject, emoji_ids: Container[int]) -> Iterator[Problem]:
    style = button.get("style")
    needed = {_BUTTON_LINK: "url", _BUTTON_PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    for key in ("custom_id", "url", "sku_id"):
        if (key == needed) != bool(button.get(key)):
            text = f"A button of style {style} needs {needed} and nothing else."
            yield Problem((*path, key), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", text)
    if style != _BUTTON_PREMIUM and not (button.get("label") or button.get("emoji")):
        yield Problem(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
    yield from _check_emoji(path, button, emoji_ids)


def _check_emoji(path: Path, node: JsonObject, emoji_ids: Container[int]) -> Iterator[Problem]:
    emoji = node.get("emoji") or {}
    if emoji.get("id") and int(emoji["id"]) not in emoji_ids:
        text = f"Invalid emoji: {emoji['id']} is not one of this application."
        yield Problem((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", text)


def _check_select(path: Path, select: JsonObject, emoji_ids: Container[int]) -> Iterator[Problem]:
    least, most = select.get("min_values"), select.get("max_values")
    if least is not None and least > (1 if most is None else most):
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_RANGE", "More than max_values.")
    if select["type"] != Kind.STRING_SELECT:
        return
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        text = "Must be between 1 and 25 in length."
        yield Problem((*path, "options"), "BASE_TYPE_BAD_LENGTH", text)
    if most is not None and most > len(options):
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_RANGE", "More than options.")
    if len({option.get("value") for option in options}) < len(options):
        text = "The specified option value is already used."
        yield Problem((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
    for index, option in enumerate(options):
        at = (*path, "options", index)
        yield from _check_lengths(at, option, _OPTION_LENGTHS)
        yield from _check_emoji(at, option, emoji_ids)


def _check_media(path: Path, node: JsonObject, filenames: Container[str]) -> Iterator[Problem]:
    for media in media_of(node):
        name = str(media.get("url", "")).partition("attachment://")[2]
        if name and name not in filenames:
            text = f"The referenced attachment {name} was not found."
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Problem(path, code, text)
