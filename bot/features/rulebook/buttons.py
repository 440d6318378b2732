"""The menus and buttons with which house rules are made."""

from dataclasses import dataclass
from typing import Annotated

from bot.kit.components.custom_ids import CustomId, Subject, Version, sent_as, up_to


@dataclass(frozen=True, slots=True)
class DraftButton(CustomId):
    """A button of a draft of house rules in the version that it was drawn for."""

    draft_id: Subject
    version: Version


@sent_as("topic")
class TopicMenu(DraftButton):
    """Show the chosen screen of the draft."""


@sent_as("rule")
class RuleMenu(DraftButton):
    """Set an option of the draft; `place` makes the ids of one message differ."""

    place: Annotated[int, up_to(99)]


@sent_as("asknumber")
class AskNumberButton(DraftButton):
    """Ask for another number for option number `place`."""

    place: Annotated[int, up_to(99)]


@sent_as("number")
class NumberAnswer(DraftButton):
    """Set option number `place` to what was typed."""

    place: Annotated[int, up_to(99)]


@sent_as("save")
class SaveButton(DraftButton):
    """Ask for the title of the draft."""


@sent_as("name")
class TitleAnswer(DraftButton):
    """Save the draft under the title that was typed."""


@sent_as("discard")
class DiscardButton(DraftButton):
    """Discard the draft."""


@sent_as("delete")
class DeleteButton(CustomId):
    """Delete a house rule."""

    rule_id: Subject
