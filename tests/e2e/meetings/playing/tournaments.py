"""Tournaments: plans, entries, rounds, and the panel of the organizer."""

from tests.e2e.meetings.cells import Event, Row, apart, shown

ORGANIZING = "e2e/tournaments/test_organizer_actions.py"
PANEL = "e2e/tournaments/test_organizer_panel.py"
NO_SHOWS = "e2e/tournaments/test_no_shows.py"
LIFE = "integration/storage/tournaments/test_life.py"
LEAVERS = "integration/storage/tournaments/test_leavers.py"

ROW = Row(
    "tournaments",
    {
        Event.TURN_RUNS_OUT: shown(
            "Who has not come when grace is over loses the game, and the next round begins.",
            f"{NO_SHOWS}::test_who_does_not_come_loses",
            f"{NO_SHOWS}::test_nobody_comes_at_all",
        ),
        Event.BANK_EMPTY: apart("Time banks are of the games: see the row of such a game."),
        Event.RESIGNATION: shown(
            "The game is lost; quick resignations are shown to the organizer.",
            f"{ORGANIZING}::test_quick_resignations_are_shown_to_the_organizer",
        ),
        Event.REMOVAL: shown(
            "The organizer removes or replaces people; who is removed wins nothing.",
            f"{PANEL}::test_people_are_replaced_and_removed",
            "e2e/tournaments/test_nobody_wins.py::test_who_is_removed_for_good_wins_nothing",
        ),
        Event.STAND_IN_COMES: shown(
            "Who leaves all their games to a stand-in is paired no more.",
            "e2e/tournaments/test_nobody_there.py"
            "::test_who_leaves_all_their_games_to_a_stand_in_is_paired_no_more",
        ),
        Event.STAND_IN_GOES: shown(
            "The absent are told how to play on.",
            "e2e/tournaments/test_nobody_there.py::test_the_absent_are_told_how_to_play_on",
        ),
        Event.RESTART: shown(
            "It goes on from any statement at which the bot was killed.",
            "e2e/tournaments/test_killed.py::test_killed_at_every_statement",
            "e2e/tournaments/test_restarts.py::test_a_restart_between_any_two_events",
        ),
        Event.DOWN_TIME: shown(
            "Grace and ends are put off by the time that the bot was down.",
            f"{NO_SHOWS}::test_the_time_that_the_bot_was_down_is_given_back",
            "e2e/tournaments/test_alone_and_arena.py::test_a_pause_and_time_down_put_off_the_end",
        ),
        Event.DATA_DELETED: shown(
            "They are withdrawn, and win nothing.",
            f"{NO_SHOWS}::test_who_deletes_their_data_is_withdrawn",
            "e2e/tournaments/test_nobody_wins.py::test_whose_data_was_deleted_wins_nothing",
        ),
        Event.LEAVING: shown(
            "Nobody is paired with who has left, and everybody is there while nobody can tell.",
            f"{LEAVERS}::test_nobody_is_paired_with_somebody_who_has_left",
            f"{LEAVERS}::test_everybody_is_there_while_nobody_can_tell",
        ),
        Event.BAN_AND_BLOCK: apart("A ban is as if they left; blocks stop challenges alone."),
        Event.MESSAGE_DELETED: shown(
            "A deleted card stays away until it is asked for.",
            f"{PANEL}::test_a_deleted_card_stays_away_until_it_is_asked_for",
        ),
        Event.THREAD_DELETED: shown(
            "A game gets another thread.", f"{ORGANIZING}::test_a_deleted_thread_is_made_again"
        ),
        Event.CHANNEL_DELETED: shown(
            "It waits for the organizer, who moves it with its card.",
            f"{ORGANIZING}::test_a_deleted_channel_lets_it_wait_for_the_organizer",
            f"{PANEL}::test_it_moves_to_another_channel_with_its_card",
        ),
        Event.ROLE_DELETED: shown(
            "The role of a champion is no choice any more, and holds nothing up.",
            "e2e/announcements/test_roles.py::test_a_role_that_is_deleted_is_no_choice_any_more",
        ),
        Event.SERVER_DELETED: shown(
            "It is called off.",
            f"{ORGANIZING}::test_a_server_that_removes_the_bot_calls_it_off",
        ),
        Event.PERMISSION: shown(
            "It pauses, the organizer is told once, and resumes it.",
            f"{ORGANIZING}::test_granting_permissions_and_resuming_goes_on",
            f"{LIFE}::test_trouble_pauses_and_is_told_once",
        ),
        Event.LANGUAGE: shown(
            "Pages are drawn and told in every language.",
            "unit/features/tournaments/test_pictures.py"
            "::test_every_page_is_drawn_and_told_in_every_language",
        ),
        Event.RULE_CHANGED: shown(
            "A plan follows its house rules until it is announced, and never deleted ones.",
            "e2e/rulebook/test_rule_references.py"
            "::test_a_tournament_that_is_planned_follows_its_house_rules",
            "e2e/rulebook/test_rule_references.py"
            "::test_a_tournament_is_not_announced_by_rules_that_were_deleted",
        ),
        Event.SETTING_CHANGED: apart(
            "The plan says how it is played: settings are for other games."
        ),
        Event.PROCESS: shown(
            "What somebody read before a change cannot be stored after it.",
            f"{LIFE}::test_what_somebody_read_before_cannot_be_stored_after_a_change",
        ),
        Event.DATABASE_AWAY: shown(
            "Whatever a statement leaves undone is done at the next start.",
            "e2e/tournaments/test_killed.py::test_killed_at_every_statement",
        ),
        Event.TWO_PRESSES: shown(
            "Two organizers at once do everything once.",
            f"{PANEL}::test_two_organizers_at_once_do_everything_once",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "A question from before the start that is answered after it is asked again.",
            f"{PANEL}::test_a_removal_asked_before_the_start_and_answered_after_it_is_asked_again",
        ),
        Event.REMATCH: apart("Who plays whom is for the pairing."),
        Event.TIE: shown(
            "Tie-breaks decide in their order, and equals share a place.",
            "unit/features/tournaments/pairing/test_scores.py"
            "::test_a_standing_lists_its_tie_breaks_in_their_order",
            "unit/features/tournaments/model/test_podium.py"
            "::test_equals_share_the_place_that_was_left_to_them",
        ),
        Event.LAST_ROUND: shown(
            "Every form comes to its end, and one that is closed ends with its running round.",
            f"{LIFE}::test_every_form_comes_to_its_end",
            "unit/features/tournaments/pairing/test_swiss.py"
            "::test_a_closed_tournament_ends_with_its_running_round",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Eight float as little as any pairing lets them.",
            "unit/features/tournaments/pairing/test_swiss.py"
            "::test_rounds_of_eight_float_as_little_as_any_pairing",
        ),
        Event.LONGEST_NAMES: shown(
            "Names end in an ellipsis within their room, and titles are harmless everywhere.",
            "unit/features/tournaments/test_pictures.py"
            "::test_long_names_end_in_an_ellipsis_within_their_room",
            f"{PANEL}::test_titles_are_harmless_wherever_they_are_shown",
        ),
    },
)
