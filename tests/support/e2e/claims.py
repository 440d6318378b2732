"""What bears out the claim of each kind of button: docs/buttons.md tells it to readers."""

from collections.abc import Iterator
from typing import Final

from bot.features.analysis.buttons import (
    ExportButton,
    HintButton,
    MomentMenu,
    ReplayButton,
    ReviewButton,
    StepButton,
)
from bot.features.board.buttons import (
    AcceptFarkleButton,
    BadgeButton,
    BankButton,
    BestButton,
    ClaimButton,
    EndButton,
    ExpelButton,
    KickMenu,
    MoreButton,
    OptionButton,
    OptionsButton,
    RemoveButton,
    ResignButton,
    ReturnButton,
    RollButton,
    SkipButton,
    TakeOverButton,
)
from bot.features.daily.buttons import DayButton, DayPage, DayPageEverywhere, ShareButton
from bot.features.fairness.buttons import VerifyButton, WordAnswer, WordButton
from bot.features.help.buttons import DeleteWelcomeButton, HelpMenu, StrategyMenu
from bot.features.ladder.buttons import (
    AcceptChallengeButton,
    ChallengeMenu,
    GiveUpPlaceButton,
    JoinLadderButton,
    LadderPage,
    LeaveLadderButton,
    ReachButton,
    SurelyLeaveLadderButton,
)
from bot.features.learn.buttons import (
    LearnButton,
    LessonBank,
    LessonBest,
    LessonButton,
    LessonDie,
    LessonMenu,
    LessonRoll,
    LessonsButton,
)
from bot.features.privacy.buttons import ForgetButton, ForgetServerButton
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    NextPuzzleButton,
    OwnPuzzlesButton,
    PuzzleBank,
    PuzzleBoardButton,
    PuzzleDie,
    PuzzleRatingPage,
    PuzzleRoll,
    PuzzleRulesMenu,
    PuzzleStreakPage,
    PuzzleThemeMenu,
    SharePuzzleButton,
)
from bot.features.rulebook.buttons import (
    AskNumberButton,
    DeleteButton,
    DiscardButton,
    NumberAnswer,
    RuleMenu,
    SaveButton,
    TitleAnswer,
    TopicMenu,
)
from bot.features.settings.buttons import (
    ListingMenu,
    OpenSettingsButton,
    PreferenceMenu,
    SettingMenu,
    SettingsMenu,
    UnblockButton,
)
from bot.features.standings.buttons import (
    AchievementsPage,
    EndSeasonButton,
    HistoryPage,
    LeaderboardPage,
    ListButton,
    PeriodMenu,
    RankingMenu,
    UnlistButton,
)
from bot.features.tables.buttons import (
    AcceptButton,
    BlockButton,
    DeclineButton,
    FirstGameButton,
    JoinButton,
    LeaveButton,
    OpenTableButton,
    OpponentMenu,
    OwnGamesPage,
    PlayBotButton,
    RematchButton,
    ShowButton,
    StartButton,
)
from bot.features.tavern.buttons import (
    AddDieMenu,
    BadgeMenu,
    CallOffButton,
    ChestPage,
    ChooseButton,
    CollectionPage,
    PickMenu,
    PutBackMenu,
    ReadyButton,
    StakeMenu,
)
from bot.features.tournaments.buttons import BerserkButton, ListPage, ThereButton
from bot.features.vacations.buttons import EndVacationButton, VacationMenu
from bot.features.watching.buttons import (
    GuessButton,
    GuessersButton,
    GuessersPage,
    GuessMenu,
    TvButton,
    WatchButton,
)
from bot.kit.components.confirm import KeepButton
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.selection import DieButton
from tests.support.buttons import KINDS, Kind, Proof, forged, highest_arg, names_of
from tests.support.tournaments.claims import OF_ORGANIZERS, OF_PLANS, OF_READERS

PROOFS: Final[dict[Kind, Proof]] = {
    DieButton: Proof.BOARD,
    BestButton: Proof.BOARD,
    RollButton: Proof.BOARD,
    BankButton: Proof.BOARD,
    BadgeButton: Proof.BOARD,
    AcceptFarkleButton: Proof.BOARD,
    TakeOverButton: Proof.BOARD,
    HintButton: Proof.BOARD,
    OptionsButton: Proof.BOARD,
    MoreButton: Proof.BOARD,
    AcceptButton: Proof.BOARD,
    DeclineButton: Proof.BOARD,
    JoinButton: Proof.BOARD,
    LeaveButton: Proof.BOARD,
    StartButton: Proof.BOARD,
    OpponentMenu: Proof.BOARD,
    RematchButton: Proof.BOARD,
    ReturnButton: Proof.BOARD,
    ClaimButton: Proof.BOARD,
    WordButton: Proof.BOARD,
    WordAnswer: Proof.BOARD,
    ChooseButton: Proof.BOARD,
    PickMenu: Proof.BOARD,
    CallOffButton: Proof.BOARD,
    StakeMenu: Proof.BOARD,
    EndButton: Proof.BESIDE,
    KickMenu: Proof.BESIDE,
    RemoveButton: Proof.BESIDE,
    OptionButton: Proof.BESIDE,
    SkipButton: Proof.BESIDE,
    ChestPage: Proof.BESIDE,
    AddDieMenu: Proof.BESIDE,
    PutBackMenu: Proof.BESIDE,
    BadgeMenu: Proof.BESIDE,
    ReadyButton: Proof.BESIDE,
    ExpelButton: Proof.MODERATOR,
    ShowButton: Proof.SEAT,
    ReviewButton: Proof.SIGHT,
    ReplayButton: Proof.SIGHT,
    StepButton: Proof.SIGHT,
    MomentMenu: Proof.SIGHT,
    ExportButton: Proof.SIGHT,
    VerifyButton: Proof.SIGHT,
    WatchButton: Proof.SIGHT,
    GuessButton: Proof.SIGHT,
    GuessMenu: Proof.SIGHT,
    LeaderboardPage: Proof.HERE,
    RankingMenu: Proof.HERE,
    PeriodMenu: Proof.HERE,
    DayButton: Proof.HERE,
    DayPage: Proof.HERE,
    DayPageEverywhere: Proof.HERE,
    HistoryPage: Proof.HERE,
    AchievementsPage: Proof.HERE,
    LadderPage: Proof.HERE,
    PuzzleBoardButton: Proof.HERE,
    PuzzleRatingPage: Proof.HERE,
    PuzzleStreakPage: Proof.HERE,
    TvButton: Proof.HERE,
    GuessersButton: Proof.HERE,
    GuessersPage: Proof.HERE,
    ListPage: Proof.HERE,
    ListButton: Proof.OWN,
    UnlistButton: Proof.OWN,
    ListingMenu: Proof.OWN,
    PreferenceMenu: Proof.OWN,
    VacationMenu: Proof.OWN,
    EndVacationButton: Proof.OWN,
    BlockButton: Proof.OWN,
    UnblockButton: Proof.OWN,
    JoinLadderButton: Proof.OWN,
    LeaveLadderButton: Proof.OWN,
    SurelyLeaveLadderButton: Proof.OWN,
    ReachButton: Proof.OWN,
    ChallengeMenu: Proof.OWN,
    AcceptChallengeButton: Proof.OWN,
    GiveUpPlaceButton: Proof.OWN,
    ForgetButton: Proof.OWN,
    ResignButton: Proof.OWN,
    PlayBotButton: Proof.OWN,
    OpenTableButton: Proof.OWN,
    FirstGameButton: Proof.OWN,
    LearnButton: Proof.OWN,
    LessonsButton: Proof.OWN,
    LessonButton: Proof.OWN,
    LessonMenu: Proof.OWN,
    LessonDie: Proof.OWN,
    LessonBest: Proof.OWN,
    LessonRoll: Proof.OWN,
    LessonBank: Proof.OWN,
    ShareButton: Proof.OWN,
    OwnGamesPage: Proof.OWN,
    CollectionPage: Proof.OWN,
    PuzzleDie: Proof.OWN,
    PuzzleBank: Proof.OWN,
    PuzzleRoll: Proof.OWN,
    GiveUpButton: Proof.OWN,
    NextPuzzleButton: Proof.OWN,
    PuzzleRulesMenu: Proof.OWN,
    PuzzleThemeMenu: Proof.OWN,
    DayPuzzleButton: Proof.OWN,
    OwnPuzzlesButton: Proof.OWN,
    SharePuzzleButton: Proof.OWN,
    TopicMenu: Proof.DRAFT,
    RuleMenu: Proof.DRAFT,
    AskNumberButton: Proof.DRAFT,
    NumberAnswer: Proof.DRAFT,
    SaveButton: Proof.DRAFT,
    TitleAnswer: Proof.DRAFT,
    DiscardButton: Proof.DRAFT,
    DeleteButton: Proof.RULES,
    OpenSettingsButton: Proof.MANAGER,
    SettingsMenu: Proof.MANAGER,
    SettingMenu: Proof.MANAGER,
    ForgetServerButton: Proof.MANAGER,
    EndSeasonButton: Proof.MANAGER,
    DeleteWelcomeButton: Proof.MANAGER,
    BerserkButton: Proof.OWN,
    ThereButton: Proof.OWN,
    **dict.fromkeys(OF_PLANS, Proof.PLAN),
    **dict.fromkeys(OF_READERS, Proof.EVENT),
    **dict.fromkeys(OF_ORGANIZERS, Proof.ORGANIZER),
    HelpMenu: Proof.NOTHING,
    StrategyMenu: Proof.NOTHING,
    KeepButton: Proof.NOTHING,
}
"""The proof of every kind; a new one fails the tests until it has a line here and in the page."""

OF_MATCHES: Final = frozenset({Proof.BOARD, Proof.BESIDE, Proof.SEAT, Proof.MODERATOR, Proof.SIGHT})
"""The proofs of kinds whose ids name a match."""


def with_proof(*proofs: Proof) -> list[Kind]:
    """Return the kinds that any of `proofs` bears out."""
    return [kind for kind in KINDS.values() if PROOFS[kind] in proofs]


def claims_of(kind: Kind, subject: int, version: int) -> Iterator[CustomId]:
    """Yield buttons of `kind` as ours are, with the ends of a number or with all names."""
    highest = highest_arg(kind)
    for arg in (0,) if highest is None else (0, highest):
        for about in names_of(kind) or ("points.all.here.any",):
            yield forged(kind, subject, version, arg, about)
