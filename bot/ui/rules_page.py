"""Every shipped ruleset on one page of Markdown, from the same data and sentences as the bot."""

from collections.abc import Iterable

from bot.engine import RuleSet
from bot.ui.rules_card import rules_sections
from bot.ui.texts import Texts


def rules_page(rulesets: Iterable[RuleSet], texts: Texts) -> str:
    """Return the page of `rulesets`, the text of `docs/rules.md`."""
    parts = [f"# {texts('page-title')}", texts("page-about")]
    for rules in rulesets:
        for heading, *lines in rules_sections(rules, texts):
            parts.append(heading.replace("###", "##"))
            parts.append("\n".join(line for line in lines if line))
        parts.append(texts("page-source", source=rules.source))
    return "\n\n".join(part for part in parts if part) + "\n"
