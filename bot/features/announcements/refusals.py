"""What a server cannot choose, and why."""

from bot.match.model.errors import Refusal


class AnnouncementRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    CANNOT_POST_THERE = "cannot-post-there"
    ROLE_UNKNOWN = "role-unknown"
    ROLE_MANAGED = "role-managed"
    ROLE_POWERFUL = "role-powerful"
    ROLE_TOO_HIGH = "role-too-high"
    OWNER_WITHOUT_TWO_FACTOR = "owner-without-two-factor"
    CANNOT_GIVE_ROLES = "cannot-give-roles"
