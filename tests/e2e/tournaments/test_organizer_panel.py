"""The organizer's panel by clicking, and what others do meanwhile."""

import discord

from bot.features.tournaments.buttons import (
    AskCancelButton,
    AskRemoveButton,
    AskTeamButton,
    BeginButton,
    CancelButton,
    CheckInButton,
    HandOverMenu,
    HintsButton,
    JoinTournament,
    MoveButton,
    OpenPairingsPage,
    PairingMenu,
    PanelButton,
    PauseButton,
    PeoplePage,
    PersonMenu,
    PostButton,
    RemoveEntrantButton,
    RemoveTeamButton,
    ReplaceMenu,
    ResumeButton,
    VerdictMenu,
)
from bot.kit.components.raw import inside
from tests.support.e2e.messages.tournaments import (
    TournamentMessage,
    announce_one,
    announced,
    card_of,
    card_text,
    panel_of,
    plan_one,
    refresh,
)
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def test_a_pairing_is_decided_and_the_log_says_so(table: Table) -> None:
    panel = await announced(table, "knock-out")
    await panel.press(BeginButton)
    await refresh(table)
    assert say("tournament-checks-in", when="") not in panel.text(), "there is no check-in"
    panel = await panel_of(table)
    await panel.press(OpenPairingsPage, 0)
    menu = table.button(PairingMenu, 1, on=panel.message)
    [option] = inside(menu, "options")
    await panel.choose(PairingMenu, str(option["value"]), 1)
    await panel.choose(VerdictMenu, "1-0")
    assert say("tournament-done-decided") in panel.text()
    await refresh(table)
    assert "1 win" in card_text(table)


async def test_two_organizers_at_once_do_everything_once(table: Table) -> None:
    panel, other = await announced(table), await panel_of(table)
    await panel.press(BeginButton)
    await refresh(table)
    await other.press(BeginButton)
    assert say("refusal-tournament-not-now") in other.text()
    assert say("button-tournament-pause") in other.text(), "it shows how it is"
    await other.press(PauseButton)
    await refresh(table)
    assert say("tournament-paused") in card_text(table)
    await other.press(ResumeButton)
    assert say("tournament-done-resumed") in other.text()


async def test_people_are_replaced_and_removed(table: Table) -> None:
    panel = await announced(table)
    await panel.press(PeoplePage, 0)
    await panel.choose(PersonMenu, str(table.ada.id), 1)
    assert "Ada" in panel.text()
    menu = table.button(ReplaceMenu, on=panel.message)
    await table.dora.select(panel.message, [table.dora.user], custom_id=str(menu["custom_id"]))
    assert say("tournament-done-replaced") in panel.text()
    await panel.press(PeoplePage, 0)
    await panel.choose(PersonMenu, str(table.ben.id), 1)
    await panel.press(AskRemoveButton)
    await panel.press(PanelButton)
    assert say("button-tournament-people") in panel.text(), "no question is a dead end"
    await panel.press(PeoplePage, 0)
    await panel.choose(PersonMenu, str(table.ben.id), 1)
    await panel.press(AskRemoveButton)
    await panel.press(RemoveEntrantButton)
    assert say("tournament-done-removed") in panel.text()
    await refresh(table)
    card = card_text(table)
    assert "Dora" in card
    assert not {"Ada", "Ben"} & set(card.split())


async def test_it_is_handed_over_and_the_new_organizer_may_everything(table: Table) -> None:
    panel = await announced(table)
    menu = table.button(HandOverMenu, on=panel.message)
    await table.dora.select(panel.message, [table.ada.user], custom_id=str(menu["custom_id"]))
    assert say("tournament-done-handed-over") in panel.text()
    mine = await table.press(table.ada, PanelButton, on=card_of(table))
    hints = TournamentMessage(table, table.ada, mine)
    assert "Cup" in hints.text()
    refused = await table.press(table.ben, PanelButton, on=card_of(table))
    assert told(refused) == say("refusal-tournament-not-organizer", name="Ada")


async def test_it_is_cancelled_after_asking_once(table: Table) -> None:
    panel = await announced(table)
    await panel.press(BeginButton)
    await refresh(table)
    panel = await panel_of(table)
    await panel.press(HintsButton)
    assert say("tournament-hints-none") in panel.text()
    await panel.press(PanelButton)
    await panel.press(AskCancelButton)
    await panel.press(PanelButton)
    await panel.press(AskCancelButton)
    await panel.press(CancelButton)
    await refresh(table)
    assert "cancelled by the organizer" in card_text(table)


async def test_a_check_in_leaves_out_who_does_not_come(table: Table) -> None:
    panel = await announced(table, check_in_minutes="10")
    await panel.press(BeginButton)
    await refresh(table)
    card = card_of(table)
    for who in (table.ada, table.ben):
        assert "checked in" in told(await table.press(who, CheckInButton, on=card))
    await refresh(table)
    assert say("tournament-not-there", entrant="- Cleo") in card_text(table)
    panel = await panel_of(table)
    await panel.press(BeginButton)
    await refresh(table)
    assert "Cleo" not in card_text(table)
    assert len(table.channel.threads) == 1


async def test_a_deleted_card_stays_away_until_it_is_asked_for(table: Table) -> None:
    panel = await announced(table)
    await table.bot.http.delete_message(table.channel.id, card_of(table).id)
    await table.ada.slash(table.channel, "farkle-events tournament leave")
    await refresh(table)
    assert not _cards(table)
    await panel.press(PostButton)
    await refresh(table)
    [card] = _cards(table)
    assert "Ada" not in table.board(card)
    await (await panel_of(table)).press(PostButton)
    await refresh(table)
    assert len(_cards(table)) == 1, "the one before is taken back"


async def test_it_moves_to_another_channel_with_its_card(table: Table) -> None:
    await announced(table)
    there = table.guild.create_text_channel("elsewhere")
    shown = await table.dora.slash(there, "farkle-events tournament show", tournament="1")
    panel = TournamentMessage(table, table.dora, shown)
    await panel.press(PanelButton)
    await panel.press(MoveButton)
    assert say("tournament-done-moved") in panel.text()
    await refresh(table)
    assert not _cards(table)
    assert any(table.buttons(message) for message in there.history())


async def test_a_private_channel_stays_private(table: Table) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    me = table.bot.user
    assert me is not None
    sees = discord.PermissionOverwrite(view_channel=True, send_messages=True)
    cellar = table.guild.create_text_channel(
        "cellar", overwrites={table.guild.roles["@everyone"]: hidden, me: sees}
    )
    table.channel, before = cellar, table.channel
    draft = await plan_one(table, name="Secret Cup")
    await announce_one(table, draft)
    table.channel = before
    listed = await table.ada.slash(before, "farkle-events tournament list")
    assert "Secret" not in told(listed)
    for command in ("show", "join", "leave"):
        for name in ("1", "Secret Cup"):
            answer = await table.ada.slash(
                before, f"farkle-events tournament {command}", tournament=name
            )
            assert told(answer) in {
                say("refusal-tournament-gone"),
                say("refusal-tournament-none-here"),
            }
    found = await table.dora.slash(before, "farkle-events tournament show", tournament="1")
    assert "Secret Cup" in told(found), "whoever manages the server"


async def test_titles_are_harmless_wherever_they_are_shown(table: Table) -> None:
    title = "@everyone **x** [y](https://z.zz) <@1>"
    draft = await plan_one(table, name=title)
    assert "@everyone" not in draft.text()
    await announce_one(table, draft)
    assert "@everyone" not in card_text(table)
    assert not card_of(table).mentions
    assert not card_of(table).mention_everyone


def _cards(table: Table) -> list[discord.Message]:
    return [
        message
        for message in table.channel.history()
        if any(type(button) is PanelButton for button in table.buttons(message))
    ]


async def test_a_removal_asked_before_the_start_and_answered_after_it_is_asked_again(
    table: Table,
) -> None:
    draft = await plan_one(table, name="Cup", format="swiss")
    await draft.set("team_size", "2")
    await announce_one(table, draft)
    names = ("Lions", "Owls")
    for captain, partner, name in zip(
        (table.ada, table.cleo), (table.ben, table.dora), names, strict=True
    ):
        for who in (captain, partner):
            opened = await table.press(who, JoinTournament, on=card_of(table))
            await TournamentMessage(table, who, opened).type(AskTeamButton, name)
    await refresh(table)
    panel = await panel_of(table)
    await panel.press(PeoplePage, 0)
    await panel.choose(PersonMenu, str(table.ben.id), 1)
    await panel.press(AskRemoveButton)
    assert say("tournament-remove-early", name="Ben") in panel.text()
    await (await panel_of(table)).press(BeginButton)
    await refresh(table)
    await panel.press(RemoveEntrantButton)
    both = say("tournament-remove-team", team="Lions", people="Ada and Ben")
    assert both in panel.text(), "their games go with them now"
    await panel.press(RemoveTeamButton)
    assert say("tournament-done-removed") in panel.text()
