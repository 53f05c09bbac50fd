"""Missions with a plan for their equipment, and tripwires: 11, 12, 15, 41."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import YELLOW, is_yellow
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    REVEAL_REDS,
    Drawn,
    DualCut,
    Exchange,
    Label,
    MarkWire,
    PlaceToken,
    PostIt,
    Scan,
    SoloCut,
    Stabilize,
)
from cosmotheque.games.bomb_busters.model.events import CardReady, DetonatorMoved, TokenPlaced
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.mission import Mix
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.gear.data import Gear, NumberShown, OpenNumberTask
from cosmotheque.games.bomb_busters.parts.locks.data import LockTask
from cosmotheque.games.bomb_busters.parts.stock.data import CardsLaid
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call
from cosmotheque.games.bomb_busters.rules.deal import chance, draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

ELEVEN = Options(mission="11")
TWELVE = Options(mission="12")
FIFTEEN = Options(mission="15")
FORTY_ONE = Options(mission="41", new_characters=False)
FOURS = "1 3 4 | 1 4 5 | 3 4 5 | 1 4 6"


def like_red(stands: str = FOURS, cards: tuple[int, ...] = (), number: int = 4) -> Bomb:
    bomb = Bomb(stands, options=ELEVEN)
    bomb.change(gear=Gear(number, like_red=number), cards=tuple(map(Card, cards)))
    return bomb


def test_a_number_is_like_red() -> None:
    """BOM-1101, BOM-1104: drawn at random before the equipment, which is without the card of that number."""
    bomb = Bomb(FOURS, options=ELEVEN, setup=True)
    assert mission_of(ELEVEN, 4).red == Mix(0, 0)
    assert {chance(bomb.state, Random(seed)).numbers[0] for seed in range(90)} == {*range(1, 13)}  # type: ignore[union-attr]
    bomb.play(CHANCE, Drawn((4,)))
    assert bomb.heard(NumberShown) == [NumberShown(4)]
    cards = {card for seed in range(90) for card in chance(bomb.state, Random(seed)).numbers}  # type: ignore[union-attr]
    assert cards == {*range(1, 14)} - {4}
    bomb.play(CHANCE, Drawn((1, 2, 3, 13)))
    assert [card.number for card in bomb.state.cards] == [1, 2, 3, 13]
    assert bomb.state.tasks[0] == TokenTask(Seat(0))


def test_like_red_wires_explode_and_are_not_announced() -> None:
    """BOM-1102: by plain cuts, and for detectors as reds do."""
    bomb = like_red()
    assert bomb.refusal(0, DualCut(slot("B2"), 4, slot("A3"))) == "BOM-1102"
    assert like_red("4 4 4 4 | 1").refusal(0, SoloCut(4)) == "BOM-1102"
    bomb.detect("double", "B2 B3", 3, "A2")
    assert bomb.legal(1) == [MarkWire(slot("B3"))]
    bomb = like_red("1 3 | 4 4 | 1 | 3")
    bomb.detect("double", "B1 B2", 3, "A2")
    assert bomb.reason == "red"
    bomb = like_red()
    bomb.dual("B2", 1, "A1")
    assert bomb.reason == "red"


def test_like_red_wires_are_revealed() -> None:
    """BOM-1103."""
    bomb = like_red()
    bomb.cut("A1")
    assert bomb.refusal(0, REVEAL_REDS) == "BOM-1103"
    bomb.cut("A2")
    assert bomb.legal(0) == [REVEAL_REDS]
    bomb.play(0, REVEAL_REDS)
    assert bomb.wire("A3").cut


def test_tokens_radar_labels_and_exchanges_of_like_red_wires() -> None:
    """BOM-1105, BOM-1106."""
    bomb = like_red("1 1 4 4 8 | 2 2 12 | 12 1 | 4 8", cards=(1, 2, 4, 8, 12))
    bomb.cut("A1 A2 A5 D1 D2 B1 B2 B3 C1")
    bomb.change_wires("D1", cut=False)
    legal = bomb.legal(0)
    assert Scan(4) not in legal
    assert bomb.refusal(0, Scan(4)) == "BOM-1106"
    assert Label(True, slot("A3")) in legal
    assert Label(False, slot("A2")) in legal
    assert Exchange(slot("A3"), Seat(2)) in legal
    posted = like_red("4 5 | 4 4 1 1 | 1 | 5", cards=(4,))
    posted.change_wires("B1 B2", cut=True)
    assert PostIt(slot("A1")) in posted.legal(0)
    setup = like_red()
    setup.change(tasks=(TokenTask(Seat(0)),))
    assert PlaceToken(slot("A3")) in setup.legal(0)


def test_the_stabilizer_and_a_like_red_wire() -> None:
    """BOM-1107: no explosion, no token, and it is known."""
    bomb = like_red("1 3 9 9 | 1 4 5 | 3 4 5 | 1 4 6", cards=(9,))
    bomb.cut("A3 A4")
    bomb.play(0, Stabilize())
    bomb.dual("B2", 1, "A1")
    assert bomb.reason is None
    assert bomb.wire("B2").shown == 0
    assert any(
        isinstance(fact, Lacks) and fact.slots == (slot("B2"),) and 4 not in fact.values for fact in bomb.state.facts
    )


def test_a_number_card_on_each_card() -> None:
    """BOM-1201: at random, no number twice."""
    bomb = Bomb(FOURS, options=TWELVE, cards=(1, 3, 5, 13), setup=True)
    assert bomb.state.tasks[0] == LockTask((1, 3, 5, 13))
    drawn = chance(bomb.state, Random(3))
    assert isinstance(drawn, Drawn)
    assert len(set(drawn.numbers)) == 4
    bomb.play(CHANCE, Drawn((9, 5, 1, 2)))
    assert [(card.number, card.lock) for card in bomb.state.cards] == [(1, 9), (3, 5), (5, 1), (13, 2)]
    assert bomb.state.parts.gear is not None
    assert not {1, 2, 5, 9} & set(bomb.state.parts.gear.numbers)


def test_both_numbers_must_be_begun() -> None:
    """BOM-1202: in any order, one cut for both if it serves; then the number card goes."""
    bomb = Bomb(FOURS, options=TWELVE, cards=(3, 5))
    bomb.change(cards=(Card(3, lock=1), Card(5, lock=3)))
    bomb.dual("B1", 1, "A1")
    assert bomb.view(0).ready == ()
    bomb.change(active=Seat(0))
    bomb.dual("C1", 3, "A2")
    assert bomb.heard(CardReady) == [CardReady(3)]
    assert [(card.number, card.lock) for card in bomb.state.cards] == [(3, 0), (5, 3)]
    bomb.change(active=Seat(1))
    bomb.dual("C3", 5, "B3")
    assert bomb.heard(CardReady) == [CardReady(5)]
    both = Bomb(FOURS, options=TWELVE)
    both.change(cards=(Card(1, lock=1),))
    both.dual("B1", 1, "A1")
    assert both.view(0).ready == (1,)


def test_cards_of_the_false_bottom_are_locked_too() -> None:
    """BOM-1203: from the number cards left; one whose value is begun goes at once."""
    bomb = Bomb("1.1 2 3 | 2.1 3 | 1 5 | 1 5", options=TWELVE, cards=(13,))
    bomb.change(cards=(Card(13, lock=1),), gear=Gear(numbers=(3, 7, 9)))
    bomb.cut("C1 D1")
    bomb.dual("B1", YELLOW, "A1")
    bomb.play(CHANCE, Drawn((2, 6)))
    assert bomb.state.tasks == (LockTask((2, 6)),)
    bomb.cut("A3 B2")
    bomb.play(CHANCE, Drawn((3, 9)))
    assert [(card.number, card.lock) for card in bomb.state.cards] == [(2, 0), (6, 9), (13, 0)]


FIVES = "5 6 | 5 6 | 5 6 | 5 6 7"


def face_down(number: int, numbers: tuple[int, ...], down: int = 4) -> Bomb:
    bomb = Bomb(FIVES, options=FIFTEEN)
    bomb.change(gear=Gear(number, numbers, down=down))
    return bomb


def test_equipment_lies_face_down() -> None:
    """BOM-1501: unknown to all, and a deck of twelve numbers with the first open."""
    bomb = Bomb(FIVES, options=FIFTEEN, setup=True)
    assert bomb.state.cards == ()
    assert bomb.state.parts.gear == Gear(numbers=tuple(range(1, 13)), down=4)
    assert bomb.state.tasks[0] == OpenNumberTask()
    bomb.play(CHANCE, Drawn((5,)))
    assert bomb.state.parts.gear is not None
    assert (bomb.state.parts.gear.number, 5 in bomb.state.parts.gear.numbers) == (5, False)
    assert draw_deal(start(FIFTEEN, 3), Random(1)).cards == ()


def test_a_complete_number_turns_a_card_up() -> None:
    """BOM-1502, BOM-1505: after the cut, before the next turn; usable whatever its number; then the next number."""
    bomb = face_down(5, (1, 6))
    bomb.cut("C1 D1")
    bomb.dual("B1", 5, "A1")
    assert bomb.actors() == {CHANCE}
    bomb.play(CHANCE, Drawn((12,)))
    assert bomb.heard(CardsLaid) == [CardsLaid((12,))]
    assert bomb.view(0).ready == (12,)
    bomb.play(CHANCE, Drawn((6,)))
    assert bomb.state.parts.gear == Gear(6, (1,), down=3)
    assert bomb.state.active == 1


def test_a_number_that_is_complete_already_is_replaced() -> None:
    """BOM-1503: without equipment."""
    bomb = face_down(5, (1, 6))
    bomb.cut("C1 D1 A2 B2 C2 D2")
    bomb.change_wires("A2 B2", cut=True)
    bomb.dual("B1", 5, "A1")
    bomb.play(CHANCE, Drawn((12,)))
    bomb.play(CHANCE, Drawn((6,)))
    assert bomb.state.tasks == (OpenNumberTask(),)
    assert len(bomb.state.cards) == 1


@pytest.mark.parametrize(("numbers", "down"), [((1, 6), 1), ((), 3)])
def test_with_the_last_card_or_number_it_ends(numbers: tuple[int, ...], down: int) -> None:
    """BOM-1504: no more numbers; and nothing else makes equipment usable."""
    bomb = face_down(5, numbers, down)
    bomb.cut("C1 D1")
    bomb.dual("B1", 5, "A1")
    bomb.play(CHANCE, Drawn((12,)))
    assert not bomb.state.tasks
    assert bomb.state.parts.gear is not None
    assert bomb.state.parts.gear.number == 0


WIRES = "1 1.1 3 | 1 2.1 3.5 | 3 4.1 | 1 5.1 3"


def test_tripwires_are_dealt_one_to_each() -> None:
    """BOM-4101, BOM-4102: two, three, four, and with five players none to the captain; a fuse of one."""
    counts = {2: [1, 0, 1, 0], 3: [1, 0, 1, 1], 4: [1, 1, 1, 1], 5: [0, 1, 1, 1, 1]}
    for seats, expected in counts.items():
        dealt = draw_deal(start(FORTY_ONE, seats), Random(seats))
        assert [sum(map(is_yellow, stand)) for stand in dealt.stands] == expected
        assert not set(dealt.cards) & {13}
        assert mission_of(FORTY_ONE, seats).fuse.steps(seats) == 1
    assert mission_of(FORTY_ONE, 4).tokens.random
    assert mission_of(FORTY_ONE, 2).red == Mix(2, 3)


def test_a_tripwire_is_called() -> None:
    """BOM-4103, BOM-4104: not cut in pairs; right: it alone is laid down, one step back."""
    bomb = Bomb(WIRES, options=FORTY_ONE)
    assert bomb.refusal(0, DualCut(slot("B2"), YELLOW, slot("A2"))) == "BOM-4103"
    assert bomb.refusal(0, Call(slot("A2"))) == "BOM-4103"
    bomb.play(0, Call(slot("B2")))
    assert bomb.cut_names() == "B2"
    assert [event.by for event in bomb.heard(DetonatorMoved)] == [-1]
    assert bomb.view(0).steps == 2


def test_a_wrong_call() -> None:
    """BOM-4104: the wire gets its token and the detonator advances; red explodes."""
    bomb = Bomb(WIRES, options=FORTY_ONE)
    bomb.change(detonator=-1)
    bomb.play(0, Call(slot("B1")))
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("B1"), 1, False)]
    assert bomb.view(0).steps == 1
    bomb = Bomb(WIRES, options=FORTY_ONE)
    bomb.play(0, Call(slot("B3")))
    assert bomb.reason == "red"


def test_who_has_only_a_tripwire_skips() -> None:
    """BOM-4105: without an advance, and without a call; when nobody can play the bomb explodes."""
    bomb = Bomb(WIRES, options=FORTY_ONE)
    bomb.cut("A1 A3 B1 C1 D1 D3")
    assert bomb.legal(0) == [GET_STUCK]
    assert bomb.refusal(0, Call(slot("B2"))) == "BOM-4105"
    for seat in (0, 1, 2):
        bomb.play(seat, GET_STUCK)
        assert bomb.state.detonator == 0
    bomb.play(3, GET_STUCK)
    assert bomb.reason == "stuck"


def test_the_stabilizer_protects_a_call() -> None:
    """BOM-4106: no step, no explosion; a detector has no part in it."""
    bomb = Bomb(f"9 9 {WIRES}", options=FORTY_ONE, cards=(9,))
    bomb.cut("A1 A2")
    bomb.play(0, Stabilize())
    bomb.play(0, Call(slot("B3")))
    assert bomb.reason is None
    again = Bomb(f"9 9 {WIRES}", options=FORTY_ONE, cards=(9,))
    again.cut("A1 A2")
    again.play(0, Stabilize())
    again.play(0, Call(slot("B1")))
    assert (again.reason, again.state.detonator, again.wire("B1").shown) == (None, 0, 1)


def test_panels_for_two() -> None:
    """BOM-1101, BOM-1201, BOM-1501: wires with two players."""
    assert mission_of(ELEVEN, 2).yellow.k == 4
    assert not mission_of(ELEVEN, 2).tokens.captain_for_two
    assert mission_of(TWELVE, 2).red.k == 2
    assert mission_of(FIFTEEN, 2).red == Mix(2, 3)
