"""The pages of a bracket: sections of sixteen, and from the last sixteen on all in one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.tournaments.model.pairing.bracket import (
    NOBODY,
    Bracket,
    FilledSlot,
    SlotSource,
    filled,
)
from bot.features.tournaments.model.pairing.elimination import Elimination
from bot.features.tournaments.model.pairing.history import BracketPart, PairingPlace
from bot.features.tournaments.view.pictures.drawn_tournament import (
    DrawnTournament,
    halves,
    otherwise,
    result,
)
from bot.kit.pictures.brackets import Box, BoxSide, BracketSheet, Column
from bot.kit.texts.texts import Texts

_COLUMNS: Final = 4
_BOXES: Final = 8
"""The most columns of a page, and boxes of its first: sixteen entrants."""


@dataclass(frozen=True, slots=True)
class BracketPage:
    """The slots of a page by column, and those for the third place if they stand on it."""

    columns: Sequence[Sequence[FilledSlot]]
    third: Sequence[FilledSlot] = ()


def bracket_pages(bracket: Bracket, shown: DrawnTournament) -> list[BracketPage]:
    """Return the pages of the main bracket, the losers' bracket and the grand final."""
    rounds: dict[BracketPart, dict[int, list[FilledSlot]]] = {}
    for slot in filled(bracket, shown.course):
        place = slot.slot.place
        rounds.setdefault(place.part, {}).setdefault(place.round, []).append(slot)
    main = list(rounds.get(BracketPart.MAIN, {}).values())
    third = [slot for slots in rounds.get(BracketPart.THIRD, {}).values() for slot in slots]
    losers = list(rounds.get(BracketPart.LOSERS, {}).values())
    finals = list(rounds.get(BracketPart.FINAL, {}).values())
    pages: list[BracketPage] = []
    if len(main) > _COLUMNS:
        # One round more than needed, so that one sees where the winners go.
        pages += _sections(main[: min(_COLUMNS, len(main) - _COLUMNS + 1)])
    if main:
        pages.append(BracketPage(main[-_COLUMNS:], third))
    for first in range(0, len(losers), _COLUMNS):
        pages += _sections(losers[first : first + _COLUMNS])
    if played := [slots for slots in finals if _is_used(slots[0])]:
        pages.append(BracketPage(played))
    return [page for page in pages if any(_is_used(slot) for slot in page.columns[0])]


def _sections(rounds: Sequence[Sequence[FilledSlot]]) -> Iterator[BracketPage]:
    """Yield the sections of some rounds, each with the boxes that follow from its first ones."""
    for start in range(0, len(rounds[0]), _BOXES):
        end = start + _BOXES
        shares = [len(rounds[0]) // len(slots) for slots in rounds]
        parts = zip(rounds, shares, strict=True)
        yield BracketPage([slots[start // share : -(-end // share)] for slots, share in parts])


def _is_used(slot: FilledSlot) -> bool:
    """Tell whether any entrant can reach a slot."""
    return slot.upper != NOBODY or slot.lower != NOBODY


def bracket_sheet(
    page: BracketPage, shown: DrawnTournament, note: str, texts: Texts
) -> BracketSheet:
    """Return the sheet of a page."""
    columns: list[Column] = []
    before: list[FilledSlot] = []
    for slots in page.columns:
        used = [slot for slot in slots if _is_used(slot)]
        places = {slot.slot.place: index for index, slot in enumerate(before)}
        boxes = [_box(slot, shown, texts, _feeders(slot, places)) for slot in used]
        columns.append(Column(_round_name(slots[0], shown, texts), boxes))
        before = used
    if page.third:
        title = texts("tournament-picture-third")
        last = columns[-1]
        more = [_box(slot, shown, texts, (), title) for slot in page.third if _is_used(slot)]
        columns[-1] = Column(last.title, [*last.boxes, *more])
    return BracketSheet(shown.title, note, columns)


def _feeders(slot: FilledSlot, places: Mapping[PairingPlace, int]) -> Sequence[int]:
    """Return which boxes of the column before send their winners to a slot."""
    sides = (slot.slot.upper, slot.slot.lower)
    sources = (side for side in sides if isinstance(side, SlotSource) and not side.loser)
    return [places[source.place] for source in sources if source.place in places]


def _box(
    slot: FilledSlot, shown: DrawnTournament, texts: Texts, feeders: Sequence[int], title: str = ""
) -> Box:
    upper, lower = (_side(slot, number, shown, texts) for number in (slot.upper, slot.lower))
    return Box((upper, lower), feeders, title)


def _side(slot: FilledSlot, number: int | None, shown: DrawnTournament, texts: Texts) -> BoxSide:
    if number is None:
        return BoxSide("")
    if number == NOBODY:
        return BoxSide(texts("tournament-picture-bye"), won=False)
    pairing = slot.pairing
    if pairing is None or pairing.outcome is None:
        return BoxSide(shown.name(number), otherwise(number))
    score = result(pairing, number) if pairing.second is not None else ""
    if any(pairing.outcome.scored):
        score = halves(pairing.outcome.scored[number != pairing.first])
    return BoxSide(shown.name(number), otherwise(number), score, slot.winner == number)


def _round_name(slot: FilledSlot, shown: DrawnTournament, texts: Texts) -> str:
    place = slot.slot.place
    if place.part is BracketPart.LOSERS:
        return texts("tournament-picture-lower", round=place.round)
    if place.part is BracketPart.FINAL:
        return texts("tournament-picture-again" if slot.slot.again else "tournament-picture-grand")
    left = (shown.form.rounds(shown.course) or 0) - place.round
    names = ("tournament-picture-final", "tournament-picture-semi", "tournament-picture-quarter")
    is_known = isinstance(shown.form, Elimination) and shown.form.ends_in_final
    if left < len(names) and is_known:
        return texts(names[left])
    return texts("tournament-picture-round", round=place.round)


def bracket_words(page: BracketPage, shown: DrawnTournament, texts: Texts) -> str:
    """Return the pairings of the latest round on a page, in words."""
    columns = [*page.columns[:-1], [*page.columns[-1], *page.third]]
    for slots in reversed(columns):
        told = [words for slot in slots if (words := _told(slot, shown, texts))]
        if told:
            return texts.listed(told)
    return texts("tournament-picture-empty")


def _told(slot: FilledSlot, shown: DrawnTournament, texts: Texts) -> str:
    sides = [shown.short(number) for number in (slot.upper, slot.lower) if number]
    if not sides:
        return ""
    if len(sides) == 1:
        key = "tournament-picture-rests" if slot.pairing else "tournament-picture-waits"
        return texts(key, name=sides[0])
    if slot.is_open:
        return texts("tournament-picture-plays", first=sides[0], second=sides[1])
    if not slot.winner or not slot.loser:
        return texts("tournament-picture-neither", first=sides[0], second=sides[1])
    winner, loser = shown.short(slot.winner), shown.short(slot.loser)
    return texts("tournament-picture-beats", winner=winner, loser=loser)
