"""The routes of what belongs to a whole guild: roles of its members, and scheduled events."""

from datetime import UTC, datetime

from tests.wire_server.errors import ApiError, JsonObject, Problem, invalid_form
from tests.wire_server.model.entities import Guild, Member
from tests.wire_server.model.permissions import NOTHING, Permission
from tests.wire_server.model.role import Role
from tests.wire_server.model.scheduled_event import (
    EXTERNAL,
    NEXT,
    EventStatus,
    ScheduledEvent,
)

from .finding import Finding
from .http import Answer, Call, Route

_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
_EVENTS = "/guilds/{guild_id}/scheduled-events"
_EVENT = f"{_EVENTS}/{{guild_scheduled_event_id}}"


class GuildRoutes(Finding):
    """These routes over one state."""

    def table(self) -> list[Route]:
        """Return all routes."""
        return [
            Route("PUT", _ROLE, self._give_role),
            Route("DELETE", _ROLE, self._take_role),
            Route("GET", _EVENTS, self._list_events),
            Route("POST", _EVENTS, self._create_event),
            Route("GET", _EVENT, self._get_event),
            Route("PATCH", _EVENT, self._edit_event),
            Route("DELETE", _EVENT, self._delete_event),
        ]

    def _give_role(self, call: Call) -> Answer:
        member, role = self._assigned(call)
        if role not in member.roles:
            member.roles.append(role)
        return Answer(204)

    def _take_role(self, call: Call) -> Answer:
        member, role = self._assigned(call)
        if role in member.roles:
            member.roles.remove(role)
        return Answer(204)

    def _assigned(self, call: Call) -> tuple[Member, Role]:
        """Return whose role is changed, and which; raise if the bot may not change it."""
        guild = self._guild(call)
        member, role = guild.members.get(call.id("user_id")), guild.roles.get(call.id("role_id"))
        if member is None:
            raise ApiError(404, 10007, "Unknown Member")
        if role is None:
            raise ApiError(404, 10011, "Unknown Role")
        self._require_in(guild, Permission.MANAGE_ROLES)
        if guild.demands_two_factor and not self._state.application.owner_has_two_factor:
            raise ApiError(403, 60003, "Two factor is required for this operation")
        own = max((role.position for role in self._own(guild).roles), default=0)
        if role.managed or role.position >= own:
            raise ApiError(403, 50013, "Missing Permissions")
        return member, role

    def _list_events(self, call: Call) -> Answer:
        return Answer(200, [event.payload() for event in self._guild(call).events.values()])

    def _get_event(self, call: Call) -> Answer:
        return Answer(200, self._event(call).payload())

    def _create_event(self, call: Call) -> Answer:
        guild, body = self._guild(call), call.object()
        self._require_in(guild, Permission.CREATE_EVENTS)
        if body.get("entity_type") != EXTERNAL:
            raise _bad("entity_type", "this server has no other events")
        event = ScheduledEvent(
            self._state.new_id(),
            guild.id,
            self._state.bot.id,
            body["name"],
            _moment(body, "scheduled_start_time"),
            _moment(body, "scheduled_end_time"),
            _location(body),
        )
        _require_times(event)
        guild.events[event.id] = event
        return Answer(200, event.payload())

    def _edit_event(self, call: Call) -> Answer:
        event, body = self._event(call), call.object()
        self._require_in(self._guild(call), Permission.CREATE_EVENTS)
        if event.status not in NEXT:
            raise ApiError(400, 180000, "Cannot update a finished event")
        if "status" in body:
            status = EventStatus(body["status"])
            if status is not event.status and status not in NEXT[event.status]:
                raise _bad("status", "an event cannot become that")
            event.status = status
        event.name = body.get("name", event.name)
        if "scheduled_start_time" in body:
            event.starts = _moment(body, "scheduled_start_time")
            event.ends = _moment(body, "scheduled_end_time")
            _require_times(event)
        elif "scheduled_end_time" in body:
            event.ends = _moment(body, "scheduled_end_time")
            if event.ends <= datetime.now(UTC):
                raise _bad("scheduled_end_time", "cannot end in the past")
        if body.get("entity_metadata"):
            event.location = _location(body)
        return Answer(200, event.payload())

    def _delete_event(self, call: Call) -> Answer:
        """Delete an event of one's own; others need a permission that this server has not."""
        event = self._event(call)
        self._require_in(self._guild(call), Permission.CREATE_EVENTS)
        del self._guild(call).events[event.id]
        return Answer(204)

    def _event(self, call: Call) -> ScheduledEvent:
        event = self._guild(call).events.get(call.id("guild_scheduled_event_id"))
        if event is None:
            raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
        event.pass_time(datetime.now(UTC))
        return event

    def _own(self, guild: Guild) -> Member:
        return guild.members[self._state.bot.id]

    def _require_in(self, guild: Guild, needed: Permission) -> None:
        granted = NOTHING
        for role in self._own(guild).roles:
            granted |= role.permissions
        if not granted & needed:
            raise ApiError(403, 50013, "Missing Permissions")


def _moment(body: JsonObject, name: str) -> datetime:
    value = body.get(name)
    if not isinstance(value, str):
        raise _bad(name, "events outside channels need it")
    return datetime.fromisoformat(value)


def _location(body: JsonObject) -> str:
    location = (body.get("entity_metadata") or {}).get("location")
    if not isinstance(location, str) or not location:
        raise _bad("entity_metadata", "events outside channels need a location")
    return location


def _require_times(event: ScheduledEvent) -> None:
    if event.starts <= datetime.now(UTC):
        raise _bad("scheduled_start_time", "cannot schedule event in the past")
    if event.ends <= event.starts:
        raise _bad("scheduled_end_time", "cannot end before it starts")


def _bad(name: str, message: str) -> ApiError:
    return invalid_form([Problem((name,), "GUILD_SCHEDULED_EVENT_SCHEDULE", message)])
