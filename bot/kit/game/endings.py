"""How a game ended: who won, or why it was closed."""

from bot.kit.game.people import names_of_sides, person_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed


def outcome(match: Match, texts: Texts) -> str:
    """Return who won, or who share the win."""
    winners, ahead = match.winners, match.state.winners
    if winners != ahead:
        absent = names_of_sides(match, ahead, texts)
        return texts(
            "finished-absent", winners=names_of_sides(match, winners, texts), absent=absent
        )
    if not winners:
        return texts("finished-nobody")
    key = "finished-won" if len(winners) == 1 else "finished-shared"
    return texts(key, winners=names_of_sides(match, winners, texts))


def why_closed(match: Match, closed: Closed, texts: Texts) -> str:
    """Return the sentence that says why `match` was closed."""
    return texts(
        f"closed-{closed.closing}",
        challenger=person_name(match.host, texts),
        invited=asked(match, texts),
    )


def asked(match: Match, texts: Texts) -> str:
    """Return who was invited, or else everybody at the table."""
    asked = match.invited or match.players
    return texts.listed([person_name(person, texts) for person in asked])
