"""Asking before something that cannot be undone."""

from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId, Subject, sent_as
from bot.kit.components.layout import BRIGHT, Layout, row, text
from bot.kit.components.parts import ButtonStyle, Part
from bot.kit.components.proofs import Proof
from bot.kit.texts.texts import Texts


@sent_as("keep", Proof.NOTHING)
class KeepButton(CustomId):
    """Leave everything as it is: the "no" to any such question.

    The oldest ones carried the house rule that was not to be deleted.
    """

    rule_id: Subject = 0


def confirmation(
    button: CustomId, label: str, texts: Texts, *asked: Part, back: CustomId | None = None
) -> Layout:
    """Return a private question: the text `asked` above two buttons.

    One, labelled `label` (at most 80 characters), carries `button`; its handler must check again
    that the person may do it. The other leads `back`, or shows `unchanged_card`.
    """
    return Layout(
        *asked,
        row(
            [
                board_button(button, label, style=ButtonStyle.DANGER),
                board_button(back or KeepButton(), texts("button-cancel")),
            ]
        ),
        colour=BRIGHT,
    )


def unchanged_card(texts: Texts) -> Layout:
    """Return the card that replaces the question when the answer is no."""
    return Layout(text(texts("confirm-unchanged")))
