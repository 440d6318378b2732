"""The proof of a finished game's dice, as one line.

    fair1 game=17 commitment=<SHA-256> seed=<hex> words=luck,%C3%A9t%C3%A9 fk1 tavern(...) ...

Hexadecimal figures are those of 32 bytes. The words are percent-encoded, in the order of the seats;
the part is left out when there are none. A daily game has `day=2026-11-21` instead of `game`, and
one of a deal that all play has `deal=t12.3`. The rest is the game in the engine's notation. The
JSON of an exported game has this line, too.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final
from urllib.parse import quote, unquote

from bot.engine import MOST_SEATS, Game, write_game
from bot.features.analysis.model.game_line import AROUND, BEGINNING, read_game
from bot.features.fairness.refusals import ProofRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.seal import LONGEST_WORD, commitment
from bot.match.model.variants import PLAIN, Deal, Occasion, Shared, shared_roll_names

VERSION: Final = "fair1"

LONGEST: Final = 20_000
"""Longer lines are refused: a game for two has about a thousand characters."""

LONGEST_JSON: Final = 1_000_000
"""Longer files are refused: a game for two has about 20,000 characters as JSON."""

PROOF: Final = "proof"
"""The key of the line in the JSON of an exported game, which lacks it without a seed."""

_HEAD: Final = re.compile(
    rf"{VERSION} (?:game=(?P<game>[0-9]{{1,19}})|day=(?P<day>\d{{4}}-\d\d-\d\d)"
    r"|deal=(?P<deal>t[0-9]{1,18}\.[0-9]{1,9}))"
    r" commitment=(?P<commitment>[0-9a-f]{64}) seed=(?P<seed>[0-9a-f]{64})"
    r"(?: words=(?P<words>\S+))? (?=fk1 )",
    re.ASCII,
)


About = int | Occasion
"""What a proof is about: the number of a game, or the occasion whose dice all share."""

_ABOUT: Final[Mapping[str, Callable[[str], About]]] = {
    "game": int,
    "day": date.fromisoformat,
    "deal": Deal.read,
}
"""What reads the text of each kind, which is a group of `_HEAD`."""


@dataclass(frozen=True, slots=True)
class FairnessProof:
    """A finished game and what its dice follow from.

    `commitment` is what was shown before the first roll, and `words` are in the order of the seats.
    """

    about: About
    commitment: str
    seed: bytes = field(repr=False)
    words: tuple[str, ...]
    game: Game

    def roll_names(self) -> Iterator[str]:
        """Yield for each ply the name of the roll that it may make."""
        if isinstance(self.about, int):
            return PLAIN.roll_names(self.about, self.words, self.game)
        return shared_roll_names(self.about, self.game)


def proof_of(match: Match, game: Game, now: int) -> FairnessProof | None:
    """Return the proof of `match`, the line of which is `game`; None while its seed is a secret.

    A seed is secret until the game is over, and that of shared dice until it is for everybody.
    Games without a seed have no proof, nor have those whose word was deleted.
    """
    if match.seed is None or not is_revealed(match, now) or lacks_word(match):
        return None
    return FairnessProof(
        about=match.variant.occasion if isinstance(match.variant, Shared) else match.id,
        commitment=commitment(match.seed),
        seed=match.seed,
        words=tuple(word.text for word in match.words),
        game=game,
    )


def lacks_word(match: Match) -> bool:
    """Tell whether a player word of `match` was deleted with the data of its person."""
    return any(not word.text for word in match.words)


def is_revealed(match: Match, now: int) -> bool:
    """Tell whether the seed of `match` may be known at `now` (unix seconds)."""
    if match.is_open or not match.has_moves:
        return False
    return now >= match.variant.secret_until


def write_proof(proof: FairnessProof) -> str:
    """Return `proof` as one line."""
    parts = [
        VERSION,
        f"{_kind(proof.about)}={proof.about}",
        f"commitment={proof.commitment}",
        f"seed={proof.seed.hex()}",
    ]
    if proof.words:
        parts.append("words=" + ",".join(quote(word, safe="") for word in proof.words))
    return " ".join([*parts, write_game(proof.game)])


def _kind(about: About) -> str:
    match about:
        case date():
            return "day"
        case Deal():
            return "deal"
        case _:
            return "game"


def read_proof(text: str) -> FairnessProof:
    """Return the proof of a line, or of an exported game; its claims are not checked yet.

    Raises `Refused` when it is too long or incomplete, has no seed, or its game has an illegal
    move, and `InvalidRules` when this version of the bot does not know such rules.
    """
    line = text.strip(AROUND)
    if line.startswith("{"):
        line = _line_in(line)
    if len(line) > LONGEST:
        raise Refused(ProofRefusal.PROOF_TOO_LONG, most=LONGEST)
    head = _HEAD.match(line)
    if head is None:
        alone = line.startswith(BEGINNING)
        raise Refused(ProofRefusal.PROOF_WITHOUT_SEED if alone else ProofRefusal.PROOF_CUT)
    try:
        [about] = [read(head[kind]) for kind, read in _ABOUT.items() if head[kind]]
    except ValueError:
        raise Refused(ProofRefusal.PROOF_CUT) from None
    return FairnessProof(
        about=about,
        commitment=head["commitment"],
        seed=bytes.fromhex(head["seed"]),
        words=_read_words(head["words"] or ""),
        game=read_game(line[head.end() :]),
    )


def _line_in(exported: str) -> str:
    """Return the line of proof in the JSON of an exported game."""
    if len(exported) > LONGEST_JSON:
        raise Refused(ProofRefusal.PROOF_TOO_LONG, most=LONGEST_JSON)
    try:
        line = json.loads(exported).get(PROOF)
    except (ValueError, RecursionError):  # nested too deep
        raise Refused(ProofRefusal.PROOF_CUT) from None
    if not isinstance(line, str):
        raise Refused(ProofRefusal.PROOF_WITHOUT_SEED)
    return line


def _read_words(text: str) -> tuple[str, ...]:
    """Return the words of a proof; raises `Refused` for more or longer ones than people may add."""
    words = tuple(map(unquote, text.split(",", MOST_SEATS))) if text else ()
    if len(words) > MOST_SEATS or any(len(word) > LONGEST_WORD for word in words):
        raise Refused(ProofRefusal.PROOF_CUT)
    return words
