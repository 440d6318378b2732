"""The buttons of a board, and of what *More* opens."""

from typing import Annotated

from bot.engine import Positions
from bot.kit.components.custom_ids import MatchButton, VersionButton, sent_as, up_to
from bot.kit.components.proofs import Proof


@sent_as("best", Proof.BOARD)
class BestButton(VersionButton):
    """Choose the dice that score most."""


@sent_as("roll", Proof.BOARD)
class RollButton(VersionButton):
    """Roll the dice that are not chosen."""


@sent_as("bank", Proof.BOARD)
class BankButton(VersionButton):
    """Bank the turn."""


@sent_as("badge", Proof.BOARD)
class BadgeButton(VersionButton):
    """Use the badge of the player, on the chosen dice where it asks for some."""


@sent_as("givein", Proof.BOARD)
class AcceptFarkleButton(VersionButton):
    """Accept a farkle that the badge could still undo."""


@sent_as("take", Proof.BOARD)
class TakeOverButton(VersionButton):
    """Take over the dice and points that the last player left (High Stakes)."""


@sent_as("return", Proof.BOARD)
class ReturnButton(VersionButton):
    """Take one's seat back from the stand-in."""


@sent_as("claim", Proof.BOARD)
class ClaimButton(VersionButton):
    """Win a slow game against players who miss their turns."""


@sent_as("resign", Proof.OWN)
class ResignButton(MatchButton):
    """Resign from the game."""


@sent_as("options", Proof.BOARD)
class OptionsButton(VersionButton):
    """Show the player on turn alone every selection of the roll that scores."""


@sent_as("option", Proof.BESIDE)
class OptionButton(VersionButton):
    """Choose on the board the dice at the `places` of the roll that are set as bits.

    None of them leaves the choice as it is, and leads back to a board that made room for options.
    """

    places: Annotated[int, up_to(127)]

    @property
    def dice(self) -> Positions:
        """Return the places."""
        return tuple(place for place in range(self.places.bit_length()) if self.places >> place & 1)


@sent_as("more", Proof.BOARD)
class MoreButton(VersionButton):
    """Show the person alone what else they can do."""


@sent_as("afterwards", Proof.NOTHING)
class AfterwardsButton(MatchButton):
    """Show the person alone what else there is about a game that has ended."""


@sent_as("skip", Proof.BESIDE)
class SkipButton(VersionButton):
    """Vote to skip the turn of a player who does not act.

    The oldest ones carried who had `voted`, which is ignored.
    """

    voted: Annotated[int, up_to(255)] = 0


@sent_as("end", Proof.BESIDE)
class EndButton(MatchButton):
    """Close the game without a result, as its host."""


@sent_as("kick", Proof.BESIDE)
class KickMenu(MatchButton):
    """Ask whether to remove the player at the seat that was chosen, as the host."""


@sent_as("remove", Proof.BESIDE)
class RemoveButton(MatchButton):
    """Remove the player at `seat`, as the host."""

    seat: Annotated[int, up_to(7)]


@sent_as("expel", Proof.MODERATOR)
class ExpelButton(MatchButton):
    """Remove the player at `seat`, as a moderator."""

    seat: Annotated[int, up_to(7)]
