"""The buttons and menus of the tavern."""

from dataclasses import dataclass

from bot.kit import prices
from bot.kit.components.custom_ids import CustomId, MatchButton, PageNumber, VersionButton, sent_as
from bot.kit.components.proofs import Proof


@dataclass(frozen=True, slots=True)
class ChestMenu(VersionButton):
    """A menu of what a player can choose from, on page `page`."""

    page: PageNumber


@sent_as("choose", Proof.BOARD)
class ChooseButton(VersionButton):
    """Show a player alone the dice and badges they can choose."""


@sent_as("chest", Proof.BESIDE)
class ChestPage(MatchButton):
    """Show a page of those."""

    page: PageNumber


@sent_as("adddie", Proof.BESIDE)
class AddDieMenu(ChestMenu):
    """Choose one more die."""


@sent_as("wear", Proof.BESIDE)
class BadgeMenu(ChestMenu):
    """Choose the badge that was chosen in the menu, or none."""


@sent_as("putback", Proof.BESIDE)
class PutBackMenu(ChestMenu):
    """Put a chosen die back."""


@sent_as("ready", Proof.BESIDE)
class ReadyButton(VersionButton):
    """Make the choice final."""


@sent_as("pick", Proof.BOARD)
class PickMenu(VersionButton):
    """Pick the die of a draft that was chosen."""


@sent_as("calloff", Proof.BOARD)
class CallOffButton(VersionButton):
    """Let the game begin without its wager."""


@sent_as("stake", Proof.BOARD)
class StakeMenu(VersionButton):
    """Take the die of the loser that was chosen."""


@sent_as("collection", Proof.OWN)
class CollectionPage(CustomId):
    """Show a page of the person's dice."""

    page: PageNumber


@sent_as("showdice", Proof.OWN, prices.FILES)
class ShowCollectionButton(CustomId):
    """Show everyone the best of the person's own dice and badges."""


@sent_as("firstlevel", Proof.OWN)
class FirstLevelButton(CustomId):
    """Sit down with the tavern's first opponent, to win the first die."""
