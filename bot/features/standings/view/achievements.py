"""Achievements that people have earned, and the next ones."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.content.achievements import AchievementProgress, Showcase, Tier
from bot.features.standings.buttons import AchievementsPage
from bot.kit.components.layout import Layout, paragraphs, rule
from bot.kit.components.paging import paging
from bot.kit.game.people import person_name
from bot.kit.page_window import page_window
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person

ROWS = 10
"""Achievements on a page."""
NEXT = 5
"""How many achievements not yet earned are shown, the nearest first."""


_MEDAL: Final = "\N{SPORTS MEDAL} "
"""Stands before achievements, and says no more than that they are some."""


def award_lines(match: Match, texts: Texts, *, emojis: bool) -> Iterator[str]:
    """Yield what `match` has earned its people, a line each, with a medal where `emojis` are."""
    sign = _MEDAL if emojis else ""
    for player in match.players:
        names = [award.achievement for award in match.awards if award.user_id == player.user_id]
        if names:
            yield texts(
                "awards-earned",
                name=person_name(player, texts),
                achievements=sign + texts.listed([texts(f"achievement-{name}") for name in names]),
            )


def achievements_card(person: Person, showcase: Showcase, page: int, texts: Texts) -> Layout:
    """Return a page of what `person` has earned, the newest first, and what is next.

    A page past the end is the last one.
    """
    earned = sorted(
        [progress for progress in showcase.progress if progress.earned_at is not None],
        key=lambda achieved: -(achieved.earned_at or 0),
    )
    window = page_window(page, len(earned), ROWS)
    return Layout(
        paragraphs(
            texts("achievements-title", name=person_name(person, texts)),
            _summary(earned, showcase, texts),
        ),
        rule(),
        paragraphs(*_earned(window.cut(earned), texts)),
        *paging(window.number, window.of, lambda to: AchievementsPage(person.user_id, to), texts),
        *((rule(), paragraphs(*_next(showcase.progress, texts))) if showcase.whole else ()),
    )


def _summary(earned: Sequence[AchievementProgress], showcase: Showcase, texts: Texts) -> str:
    tiers = [
        texts(
            "achievements-of-tier",
            number=sum(progress.achievement.tier is tier for progress in earned),
            tier=texts(f"tier-{tier}"),
        )
        for tier in reversed(Tier)
    ]
    key = "achievements-earned" if showcase.whole else "achievements-here"
    return texts(key, earned=len(earned), of=len(showcase.progress), tiers=texts.listed(tiers))


def _earned(earned: Sequence[AchievementProgress], texts: Texts) -> Iterator[str]:
    if not earned:
        yield texts("achievements-none")
    for progress in earned:
        yield texts(
            "achievement-earned", **_named(progress, texts), when=f"<t:{progress.earned_at}:d>"
        )


def _next(progress: Sequence[AchievementProgress], texts: Texts) -> Iterator[str]:
    missing = [goal for goal in progress if goal.earned_at is None]
    if not missing:
        yield texts("achievements-all")
        return
    yield texts("achievements-next")
    for goal in sorted(missing, key=lambda goal: -goal.share)[:NEXT]:
        line = texts("achievement-next", **_named(goal, texts))
        if goal.value:
            bound = goal.achievement.at_least or 0
            line = texts("achievement-progress", line=line, value=goal.value, of=bound)
        yield line


def _named(progress: AchievementProgress, texts: Texts) -> dict[str, str]:
    achievement = progress.achievement
    return {
        "achievement": texts(f"achievement-{achievement.name}"),
        "tier": texts(f"tier-{achievement.tier}"),
        "about": texts(f"achievement-{achievement.name}-about"),
    }
