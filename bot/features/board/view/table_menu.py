"""The table menu: what *More* on a board offers, to one person alone."""

from collections.abc import Iterator

from bot.features.board.buttons import EndButton, ExpelButton, KickMenu, RemoveButton, SkipButton
from bot.features.board.model.skips import Vote
from bot.features.board.service.moderation import goes_on_without, removable
from bot.features.fairness.view.seal import word_parts
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.confirm import confirmation
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Button, ButtonStyle, Part, SelectOption
from bot.kit.game.people import called, name_of, person_name
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_LONGEST_NAME = 25
"""The characters of a name on a button."""

_LONGEST_OPTION = 100
"""The characters of a menu option."""


def more_card(
    match: Match,
    user_id: int,
    texts: Texts,
    *,
    may_skip: bool = False,
    watch: CustomId | None = None,
) -> Layout:
    """Return what `user_id` can do about `match` beside playing; hosts can do most.

    `may_skip`: whether they may ask for a vote to skip the turn. `watch`: the button by which those
    who do not play may watch, if they may.
    """
    return Layout(
        *(_watch(watch, texts) if watch is not None and not match.concerns(user_id) else ()),
        *word_parts(match, user_id, texts),
        paragraphs(texts("more-leave"), _who_may(match, user_id, texts)),
        *([row([_skip(match, texts)])] if may_skip else ()),
        *(_of_host(match, texts) if match.is_run_by(user_id) else ()),
    )


def _watch(button: CustomId, texts: Texts) -> Iterator[Part]:
    yield text(texts("more-watch"))
    yield row([board_button(button, texts("button-watch"), style=ButtonStyle.PRIMARY)])
    yield rule()


def vote_card(vote: Vote, texts: Texts) -> Layout:
    """Return the message of a vote, or of its result."""
    name = name_of(vote.match, vote.match.state.seat, texts)
    if vote.is_enough:
        return Layout(text(texts("skip-done", name=name)))
    return Layout(
        text(texts("skip-vote", name=name, count=vote.count, needed=vote.needed)),
        row([_skip(vote.match, texts)]),
    )


def _skip(match: Match, texts: Texts) -> Button:
    return board_button(
        SkipButton(match.id, match.version),
        texts("button-skip", name=clean(match.on_turn.name, _LONGEST_NAME)),
    )


def remove_question(
    match: Match, seat: int, button: type[RemoveButton | ExpelButton], texts: Texts
) -> Layout:
    """Return the question whether to remove the player at `seat`, and what follows from it.

    `button` is that of a host or of a moderator.
    """
    key = "kick-sure-playing" if goes_on_without(match, seat) else "kick-sure-closed"
    return confirmation(
        button(match.id, seat),
        texts("button-kick", name=clean(called(match.players[seat], texts), _LONGEST_NAME)),
        texts,
        text(texts(key, name=name_of(match, seat, texts))),
    )


def done_card(match: Match, texts: Texts) -> Layout:
    """Return what the host is told when it is done."""
    return Layout(text(texts("done-playing" if match.is_open else "done-closed")))


def _who_may(match: Match, user_id: int, texts: Texts) -> str:
    """Return who may remove players and end the game."""
    if match.tournament is not None:
        return texts("more-tournament")
    if match.rated:
        return texts("more-rated")
    if match.is_run_by(user_id):
        return texts("more-host")
    return texts("more-others", host=person_name(match.host, texts))


def _of_host(match: Match, texts: Texts) -> Iterator[Part]:
    others = [
        SelectOption(
            label=clean(called(match.players[seat], texts), _LONGEST_OPTION), value=str(seat)
        )
        for seat in removable(match)
    ]
    if others:
        yield row([board_select(KickMenu(match.id), others, texts("menu-kick"))])
    end = board_button(EndButton(match.id), texts("button-end-game"), style=ButtonStyle.DANGER)
    yield row([end])
