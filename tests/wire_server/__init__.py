"""A small, strict Discord on the loopback interface, for tests of a bot in its own process.

It speaks REST v10 and Gateway v10 to the bot, and Python to the test:

    async with WireServer(openapi=path) as server:
        ann, ben = server.create_user("Ann"), server.create_user("Ben", locale="de")
        guild = server.create_guild("Tavern", [ann, ben], locale="en-GB")
        table = server.create_channel(guild, "table")
        async with server.expect_ready():
            ...  # start the bot: DISCORD_API_BASE=server.api_base, its token=server.token
        outcome = await server.command(ann, table, "farkle challenge", opponent=ben)
        outcome = await server.press(ben, outcome.message, label="Accept")
        assert outcome.latency < 3 and len(outcome.requests) == 1
        print(server.last_message(ann, table).text)
        server.check()  # nothing that Discord would have refused

Acting as a user (`command`, `autocomplete`, `user_command`, `press`, `select`, `submit`) does what
a real client would: what it would not offer raises ImpossibleAction, and what nobody acknowledged
in time raises InteractionFailed. Two actions at once: `asyncio.gather`.

The behaviour is taken from Discord's documentation and API description, not from what one bot
needs. Not here: voice, private threads, roles, polls, attachments as options, true rate limits
(only those that `inject` makes), and everything else that is not a route of `routes.py` or
`threads.py`: asking for it is a violation. It knows nothing of the bot that it serves.
"""

from tests.wire_server.model.entities import Channel, Guild, Member, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.thread import Thread
from tests.wire_server.people.interaction import CallbackKind
from tests.wire_server.people.views import Button, InteractionFailed, Outcome, Seen, Select
from tests.wire_server.rest.commands import Command, CommandKind, command_text
from tests.wire_server.rest.http import Violation
from tests.wire_server.rest.traffic import (
    Drop,
    Fault,
    Late,
    RateLimit,
    Refusal,
    Request,
    Rule,
    Silence,
)

from .errors import ImpossibleAction, JsonObject, Problem, WireError, WireViolations
from .server import WireServer

__all__ = [
    "Button",
    "CallbackKind",
    "Channel",
    "Command",
    "CommandKind",
    "Drop",
    "Fault",
    "Guild",
    "ImpossibleAction",
    "InteractionFailed",
    "JsonObject",
    "Late",
    "Member",
    "Outcome",
    "Permission",
    "Problem",
    "RateLimit",
    "Refusal",
    "Request",
    "Rule",
    "Seen",
    "Select",
    "Silence",
    "Thread",
    "User",
    "Violation",
    "WireError",
    "WireServer",
    "WireViolations",
    "command_text",
]
