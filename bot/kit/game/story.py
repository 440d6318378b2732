"""What the last move did, in the words of the board."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from bot.engine import (
    BadgeBonus,
    BadgeUsed,
    Banked,
    Event,
    Exit,
    Faces,
    Farkled,
    FinalRound,
    GameOver,
    Given,
    HotDice,
    Resigned,
    RollChanged,
    Rolled,
    Ruling,
    ScorelessRoll,
    SecondChance,
    SetAside,
    TimedOut,
    TookOver,
    ruling,
)
from bot.kit.game.felt import felt_event, felt_lines
from bot.kit.game.people import name_of, names_of_sides
from bot.kit.game.rulings import ruling_text
from bot.kit.game.variants import beginning
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts, Value
from bot.match.model.match import Match

SENTENCES: Final[dict[type[Event], str]] = {
    Rolled: "event-rolled",
    RollChanged: "event-rolled",
    HotDice: "event-hot-dice",
    TookOver: "event-took-over",
    ScorelessRoll: "event-scoreless-roll",
    SecondChance: "event-second-chance",
    BadgeBonus: "event-badge-bonus",
    Farkled: "event-farkle",
    Banked: "event-banked",
    Given: "event-given",
    FinalRound: "event-final-round",
    TimedOut: "event-turn-timed-out",
    Resigned: "event-resigned",
}
"""The sentence for each kind of event. It gets the event's fields under their own names, and
`$name` and `$roll` in words. What people set aside and who won is shown elsewhere on the board.
"""

LEAVING: Final = {
    Exit.RESIGNED: SENTENCES[Resigned],
    Exit.REMOVED: "event-removed",
    Exit.TIMED_OUT: "event-timed-out",
}
"""The sentences for players who leave a game before its end."""

TIME_CALLED: Final = "event-time-called"
"""The sentence for a game that ends as it stands: nothing but its end happened then."""


def story(match: Match, texts: Texts, faces: DiceFaces, *, felt: bool = False) -> str:
    """Return a sentence a line for what happened last; "" when the dice on the board show it.

    With `felt`, what players feel most is a heading, and a farkle shows its dice.
    """
    if not match.events:
        return beginning(match.variant, texts)
    headed = felt_event(match) if felt else None
    rolled: Faces = ()
    lines = [texts(TIME_CALLED)] if isinstance(match.events[0], GameOver) else []
    for event, following in zip(match.events, (*match.events[1:], None), strict=True):
        if isinstance(event, Rolled | RollChanged):
            rolled = event.faces
            if not isinstance(following, GameOver):
                continue
        if event is headed:
            lines.extend(felt_lines(match, event, rolled, texts, faces))
            lines.extend(_consequences(match, event, rolled, texts))
        else:
            lines.extend(_tell(match, event, rolled, texts, faces))
    lines.extend(_presence(match, texts))
    return "\n".join(lines)


def _tell(
    match: Match, event: Event, rolled: Faces, texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield the sentences for `event`, which came with the roll `rolled`."""
    if isinstance(event, SetAside):
        # A person's dice were on the buttons before; those of an opponent never were.
        if not _pressed(match, event.seat):
            yield _set_aside(match, event, texts, faces)
        return
    if isinstance(event, GameOver):
        return
    values: dict[str, Value] = {
        "name": name_of(match, event.seat, texts),
        "roll": faces.roll(rolled),
        "turns": match.presence.lapses_of(event.seat),
    }
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, int):
            values[field.name] = value
    if isinstance(event, Given) and event.side is not None:
        values["receiver"] = names_of_sides(match, (event.side,), texts)
    yield texts(_sentence(match, event, rolled), **values)
    yield from _consequences(match, event, rolled, texts)


def _consequences(match: Match, event: Event, rolled: Faces, texts: Texts) -> Iterator[str]:
    """Yield by which rule `event` came about, and what else it costs."""
    yield from _by_which_rule(match, event, rolled, texts)
    if isinstance(event, Farkled) and event.penalty:
        yield texts("event-penalty", farkles=event.in_a_row, penalty=event.penalty)


def _by_which_rule(match: Match, event: Event, rolled: Faces, texts: Texts) -> Iterator[str]:
    """Yield the rule that decided a roll, where it is not the usual one."""
    if rolled and isinstance(event, Rolled | RollChanged | Farkled | SecondChance):
        setup = match.setup
        ruled = ruling(setup.rules, rolled, setup.tables[event.seat].roll(rolled))
        if ruled is Ruling.WINS or ruled is Ruling.TOXIC_TWOS:
            yield ruling_text(ruled, rolled, setup.rules, texts)


def _sentence(match: Match, event: Event, rolled: Faces) -> str:
    """Return the key of the sentence for `event`."""
    there = match.presence
    match event:
        case Given(side=None):
            key = "event-given-nobody"
        case BadgeUsed(kind=kind):
            key = f"event-used-{kind}"
        case Farkled() if not rolled:
            key = "event-gave-in"
        case Banked(seat) if seat == there.timed_out:
            key = "event-banked-for"
        case Resigned(seat) if seat == there.left:
            key = "event-left"
        case Resigned(seat, why) if why is not Exit.REMOVED and there.lapses_of(seat):
            key = "event-dropped"  # who resigns has just acted
        case Resigned(why=why):
            key = LEAVING[why]
        case _:
            key = SENTENCES[type(event)]
    return key


def _pressed(match: Match, seat: int) -> bool:
    """Tell whether a person made the last move of `seat`."""
    there = match.presence
    took_no_part = seat in there.away or seat in (there.timed_out, there.back)
    return not (match.players[seat].is_bot or took_no_part)


def _set_aside(match: Match, event: SetAside, texts: Texts, faces: DiceFaces) -> str:
    return texts(
        "event-set-aside",
        name=name_of(match, event.seat, texts),
        dice=faces.set_aside(event.faces),
        points=event.score.points,
    )


def _presence(match: Match, texts: Texts) -> Iterator[str]:
    """Yield a sentence for each player who has just left or come back."""
    there = match.presence
    if there.left in there.away:
        key = "presence-all-left" if match.is_deserted else "presence-left"
        yield texts(key, name=name_of(match, there.left, texts))
    elif there.timed_out in there.away:
        name = name_of(match, there.timed_out, texts)
        key = "presence-all-gone" if match.is_deserted else "presence-gone"
        yield texts(key, name=name, turns=there.lapses_of(there.timed_out))
    if there.back is not None:
        yield texts("presence-back", name=name_of(match, there.back, texts))
