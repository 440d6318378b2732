"""The topics of help."""

from enum import StrEnum


class HelpTopic(StrEnum):
    """What somebody may want to know, in the order of the menu."""

    START = "start"
    PLAYING = "playing"
    WORDS = "words"
    RULES = "rules"
    RATINGS = "ratings"
    TAVERN = "tavern"
    SLOW = "slow"
    EVENTS = "events"
    STRATEGY = "strategy"
    PRIVACY = "privacy"
    ETIQUETTE = "etiquette"
    ADMINS = "admins"
