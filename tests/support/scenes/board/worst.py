"""The fullest screens: eight people, the longest title, every option, everything to be told."""

from dataclasses import replace

from bot.content.achievements import Award, GameFeat
from bot.engine import RuleSet
from bot.features.analysis.view.replay import replay_card
from bot.features.analysis.view.review_card import review_card
from bot.features.rulebook.model.house_rules import LONGEST_TITLE
from bot.kit.components.layout import Layout
from bot.kit.texts.texts import Texts
from bot.match.clocks.presence import Presence
from bot.match.loadouts.collection import Prize
from bot.match.model.match import Match, Person, Word
from bot.match.model.phases import Rematch
from bot.match.model.replay import Replay
from bot.match.model.ruleset_titles import changed_slug, slug_of
from bot.match.model.seal import LONGEST_WORD
from bot.match.results.experience import Experience
from bot.match.results.ratings import RatingChange
from bot.solver import review
from tests.support.matches.match_layout import match_layout
from tests.support.matches.phases import with_rematch
from tests.support.scenes.samples import ALL_SPECIAL
from tests.support.scenes.standings.statistics import ALL
from tests.support.scenes.tables import PICTURES, Table, bank, english, resign, roll, roll_on

SEATS = 8
PEOPLE = tuple(
    Person(3000 + seat, "A", experience=Experience.NEW, asks_rated=seat > 0)
    for seat in range(SEATS)
)
RULES = replace(
    ALL_SPECIAL,
    name=changed_slug(slug_of("W" * LONGEST_TITLE)),
    turn_seconds=3600,
    bank_seconds=36_000,
    scoring=replace(ALL_SPECIAL.scoring, dice=6, six="3000"),
)
DUD, ONES = roll(2, 2, 3, 3, 4, 6), roll(1, 1, 1, 1, 1, 1)
TOTALS = tuple(range(11_000, 19_000, 1000))
PRIZES = [entry.prize for entry in ALL if entry.prize]
LATER = 1_700_000_900


def worst_scenes() -> dict[str, Layout]:
    """Return each of them by name."""
    texts = english()
    matches = {
        **_gatherings(),
        **{name: _full(table) for name, table in _moments(RULES).items()},
        **{f"{name}_teams": _full(table) for name, table in _moments(RULES, teams=4).items()},
        **_ends(),
    }
    boards = {
        f"worst_{name}": match_layout(match, (0, 1), texts, PICTURES)
        if match.is_playing and match.state.roll
        else match_layout(match, (), texts, PICTURES)
        for name, match in matches.items()
    }
    return {**boards, **_looking_back(texts)}


def _table(rules: RuleSet = RULES, teams: int | None = None) -> Table:
    return Table(rules, PEOPLE, teams)


def _gatherings() -> dict[str, Match]:
    """Return invitations and tables, with all that may be said of rating and of the dice."""
    alone, teams = _table(), _table(teams=4)
    found = {
        "invitation": alone.invitation(),
        "invitation_seated": alone.invitation(seated=SEATS - 1),
        "invitation_teams": teams.invitation(),
        "lobby": alone.lobby(),
        "lobby_full": alone.lobby(seated=SEATS),
        "lobby_teams": teams.lobby(seated=SEATS - 1),
    }
    return {name: replace(_sealed(match), rated=True) for name, match in found.items()}


def _sealed(match: Match) -> Match:
    words = tuple(Word(person.user_id, "*" * LONGEST_WORD) for person in match.players)
    return replace(match, seed=bytes(range(32)), words=words)


def _moments(rules: RuleSet, teams: int | None = None) -> dict[str, Table]:
    """Return a game at each of its moments."""

    def table() -> Table:
        return _table(rules, teams).with_totals(*TOTALS[: teams or SEATS])

    hot = roll_on((0, 1, 2, 3, 4, 5), 1, 1, 1, 1, 1, 1)
    last = table().play(*[DUD] * (SEATS - 1))
    last = last.with_totals(*[rules.target or 0, *last.state.totals[1:]])
    return {
        "board_begin": table(),
        "board_choosing": table().play(ONES),
        "board_hot_dice": table().play(ONES, hot),
        "board_farkle": table().play(ONES, roll_on((0, 1, 2), 2, 3, 4)),
        "board_banked": table().play(ONES, bank(0, 1, 2, 3)),
        "board_last_turn": last.play(roll(1, 1, 1, 2, 3, 4)),
    }


def _full(table: Table) -> Match:
    """Return the match of `table` where half of the people are away, and time runs."""
    away = tuple(range(1, SEATS, 2))
    presence = Presence(
        lapses=(0, 3) * (SEATS // 2),
        away=away,
        banks=(35_999,) * SEATS,
        vacations=tuple((seat, LATER) for seat in away),
        since=tuple((seat, 0) for seat in away),
    )
    match = replace(table.match(), presence=presence, deadline=LATER, closes_at=LATER)
    return _sealed(match)


def _ends() -> dict[str, Match]:
    """Return ends of games that earned everybody whatever a game can earn, and a rematch."""
    feats = [entry.name for entry in ALL if isinstance(entry.measure, GameFeat)]
    awards = tuple(Award(person.user_id, name) for person in PEOPLE for name in feats)
    prizes = tuple(Prize(person.user_id, name) for person in PEOPLE for name in PRIZES)
    ratings = tuple(RatingChange(person.user_id, 2512, 2498) for person in PEOPLE)
    won = _table().play(ONES, bank(0, 1, 2, 3), *[DUD] * (SEATS - 1))
    won = won.with_totals(*TOTALS).play(*[resign(seat) for seat in range(1, SEATS)])
    over = replace(_full(won), rated=True, ratings=ratings, awards=awards[:: len(feats)])
    wanted = with_rematch(over, Rematch(tuple(range(SEATS - 1)), until=LATER))
    return {
        "finished": over,
        "finished_rematch": wanted,
        "finished_awards": replace(over, awards=awards, prizes=prizes),
    }


def _looking_back(texts: Texts) -> dict[str, Layout]:
    """Return the review and the replay of a game of eight."""
    table = _table().play(ONES, roll_on((0, 1), 2, 3, 4, 6), *[DUD] * (SEATS - 1), ONES)
    table.play(*[resign(seat) for seat in range(1, SEATS)])
    replay = Replay.of(replace(table.match(), id=1077))
    found = review(replay.game)
    return {
        "worst_review": review_card(replay, found, texts, PICTURES),
        "worst_replay": replay_card(replay, replay.last, found, texts, PICTURES),
        "worst_replay_costly": replay_card(replay, 1, found, texts, PICTURES),
    }
