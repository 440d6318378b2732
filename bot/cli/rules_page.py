"""`python -m bot.cli.rules_page`: the text of docs/rules.md, which a test compares with it."""

from bot.resources import data_folder
from bot.ui.rules_files import read_rulebook
from bot.ui.rules_page import rules_page
from bot.ui.texts import catalogue


def page() -> str:
    """Return the page of every shipped ruleset."""
    return rules_page(read_rulebook(data_folder() / "rules"), catalogue().english)


if __name__ == "__main__":
    print(page(), end="")
