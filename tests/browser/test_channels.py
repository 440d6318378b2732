"""The ways between the channels of the simulated Discord."""

import discord
from playwright.async_api import Browser, expect

from sandbox.world import World
from tests.support.browser.players import play_to_the_end
from tests.support.browser.tab import ACTION, DESKTOP, PHONE, Tab
from tests.support.browser.table import open_table

THREADS = 4
"""Which menu of the settings says whether games get threads, from 0."""


def link_to(world: World, message: discord.Message) -> str:
    return f"https://discord.com/channels/{world.server.id}/{world.hall.id}/{message.id}"


async def test_a_link_leads_to_the_message_and_the_list_back(
    browser: Browser, address: str, world: World
) -> None:
    ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
    hall = world.env.bot.get_partial_messageable(world.hall.id)
    table = world.env.bot.get_partial_messageable(world.table.id)
    there = await hall.send("The kettle is on.")
    await table.send(f"[Tea]({link_to(world, there)})")
    await ada.page.get_by_role("link", name="Tea").click()
    await expect(ada.messages).to_contain_text(["The kettle is on."])
    assert ada.page.url == address
    assert len(ada.page.context.pages) == 1
    await expect(ada.channel).to_have_value(f"{world.hall.id}")

    await ada.say("Two sugars, please.")
    await expect(ada.messages).to_contain_text(["The kettle is on.", "Two sugars, please."])
    await ada.run("tally open", friend="Ben")
    await ada.press("Press")
    await expect(ada.board).to_contain_text("pressed 1 times")
    await expect(ben.messages).to_have_count(1)  # Ben stays where he is

    await ada.go_to("# farkle")
    await expect(ada.messages).to_contain_text(["Tea"])
    await ben.go_to("# general")
    await expect(ben.board).to_contain_text("pressed 1 times")


async def test_nobody_comes_into_a_channel_that_they_cannot_see(
    browser: Browser, address: str, world: World
) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    everyone = world.server.roles["@everyone"]
    cellar = world.server.create_text_channel("cellar", overwrites={everyone: hidden})
    await Tab.open(browser, address)
    ben = await Tab.open(browser, address)
    await expect(ben.channel.locator("option")).to_have_text(["# farkle", "# general"])
    for way in (f"#{cellar.id}", f"#{cellar.id}/1", "#1", "#", "#nowhere", f"#{2**70}"):
        async with ben.page.expect_response(lambda response: ACTION in response.url) as answered:
            await ben.jump_to(way)
        answer = await (await answered.value).json()
        assert answer["rejected"], way
    await ben.say("Never mind.")
    await expect(ben.messages).to_contain_text(["Never mind."])
    assert [message.content for message in world.table.history()] == ["Never mind."]


async def test_a_game_in_a_thread_of_its_own_is_played_to_its_end(browser: Browser) -> None:
    async with open_table(browser, sizes=(DESKTOP, PHONE)) as (ada, ben):
        await ada.run("farkle-admin settings")
        threads = ada.private_answer.get_by_role("combobox").nth(THREADS)
        await expect(threads).to_have_text("Off")
        await threads.click()
        await ada.private_answer.get_by_role("option", name="On", exact=True).click()
        await expect(threads).to_have_text("On")

        await ada.run("farkle challenge", opponent="Ben", target="500")
        await ben.step("Accept")
        for tab in (ada, ben):
            await tab.shown.get_by_role("link", name="Go to the board").click()
            await expect(tab.shown).to_contain_text("'s turn")
            await expect(tab.channel.locator("option:checked")).to_contain_text("Ada and Ben")
        last = await play_to_the_end(await ada.shown.inner_text(), {"Ada": ada, "Ben": ben})
        assert " wins" in last
        await ben.go_to("# farkle")
        await expect(ben.shown).to_contain_text("Go to the board")
