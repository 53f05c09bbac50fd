"""The detonator of the campaign and the cards of the boxes: BOM-250 to BOM-254, BOM-289 to BOM-299."""

from collections.abc import Callable
from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import DOUBLE_CARDS, UNSEEN, YELLOW, Equipment
from cosmotheque.games.bomb_busters.missions.shelf import MISSIONS, complete_record, mission_of
from cosmotheque.games.bomb_busters.model.actions import REWIND, Drawn, DualCut, SoloCut
from cosmotheque.games.bomb_busters.model.events import CardReady, CardUsed, Disintegrated, Hooked, TurnedUp, Validated
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Cards, Fuse, Mission, cards_without
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.stock.data import CardsLaid, FastPass, Hook, LabelSingle, SingleLabelled
from cosmotheque.games.bomb_busters.rules.deal import chance, draw_deal, start
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator, steps_left
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import MECHANISMS, mechanisms
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, lay_mission, slot, slots

TRIAL = Options(mission="trial", new_characters=False)
Lay = Callable[[Mission], None]


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Make a record the mission of the trial tables."""

    def replace(mission: Mission) -> None:
        lay_mission(monkeypatch, "trial", complete_record(mission))

    return replace


def moved(bomb: Bomb, by: int) -> int:
    scene = Scene(bomb.state, mechanisms(bomb.state))
    move_detonator(scene, by)
    bomb.state = scene.state
    return steps_left(bomb.state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fuse_of_each_mission(lay: Lay, seats: int) -> None:
    """BOM-250, BOM-251: as many steps as players, or one, or one more; at none the bomb explodes."""
    for fuse, steps in ((Fuse(), seats), (Fuse(start=1, rises=True), 1), (Fuse(more=1), seats + 1)):
        lay(Mission(12, ONE, TWO, fuse=fuse))
        bomb = Bomb("1 1 | 2 2", seats=seats, options=TRIAL)
        assert bomb.view(0).steps == steps
        assert moved(bomb, steps - 1) == 1 or steps == 1
        assert bomb.reason is None
        assert moved(bomb, 1) == 0
        assert bomb.reason == "detonator"
    assert MISSIONS["41"].fuse.steps(seats) == 1


def test_steps_back(lay: Lay) -> None:
    """BOM-252, BOM-254: up to six where the fuse rises, also by the rewinder; else to the start; the rest is lost."""
    lay(Mission(12, ONE, TWO, fuse=Fuse(start=1, rises=True)))
    bomb = Bomb("1 1 6 6 | 2 2", options=TRIAL, cards=(6,))
    bomb.cut("A3 A4")
    bomb.play(0, REWIND)
    assert steps_left(bomb.state) == 2
    assert moved(bomb, -9) == 6
    assert moved(bomb, -1) == 6
    lay(Mission(12, ONE, TWO))
    plain = Bomb("1 1 6 6 | 2 2", options=TRIAL, cards=(6,))
    plain.cut("A3 A4")
    assert plain.refusal(0, REWIND) == "BOM-45"
    assert moved(plain, -1) == 4


def test_the_advance_comes_before_the_step_back(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-253: a mistake on the last step explodes, though the mission would set the detonator back for it."""

    class Comfort(Part):
        pass

    class Comforts(Mechanism[Comfort]):
        def after_cut(self, scene: Scene, cut: CutAction) -> None:
            move_detonator(scene, -1)

    monkeypatch.setitem(MECHANISMS, Comfort, Comforts)
    lay(Mission(12, ONE, TWO, fuse=Fuse(start=1, rises=True), parts=(Comfort(),)))
    bomb = Bomb("1 1 | 2 2", options=TRIAL)
    bomb.dual("B1", 1, "A1")
    assert bomb.reason == "detonator"


def test_what_is_in_the_pile() -> None:
    """BOM-291, BOM-293, BOM-289: yellow from 9 on, five doubles in the last box; "not 10" leaves the disintegrator."""
    assert Equipment.FALSE_BOTTOM in Mission(12, ONE, TWO, box=1).pile
    assert Equipment.FALSE_BOTTOM not in Mission(12, ONE, Mission(12, ONE, TWO).yellow._replace(k=0, n=0), box=1).pile
    assert Equipment.FALSE_BOTTOM not in mission_of(Options(mission="6"), 4).pile
    assert Equipment.FALSE_BOTTOM not in MISSIONS["41"].pile
    last = Mission(12, ONE, TWO, cards_without(10), box=5).pile
    assert Equipment.RAY not in last
    assert set(DOUBLE_CARDS) <= set(last)
    assert not set(DOUBLE_CARDS) & set(Mission(12, ONE, TWO, box=4).pile)
    assert Mission(12, ONE, TWO, Cards(doubles=(22,)), box=5).pile[-1] == 22


def test_cards_of_the_boxes_count_among_those_drawn(lay: Lay) -> None:
    """BOM-292, BOM-289: as many cards as players in all."""
    lay(Mission(12, ONE, FOUR, box=5))
    deals = [draw_deal(start(TRIAL, 4), Random(seed)).cards for seed in range(80)]
    assert {len(cards) for cards in deals} == {4}
    assert {card for cards in deals for card in cards} == {card.value for card in Equipment}


def test_false_bottom(lay: Lay) -> None:
    """BOM-290, BOM-291: by itself after the yellow pair; two cards without the excluded ones, usable if begun."""
    lay(Mission(12, ONE, TWO, cards_without(7), box=1))
    bomb = Bomb("1.1 2 4 | 2.1 3 | 4 5 | 3 5", options=TRIAL, cards=(1, 13))
    bomb.cut("A3 C1")
    bomb.dual("B1", YELLOW, "A1")
    assert CardReady(13) in bomb.events
    assert bomb.heard(CardUsed) == [CardUsed(Seat(-1), 13)]
    drawn = {card for seed in range(60) for card in chance(bomb.state, Random(seed)).numbers}  # type: ignore[union-attr]
    assert drawn == {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    bomb.play(CHANCE, Drawn((12, 4)))
    assert bomb.heard(CardsLaid) == [CardsLaid((4, 12))]
    assert bomb.view(0).ready == (4,)
    assert bomb.state.active == 1


def boxed(lay: Lay, stands: str, cards: tuple[int, ...], cut: str = "") -> Bomb:
    lay(Mission(12, ONE, TWO, box=5))
    bomb = Bomb(stands, options=TRIAL, cards=cards)
    bomb.cut(cut)
    return bomb


def test_a_double_card_needs_four_wires(lay: Lay) -> None:
    """BOM-293."""
    bomb = boxed(lay, "2 3 9 | 2 3 9 | 9 9 | 4 4", (99,), "C1 C2")
    assert bomb.view(0).ready == ()
    assert bomb.refusal(0, FastPass(slots("A1 A2"))) == "BOM-293"
    bomb.dual("B3", 9, "A3")
    assert CardReady(99) in bomb.events
    assert bomb.view(0).ready == (99,)


def test_single_wire_label(lay: Lay) -> None:
    """BOM-294: one own blue wire, cut or not, that is alone on its stand; at any time."""
    bomb = boxed(lay, "1 3 3 3.5 5 | 3 3 | 2 2 2 2 | 5 6", (22,), "C1 C2 C3 C4 A5")
    assert {action for action in bomb.legal(0) if isinstance(action, LabelSingle)} == {
        LabelSingle(slot("A1")),
        LabelSingle(slot("A5")),
    }
    assert bomb.refusal(0, LabelSingle(slot("A2"))) == "BOM-294"
    bomb.play(3, LabelSingle(slot("D1")))
    assert bomb.heard(SingleLabelled) == [SingleLabelled(slot("D1"))]
    assert bomb.view(0).ready == ()


def test_emergency_drop(lay: Lay) -> None:
    """BOM-295: used cards come back, not itself, nor other instant cards."""
    bomb = boxed(lay, "3 4 | 3 4 | 3 3 | 4 4", (6, 13, 33), "C1 C2")
    bomb.change(cards=(Card(6, used=True), Card(13, used=True), Card(33)))
    bomb.dual("B1", 3, "A1")
    assert bomb.heard(TurnedUp) == [TurnedUp(6, Seat(-1))]
    assert [(card.number, card.used) for card in bomb.state.cards] == [(6, False), (13, True), (33, True)]


def test_fast_pass(lay: Lay) -> None:
    """BOM-296: two of three own wires alone, on the own turn; the last two are an ordinary solo cut."""
    bomb = boxed(lay, "5 5 5 6 6 | 5 6 | 6 7 | 9 9 9 9", (99,), "D1 D2 D3 D4 B2 C1")
    assert SoloCut(6) in bomb.legal(0)
    passes = {action.own for action in bomb.legal(0) if isinstance(action, FastPass)}
    assert passes == {slots("A1 A2"), slots("A1 A3"), slots("A2 A3")}
    assert bomb.refusal(1, FastPass(slots("B1 B2"))) == "BOM-12"
    bomb.play(0, FastPass(slots("A1 A3")))
    assert not bomb.wire("A2").cut
    assert bomb.wire("A3").cut
    assert bomb.state.active == 1


def test_disintegrator(lay: Lay) -> None:
    """BOM-297, BOM-290: a number by the tokens in the supply; all its wires are cut, and no cut action is made."""
    bomb = boxed(lay, "4 10 | 4 10 | 4 10 | 4 8 10", (110,), "C2 D3")
    bomb.change_wires("A1 B1", shown=4, token=True)
    bomb.dual("B2", 10, "A2")
    assert bomb.actors() == {CHANCE}
    numbers = {chance(bomb.state, Random(seed)).numbers[0] for seed in range(200)}  # type: ignore[union-attr]
    assert numbers == {*range(1, 13)} - {4}
    bomb.play(CHANCE, Drawn((4,)))
    assert bomb.heard(Disintegrated)[0].slots == slots("A1 B1 C1 D1")
    assert Validated(4) in bomb.events
    assert bomb.state.active == 3, "who has no wires left is passed over"
    same = boxed(lay, "4 10 | 4 10 | 4 10 | 4 8 10", (110,), "C2 D3")
    same.dual("B2", 10, "A2")
    same.play(CHANCE, Drawn((10,)))
    assert not same.heard(Disintegrated)


def test_grappling_hook(lay: Lay) -> None:
    """BOM-298: unseen by the others, filed in order, with its token; its former owner remembers it."""
    bomb = boxed(lay, "1 3 5 | 2 3 4 | 6 7 | 11 11 11 11", (121,), "D1 D2 D3 D4")
    bomb.change_wires("B2", shown=3, token=True)
    bomb.play(0, Hook(slot("B2"), 0))
    assert bomb.heard(Hooked) == [Hooked(Seat(0), slot("B2"), slot("A2"))]
    assert (bomb.row("A"), bomb.row("B")) == ("1 3 3 5", "2 4")
    assert (bomb.wire("A2").shown, bomb.wire("A2").origin) == (3, 1)
    seen = [bomb.view(seat).stands[0].wires[1].code for seat in (0, 1, 2)]
    assert seen == [30, 30, UNSEEN]
    assert bomb.state.active == 0


def test_a_hook_for_two_stands_and_for_the_last_wire(lay: Lay) -> None:
    """BOM-298, BOM-299: the taker chooses the stand; without wires there is no hook; who loses the last one is out."""
    lay(Mission(12, ONE, TWO, box=5))
    bomb = Bomb("1 | 5 | 3 | 11 11 11 11", seats=3, options=TRIAL, cards=(121,))
    bomb.cut("D1 D2 D3 D4")
    assert Hook(slot("C1"), 1) in bomb.legal(0)
    assert bomb.refusal(2, Hook(slot("A1"), 3)) == "BOM-299"
    bomb.change(active=Seat(1))
    bomb.play(0, Hook(slot("C1"), 1))
    assert bomb.row("B") == "3 5"
    assert bomb.state.active == 0, "the active player has no wire left, and the turn passes"
    assert not isinstance(bomb.legal(0)[0], DualCut)
