"""What is asked once before it is done, for good, and what is told if it is not."""

from discord import ButtonStyle
from discord.ui import Item, LayoutView

from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId, Subject, sent_as
from bot.kit.components.layout import BRIGHT, Layout, row, text
from bot.kit.texts.texts import Texts


@sent_as("keep")
class KeepButton(CustomId):
    """Leave everything as it is: the other answer to whatever is asked before it is done.

    Older buttons told which house rule was not to be deleted.
    """

    rule_id: Subject = 0


def confirmation(button: CustomId, label: str, texts: Texts, *asked: Item[LayoutView]) -> Layout:
    """Return a question for one person alone, what is `asked` above two answers.

    The one that is labelled `label` (at most 80 characters) does what `button` says; whoever
    handles it checks anew whether the person may. The other shows `unchanged_card`.
    """
    return Layout(
        *asked,
        row(
            [
                board_button(button, label, style=ButtonStyle.danger),
                board_button(KeepButton(), texts("button-cancel")),
            ]
        ),
        colour=BRIGHT,
    )


def unchanged_card(texts: Texts) -> Layout:
    """Return what takes the question's place when nothing is done."""
    return Layout(text(texts("confirm-unchanged")))
