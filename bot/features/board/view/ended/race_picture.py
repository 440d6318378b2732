"""The race of the scores of a game that has ended: its picture, and the same in words."""

from collections.abc import Sequence
from typing import Final

from bot.engine import start
from bot.features.board.ports import Appearance
from bot.kit.components.bounds import LONGEST_DESCRIPTION
from bot.kit.components.media import MediaGallery, Picture
from bot.kit.game.people import called
from bot.kit.pictures.dice_appearance import DiceStyle
from bot.kit.pictures.race_chart import RaceCurves, RaceLine, race_chart
from bot.kit.pictures.sheet import readable
from bot.kit.pictures.wide_font import drawable
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.game_log import replay_all
from bot.match.model.match import Match
from bot.match.model.phases import Finished

RACE: Final = "race.png"
"""The file name of the picture."""

FEWEST_ROUNDS: Final = 4
"""Shorter games are told whole by their last scores."""

_MOST_CHECKPOINTS: Final = 4
"""The rounds after which the words tell the scores."""


def has_race(appearance: Appearance, match: Match) -> bool:
    """Tell whether the end of `match` is worth a picture, and its table looks at pictures."""
    return (
        isinstance(match.phase, Finished)
        and match.has_board
        and match.setup.sides > 1
        and match.state.round >= FEWEST_ROUNDS
        and not any(player.is_former for player in match.players)
        and appearance.table_look(match).style is DiceStyle.PICTURES
    )


def draw_race(match: Match, texts: Texts) -> bytes:
    """Return the race of a finished `match` as PNG; blocks."""
    texts = drawable(texts)
    target = match.setup.rules.target
    rounds = _rounds(match)
    return race_chart(
        RaceCurves(
            lines=[
                RaceLine(_side(match, side, texts, drawn=True), [totals[side] for totals in rounds])
                for side in _best_first(match)
            ],
            target=target,
            target_label="" if target is None else texts("race-target", points=target),
            axis=texts("race-rounds"),
            write=texts.number,
        )
    )


def race_gallery(match: Match, texts: Texts) -> MediaGallery:
    """Return the picture that is below a finished `match`, in words for who cannot see it."""
    rounds = _rounds(match)
    last = len(rounds) - 1
    count = min(_MOST_CHECKPOINTS, last)
    checkpoints = [last * part // count for part in range(1, count + 1)]
    sides = [
        texts(
            "race-alt-side",
            name=_side(match, side, texts),
            scores=texts.commas([texts.number(rounds[number][side]) for number in checkpoints]),
        )
        for side in _best_first(match)
    ]
    words = texts(
        "race-alt",
        rounds=texts.listed([texts.number(number) for number in checkpoints]),
        scores=texts.semicolons(sides),
    )
    target = match.setup.rules.target
    if target is not None:
        words = texts.together([words, texts("race-alt-target", points=target)])
    return MediaGallery((Picture(RACE, words[:LONGEST_DESCRIPTION]),))


def _rounds(match: Match) -> list[tuple[int, ...]]:
    """Return the totals before the game, and after each of its rounds."""
    game, positions = replay_all(match.log)
    before = start(game.setup)
    ended = {0: before.totals}
    for after, _ in positions:
        ended[before.round] = after.totals
        before = after
    return list(ended.values())


def _best_first(match: Match) -> Sequence[int]:
    """Return the sides, the winners before all others, and then by their totals."""
    winners, totals = match.winners, match.state.totals
    return sorted(
        range(match.setup.sides), key=lambda side: (side not in winners, -totals[side], side)
    )


def _side(match: Match, side: int, texts: Texts, *, drawn: bool = False) -> str:
    """Return who plays for a side; `drawn` letters are those that the charts have."""
    seats = [seat for seat in range(match.setup.seats) if match.setup.side_of(seat) == side]
    names = [clean(called(match.players[seat], texts)) for seat in seats]
    if drawn:
        numbered = zip(seats, names, strict=True)
        names = [readable(name, texts("play-player", number=seat + 1)) for seat, name in numbered]
    return texts.listed(names)
