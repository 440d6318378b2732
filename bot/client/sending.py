"""Layouts and files, as discord.py sends them: the one place where they become its own."""

from collections.abc import Iterable
from io import BytesIO
from typing import Final

from discord import (
    AllowedMentions,
    Client,
    File,
    Interaction,
    InteractionCallbackResponse,
    InteractionResponseType,
    Object,
)
from discord.ui import LayoutView
from discord.utils import MISSING

from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment
from bot.kit.components.parts import Json

_FILLED: Final = "filled"
"""What discord.py keeps for us with an interaction whose promised answer has come."""


class _Sent(LayoutView):
    """A layout to send, of which discord.py keeps nothing."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(timeout=None)
        self._payload = layout.payload()

    def to_components(self) -> list[Json]:
        """Return the layout as Discord's JSON."""
        return self._payload

    def has_components_v2(self) -> bool:
        """Tell discord.py that no message may have anything beside a layout."""
        return True

    def is_finished(self) -> bool:
        """Tell discord.py that no press is waited for, so that it does not keep the layout.

        One that was sent privately it would keep for a quarter of an hour by a timer of its own.
        """
        return True


def as_view(layout: Layout) -> LayoutView:
    """Return `layout` as discord.py takes it, to be sent once."""
    return _Sent(layout)


async def send_answer(
    interaction: Interaction[Client],
    layout: Layout,
    files: Iterable[Attachment] = (),
    *,
    private: bool = True,
    notified: AllowedMentions = MISSING,
) -> InteractionCallbackResponse[Client]:
    """Answer with a new message that shows `layout` and has `files`, to the person alone or to all.

    It notifies nobody but those who may be `notified`.
    """
    return await interaction.response.send_message(
        view=as_view(layout),
        files=as_files(files) or MISSING,
        ephemeral=private,
        allowed_mentions=notified,
    )


def is_promised(interaction: Interaction[Client]) -> bool:
    """Tell whether an answer was deferred to a new message, which an edit has to fill."""
    promised = interaction.response.type is InteractionResponseType.deferred_channel_message
    return promised and _FILLED not in interaction.extras


async def fill_in(interaction: Interaction[Client], sentence: str) -> None:
    """Fill a deferred answer with a `sentence`."""
    await interaction.edit_original_response(content=sentence)
    interaction.extras[_FILLED] = True


async def send_further(
    interaction: Interaction[Client], layout: Layout, *, private: bool = True
) -> None:
    """Send `layout` in one more message, after an answer."""
    await interaction.followup.send(view=as_view(layout), ephemeral=private)


async def send_call(
    interaction: Interaction[Client], sentence: str, user_ids: Iterable[int]
) -> None:
    """Send a `sentence` to everybody, after an answer, which notifies the people it mentions."""
    notified = AllowedMentions(users=[Object(user_id) for user_id in user_ids])
    await interaction.followup.send(sentence, allowed_mentions=notified)


async def change_answer(
    interaction: Interaction[Client], layout: Layout, files: Iterable[Attachment] = ()
) -> None:
    """Show `layout` and `files` in a deferred answer, or in one that was given.

    Without files, those that are there stay.
    """
    await interaction.edit_original_response(
        view=as_view(layout), attachments=as_files(files) or MISSING
    )
    interaction.extras[_FILLED] = True


async def change_pressed(
    interaction: Interaction[Client], layout: Layout, files: Iterable[Attachment]
) -> None:
    """Answer a press by showing `layout` and `files` in its message."""
    await interaction.response.edit_message(view=as_view(layout), attachments=as_files(files))


def as_files(files: Iterable[Attachment]) -> list[File]:
    """Return `files` as discord.py takes them, to be sent once."""
    return [File(BytesIO(file.content), file.name) for file in files]
