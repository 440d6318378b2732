"""Why something cannot be done with rules."""

from bot.match.model.errors import Refusal


class RuleRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    UNKNOWN_RULESET = "unknown-ruleset"
    CANNOT_BE_RATED = "cannot-be-rated"
    UNKNOWN_HOUSE_RULE = "unknown-house-rule"
    NO_HOUSE_RULES = "no-house-rules"
    HOUSE_RULE_GONE = "house-rule-gone"
    HOUSE_RULE_DEFAULT = "house-rule-default"
    HOUSE_RULE_CHANGED = "house-rule-changed"
    RULESET_GONE = "ruleset-gone"
    DEFAULT_RULESET_GONE = "default-ruleset-gone"
    HOUSE_RULES_FULL = "house-rules-full"
    BAD_TITLE = "bad-title"
    TITLE_TAKEN = "title-taken"
    GAME_BEGAN = "game-began"
    HOST_CHANGES = "host-changes"
    GAME_DRAFT_GONE = "game-draft-gone"
    DRAFT_GONE = "draft-gone"
    DRAFT_OUTDATED = "draft-outdated"
    LINE_TOO_LONG = "line-too-long"
    LINE_CUT = "line-cut"
    LINE_CHANGED = "line-changed"
