"""Every parser of what people bring, with the errors it documents: any other is a finding.

hypothesis (`test_parsers.py`) and atheris (`atheris_one.py`) feed the same ones.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from bot.content.puzzles import parse_puzzle, write_puzzle
from bot.engine import (
    FarkleError,
    InvalidRules,
    ParseError,
    Setup,
    parse_game,
    parse_roll,
    parse_rules,
    parse_rules_toml,
    parse_setup,
    parse_state,
    start,
    write_game,
    write_rules,
    write_setup,
    write_state,
)
from bot.features.analysis.model import game_line
from bot.features.analysis.model.turn_position import TurnPosition, parse_scores
from bot.features.fairness.model.proof import read_proof, write_proof
from bot.features.fairness.service.verification import verify
from bot.features.rulebook.model import rules_line
from bot.features.rulebook.model.house_rules import parse_title, typed_key
from bot.features.rulebook.view.editor_settings import read_number, read_setting, read_topic
from bot.features.standings.view.leaderboard_ids import read_about
from bot.kit.components.custom_ids import read_id
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.explain import explain, for_terminal
from bot.kit.texts.texts import catalogue
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import slug_of, title_of
from bot.match.model.seal import read_word
from tests.support.buttons import KINDS

_SEATS: Final = tuple("12345678")
_SETUP: Final = parse_setup("house(target=4000) seats=2")
_GAME: Final = "fk1 house(target=4000) seats=2 : >135226 ae>2345 d. >222346 x0"
_RULES: Final = "house_X(target=4000,opening=500)"
_WHOLE: Final = "fk1 tavern(target=4000) seats=1 : >111111 abcdef>111111 abcdef."
_PROOF: Final = (
    f"fair1 game=17 commitment={'0' * 64} seed={'1' * 64} words=luck,%C3%A9t%C3%A9 {_WHOLE}"
)
_PUZZLE: Final = (
    "0a1b2c3d4e\t3150/3600 ++ 0/0 -- 0 9 350 3 145 116 0 - - -\t1>\t0.0213\t1540\t"
    "few-dice,last-round\t15.:0.0213:6 1.:0.0300:1"
)
_LUCKY: Final = "6-1-2-3-4-6"
_LOADED_PUZZLE: Final = (
    f"0a1b2c3d4e\t3150/3600 ++ 0/0 -- 0 9 350 {_LUCKY},1-1-1-1-1-1,{_LUCKY} 115 116 0 - - -\t1>b\t"
    "0.0213\t1540\twhich-die,loaded-dice\t1>a:0.0213:6\t"
    f"{','.join([_LUCKY, '1-1-1-1-1-1'] * 3)}/6"
)


@dataclass(frozen=True, slots=True)
class Parser:
    """`read` takes any text; `errors` are what it may end in, `seeds` texts that it understands."""

    read: Callable[[str], object]
    errors: tuple[type[Exception], ...]
    seeds: tuple[str, ...]

    def feed(self, text: str) -> None:
        """Read `text`; what is refused must be explained in words on every surface."""
        refused = self._refused(text)
        if refused is not None:
            assert len(explain(refused, catalogue().english)) <= 4000, "longer than a message"
            assert explain(refused, catalogue().english, for_terminal)

    def _refused(self, text: str) -> Refused | FarkleError | None:
        """Return why `text` was refused; an error that is not documented is raised."""
        try:
            self.read(text)
        except (Refused, FarkleError) as error:
            if not isinstance(error, self.errors):
                raise
            return error
        return None


def _game(text: str) -> None:
    game = parse_game(text)
    assert parse_game(write_game(game)) == game


def _setup(text: str) -> None:
    setup = parse_setup(text)
    assert parse_setup(write_setup(setup)) == setup


def _state(text: str) -> None:
    assert write_state(parse_state(_SETUP, text)) == text


def _rules(text: str) -> None:
    rules = parse_rules(text)
    assert parse_rules(write_rules(rules)) == rules


def _checked_rules_line(notation: str) -> None:
    """Read a line whose checksum is right, which blind changes would never hit."""
    digest = sha256(f"{rules_line.PREFIX}:{notation}".encode(errors="replace")).hexdigest()
    rules = rules_line.read_line(f"{rules_line.PREFIX}:{notation}:{digest[:8]}")
    assert rules_line.read_line(rules_line.write_line(rules)) == rules


def _proof(text: str) -> None:
    proof = read_proof(text)
    verify(proof)
    assert read_proof(write_proof(proof)) == proof


def _scores(text: str) -> None:
    TurnPosition(_SETUP.rules, parse_scores(text)).state()


def _custom_id(text: str) -> None:
    button = read_id(text, KINDS)
    if button is None:
        raise ParseError("a button id", text)
    assert button.write() == text


def _puzzle(text: str) -> None:
    puzzle = parse_puzzle("house", "0" * 64, text)
    assert parse_puzzle("house", "0" * 64, write_puzzle(puzzle)) == puzzle
    assert puzzle.state(_SETUP.rules).roll


def _title(text: str) -> None:
    title = parse_title(text)
    assert title_of(slug_of(title)) == title
    assert parse_title(title) == title


def _name(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert plain(text)


PARSERS: Final[Mapping[str, Parser]] = MappingProxyType(
    {
        "game": Parser(_game, (ParseError, InvalidRules), (_GAME, _WHOLE)),
        "setup": Parser(
            _setup,
            (ParseError, InvalidRules),
            ("house(target=4000) seats=4 teams=2", "h(target=4000) seats=2 dice=2/1-2-3-4-5-6"),
        ),
        "state": Parser(_state, (ParseError,), (write_state(start(Setup(_SETUP.rules, 2))),)),
        "roll": Parser(parse_roll, (ParseError,), ("1 2 3", "1,5,5,2,2,6")),
        "rules": Parser(_rules, (ParseError, InvalidRules), (_RULES, "x(four=1000,turns=5)")),
        "rules-toml": Parser(
            parse_rules_toml,
            (ParseError, InvalidRules),
            ('name = "x"\n[scoring]\nfour = 1000\n[play]\ntarget = 4000\n',),
        ),
        "rules-line": Parser(
            rules_line.read_line, (Refused, InvalidRules), (f"fkrules1:{_RULES}:00000000",)
        ),
        "rules-line-checked": Parser(_checked_rules_line, (Refused, InvalidRules), (_RULES,)),
        "game-line": Parser(
            lambda text: game_line.read_line(text, _SEATS),
            (Refused, InvalidRules),
            (_GAME, f"```\n{_WHOLE}\n```"),
        ),
        "proof": Parser(_proof, (Refused, InvalidRules), (_PROOF, f'{{"proof":"{_PROOF}"}}')),
        "custom-id": Parser(
            _custom_id, (ParseError,), ("fk1:1:2:die:3", "fk1:0:0:page:2:points.all.here.any")
        ),
        "leaderboard": Parser(
            lambda text: read_about(text, 1), (ParseError,), ("points.all.here.any",)
        ),
        "puzzle": Parser(_puzzle, (ParseError,), (_PUZZLE, _LOADED_PUZZLE)),
        "title": Parser(_title, (Refused,), ("Ann's rules",)),
        "word": Parser(read_word, (Refused,), ("luck",)),
        "key": Parser(typed_key, (), ("Ann's rules",)),
        "scores": Parser(_scores, (Refused,), ("2300,1850",)),
        "setting": Parser(read_setting, (Refused,), ("target=4000", 'four="1000"')),
        "topic": Parser(read_topic, (Refused,), ("scoring",)),
        "number": Parser(read_number, (), ("10,000",)),
        "name": Parser(_name, (), ("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS} <@1>",)),
    }
)
"""By name, as `make fuzz` calls them."""
