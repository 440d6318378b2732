"""What bears out the claim of a press: an id may be years old, or forged."""

from enum import StrEnum


class Proof(StrEnum):
    """What is checked before a press does or tells anything.

    The guard of presses checks what needs no game; a service checks the rest, beside the data.
    docs/buttons.md explains each to readers.
    """

    BOARD = "board"
    """The message that the match is kept with, in its place."""
    BESIDE = "beside"
    """The place of the match, and a seat in it."""
    SEAT = "seat"
    """A seat in the match, which goes on where the press is: on its server."""
    MODERATOR = "moderator"
    """Permission to moderate the server now, and the channel of the match that is named, if any."""
    SIGHT = "sight"
    """A game that the person can see: their own, or one of a channel that they can read."""
    HERE = "here"
    """The server of the press: only what is of it is told."""
    OWN = "own"
    """Nothing but the person, whose own things are all that is told or changed."""
    DRAFT = "draft"
    """A draft of house rules of the person's own, and permission to make some now."""
    RULES = "rules"
    """House rules of the server, and permission to make some now."""
    MANAGER = "manager"
    """Permission to manage the server now."""
    PLAN = "plan"
    """A draft of a tournament of the person's own, and permission to hold some now."""
    EVENT = "event"
    """A tournament of the server, which the person may know of."""
    ORGANIZER = "organizer"
    """The same, and that they look after it now."""
    NOTHING = "nothing"
    """Nothing: nothing is told or changed."""
