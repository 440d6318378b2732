"""Names and descriptions of commands, in every language."""

from collections.abc import Callable, Coroutine
from inspect import signature
from typing import Any, Final, TypeVar

from discord import Locale, app_commands
from discord.app_commands import (
    Command,
    ContextMenu,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.kit.components.proofs import Proof
from bot.kit.prices import COMMAND, Price
from bot.kit.texts.texts import Catalogue, Texts, catalogue

AnyCommand = Command[Any, ..., Any] | ContextMenu
"""A command that people run: from the list, or from the menu of a person."""

_PRICE: Final = "price"
_PROOF: Final = "proof"

Callback = TypeVar("Callback", bound=Callable[..., Coroutine[Any, Any, Any]])
"""The method of a cog that answers a command."""


def command_text(key: str) -> locale_str:
    """Return the English text `key`, marked so that `CommandTranslator` can translate it.

    For names and descriptions of commands, groups, options and choices. Raises `TextError` when
    English has no such message.
    """
    return locale_str(catalogue().english(key), key=key)


def localized(
    key: str, *others: str, price: Price = COMMAND, proof: Proof = Proof.NOTHING
) -> Callable[[Callback], Command[Any, ..., Any]]:
    """Make a command of a cog's method, with all its texts found by `key`.

    Each use costs `price`, and is refused unless the person may do what `proof` says.

    The command is described by `<key>-about`; an option is named by `<key>-<option>` and described
    by `<key>-<option>-about`, with `-` for `_`. A text that is missing is looked for under each of
    the `others` in turn, which may be keys of commands too: so `ruleset` is translated once.
    """

    def find(*parts: str) -> locale_str | None:
        keys = ("-".join((root, *parts)) for root in (key, *others))
        return next(
            (command_text(candidate) for candidate in keys if catalogue().english.has(candidate)),
            None,
        )

    def decorate(method: Callback) -> Command[Any, ..., Any]:
        options = list(signature(method).parameters)[2:]  # after the cog and the interaction
        named = {option: find(option.replace("_", "-")) for option in options}
        told = {option: find(option.replace("_", "-"), "about") for option in options}
        app_commands.rename(**{parameter: text for parameter, text in named.items() if text})(
            method
        )
        app_commands.describe(**{parameter: text for parameter, text in told.items() if text})(
            method
        )
        name, description = find(), find("about")
        assert name is not None  # a command without texts is a bug
        assert description is not None
        extras = {_PRICE: price, _PROOF: proof}
        return app_commands.command(name=name, description=description, extras=extras)(method)

    return decorate


def price_of(command: AnyCommand | None) -> Price:
    """Return what it costs to run a command; None is one that there is no more."""
    price: Price = COMMAND if command is None else command.extras.get(_PRICE, COMMAND)
    return price


def proof_of(command: AnyCommand | None) -> Proof:
    """Return what has to bear out that somebody may run a command."""
    proof: Proof = Proof.NOTHING if command is None else command.extras.get(_PROOF, Proof.NOTHING)
    return proof


def in_language(name: locale_str, texts: Texts) -> str:
    """Return a name as a client that speaks the language of `texts` shows it."""
    key = name.extras.get("key")
    return texts(key) if isinstance(key, str) else name.message


class CommandTranslator(Translator):
    """Gives Discord the texts of commands in each language but English."""

    def __init__(self, languages: Catalogue | None = None) -> None:
        """Translate into `languages`, by default those that ship with the bot."""
        self._catalogue = languages or catalogue()

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of `locale`, None when it has none."""
        del context  # a key says where it stands
        key = string.extras.get("key")
        language = self._catalogue.language_of(locale.value)
        if not isinstance(key, str) or language is None:
            return None
        text = language.plain(key)
        return None if text == string.message else text
