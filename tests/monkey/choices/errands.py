"""Errands: what somebody does step by step, since by lot alone hardly anybody gets that far."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

_BEGINS = ("/farkle-events tournament show", "trpanel", "trbegin")
_TURN = ("@roll", "@best", "@bank") * 2

_TOURNAMENT: Final = (
    *("/farkle-events tournament create form=knock-out", "trannounce", "@trjoin", "@trjoin"),
    *("@trjoin", "@trjoin", *_BEGINS, *_TURN, *_TURN, "@trshow", "trleave", "trwithdraw"),
)
_ARENA: Final = (
    *("/farkle-events tournament create form=arena", "trannounce", "@trjoin", "@trjoin"),
    *("@trjoin", *_BEGINS, *_TURN, *_TURN, "@trshow", "trleave", "trwithdraw"),
)
_BADGES: Final = (
    *("/farkle tavern play level=beggar badges=True dice=ordinary", "wear", "badge", "ready"),
    *("badge", "roll", "best", "roll", "best", "bank", "badge", "roll", "best", "roll"),
)
_SKIPPED: Final = (
    *("/farkle challenge pace=slow", "@accept", "~130", "@more", "skip"),
    *("~130", "@more", "skip"),
)

ERRANDS: Final[tuple[tuple[str, ...], ...]] = (
    ("/farkle rules create", "topic", "rule", "rule", "save"),
    ("/farkle rules create", "topic", "asknumber", "save"),
    ("/farkle rules edit", "topic", "rule", "save"),
    ("/farkle rules delete", "delete"),
    ("/farkle-admin settings", "settings", "setting", "settings", "setting", "setting"),
    ("/farkle-events tournament create", "trset", "trset", "trannounce", "trjoin"),
    ("/farkle-events tournament create", "trscreen", "trset", "trasktitle", "trannounce"),
    ("/farkle-events tournament join", "trhere"),
    ("/farkle-events tournament show", "trpanel", "trbegin", "trbegin"),
    ("/farkle-events tournament show", "trpanel", "trpause", "trmove", "trresume", "trpost"),
    (
        "/farkle-events tournament show",
        "trpanel",
        "trpeople",
        "trperson",
        "traskremove",
        "trremove",
    ),
    ("/farkle-events tournament show", "trpanel", "tropenpairs", "trpair", "trdecide"),
    ("/farkle-events tournament show", "trtable", "trround", "trpicture", "trlog", "trexport"),
    ("/farkle-events tournament show", "trplay"),
    ("/farkle-events tournament leave", "trwithdraw"),
    ("trshow", "trleave", "trwithdraw"),
    ("/farkle-events ladder", "ladderjoin", "ladderwhom"),
    ("/farkle-events tv", "tv"),
    ("/farkle tavern play", "choose", "badge", "wear", "adddie", "ready"),
    ("/farkle tavern dice", "collection", "chest"),
    ("/farkle history", "history", "review", "moment", "replay", "step"),
    ("/farkle games", "show", "more", "skip"),
    ("more", "skip"),
    ("more", "hint"),
    ("more", "resign"),
    ("/farkle preferences", "preference", "preference", "vacation"),
    ("/farkle puzzle", "pzroll", "pzdie", "pzbank", "pznext", "pzown"),
    ("/farkle daily", "roll", "best", "bank", "roll", "best", "bank", "roll", "best", "bank"),
    ("/farkle bot", "roll", "best", "bank", "roll", "best", "roll", "bank", "roll", "best", "bank"),
    ("/farkle learn", "lessons", "lessonmenu", "lessonroll", "lessonbest", "lessonbank"),
    ("/farkle leaderboard", "ranking", "period", "page", "list"),
    ("/farkle challenge", "mix", "firstgame"),
    ("/farkle odds", "strategy"),
    *[_TOURNAMENT, _ARENA] * 2,
    *[_BADGES] * 3,
    *[_SKIPPED] * 2,
    ("/farkle challenge pace=slow", "@accept", "roll", "best", "bank", "@roll", "@best", "@bank"),
    ("/farkle open target=1000 pace=slow", "@join", "@join", "start", "~130", "@more", "skip"),
    ("trshow", "~600", "@trthere", "@trberserk"),
)
"""Kinds of press and menu, and commands with options, as `Chooser.reached` counts them.

What begins with `@` somebody else does at the same place, and `~130` lets 130 seconds pass.
"""

_MISSED: Final = 4
"""How often a step is looked for before an errand is given up."""


def read_step(step: str) -> tuple[str, dict[str, str | int | float | bool]]:
    """Return the name and the options of a command, as a step of an errand says them."""
    words = step.split()
    options: dict[str, str | int | float | bool] = {}
    for word in words:
        name, given, value = word.partition("=")
        if given:
            number = int(value) if value.isdecimal() else value
            options[name] = True if value == "True" else number
    return " ".join(word for word in words if "=" not in word), options


class Errand:
    """One errand at a time, with its next step."""

    def __init__(self, random: Random, errands: Sequence[tuple[str, ...]] = ERRANDS) -> None:
        self._random = random
        self._errands = errands
        self._steps: Iterator[str] = iter(())
        self._missed = 0
        self.wanted: str | None = None

    def begin(self) -> None:
        """Take up an errand by lot."""
        self._steps = iter(self._random.choice(self._errands))
        self.done()

    def done(self) -> None:
        """Go on to the next step; after the last one nothing is wanted."""
        self._missed = 0
        self.wanted = next(self._steps, None)

    def missed(self) -> None:
        """Note that the step cannot be done now; a later one may be there already."""
        self._missed += 1
        if self._missed >= _MISSED:
            self.done()
