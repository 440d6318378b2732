"""The buttons of ladders and of challenges; ladders go by the names of their rulesets."""

from bot.kit.components.custom_ids import About, CustomId, PageNumber, Subject, sent_as
from bot.kit.components.proofs import Proof


@sent_as("ladder", Proof.HERE)
class LadderPageButton(CustomId):
    """Show a page of a ladder."""

    page: PageNumber
    ruleset: About


@sent_as("ladderjoin", Proof.OWN)
class JoinLadderButton(CustomId):
    """Step onto a ladder, at the bottom."""

    ruleset: About


@sent_as("ladderleave", Proof.OWN)
class LeaveLadderButton(CustomId):
    """Step off a ladder, after a question."""

    ruleset: About


@sent_as("ladderoff", Proof.OWN)
class SurelyLeaveLadderButton(CustomId):
    """Step off a ladder for good."""

    ruleset: About


@sent_as("ladderup", Proof.OWN)
class ReachButton(CustomId):
    """Show privately whom the person may challenge, or the challenge that they are in."""

    ruleset: About


@sent_as("ladderwhom", Proof.OWN)
class ChallengeMenu(CustomId):
    """Challenge who was chosen."""

    ruleset: About


@sent_as("ladderyes", Proof.OWN)
class AcceptChallengeButton(CustomId):
    """Accept a challenge: the game begins."""

    challenge_id: Subject


@sent_as("ladderno", Proof.OWN)
class GiveUpPlaceButton(CustomId):
    """Give up the challenged place without a game."""

    challenge_id: Subject
