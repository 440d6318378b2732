"""`farkle verify`: the dice of an exported game rolled again, with nothing but its line."""

import sys

from bot.cli.text import STANDARD_INPUT, fail, terminal_texts, text
from bot.domain.errors import Refused
from bot.domain.proof import LONGEST, read_proof
from bot.engine import FarkleError
from bot.service.verification import verify
from bot.ui.escape import clean
from bot.ui.explain import explain, for_terminal
from bot.ui.fair_dice import verdict_text


def verify_line(line: str) -> None:
    """Print whether the dice of a proof are what they had to be; end with code 1 if not."""
    texts = terminal_texts()
    if line == STANDARD_INPUT:
        line = sys.stdin.read(2 * LONGEST)  # enough to see that it is too long
    try:
        proof = read_proof(line)
    except (Refused, FarkleError) as error:
        fail(explain(error, texts, for_terminal))
    verdict = verify(proof)
    if verdict.fault is not None:
        fail(verdict_text(verdict, texts))
    print(verdict_text(verdict, texts))
    print(text("cli-verify-seal", seal=proof.commitment))
    if proof.words:
        print(text("cli-verify-words", words=texts.listed(list(map(clean, proof.words)))))
