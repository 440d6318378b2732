"""How long a text may be, by its key: Discord's limits for labels and commands."""

import re
from typing import Final

BUTTON: Final = 80
OPTION: Final = 100
MENU: Final = 150
DIALOGUE: Final = 45
HINT: Final = 100
DESCRIPTION: Final = 100
COMMAND: Final = 32
PICTURE: Final = 53
"""What fits above and below a chart with its longest figure; more would be cut off."""

_CHOICES: Final = (
    r"(setting|moment|ranking|period|scope|topic|temper|switch|opponents?)-.*",
    r"(ruleset-(?!about-)|theme-(?!problem-)).*",
    r"(server|preference)-[a-z_]+-(?!about).*",
    r"preferences-(?!title|hint).*",
    r"tournament-(option|form|screen|seeding|counted|start|verdict)-.*",
)
"""What stands in one menu with others of its kind."""
_CHOICE: Final = re.compile("|".join(_CHOICES))

_LIMITS: Final = tuple(
    (re.compile(pattern), most)
    for pattern, most in (
        (r"button-.*", BUTTON),
        (r"menu-.*", MENU),
        (r"ask-.*-(title|label)", DIALOGUE),
        (r"ask-.*-hint", HINT),
        (r"cmd-bot-level-(?!about).*|cmd-pace-.*", OPTION),
        (r"cmd-.*-about", DESCRIPTION),
        (r"cmd-.*", COMMAND),
        (r"stats-chart-.*|fairness-(axis|band)", PICTURE),
        *((choice, OPTION) for choice in _CHOICES),
        (r"language-name|language-as-discord|chest-option(-none)?|learn-option(-done)?", OPTION),
    )
)

_LENGTHS: Final = {"name": 32, "die": 32, "seal": 64, "lesson": 40}
"""The characters that values can have; the others are numbers."""
_FIGURE: Final = len("100,000")


def most_characters(key: str) -> int | None:
    """Return how long the message `key` may be, None if any length will do."""
    return next((most for pattern, most in _LIMITS if pattern.fullmatch(key)), None)


def is_choice(key: str) -> bool:
    """Tell whether the message `key` is one choice of a menu; the others begin alike."""
    return _CHOICE.fullmatch(key) is not None


def length_of_value(name: str) -> int:
    """Return how many characters the value `name` may have in a label."""
    return _LENGTHS.get(name, _FIGURE)
