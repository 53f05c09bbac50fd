"""X wires: missions 20 and 35, BOM-180 to BOM-184."""

from random import Random

from cosmotheque.games.bomb_busters.components import is_blue
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    STABILIZE,
    DualCut,
    Label,
    PlaceToken,
    Point,
    PostIt,
    Scan,
    SoloCut,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import RadarAnswered
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

WOLF = Options(mission="20")
LATE = Options(mission="35")


def test_the_last_wire_of_each_stand_is_unsorted() -> None:
    """BOM-180, BOM-2001, BOM-2002: of whatever colour, on four stands or five; the others are sorted."""
    assert mission_of(WOLF, 4).cards.numbers == (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    for seats, count in ((2, 4), (3, 4), (4, 4), (5, 5)):
        dealt = draw_deal(start(WOLF, seats), Random(seats))
        assert len(dealt.stands) == count
        assert all(list(stand[:-1]) == sorted(stand[:-1]) for stand in dealt.stands)
    last = [stand[-1] for seed in range(30) for stand in draw_deal(start(WOLF, 4), Random(seed)).stands]
    assert not all(map(is_blue, last))
    bomb = Bomb("1 4 2 | 3 5 1 | 6 7 5 | 8 9 2", options=WOLF)
    assert [[wire.x for wire in stand.wires] for stand in bomb.state.stands] == [[False, False, True]] * 4
    assert [wire.code for wire in bomb.view(0).stands[0].wires] == [10, 40, 20]
    assert bomb.view(1).stands[0].wires[2].code == 0


def test_an_x_wire_is_cut_and_marked_like_any_other() -> None:
    """BOM-181, BOM-184: plain cuts at it and with it, a token after a failure, a setup token, solo cuts."""
    bomb = Bomb("1 4 2 | 3 5 1 | 6 7 5 | 8 9 2", options=WOLF, setup=True)
    assert PlaceToken(slot("A3")) in bomb.legal(0)
    bomb.change(tasks=())
    bomb.dual("B3", 1, "A1")
    assert bomb.wire("B3").cut
    bomb.dual("C3", 3, "B1")
    assert bomb.wire("C3").shown == 5
    alone = Bomb("1 2 2 | 3 5 1 | 6 2 2", options=WOLF)
    alone.cut("C2 C3")
    alone.play(0, SoloCut(2))
    assert alone.wire("A3").cut


def test_equipment_does_not_reach_x_wires() -> None:
    """BOM-182: detectors, labels and the post-it, the radar; the super detector leaves it out."""
    bomb = Bomb("1 4 4 5 | 3 5 6 1 | 12 12 8 8 | 4 4 5 5 1 1", options=WOLF, cards=(1, 4, 5, 8, 12))
    bomb.cut("C1 C2 C3 C4 D1 D2 D3 D4 D5 D6")
    bomb.play(0, Take("double"))
    assert Point(slot("B4")) not in bomb.legal(0)
    assert bomb.refusal(0, Point(slot("B4"))) == "BOM-182"
    bomb.change(draft=None)
    bomb.play(0, Take("super"))
    bomb.play(0, Sweep(1))
    assert bomb.state.draft is not None
    assert bomb.state.draft.slots == slots("B1 B2 B3")
    bomb.change(draft=None)
    assert bomb.refusal(0, PostIt(slot("A4"))) == "BOM-182"
    assert bomb.refusal(0, Label(False, slot("A3"))) == "BOM-182"
    assert Label(True, slot("A2")) in bomb.legal(0)
    bomb.play(0, Scan(1))
    assert bomb.heard(RadarAnswered)[0].answers[:2] == (True, False)


def test_the_own_x_wire_goes_with_a_detector() -> None:
    """BOM-184: as the own wire of the cut."""
    bomb = Bomb("4 6 1 | 1 3 5 | 6 7 5 | 8 9 2", options=WOLF)
    bomb.detect("double", "B1 B2", 1, "A3")
    assert bomb.state.tasks


def test_the_stabilizer_does_not_protect_a_cut_at_an_x_wire() -> None:
    """BOM-183: a wrong one costs its step, a red one explodes."""
    for target, ended, steps in (("B3", "", 1), ("D3", "red", 0), ("B1", "", 0)):
        bomb = Bomb("1 4 2 | 3 5 7 | 9 9 6 | 8 9 5.5", options=WOLF, cards=(9,))
        bomb.cut("C1 C2")
        bomb.play(0, STABILIZE)
        bomb.dual(target, 1, "A1")
        assert (bomb.state.ended, bomb.state.detonator) == (ended, steps)


def test_late_x_wires_are_blue_and_dealt_first() -> None:
    """BOM-3501: one to each stand before reds and yellows are mixed in; the rest as evenly as ever."""
    for seed in range(12):
        for seats in (2, 3, 4, 5):
            dealt = draw_deal(start(LATE, seats), Random(seed))
            assert all(is_blue(stand[-1]) for stand in dealt.stands)
            sizes = [len(stand) for stand in dealt.stands]
            assert max(sizes) - min(sizes) <= 1
            assert sum(sizes) == 48 + 4 + (3 if seats == 2 else 2)
            assert dealt.kept == ()


def test_late_x_wires_wait_for_the_yellow_ones() -> None:
    """BOM-3502, BOM-3503: neither pointed at nor cut, nor alone, until all four yellow wires are cut."""
    bomb = Bomb("1 2 2.1 3 | 3 3.1 1 | 4.1 5.1 5 | 2 2 3 3 6", options=LATE)
    bomb.cut("D1 D2 D3 D4")
    assert bomb.refusal(0, DualCut(slot("B3"), 1, slot("A1"))) == "BOM-3502"
    assert bomb.refusal(0, DualCut(slot("B1"), 3, slot("A4"))) == "BOM-3502"
    alone = Bomb("1 2 2.1 2 | 3 3.1 1 | 4.1 5.1 5 | 2 2 6", options=LATE)
    alone.cut("D1 D2")
    assert alone.refusal(0, SoloCut(2)) == "BOM-3503"
    bomb.cut("A3 B2 C1 C2")
    bomb.dual("B1", 3, "A4")
    assert bomb.wire("A4").cut
    alone.cut("A3 B2 C1 C2")
    assert SoloCut(2) in alone.legal(0)


def test_only_x_wires_left_is_being_stuck() -> None:
    """BOM-3504: the turn passes, the detonator advances, and nothing is said of the X wire."""
    bomb = Bomb("1 2.5 3 | 3 3.1 1 | 4.1 5.1 6.1 5", options=LATE)
    bomb.cut("A1")
    assert bomb.legal(0) == [GET_STUCK]
    bomb.play(0, GET_STUCK)
    assert bomb.state.detonator == 1
    assert all(slot("A3") not in fact.slots for fact in bomb.state.facts if isinstance(fact, Lacks))
