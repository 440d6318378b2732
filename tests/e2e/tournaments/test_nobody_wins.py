"""Podiums without those who were never there, who were taken out, or whose data was deleted."""

from simcord import MemberActor

from bot.features.tournaments.model.organizer_actions import PairingVerdict
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from tests.support.e2e.messages.tournaments import card_text, refresh
from tests.support.e2e.reading import components
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import Event, gather, plan


async def card(event: Event) -> str:
    """Return what the card says of a tournament that is over."""
    event.table.channel = event.channel
    await event.pass_time(60)
    await refresh(event.table)
    assert isinstance((await event.now()).phase, Over)
    return card_text(event.table)


async def test_a_duplicate_that_nobody_played_is_won_by_nobody(
    table: Table, cup: ScriptedCup
) -> None:
    news = table.guild.create_text_channel("news")
    await table.bot.features.settings.book.set_for_server(table.guild.id, "announcements", news.id)
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.DUPLICATE, minutes=5))
    await event.pass_time(400)
    shown = await card(event)
    assert say("tournament-podium-nobody") in shown
    assert "P01" not in shown
    told = news.history()[-1]
    assert say("announcement-tournament-nobody") in str(components(told))


async def test_a_final_that_nobody_won_has_no_winner(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [series] = (await event.now()).open_series
    dora = event.actor(table.dora)
    await event.do(
        event.feature.organizing.adjudicate(event.id, dora, series.id, PairingVerdict.NOBODY)
    )
    assert say("tournament-podium-nobody") in await card(event)


async def leader(event: Event) -> MemberActor:
    """Let somebody of three lead an arena, and return them."""
    await event.begin(plan(FormName.ARENA, minutes=5))
    for _ in range(3):
        for match in await event.matches():
            names = [player.name for player in match.players]
            await event.play(match, names.index("P01") if "P01" in names else 0)
        await event.pass_time(15)
    assert (await event.standings())[0][2] == "P01"
    return event.people[0]


def is_won_by_the_next(shown: str) -> bool:
    """Tell whether one of the two has won who stood behind the first, or both have."""
    told = [("P02",), ("P03",), ("P02", "P03"), ("P03", "P02")]
    return any(
        say("tournament-podium", rank=1, number=len(names), names=" and ".join(names)) in shown
        for names in told
    )


async def test_who_is_removed_for_good_wins_nothing(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    best = await leader(event)
    await event.do(event.feature.organizing.remove(event.id, event.actor(table.dora), best.id))
    await event.pass_time(330)
    for match in await event.matches():
        await event.play(match, 0)
    shown = await card(event)
    assert is_won_by_the_next(shown)
    assert "P01" not in shown


async def test_whose_data_was_deleted_wins_nothing(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    best = await leader(event)
    await event.do(table.bot.features.privacy.privacy.forget_person(best.id))
    await event.pass_time(330)
    for match in await event.matches():
        await event.play(match, 0)
    shown = await card(event)
    assert is_won_by_the_next(shown)
    assert say("former-player") not in shown
