"""The buttons of ladders and of challenges; ladders go by the names of their rulesets."""

from bot.kit.components.custom_ids import About, CustomId, PageNumber, Subject, sent_as


@sent_as("ladder")
class LadderPage(CustomId):
    """Show a page of a ladder."""

    page: PageNumber
    ruleset: About


@sent_as("ladderjoin")
class JoinLadderButton(CustomId):
    """Step onto a ladder, at the bottom."""

    ruleset: About


@sent_as("ladderleave")
class LeaveLadderButton(CustomId):
    """Step off a ladder, after a question."""

    ruleset: About


@sent_as("ladderoff")
class SurelyLeaveLadderButton(CustomId):
    """Step off a ladder for good."""

    ruleset: About


@sent_as("ladderup")
class ReachButton(CustomId):
    """Show privately whom the person may challenge, or the challenge that they are in."""

    ruleset: About


@sent_as("ladderwhom")
class ChallengeMenu(CustomId):
    """Challenge who was chosen."""

    ruleset: About


@sent_as("ladderyes")
class AcceptChallengeButton(CustomId):
    """Accept a challenge: the game begins."""

    challenge_id: Subject


@sent_as("ladderno")
class GiveUpPlaceButton(CustomId):
    """Give up the challenged place without a game."""

    challenge_id: Subject
