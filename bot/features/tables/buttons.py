"""The buttons of invitations, open tables and games that move."""

from bot.kit.components.custom_ids import CustomId, PageNumber, Subject, VersionButton, sent_as


@sent_as("accept")
class AcceptButton(VersionButton):
    """Accept an invitation."""


@sent_as("decline")
class DeclineButton(VersionButton):
    """Decline an invitation."""


@sent_as("block")
class BlockButton(CustomId):
    """Take no more challenges from a person."""

    user_id: Subject


@sent_as("join")
class JoinButton(VersionButton):
    """Sit down at an open table."""


@sent_as("leave")
class LeaveButton(VersionButton):
    """Leave an open table."""


@sent_as("start")
class StartButton(VersionButton):
    """Begin the game with those who are at the table."""


@sent_as("opponent")
class OpponentMenu(VersionButton):
    """Seat an opponent that the bot plays, or send it away, as was chosen."""


@sent_as("playbot")
class PlayBotButton(CustomId):
    """Begin a game against the bot."""


@sent_as("opentable")
class OpenTableButton(CustomId):
    """Open a table in the channel of the button, as usual on its server."""


@sent_as("firstgame")
class FirstGameButton(CustomId):
    """Begin a game against the gentlest opponent, by the rules that the lessons teach."""


@sent_as("show")
class ShowButton(VersionButton):
    """Go on with a game that has made room for others, in the channel of the button."""


@sent_as("rematch")
class RematchButton(VersionButton):
    """Want another game like this finished one."""


@sent_as("games")
class OwnGamesPage(CustomId):
    """Show a page of the person's games."""

    page: PageNumber
