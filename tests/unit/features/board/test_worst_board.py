"""Every board fits into a message of Discord, whoever plays, by whatever rules, in any language."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.advice.level import Level
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import FAIR, Setup, dice_to_roll, start
from bot.features.board.view.match import Faces, shown_match
from bot.kit.components.as_text import as_text
from bot.kit.components.limits import refused
from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.kit.pictures.dice_faces import PLAIN, DiceFaces
from bot.kit.texts.texts import catalogue
from bot.match.clocks.presence import Presence
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, opponent
from bot.match.service.registry import View
from bot.wiring import MATCH_VIEWS
from tests.support.engine.playing import random_move, throw
from tests.support.engine.strategies import setups
from tests.support.scenes.tables import HOSTILE, PICTURES, Table, shipped_rules

KINGDOM = replace(shipped_rules()["kingdom"], players=None)

NAMES = sorted(shipped_dice())
WORN = sorted(shipped_badges())


@st.composite
def outfits(draw: st.DrawFn) -> tuple[Outfit, ...]:
    """Draw what the players of a tavern's table brought: any dice, and any badge."""
    dice = st.lists(st.sampled_from(NAMES), max_size=6).map(tuple)
    one = st.builds(Outfit, dice, badge=st.none() | st.sampled_from(WORN), ready=st.just(True))
    return tuple(draw(st.lists(one, min_size=2, max_size=8)))


def tavern(brought: Sequence[Outfit]) -> tuple[Setup, Tavern]:
    """Return the table of people with these outfits."""
    shipped, fair = shipped_dice(), (FAIR,) * KINGDOM.scoring.dice
    dice = tuple(
        (*(shipped[name].die for name in outfit.dice), *fair)[: len(fair)] for outfit in brought
    )
    kinds = shipped_badges()
    badges = tuple(kinds[outfit.badge].badge if outfit.badge else None for outfit in brought)
    setup = Setup(KINGDOM, len(brought), None, dice, badges if any(badges) else ())
    return setup, Tavern("wagoner", DiceFrom.OWN, badges=True, outfits=tuple(brought))


def dealt(setup: Setup, bots: int) -> Match:
    """Return a new game of people with the worst names, and the bot at every seat of `bots`."""
    people = [
        opponent(Level.PERFECT) if bots >> seat & 1 else Person(1000 + seat, HOSTILE.name)
        for seat in range(setup.seats)
    ]
    match = Table(people=people).match()
    return replace(match, state=start(setup), log=new_log(setup))


def went_on(match: Match, random: Random, moves: int) -> Match:
    """Return the match after so many random moves, or at its end."""
    for _ in range(moves):
        if match.state.over:
            break
        move = random_move(match.state, random)
        match = match.after(move, throw(dice_to_roll(match.state, move), random), now=0)
    return match


class WholeTurns:
    """People who want to see all that the bot plays."""

    def shows_whole_turns(self, match: Match) -> bool:
        return True

    def offers_hints(self, match: Match) -> bool:
        return True

    def table_look(self, match: Match) -> DiceAppearance:
        return DiceAppearance()


def always(faces: DiceFaces) -> Faces:
    """Show these dice, whatever the table wants."""
    return lambda _: faces


def require_fits(match: Match, away: frozenset[int], language: str) -> None:
    """Draw the board with stand-ins for those `away`, whose turns are told whole."""
    gone = tuple(seat for seat in sorted(away) if seat < len(match.players))
    match = replace(match, presence=Presence(away=gone, since=tuple((seat, 0) for seat in gone)))
    texts = catalogue().texts(language)
    for faces in (PICTURES, PLAIN):
        layout = shown_match(WholeTurns(), MATCH_VIEWS, View(match), texts, always(faces))
        assert refused(layout.payload()) == []
        assert texts("board-plain") not in as_text(layout.payload())


BOTS = st.integers(0, 254)
AWAY = st.frozensets(st.integers(0, 7))
MOVES = st.integers(0, 60)
SEEDS = st.integers(0)
LANGUAGES = st.sampled_from([locale for _, locale in catalogue().languages])


@given(setup=setups(), bots=BOTS, away=AWAY, moves=MOVES, seed=SEEDS, language=LANGUAGES)
def test_a_board_fits(
    setup: Setup, bots: int, away: frozenset[int], moves: int, seed: int, language: str
) -> None:
    plain = replace(setup, dice=(), badges=())
    require_fits(went_on(dealt(plain, bots), Random(seed), moves), away, language)


@given(brought=outfits(), away=AWAY, moves=MOVES, seed=SEEDS, language=LANGUAGES)
def test_a_board_of_the_tavern_fits(
    brought: tuple[Outfit, ...], away: frozenset[int], moves: int, seed: int, language: str
) -> None:
    setup, variant = tavern(brought)
    match = replace(dealt(setup, 0), variant=variant)
    require_fits(went_on(match, Random(seed), moves), away, language)
