"""`python -m bot.cli.rules_page`: the text of docs/rules.md, which a test compares with it."""

from bot.content.folder import data_folder
from bot.features.rulebook.view.rules_files import read_rulebook
from bot.features.rulebook.view.rules_page import rules_page
from bot.kit.texts.texts import catalogue


def page() -> str:
    """Return the page of every shipped ruleset."""
    return rules_page(read_rulebook(data_folder() / "rules"), catalogue().english)


if __name__ == "__main__":
    print(page(), end="")
