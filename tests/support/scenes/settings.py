"""The panels of settings and preferences."""

from bot.features.settings.model import (
    Challengers,
    Preferences,
    PreferenceTopic,
    RuleMakers,
    ServerSettings,
    SettingsTopic,
    Updates,
)
from bot.features.settings.view import Offered, preferences_panel, server_panel
from bot.features.tables.view.invitation import blocked_card, declined_card
from bot.features.vacations.model import ALLOWANCE, VacationLeave
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_appearance import DiceStyle
from bot.kit.texts.texts import catalogue
from bot.match.clocks.clock_settings import Absent
from bot.match.clocks.pace import Pace
from tests.support.scenes.tables import HOSTILE

OFFERED = Offered(
    [("English", "en")],
    [("Classic", "classic"), ("Tavern", "tavern")],
    [("Casino, red and white", "casino"), ("Tavern, ivory and green", "tavern")],
)
CHOSEN = ServerSettings(
    "classic",
    (7,),
    hints=False,
    rule_makers=RuleMakers.EVERYONE,
    pace=Pace.SLOW,
    lapses=5,
    absent=Absent.LEAVES,
    dice=DiceStyle.UNICODE,
    theme="casino",
    games=1,
)

UNTOUCHED = VacationLeave(until=None, left=ALLOWANCE, longest=ALLOWANCE)
AWAY = VacationLeave(until=1_700_600_000, left=11 * 86_400 + 6 * 3600, longest=11 * 86_400)
USED_UP = VacationLeave(until=None, left=1800, longest=1800)


def settings_scenes() -> dict[str, Layout]:
    """Return each screen as it is at first, and with choices."""
    english = catalogue().english
    screens = {
        f"settings_{topic}{name}": server_panel(settings, topic, OFFERED, english)
        for topic in SettingsTopic
        for name, settings in (("", ServerSettings()), ("_chosen", CHOSEN))
    }
    own = Preferences(
        "en",
        Challengers.SERVER,
        (8, 9),
        dice=DiceStyle.DIGITS,
        theme="tavern",
        updates=Updates.TURNS,
    )
    return {
        **screens,
        **{
            f"preferences_{topic}": preferences_panel(
                Preferences(),
                topic,
                OFFERED,
                english,
                listed=False,
                former_blocked=0,
                leave=UNTOUCHED,
            )
            for topic in PreferenceTopic
        },
        **{
            f"preferences_{topic}_chosen": preferences_panel(
                own, topic, OFFERED, english, listed=True, former_blocked=1, leave=AWAY
            )
            for topic in PreferenceTopic
        },
        "preferences_former_blocked": preferences_panel(
            Preferences(),
            PreferenceTopic.PEOPLE,
            OFFERED,
            english,
            listed=False,
            former_blocked=12,
            leave=UNTOUCHED,
        ),
        "preferences_vacation_used_up": preferences_panel(
            Preferences(),
            PreferenceTopic.VACATION,
            OFFERED,
            english,
            listed=False,
            former_blocked=0,
            leave=USED_UP,
        ),
        "declined": declined_card(HOSTILE, english),
        "blocked": blocked_card(HOSTILE.user_id, english),
    }
