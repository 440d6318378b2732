"""A role of a guild."""

from dataclasses import dataclass

from tests.wire_server.errors import JsonObject

from .permissions import NOTHING, Permission


@dataclass(slots=True, eq=False)
class Role:
    """A role; of two the one with the higher `position` stands above the other."""

    id: int
    name: str
    permissions: Permission = NOTHING
    position: int = 0
    managed: bool = False

    def payload(self) -> JsonObject:
        """Return the role object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
