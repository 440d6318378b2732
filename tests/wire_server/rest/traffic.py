"""The requests that came in, and the faults that a test puts in their way."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TypeAlias

from tests.wire_server.errors import JsonObject, Problem


@dataclass(slots=True, eq=False)
class Request:
    """One HTTP request of the bot; `status` is 0 until it was answered.

    `path` starts after `/api/v10`; `at` is the time of its arrival (`time.monotonic`, seconds);
    `body` the JSON sent, also that of a multipart request; `answer` the JSON answered; `fault` what
    a test has put in its way.
    """

    method: str
    path: str
    template: str
    at: float
    body: object = None
    status: int = 0
    answer: object = None
    fault: "Fault | None" = None


@dataclass(frozen=True, slots=True)
class Late:
    """The request is handled `seconds` after it arrived."""

    seconds: float


@dataclass(frozen=True, slots=True)
class RateLimit:
    """Not handled: 429, to be repeated after some seconds."""

    retry_after: float
    everywhere: bool = False

    def headers(self) -> Mapping[str, str]:
        """Return the headers that Discord sends; without `Via`, discord.py would not retry."""
        result = {
            "Via": "1.1 google",
            "Retry-After": str(max(1, round(self.retry_after))),
            "X-RateLimit-Scope": "global" if self.everywhere else "user",
        }
        if self.everywhere:
            return {**result, "X-RateLimit-Global": "true"}
        return {
            **result,
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": f"{self.retry_after:.3f}",
            "X-RateLimit-Bucket": "wire",
        }

    def body(self) -> JsonObject:
        """Return the JSON that Discord sends."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


@dataclass(frozen=True, slots=True)
class Refusal:
    """Not handled: this status with this JSON error, and what is wrong with the body."""

    status: int
    code: int = 0
    message: str = "Internal Server Error"
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Drop:
    """The connection is closed without an answer; `handled`: after doing what was asked."""

    handled: bool = False


@dataclass(frozen=True, slots=True)
class Silence:
    """The connection stays open, and no answer ever comes; `handled` as in `Drop`."""

    handled: bool = False


Fault: TypeAlias = Late | RateLimit | Refusal | Drop | Silence


@dataclass(slots=True, eq=False)
class Rule:
    """A fault for the next `times` requests of a method whose path matches a pattern."""

    method: str
    pattern: str
    fault: Fault
    times: int
    hits: int = 0

    def matches(self, request: Request) -> bool:
        """Tell whether this fault strikes a request."""
        return (
            self.hits < self.times
            and request.method == self.method
            and fnmatchcase(request.path, self.pattern)
        )


@dataclass(slots=True)
class Faults:
    """The faults that are waiting for their requests, oldest first."""

    rules: list[Rule] = field(default_factory=list)

    def take(self, request: Request) -> Fault | None:
        """Return the fault that strikes a request, note it there, and count it as spent."""
        for rule in self.rules:
            if rule.matches(request):
                rule.hits += 1
                request.fault = rule.fault
                self.rules = [rule for rule in self.rules if rule.hits < rule.times]
                return rule.fault
        return None
