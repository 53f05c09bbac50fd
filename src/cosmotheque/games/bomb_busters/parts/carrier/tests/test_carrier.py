"""The robot with wires: mission 43, BOM-215 to BOM-218."""

from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import is_red
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Drawn, PassOn, SoloCut
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier, CarrierMoved, FileTask, FileWire, WireTaken
from cosmotheque.games.bomb_busters.rules.deal import chance, draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

ROBOT = Options(mission="43")
FOUR = "1 4 6 | 1 5 7 | 2 4 8 | 3 5 9"


def at(bomb: Bomb, place: int, facing: int = 1) -> Bomb:
    """Have the robot stand on a number."""
    wires = bomb.state.parts.carrier.wires if bomb.state.parts.carrier else ()
    bomb.change(carrier=Carrier(place, facing, wires))
    return bomb


def test_the_robot_gets_its_wires_before_the_others_are_dealt() -> None:
    """BOM-4301: 5, 4, 4, 3 by players; it starts on 1. Its reds are shown on the board like the others."""
    for seats, count in ((2, 5), (3, 4), (4, 4), (5, 3)):
        dealt = draw_deal(start(ROBOT, seats), Random(seats))
        assert len(dealt.kept) == count
        assert sum(map(len, dealt.stands)) == 51 - count
    bomb = Bomb(FOUR, options=ROBOT, kept="2 3.5")
    assert bomb.state.parts.carrier == Carrier(1, 1, (20, 35))
    assert [marker.wire for marker in bomb.state.markers if is_red(marker.wire)] == [35]


def test_it_moves_at_the_end_of_every_turn() -> None:
    """BOM-215, BOM-216, BOM-4302: for all to see; it turns round at 12 and at 1, and the thermos does not stop it."""
    bomb = at(Bomb(FOUR + " 11 11", options=ROBOT, cards=(11,), kept="2"), 11)
    bomb.cut("D4 D5")
    bomb.dual("C2", 4, "A2")
    assert bomb.heard(CarrierMoved)[0].place == 12
    assert bomb.view(None).parts.carrier == Carrier(12, -1, (0,))
    bomb.play(1, PassOn(Seat(3)))
    assert bomb.view(2).parts.carrier == Carrier(11, -1, (0,))
    assert bomb.state.parts.carrier is not None
    back = at(Bomb(FOUR, options=ROBOT, kept="2"), 2, -1)
    back.dual("C2", 4, "A2")
    assert back.state.parts.carrier == Carrier(1, 1, (20,))


def test_a_seat_without_wires_is_no_turn() -> None:
    """BOM-218: passing over it does not move the robot."""
    bomb = at(Bomb(FOUR, options=ROBOT, kept="2"), 5)
    bomb.cut("B1 B2 B3")
    bomb.dual("C2", 4, "A2")
    assert bomb.state.active == 2
    assert bomb.state.parts.carrier == Carrier(6, 1, (20,))


def test_who_cuts_its_number_takes_a_wire() -> None:
    """BOM-217, BOM-4303: drawn, filed in order, seen by nobody else; everybody sees where."""
    bomb = at(Bomb(FOUR, options=ROBOT, kept="2 5"), 4)
    bomb.dual("C2", 4, "A2")
    assert bomb.actors() == {CHANCE}
    drawn = {chance(bomb.state, Random(seed)) for seed in range(20)}
    assert drawn == {Drawn((20,)), Drawn((50,))}
    bomb.play(CHANCE, Drawn((50,)))
    assert bomb.row("A") == "1 4 5 6"
    assert bomb.heard(WireTaken) == [WireTaken(Seat(0), slot("A3"))]
    assert [wire.code for wire in bomb.view(1).stands[0].wires] == [0, 40, 0, 0]
    assert bomb.state.parts.carrier == Carrier(5, 1, (20,))
    bomb.dual("D2", 5, "B2")
    assert bomb.actors() == {CHANCE}
    missed = at(Bomb(FOUR, options=ROBOT, kept="2 5"), 4)
    missed.dual("C1", 4, "A2")
    assert missed.actors() == {1}


def test_with_two_stands_the_taker_chooses_one() -> None:
    """BOM-4303: having seen the wire; the others wait and see its back."""
    bomb = at(Bomb(FOUR, 2, ROBOT, kept="2 5"), 4)
    bomb.dual("C2", 4, "A2")
    bomb.play(CHANCE, Drawn((50,)))
    assert bomb.view(0).tasks == (FileTask(Seat(0), 50),)
    assert bomb.view(1).tasks == bomb.view(None).tasks == (FileTask(Seat(0), 0),)
    assert bomb.legal(0) == [FileWire(0), FileWire(1)]
    assert bomb.refusal(0, FileWire(2)) == "BOM-4303"
    bomb.play(0, FileWire(1))
    assert bomb.row("B") == "1 5 5 7"
    assert bomb.heard(WireTaken) == [WireTaken(Seat(0), slot("B2"))]


def test_its_wires_belong_to_the_mission() -> None:
    """BOM-217, BOM-4304: they count as uncut and as not in hand, and must be cut before the mission is won."""
    bomb = Bomb("2 2 | 2", options=ROBOT, kept="2")
    assert SoloCut(2) not in bomb.legal(0)
    won = at(Bomb("1 1 1 | 1", options=ROBOT), 5)
    won.cut("A1 A2")
    won.dual("B1", 1, "A3")
    assert won.reason == "defused"
    fetched = at(Bomb("1 1 1 | 1", options=ROBOT, kept="2.5"), 1)
    fetched.cut("A1 A2")
    fetched.dual("B1", 1, "A3")
    fetched.play(CHANCE, Drawn((25,)))
    assert (fetched.reason, fetched.state.active) == (None, 0)


def test_wires_that_nobody_can_fetch_explode() -> None:
    """BOM-4306: nobody has uncut wires, and the robot has."""
    bomb = at(Bomb("1 1 1 | 1", options=ROBOT, kept="2.5"), 5)
    bomb.cut("A1 A2")
    bomb.dual("B1", 1, "A3")
    assert bomb.reason == "stuck"
    assert mission_of(ROBOT, 4).stuck == "skip+1"


def test_what_is_known_moves_along() -> None:
    """BOM-4303: facts about wires to the right of the one that was filed go one place on."""
    bomb = at(Bomb(FOUR, options=ROBOT, kept="2 5"), 1)
    bomb.dual("C3", 6, "A3")
    at(bomb, 1)
    before = bomb.state.facts
    bomb.change(active=Seat(0), acted=False)
    bomb.dual("B1", 1, "A1")
    bomb.play(CHANCE, Drawn((20,)))
    assert any(slot("A3") in fact.slots for fact in before if hasattr(fact, "slots"))
    assert any(slot("A4") in fact.slots for fact in bomb.state.facts if hasattr(fact, "slots"))


def test_with_two_players_the_captains_token_is_random() -> None:
    """BOM-4305."""
    assert mission_of(ROBOT, 2).tokens.captain_random_for_two
    assert not mission_of(ROBOT, 3).tokens.captain_random_for_two
