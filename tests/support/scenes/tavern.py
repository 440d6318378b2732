"""The tavern: what somebody owns, and what a game has won."""

from collections.abc import Sequence
from dataclasses import replace

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.engine import JOKER, Move, Positions, UseBadge
from bot.features.tavern.service.loadout_choice import Chest
from bot.features.tavern.view.collection import collection_card, shown_collection
from bot.features.tavern.view.loadout_choice import chest_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DIGITS, DiceFaces
from bot.match.loadouts.collection import Collection, Prize, collected
from bot.match.loadouts.draft import laid_open, picked
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern, Wager, as_dice
from bot.match.model.match import Match, opponent
from bot.match.model.phases import Closed, Closing, Equipping
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.tables import (
    ANN,
    HOSTILE,
    PICTURES,
    Table,
    english,
    resign,
    roll,
    roll_on,
    shipped_rules,
)

RULES = shipped_rules()["kingdom"]
_TAVERN = Tavern("wagoner", DiceFrom.OWN)
OWNED = collected(["tengris", "weighted", "weighted", "pie", "tin-might"])


def tavern_scenes() -> dict[str, Layout]:
    """Return each of them by name."""
    prizes = Prize(ANN.user_id, "wagoners"), Prize(ANN.user_id, "tin-might")
    won = replace(Table().with_totals(300, 1200).play(resign(1)).match(), prizes=prizes)
    everything = Collection(dict.fromkeys(list(shipped_dice())[:20], 2), frozenset({"a", "b"}))
    owned_by_ann = _chest(_choosing(), 0, OWNED)
    many = _chest(_choosing(), 0, collected(list(shipped_dice())))
    settled = replace(_TAVERN, outfits=(Outfit(("tengris",), ready=True), Outfit(ready=True)))
    return {
        **_games(),
        "choosing": match_layout(_choosing(), (), english(), PICTURES),
        **_wagers(),
        **_badges(),
        "choosing_draft": match_layout(_drafting(), (), english(), PICTURES),
        "board_drafted": match_layout(_drafted(), (), english(), PICTURES),
        "board_drafted_rolled": match_layout(
            _drafted(roll(1, 1, 1, JOKER, 2, 2)), (0, 2), english(), PICTURES
        ),
        "choosing_left": match_layout(_left(), (), english(), PICTURES),
        "invitation_tavern": match_layout(_invitation(), (), english(), PICTURES),
        "chest": _chest_card(owned_by_ann),
        "chest_page": _chest_card(many, 2),
        "chest_full": _chest_card(_chest(_choosing(("pie",) * 6), 0, OWNED)),
        "chest_told": _chest_card(owned_by_ann, bars=False),
        "choosing_draft_told": match_layout(_drafting(), (), english(), DIGITS),
        "choosing_draft_picked": match_layout(_drafting(6, badges=True), (), english(), PICTURES),
        "chest_ready": _chest_card(_chest(_choosing(ready=True), 0, OWNED)),
        "chest_begun": _chest_card(_chest(replace(_choosing(), variant=settled), 0, OWNED)),
        "collection_empty": collection_card(Collection(), 1, english())[0],
        "collection": collection_card(OWNED, 1, english())[0],
        "collection_shown": shown_collection(HOSTILE, OWNED, english())[0],
        "collection_badges": collection_card(OWNED, 2, english())[0],
        "collection_page": collection_card(everything, 99, english())[0],
        "finished_prizes": match_layout(won, (), english(), PICTURES),
    }


def _chest_card(chest: Chest, number: int = 1, *, bars: bool = True) -> Layout:
    return chest_card(chest, number, english(), bars=bars)


def _chest(match: Match, seat: int, owned: Collection) -> Chest:
    assert isinstance(match.variant, Tavern)
    return Chest(match, match.variant, seat, owned)


def _invitation() -> Match:
    return replace(Table(RULES).invitation(), variant=_TAVERN)


def _choosing(
    dice: tuple[str, ...] = ("tengris", "weighted"),
    *,
    badge: str | None = None,
    ready: bool = False,
    draft: bool = False,
) -> Match:
    tavern = replace(
        _TAVERN,
        dice=DiceFrom.DRAFT if draft else DiceFrom.OWN,
        badges=draft or badge is not None,
        outfits=(Outfit(dice, badge, ready), Outfit()),
    )
    match = Table(RULES).match(Equipping())
    return replace(match, deadline=1_700_000_300, variant=tavern)


def _drafting(picks: int = 3, *, badges: bool = False) -> Match:
    empty = (Outfit(ready=not badges),) * 2
    tavern = Tavern("wagoner", DiceFrom.DRAFT, badges, empty)
    tavern = laid_open(tavern, list(shipped_dice())[:12])
    for place in range(picks):
        tavern = picked(tavern, place)
    return replace(_choosing(), variant=tavern)


def _drafted(*moves: tuple[Move, Sequence[int]]) -> Match:
    tavern = _drafting(picks=6).variant
    assert isinstance(tavern, Tavern)
    table = Table(RULES, dice=as_dice(tavern.outfits[0].filled)).play(*moves)
    return replace(table.match(), variant=tavern)


def _wagers() -> dict[str, Layout]:
    """Return a wager that is agreed on, called off, won, and settled."""
    agreed = replace(_TAVERN, wager=Wager.AGREED)
    stakes = (Outfit(("weighted",), ready=True), Outfit(("pie", "pie", "lucky"), ready=True))
    won = replace(
        Table(RULES).with_totals(300, 1200).play(resign(1)).match(),
        variant=replace(agreed, outfits=stakes),
    )
    both = (Outfit(), Outfit(("pie",), ready=True))
    matches = {
        "invitation_wager": replace(_invitation(), variant=agreed),
        "choosing_wager": replace(_choosing(), variant=replace(agreed, outfits=both)),
        "choosing_wager_off": replace(
            _choosing(), variant=replace(agreed, outfits=both, wager=Wager.OFF)
        ),
        "finished_wager": won,
        "finished_wager_settled": replace(
            won, variant=replace(agreed, outfits=stakes, passed="lucky")
        ),
    }
    return {name: match_layout(match, (), english(), PICTURES) for name, match in matches.items()}


def _badges() -> dict[str, Layout]:
    """Return games with badges: chosen, worn, cancelled, used, and a farkle that waits for one."""
    farkle, ones = roll(2, 2, 3, 3, 4, 6), roll(1, 1, 2, 3, 4, 6)
    owned = collected([*list(shipped_badges())[:9], "pie"])
    chosen = _choosing(badge="tin-might")
    return {
        "chest_badge": _chest_card(_chest(chosen, 0, owned)),
        "chest_badge_alone": _chest_card(_chest(_choosing(draft=True), 0, owned)),
        "choosing_badges": match_layout(chosen, (), english(), PICTURES),
        "choosing_draft_badges": match_layout(_drafting(badges=True), (), english(), PICTURES),
        "board_badge_dice": _worn("tin-fortune", ones),
        "board_badge_dice_chosen": _worn("tin-fortune", ones, selection=(2,)),
        "board_badge_might": _worn("gold-might", (UseBadge(), ()), roll(1, 1, 2, 2, 3, 4, 6)),
        "board_badge_waits": _worn("tin-resurrection", farkle),
        "board_badge_cancelled": _worn("tin-warlords", ones, against="tin-defence"),
    }


def _worn(
    badge: str,
    *moves: tuple[Move, Sequence[int]],
    against: str = "gold-emperors",
    selection: Positions = (),
) -> Layout:
    worn = tuple(shipped_badges()[slug].badge for slug in (badge, against))
    table = Table(RULES, badges=worn).play(*moves)
    outfits = (Outfit(badge=badge, ready=True), Outfit(badge=against, ready=True))
    tavern = Tavern("wagoner", DiceFrom.ORDINARY, badges=True, outfits=outfits)
    return match_layout(replace(table.match(), variant=tavern), selection, english(), PICTURES)


def _left() -> Match:
    return replace(_choosing(), phase=Closed(0, Closing.LEFT))


def _games() -> dict[str, Layout]:
    """Return a game against the wagoner: dice that differ, on the table and aside."""
    kept = roll_on((0, 1), JOKER, 1, 5, 6)
    return {
        "board_tavern": _game(roll(1, JOKER, 1, 2, 3, 4), selection=(0, 1)),
        "board_tavern_told": _game(roll(1, JOKER, 1, 2, 3, 4), selection=(0, 1), faces=DIGITS),
        "board_tavern_aside": _game(roll(1, 2, 1, 2, 3, 6), kept),
    }


def _game(
    *moves: tuple[Move, Sequence[int]],
    selection: Positions = (),
    faces: DiceFaces = PICTURES,
) -> Layout:
    wagoner = shipped_levels()["wagoner"]
    hers = Outfit(("weighted", "devils-head", "fer", "ci", "ci"), ready=True)
    people = (ANN, opponent(wagoner.temper, wagoner.slug))
    table = Table(RULES, people, dice=as_dice(hers.filled)).play(*moves)
    tavern = replace(_TAVERN, outfits=(hers, Outfit(wagoner.dice, ready=True)))
    return match_layout(replace(table.match(), variant=tavern), selection, english(), faces)
