"""States of games as text, with an exact round trip.

A state is one line of its fields, in the order of `State`, and is read with the setup beside it.
Faces set aside are followed by their dice, as in `15@6-0-1-1-6-4,1-1-1-1-1-1`, where those of the
seat are not all fair.
"""

from collections import Counter
from dataclasses import replace

from bot.engine.badges.in_play import InPlay
from bot.engine.errors import ParseError
from bot.engine.notation.badge_text import parse_in_play, write_in_play
from bot.engine.notation.dice_text import (
    parse_dice,
    parse_faces,
    parse_number,
    write_dice,
    write_faces,
)
from bot.engine.play.state import Offer, Setup, State
from bot.engine.rules.combinations import most_dice
from bot.engine.rules.dice import FAIR, Die, Faces

_OF = "@"
"""Between faces and the dice that show them."""
_LONGEST_STATE = 2000
"""All seats with loaded dice and badges take up less."""
_POINTS = 12
"""The digits of points: no game comes near so many."""


def write_state(state: State) -> str:
    """Return the notation of `state`, without its setup."""
    offer = state.offer
    words = (
        _write_list(state.totals),
        _write_flags(state.opened),
        _write_list(state.farkles),
        _write_flags(state.out),
        f"{state.seat} {state.round} {state.points}",
        write_dice(state.dice),
        write_faces(state.roll) or "-",
        _write_aside(state),
        str(state.hot),
        f"{offer.points}+{write_dice(offer.dice)}" if offer else "-",
        "-" if state.final is None else f"f{_write_list(state.final)}",
        f"w{_write_list(state.winners)}" if state.over else "-",
    )
    return " ".join(words if state.badges is None else (*words, write_in_play(state.badges)))


def parse_state(setup: Setup, text: str) -> State:
    """Return the state that `text` describes in a game of `setup`, or raise `ParseError`."""
    if len(text) > _LONGEST_STATE:
        raise ParseError(f"a state of at most {_LONGEST_STATE} characters", text)
    try:
        (
            totals, opened, farkles, out, seat, round_, points,
            dice, roll, aside, hot, offer, final, over, *badges,
        ) = text.split(" ")  # fmt: skip
        faces, _, lying = aside.partition(_OF)
        state = State(
            setup=setup,
            totals=tuple(map(_parse_points, totals.split("/"))),
            opened=_parse_flags(opened),
            farkles=_parse_list(farkles),
            out=_parse_flags(out),
            seat=parse_number(seat),
            round=parse_number(round_),
            points=_parse_points(points),
            dice=parse_dice(dice),
            roll=_parse_faces(roll),
            aside=_parse_faces(faces),
            hot=parse_number(hot),
            offer=None if offer == "-" else _parse_offer(offer),
            final=None if final == "-" else _parse_list(final.removeprefix("f")),
            over=over != "-",
            winners=() if over == "-" else _parse_list(over.removeprefix("w")),
            badges=parse_in_play(" ".join(badges)) if badges else None,
            aside_dice=parse_dice(lying) if lying else (),
        )
    except ValueError as error:
        raise ParseError("a state", text) from error
    if not 0 <= state.seat < setup.seats:
        raise ParseError("a state of this game", text)
    told = replace(state, aside_dice=state.aside_dice or _untold(state))
    # States of before do not tell which dice are aside.
    if text not in {write_state(told), write_state(state)} or not _fits(told):
        raise ParseError("a state of this game", text)
    return told


def _write_aside(state: State) -> str:
    """Return the faces set aside, and their dice where those of the seat are not all fair."""
    faces, dice = write_faces(state.aside), state.aside_dice
    own = state.setup.dice[state.seat]
    if dice and own.count(FAIR) < len(own):
        return f"{faces}{_OF}{write_dice(dice)}"
    return faces or "-"


def _untold(state: State) -> tuple[Die, ...]:
    """Return the dice set aside in a state that does not tell them: those that are missing.

    A lent die may be among them; it is ordinary.
    """
    missing = Counter(state.setup.dice[state.seat]) - Counter(state.dice)
    count = len(state.aside)
    return tuple([*missing.elements(), *[FAIR] * count][:count])


def _fits(state: State) -> bool:
    setup, badges = state.setup, state.badges
    full = setup.rules.scoring.dice
    most = most_dice(setup.rules.scoring, state.badge) if state.roll else full
    return (
        len(state.totals) == len(state.opened) == setup.sides
        and len(state.farkles) == len(state.out) == setup.seats
        and len(state.roll) in {0, len(state.dice)}
        and list(state.roll) == sorted(state.roll)
        and _can_lie(state)
        and len(state.aside) == len(state.aside_dice)
        and 1 <= len(state.dice) <= most
        and (state.offer is None or 1 <= len(state.offer.dice) <= full)
        and all(0 <= side < setup.sides for side in state.winners)
        and all(0 <= seat < setup.seats for seat in state.final or ())
        and (badges is not None) == any(badge.uses for badge in setup.working if badge is not None)
        and (badges is None or _fits_badges(state, badges))
    )


def _can_lie(state: State) -> bool:
    """Tell whether the dice can show the roll; one may be turned to what it does not bear."""
    odd = {
        face for die, face in zip(state.dice, state.roll, strict=False) if not die.can_show(face)
    }
    badge = state.badge
    return not odd or (badge is not None and odd == {badge.face})


def _fits_badges(state: State, badges: InPlay) -> bool:
    """Tell whether `badges` says of each badge no more than it can do."""
    setup, badge = state.setup, state.badge
    effects = {None, badge.effect if badge is not None else None}
    may_wait = badge is not None and badge.undoes_farkles and bool(state.roll)
    return (
        len(badges.uses) == setup.seats
        and all(
            0 <= left <= (badge.uses if badge is not None else 0)
            for left, badge in zip(badges.uses, setup.working, strict=True)
        )
        and badges.effect in effects
        and (badges.extra is None or badges.extra < len(state.roll))
        and (may_wait or not badges.farkled)
    )


def _write_list(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def _parse_list(text: str) -> tuple[int, ...]:
    return tuple(map(parse_number, text.split("/"))) if text else ()


def _parse_points(text: str) -> int:
    """Return points, which a penalty may have taken below zero."""
    points = parse_number(text.removeprefix("-"), _POINTS)
    return -points if text.startswith("-") else points


def _write_flags(flags: tuple[bool, ...]) -> str:
    return "".join("+" if flag else "-" for flag in flags)


def _parse_flags(text: str) -> tuple[bool, ...]:
    return tuple(flag == "+" for flag in text)


def _parse_faces(text: str) -> Faces:
    return () if text == "-" else parse_faces(text)


def _parse_offer(text: str) -> Offer:
    points, _, dice = text.partition("+")
    return Offer(_parse_points(points), parse_dice(dice))
