"""Names and descriptions of commands, in every language."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.kit.texts.texts import Catalogue, Texts, catalogue


def command_text(key: str) -> locale_str:
    """Return the English text `key`, marked so that `CommandTranslator` finds its translations.

    For names and descriptions of commands, groups, options and choices. Raises `TextError` when
    English has no such message.
    """
    return locale_str(catalogue().english(key), key=key)


def in_language(name: locale_str, texts: Texts) -> str:
    """Return a name of ours as a client that speaks the language of `texts` shows it."""
    key = name.extras.get("key")
    return texts(key) if isinstance(key, str) else name.message


class CommandTranslator(Translator):
    """Gives Discord what each language has for a command; English is what it has already."""

    def __init__(self, languages: Catalogue | None = None) -> None:
        """Translate into `languages`, those that ship with the bot when left out."""
        self._catalogue = languages or catalogue()

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of `locale`, None when it has none of its own."""
        del context  # a key says where it stands
        key = string.extras.get("key")
        language = self._catalogue.language_of(locale.value)
        if not isinstance(key, str) or language is None:
            return None
        text = language.format(key, ())
        return None if text == string.message else text
