"""What cannot be done with dice that are to be checked."""

from bot.match.model.errors import Refusal


class ProofRefusal(Refusal):
    """Each has its sentence, `refusal-<value>`, in the locale files."""

    WORDS_CLOSED = "words-closed"
    PROOF_CUT = "proof-cut"
    PROOF_WITHOUT_SEED = "proof-without-seed"
    PROOF_TOO_LONG = "proof-too-long"
