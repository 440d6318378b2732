"""Why figures cannot be shown."""

from bot.match.model.errors import Refusal


class StandingsRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    NO_FIGURES = "no-figures"
    NO_GAMES = "no-games"
    NO_RIVALS = "no-rivals"
    NEVER_MET = "never-met"
    NO_SEASON_GAMES = "no-season-games"
