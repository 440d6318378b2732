"""Whole games in each language: no word of English and no key is shown, in public or in private."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.content.folder import data_folder
from bot.kit.locale_check import LocaleFolder, read_locales
from bot.kit.texts.texts import ENGLISH, catalogue
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table
from tests.wire_server import Permission, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

OTHERS = [code for _, code in catalogue().languages if code != ENGLISH]

SHOWN = frozenset({"content", "label", "placeholder", "description", "title"})
"""What people can read of the body of a request."""

SHORTEST = 7
"""Letters of an English text by which it is recognised."""

PRIVATE = (
    "leaderboard",
    "stats",
    "achievements",
    "history",
    "rivals",
    "games",
    "rules show",
    "preferences",
    "show",
    "verify",
    "fairness",
    "open",
    "daily",
)
"""Commands without options, with which somebody looks around."""

FRENCH_TITLES = [
    "Classique",
    "Dix tours",
    "Duel",
    "Facebook",
    "Fête",
    "Royaume",
    "Standard",
    "Zilch",
    "Cinq dés",
    "Greed",
    "High Stakes",
    "Pocket Farkle",
    "Speed Farkle",
    "Toxic Twos",
    "Welfare",
]
"""The rulesets that ship, as somebody French finds them in a list."""


def shown(body: object) -> Iterator[str]:
    """Yield every text in the body of a request."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from shown(value)
    elif isinstance(body, list):
        for value in body:
            yield from shown(value)


@cache
def folders() -> dict[str, LocaleFolder]:
    """Return every language by its code."""
    return {folder.language: folder for folder in read_locales(data_folder() / "locales")}


def english_words(language: str) -> dict[str, str]:
    """Return the longest piece of each English text that the language has in no text of its own."""
    folder = folders()[language]
    own = "\n".join(text.words for message in folder.messages.values() for text in message.texts)
    pieces = {
        max(
            (part.strip() for part in text.parts if isinstance(part, str)), key=len, default=""
        ): key
        for key, message in folders()[ENGLISH].messages.items()
        for text in message.texts
        if key != "language-name" and not key.startswith(("cmd-", "cli-", "check-", "play-"))
    }
    return {
        piece: key
        for piece, key in pieces.items()
        if len(re.findall("[a-zA-Z]", piece)) >= SHORTEST and piece not in own
    }


async def look_around(table: Table, discord: WireServer) -> None:
    """Ask for everything that Ann can ask for, and for what she is refused."""
    for command in PRIVATE:
        await discord.command(table.ann, table.channel, f"farkle {command}")
    await discord.command(table.ann, table.channel, "farkle score", dice="1 2 3 4 5 5")
    await discord.command(table.ann, table.channel, "farkle score", dice="nine")
    await discord.command(table.ann, table.channel, "farkle odds", dice=3, turn=500)
    discord.add_member(table.guild, table.ann, Permission.MANAGE_GUILD)
    await discord.command(table.ann, table.channel, "farkle-admin settings")
    await discord.command(table.ann, table.channel, "farkle challenge", opponent=table.ann)


async def test_boards_speak_as_the_server_and_private_answers_as_the_reader(
    bot: BotProcess, discord: WireServer
) -> None:
    table = Table(discord, locales=("en-US", "fr"), guild_locale="fr")
    await table.sit_down()
    assert "premier à " in table.board.text
    assert table.on_turn() is table.ann
    refused = await table.send(Act("roll"), by=table.ben)
    assert refused.message.text.startswith("C'est à Ann de jouer.")
    asked = await discord.command(table.ann, table.channel, "farkle games")
    assert "### Your games" in asked.message.text
    for typed, titles in (("", FRENCH_TITLES), ("fete", ["Fête"])):
        offered = await discord.autocomplete(
            table.ben, table.channel, "farkle rules show", "ruleset", ruleset=typed
        )
        assert [choice["name"] for choice in offered.choices] == titles


@pytest.mark.parametrize("language", OTHERS)
async def test_a_whole_game_is_in_the_language_of_its_people(
    bot: BotProcess, discord: WireServer, language: str
) -> None:
    table = Table(discord, locales=(language,) * 2, guild_locale=language)
    before = discord.request_count

    await table.sit_down(ruleset="zilch", target=1000)
    texts = catalogue().texts(language)
    assert texts("terms-target", target=1000) in table.board.text
    await table.send(Act("more"))
    board = await table.play_to_the_end()
    assert max(board.scores.values()) >= 1000
    for button in board.buttons:
        if not button.disabled and not button.url:
            await discord.press(table.ann, table.seen, custom_id=button.custom_id)
    await look_around(table, discord)

    sent = list(discord.requests)[before - discord.request_count :]
    read = "\n".join(text for request in sent for text in shown(request.body))
    assert len(read) > 10_000
    assert {piece: key for piece, key in english_words(language).items() if piece in read} == {}
    assert (
        set(re.findall(r"[a-z]+(?:-[a-z_]+)+", read)) & folders()[ENGLISH].messages.keys() == set()
    )
    discord.check()
