"""Who of two begins: whoever began less often, so that it is even over a tournament."""

from bot.features.tournaments.model.pairing.history import PairingHistory


class StartBalance:
    """Who began how often, in the pairings that were played or are being played."""

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
        """Return how much more often somebody began than not."""
        return self._balance.get(number, 0)

    def streak(self, number: int) -> int:
        """Return how often they began in a row until now; below 0 how often they did not."""
        return self._streak.get(number, 0)

    def seated(self, first: int, second: int, *, stronger_begins: bool = True) -> tuple[int, int]:
        """Return who begins, and the other.

        Whoever began less often does, or else whoever did not begin the last time. Where that is
        even too it is the stronger one, or the weaker one on demand.
        """
        mine = (self.balance(first), self.streak(first))
        theirs = (self.balance(second), self.streak(second))
        if mine != theirs:
            return (first, second) if mine < theirs else (second, first)
        stronger, weaker = min(first, second), max(first, second)
        return (stronger, weaker) if stronger_begins else (weaker, stronger)
