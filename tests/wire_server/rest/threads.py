"""The routes of public threads: opened from a message or without one, changed, and joined."""

from tests.wire_server.errors import ApiError
from tests.wire_server.model.changes import require_open
from tests.wire_server.model.entities import THREADS, Channel, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.thread import A_DAY, Thread

from .finding import Finding
from .http import Answer, Call, Route


class ThreadRoutes(Finding):
    """The routes of threads over one state."""

    def table(self) -> list[Route]:
        """Return all routes."""
        return [
            Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", self._create),
            Route("POST", "/channels/{channel_id}/threads", self._create_alone),
            Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", self._add_member),
            Route("PATCH", "/channels/{channel_id}", self._edit),
            Route("DELETE", "/channels/{channel_id}", self._delete),
        ]

    def _create(self, call: Call) -> Answer:
        parent = self._parent(call)
        message = self._message(parent, call)
        if message.id in self._state.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message")
        return self._begin(call, parent, message.id)

    def _create_alone(self, call: Call) -> Answer:
        """Open a thread that begins at no message; without a type it would be private."""
        parent = self._parent(call)
        if call.object().get("type") != THREADS[parent.kind]:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        return self._begin(call, parent, self._state.new_id())

    def _parent(self, call: Call) -> Channel:
        """Return the channel below which the bot may open a public thread."""
        parent = self._channel(call, Permission.CREATE_PUBLIC_THREADS)
        if parent.kind not in THREADS:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        return parent

    def _begin(self, call: Call, parent: Channel, thread_id: int) -> Answer:
        body, bot = call.object(), self._state.bot
        minutes = body.get("auto_archive_duration") or A_DAY
        thread = _below(parent, thread_id, str(body["name"]), bot, minutes)
        self._state.add_thread(thread)
        return Answer(201, thread.payload())

    def _add_member(self, call: Call) -> Answer:
        thread = self._thread(call)
        self._require(thread, Permission.SEND_MESSAGES_IN_THREADS)
        require_open(thread)
        user = self._user(call.id("user_id"))
        if not self._state.sees(user, thread):
            raise ApiError(403, 50001, "Missing Access")
        if user not in thread.members:
            thread.members.append(user)
        return Answer(204)

    def _edit(self, call: Call) -> Answer:
        """Change a thread of one's own; others need a permission that this server has not."""
        thread, body = self._thread(call), call.object()
        if thread.owner is not self._state.bot:
            raise ApiError(403, 50013, "Missing Permissions")
        archived = body.get("archived")
        if archived is not False:
            require_open(thread)
        thread.minutes = body.get("auto_archive_duration") or thread.minutes
        thread.name = body.get("name") or thread.name
        self._state.archive(thread, archived=bool(archived))
        return Answer(200, thread.payload())

    def _delete(self, call: Call) -> Answer:
        """Delete a thread, also one of one's own: that takes a permission of moderators."""
        thread = self._thread(call)
        self._require(thread, Permission.MANAGE_THREADS)
        self._state.remove_thread(thread)
        return Answer(200, thread.payload())

    def _thread(self, call: Call) -> Thread:
        channel = self._channel(call)
        if not isinstance(channel, Thread):
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        return channel


def _below(parent: Channel, thread_id: int, name: str, owner: User, minutes: int) -> Thread:
    """Return a new thread; one that begins at a message shares its id."""
    return Thread(
        thread_id,
        THREADS[parent.kind],
        name,
        parent.guild,
        parent=parent,
        owner=owner,
        minutes=minutes,
        members=[owner],
    )
