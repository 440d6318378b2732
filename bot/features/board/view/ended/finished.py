"""The board of a game that has ended."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from bot.features.analysis.buttons import ReplayButton, ReviewButton
from bot.features.board.buttons import AfterwardsButton
from bot.features.board.view.ended.race_picture import race_gallery
from bot.features.fairness.buttons import VerifyButton
from bot.features.standings.view.achievements import award_lines
from bot.features.tables.buttons import RematchButton
from bot.features.tavern.view.loadout import loadout_lines
from bot.features.tavern.view.prizes import prize_lines
from bot.features.tavern.view.wagers import stake_menu, wager_lines
from bot.kit.components.bounds import OutOfBoundsError
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, below_rule, paragraphs, row, rows
from bot.kit.components.media import MediaGallery
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.endings import outcome
from bot.kit.game.people import name_of, names_of_sides
from bot.kit.game.race import race_lines
from bot.kit.game.story import story
from bot.kit.game.variants import heading
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Rematch
from bot.match.results.figures import Result, is_unplayed, results
from bot.match.results.ratings import RatingChange


def finished_board(
    match: Match,
    rematch: Rematch | None,
    texts: Texts,
    faces: DiceFaces,
    *,
    pictured: bool = False,
) -> Layout:
    """Return the board of a game that has ended: who won, how everybody played, what ended it.

    Its buttons lead to a `rematch` until that has begun, to the review, and to all the rest. What
    has been earned is told by name, unless so much of it does not fit into a message. If it is
    `pictured`, it shows the picture of the race.
    """
    earned = [*_earned(match, texts, faces)]
    race = [race_gallery(match, texts)] if pictured else []
    with suppress(OutOfBoundsError):
        return _board(match, rematch, earned, race, texts, faces)
    return _board(match, rematch, [texts("end-earned-much")], race, texts, faces)


def _board(
    match: Match,
    rematch: Rematch | None,
    earned: Sequence[str],
    race: Sequence[MediaGallery],
    texts: Texts,
    faces: DiceFaces,
) -> Layout:
    unplayed = is_unplayed(match)
    return Layout(
        paragraphs(
            _winning(match, texts),
            *heading(match, texts),
            *race_lines(
                match,
                texts,
                bars=not faces.tells,
                beneath=() if unplayed else _played(match, texts),
            ),
            *loadout_lines(match, texts, rolled=False),
        ),
        *below_rule(
            story(match, texts, faces),
            outcome(match, texts) if match.winners != match.state.winners else "",
            texts("finished-unplayed") if unplayed else "",
            *earned,
            *wager_lines(match, texts),
            _rematch(match, rematch, texts),
        ),
        *race,
        *stake_menu(match, texts),
        *rows(_buttons(match, rematch, texts)),
        colour=BRIGHT,
    )


def _earned(match: Match, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield what everybody has earned, and once which commands show more of it."""
    awards = [*award_lines(match, texts, emojis=not faces.tells)]
    prizes = [*prize_lines(match, texts, faces)]
    yield from (*awards, *prizes)
    if awards and prizes:
        yield texts("end-more-both")
    elif awards:
        yield texts("end-more-awards")
    elif prizes:
        yield texts("end-more-prizes")


def _winning(match: Match, texts: Texts) -> str:
    """Return who won and by how much, as a heading."""
    winners = match.winners
    if not winners:
        return texts("end-nobody")
    names = names_of_sides(match, winners, texts)
    if len(winners) > 1:
        return texts("end-shared", winners=names)
    [winner] = winners
    count, lead = len(match.winning_seats), _lead(match, winner)
    if lead > 0:
        return texts("end-wins-by", winners=names, count=count, points=lead)
    return texts("end-wins", winners=names, count=count)


def _lead(match: Match, winner: int) -> int:
    """Return the points by which `winner` is ahead of all who have stayed, 0 of nobody."""
    state = match.state
    staying = {match.setup.side_of(seat) for seat, out in enumerate(state.out) if not out}
    others = [state.totals[side] for side in staying if side != winner]
    return state.totals[winner] - max(others) if others else 0


def _played(match: Match, texts: Texts) -> list[str]:
    """Return by seat how somebody played: the rating, the best turn, farkles and hot dice."""
    changes = {change.user_id: change for change in match.ratings}
    return [
        " · ".join(_facts(result, changes.get(result.person.user_id), texts))
        for result in results(match)
    ]


def _facts(result: Result, change: RatingChange | None, texts: Texts) -> Iterator[str]:
    if change is not None:
        gained = change.after - change.before
        key = "end-rating-up" if gained > 0 else "end-rating-down" if gained < 0 else "end-rating"
        yield texts(key, before=change.before, after=change.after, points=abs(gained))
    if result.best_turn:
        yield texts("end-best-turn", points=result.best_turn)
    if result.turns:
        yield texts("end-farkles", farkles=result.farkles)
    if result.hot_dice:
        yield texts("end-hot-dice", times=result.hot_dice)


def _rematch(match: Match, rematch: Rematch | None, texts: Texts) -> str:
    """Return who wants a rematch, and who is waited for; "" while nobody does."""
    if rematch is None:
        return ""
    if rematch.is_agreed_by(match.players):
        return texts("rematch-begun")
    seats = rematch.seats
    names = {seat: name_of(match, seat, texts) for seat in range(len(match.players))}
    return texts(
        "rematch-wanted",
        players=texts.listed([names[seat] for seat in seats]),
        waiting=texts.listed([name for seat, name in names.items() if seat not in seats]),
        until=f"<t:{rematch.until}:t>",
    )


def _buttons(match: Match, rematch: Rematch | None, texts: Texts) -> Iterator[Button]:
    agreed = rematch is not None and rematch.is_agreed_by(match.players)
    if match.allows_rematch and not agreed:
        yield board_button(
            RematchButton(match.id, match.version),
            texts("button-rematch"),
            style=ButtonStyle.PRIMARY,
        )
    yield board_button(ReviewButton(match.id), texts("button-review"))
    yield board_button(AfterwardsButton(match.id), texts("button-more"))


def afterwards_card(match_id: int, texts: Texts) -> Layout:
    """Return what else there is about a game that has ended, told to one person alone."""
    return Layout(
        paragraphs(
            texts("afterwards-title", number=str(match_id)),
            texts("afterwards-about"),
        ),
        row(
            [
                board_button(ReplayButton(match_id, 0), texts("button-replay")),
                board_button(VerifyButton(match_id), texts("button-verify")),
            ]
        ),
    )
