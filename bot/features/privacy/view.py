"""Personal data: what is kept, its export as a file, and the questions before deleting it."""

import gzip
from typing import Final

from bot.features.privacy.buttons import ForgetButton, ForgetServerButton
from bot.features.privacy.model import Operator
from bot.kit.components.buttons import link_button
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import Layout, paragraphs, row, text
from bot.kit.components.media import File
from bot.kit.texts.texts import Texts

DATA_FILE: Final = "farkle-data.json"
"""The file of a person's data."""

LARGEST: Final = 8 * 2**20
"""Files of so many bytes are compressed: Discord takes 10 MiB."""


def privacy_card(operator: Operator, texts: Texts) -> Layout:
    """Return what is kept of people, why, and for how long."""
    return Layout(
        paragraphs(texts("privacy-title"), texts("privacy-kept")),
        paragraphs(
            texts("privacy-not-kept"),
            texts("privacy-how-long"),
            texts("privacy-blocks"),
            texts("privacy-how"),
            texts("privacy-contact", contact=operator.contact) if operator.contact else "",
        ),
        *([row([link_button(texts("button-policy"), operator.policy)])] if operator.policy else []),
    )


def data_file(data: str) -> tuple[str, bytes]:
    """Return the name and the content of the file with `data`."""
    content = data.encode()
    if len(content) < LARGEST:
        return DATA_FILE, content
    return f"{DATA_FILE}.gz", gzip.compress(content)


def exported_card(file: str, sentence: str) -> Layout:
    """Return the answer that has the `file` of a person's data, or of a server's."""
    return Layout(text(sentence), File(file))


def delete_question(open_games: int, texts: Texts) -> Layout:
    """Return what deleting a person's data would do, and the button that does it.

    `open_games` are the games and invitations that the person would leave.
    """
    return confirmation(
        ForgetButton(),
        texts("button-forget"),
        texts,
        paragraphs(
            texts("privacy-delete"), texts("privacy-delete-goes"), texts("privacy-delete-blocks")
        ),
        paragraphs(
            texts("privacy-delete-open", games=open_games) if open_games else "",
            texts("privacy-delete-games"),
            texts("privacy-delete-messages"),
            texts("privacy-delete-again"),
        ),
    )


def deleted_card(texts: Texts) -> Layout:
    """Return what a person is told whose data was deleted."""
    return Layout(text(texts("privacy-deleted")))


def delete_server_question(guild_id: int, texts: Texts) -> Layout:
    """Return what deleting a server's data would do, and the button that does it."""
    return confirmation(
        ForgetServerButton(guild_id),
        texts("button-forget-server"),
        texts,
        paragraphs(texts("forget-server"), texts("forget-server-goes")),
        paragraphs(texts("forget-server-games"), texts("forget-server-left")),
    )


def server_deleted_card(texts: Texts) -> Layout:
    """Return what the person is told who has deleted a server's data."""
    return Layout(text(texts("forget-server-done")))
