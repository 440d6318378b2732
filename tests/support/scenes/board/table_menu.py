"""What is behind the button *More*, and the questions that it leads to."""

from dataclasses import replace

from bot.advice.level import Level
from bot.features.board.buttons import ExpelButton, RemoveButton
from bot.features.board.model.skips import Vote
from bot.features.board.view.resigning import resign_question, resigned_card
from bot.features.board.view.table_menu import done_card, more_card, remove_question, vote_card
from bot.features.tables.view.opponents import challenge_me_card
from bot.kit.components.layout import Layout
from bot.match.model.match import opponent
from bot.match.model.phases import Closed, Closing
from tests.support.scenes.samples import FOUR, STRAIGHT
from tests.support.scenes.tables import ANN, BEN, HOSTILE, Table, english


def table_menu_scenes() -> dict[str, Layout]:
    match = Table(people=FOUR).play(STRAIGHT).match()
    return {
        "more_host": more_card(match, ANN.user_id, english()),
        "more_others": more_card(match, BEN.user_id, english()),
        "more_rated": more_card(replace(match, rated=True), ANN.user_id, english()),
        "more_alone_with_bot": more_card(
            Table(people=(ANN, opponent(Level.GREEDY))).match(), ANN.user_id, english()
        ),
        "more_skip": more_card(match, BEN.user_id, english(), may_skip=True),
        "skip_vote": vote_card(Vote(match, 2), english()),
        "skip_done": vote_card(Vote(match, 6), english()),
        "remove_question": remove_question(match, 1, RemoveButton, english()),
        "remove_question_two": remove_question(
            Table(people=(ANN, HOSTILE)).match(), 1, ExpelButton, english()
        ),
        "resign_question": resign_question(replace(match, rated=True), ANN.user_id, english()),
        "resign_question_which": resign_question(match, ANN.user_id, english()),
        "resigned": resigned_card(match, english()),
        "challenge_me": challenge_me_card(english()),
        "more_done": done_card(match, english()),
        "more_ended": done_card(replace(match, phase=Closed(0, Closing.ENDED)), english()),
    }
