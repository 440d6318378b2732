"""The buttons of invitations, open tables and games that move."""

from bot.kit.components.custom_ids import CustomId, PageNumber, Subject, VersionButton, sent_as
from bot.kit.components.proofs import Proof


@sent_as("accept", Proof.BOARD)
class AcceptButton(VersionButton):
    """Accept an invitation."""


@sent_as("decline", Proof.BOARD)
class DeclineButton(VersionButton):
    """Decline an invitation."""


@sent_as("play", Proof.OWN)
class PlayMenuButton(CustomId):
    """Show every way to begin in a message of its own."""


@sent_as("challenge", Proof.OWN)
class ChallengePersonMenu(CustomId):
    """Challenge the person who was chosen to a game in the channel of the menu."""


@sent_as("block", Proof.OWN)
class BlockButton(CustomId):
    """Take no more challenges from a person."""

    user_id: Subject


@sent_as("join", Proof.BOARD)
class JoinButton(VersionButton):
    """Sit down at an open table."""


@sent_as("leave", Proof.BOARD)
class LeaveButton(VersionButton):
    """Leave an open table."""


@sent_as("start", Proof.BOARD)
class StartButton(VersionButton):
    """Begin the game with those who are at the table."""


@sent_as("changerules", Proof.BOARD)
class ChangeRulesButton(VersionButton):
    """Change the rules of a game that has not begun, for this game alone."""


@sent_as("askrated", Proof.BOARD)
class AskRatedButton(VersionButton):
    """Ask for a rated game though somebody at the table is new, or do so no longer."""


@sent_as("gamerules", Proof.BOARD)
class GameRulesButton(VersionButton):
    """Show the rules of a game to the person alone."""


@sent_as("opponent", Proof.BOARD)
class OpponentMenu(VersionButton):
    """Seat an opponent that the bot plays, or send it away, as was chosen."""


@sent_as("playbot", Proof.OWN)
class PlayBotButton(CustomId):
    """Begin a game against the bot."""


@sent_as("opentable", Proof.OWN)
class OpenTableButton(CustomId):
    """Open a table in the channel of the button, as usual on its server."""


@sent_as("findopponent", Proof.OWN)
class FindOpponentButton(CustomId):
    """Lead to a table that waits, or open one for two where the server plays."""


@sent_as("firstgame", Proof.OWN)
class FirstGameButton(CustomId):
    """Begin a game against the gentlest opponent, by the rules that the lessons teach."""


@sent_as("show", Proof.SEAT)
class ShowButton(VersionButton):
    """Go on with a game that has made room for others, in the channel of the button."""


@sent_as("rematch", Proof.BOARD)
class RematchButton(VersionButton):
    """Want another game like this finished one."""


@sent_as("games", Proof.OWN)
class OwnGamesPage(CustomId):
    """Show a page of the person's games."""

    page: PageNumber
