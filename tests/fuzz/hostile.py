"""Texts that were made to take long, to fill the memory, or to break what reads them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_HEAD: Final = "fk1 tavern(target=4000) seats=2 :"
_FAIR: Final = f"fair1 game=1 commitment={'0' * 64} seed={'0' * 64}"

HOSTILE_INPUT: Final[Mapping[str, str]] = MappingProxyType(
    {
        "huge number": "9" * 100_000,
        "huge target": f"house(target={'9' * 5000})",
        "huge target in TOML": f"[play]\ntarget = {'9' * 5000}\n",
        "huge hexadecimal name": f"name = 0x{'f' * 10_000}\n",
        "huge hexadecimal target": f"[play]\ntarget = 0x{'f' * 10_000}\n",
        "huge choice": f"target={'9' * 5000}",
        "thirty nines": "9" * 30,
        "thirty nines twice": f"{'9' * 30},{'9' * 30}",
        "dice of a hundred thousand seats": f"{_HEAD[:-2]} dice={'6/' * 100_000}6 :",
        "a set of a hundred thousand dice": f"{_HEAD[:-2]} dice={'1-1-1-1-1-1,' * 100_000}6/6 :",
        "a die of a hundred thousand faces": f"{_HEAD[:-2]} dice={'1-' * 100_000}1/6 :",
        "badges of a hundred thousand seats": f"{_HEAD[:-2]} badges={'-/' * 100_000}- :",
        "a state of a hundred thousand totals": f"{'0/' * 100_000}0 -- 0/0 -- 0 1 0 6 - - 0 - - -",
        "a state of huge totals": f"{'9' * 1000}/0 -- 0/0 -- 0 1 0 6 - - 0 - - -",
        "what grows when it is composed": "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"
        * 100_000,
        "huge seats": f"{_HEAD[:-1].replace('2', '9' * 5000)}:",
        "deep lists": f"x = {'[' * 50_000}",
        "deep tables": f"x = {'{a=' * 50_000}",
        "deep brackets": f"house{'(' * 100_000}",
        "a hundred thousand turns": f"{_HEAD}{' >123456 !' * 100_000}",
        "a million lapsed turns": f"{_HEAD}{' !' * 1_000_000}",
        "a proof of a million turns": f"{_FAIR} {_HEAD}{' !' * 1_000_000}",
        "a proof of a million words": f"{_FAIR} words={'a,' * 1_000_000} {_HEAD}",
        "colons": ":" * 1_000_000,
        "blanks": " " * 1_000_000,
        "marks that compose": "a" + "\N{COMBINING ACUTE ACCENT}" * 100_000,
        "lone surrogates": "\ud800\udfff" * 100,
        "controls": "".join(map(chr, range(32))) * 100,
        "percent": f"{_FAIR} words=%00%1B%0A%E2%80%AE {_HEAD}",
        "digits of other scripts": "fk1:\N{ARABIC-INDIC DIGIT ONE}:1:roll",
    }
)
"""By what is wrong with them."""
