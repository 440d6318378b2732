"""Pictures of brackets and tables: everybody is on a page, whoever they are, and in words."""

import pickle
from collections import Counter
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.features.tournaments.model.pairing.arena import Arena
from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.duplicate import DuplicateForm
from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import How, PairingHistory, PairingOutcome
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.view.pictures.bracket_pages import bracket_pages, bracket_sheet
from bot.features.tournaments.view.pictures.drawn_tournament import DrawnTournament
from bot.features.tournaments.view.pictures.pages import draw_page, page_alt, page_count
from bot.features.tournaments.view.pictures.table_pages import table_pages, table_sheet
from bot.jobs.calls import ProcessOptions
from bot.jobs.job import WorkerTarget
from bot.jobs.pool import PoolSlots, open_pool
from bot.kit.pictures.drawing import STUDIO, drawn
from bot.kit.pictures.sheet import fitted, letters, readable
from bot.kit.pictures.tables import draw_table
from bot.kit.texts.texts import catalogue
from bot.match.model.requester import Requester
from tests.support.hostile_names import HOSTILE_NAMES
from tests.support.tournaments.playing import (
    EVEN,
    FIRST_WINS,
    SECOND_WINS,
    at_random,
    entrants,
    played_out,
    stronger_wins,
)

LONGEST_ALT = 1024
"""The characters of a picture's description that Discord takes."""
ENGLISH = catalogue().texts("en")
NOBODY_WINS = PairingOutcome(0, 0, How.NO_SHOW)


def shown(form: Form, course: PairingHistory) -> DrawnTournament:
    """Return a tournament of people called after their numbers."""
    return DrawnTournament(
        "Cup", form, course, {entrant.number: f"P{entrant.number}" for entrant in course.entrants}
    )


def begun(form: Form, count: int) -> DrawnTournament:
    """Return a tournament of which the first round is being played."""
    course = PairingHistory(entrants(count))
    return shown(form, course.beyond(form.due(course)))


def over(form: Form, count: int) -> DrawnTournament:
    """Return a tournament that the stronger have won."""
    return shown(form, played_out(form, count, stronger_wins))


def names_on(tournament: DrawnTournament, form: KnockOut | DoubleElimination) -> Counter[str]:
    """Return on how many pages of a bracket each name stands."""
    counts: Counter[str] = Counter()
    for page in bracket_pages(form.bracket(tournament.course), tournament):
        sheet = bracket_sheet(page, tournament, "", ENGLISH)
        sides = [side for column in sheet.columns for box in column.boxes for side in box.sides]
        counts.update({side.name for side in sides if side.name})
        assert len(sheet.columns) <= 4
        assert all(len(column.boxes) <= 9 for column in sheet.columns)
    return counts


@pytest.mark.parametrize("form", [KnockOut(third_place=True), DoubleElimination()])
@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 16, 17, 32, 33, 64, 100, 128, 200, 256])
def test_everybody_is_on_a_page_of_the_bracket(
    form: KnockOut | DoubleElimination, count: int
) -> None:
    for tournament in (begun(form, count), over(form, count)):
        counts = names_on(tournament, form)
        assert {f"P{number}" for number in range(1, count + 1)} <= counts.keys()
        assert counts["P1"] >= 1


@pytest.mark.parametrize(
    ("count", "pages"), [(2, 1), (16, 1), (17, 3), (32, 3), (64, 5), (128, 9), (256, 17)]
)
def test_a_bracket_has_sections_of_sixteen_and_the_last_sixteen(count: int, pages: int) -> None:
    assert page_count(begun(KnockOut(), count)) == pages


def test_the_boxes_are_joined_as_winners_go_on() -> None:
    form = KnockOut(third_place=True)
    tournament = over(form, 8)
    [page] = bracket_pages(form.bracket(tournament.course), tournament)
    sheet = bracket_sheet(page, tournament, "", ENGLISH)
    assert [column.title for column in sheet.columns] == ["Quarter-finals", "Semi-finals", "Final"]
    assert [[*box.feeders] for box in sheet.columns[1].boxes] == [[0, 1], [2, 3]]
    final, third = sheet.columns[2].boxes
    assert [(side.name, side.won) for side in final.sides] == [("P1", True), ("P2", False)]
    assert third.title == "Third place"
    assert third.feeders == ()


@pytest.mark.parametrize("count", [2, 5, 16, 17, 64])
@pytest.mark.parametrize("form", [Swiss(11), RoundRobin()])
def test_every_result_is_on_a_page_of_the_table(form: Swiss | RoundRobin, count: int) -> None:
    rng = Random(count)
    course = played_out(form, count, at_random(rng, [FIRST_WINS, SECOND_WINS, EVEN]))
    tournament, by_round = shown(form, course), isinstance(form, Swiss)
    rows = form.standings(course)
    cells = lines = 0
    for page in table_pages(tournament, by_round=by_round):
        sheet = table_sheet(page, tournament, rows, "", ENGLISH, by_round=by_round)
        assert len(sheet.lines) <= 16
        assert len(sheet.heads) <= 16
        assert all(len(line.cells) == len(sheet.heads) for line in sheet.lines)
        lines += len(sheet.lines) * (page.columns.start == 0)
        cells += sum(bool(cell.text) for line in sheet.lines for cell in line.cells)
    assert lines == count
    results = sum(len(pairing.sides) for pairing in course.pairings)
    if isinstance(form, RoundRobin):
        results = count * (count - 1)
    assert cells == results


@pytest.mark.parametrize("form", [Arena(), DuplicateForm(2)])
def test_there_is_no_picture_of_what_has_neither(form: Form) -> None:
    assert page_count(begun(form, 8)) == 0


@pytest.mark.parametrize("count", [0, 1])
def test_there_is_no_picture_of_nothing(count: int) -> None:
    for form in (KnockOut(), DoubleElimination(), Swiss(3), RoundRobin()):
        assert page_count(shown(form, PairingHistory(entrants(count)))) in {0, count}


@pytest.mark.parametrize(
    "form", [KnockOut(third_place=True), DoubleElimination(), Swiss(5), RoundRobin()]
)
@pytest.mark.parametrize("language", [code for _, code in catalogue().languages])
def test_every_page_is_drawn_and_told_in_every_language(form: Form, language: str) -> None:
    texts = catalogue().texts(language)
    longest = {number: HOSTILE_NAMES[number % len(HOSTILE_NAMES)] for number in range(1, 21)}
    course = PairingHistory(entrants(20))
    for tournament in (
        begun(form, 20),
        over(form, 20),
        shown(form, course.beyond(form.due(course))),
    ):
        called = replace(tournament, title="W" * 60, names=longest)
        for page in range(1, page_count(called) + 1):
            with Image.open(BytesIO(draw_page(called, page, texts))) as image:
                assert image.width == 800
                assert image.height <= 1000
            words = page_alt(called, page, texts)
            assert 0 < len(words) <= LONGEST_ALT
            assert "\n" not in words


@pytest.mark.parametrize("page", [1, 2])
def test_the_page_of_a_table_that_is_asked_for_is_drawn(page: int) -> None:
    form = RoundRobin()
    tournament = begun(form, 20)
    part = table_pages(tournament, by_round=False)[page - 1]
    note = ENGLISH("tournament-picture-page", page=page, pages=page_count(tournament))
    rows = form.standings(tournament.course)
    sheet = table_sheet(part, tournament, rows, note, ENGLISH, by_round=False)
    assert draw_page(tournament, page, ENGLISH) == draw_table(sheet)


def test_the_words_tell_who_plays_whom_and_who_has_won() -> None:
    form = KnockOut()
    assert page_alt(begun(form, 4), 1, ENGLISH) == (
        "Bracket of Cup, page 1 of 1: P1 plays P4 and P2 plays P3."
    )
    assert page_alt(over(form, 4), 1, ENGLISH) == "Bracket of Cup, page 1 of 1: P1 beats P2."
    gone = played_out(form, 2, lambda _: PairingOutcome(0, 0))
    assert "neither P1 nor P2 advances" in page_alt(shown(form, gone), 1, ENGLISH)
    three = begun(form, 3)
    assert "P1 is waiting for an opponent" in page_alt(three, 1, ENGLISH)


def test_the_words_of_a_table_tell_who_leads() -> None:
    assert page_alt(over(RoundRobin(), 4), 1, ENGLISH) == (
        "Cross-table of Cup, page 1 of 1. First on it: 1. P1 (3), 2. P2 (2) and 3. P3 (1)."
    )


@pytest.mark.parametrize(
    ("name", "drawn_as"),
    [
        ("Ann", "Ann"),
        ("Zoë Łukasz", "Zoë Łukasz"),
        ("Кирилл", "Кирилл"),
        ("Ken \N{GAME DIE}\N{VARIATION SELECTOR-16}", "Ken"),
        ("山田", "#7"),
        ("山田 Ken", "#7"),
        ("محمد", "#7"),
        ("\N{SKULL}\N{SKULL}", "#7"),
    ],
)
def test_names_are_drawn_without_emojis_or_as_a_number(name: str, drawn_as: str) -> None:
    assert readable(name, "#7") == drawn_as


def test_long_names_end_in_an_ellipsis_within_their_room() -> None:
    font = letters(20, bold=False)
    assert fitted("Ann", font, 100) == "Ann"
    cut = fitted("W" * 30, font, 100)
    assert cut.endswith("…")
    assert font.getlength(cut) <= 100
    assert fitted("W", font, 1) == "…"


async def test_a_page_is_drawn_in_a_process_of_its_own() -> None:
    tournament = over(KnockOut(), 5)
    assert pickle.loads(pickle.dumps(tournament)) == tournament
    with open_pool(ProcessOptions(WorkerTarget(STUDIO)), PoolSlots(quick=0)) as pool:
        png = await drawn(pool, Requester.person(1, 7), draw_page, tournament, 1, ENGLISH)
    assert png == draw_page(tournament, 1, ENGLISH)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_final_that_nobody_comes_to_has_no_page(count: int) -> None:
    """As after everybody has withdrawn before it."""
    form = DoubleElimination()
    course = played_out(form, count, lambda _: NOBODY_WINS)
    assert names_on(shown(form, course), form)
