"""What is tried, and how often: texts, times, troubles, and kinds of press."""

from typing import Final

from tests.monkey.acts import LOST, SLOW

HOSTILE: Final = (
    "",
    " ",
    "0",
    "-1",
    "9" * 30,
    "Ünïcödé 🎲",
    "@everyone <@1> **bold**",
    "x" * 4000,
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    "'; DROP TABLE matches; --",
    "tavern",
    "500",
    "luck",
    "11123456",
    "fk1:1:1:roll",
    "Lions",
    "kingdom(target=1000,turn_seconds=60)",
    "house(target=500,high_stakes=yes,farkle_limit=3,farkle_penalty=500)",
)
"""What people type, also to spoil things."""

WAITS: Final = {
    1: 10,
    5: 10,
    20: 10,
    60: 6,
    130: 6,
    600: 4,
    3600: 2,
    6 * 3600: 1.5,
    86_400: 1.5,
    10 * 86_400: 0.4,
}
"""Seconds in which nobody does anything, and how often each is tried."""

DOWN: Final = (0, 0, 0, 40, 3600, 3 * 86_400)
"""Seconds for which the bot is down."""

HAPPENS: Final = {"server-gone": 0.3}
"""How much likelier something happens by lot than other things: what builds up takes long."""

WEIGHTS: Final = {
    **dict.fromkeys(("roll", "best", "bank", "accept", "join", "start", "take", "ready"), 12.0),
    **dict.fromkeys(("trbegin", "trjoin", "trhere", "trannounce", "ladderyes"), 6.0),
    **dict.fromkeys(("choose", "wear", "adddie", "pick", "badge", "stake"), 5.0),
    **dict.fromkeys(("trset", "trscreen", "trasktitle", "trasktime", "traskteam", "trhere"), 3.0),
    **dict.fromkeys(("topic", "rule", "asknumber", "name", "save"), 4.0),
    **dict.fromkeys(("/farkle challenge", "/farkle open", "/farkle tavern play"), 4.0),
    "/farkle-events tournament create": 3.0,
    **dict.fromkeys(("forget", "forgetserver", "ladderoff", "end", "trcancel"), 0.1),
    **dict.fromkeys(("/farkle-mod end", "/farkle-mod kick", "/farkle resign", "resign"), 0.2),
    **dict.fromkeys(("/farkle-admin privacy delete", "/farkle privacy delete"), 0.1),
}
"""How much likelier a kind of press or a command is than others: what builds up takes many."""

FAILURES: Final = (
    ("*", "/interactions/*/callback", 500, 0),
    ("*", "/channels/*/messages*", 500, 0),
    ("PATCH", "/channels/*/messages/*", 404, 10008),
    ("PATCH", "/channels/*/messages/*", 403, 50013),
    ("POST", "/channels/*/messages", 403, 50013),
    ("POST", "/channels/*/threads", 403, 50013),
    ("PATCH", "/webhooks/*", 404, 10015),
    ("PATCH", "/channels/*/messages/*", 429, 0),
    ("POST", "/users/@me/channels", 403, 50007),
    ("POST", "/channels/*/messages", LOST, 0),
    ("PATCH", "/channels/*/messages/*", LOST, 0),
    ("POST", "/interactions/*/callback", LOST, 0),
    ("POST", "/channels/*/messages", SLOW, 0),
    ("PATCH", "/channels/*/messages/*", SLOW, 0),
    ("POST", "/interactions/*/callback", SLOW, 0),
    ("*", "/webhooks/*", SLOW, 0),
)
"""What Discord refuses, or answers late or never: method, path, status and code."""
