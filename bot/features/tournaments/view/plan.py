"""The plan of a tournament in a few lines."""

from collections.abc import Iterable, Iterator

from bot.engine import Setup
from bot.features.tournaments.model.plan import MINUTE, Plan, Start
from bot.features.tournaments.model.planning.estimate import minutes_of, rounds_of
from bot.features.tournaments.view.labels import at, duration, until
from bot.kit.game.rulesets import options_line
from bot.kit.texts.texts import Texts

_SEATS = 2
"""Who plays a game of a tournament."""


def plan_lines(plan: Plan, texts: Texts) -> Iterator[str]:
    """Yield the form, the rules and the entrants of a plan."""
    yield _facts(_course(plan, texts))
    yield options_line(Setup(plan.rules, _SEATS), texts)
    yield _facts(_people(plan, texts))


def start_line(plan: Plan, begins_at: int | None, texts: Texts) -> str:
    """Return how a planned tournament begins, and when, if there is a time."""
    if begins_at is not None:
        return texts("tournament-begins-at-time", at=at(begins_at), when=until(begins_at))
    return texts(f"tournament-begins-{plan.start}", most=plan.most)


def planned_lines(plan: Plan, texts: Texts) -> Iterator[str]:
    """Yield what else an organizer has to know of a plan: its start, and about how long it is."""
    yield start_line(plan, plan.starts_at, texts)
    minutes = minutes_of(plan, plan.most)
    if minutes is None:
        return
    if plan.start is Start.AT_TIME and plan.starts_at is not None:
        yield texts("tournament-ends-about", at=at(plan.starts_at + minutes * MINUTE))
    else:
        yield texts("tournament-takes-about", time=duration(minutes, texts))


def form_line(plan: Plan, texts: Texts) -> str:
    """Return the form of a plan, and its options."""
    return _facts(_course(plan, texts))


def _facts(facts: Iterable[str]) -> str:
    return " · ".join(facts)


def _course(plan: Plan, texts: Texts) -> Iterator[str]:
    """Yield the form of a plan, its rounds and its games."""
    yield texts("tournament-form", form=texts(f"tournament-form-{plan.form}"))
    if plan.traits.is_solitary:
        yield texts("tournament-games", games=plan.rounds or 1)
        if (plan.rounds or 1) > 1:
            yield texts(f"tournament-counts-{plan.counted}")
    elif plan.traits.chooses_rounds:
        yield _rounds(plan, texts)
    if plan.traits.is_timed:
        yield duration(plan.minutes, texts)
    if plan.best_of > 1:
        yield texts("tournament-best-of", games=plan.best_of)
    if plan.third_place:
        yield texts("tournament-third-place")
    if not plan.traits.is_solitary:
        yield texts("tournament-rated" if plan.rated else "tournament-unrated")


def _rounds(plan: Plan, texts: Texts) -> str:
    """Return how many rounds a Swiss has: that depends on who comes unless it is fixed."""
    if plan.rounds is not None:
        return texts("tournament-rounds", rounds=plan.rounds)
    return texts("tournament-rounds-most", rounds=rounds_of(plan, plan.most) or 1)


def _people(plan: Plan, texts: Texts) -> Iterator[str]:
    """Yield who can join, and what is asked of them."""
    if plan.has_teams:
        yield texts("tournament-places-teams", most=plan.most, size=plan.team_size)
    else:
        yield texts("tournament-places", most=plan.most)
    if plan.traits.has_series:
        yield texts(f"tournament-seeded-{plan.seeding}")
    if plan.takes_late:
        yield texts("tournament-late")
    if plan.check_in_minutes:
        yield texts("tournament-check-in", time=duration(plan.check_in_minutes, texts))
    if not plan.traits.is_solitary:
        yield texts("tournament-grace", time=duration(plan.grace_seconds // MINUTE, texts))
    if plan.round_hours is not None:
        yield texts("tournament-round-hours", time=duration(plan.round_hours * 60, texts))
    if not plan.vacation:
        yield texts("tournament-no-vacation")
