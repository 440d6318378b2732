"""How ladders and challenges look."""

from collections.abc import Iterator
from typing import Final

from bot.features.ladder.buttons import (
    AcceptChallengeButton,
    ChallengeMenu,
    GiveUpPlaceButton,
    JoinLadderButton,
    LadderPageButton,
    LeaveLadderButton,
    ReachButton,
    SurelyLeaveLadderButton,
)
from bot.features.ladder.model import (
    IDLE,
    OFF_AFTER,
    REACH,
    WEEK,
    Challenge,
    Ladder,
    LadderPage,
    Reach,
    Rung,
)
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, row, rule, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import Button, ButtonStyle, Part, SelectOption, StringSelect
from bot.kit.game.people import called, person_name
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.escape import clean
from bot.kit.texts.ranked import ranked_lines
from bot.kit.texts.texts import Texts

_MOST_RUNNING: Final = 5
"""How many challenges are named below a ladder."""

_LONGEST_NAME: Final = 80
"""The characters of a name in a menu."""


def ladder_card(page: LadderPage, texts: Texts) -> Layout:
    """Return a page of a ladder, with what is running and what people can do."""
    ruleset = page.ladder.ruleset
    return Layout(
        paragraphs(
            texts("ladder-title", rules=ruleset_name(ruleset, texts)),
            texts("ladder-about", most=REACH),
            texts("ladder-idle", weeks=IDLE // WEEK, off=OFF_AFTER // WEEK),
        ),
        rule(),
        paragraphs(*_rows(page, texts)),
        *_running(page, texts),
        *paging(page.number, page.of, lambda to: LadderPageButton(to, ruleset), texts),
        row(_buttons(page, texts)),
    )


def _buttons(page: LadderPage, texts: Texts) -> Iterator[Button]:
    """Yield what people can do: first of all challenge others, once there is anybody."""
    ruleset, blue, grey = page.ladder.ruleset, ButtonStyle.PRIMARY, ButtonStyle.SECONDARY
    styles = (blue, grey) if page.rows else (grey, blue)
    challenge, join = texts("button-ladder-challenge"), texts("button-ladder-join")
    yield board_button(ReachButton(ruleset), challenge, style=styles[0])
    yield board_button(JoinLadderButton(ruleset), join, style=styles[1])
    yield board_button(LeaveLadderButton(ruleset), texts("button-ladder-leave"))


def reach_card(reach: Reach, ladder: Ladder, texts: Texts) -> Layout:
    """Return privately whom somebody may challenge, and why not the others above them."""
    if reach.running is not None:
        return challenge_card(reach.running, texts)
    return Layout(
        paragraphs(
            texts("ladder-reach-title", rank=reach.own.rank),
            texts("ladder-reach" if reach.free else "ladder-reach-nobody")
            if reach.above
            else texts("ladder-reach-top"),
            *_barred(reach, texts),
        ),
        *([row([_menu(reach, ladder, texts)])] if reach.free else []),
    )


def challenge_card(challenge: Challenge, texts: Texts) -> Layout:
    """Return a challenge with the buttons to answer it, or how it was answered.

    It mentions the challenged person while it waits; the sender decides whether that notifies.
    """
    ruleset = ruleset_name(challenge.ladder.ruleset, texts)
    title = texts("ladder-challenge-title", rules=ruleset)
    if not challenge.is_waiting:
        return Layout(paragraphs(title, _answer(challenge, texts)))
    challenger = person_name(challenge.challenger, texts)
    challenged = person_name(challenge.challenged, texts)
    mention = f"<@{challenge.challenged.user_id}>"
    until = f"<t:{challenge.due_at}:f>"
    return Layout(
        paragraphs(
            title,
            texts("ladder-challenge", challenger=challenger, challenged=mention),
            texts("ladder-challenge-stake", challenger=challenger),
            texts(
                "ladder-challenge-until",
                challenger=challenger,
                challenged=challenged,
                until=until,
            ),
            texts("ladder-challenge-pace"),
        ),
        row(
            [
                board_button(
                    AcceptChallengeButton(challenge.id),
                    texts("button-ladder-accept"),
                    style=ButtonStyle.SUCCESS,
                ),
                board_button(GiveUpPlaceButton(challenge.id), texts("button-ladder-give-up")),
            ]
        ),
        colour=BRIGHT,
    )


def news_card(challenge: Challenge, texts: Texts) -> Layout:
    """Return what the end of a game has changed on the ladder."""
    ruleset = ruleset_name(challenge.ladder.ruleset, texts)
    return Layout(text(texts("ladder-news", rules=ruleset, news=_answer(challenge, texts))))


def leave_question(ladder: Ladder, texts: Texts) -> Layout:
    """Return the question whether to step off a ladder."""
    rules = ruleset_name(ladder.ruleset, texts)
    asked = text(texts("ladder-leave-sure", rules=rules))
    button = SurelyLeaveLadderButton(ladder.ruleset)
    return confirmation(button, texts("button-ladder-leave-surely"), texts, asked)


def left_card(ladder: Ladder, texts: Texts) -> Layout:
    """Return what somebody is told who has stepped off a ladder."""
    return Layout(text(texts("ladder-left", rules=ruleset_name(ladder.ruleset, texts))))


def _rows(page: LadderPage, texts: Texts) -> Iterator[str]:
    if not page.rows:
        yield texts("ladder-empty")
    yield from ranked_lines(page.rows, page.own, lambda rung: _row(rung, texts), texts)


def _row(rung: Rung, texts: Texts) -> str:
    return texts("ladder-row", rank=rung.rank, name=person_name(rung.person, texts))


def _running(page: LadderPage, texts: Texts) -> Iterator[Part]:
    if page.running:
        more = len(page.running) - _MOST_RUNNING
        yield paragraphs(
            texts("ladder-running"),
            *[_challenge_line(challenge, texts) for challenge in page.running[:_MOST_RUNNING]],
            texts("ladder-running-more", more=more) if more > 0 else "",
        )


def _challenge_line(challenge: Challenge, texts: Texts) -> str:
    challenger = person_name(challenge.challenger, texts)
    challenged = person_name(challenge.challenged, texts)
    if challenge.match_id is not None:
        return texts(
            "ladder-plays",
            challenger=challenger,
            challenged=challenged,
            number=str(challenge.match_id),
        )
    until = f"<t:{challenge.due_at}:f>"
    return texts("ladder-waits", challenger=challenger, challenged=challenged, until=until)


def _answer(challenge: Challenge, texts: Texts) -> str:
    names = {
        "challenger": person_name(challenge.challenger, texts),
        "challenged": person_name(challenge.challenged, texts),
    }
    if challenge.outcome is None:
        return texts("ladder-accepted", number=str(challenge.match_id), **names)
    return texts(f"ladder-ended-{challenge.outcome}", **names)


def _barred(reach: Reach, texts: Texts) -> Iterator[str]:
    """Yield those above who cannot be challenged now, each with the reason."""
    for rung in reach.above:
        name = person_name(rung.person, texts)
        if rung.person.user_id in reach.busy:
            yield texts("ladder-above-busy", rank=rung.rank, name=name)
        elif rung.person.user_id in reach.met:
            yield texts("ladder-above-met", rank=rung.rank, name=name)


def _menu(reach: Reach, ladder: Ladder, texts: Texts) -> StringSelect:
    return board_select(
        ChallengeMenu(ladder.ruleset),
        [
            SelectOption(
                texts(
                    "ladder-choice",
                    rank=rung.rank,
                    name=clean(called(rung.person, texts), _LONGEST_NAME),
                ),
                str(rung.person.user_id),
            )
            for rung in reach.free
        ],
        texts("menu-ladder-whom"),
    )
