"""One interaction: what kind of action it is, who acted where, and what became of it."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from tests.wire_server.errors import JsonObject
from tests.wire_server.model.content import Content
from tests.wire_server.model.entities import Channel, ChannelKind, Message, User
from tests.wire_server.rest.traffic import Request


class InteractionKind(IntEnum):
    """Interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackKind(IntEnum):
    """Interaction callback types."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """The first answer: its type, its data, and the seconds since the interaction was sent.

    `content`: what the message that came of it said at that moment.
    """

    kind: CallbackKind
    data: JsonObject
    latency: float
    content: Content | None


@dataclass(slots=True, eq=False)
class Interaction:
    """One action of a user, and what became of it.

    `source`: the message whose component was used. `opened_by`: the interaction that showed the
    modal which was sent in. `original`: what `@original` names.
    `messages`: those that its token may edit. `requests`: those that carried its token.
    """

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    data: JsonObject
    source: Message | None
    sent_at: float
    opened_by: "Interaction | None" = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    acknowledgement: Acknowledgement | None = None
    original: Message | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    followups: int = 0
    requests: list[Request] = field(default_factory=list)

    @property
    def user_installed(self) -> bool:
        """Whether only the user's own installation brought the bot here."""
        guild = self.channel.guild
        if guild is None:
            return self.channel.kind is ChannelKind.GROUP_DM
        return not guild.has_bot

    def owners(self) -> JsonObject:
        """Return `authorizing_integration_owners`: who installed the application here."""
        if self.user_installed:
            return {"1": str(self.user.id)}
        return {"0": "0" if self.channel.guild is None else str(self.channel.guild.id)}

    def context(self) -> int:
        """Return the interaction context: 0 guild, 1 DM with the bot, 2 other private channel."""
        return {ChannelKind.DM: 1, ChannelKind.GROUP_DM: 2}.get(self.channel.kind, 0)

    def metadata(self) -> JsonObject:
        """Return `interaction_metadata` for the messages that this interaction makes."""
        result: JsonObject = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": self.user.payload(),
            "authorizing_integration_owners": self.owners(),
        }
        if self.kind is InteractionKind.COMPONENT and self.source is not None:
            result["interacted_message_id"] = str(self.source.id)
        if self.opened_by is not None:
            result["triggering_interaction_metadata"] = self.opened_by.metadata()
        if self.original is not None and self.original is not self.source:
            result["original_response_message_id"] = str(self.original.id)
        return result
