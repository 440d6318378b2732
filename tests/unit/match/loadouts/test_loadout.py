"""What is played with in the tavern."""

from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import DICE, DiceFrom, Outfit, Tavern, Wager

OWNED = Collection({"weighted": 1, "pie": 2}, frozenset({"tin-might"}))


def test_what_is_not_chosen_is_ordinary() -> None:
    assert Outfit(("pie",)).filled == ("pie", *["ordinary"] * (DICE - 1))


def test_what_is_not_owned_any_more_is_left_out() -> None:
    chosen = Outfit(("weighted", "weighted", "ordinary", "lucky", "pie"), "gold-might", ready=True)
    kept = chosen.owned_by(OWNED, dice=True)
    assert sorted(kept.dice) == ["ordinary", "pie", "weighted"]
    assert kept.badge is None
    assert kept.ready
    assert chosen.owned_by(OWNED, dice=False).dice == chosen.dice, "a draft is nobody's own"
    assert Outfit(badge="tin-might").owned_by(OWNED, dice=True).badge == "tin-might"


def test_only_dice_that_are_not_ordinary_are_a_stake() -> None:
    assert not Outfit(("ordinary",) * DICE).has_stake
    assert Outfit(("ordinary", "pie")).has_stake


def test_a_game_is_settled_when_all_are_ready_and_a_draft_when_it_is_picked_too() -> None:
    ready = (Outfit(ready=True),) * 2
    assert Tavern("king", DiceFrom.OWN, outfits=ready).is_settled
    assert not Tavern("king", DiceFrom.OWN, outfits=(*ready, Outfit())).is_settled
    assert not Tavern("king", DiceFrom.DRAFT, outfits=ready).is_settled
    assert Tavern("king", DiceFrom.DRAFT, outfits=ready, picks=tuple(range(DICE))).is_settled


def test_another_game_has_the_same_terms_without_a_wager() -> None:
    played = Tavern("king", DiceFrom.OWN, badges=True, outfits=(Outfit(),), wager=Wager.AGREED)
    assert played.anew == Tavern("king", DiceFrom.OWN, badges=True)
