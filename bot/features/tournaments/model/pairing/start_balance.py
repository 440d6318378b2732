"""The balance of who begins: whoever has begun less often does."""

from bot.features.tournaments.model.pairing.history import PairingHistory


class StartBalance:
    """How often each entrant has begun, in pairings that were played or are running."""

    def __init__(self, course: PairingHistory) -> None:
        """Count in `course`."""
        self._balance: dict[int, int] = {}
        self._streak: dict[int, int] = {}
        for pairing in course.pairings:
            if pairing.second is None or not (pairing.outcome is None or pairing.was_played):
                continue
            for number, side in ((pairing.first, 1), (pairing.second, -1)):
                self._balance[number] = self._balance.get(number, 0) + side
                before = self._streak.get(number, 0)
                self._streak[number] = before + side if before * side > 0 else side

    def balance(self, number: int) -> int:
        """Return how much more often an entrant has begun than not."""
        return self._balance.get(number, 0)

    def streak(self, number: int) -> int:
        """Return how often in a row an entrant has begun; below 0 how often they did not."""
        return self._streak.get(number, 0)

    def seated(self, first: int, second: int, *, stronger_begins: bool = True) -> tuple[int, int]:
        """Return both entrants, the one who begins first.

        Whoever began less often does, or else whoever did not begin the last time. Where that is
        even too it is the stronger one, or the weaker one on demand.
        """
        mine = (self.balance(first), self.streak(first))
        theirs = (self.balance(second), self.streak(second))
        if mine != theirs:
            return (first, second) if mine < theirs else (second, first)
        stronger, weaker = min(first, second), max(first, second)
        return (stronger, weaker) if stronger_begins else (weaker, stronger)
