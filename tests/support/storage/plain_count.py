"""Figures and ranks counted in the plainest way, over the whole history, to compare with."""

from dataclasses import dataclass, replace
from random import Random

from bot.engine import Resign
from bot.features.standings.model.leaderboards import AVERAGES, ENOUGH_GAMES, Ranking, Scope
from bot.features.standings.model.periods import Period, span_of
from bot.features.standings.store.counted import COUNTED
from bot.match.model.match import Match, Person
from bot.match.results.figures import Figures, Result, results
from bot.match.results.ratings import NEWCOMER, Rating, rate
from tests.support.matches.phases import end_of_match, ended_later
from tests.support.storage.games import moved, randomly_moved


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to play: some random moves, then everyone but one seat resigns."""

    guild_id: int
    people: tuple[Person, ...]
    moves: int
    seed: int
    ended_at: int
    rated: bool

    def play(self, begun: Match) -> Match:
        """Return the game at its end; its version is the next."""
        random = Random(self.seed)
        match = begun
        for _ in range(self.moves):
            if match.is_open:
                match = randomly_moved(match, random)
        stays = random.randrange(len(self.people))
        for seat in range(len(self.people)):
            if match.is_open and seat != stays:
                match = moved(match, Resign(seat))
        return ended_later(replace(match, version=begun.version + 1), self.ended_at)


def plain_figures(played: list[Match], scope: Scope, now: int) -> dict[Person, Figures]:
    """Return everyone's figures of the games that `scope` takes in at `now`."""
    period = Period.MONTH if scope.period is Period.SEASON else scope.period
    starts = span_of(period, now).starts
    taken = [
        match
        for match in played
        if scope.guild_id in {None, match.place.guild_id}
        and end_of_match(match) >= starts
        and any(result.turns for result in results(match))
    ]
    people = {person for match in taken for person in match.players}
    return {person: _figures(person, taken) for person in people}


def plain_ranks(
    figures: dict[Person, Figures], ranking: Ranking, period: Period
) -> dict[Person, int]:
    """Return everyone's rank: one more than how many are better."""
    merits = {
        person: merit
        for person, figure in figures.items()
        if (merit := _merit(figure, ranking)) is not None
        and (ranking not in AVERAGES or figure.games >= ENOUGH_GAMES[period])
    }
    return {
        person: 1 + sum(better > merit for better in merits.values())
        for person, merit in merits.items()
    }


def _merit(figures: Figures, ranking: Ranking) -> tuple[float, ...] | None:
    """Return what people are compared by, as precise as it is shown; None when not ranked."""
    merits: dict[Ranking, tuple[float, ...] | None] = {
        Ranking.WINS: (figures.wins, figures.wins - figures.games),
        Ranking.WIN_RATE: (_rounded(1000 * figures.wins, figures.games),),
        Ranking.RATING: (figures.rating.floor,) if figures.rating else None,
        Ranking.POINTS_PER_TURN: _per_turn(figures.points, figures),
        Ranking.BEST_TURN: (figures.best_turn,) if figures.best_turn else None,
        Ranking.FARKLE_RATE: _per_turn(-1000 * figures.farkles, figures),
        Ranking.WIN_STREAK: (figures.best_streak,) if figures.best_streak else None,
    }
    return merits[ranking]


def _per_turn(part: int, figures: Figures) -> tuple[float, ...] | None:
    """Return the average of a turn as the nearest whole number, None without a turn."""
    if not figures.turns:
        return None
    sign = -1 if part < 0 else 1
    return (sign * _rounded(abs(part), figures.turns),)


def _rounded(part: int, whole: int) -> int:
    """Return the quotient as the nearest whole number, halves up."""
    return (2 * part + whole) // (2 * whole)


def _figures(person: Person, played: list[Match]) -> Figures:
    own = [_result(match, person) for match in played if person in match.players]
    streaks = [0]
    for result in own:
        streaks.append(streaks[-1] + 1 if result.won else 0)
    rated = sum(match.rated for match in played if person in match.players)
    return Figures(
        person=person,
        games=len(own),
        wins=sum(result.won for result in own),
        points=sum(result.banked for result in own),
        **{name: _over_games(name, own) for name in COUNTED},
        streak=streaks[-1],
        best_streak=max(streaks),
        rated=rated,
        rating=_ratings(played)[person] if rated else None,
        reviewed=0,
        accuracy=0,
        luck=0,
    )


def _over_games(name: str, own: list[Result]) -> int:
    counts = [getattr(result, name) for result in own]
    return max(counts) if name == "best_turn" else sum(counts)


def _result(match: Match, person: Person) -> Result:
    return next(result for result in results(match) if result.person == person)


def _ratings(played: list[Match]) -> dict[Person, Rating]:
    ratings: dict[Person, Rating] = {}
    for match in played:
        if match.rated:
            before = tuple((ratings.get(person, NEWCOMER),) for person in match.players)
            after = rate(before, tuple(result.place for result in results(match)))
            ratings |= {who: new for who, (new,) in zip(match.players, after, strict=True)}
    return ratings
