"""Why dice cannot be checked."""

from bot.match.model.errors import Refusal


class ProofRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    WORDS_CLOSED = "words-closed"
    PROOF_CUT = "proof-cut"
    PROOF_WITHOUT_SEED = "proof-without-seed"
    PROOF_TOO_LONG = "proof-too-long"
