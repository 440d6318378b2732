"""What cannot be shown of figures."""

from bot.match.model.errors import Refusal


class StandingsRefusal(Refusal):
    """Each has its sentence, `refusal-<value>`, in the locale files."""

    NO_FIGURES = "no-figures"
    NO_GAMES = "no-games"
    NO_RIVALS = "no-rivals"
    NEVER_MET = "never-met"
    NO_SEASON_GAMES = "no-season-games"
