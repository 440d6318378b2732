"""The menus and buttons with which house rules are made."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.kit.components.custom_ids import CustomId, Subject, Version, name_among, sent_as

_FORMER_OPTIONS: Final = (
    "dice single_five three_ones four five six straight low_straight high_straight "
    "three_pairs four_and_two two_triplets target turns overshoot final_round opening minimum "
    "farkle_limit farkle_penalty hot_dice_must_roll hot_dice_bonus scoreless_bonus toxic_twos "
    "high_stakes turn_seconds bank_seconds"
)
OptionName = Annotated[str, name_among(_FORMER_OPTIONS)]
"""The name of an option of rules."""


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
    """Set the option `name` of the draft to what was chosen."""

    name: OptionName


@sent_as("asknumber")
class AskNumberButton(DraftButton):
    """Ask for another number for the option `name`."""

    name: OptionName


@sent_as("number")
class NumberAnswer(DraftButton):
    """Set the option `name` to what was typed."""

    name: OptionName


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
