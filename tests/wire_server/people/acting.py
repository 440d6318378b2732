"""What users read and do, as a test lets them."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from tests.wire_server.errors import ImpossibleAction, JsonObject
from tests.wire_server.events.gateway import Gateway
from tests.wire_server.model.entities import Channel, Message, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.role import Role
from tests.wire_server.model.state import State
from tests.wire_server.people import client
from tests.wire_server.rest.commands import Command, CommandBook, CommandKind

from .client import FieldValue, OptionValue
from .interaction import CallbackKind, Interaction, InteractionKind
from .interactions import Interactions
from .views import InteractionFailed, Outcome, Seen


class Acting:
    """The part of WireServer that reads channels and acts as users, by the rules of their client.

    What a real client would not offer raises ImpossibleAction; what nobody acknowledged in time
    raises InteractionFailed, and is kept in `failures`.
    """

    def __init__(
        self, state: State, book: CommandBook, gateway: Gateway, interactions: Interactions
    ) -> None:
        self.failures: list[InteractionFailed] = []
        self._state = state
        self._book = book
        self._gateway = gateway
        self._interactions = interactions

    def messages(self, user: User, channel: Channel, limit: int = 50) -> list[Seen]:
        """Return the newest messages that a user sees in a channel, oldest first."""
        self._require_sees(user, channel)
        found: list[Seen] = []
        for message in reversed(channel.messages.values()):
            if len(found) == limit:
                break
            if message.visible_to in {None, user}:
                found.append(Seen(message, message.content))
        return found[::-1]

    def last_message(self, user: User, channel: Channel) -> Seen:
        """Return the newest message that a user sees in a channel."""
        newest = self.messages(user, channel, limit=1)
        if not newest:
            raise ImpossibleAction(f"{user.name} sees no message in {channel.name}")
        return newest[0]

    def refresh(self, seen: Seen) -> Seen:
        """Return a message as it is now."""
        message = self._current(seen)
        return Seen(message, message.content)

    def watch(self, channel: Channel, reader: Callable[[Seen], None]) -> None:
        """Let `reader` see each message that appears or changes for everyone in a channel."""
        channel.readers.append(lambda message: reader(Seen(message, message.content)))

    def delete_message(self, seen: Seen) -> None:
        """Delete a message."""
        self._state.remove_message(self._current(seen))

    # Acting as a user -------------------------------------------------------------------

    async def command(
        self, user: User, channel: Channel, name: str, /, **options: OptionValue
    ) -> Outcome:
        """Run a chat command, as in `command(ann, channel, "farkle challenge", opponent=ben)`."""
        command, path = self._find_command(user, channel, name)
        data = client.command_data(command, path, options, channel)
        return await self._act(InteractionKind.COMMAND, user, channel, data)

    async def autocomplete(
        self, user: User, channel: Channel, name: str, focused: str, /, **options: OptionValue
    ) -> Outcome:
        """Type into an option of a chat command; `options[focused]` is the text so far."""
        command, path = self._find_command(user, channel, name)
        data = client.command_data(
            command, path, {focused: "", **options}, channel, focused=focused
        )
        return await self._act(InteractionKind.AUTOCOMPLETE, user, channel, data)

    async def user_command(self, user: User, channel: Channel, name: str, target: User) -> Outcome:
        """Run a context menu command on another user."""
        command = self._offered(user, channel, CommandKind.USER, name)
        data = client.menu_data(command, target, channel)
        return await self._act(InteractionKind.COMMAND, user, channel, data)

    async def press(
        self,
        user: User,
        seen: Seen,
        *,
        custom_id: str | None = None,
        label: str | None = None,
    ) -> Outcome:
        """Press the button of a message that has this custom id or label."""
        message = self._within_reach(user, seen)
        data = client.button_data(message, custom_id, label)
        return await self._act(InteractionKind.COMPONENT, user, message.channel, data, message)

    async def select(
        self, user: User, seen: Seen, custom_id: str, values: Sequence[str | User | Channel | Role]
    ) -> Outcome:
        """Choose values in a select of a message."""
        message = self._within_reach(user, seen)
        data = client.select_data(message, custom_id, values, message.channel)
        return await self._act(InteractionKind.COMPONENT, user, message.channel, data, message)

    async def submit(self, outcome: Outcome, values: Mapping[str, FieldValue]) -> Outcome:
        """Send in the modal that an outcome showed, as the user who got it."""
        if outcome.kind is not CallbackKind.MODAL:
            raise ImpossibleAction("there is no modal to send in")
        opener = outcome.interaction
        data = client.modal_data(outcome.data, values)
        return await self._act(
            InteractionKind.MODAL, opener.user, opener.channel, data, opener.source, opener
        )

    async def send(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: JsonObject,
        source: Message | None = None,
    ) -> Outcome:
        """Send an interaction as somebody once sent it, whatever a client would offer now."""
        return await self._act(kind, user, channel, data, source)

    async def _act(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: JsonObject,
        source: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Outcome:
        """Send an interaction and wait for its acknowledgement; raise InteractionFailed."""
        interaction = self._interactions.open(kind, user, channel, data, source, opened_by)
        session = self._gateway.session_of(channel.guild)
        if session is None or self._state.application.endpoint_url is not None:
            raise self._failed(interaction, "no bot is connected", has_reached_bot=False)
        packet = session.emit("INTERACTION_CREATE", self._interactions.payload(interaction))
        interaction.sent_at = time.monotonic()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._interactions.answer_within):
                await interaction.answered.wait()
        if interaction.acknowledgement is None:
            why = f"no answer within {self._interactions.answer_within} s"
            raise self._failed(interaction, why, has_reached_bot=packet.is_sent)
        return Outcome(interaction, interaction.acknowledgement)

    def _failed(
        self, interaction: Interaction, why: str, *, has_reached_bot: bool
    ) -> InteractionFailed:
        failure = InteractionFailed(interaction, why, has_reached_bot=has_reached_bot)
        self.failures.append(failure)
        return failure

    def _find_command(
        self, user: User, channel: Channel, name: str
    ) -> tuple[Command, Sequence[str]]:
        first, *path = name.removeprefix("/").split()
        return self._offered(user, channel, CommandKind.CHAT, first), path

    def _offered(self, user: User, channel: Channel, kind: CommandKind, name: str) -> Command:
        self._require_sees(user, channel)
        if not channel.permissions(user) & Permission.USE_APPLICATION_COMMANDS:
            raise ImpossibleAction(f"{user.name} may not use commands in {channel.name}")
        guild = channel.guild
        command = self._book.find(None if guild is None else guild.id, kind, name)
        if command is None:
            raise ImpossibleAction(f"the bot registered no {kind.name.lower()} command {name!r}")
        client.require_offered(command, user, channel)
        return command

    def _within_reach(self, user: User, seen: Seen) -> Message:
        """Return a message that a user can act on now."""
        message = self._current(seen)
        self._require_sees(user, message.channel)
        if message.visible_to not in {None, user}:
            raise ImpossibleAction(f"{user.name} does not see the ephemeral message {message.id}")
        return message

    def _require_sees(self, user: User, channel: Channel) -> None:
        if not self._state.sees(user, channel):
            raise ImpossibleAction(f"{user.name} cannot open the channel {channel.name}")

    def _current(self, seen: Seen) -> Message:
        message = seen.message
        if message.channel.messages.get(message.id) is not message:
            raise ImpossibleAction(f"message {message.id} was deleted")
        return message
