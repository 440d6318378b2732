"""Why something cannot be done in the tavern."""

from bot.match.model.errors import Refusal


class TavernRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    SIX_DICE = "six-dice"
    DIE_NOT_OWNED = "die-not-owned"
    BADGE_NOT_OWNED = "badge-not-owned"
    DIE_GONE = "die-gone"
    DIE_TAKEN = "die-taken"
    FIVE_DICE = "five-dice"
    TAVERN_RULES = "tavern-rules"
    WAGER_OWN = "wager-own"
    NOTHING_AT_STAKE = "nothing-at-stake"
    WAGER_OF_ANOTHER = "wager-of-another"
    STAKE_GONE = "stake-gone"
    NOT_YOUR_PICK = "not-your-pick"
    ALREADY_READY = "already-ready"
    BADGE_SETTLED = "badge-settled"
    NO_BADGE = "no-badge"
    NOTHING_OWNED = "nothing-owned"
    DICE_SETTLED = "dice-settled"
