"""Games whose dice follow from a seed, played by chance with the cup of production."""

from dataclasses import replace
from random import Random

from bot.engine import (
    Badge,
    Bank,
    Die,
    Roll,
    RuleSet,
    Setup,
    UseBadge,
    dice_to_roll,
    legal_moves,
    parse_game,
    start,
)
from bot.features.fairness.model.proof import FairnessProof, proof_of
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place, Word
from bot.match.model.phases import Playing
from bot.match.model.seal import words_of
from bot.match.service.dice_cup import SystemCup

PEOPLE = (Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo"))
SHORT = RuleSet("short", target=1000)
LOADED = Die((5, 1, 0, 0, 0, 2))
NOW = 1_800_000_000


def begun(
    random: Random,
    *texts: str,
    seats: int = 2,
    dice: tuple[Die, ...] | None = None,
    badge: Badge | None = None,
) -> Match:
    """Return a game that begins with a seed of `random`, and a word of each of the first people."""
    sets = (dice,) * seats if dice else ()
    setup = Setup(SHORT, seats, dice=sets, badges=(badge,) * seats if badge else ())
    words = [Word(person.user_id, text) for person, text in zip(PEOPLE, texts, strict=False)]
    return Match(
        id=random.randrange(1, 10**9),
        version=0,
        phase=Playing(),
        place=Place(1, 2),
        message_id=None,
        players=PEOPLE[:seats],
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=NOW,
        seed=random.randbytes(32),
        words=words_of(words, PEOPLE),
    )


def played(match: Match, random: Random) -> Match:
    """Return `match` at its end, played with the best dice and now and then one more roll."""
    cup = SystemCup()
    while match.is_open:
        state = match.state
        uses = [move for move in legal_moves(state) if isinstance(move, UseBadge)]
        if uses:
            use = random.choice(uses)
            match = match.after(use, cup.roll(match, dice_to_roll(state, use)), now=0)
            continue
        best = state.table.roll(state.roll).best if state.roll else None
        keep = best.positions if best else ()
        move = Bank(keep) if best and random.random() < 0.6 else Roll(keep)
        match = match.after(move, cup.roll(match, dice_to_roll(match.state, move)), now=0)
    return match


def proof(match: Match, **changes: object) -> FairnessProof:
    """Return the proof of a finished `match` with `changes` made to it."""
    found = proof_of(match, parse_game(match.log), NOW)
    assert found is not None
    return replace(found, **changes)  # type: ignore[arg-type] # as replace
