"""Components as plain text."""

from bot.kit.components.as_text import as_text, readable


def test_texts_rows_and_dividers() -> None:
    components = [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "# <:die_1_tavern:11> <a:kept_6_sea_glass:12> <:other:13>"},
                {"type": 14},
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 2, "label": "5", "custom_id": "a"},
                        {
                            "type": 2,
                            "style": 1,
                            "label": "Roll",
                            "custom_id": "b",
                            "disabled": True,
                        },
                        {"type": 2, "style": 5, "label": "Board", "url": "https://x.y"},
                    ],
                },
            ],
        },
        {"type": 10, "content": "end"},
    ]
    assert as_text(components) == ("# ⚀ [⚅] :other:\n---\n[5] (Roll) [Board -> https://x.y]\nend")


def test_nothing() -> None:
    assert as_text([]) == ""
    assert as_text([{"type": 17}]) == ""


def test_commands_are_the_words_that_discord_shows() -> None:
    said = "Try </farkle rules create:123>, not <@123> or </:1>."
    assert readable(said) == "Try `/farkle rules create`, not <@123> or </:1>."
    assert as_text([{"type": 10, "content": "</farkle help:1>"}]) == "`/farkle help`"
