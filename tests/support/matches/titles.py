"""Titles that people type for house rules."""

from hypothesis import strategies as st

from bot.features.rulebook.model.house_rules import LONGEST_TITLE, parse_title
from bot.match.model.errors import Refused

typed = st.text(max_size=LONGEST_TITLE)


@st.composite
def titles(draw: st.DrawFn) -> str:
    """Draw a title that somebody might have typed."""
    for _ in range(20):
        try:
            return parse_title(draw(typed))
        except Refused:
            continue
    return "Rules"
