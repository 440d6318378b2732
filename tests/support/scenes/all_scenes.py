"""Everything that the bot shows, by name: for snapshots, limits and traps."""

from bot.kit.components.layout import Layout
from tests.support.scenes.analysis.hints import hint_scenes
from tests.support.scenes.analysis.reviews import review_scenes
from tests.support.scenes.board.choosing import choosing_scenes, refused_bank_scenes
from tests.support.scenes.board.clocks import clock_scenes
from tests.support.scenes.board.crowds import crowd_scenes, opponent_scenes
from tests.support.scenes.board.ends import end_scenes
from tests.support.scenes.board.events import event_scenes
from tests.support.scenes.board.gatherings import gathering_scenes
from tests.support.scenes.board.loaded_dice import loaded_scenes
from tests.support.scenes.board.options import options_scenes
from tests.support.scenes.board.styles import style_scenes
from tests.support.scenes.board.table_menu import table_menu_scenes
from tests.support.scenes.daily import daily_scenes
from tests.support.scenes.editor import editor_scenes
from tests.support.scenes.events.announcements import announcement_scenes
from tests.support.scenes.events.duplicate import duplicate_scenes
from tests.support.scenes.events.ladder import ladder_scenes
from tests.support.scenes.events.watching import watching_scenes
from tests.support.scenes.help import help_scenes
from tests.support.scenes.learn import lesson_scenes
from tests.support.scenes.own_games import own_games_scenes, play_scenes
from tests.support.scenes.privacy import privacy_scenes
from tests.support.scenes.puzzles import puzzle_scenes
from tests.support.scenes.rules import rules_scenes
from tests.support.scenes.samples import ALL_SPECIAL
from tests.support.scenes.seal import fair_dice_scenes
from tests.support.scenes.settings import settings_scenes
from tests.support.scenes.standings.leaderboards import NEW, OLD, record_scenes
from tests.support.scenes.standings.statistics import statistics_scenes
from tests.support.scenes.tavern import tavern_scenes
from tests.support.scenes.tournaments import tournament_scenes


def scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    return {
        **gathering_scenes(),
        **table_menu_scenes(),
        **choosing_scenes(),
        **refused_bank_scenes(),
        **loaded_scenes(),
        **options_scenes(),
        **event_scenes(),
        **end_scenes(),
        **crowd_scenes(),
        **opponent_scenes(),
        **clock_scenes(),
        **daily_scenes(),
        **duplicate_scenes(),
        **puzzle_scenes(),
        **rules_scenes(),
        **editor_scenes(ALL_SPECIAL),
        **settings_scenes(),
        **announcement_scenes(),
        **privacy_scenes(),
        **help_scenes(),
        **own_games_scenes(),
        **play_scenes(),
        **record_scenes(),
        **statistics_scenes(NEW, OLD),
        **hint_scenes(),
        **ladder_scenes(),
        **lesson_scenes(),
        **fair_dice_scenes(),
        **review_scenes(),
        **tavern_scenes(),
        **watching_scenes(),
        **tournament_scenes(),
        **style_scenes(),
    }
