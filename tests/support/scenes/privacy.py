"""What is kept of people and servers, told and deleted."""

from bot.features.privacy.model import Operator
from bot.features.privacy.view import (
    DATA_FILE,
    delete_question,
    delete_server_question,
    deleted_card,
    exported_card,
    privacy_card,
    server_deleted_card,
)
from bot.kit.components.layout import Layout
from tests.support.scenes.tables import english as in_english


def privacy_scenes() -> dict[str, Layout]:
    """Return every card, and each question as it is asked of different people."""
    english, operator = (
        in_english(),
        Operator(
            "farkle@example.org, or https://discord.gg/example", "https://example.org/privacy"
        ),
    )
    return {
        "privacy": privacy_card(Operator(), english),
        "privacy_operator": privacy_card(operator, english),
        "privacy_exported": exported_card(DATA_FILE, english("privacy-exported")),
        "privacy_delete": delete_question(0, english),
        "privacy_delete_one_game": delete_question(1, english),
        "privacy_delete_games": delete_question(100, english),
        "privacy_deleted": deleted_card(english),
        "privacy_delete_server": delete_server_question(2**63 - 1, english),
        "privacy_server_deleted": server_deleted_card(english),
    }
