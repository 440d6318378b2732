"""Lists of people by rank."""

from bot.kit.texts.ranked import medal, ranked_lines
from tests.support.scenes.tables import english


def marked(line: str) -> str:
    return english()("leaderboard-reader", row=line)


def test_the_reader_is_marked_on_the_page() -> None:
    assert [*ranked_lines((1, 2, 3), 2, str, english())] == ["1", marked("2"), "3"]


def test_the_reader_comes_last_where_they_are_on_another_page() -> None:
    assert [*ranked_lines((1, 2), 57, str, english())] == ["1", "2", marked("57")]


def test_who_is_not_ranked_marks_nothing() -> None:
    assert [*ranked_lines((1, 2), None, str, english())] == ["1", "2"]


def test_three_places_have_a_medal() -> None:
    assert len({medal(place) for place in (1, 2, 3)}) == 3
    assert medal(4) == ""
