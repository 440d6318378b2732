"""Who does the next step of an errand."""

from dataclasses import replace
from random import Random

from tests.monkey.acts import Somewhere
from tests.monkey.choices.errands import Errand
from tests.monkey.choices.waited_for import others_near, waited_for_near
from tests.monkey.world import CHANNELS, SERVERS, World


def doer_of(mark: str, errand: Errand, world: World, random: Random) -> Somewhere | None:
    """Return who does a step with a mark, where the errand is; None for anybody."""
    at = errand.at
    if at is None or at.server is None:
        if mark != "!":
            return at
        server, path = random.randrange(len(SERVERS)), CHANNELS[random.randrange(2)]
        return Somewhere(SERVERS[server][1], server, path)
    match mark:
        case "!":
            return replace(at, who=SERVERS[at.server][1])
        case "&":
            return errand.before
        case "@":
            person = errand.another([who for who in world.people(at.server) if who != at.who])
            return at if person is None else replace(at, who=person)
        case "*":
            found = waited_for_near(world, at)
        case "^":
            found = others_near(world, at)
        case _:
            found = ()
    return random.choice(found) if found else at
