"""Finished games, a line each, and how two people fared against each other."""

from collections.abc import Iterator, Sequence

from bot.features.standings.buttons import HistoryMenu, HistoryPage
from bot.features.standings.model.history import GameOutcome, HeadToHead, OutcomePage
from bot.kit.components.bounds import LONGEST_OPTION
from bot.kit.components.buttons import board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule
from bot.kit.components.paging import paging
from bot.kit.components.parts import Part, SelectOption
from bot.kit.game.people import game_title, person_name
from bot.kit.game.rulesets import ruleset_name
from bot.kit.game.variants import line_of_points
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.clocks.presence import has_won, winners_of
from bot.match.model.match import Person
from bot.match.results.figures import Rivalry, places_of


def history_card(person: Person, page: OutcomePage, texts: Texts, *, own: bool) -> Layout:
    """Return a page of the games of `person`; it is the reader's `own` if they are the same."""
    return Layout(
        paragraphs(
            texts("history-title", name=person_name(person, texts)),
            texts("history-own" if own else "history-here"),
        ),
        rule(),
        paragraphs(*_rows(page, texts)),
        *_menu(page, texts),
        *paging(
            page.number,
            page.of,
            lambda to: HistoryPage(person.user_id, to),
            texts,
        ),
    )


def _menu(page: OutcomePage, texts: Texts) -> Iterator[Part]:
    """Yield the menu to look at one of the games again that the reader can see."""
    games = [outcome for outcome in page.games if outcome is not None]
    if games:
        options = [_option(outcome, texts) for outcome in games]
        yield row([board_select(HistoryMenu(), options, texts("menu-history"))])


def _option(outcome: GameOutcome, texts: Texts) -> SelectOption:
    """Return a game as an option: its number and its people, and how it went below that."""
    title = game_title(outcome.number, outcome.players, texts)
    about = ruleset_name(outcome.state.setup.rules.name, texts)
    if outcome.closing is None and outcome.state.setup.sides > 1:
        about = texts("history-option", result=_result(outcome, texts), ruleset=about)
    return SelectOption(title, str(outcome.number), clean(about, LONGEST_OPTION))


def rivals_card(rivals: Sequence[Rivalry], texts: Texts) -> Layout:
    """Return whom the reader has played most, with how they fared."""
    rows = [
        texts(
            "rivals-row",
            name=person_name(rival.rival, texts),
            standing=_standing(rival, texts),
        )
        for rival in rivals
    ]
    return Layout(
        paragraphs(texts("rivals-title"), texts("rivals-hint")), rule(), paragraphs(*rows)
    )


def head_to_head_card(found: HeadToHead, texts: Texts) -> Layout:
    """Return how the reader fared against somebody, with their last games."""
    rivalry = found.rivalry
    title = texts("head-to-head-title", name=person_name(rivalry.rival, texts))
    return Layout(
        paragraphs(title, _standing(rivalry, texts)),
        rule(),
        paragraphs(
            texts("head-to-head-games"), *[_line(outcome, texts) for outcome in found.games]
        ),
    )


def _standing(rivalry: Rivalry, texts: Texts) -> str:
    return texts(
        "rivals-standing",
        games=rivalry.games,
        wins=rivalry.wins,
        losses=rivalry.losses,
        ties=rivalry.games - rivalry.wins - rivalry.losses,
    )


def _rows(page: OutcomePage, texts: Texts) -> Iterator[str]:
    for outcome in page.games:
        yield texts("history-hidden") if outcome is None else _line(outcome, texts)


def _line(outcome: GameOutcome, texts: Texts) -> str:
    """Return how a game went, with its number for `/farkle replay`."""
    when, number = f"<t:{outcome.ended_at}:d>", str(outcome.number)
    state = outcome.state
    if line := line_of_points(outcome.variant, number, when, state.totals[0], texts):
        return line
    if outcome.closing is not None:
        return texts(
            "history-closed",
            number=number,
            when=when,
            why=texts(f"closed-{outcome.closing}"),
            others=_others(outcome, texts),
            ruleset=ruleset_name(state.setup.rules.name, texts),
        )
    return texts(
        "history-row",
        number=number,
        when=when,
        result=_result(outcome, texts),
        score=_score(outcome, texts),
        others=_others(outcome, texts),
        ruleset=ruleset_name(state.setup.rules.name, texts),
    )


def _result(outcome: GameOutcome, texts: Texts) -> str:
    state, presence = outcome.state, outcome.presence
    if outcome.exit is not None:
        return texts(f"outcome-{outcome.exit}")
    if not has_won(state, presence, outcome.seat):
        return texts("outcome-lost")
    alone = len(winners_of(state, presence)) == 1
    return texts("outcome-won" if alone else "outcome-shared")


def _score(outcome: GameOutcome, texts: Texts) -> str:
    """Return the score against the other side's, or with the place among several."""
    state = outcome.state
    side, sides = state.setup.side_of(outcome.seat), state.setup.sides
    own = state.totals[side]
    if sides == 2:
        return texts("outcome-score", own=own, other=state.totals[1 - side])
    return texts("outcome-place", own=own, place=places_of(state, outcome.presence)[side], of=sides)


def _others(outcome: GameOutcome, texts: Texts) -> str:
    """Return the names of everybody on other sides, in seat order."""
    side_of = outcome.state.setup.side_of
    return texts.listed(
        [
            person_name(player, texts)
            for seat, player in enumerate(outcome.players)
            if side_of(seat) != side_of(outcome.seat)
        ]
    )
