"""What somebody has set up for the application in the developer portal."""

from dataclasses import dataclass, field

SERVERS, USERS = 0, 1
"""Discord's numbers for where an application can be installed."""


@dataclass(slots=True)
class Application:
    """The settings of the application.

    `installs`: where it can be installed, which commands may not go beyond. `endpoint_url`: where
    interactions are sent instead of the gateway. `owner_has_two_factor`: whether the bot may use
    powerful permissions on servers that demand it. `sessions`: how many may begin in a day.
    """

    installs: set[int] = field(default_factory=lambda: {SERVERS, USERS})
    endpoint_url: str | None = None
    owner_has_two_factor: bool = True
    sessions: int = 1000
