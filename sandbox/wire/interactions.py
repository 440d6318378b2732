"""Interactions from the user's action to the bot's answers, with Discord's rules for both."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum

from .components import Publisher
from .content import Composer, Upload
from .entities import (
    Channel,
    ChannelKind,
    Content,
    Message,
    MessageFlag,
    Permission,
    User,
)
from .errors import ApiError, JsonObject, Problem, invalid_form
from .limits import MAX_FILE_BYTES, check_components
from .state import State
from .traffic import Request

TOKEN_LIFE = 15 * 60.0
MAX_USER_INSTALL_FOLLOWUPS = 5


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


_WRITES = {CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE}
_UPDATES = {CallbackKind.UPDATE, CallbackKind.DEFERRED_UPDATE}
_ALLOWED: Mapping[InteractionKind, set[CallbackKind]] = {
    InteractionKind.COMMAND: _WRITES | {CallbackKind.MODAL},
    InteractionKind.COMPONENT: _WRITES | _UPDATES | {CallbackKind.MODAL},
    InteractionKind.AUTOCOMPLETE: {CallbackKind.CHOICES},
    InteractionKind.MODAL: _WRITES | _UPDATES,
}


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


class Interactions:
    """Opens interactions and takes the bot's answers to them."""

    def __init__(
        self, state: State, composer: Composer, *, answer_within: float, history: int
    ) -> None:
        """`history`: how many of the newest interactions are remembered."""
        self.answer_within = answer_within
        self._state = state
        self._composer = composer
        self._history = history
        # Ordered, because an ordinary dictionary is slow in giving up its oldest entry.
        self._by_token: OrderedDict[str, Interaction] = OrderedDict()

    def open(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: JsonObject,
        source: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Begin an interaction and forget the oldest beyond the history."""
        new_id, token = self._state.new_id(), secrets.token_urlsafe(48)
        now = time.monotonic()
        new = Interaction(new_id, token, kind, user, channel, data, source, now, opened_by)
        self._by_token[token] = new
        if len(self._by_token) > self._history:
            self._by_token.popitem(last=False)
        return new

    def find(self, token: str) -> Interaction | None:
        """Return the interaction of a token."""
        return self._by_token.get(token)

    def payload(self, interaction: Interaction) -> JsonObject:
        """Return the interaction object that goes over the gateway."""
        channel, user = interaction.channel, interaction.user
        result: JsonObject = {
            "id": str(interaction.id),
            "application_id": str(self._state.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel": channel.payload(viewer=user),
            "channel_id": str(channel.id),
            "locale": user.locale,
            "app_permissions": str(int(channel.permissions(self._state.bot))),
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners(),
            "context": interaction.context(),
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if interaction.source is not None:
            result["message"] = interaction.source.payload()
        guild = channel.guild
        if guild is None:
            return {**result, "user": user.payload()}
        return {
            **result,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": {
                **guild.members[user.id].payload(),
                "user": user.payload(),
                "permissions": str(int(channel.permissions(user))),
            },
        }

    # The first answer -------------------------------------------------------------------

    def acknowledge(
        self, interaction_id: int, token: str, body: JsonObject, files: Sequence[Upload]
    ) -> JsonObject:
        """Take the callback of an interaction and return the callback response object."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(404, 10062, "Unknown interaction")
        if interaction.acknowledgement is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        latency = time.monotonic() - interaction.sent_at
        if latency > self.answer_within:
            raise ApiError(404, 10062, "Unknown interaction")
        kind = self._callback_kind(interaction, body)
        data = body.get("data") or {}
        data = self._perform(interaction, kind, data, files)
        content = None if interaction.original is None else interaction.original.content
        interaction.acknowledgement = Acknowledgement(kind, data, latency, content)
        interaction.answered.set()
        return self._callback_response(interaction, kind)

    def _callback_kind(self, interaction: Interaction, body: JsonObject) -> CallbackKind:
        allowed = _ALLOWED[interaction.kind]
        if interaction.source is None:
            allowed = allowed - _UPDATES
        if body.get("type") not in allowed:
            kinds = ", ".join(str(int(kind)) for kind in sorted(allowed))
            text = f"This interaction can be answered with type {kinds}."
            raise invalid_form([Problem(("type",), "BASE_TYPE_CHOICES", text)])
        return CallbackKind(body["type"])

    def _perform(
        self,
        interaction: Interaction,
        kind: CallbackKind,
        data: JsonObject,
        files: Sequence[Upload],
    ) -> JsonObject:
        """Do what a callback asks and return its data as the user gets it."""
        match kind:
            case CallbackKind.MESSAGE:
                content = self._composer.compose(data, files, may_hide=True)
                interaction.original = self._post(interaction, content, data)
            case CallbackKind.DEFERRED_MESSAGE:
                hidden = MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL
                content = Content(flags=MessageFlag.LOADING | hidden)
                interaction.original = self._post(interaction, content, data)
            case CallbackKind.UPDATE | CallbackKind.DEFERRED_UPDATE:
                message = self._existing(interaction.source)
                if kind is CallbackKind.UPDATE:
                    self._state.edit(message, self._composer.compose(data, files, message.content))
                interaction.original = message
                interaction.messages[message.id] = message
            case CallbackKind.MODAL:
                problems = check_components(data["components"], self._state.emojis)
                if problems:
                    raise invalid_form(problems)
                return {**data, "components": Publisher(data["components"], {}).publish()}
            case CallbackKind.CHOICES:
                if len(data.get("choices") or ()) > 25:
                    text = "Must be 25 or fewer in length."
                    raise invalid_form([Problem(("choices",), "BASE_TYPE_MAX_LENGTH", text)])
        return data

    def _callback_response(self, interaction: Interaction, kind: CallbackKind) -> JsonObject:
        about: JsonObject = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "channel_id": str(interaction.channel.id),
        }
        result: JsonObject = {"interaction": about}
        message = interaction.original
        if message is not None:
            flags = message.content.flags
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = bool(flags & MessageFlag.LOADING)
            about["response_message_ephemeral"] = bool(flags & MessageFlag.EPHEMERAL)
            if kind in {CallbackKind.MESSAGE, CallbackKind.UPDATE}:
                result["resource"] = {"type": int(kind), "message": message.payload()}
        return result

    # Later answers, through the webhook of the token ------------------------------------

    def following(self, token: str) -> Interaction:
        """Return the interaction whose token is used for more than the first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.acknowledgement is None:
            raise ApiError(404, 10015, "Unknown Webhook")
        if time.monotonic() - interaction.sent_at > TOKEN_LIFE:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction

    def message(self, interaction: Interaction, message_id: int | None) -> Message:
        """Return a message that the token of an interaction reaches (None: `@original`)."""
        if message_id is None:
            return self._existing(interaction.original)
        return self._existing(interaction.messages.get(message_id))

    def follow_up(
        self, interaction: Interaction, body: JsonObject, files: Sequence[Upload]
    ) -> Message:
        """Post a follow-up message; the first one after a deferral fills in what is loading."""
        original = interaction.original
        if original is not None and original.content.flags & MessageFlag.LOADING:
            self.rewrite(original, body, files)
            return original
        if interaction.user_installed and interaction.followups >= MAX_USER_INSTALL_FOLLOWUPS:
            raise ApiError(400, 40094, "Maximum number of follow up messages reached")
        interaction.followups += 1
        content = self._composer.compose(body, files, may_hide=True)
        return self._post(interaction, content, body)

    def rewrite(self, message: Message, body: JsonObject, files: Sequence[Upload]) -> None:
        """Edit a message. What was loading keeps who may see it, whatever the body says."""
        if message.content.flags & MessageFlag.LOADING and body.get("flags") is not None:
            body = {**body, "flags": body["flags"] & ~MessageFlag.EPHEMERAL}
        self._state.edit(message, self._composer.compose(body, files, message.content))

    def _post(self, interaction: Interaction, content: Content, body: JsonObject) -> Message:
        hidden = bool(content.flags & MessageFlag.EPHEMERAL) or self._must_hide(interaction)
        if hidden:
            content = replace(content, flags=content.flags | MessageFlag.EPHEMERAL)
        message = self._state.post(
            interaction.channel,
            content,
            allowed_mentions=body.get("allowed_mentions"),
            kind=_message_kind(interaction),
            visible_to=interaction.user if hidden else None,
            extra={
                "application_id": str(self._state.application_id),
                "webhook_id": str(self._state.application_id),
                "interaction_metadata": interaction.metadata(),
            },
        )
        interaction.messages[message.id] = message
        return message

    def _must_hide(self, interaction: Interaction) -> bool:
        """Tell whether Discord makes the answer ephemeral: an uninvited bot, no permission."""
        if interaction.channel.guild is None or not interaction.user_installed:
            return False
        permissions = interaction.channel.permissions(interaction.user)
        return not permissions & Permission.USE_EXTERNAL_APPS

    def _existing(self, message: Message | None) -> Message:
        if message is None or message.channel.messages.get(message.id) is not message:
            raise ApiError(404, 10008, "Unknown Message")
        if self._state.channels.get(message.channel.id) is not message.channel:
            raise ApiError(404, 10003, "Unknown Channel")
        return message


def _message_kind(interaction: Interaction) -> int:
    """Return the message type: 20 after a chat command, 23 after a menu command, else 0."""
    if interaction.kind is not InteractionKind.COMMAND:
        return 0
    return 20 if interaction.data["type"] == 1 else 23
