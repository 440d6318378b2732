"""What people could call themselves, their rules or their server to make mischief."""

from typing import Final

HOSTILE_NAMES: Final = (
    "@everyone @here",
    "<@1001> <@!1001> <@&1001>",
    "<#600> <id:guide> </farkle:1>",
    "[x](https://x.y)",
    "<https://x.y>",
    "https://x.y/z?q=1",
    "discord.gg/abc",
    "<a:roll:1> :game_die: <t:1:R>",
    "# T\n## T\n-# T",
    "> T\n>>> T",
    "- T\n* T\n1. T",
    "```ansi\n\x1b[31mT",
    "``T`` `T`",
    "**T** __T__ ~~T~~",
    "||T|| *T* _T_",
    "T\\",
    "\\*T\\*",
    "\u202eT\u2066T\u2069",
    "T\u200b\u2060\ufeffT",
    "\x1b[2J\x1b]0;T\x07\x9b31m",
    "T\rT\x00T\x08T\x7fT\x85T\u2028T",
    "\u3164\u2800\u115f",
    "\u0301\ufe0f\u200d",
    "{ $name } $\\frac{1}{0}$ %s {0}",
    "'; DROP TABLE matches; --",
    "\ud800T",
    "T" * 100,
)
"""Each tries something of its own; several lines in one name, too."""
