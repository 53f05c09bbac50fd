"""Views of seats, and the table as text. BOM-90 and principle: nothing leaks."""

from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import DualCut, Recharge
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import write
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.turns import appraise
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, Bomb, slot, sure
from cosmotheque.games.bomb_busters.tests.brute import lively_move, small_deal
from cosmotheque.games.bomb_busters.view.manners import watch
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.refusals import make_probes
from cosmotheque.laws.suite import check_position


def test_a_seat_reads_its_own_wires_only() -> None:
    """BOM-90: others see backs and cut wires; a spectator sees no more than that."""
    bomb = Bomb(EVEN)
    bomb.cut("B1 C6")
    assert [wire.code for wire in bomb.view(0).stands[0].wires] == [10, 10, 20, 30, 40, 50]
    assert [wire.code for wire in bomb.view(0).stands[1].wires] == [10, 0, 0, 0, 0, 0]
    assert [[wire.code for wire in stand.wires] for stand in bomb.view(None).stands] == [
        [0] * 6,
        [10, *[0] * 5],
        [*[0] * 5, 60],
        [0] * 6,
    ]


def test_the_deal_lies_open_after_the_mission() -> None:
    """BOM-21: once it is over, everybody may see what was where, set aside wires included."""
    bomb = Bomb("1 2.1 4 | 1 3.1 5.5 | 5", 4, Options(mission="8"), aside="6.1 7.5")
    bomb.dual("B3", 1, "A1")
    assert bomb.reason == "red"
    assert bomb.view(None).stands == bomb.state.stands
    assert bomb.view(None).aside == (61, 75)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(mission="practice", red=1, red_shown=2, yellow=2, yellow_shown=3), 3),
        (Options(mission="liaisons"), 3),
        (Options(mission="valentine"), 2),
    ],
)
def test_lively_games_keep_the_laws(options: Options, seats: int) -> None:
    """BOM-90: with all equipment in use, nothing that a seat is sent depends on what it cannot know."""
    rng = Random(f"{options}")
    state = small_deal(options, seats, rng)
    case = Case(GAME, seats, options, 0)
    positions = [Position(case, 0, state, 0)]
    for number in range(1, 26):
        move = lively_move(state, rng)
        state = apply(state, move).state
        positions.append(Position(case, number, state, 0, move))
        if state.ended:
            break
    probes = make_probes(GAME, positions, rng)
    for position in rng.sample(positions, min(6, len(positions))):
        check_position(position, probes, rng)


def test_imagined_deals_keep_all_that_is_known() -> None:
    """BOM-90: a token, an announcement, and what the own hand holds."""
    bomb = Bomb(EVEN)
    bomb.dual("B4", 2, "A3")
    seen = bomb.view(2)
    for seed in range(20):
        state = GAME.imagine(seen, Random(seed))
        assert state.stands[1].wires[3].code == 40
        assert 20 in [wire.code for wire in state.stands[0].wires]
        assert state.stands[2] == bomb.state.stands[2]


def test_notation() -> None:
    """Actions in one line."""
    assert write(DualCut(slot("B4"), YELLOW, slot("A5"))) == "cut B4 J A5"
    assert write(Recharge((Seat(0), Seat(2)))) == "batteries 0/2"
    assert write(DualCut(Slot(9, 0), 3, Slot(0, 0))) == "cut ?1 3 A1"


def test_drawing_shows_what_the_seat_sees() -> None:
    """BOM-20: wires, tokens, cut wires and the detonator, as lines of text."""
    bomb = Bomb(EVEN, cards=(1, 8))
    bomb.cut("A1 B1")
    bomb.change_wires("C3", shown=3, token=True)
    text = draw(bomb.view(0), "en")
    assert "detonator ○○○○" in text
    assert "(3)" in text
    assert "[bold]1![/] 8" in text
    french = draw(bomb.view(None), "fr")
    assert "détonateur ○○○○" in french
    assert french.count("▒") == 22


def test_cut_wires_are_worth_something() -> None:
    """For bots of any game: more cut wires and fewer mistakes are better."""
    bomb, other = Bomb(EVEN), Bomb(EVEN)
    bomb.cut("A1 B1")
    assert appraise(bomb.state, Seat(0)) > appraise(other.state, Seat(0))
    bomb.change(detonator=1)
    assert appraise(bomb.state, Seat(0)) < appraise(other.state, Seat(0))


def test_a_mistake_takes_longer_to_read_than_a_cut() -> None:
    """BOM-14, BOM-16: bots go on when people have seen what was cut, and what went wrong."""
    right, wrong = Bomb(EVEN), Bomb(EVEN)
    cut, missed = (sum(map(watch, events)) for events in (right.dual("C3", 3, "A4"), wrong.dual("C2", 3, "A4")))
    assert 1200 <= cut < missed <= 3000


def test_what_is_printed_on_a_sheet_is_seen_by_all() -> None:
    """BOM-82: the board draws the sheet by its fields, and never asks what the mission is called."""
    sheet = sure(Bomb("1 | 1 | 2 | 3", options=Options(mission="parallel")).view(1).parts.grids).sheet
    assert sheet is not None
    assert (sheet.width, sheet.opened, sheet.cells[:5]) == (5, "leftmost", (1, 12, 8, 2, YELLOW))
    assert Bomb("1 | 1 | 2 | 3").view(1).parts.grids is None


def test_what_first_tokens_say_is_known_before_they_are_placed() -> None:
    """BOM-160, BOM-4001: even and odd ones or counts, by seat."""
    assert Bomb("1 | 1 | 2 | 3").view(1).token_kinds == ("value",) * 4
    assert set(Bomb("1 | 1 | 2 | 3", options=Options(mission="40")).view(1).token_kinds) == {"count", "parity"}
