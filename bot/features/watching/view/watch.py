"""A game as somebody sees it who watches: in a private message that follows it."""

from collections.abc import Iterator

from bot.advice.choices import Basis
from bot.features.analysis.buttons import ReplayButton, ReviewButton
from bot.features.analysis.view.moments import cost_text
from bot.features.board.view.head import board_head
from bot.features.board.view.watched import seen_turn_lines
from bot.features.watching.buttons import GuessersButton, TvButton, WatchButton
from bot.features.watching.model.scene import LATE, Chances, LiveFigures, Opinion, Scene
from bot.features.watching.view.guessing import guess_lines, guess_parts, name_of_side
from bot.kit.components.buttons import board_button, link_button
from bot.kit.components.layout import BRIGHT, CALM, Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Button, ButtonStyle, LinkButton, Part
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.endings import outcome, why_closed
from bot.kit.game.felt import edge
from bot.kit.game.moves import move_text
from bot.kit.game.people import name_of
from bot.kit.game.story import story
from bot.kit.game.table_dice import roll_beside
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.chances import percent
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed
from bot.match.service.presses import board_link


def watch_card(scene: Scene, user_id: int, texts: Texts, faces: DiceFaces) -> Layout:
    """Return what `user_id` sees of a game that others play, or have played.

    It is read from top to bottom: the game, the players, where it is played, what happened, the
    dice, the chances, the coach, the guesses, and whether the view follows.
    """
    match = scene.match
    return Layout(
        board_head(match, texts, faces, rolled=True),
        paragraphs(*_before(scene, texts), _where(match, texts)),
        rule(),
        paragraphs(*_now(match, texts, faces)),
        *(roll_beside(match.state.roll, (), faces) if match.is_open else ()),
        *_extras(scene, user_id, texts),
        *guess_parts(scene, texts),
        text(_following(scene, texts)),
        row(_buttons(scene, texts)),
        colour=edge(match) if match.is_open else BRIGHT,
    )


def nothing_on_card(texts: Texts) -> Layout:
    """Return what somebody is told while there is no game to watch."""
    again = board_button(TvButton(0), texts("button-tv-look"), style=ButtonStyle.PRIMARY)
    guessers = board_button(GuessersButton(), texts("button-guessers"))
    return Layout(text(texts("tv-none")), row([again, guessers]), colour=CALM)


def closed_view(why: str) -> Layout:
    """Return the view of somebody who can no longer watch, and `why`."""
    return Layout(text(why), colour=CALM)


def _before(scene: Scene, texts: Texts) -> Iterator[str]:
    """Yield how the game ended that was shown before."""
    if scene.before is not None and not scene.before.is_open:
        ended = _ending(scene.before, texts)
        yield texts("tv-before", number=str(scene.before.id), ending=ended)


def _where(match: Match, texts: Texts) -> str:
    return texts("watch-title", number=str(match.id), channel=f"<#{match.place.channel_id}>")


def _ending(match: Match, texts: Texts) -> str:
    if isinstance(match.phase, Closed):
        return why_closed(match, match.phase, texts)
    return outcome(match, texts)


def _now(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield what happened last, and the turn or how the game ended."""
    yield story(match, texts, faces, felt=match.is_open)
    if not match.is_open:
        yield _ending(match, texts)
        return
    if match.turn_ends is not None:
        yield texts("turn-deadline", when=f"<t:{match.turn_ends}:R>")
    yield from seen_turn_lines(match, texts, faces)


def _extras(scene: Scene, user_id: int, texts: Texts) -> Iterator[Part]:
    lines = [*_figures(scene, texts), *guess_lines(scene, user_id, texts)]
    if lines:
        yield rule()
        yield paragraphs(*lines)


def _figures(scene: Scene, texts: Texts) -> Iterator[str]:
    """Yield the chances to win and what the coach says, as far as they are known."""
    if not scene.match.is_open:
        return
    figures = scene.figures
    if figures.chances is not None:
        yield _chances(scene.match, figures.chances, texts)
    yield from _held_back(figures, texts)
    if figures.opinion is not None:
        yield _opinion(figures.opinion, texts)


def _chances(match: Match, chances: Chances, texts: Texts) -> str:
    is_estimate = chances.basis is Basis.ESTIMATED
    listed = " · ".join(
        texts("watch-chance", name=name_of_side(match, side, texts), chance=percent(win, texts))
        for side, win in enumerate(chances.by_side)
        if win is not None
    )
    if chances.turns_ago:
        key = "watch-estimates-ago" if is_estimate else "watch-chances-ago"
        return texts(key, chances=listed, turns=chances.turns_ago)
    return texts("watch-estimates" if is_estimate else "watch-chances", chances=listed)


def _held_back(figures: LiveFigures, texts: Texts) -> Iterator[str]:
    if figures.held_back and figures.chances is None and figures.opinion is None:
        yield texts("watch-held-back", turns=LATE)


def _opinion(opinion: Opinion, texts: Texts) -> str:
    match, state = opinion.at, opinion.at.state
    names = names_of_roll(match, texts)
    values = {
        "name": name_of(match, state.seat, texts),
        "played": move_text(state, opinion.played, texts, names),
    }
    if not opinion.cost:
        return texts("watch-coach-right", **values, turns=LATE)
    return texts(
        "watch-coach-better",
        **values,
        turns=LATE,
        best=move_text(state, opinion.best.move, texts, names),
        cost=cost_text(opinion.cost, opinion.basis, texts),
    )


def _following(scene: Scene, texts: Texts) -> str:
    if not scene.match.is_open:
        return texts("watch-over")
    if scene.follows_until is not None:
        return texts("watch-follows", until=f"<t:{scene.follows_until}:t>")
    return texts("watch-crowded" if scene.crowded else "watch-still")


def _buttons(scene: Scene, texts: Texts) -> Iterator[Button | LinkButton]:
    yield from _running(scene, texts) if scene.match.is_open else _over(scene, texts)
    if scene.guesses is not None:
        yield board_button(GuessersButton(), texts("button-guessers"))


def _running(scene: Scene, texts: Texts) -> Iterator[Button | LinkButton]:
    match = scene.match
    button = TvButton(match.id) if scene.tv else WatchButton(match.id)
    if scene.follows_until is None:
        style = ButtonStyle.PRIMARY
        yield board_button(button, texts("button-keep-watching"), style=style)
    else:
        yield board_button(button, texts("button-watch-refresh"))
    if link := board_link(match):
        yield link_button(texts("button-open-board"), link)


def _over(scene: Scene, texts: Texts) -> Iterator[Button]:
    match = scene.match
    if scene.tv:
        yield board_button(TvButton(match.id), texts("button-tv-next"), style=ButtonStyle.PRIMARY)
    if isinstance(match.phase, Closed):
        yield board_button(ReplayButton(match.id, 0), texts("button-replay"))
    else:
        yield board_button(ReviewButton(match.id), texts("button-review"))
