"""Names and descriptions of commands."""

from pathlib import Path

import pytest
from discord import Locale, app_commands
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
from discord.app_commands.translator import OtherTranslationContext

from bot.kit.texts.commands import CommandTranslator, command_text
from bot.kit.texts.texts import Catalogue, TextError, catalogue
from tests.support.texts.locales import write_locale
from tests.support.texts.source_keys import asked


@pytest.fixture
def translator(tmp_path: Path) -> CommandTranslator:
    write_locale(tmp_path, "en", board="cmd-show = show\ncmd-show-about = Post it")
    write_locale(tmp_path, "de", board="cmd-show = zeigen")
    return CommandTranslator(Catalogue.read(tmp_path))


def context() -> OtherTranslationContext:
    """Return where a text stands; the translator needs no more than its key."""
    return TranslationContext(location=TranslationContextLocation.other, data="")


@pytest.mark.parametrize(
    ("text", "locale", "translated"),
    [
        (locale_str("show", key="cmd-show"), Locale.german, "zeigen"),
        (locale_str("Post it", key="cmd-show-about"), Locale.german, None),
        (locale_str("show", key="cmd-show"), Locale.british_english, None),
        (locale_str("show", key="cmd-show"), Locale.hungarian, None),
        (locale_str("show"), Locale.german, None),
    ],
)
async def test_only_what_a_language_has_is_sent(
    translator: CommandTranslator, text: locale_str, locale: Locale, translated: str | None
) -> None:
    assert await translator.translate(text, locale, context()) == translated


def test_a_command_text_carries_its_key() -> None:
    text = command_text("cmd-show")
    assert (text.message, text.extras) == ("show", {"key": "cmd-show"})
    with pytest.raises(TextError):
        command_text("cmd-unknown")


def test_names_and_descriptions_are_what_discord_takes() -> None:
    english = catalogue().english
    keys = [text.key for text in asked() if text.key.startswith("cmd-")]
    assert keys
    for key in keys:
        text = english(key)
        if key.endswith("-about"):
            assert 1 <= len(text) <= 100
        elif key.startswith("cmd-context-"):
            assert 1 <= len(text) <= 32
        else:
            assert app_commands.commands.validate_name(text) == text
