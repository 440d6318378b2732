"""Whatever is typed, pasted or sent, a parser reads it or says why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.hostile import HOSTILE_INPUT
from tests.fuzz.parsers import PARSERS, Parser


@st.composite
def mangled(draw: st.DrawFn, parser: Parser) -> str:
    """Draw a text that is understood, with a few of its pieces cut, doubled or replaced."""
    text = draw(st.sampled_from(parser.seeds))
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        piece = draw(
            st.sampled_from([text[start:end] * 2, "9" * 30, "-", ""]) | st.text(max_size=8)
        )
        text = text[:start] + piece + text[end:]
    return text


@pytest.mark.parametrize("name", PARSERS)
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_only_documented_errors(name: str, data: st.DataObject) -> None:
    parser = PARSERS[name]
    parser.feed(data.draw(st.text(max_size=200) | mangled(parser)))


@pytest.mark.parametrize("name", PARSERS)
def test_seeds_are_understood(name: str) -> None:
    for seed in PARSERS[name].seeds:
        PARSERS[name].feed(seed)


@pytest.mark.parametrize("name", PARSERS)
@pytest.mark.parametrize("kind", HOSTILE_INPUT)
def test_hostile_input_is_refused_soon(name: str, kind: str) -> None:
    PARSERS[name].feed(HOSTILE_INPUT[kind])
