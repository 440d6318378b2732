"""House rules and drafts to store."""

from bot.engine import RuleSet
from bot.features.rulebook.model.house_rules import Draft, HouseRule, values_of
from bot.match.model.ruleset_titles import slug_of
from tests.support.storage.games import ADA, GUILD, NOW


def rules(title: str = "Family rules", target: int = 5000) -> RuleSet:
    """Return house rules of this title."""
    return RuleSet(slug_of(title), target=target)


FAMILY = HouseRule(1, GUILD, rules())
BASE = RuleSet("tavern", target=4000)
DRAFT = Draft(
    id=0,
    version=0,
    guild_id=GUILD,
    user_id=ADA.user_id,
    title="",
    edits=None,
    base=BASE,
    values=values_of(BASE),
    updated_at=NOW,
)
