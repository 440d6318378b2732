"""Badges in words: who wears which at a table, and what each does."""

from collections.abc import Iterator

from bot.content.badges import TavernBadge, shipped_badges
from bot.engine import write_faces
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.variants import outfits_of


def badge_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield a line for each badge that is worn, with how often it can still be used."""
    for seat, outfit in enumerate(outfits_of(match.variant)):
        if outfit.badge is not None:
            badge = shipped_badges()[outfit.badge]
            name = name_of(match, seat, texts)
            if match.setup.working[seat] is None:
                yield texts("badge-cancelled", name=name, badge=badge.name)
            elif badge.badge.uses and match.state.badges is not None:
                left = match.state.badges.uses[seat]
                yield texts("badge-worn-uses", name=name, badge=badge.name, uses=left)
            else:
                yield texts("badge-worn", name=name, badge=badge.name)


def badge_about(badge: TavernBadge, texts: Texts) -> str:
    """Return in a few words what a badge does, and how often."""
    does = texts(
        f"badge-does-{badge.badge.kind}",
        points=badge.badge.points,
        percent=badge.badge.percent,
        dice=badge.badge.dice,
        face=badge.badge.face,
        faces=texts.commas(list(write_faces(badge.badge.faces))),
        tier=texts(f"badge-tier-{badge.tier}"),
    )
    return texts("badge-uses", does=does, uses=badge.badge.uses) if badge.badge.uses else does
