"""The pages of buttons and commands say what these declare."""

from tests.support.pages import buttons, commands


def test_the_table_of_buttons_is_up_to_date() -> None:
    told = buttons.PAGE.read_text(encoding="utf-8")
    assert told == buttons.page(), "write it anew with: make docs"


async def test_the_page_of_commands_is_up_to_date() -> None:
    told = commands.PAGE.read_text(encoding="utf-8")
    assert told == await commands.page(), "write it anew with: make docs"
