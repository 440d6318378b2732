"""Badges on a board: who wears which, what each does, and the buttons that use it."""

from collections.abc import Iterator

from bot.content.badges import TavernBadge, shipped_badges
from bot.engine import Positions, State, UseBadge, dice_to_roll, write_faces
from bot.features.board.buttons import AcceptFarkleButton, BadgeButton
from bot.features.board.model.badge_use import farkle_waits, use_of_badge, uses_of_badge
from bot.kit.components.buttons import board_button
from bot.kit.components.parts import Button, ButtonStyle
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
        faces=", ".join(write_faces(badge.badge.faces)),
        tier=texts(f"badge-tier-{badge.tier}"),
    )
    return texts("badge-uses", does=does, uses=badge.badge.uses) if badge.badge.uses else does


def badge_buttons(match: Match, chosen: Positions, texts: Texts) -> Iterator[Button]:
    """Yield the buttons that use the badge, or accept the farkle, when it can be used."""
    state = match.state
    if uses_of_badge(state):
        use = use_of_badge(state, chosen)
        yield board_button(
            BadgeButton(match.id, match.version),
            texts("button-badge-choose") if use is None else _label(state, use, texts),
            style=ButtonStyle.PRIMARY if farkle_waits(state) else ButtonStyle.SECONDARY,
            disabled=use is None,
        )
    if farkle_waits(state):
        accept_farkle = AcceptFarkleButton(match.id, match.version)
        yield board_button(accept_farkle, texts("button-accept-farkle"))


def _label(state: State, use: UseBadge, texts: Texts) -> str:
    badge = state.badge
    assert badge is not None  # only a worn badge can be used
    return texts(
        f"button-badge-{badge.kind}",
        percent=badge.percent,
        dice=len(dice_to_roll(state, use)),
        face=badge.face,
    )
