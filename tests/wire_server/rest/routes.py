"""What each route of REST v10 does, as far as this server has it."""

from itertools import islice

from tests.wire_server.errors import ApiError, JsonObject
from tests.wire_server.events.gateway import Gateway
from tests.wire_server.model.changes import require_edits_left, require_unlocked
from tests.wire_server.model.entities import THREADS, Channel, ChannelKind, Message
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.state import State
from tests.wire_server.people.interaction import Interaction
from tests.wire_server.people.interactions import Interactions

from .content import Composer
from .finding import Finding
from .http import Answer, Call, Route

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = f"{_MESSAGES}/{{message_id}}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = f"{_WEBHOOK}/messages/@original"
_FOLLOWUP = f"{_WEBHOOK}/messages/{{message_id}}"
_DONE = Answer(204)
_DEPRECATED = "deprecated: what was deferred is filled in by an edit of @original"


class Routes(Finding):
    """The routes over one state."""

    def __init__(
        self,
        state: State,
        composer: Composer,
        interactions: Interactions,
        gateway: Gateway,
    ) -> None:
        super().__init__(state)
        self._composer = composer
        self._interactions = interactions
        self._gateway = gateway

    def table(self) -> list[Route]:
        """Return all routes; of two that fit a path, the first counts."""
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        return [
            Route("GET", "/gateway/bot", self._get_gateway),
            Route("GET", "/users/@me", self._get_me),
            Route("GET", "/users/{user_id}", self._get_user),
            Route("POST", "/users/@me/channels", self._open_dm),
            Route("GET", "/users/@me/guilds", self._get_own_guilds),
            Route("GET", "/oauth2/applications/@me", self._get_application),
            Route("GET", "/applications/@me", self._get_application),
            Route("GET", "/guilds/{guild_id}", self._get_guild),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self._get_member),
            Route("GET", "/channels/{channel_id}", self._get_channel),
            Route("GET", _MESSAGES, self._get_messages),
            Route("POST", _MESSAGES, self._post_message),
            Route("GET", _MESSAGE, self._get_message),
            Route("PATCH", _MESSAGE, self._edit_message),
            Route("DELETE", _MESSAGE, self._delete_message),
            Route("POST", callback, self._acknowledge, public=True),
            Route("POST", _WEBHOOK, self._follow_up, public=True),
            *(
                Route(method, path, handler, public=True)
                for path in (_ORIGINAL, _FOLLOWUP)
                for method, handler in (
                    ("GET", self._get_followup),
                    ("PATCH", self._edit_followup),
                    ("DELETE", self._delete_followup),
                )
            ),
        ]

    # The application and who is there ---------------------------------------------------

    def _get_gateway(self, _call: Call) -> Answer:
        shards, at_once = self._gateway.shards, self._gateway.at_once
        total = self._state.application.sessions
        left = max(total - self._gateway.identified, 0)
        limit = {"total": total, "remaining": left, "reset_after": 0, "max_concurrency": at_once}
        return Answer(
            200, {"url": self._gateway.url, "shards": shards, "session_start_limit": limit}
        )

    def _get_me(self, _call: Call) -> Answer:
        bot, two_factor = self._state.bot, self._state.application.owner_has_two_factor
        return Answer(200, {**bot.payload(), "mfa_enabled": two_factor, "locale": bot.locale})

    def _get_own_guilds(self, call: Call) -> Answer:
        bot = self._state.bot.id
        after, most = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
        guilds = sorted(self._state.guilds.values(), key=lambda guild: guild.id)
        own = [guild for guild in guilds if guild.has_bot and guild.id > after][:most]
        return Answer(200, [guild.own_payload(guild.members[bot]) for guild in own])

    def _get_user(self, call: Call) -> Answer:
        return Answer(200, self._user(call.id("user_id")).payload())

    def _open_dm(self, call: Call) -> Answer:
        recipient = self._user(int(call.object().get("recipient_id") or 0))
        pair = (recipient, self._state.bot)
        return Answer(200, self._state.private_channel(ChannelKind.DM, pair).payload())

    def _get_application(self, _call: Call) -> Answer:
        state = self._state
        guilds = sum(guild.has_bot for guild in state.guilds.values())
        installs = sum(user.installed for user in state.users.values())
        return Answer(
            200,
            {
                "id": str(state.application_id),
                "name": state.bot.name,
                "icon": None,
                "description": "",
                "type": None,
                "bot": state.bot.payload(),
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0" * 64,
                "flags": 0,
                "flags_new": "0",
                "redirect_uris": [],
                "interactions_endpoint_url": state.application.endpoint_url,
                "role_connections_verification_url": None,
                "owner": state.app_owner.payload(),
                "team": None,
                "approximate_guild_count": guilds,
                "approximate_user_install_count": installs,
                "approximate_user_authorization_count": 0,
                "explicit_content_filter": 0,
                "eligible_oauth2_scopes": [],
                "integration_types_config": {str(kind): {} for kind in state.application.installs},
            },
        )

    def _get_guild(self, call: Call) -> Answer:
        return Answer(200, self._guild(call).payload())

    def _get_member(self, call: Call) -> Answer:
        guild = self._guild(call)
        user = self._user(call.id("user_id"))
        member = guild.members.get(user.id)
        if member is None:
            raise ApiError(404, 10007, "Unknown Member")
        return Answer(200, {**member.payload(), "user": user.payload()})

    # Channels and messages --------------------------------------------------------------

    def _get_channel(self, call: Call) -> Answer:
        return Answer(200, self._channel(call).payload())

    def _get_messages(self, call: Call) -> Answer:
        channel = self._channel(call)
        if not channel.permissions(self._state.bot) & Permission.READ_MESSAGE_HISTORY:
            return Answer(200, [])
        before = int(call.query.get("before", 1 << 63))
        after = int(call.query.get("after", 0))
        found = (
            message.payload()
            for message in reversed(channel.messages.values())
            if message.visible_to is None and after < message.id < before
        )
        return Answer(200, list(islice(found, int(call.query.get("limit", 50)))))

    def _post_message(self, call: Call) -> Answer:
        channel = self._channel(call)
        in_thread = channel.kind in THREADS.values()
        needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
        self._require(channel, needed)
        require_unlocked(channel)
        if channel.kind is ChannelKind.DM and not channel.recipients[0].accepts_dms:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        if call.files:
            self._require(channel, Permission.ATTACH_FILES)
        body = call.object()
        known = _same_nonce(channel, body)
        if known is not None:
            return Answer(200, known.payload())
        content = self._composer.compose(body, call.files)
        extra = _reference(channel, body.get("message_reference"))
        mentions = body.get("allowed_mentions")
        message = self._state.post(channel, content, allowed_mentions=mentions, extra=extra)
        if body.get("nonce") is not None:
            message.extra["nonce"] = body["nonce"]
        return Answer(200, message.payload())

    def _get_message(self, call: Call) -> Answer:
        channel = self._channel(call, Permission.READ_MESSAGE_HISTORY)
        return Answer(200, self._message(channel, call).payload())

    def _edit_message(self, call: Call) -> Answer:
        message = self._message(self._channel(call), call)
        require_edits_left(message)
        content = self._composer.compose(call.object(), call.files, message.content)
        self._state.edit(message, content)
        return Answer(200, message.payload())

    def _delete_message(self, call: Call) -> Answer:
        self._state.remove_message(self._message(self._channel(call), call))
        return _DONE

    # Interactions -----------------------------------------------------------------------

    def _acknowledge(self, call: Call) -> Answer:
        response = self._interactions.acknowledge(
            call.id("interaction_id"), call.params["interaction_token"], call.object(), call.files
        )
        wanted = call.query.get("with_response", "").lower() in {"1", "true"}
        return Answer(200, response) if wanted else _DONE

    def _follow_up(self, call: Call) -> Answer:
        interaction = self._following(call)
        fills_in = interaction.original is not None and interaction.original.is_loading
        message = self._interactions.follow_up(interaction, call.object(), call.files)
        return Answer(200, message.payload(), _DEPRECATED if fills_in else "")

    def _get_followup(self, call: Call) -> Answer:
        return Answer(200, self._followup(call).payload())

    def _edit_followup(self, call: Call) -> Answer:
        message = self._followup(call)
        self._interactions.rewrite(message, call.object(), call.files)
        return Answer(200, message.payload())

    def _delete_followup(self, call: Call) -> Answer:
        self._state.remove_message(self._followup(call))
        return _DONE

    # Finding what a path names ----------------------------------------------------------

    def _following(self, call: Call) -> Interaction:
        if call.id("webhook_id") != self._state.application_id:
            raise ApiError(404, 10015, "Unknown Webhook")
        return self._interactions.following(call.params["webhook_token"])

    def _followup(self, call: Call) -> Message:
        message_id = call.id("message_id") if "message_id" in call.params else None
        return self._interactions.message(self._following(call), message_id)


def _same_nonce(channel: Channel, body: JsonObject) -> Message | None:
    """Return the message with the same nonce, if there is one and that is to be looked for."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    messages = channel.messages.values()
    return next(
        (message for message in messages if message.extra.get("nonce") == body["nonce"]), None
    )


def _reference(channel: Channel, asked: JsonObject | None) -> JsonObject:
    """Return what a reply carries beside its content."""
    if asked is None:
        return {}
    message_id = int(asked["message_id"])
    if message_id not in channel.messages and asked.get("fail_if_not_exists", True):
        raise ApiError(400, 50035, "Invalid Form Body: Unknown message")
    reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(message_id)}
    return {"message_reference": reference}
