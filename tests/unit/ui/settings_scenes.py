"""The panels of settings and preferences."""

from bot.domain.settings import Preferences, RuleMakers, ServerSettings, Topic
from bot.ui.layout import Layout
from bot.ui.settings import Offered, preferences_panel, server_panel
from bot.ui.texts import catalogue

OFFERED = Offered([("English", "en")], [("Classic", "classic"), ("Tavern", "tavern")])
CHOSEN = ServerSettings("classic", (7,), hints=False, rule_makers=RuleMakers.EVERYONE)


def settings_scenes() -> dict[str, Layout]:
    """Return each screen as it is at first, and with choices."""
    english = catalogue().english
    screens = {
        f"settings_{topic}{name}": server_panel(settings, topic, OFFERED, english)
        for topic in Topic
        for name, settings in (("", ServerSettings()), ("_chosen", CHOSEN))
    }
    return {**screens, "preferences": preferences_panel(Preferences(), OFFERED, english)}
