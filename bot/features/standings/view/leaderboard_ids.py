"""Which leaderboard a button is about: `<ranking>.<period>.<place>.<ruleset>`."""

from bot.engine import ParseError
from bot.features.standings.model.leaderboards import Ranking, Scope
from bot.features.standings.model.periods import Period

_HERE, _EVERYWHERE = "here", "everywhere"
_ANY_RULES = "any"


def write_about(scope: Scope, ranking: Ranking) -> str:
    """Return the slot `about` of a leaderboard's buttons."""
    place = _EVERYWHERE if scope.guild_id is None else _HERE
    return f"{ranking}.{scope.period}.{place}.{scope.ruleset or _ANY_RULES}"


def read_about(about: str, guild_id: int) -> tuple[Scope, Ranking]:
    """Return the leaderboard of a button that was pressed on the server `guild_id`.

    Raises `ParseError` for what this version of the bot does not write.
    """
    try:
        ranking, period, place, ruleset = about.split(".")
        scope = Scope(
            guild_id={_HERE: guild_id, _EVERYWHERE: None}[place],
            period=Period(period),
            ruleset=None if ruleset == _ANY_RULES else ruleset,
        )
        return scope, Ranking(ranking)
    except (ValueError, KeyError) as error:
        raise ParseError("a leaderboard", about) from error
