"""Equipment: BOM-40 to BOM-50, apart from detectors."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import (
    DualCut,
    Exchange,
    GiveBack,
    Label,
    PassOn,
    PostIt,
    Recharge,
    RevealReds,
    Rewind,
    Scan,
    SoloCut,
    Stabilize,
    Wait,
)
from cosmotheque.games.bomb_busters.model.events import (
    CardReady,
    CardUsed,
    DetonatorMoved,
    Exchanged,
    Labelled,
    Passed,
    RadarAnswered,
    TokenPlaced,
    TurnedUp,
)
from cosmotheque.games.bomb_busters.model.facts import Alike, Holds, Lacks, Order
from cosmotheque.games.bomb_busters.rules.legal import awaited
from cosmotheque.games.bomb_busters.tests.bomb import COLOURS, TWELVE, Bomb, ready, slot, slots


def test_a_card_is_usable_after_two_wires_of_its_number() -> None:
    """BOM-40: in whatever way they were cut, by dual cut or solo cut; once."""
    bomb = Bomb(cards=(6,), options=TWELVE, stands="1 2 6 6 | 1 2 6 6 | 3 | 4")
    bomb.change(detonator=1)
    assert bomb.refusal(0, Rewind()) == "BOM-40"
    bomb.dual("B3", 6, "A3")
    assert bomb.heard(CardReady) == [CardReady(6)]
    assert bomb.view(2).ready == (6,)
    bomb.play(2, Rewind())
    assert bomb.refusal(2, Rewind()) == "BOM-40"
    solo = Bomb(cards=(6,), options=TWELVE, stands="6 6 6 6 7 | 7")
    solo.play(0, SoloCut(6))
    assert solo.heard(CardReady) == [CardReady(6)]


def test_any_time_is_between_two_actions_and_for_those_with_wires() -> None:
    """BOM-40: on others' turns too, several in a row, not while a choice is awaited, not without wires."""
    bomb = Bomb("1 1 2 4 | 1 2 2 4 | 3 3 5 | 6 6 8 8", options=TWELVE, cards=(6, 8))
    bomb.change(detonator=1)
    bomb.cut("D1 D2 D3 D4")
    assert bomb.actors() == {0, 1, 2}
    assert bomb.refusal(3, Rewind()) == "BOM-40"
    bomb.play(2, Rewind())
    bomb.play(2, Scan(4))
    assert bomb.state.active == 0
    asked = Bomb("1 1 2 4 | 1 2 2 4 | 3 3 5 | 6 8 8", options=TWELVE, cards=(8,))
    asked.cut("D2 D3")
    asked.detect("double", "B1 B2", 1, "A1")
    assert asked.refusal(2, Scan(4)) == "BOM-51"


def test_waiting_lasts_until_something_happens() -> None:
    """BOM-40: a player who could interject may decline; it says nothing and is over with the next move."""
    bomb = ready(8, "1 1 2 | 1 2 2 | 3 3 4 | 4")
    assert bomb.actors() == {0, 1, 2, 3}
    bomb.play(1, Wait())
    assert bomb.events == ()
    assert bomb.actors() == {0, 2, 3}
    assert awaited(bomb.state) == {0}
    bomb.dual("B1", 1, "A1")
    assert bomb.actors() == {0, 1, 2, 3}


def test_who_may_interject_tells_nothing() -> None:
    """BOM-40, BOM-44: with only reds left a post-it cannot be used, and nobody can see that."""
    one = ready(4, "1 1 2 | 2.5 3.5 | 3 3 4 | 1", COLOURS)
    other = ready(4, "1 1 2 | 2 3 | 3 3 4 | 1", COLOURS)
    assert one.actors() == other.actors() == {0, 1, 2, 3}
    assert one.legal(1) == [Wait()]
    assert other.legal(1) == [PostIt(slot("B1")), PostIt(slot("B2")), Wait()]


def test_labels_tell_equal_from_different() -> None:
    """BOM-41: neighbours on one own stand; two yellows are equal, two reds are equal, colours differ."""
    stands = "1 1 2 2.1 3.1 3.5 4.5 5 | 6 | 7 | 8"
    same, different = ready(12, stands, COLOURS), ready(1, stands, COLOURS)
    equal = [action.slot for action in same.legal(0) if isinstance(action, Label)]
    apart = [action.slot for action in different.legal(0) if isinstance(action, Label)]
    assert equal == list(slots("A1 A4 A6"))
    assert apart == list(slots("A2 A3 A5 A7"))
    assert same.refusal(0, Label(True, slot("A2"))) == "BOM-41"
    assert same.refusal(0, Label(True, slot("B1"))) == "BOM-41"
    same.play(0, Label(True, slot("A4")))
    assert same.heard(Labelled) == [Labelled(slot("A4"), True)]
    assert same.state.facts == (Alike(slot("A4"), slot("A5"), True),)
    assert same.state.active == 0


def test_at_most_one_labelled_wire_is_cut() -> None:
    """BOM-41."""
    bomb = ready(12, "5 5 5 6 | 5 | 7 | 8")
    bomb.cut("A1 A2")
    assert [action.slot for action in bomb.legal(0) if isinstance(action, Label)] == [slot("A2")]


def test_walkie_talkies() -> None:
    """BOM-42: face down to a teammate, who gives one back; each files it where the other left, tokens travel."""
    bomb = ready(2, "1 3 5 7 | 3 4 6 8 | 9 | 10")
    bomb.change_wires("A3", shown=5, token=True)
    assert bomb.refusal(1, GiveBack(slot("B1"))) == "BOM-51"
    bomb.play(1, Exchange(slot("B2"), 0))  # type: ignore[arg-type]
    assert bomb.actors() == {0}
    assert bomb.view(0).stands[1].wires[1].code == 40
    assert bomb.view(2).stands[1].wires[1].code == 0
    assert bomb.legal(0) == [GiveBack(place) for place in slots("A1 A2 A3 A4")]
    bomb.play(0, GiveBack(slot("A3")))
    assert (bomb.row("A"), bomb.row("B")) == ("1 3 4 7", "3 5 6 8")
    assert bomb.heard(Exchanged) == [Exchanged(slot("B2"), slot("A3"), slot("A3"), slot("B2"))]
    assert (bomb.wire("B2").shown, bomb.wire("B2").token, bomb.wire("A3").shown) == (5, True, 0)
    assert bomb.state.active == 0


def test_former_owners_remember() -> None:
    """BOM-42, BOM-90: each knows the wire they gave away; nobody else does."""
    bomb = ready(2, "1 3 5 7 | 3 4 6 8 | 9 | 10")
    bomb.play(1, Exchange(slot("B2"), 0))  # type: ignore[arg-type]
    bomb.play(0, GiveBack(slot("A4")))
    assert (bomb.row("A"), bomb.row("B")) == ("1 3 4 5", "3 6 7 8")
    assert [bomb.view(seat).stands[0].wires[2].code for seat in (0, 1, 2, None)] == [40, 40, 0, 0]
    assert [bomb.view(seat).stands[1].wires[2].code for seat in (0, 1, 2, None)] == [70, 70, 0, 0]


def test_exchanges_keep_what_is_known_with_the_wires() -> None:
    """BOM-42, BOM-90: facts move along; the old and the new neighbours stay in order."""
    bomb = ready(2, "1 3 5 7 | 3 4 6 8 | 9 | 10")
    bomb.change(facts=(Holds(slots("B1 B2 B3 B4"), (4,)), Lacks(slots("A4"), (9,))))
    bomb.play(1, Exchange(slot("B2"), 0))  # type: ignore[arg-type]
    bomb.play(0, GiveBack(slot("A4")))
    assert set(bomb.state.facts) == {
        Holds(slots("A3 B1 B2 B4"), (4,)),
        Lacks(slots("B3"), (9,)),
        Order(slot("B1"), slot("A3")),
        Order(slot("A3"), slot("B2")),
        Order(slot("A4"), slot("B3")),
        Order(slot("A2"), slot("A3"), strict=True),
        Order(slot("B2"), slot("B3"), strict=True),
    }


def test_an_exchanged_wire_is_filed_to_the_left_of_its_equals() -> None:
    """BOM-42."""
    bomb = ready(2, "1 4 4 7 | 3 4 6 8 | 9 | 10")
    bomb.play(1, Exchange(slot("B2"), 0))  # type: ignore[arg-type]
    bomb.play(0, GiveBack(slot("A1")))
    assert bomb.row("A") == "4 4 4 7"
    assert bomb.heard(Exchanged)[0].given_to == slot("A1")


def test_walkie_talkies_need_uncut_wires_on_both_sides() -> None:
    """BOM-42: an own uncut wire, a teammate who has one; cut wires stay where they are."""
    bomb = ready(2, "1 3 5 7 | 3 4 6 8 | 9 | 10")
    bomb.cut("A1 C1")
    offers = [action for action in bomb.legal(0) if isinstance(action, Exchange)]
    assert {action.seat for action in offers} == {1, 3}
    assert {action.own for action in offers} == set(slots("A2 A3 A4"))
    assert bomb.refusal(0, Exchange(slot("A1"), 1)) == "BOM-42"  # type: ignore[arg-type]


def test_post_it() -> None:
    """BOM-44: an own uncut blue wire without a token, at any time."""
    bomb = ready(4, "1 2.1 3.5 6 | 3 5 | 7 | 8", COLOURS)
    assert [action.slot for action in bomb.legal(0) if isinstance(action, PostIt)] == [slot("A1"), slot("A4")]
    bomb.play(1, PostIt(slot("B2")))
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("B2"), 5, said=False)]
    assert bomb.state.active == 0
    shown = ready(4, "1 2.1 3.5 6 | 3 5 | 7 | 8", COLOURS)
    shown.change_wires("A1", shown=1, token=True)
    assert shown.refusal(0, PostIt(slot("A1"))) == "BOM-44"


def test_rewinder_not_beyond_the_start() -> None:
    """BOM-45."""
    bomb = ready(6, "1 2 | 3 5 | 7 | 8")
    assert bomb.refusal(0, Rewind()) == "BOM-45"
    bomb.change(detonator=2)
    bomb.play(3, Rewind())
    assert bomb.state.detonator == 1


def test_batteries_recharge_one_or_two_characters() -> None:
    """BOM-46."""
    bomb = ready(7, "1 2 | 3 5 | 9 | 8")
    assert bomb.refusal(0, Recharge((1,))) == "BOM-46"  # type: ignore[arg-type]
    bomb.change(spent=(0, 1, 3))
    choices = [action.seats for action in bomb.legal(2) if isinstance(action, Recharge)]
    assert choices == [(0,), (1,), (3,), (0, 1), (0, 3), (1, 3)]
    bomb.play(2, Recharge((0, 3)))  # type: ignore[arg-type]
    assert bomb.state.spent == (1,)


def test_radar_asks_every_stand() -> None:
    """BOM-47: the user's own too; only uncut blue wires count; the answers are public facts."""
    bomb = ready(8, "1 4 | 4.1 5 | 4 | 6 7", COLOURS)
    bomb.cut("C1")
    assert len([action for action in bomb.legal(0) if isinstance(action, Scan)]) == 12
    bomb.play(1, Scan(4))
    assert bomb.heard(RadarAnswered) == [RadarAnswered(4, (True, False, False, False))]
    assert bomb.state.facts == (
        Holds(slots("A1 A2"), (4,)),
        Lacks(slots("B1 B2"), (4,)),
        Lacks(slots("D1 D2"), (4,)),
    )


def test_stabilizer_forgives_a_failure() -> None:
    """BOM-48: the wrong wire gets its token, the detonator stays; only a dual cut may follow."""
    bomb = ready(9, "1 2 3 3 3 3 | 4 5 | 7 | 8")
    assert bomb.refusal(1, Stabilize()) == "BOM-12"
    bomb.play(0, Stabilize())
    assert bomb.state.active == 0
    assert bomb.refusal(0, SoloCut(3)) == "BOM-48"
    bomb.dual("B1", 1, "A1")
    assert bomb.state.detonator == 0
    assert bomb.wire("B1").shown == 4
    assert not bomb.state.stabilized


def test_stabilizer_forgives_a_red_wire() -> None:
    """BOM-48: it gets no token and stays, and everybody knows that it is red."""
    bomb = ready(9, "1 2 | 3.5 4.5 5 | 7 | 8", COLOURS)
    bomb.play(0, Stabilize())
    bomb.dual("B1", 1, "A1")
    assert bomb.outcome is None
    assert (bomb.wire("B1").shown, bomb.wire("B1").cut, bomb.state.detonator) == (0, False, 0)
    assert Lacks(slots("B1"), tuple(range(1, 14))) in bomb.state.facts
    double = ready(9, "1 2 | 3.5 4.5 5 | 7 | 8", COLOURS)
    double.play(0, Stabilize())
    double.detect("double", "B1 B2", 1, "A1")
    assert double.outcome is None
    assert double.state.active == 1


def test_stabilizer_is_for_a_dual_cut() -> None:
    """BOM-48: without one to make it cannot be used."""
    bomb = ready(9, "2.5 | 4 5 | 7 | 8", COLOURS)
    assert bomb.refusal(0, Stabilize()) == "BOM-48"
    assert RevealReds() in bomb.legal(0)


def test_thermos_names_the_next_player() -> None:
    """BOM-50: another player with wires; clockwise order goes on from there."""
    bomb = ready(11, "1 2 | 3 5 | 7 7 | 7 7")
    bomb.cut("B1 B2")
    assert [action.seat for action in bomb.legal(0) if isinstance(action, PassOn)] == [2, 3]
    assert bomb.refusal(0, PassOn(0)) == "BOM-50"  # type: ignore[arg-type]
    bomb.play(0, PassOn(3))  # type: ignore[arg-type]
    assert bomb.state.active == 3
    bomb.dual("C1", 7, "D1")
    assert bomb.state.active == 0


def test_choices_of_owners_are_their_own_actions() -> None:
    """BOM-51: nobody else can make them."""
    bomb = ready(2, "1 3 5 7 | 3 4 6 8 | 9 | 10")
    bomb.play(0, Exchange(slot("A1"), 1))  # type: ignore[arg-type]
    assert bomb.refusal(0, GiveBack(slot("B1"))) == "BOM-42"
    assert bomb.refusal(0, DualCut(slot("B1"), 3, slot("A2"))) == "BOM-51"
    assert bomb.refusal(2, Wait()) == "BOM-51"


def test_cards_may_be_used_again_only_when_turned_up() -> None:
    """BOM-40: each serves once."""
    bomb = ready(8, "1 4 | 4 5 | 4 | 6 7")
    bomb.play(0, Scan(4))
    assert bomb.refusal(0, Scan(5)) == "BOM-40"
    bomb.change(cards=tuple(replace(card, used=False) for card in bomb.state.cards))
    bomb.play(0, Scan(5))


def test_a_post_it_goes_before_an_uncut_wire() -> None:
    """BOM-44."""
    bomb = ready(4, "1 2 6 | 3 5 | 7 | 8")
    bomb.cut("A3")
    assert bomb.refusal(0, PostIt(slot("A3"))) == "BOM-44"


def test_a_card_stays_usable_when_all_four_are_cut() -> None:
    """BOM-40."""
    bomb = Bomb("8 8 8 8 9 | 9", options=TWELVE, cards=(8,))
    bomb.play(0, SoloCut(8))
    assert bomb.view(0).ready == (8,)


def test_everybody_hears_of_a_used_card_and_what_it_does() -> None:
    """BOM-40, BOM-45, BOM-46."""
    bomb = ready(6, "1 2 | 3 5 | 7 | 8")
    bomb.change(detonator=2)
    bomb.play(3, Rewind())
    assert bomb.events == (CardUsed(Seat(3), 6), DetonatorMoved(1, -1))
    bomb = ready(7, "1 2 | 3 5 | 9 | 8")
    bomb.change(spent=(0, 1, 3))
    bomb.play(2, Recharge((Seat(0), Seat(3))))
    assert bomb.heard(TurnedUp) == [TurnedUp(0, Seat(0)), TurnedUp(0, Seat(3))]


def test_after_the_stabilizer_nobody_passes() -> None:
    """BOM-40, BOM-48: a dual cut follows; and it serves once."""
    bomb = Bomb("1 2 | 4 5 | 7 | 8 9 9 11 11", options=TWELVE, cards=(9, 11))
    assert bomb.refusal(0, Stabilize()) == "BOM-40"
    bomb.cut("D2 D3 D4 D5")
    bomb.play(0, Stabilize())
    assert bomb.refusal(0, PassOn(Seat(1))) == "BOM-48"
    bomb.dual("B1", 1, "A1")
    bomb.change(active=0)
    assert bomb.refusal(0, Stabilize()) == "BOM-40"


def test_the_thermos_serves_once() -> None:
    """BOM-40, BOM-50: not before two 11s are cut, and everybody hears who was named."""
    bomb = Bomb("1 2 | 3 5 | 7 | 8 11 11", options=TWELVE, cards=(11,))
    assert bomb.refusal(0, PassOn(Seat(3))) == "BOM-40"
    bomb.cut("D2 D3")
    bomb.play(0, PassOn(Seat(3)))
    assert bomb.events == (CardUsed(Seat(0), 11), Passed(Seat(0), Seat(3)))
    assert bomb.refusal(3, PassOn(Seat(0))) == "BOM-40"


def test_whoever_stabilizes_shows_that_something_can_be_cut() -> None:
    """BOM-48, BOM-90: with as few wires as there are reds, that says they are not all red."""
    bomb = ready(9, "1 3.5 | 4 5 | 7 | 8", COLOURS)
    bomb.play(0, Stabilize())
    assert bomb.state.facts == (Holds(slots("A1 A2"), tuple(range(1, 14))),)


def test_two_stands_are_one_hand_for_equipment() -> None:
    """BOM-9, BOM-41, BOM-42, BOM-44: what can be labelled, given, given back or marked is on either stand."""
    bomb = Bomb("1 3 | 5 6 | 1 3 | 5 6 1 1 2 2 4 4", 2, TWELVE, cards=(1, 2, 4))
    bomb.cut("D3 D4 D5 D6 D7 D8")
    assert {action.slot for action in bomb.legal(0) if isinstance(action, Label)} == set(slots("A1 B1"))
    assert {action.slot for action in bomb.legal(0) if isinstance(action, PostIt)} == set(slots("A1 A2 B1 B2"))
    assert {action.own for action in bomb.legal(0) if isinstance(action, Exchange)} == set(slots("A1 A2 B1 B2"))
    bomb.play(0, Exchange(slot("A1"), Seat(1)))
    assert bomb.legal(1) == [GiveBack(place) for place in slots("C1 C2 D1 D2")]
