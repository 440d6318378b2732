"""The routes of what belongs to the application: its commands and its emojis."""

from tests.wire_server.errors import ApiError
from tests.wire_server.model.state import Emoji, State

from .commands import CommandBook, without_translations
from .finding import Finding
from .http import Answer, Call, Route

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_EMOJIS = "/applications/{application_id}/emojis"
_EMOJI = f"{_EMOJIS}/{{emoji_id}}"
_DONE = Answer(204)


class ApplicationRoutes(Finding):
    """The routes of commands and emojis over one state."""

    def __init__(self, state: State, commands: CommandBook) -> None:
        super().__init__(state)
        self._commands = commands

    def table(self) -> list[Route]:
        """Return all routes."""
        return [
            *self._command_routes(_COMMANDS),
            *self._command_routes(_GUILD_COMMANDS),
            Route("GET", _EMOJIS, self._get_emojis),
            Route("POST", _EMOJIS, self._create_emoji),
            Route("GET", _EMOJI, self._get_emoji),
            Route("DELETE", _EMOJI, self._delete_emoji),
        ]

    def _command_routes(self, path: str) -> list[Route]:
        return [
            Route("GET", path, self._get_commands),
            Route("PUT", path, self._replace_commands),
            Route("POST", path, self._put_command),
            Route("DELETE", f"{path}/{{command_id}}", self._delete_command),
        ]

    def _get_commands(self, call: Call) -> Answer:
        commands = self._commands.within(self._scope(call))
        told = [command.payload(self._state.application_id) for command in commands]
        if call.query.get("with_localizations", "").lower() not in {"1", "true"}:
            told = [without_translations(command) for command in told]
        return Answer(200, told)

    def _replace_commands(self, call: Call) -> Answer:
        commands = self._commands.replace(self._scope(call), call.objects())
        return Answer(200, [command.payload(self._state.application_id) for command in commands])

    def _put_command(self, call: Call) -> Answer:
        scope, spec = self._scope(call), call.object()
        known = len(self._commands.within(scope))
        command = self._commands.put(scope, spec)
        created = len(self._commands.within(scope)) > known
        return Answer(201 if created else 200, command.payload(self._state.application_id))

    def _delete_command(self, call: Call) -> Answer:
        self._commands.delete(self._scope(call), call.id("command_id"))
        return _DONE

    def _get_emojis(self, call: Call) -> Answer:
        self._own(call)
        return Answer(200, {"items": [emoji.payload() for emoji in self._state.emojis.values()]})

    def _create_emoji(self, call: Call) -> Answer:
        self._own(call)
        body = call.object()
        return Answer(201, self._state.add_emoji(body["name"], body["image"]).payload())

    def _get_emoji(self, call: Call) -> Answer:
        return Answer(200, self._emoji(call).payload())

    def _delete_emoji(self, call: Call) -> Answer:
        del self._state.emojis[self._emoji(call).id]
        return _DONE

    def _emoji(self, call: Call) -> Emoji:
        self._own(call)
        emoji = self._state.emojis.get(call.id("emoji_id"))
        if emoji is None:
            raise ApiError(404, 10014, "Unknown Emoji")
        return emoji

    def _own(self, call: Call) -> None:
        if call.id("application_id") != self._state.application_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action.")

    def _scope(self, call: Call) -> int | None:
        """Return the guild whose commands a path is about, None for the global ones."""
        self._own(call)
        return self._guild(call).id if "guild_id" in call.params else None
