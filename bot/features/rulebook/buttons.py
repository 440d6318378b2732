"""The menus and buttons with which house rules are made."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.kit.components.custom_ids import CustomId, Subject, Version, name_among, sent_as
from bot.kit.components.proofs import Proof

_FORMER_OPTIONS: Final = (
    "dice,single_five,three_ones,four,five,six,straight,low_straight,high_straight,"
    "three_pairs,four_and_two,two_triplets,target,turns,overshoot,final_round,opening,minimum,"
    "farkle_limit,farkle_penalty,hot_dice_must_roll,hot_dice_bonus,scoreless_bonus,toxic_twos,"
    "high_stakes,turn_seconds,bank_seconds"
)
OptionName = Annotated[str, name_among(_FORMER_OPTIONS)]
"""The name of an option of rules."""


@dataclass(frozen=True, slots=True)
class DraftButton(CustomId):
    """A button of a draft of house rules in the version that it was drawn for."""

    draft_id: Subject
    version: Version


@sent_as("topic", Proof.DRAFT)
class TopicMenu(DraftButton):
    """Show the chosen screen of the draft."""


@sent_as("rule", Proof.DRAFT)
class RuleMenu(DraftButton):
    """Set the option `name` of the draft to what was chosen."""

    name: OptionName


@sent_as("asknumber", Proof.DRAFT)
class AskNumberButton(DraftButton):
    """Ask for another number for the option `name`."""

    name: OptionName


@sent_as("number", Proof.DRAFT)
class NumberAnswer(DraftButton):
    """Set the option `name` to what was typed."""

    name: OptionName


@sent_as("save", Proof.DRAFT)
class SaveButton(DraftButton):
    """Ask for the title of the draft."""


@sent_as("name", Proof.DRAFT)
class TitleAnswer(DraftButton):
    """Save the draft under the title that was typed."""


@sent_as("discard", Proof.DRAFT)
class DiscardButton(DraftButton):
    """Discard the draft."""


@sent_as("gametopic", Proof.OWN)
class GameTopicMenu(DraftButton):
    """Show the chosen screen of the draft of one game's rules."""


@sent_as("gamerule", Proof.OWN)
class GameRuleMenu(DraftButton):
    """Set the option `name` of one game's rules to what was chosen."""

    name: OptionName


@sent_as("gameasknumber", Proof.OWN)
class AskGameNumberButton(DraftButton):
    """Ask for another number for the option `name` of one game's rules."""

    name: OptionName


@sent_as("gamenumber", Proof.OWN)
class GameNumberAnswer(DraftButton):
    """Set the option `name` of one game's rules to what was typed."""

    name: OptionName


@sent_as("gamestart", Proof.OWN)
class StartingRulesMenu(DraftButton):
    """Begin the draft of one game's rules from the chosen ruleset."""


@sent_as("userules", Proof.OWN)
class UseRulesButton(DraftButton):
    """Play the game by the rules of the draft."""


@sent_as("gamediscard", Proof.OWN)
class DiscardGameDraftButton(DraftButton):
    """Discard the draft of one game's rules."""


@sent_as("delete", Proof.RULES)
class DeleteButton(CustomId):
    """Delete a house rule."""

    rule_id: Subject
