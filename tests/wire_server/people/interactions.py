"""Interactions from the user's action to the bot's answers, with Discord's rules for both."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tests.wire_server.errors import ApiError, JsonObject, Problem, invalid_form
from tests.wire_server.model.components import Publisher
from tests.wire_server.model.content import Content, MessageFlag
from tests.wire_server.model.entities import Channel, Message, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.state import State
from tests.wire_server.rest.content import Composer, Upload
from tests.wire_server.rest.limits import MAX_FILE_BYTES, check_components

from .interaction import Acknowledgement, CallbackKind, Interaction, InteractionKind

TOKEN_LIFE = 15 * 60.0
MAX_USER_INSTALL_FOLLOWUPS = 5

_WRITES = {CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE}
_UPDATES = {CallbackKind.UPDATE, CallbackKind.DEFERRED_UPDATE}
_ALLOWED: Mapping[InteractionKind, set[CallbackKind]] = {
    InteractionKind.COMMAND: _WRITES | {CallbackKind.MODAL},
    InteractionKind.COMPONENT: _WRITES | _UPDATES | {CallbackKind.MODAL},
    InteractionKind.AUTOCOMPLETE: {CallbackKind.CHOICES},
    InteractionKind.MODAL: _WRITES | _UPDATES,
}


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
