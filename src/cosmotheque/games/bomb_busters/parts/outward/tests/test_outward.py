"""Outward wires: missions 38, 56 and 64, BOM-190 to BOM-199."""

from random import Random

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.missions.shelf import stand_owners
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    REVEAL_REDS,
    STABILIZE,
    DualCut,
    Exchange,
    GiveBack,
    Label,
    PlaceToken,
    Point,
    PostIt,
    Scan,
    SoloCut,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import Announced, RadarAnswered
from cosmotheque.games.bomb_busters.model.facts import Holds, Order
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.outward.data import BlindCut
from cosmotheque.games.bomb_busters.parts.stock.data import Hook, LabelSingle
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots
from cosmotheque.games.bomb_busters.text import PHRASES
from cosmotheque.games.bomb_busters.view.manners import talk

CAPTAIN = Options(mission="38")
EVERYBODY = Options(mission="56")
PAIRS = Options(mission="64")


def turned(bomb: Bomb) -> list[str]:
    return [
        f"{'ABCDE'[number]}{place + 1}"
        for number, stand in enumerate(bomb.state.stands)
        for place, wire in enumerate(stand.wires)
        if wire.outward
    ]


def test_who_has_outward_wires_and_where() -> None:
    """BOM-191, BOM-3801, BOM-5601, BOM-6401: at the far right of the last stand; of two one at each end."""
    four = "1 2 3 | 4 5 6 | 7 8 9 | 10 11 12"
    assert turned(Bomb(four, options=CAPTAIN)) == ["A3"]
    assert turned(Bomb(four, 2, CAPTAIN)) == ["B3"]
    assert turned(Bomb(four, options=EVERYBODY)) == ["A3", "B3", "C3", "D3"]
    assert turned(Bomb(four, 3, EVERYBODY)) == ["B3", "C3", "D3"]
    assert turned(Bomb(four, options=PAIRS)) == ["A1", "A3", "B1", "B3", "C1", "C3", "D1", "D3"]
    assert turned(Bomb(four, 3, PAIRS)) == ["A1", "B3", "C1", "C3", "D1", "D3"]


def test_the_lower_one_stands_at_the_left() -> None:
    """BOM-191, BOM-6402: by chance, decimals counted, and the others sorted between them."""
    for seed in range(20):
        for seats in (2, 3, 4, 5):
            dealt = draw_deal(start(PAIRS, seats), Random(seed))
            owners = stand_owners(dealt.captain, seats)
            for seat in range(seats):
                hand = [list(wires) for wires, owner in zip(dealt.stands, owners, strict=True) if owner == seat]
                low, high = hand[0].pop(0), hand[-1].pop()
                assert low <= high
                assert all(wires == sorted(wires) for wires in hand)


def test_everybody_reads_it_but_its_owner() -> None:
    """BOM-190: its owner and spectators see its back, all others its face."""
    bomb = Bomb("1 4 2 | 3 5 1 | 6 7 5 | 8 9 2", options=EVERYBODY)
    assert [bomb.view(seat).stands[1].wires[2].code for seat in (0, 1, 2, 3, None)] == [10, 0, 10, 10, 0]
    assert [wire.code for wire in bomb.view(1).stands[1].wires] == [30, 50, 0]


def test_its_owner_cuts_it_or_the_bomb_explodes() -> None:
    """BOM-192, BOM-193, BOM-199: any value that has wires left, held or not; both wires must be of it."""
    stands = "1 4 2 | 2 5 1 | 6 7 5 | 8 9 8 8 8"
    right, wrong, other = (Bomb(stands, options=CAPTAIN) for _ in range(3))
    right.dual("B1", 2, "A3")
    assert (right.state.ended, right.wire("A3").cut, right.wire("B1").cut) == ("", True, True)
    assert right.heard(Announced)[0].slots == slots("B1")
    wrong.dual("B2", 2, "A3")
    assert wrong.reason == "fatal"
    other.dual("B2", 5, "A3")
    assert other.reason == "fatal"
    legal = Bomb(stands, options=CAPTAIN).legal(0)
    assert all(DualCut(slot("B1"), value, slot("A3")) in legal for value in range(1, 13))
    done = Bomb(stands, options=CAPTAIN)
    done.cut("D1 D3 D4 D5")
    assert done.refusal(0, DualCut(slot("B1"), 8, slot("A3"))) == "BOM-193"
    assert done.refusal(0, DualCut(slot("B1"), 5, slot("A1"))) == "BOM-13"


def test_an_announcement_speaks_of_the_other_wires() -> None:
    """BOM-199, BOM-353: after a failure the value is among those that the announcer sees."""
    bomb = Bomb("1 4 2 | 2 5 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    bomb.dual("B2", 4, "A2")
    assert Holds(slots("A1 A2"), (4,)) in bomb.state.facts


def test_a_solo_cut_with_an_outward_wire() -> None:
    """BOM-194: 1 of 2 or 3 of 4 are seen; right or fatal."""
    bomb = Bomb("2 4 2 | 2 2 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    bomb.cut("B1 B2")
    assert BlindCut(4, slots("A3")) not in bomb.legal(0)
    assert bomb.refusal(0, BlindCut(4, slots("A3"))) == "BOM-194"
    assert bomb.refusal(0, SoloCut(2)) == "BOM-17"
    bomb.play(0, BlindCut(2, slots("A3")))
    assert (bomb.wire("A1").cut, bomb.wire("A3").cut) == (True, True)
    wrong = Bomb("2 2 2 5 | 3 3 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    wrong.play(0, BlindCut(2, slots("A4")))
    assert wrong.reason == "fatal"


def test_both_outward_wires_at_once() -> None:
    """BOM-195: the last two of a value of which none is seen."""
    bomb = Bomb("2 4 2 | 2 2 1 | 6 7 5 | 8 9 2", options=PAIRS)
    assert BlindCut(2, slots("A1 A3")) not in bomb.legal(0)
    assert bomb.refusal(0, BlindCut(2, slots("A1 A3"))) == "BOM-195"
    bomb.cut("B1 B2")
    bomb.play(0, BlindCut(2, slots("A1 A3")))
    assert (bomb.wire("A1").cut, bomb.wire("A3").cut) == (True, True)


def test_no_tool_touches_an_outward_wire() -> None:
    """BOM-196: detectors, labels, post-it, tokens, exchanges and the radar pass it over; the stabilizer as well."""
    cards = (1, 2, 4, 8, 9)
    bomb = Bomb("1 4 6 5 | 3 5 6 7 | 9 9 8 8 | 4 4 2 2 1 1", options=EVERYBODY, cards=cards, setup=True)
    assert PlaceToken(slot("A4")) not in bomb.legal(0)
    bomb.change(tasks=())
    bomb.cut("C1 C2 C3 C4 D1 D2 D3 D4 D5 D6")
    bomb.play(0, Take("double"))
    assert bomb.refusal(0, Point(slot("B4"))) == "BOM-196"
    bomb.change(draft=None)
    assert bomb.refusal(0, PostIt(slot("A4"))) == "BOM-196"
    assert bomb.refusal(0, Label(False, slot("A3"))) == "BOM-196"
    assert Exchange(slot("A4"), Seat(1)) not in bomb.legal(0)
    assert Exchange(slot("A3"), Seat(1)) in bomb.legal(0)
    bomb.play(0, Scan(7))
    assert bomb.heard(RadarAnswered)[0].answers == (False,) * 4
    bomb.play(0, STABILIZE)
    assert not any(isinstance(action, DualCut) and action.own == slot("A4") for action in bomb.legal(0))


def test_nobody_talks_about_it() -> None:
    """BOM-197: phrases only, and none of them speaks of wires that one sees."""
    bomb = Bomb("1 4 2 | 3 5 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    assert talk(bomb.state, Seat(1)) == Talk.PHRASES
    phrases = [phrase for name, phrase in PHRASES.items() if not name.startswith("use-")]
    assert not any("wire" in phrase.en or "fil" in phrase.fr.split() for phrase in phrases)


def test_a_red_outward_wire_is_revealed_with_the_others() -> None:
    """BOM-198, BOM-3803: on the owner's turn the game offers it, and tells nobody else."""
    bomb = Bomb("1 1 2.5 5.5 | 3 5 1 | 6 7 5 | 8 9 2", options=CAPTAIN, captain=0)
    bomb.cut("A1 A2")
    bomb.change(active=Seat(3))
    bomb.dual("B2", 8, "D1")
    assert REVEAL_REDS in bomb.legal(0)
    assert bomb.view(0).facts != bomb.view(1).facts == bomb.view(None).facts
    bomb.play(0, REVEAL_REDS)
    assert bomb.wire("A4").cut
    blue = Bomb("1 1 2.5 5 | 3 5 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    blue.cut("A1 A2")
    blue.change(active=Seat(3))
    blue.dual("B2", 8, "D1")
    assert REVEAL_REDS not in blue.legal(0)
    assert {action.own for action in blue.legal(0) if isinstance(action, DualCut)} == {slot("A4")}


def test_a_hand_that_turns_red_in_its_own_turn_is_told() -> None:
    """BOM-198: the last other wire was exchanged for a red one."""
    bomb = Bomb("2 2 5 8.5 | 3.5 6 7 | 5 6 | 7 7", options=CAPTAIN, cards=(2,))
    bomb.cut("A1 A2")
    bomb.begin()
    assert bomb.refusal(0, Exchange(slot("A4"), Seat(1))) == "BOM-196"
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B1")))
    assert REVEAL_REDS in bomb.legal(0)


def test_nobody_else_cuts_the_captains() -> None:
    """BOM-3802: it is banned, and who has nothing else to point at is stuck."""
    bomb = Bomb("1 4 2 | 2 5 1 | 6 7 5 | 8 9 2", options=CAPTAIN)
    bomb.change(active=Seat(1))
    assert bomb.refusal(1, DualCut(slot("A3"), 2, slot("B1"))) == "BOM-3802"
    bomb.cut("A1 A2 B2 B3 C1 C2 C3 D1 D2 D3")
    assert bomb.legal(1) == [GET_STUCK]
    bomb.play(1, GET_STUCK)
    assert bomb.state.detonator == 1


def test_teammates_may_cut_it_for_a_step() -> None:
    """BOM-5602, BOM-5603: with the value that it shows and no other, without tools, and no red one."""
    bomb = Bomb("1 4 2.5 | 2 5 1 | 6 7 5 | 8 9 2", options=EVERYBODY)
    assert bomb.refusal(0, DualCut(slot("B3"), 4, slot("A2"))) == "BOM-5603"
    bomb.dual("B3", 1, "A1")
    assert (bomb.state.detonator, bomb.wire("B3").cut) == (1, True)
    assert bomb.refusal(1, DualCut(slot("A3"), 2, slot("B1"))) == "BOM-5603"


def test_the_last_cut_costs_no_step() -> None:
    """BOM-5602, BOM-112: the mission is won before the detonator would move."""
    bomb = Bomb("1 1 1 | 5 1", options=EVERYBODY)
    bomb.cut("A1 A3 B1")
    bomb.change(detonator=3)
    bomb.dual("B2", 1, "A2")
    assert bomb.reason == "defused"


def test_own_and_foreign_outward_wire_together() -> None:
    """BOM-5604: fatal if the own one is another value, a step if it is right."""
    for own, ended, steps in (("1", "", 1), ("3", "fatal", 0)):
        bomb = Bomb(f"2 4 {own} | 2 5 1 | 6 7 5 | 8 9 2", options=EVERYBODY)
        bomb.dual("B3", 1, "A3")
        assert (bomb.state.ended, bomb.state.detonator) == (ended, steps)


def test_cards_of_the_box_leave_it_alone() -> None:
    """BOM-196: the hook takes none, and the label of a single wire is for those in order (BOM-294, BOM-298)."""
    bomb = Bomb("1 2 2 3 11 11 7 | 2 4 11 5 | 2 8 11 9 | 6 10", options=EVERYBODY, cards=(22, 121))
    bomb.cut("A2 A3 A5 A6 B1 B3 C1 C3")
    offers = bomb.legal(0)
    hooked = {action.slot for action in offers if isinstance(action, Hook)}
    labelled = {action.slot for action in offers if isinstance(action, LabelSingle)}
    assert hooked == {*slots("B2 C2 D1")}
    assert labelled == {*slots("A1 A4")}
    bomb.play(0, LabelSingle(slot("A4")))
    assert all(slot("A7") not in (fact.lower, fact.upper) for fact in bomb.state.facts if isinstance(fact, Order))
