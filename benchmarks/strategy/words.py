"""What docs/strategy.md calls the rules of thumb, and where they come from."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Words:
    """A rule of thumb as the page has it: in a table, on a chart, and by whom it is told."""

    told: str
    short: str
    sources: tuple[int, ...] = ()


LORE: Final = {
    "advice": Words("The four steps at the top of this page", "the four steps"),
    "bank-more-behind": Words(
        "The four steps, and half as much again before banking when 1,000 or more behind",
        "the four steps, bolder behind",
    ),
    "points": Words("Always the most points on average, whatever the score", "most points"),
    "watch-leader": Words(
        "Watch the leader: the same, but never bank short of the win once the other needs 500 or "
        "less",
        "watch the leader",
    ),
    "keep-one": Words(
        "Set aside as few dice as you can, unless you bank or all of them score",
        "as few dice as may be",
        (1, 4, 6),
    ),
    "keep-dearest": Words(
        "Set aside only what brings the most points a die", "only the dearest dice", (7,)
    ),
    "keep-all": Words("Set aside everything that scores", "everything that scores"),
    "roll-hot": Words("Always roll hot dice", "always roll hot dice", (1, 8)),
    "bank-hot": Words("Always bank hot dice", "always bank hot dice"),
    "never-one": Words("Never roll a single die", "never roll one die"),
    "never-two": Words("Never roll one or two dice", "never roll one or two dice", (3,)),
    "never-three": Words("Bank once three dice are set aside", "bank with three set aside", (5,)),
    "first": Words("Bank the first points you can", "bank at the first chance"),
    "300": Words("Always bank from 300 points on", "bank from 300"),
    "350": Words("Always bank from 350 points on", "bank from 350", (2,)),
    "350-but-hot": Words(
        "Bank from 350 points on, but always roll hot dice", "bank from 350, roll hot dice", (3,)
    ),
    "500": Words("Always bank from 500 points on", "bank from 500"),
    "1000": Words("Always bank from 1,000 points on", "bank from 1,000"),
    "four-figures": Words("Bank any score of four digits", "bank any four figures", (1,)),
    "chase": Words(
        "Chase: when 1,000 or more behind, bank from 1,000 on only", "chase from far behind", (4,)
    ),
    "chase-always": Words("Chase: when behind at all, bank from 1,000 on only", "always chase"),
    "careful-then-bold": Words(
        "Start carefully, then risk more: two thirds of the four steps' points in the first half "
        "of the way, half as much again in the second",
        "careful, then bold",
    ),
    "bold-then-careful": Words(
        "The other way round: half as much again first, two thirds later",
        "bold, then careful",
        (7,),
    ),
    "sit-on-lead": Words(
        "Sit on a lead: when 1,000 or more ahead, bank from 300 on", "sit on a lead", (4,)
    ),
}
"""By slug, those first that are about playing well as a whole."""

BASE: Final = "points"
"""How everybody else plays where their rule of thumb says nothing."""

SOURCES: Final = (
    ("Top Farkle strategies", "https://debitcardcasino.ca/games/2019/04/15/win-farkle-strategy/"),
    ("The best Farkle game strategy", "https://visualfoodie.com/the-best-farkle-game-strategy-to-win-more-often"),
    ("A winning strategy guide", "https://winenfood.com/a-winning-strategy-guide-on-how-to-play-farkle"),
    ("Dice in Kingdom Come: Deliverance II", "https://kcd2.org/en/post/kcd2-dice"),
    ("How to win at dice", "http://www.gamersheroes.com/game-guides/win-dice-kingdom-come-deliverance/"),
    ("Tips and tricks", "https://dmnd.games/blog/farkle-strategy-tips-and-tricks-to-help-you-win-the-game"),
    ("Farkle's scoring strategy", "https://beardice.com/pages/farkle-s-scoring-strategy-revealed"),
    ("Farkle tips and strategies", "http://farklezone.blogspot.com/p/farkle-tips-and-strategies.html"),
)  # fmt: skip
"""Where rules of thumb are told: titles and addresses, numbered from 1."""

BUSCHE_ZILCH: Final = "https://www.mattbusche.org/blog/article/zilch/"
BUSCHE_WINS: Final = "https://www.mattbusche.org/blog/"
