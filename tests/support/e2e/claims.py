"""Ids of each kind of button that can be claimed."""

from collections.abc import Iterator
from typing import Final

from bot.kit.components.custom_ids import CustomId
from bot.kit.components.proofs import Proof
from tests.support.buttons import KINDS, Kind, forged, highest_arg, names_of

OF_MATCHES: Final = frozenset({Proof.BOARD, Proof.BESIDE, Proof.SEAT, Proof.MODERATOR, Proof.SIGHT})
"""The proofs of kinds whose ids name a match."""


def with_proof(*proofs: Proof) -> list[Kind]:
    """Return the kinds that any of `proofs` bears out."""
    return [kind for kind in KINDS.values() if kind.proof in proofs]


def claims_of(kind: Kind, subject: int, version: int) -> Iterator[CustomId]:
    """Yield buttons of `kind` as ours are, with the ends of a number or with all names."""
    highest = highest_arg(kind)
    for arg in (0,) if highest is None else (0, highest):
        for about in names_of(kind) or ("points.all.here.any",):
            yield forged(kind, subject, version, arg, about)
