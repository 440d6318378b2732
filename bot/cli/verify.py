"""`farkle verify`: the dice of an exported game rolled again, with nothing but the export."""

import os
import sys
from pathlib import Path

from bot.cli.text import STANDARD_INPUT, fail, terminal_texts, text
from bot.engine import FarkleError
from bot.features.fairness.model.proof import LONGEST_JSON, read_proof
from bot.features.fairness.service.verification import verify
from bot.features.fairness.view.seal import verdict_text
from bot.kit.texts.escape import clean
from bot.kit.texts.explain import explain, for_terminal
from bot.match.model.errors import Refused

_ENOUGH = LONGEST_JSON + 1000
"""Characters by which one sees that a file is too long."""


def verify_export(given: str) -> None:
    """Print whether the dice of a proof are what they had to be; end with code 1 if not.

    `given` is the line, the file that has it, or a `-` for standard input.
    """
    texts = terminal_texts()
    try:
        proof = read_proof(_content(given))
    except (Refused, FarkleError) as error:
        fail(explain(error, texts, for_terminal))
    verdict = verify(proof)
    if verdict.fault is not None:
        fail(verdict_text(verdict, texts))
    print(verdict_text(verdict, texts))
    print(text("cli-verify-seal", seal=proof.commitment))
    if proof.words:
        print(text("cli-verify-words", words=texts.listed(list(map(clean, proof.words)))))


def _content(given: str) -> str:
    if given == STANDARD_INPUT:
        return sys.stdin.read(_ENOUGH)
    if not os.path.isfile(given):  # noqa: PTH113 - for a line, Path.is_file raises that it is too long
        return given
    try:
        with Path(given).open(encoding="utf-8", errors="replace") as file:
            return file.read(_ENOUGH)
    except OSError as error:
        fail(text("cli-verify-unreadable", file=given, why=error.strerror or str(error)))
