"""What a user sees: messages with their texts, buttons and selects, and answers to what they do."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.wire_server.errors import JsonObject, WireError
from tests.wire_server.model.components import SELECTS, Kind, texts, walk
from tests.wire_server.model.content import Content, MessageFlag
from tests.wire_server.model.entities import Message, User
from tests.wire_server.rest.traffic import Request

from .interaction import Acknowledgement, CallbackKind, Interaction


@dataclass(frozen=True, slots=True)
class Button:
    """A button on a message."""

    custom_id: str | None
    label: str
    emoji: str | None
    style: int
    disabled: bool
    url: str | None


@dataclass(frozen=True, slots=True)
class Select:
    """A select on a message; `options` are (label, value), of string selects only."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    disabled: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it looked when somebody read the channel."""

    message: Message
    content: Content

    @property
    def id(self) -> int:
        """The id of the message."""
        return self.message.id

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return self.message.visible_to is not None

    @property
    def loading(self) -> bool:
        """Whether it says that the bot is thinking."""
        return bool(self.content.flags & MessageFlag.LOADING)

    @property
    def pinged(self) -> tuple[User, ...]:
        """Who was notified of it."""
        return self.message.pinged

    @property
    def texts(self) -> list[str]:
        """Its content and text displays, in reading order."""
        content = [self.content.text] if self.content.text else []
        return content + texts(self.content.components)

    @property
    def text(self) -> str:
        """All of its texts, a line each."""
        return "\n".join(self.texts)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in reading order."""
        return [_button(part) for part in self._parts() if part["type"] == Kind.BUTTON]

    @property
    def selects(self) -> list[Select]:
        """Its selects, in reading order."""
        return [_select(part) for part in self._parts() if part["type"] in SELECTS]

    def _parts(self) -> Iterator[JsonObject]:
        return (component for _, component in walk(self.content.components))


def _button(part: JsonObject) -> Button:
    return Button(
        part.get("custom_id"),
        part.get("label") or "",
        (part.get("emoji") or {}).get("name"),
        part["style"],
        bool(part.get("disabled")),
        part.get("url"),
    )


def _select(part: JsonObject) -> Select:
    options = tuple((option["label"], option["value"]) for option in part.get("options") or ())
    placeholder = part.get("placeholder") or ""
    return Select(part["custom_id"], placeholder, options, bool(part.get("disabled")))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the bot acknowledged what a user did."""

    interaction: Interaction
    acknowledgement: Acknowledgement

    @property
    def kind(self) -> CallbackKind:
        """The type of the acknowledgement."""
        return self.acknowledgement.kind

    @property
    def data(self) -> JsonObject:
        """The data of the acknowledgement, as the bot sent them."""
        return self.acknowledgement.data

    @property
    def latency(self) -> float:
        """The seconds from the user's action to the acknowledgement."""
        return self.acknowledgement.latency

    @property
    def requests(self) -> list[Request]:
        """The HTTP requests that carried this interaction's token until now."""
        return list(self.interaction.requests)

    @property
    def message(self) -> Seen:
        """The message that was sent or updated, as it was then; LookupError when there is none."""
        original, content = self.interaction.original, self.acknowledgement.content
        if original is None or content is None:
            raise LookupError(f"no message came of {self.kind.name}")
        return Seen(original, content)

    @property
    def choices(self) -> list[JsonObject]:
        """The choices of an autocomplete answer."""
        return list(self.data.get("choices") or ())


class InteractionFailed(WireError):
    """Nobody acknowledged an interaction in time: the user reads "This interaction failed".

    `has_reached_bot`: whether it went out on a connection that the bot had not given up by then.
    """

    def __init__(self, interaction: Interaction, why: str, *, has_reached_bot: bool) -> None:
        what = interaction.data.get("custom_id") or interaction.data.get("name")
        super().__init__(f"{interaction.user.name} used {what!r}: {why}")
        self.interaction = interaction
        self.has_reached_bot = has_reached_bot
