"""What the server answers when it refuses, and what it raises in the test that drives it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object of the wire. Before it was checked nothing is known of its values, hence `Any`."""

Path: TypeAlias = tuple[str | int, ...]
"""Where in a request body a problem was found."""

INVALID_FORM = 50035


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a request body."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message}"


class ApiError(Exception):
    """A refusal with Discord's HTTP status, JSON error code and sentence."""

    def __init__(
        self, status: int, code: int, message: str, problems: Sequence[Problem] = ()
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    def body(self) -> JsonObject:
        """Return the error as Discord writes it: problems nested by their path."""
        body: JsonObject = {"message": self.message, "code": self.code}
        for problem in self.problems:
            node = body.setdefault("errors", {})
            for step in problem.path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append(
                {"code": problem.code, "message": problem.message}
            )
        return body


def invalid_form(problems: Sequence[Problem]) -> ApiError:
    """Return the refusal of a body that Discord would not accept."""
    return ApiError(400, INVALID_FORM, "Invalid Form Body", problems)


class WireError(Exception):
    """Something that the server reports to the test that drives it."""


class ImpossibleAction(WireError):
    """A real client would not let this user do this: no such button or command, no access."""


class WireViolations(WireError):
    """The bot sent what Discord would refuse, or asked for what this server does not know."""
