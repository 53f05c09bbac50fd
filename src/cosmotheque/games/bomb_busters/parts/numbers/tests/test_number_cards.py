"""Open number cards: missions 26, 47, 62 and 65."""

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    DualCut,
    GetStuck,
    PassOn,
    PlaceToken,
    RevealReds,
    SoloCut,
    Stabilize,
)
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mix
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberDone, NumbersLaid
from cosmotheque.games.bomb_busters.parts.open_cards.data import NumberTurned, TurnDown
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandedOn, HandOn
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon, Reckoned
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.tests.bomb import slot, slots
from cosmotheque.games.bomb_busters.tests.numbered import TWELVE, Numbered, set_up


@pytest.mark.parametrize(
    ("name", "red", "red_for_two", "without"),
    [("26", TWO, TWO, {10}), ("47", Mix(2, 3), THREE, {10}), ("62", TWO, THREE, set()), ("65", THREE, THREE, {10})],
)
def test_wires_and_cards_in_play(name: MissionName, red: Mix, red_for_two: Mix, without: set[int]) -> None:
    """BOM-2601, BOM-4701, BOM-6201, BOM-6501: no yellow in any of them."""
    for seats, reds in ((2, red_for_two), (3, red), (4, red), (5, red)):
        mission = mission_of(Options(mission=name), seats)
        assert (mission.red, mission.yellow) == (reds, NONE)
        assert set(mission.cards.numbers) == set(TWELVE) - without


# Mission 26


def test_a_card_is_turned_down_and_then_cut() -> None:
    """BOM-2601, BOM-260: whether that succeeds or not it stays down; who turns it down holds the value."""
    bomb = Numbered("26", "1 2 4 | 1 3 4 | 2 4 | 4 5", open=(1, 2, 3))
    assert bomb.legal(0) == [TurnDown(1), TurnDown(2)]
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-2601"
    assert bomb.refusal(0, TurnDown(3)) == "BOM-2601"
    assert bomb.refusal(1, TurnDown(1)) == "BOM-12"
    bomb.play(0, TurnDown(2))
    assert bomb.heard(NumberTurned) == [NumberTurned(Seat(0), 2)]
    assert Holds(slots("A1 A2 A3"), (2,)) in bomb.state.facts
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {2}
    bomb.dual("B1", 2, "A2")
    assert bomb.state.detonator == 1
    assert (bomb.numbers.open, bomb.numbers.down, bomb.numbers.value) == ((1, 3), (2,), 0)
    assert bomb.legal(1) == [TurnDown(1), TurnDown(3)]


def test_all_cards_lie_open_at_first() -> None:
    """BOM-2601, BOM-120."""
    assert set_up("26", 3).numbers.open == TWELVE


def test_with_no_card_open_all_are_turned_up() -> None:
    """BOM-2602: at the start of a turn."""
    bomb = Numbered("26", "1 2 4 | 1 3 4 | 2 4 | 4 5", open=(1,), down=(2, 3, 4))
    bomb.play(0, TurnDown(1))
    assert not bomb.numbers.open
    bomb.dual("B1", 1, "A1")
    assert list(bomb.numbers.open) == [1, 2, 3, 4]
    assert bomb.heard(NumbersLaid) == [NumbersLaid((1, 2, 3, 4))]


def test_a_complete_number_leaves() -> None:
    """BOM-2603."""
    bomb = Numbered("26", "1 1 2 | 1 1 3 | 2 3 | 2 3", open=(2,), down=(1, 3), value=1)
    bomb.cut("A1 B1")
    bomb.dual("B2", 1, "A2")
    assert (bomb.numbers.open, bomb.numbers.down) == ((2,), (3,))


def test_who_holds_no_open_value_is_stuck() -> None:
    """BOM-2604: the turn passes, and nothing moves; everybody knows why."""
    bomb = Numbered("26", "1 2 | 3 4 | 3 4 | 5 5", open=(3, 4))
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert (bomb.state.active, bomb.state.detonator) == (1, 0)
    assert Lacks(slots("A1 A2"), (3, 4)) in bomb.state.facts
    assert bomb.refusal(1, GetStuck()) == "BOM-2604"


def test_the_thermos_comes_before_a_card() -> None:
    """BOM-2605: not after it."""
    bomb = Numbered("26", "1 2 | 1 4 | 3 4 | 11 11", open=(1, 3, 4), cards=(11,))
    bomb.cut("D1 D2")
    assert PassOn(Seat(1)) in bomb.legal(0)
    bomb.play(0, TurnDown(1))
    assert bomb.refusal(0, PassOn(Seat(1))) == "BOM-2605"


# Mission 47


def test_two_cards_for_a_value() -> None:
    """BOM-4701: their sum or their difference; they are gone whatever comes of the cut."""
    bomb = Numbered("47", "1 2 7 | 1 3 7 | 2 4 | 4 5", open=(3, 4, 8, 12))
    cuts = [action for action in bomb.legal(0) if isinstance(action, Reckon)]
    assert cuts == [Reckon((3, 4), 1), Reckon((3, 4), 7)]
    assert bomb.refusal(0, Reckon((8, 12), 4)) == "BOM-4701"
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-4701"
    assert bomb.refusal(1, Reckon((3, 4), 7)) == "BOM-12"
    bomb.play(0, Reckon((3, 4), 7))
    assert bomb.heard(Reckoned) == [Reckoned(Seat(0), (3, 4), 7)]
    assert Holds(slots("A1 A2 A3"), (7,)) in bomb.state.facts
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {7}
    bomb.dual("B1", 7, "A3")
    assert (bomb.numbers.open, bomb.numbers.value, bomb.state.detonator) == ((8, 12), 0, 1)


def test_all_twelve_are_laid_out_again() -> None:
    """BOM-4702: those of complete numbers too."""
    assert set_up("47", 3).numbers.open == TWELVE
    bomb = Numbered("47", "1 1 7 | 1 1 7 | 2 4 | 4 5", open=(3, 4))
    bomb.cut("A1 A2 B1 B2")
    bomb.play(0, Reckon((3, 4), 7))
    assert bomb.heard(NumbersLaid) == [NumbersLaid(TWELVE)]
    assert bomb.numbers.open == TWELVE


def test_passing_costs_two_cards_and_a_step() -> None:
    """BOM-4703, BOM-4704: and is always allowed, so nobody is ever stuck."""
    bomb = Numbered("47", "1 2 7 | 1 3 7 | 2 4 | 4 5", open=(3, 4, 8, 12))
    assert sum(isinstance(action, Discard) for action in bomb.legal(0)) == 6
    assert bomb.refusal(0, GetStuck()) == "BOM-4703"
    assert bomb.refusal(0, Discard((1, 2))) == "BOM-4703"
    bomb.play(0, Discard((3, 12)))
    assert bomb.numbers.open == (4, 8)
    assert (bomb.state.detonator, bomb.state.active) == (1, 1)


def test_reds_and_the_thermos_take_no_cards() -> None:
    """BOM-4704, BOM-110: and the thermos comes before cards are taken."""
    bomb = Numbered("47", "1.5 2.5 | 1 3 7 | 2 4 | 4 5", open=(3, 4))
    assert bomb.legal(0) == [RevealReds()]
    bomb = Numbered("47", "1 2 7 | 1 3 7 | 2 4 | 11 11", open=(3, 4), cards=(11,))
    bomb.cut("D1 D2")
    assert PassOn(Seat(2)) in bomb.legal(0)
    bomb.play(0, Reckon((3, 4), 7))
    assert bomb.refusal(0, PassOn(Seat(2))) == "BOM-4704"


def test_equipment_helps_the_named_cut() -> None:
    """BOM-260: the stabilizer, once the value is named."""
    bomb = Numbered("47", "1 2 7 | 1 3 7 | 2 4 | 9 9", open=(3, 4, 8, 12), cards=(9,))
    bomb.cut("D1 D2")
    assert Stabilize() not in bomb.legal(0)
    bomb.play(0, Reckon((3, 4), 7))
    bomb.play(0, Stabilize())
    bomb.dual("B1", 7, "A3")
    assert bomb.state.detonator == 0


# Mission 62


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_targets_as_players_and_one_step(seats: int) -> None:
    """BOM-6201: the first mistake explodes."""
    bomb = set_up("62", seats)
    assert len(bomb.state.tasks) == 1 + seats
    bomb.draw(*range(12, 12 - seats, -1))
    assert bomb.numbers.open == tuple(range(13 - seats, 13))
    assert steps_left(bomb.state) == 1
    assert isinstance(bomb.legal(0)[0], PlaceToken)


def test_a_complete_target_sets_back() -> None:
    """BOM-6201: one step each; other numbers do not, nor does one twice."""
    bomb = Numbered("62", "1 1 2 2 | 1 1 2 2 | 3 | 3", open=(1, 3))
    bomb.cut("A1 B1 A3 B3")
    bomb.dual("B2", 1, "A2")
    assert bomb.heard(NumberDone) == [NumberDone(1)]
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(-1, -1)]
    assert (bomb.numbers.open, steps_left(bomb.state)) == ((3,), 2)
    bomb.dual("A4", 2, "B4")
    assert steps_left(bomb.state) == 2


def test_one_mistake_is_the_end() -> None:
    """BOM-6201, BOM-251."""
    bomb = Numbered("62", "1 2 | 1 3 | 3 | 3", open=(1, 3))
    bomb.dual("B2", 1, "A1")
    assert bomb.reason == "detonator"


# Mission 65


@pytest.mark.parametrize(("seats", "counts"), [(3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [3, 3, 2, 2, 2])])
def test_the_cards_are_dealt_evenly(seats: int, counts: list[int]) -> None:
    """BOM-6501: open, from the captain on."""
    bomb = set_up("65", seats)
    bomb.draw(*TWELVE)
    assert [len(cards) for cards in bomb.numbers.own] == counts
    assert sorted(card for cards in bomb.numbers.own for card in cards) == list(TWELVE)
    assert bomb.view(None).parts.numbers == bomb.numbers


def test_two_cannot_play_hand_me_downs() -> None:
    """BOM-6501."""
    with pytest.raises(BadOptions):
        start(Options(mission="65"), 2)


def handing(stands: str, own: tuple[tuple[int, ...], ...], seats: int = 4, cards: tuple[int, ...] = ()) -> Numbered:
    return Numbered("65", stands, seats, own=own, cards=cards)


def test_only_the_own_cards_open() -> None:
    """BOM-6502: dual and solo cuts alike."""
    bomb = handing("1 2 5 5 5 5 | 1 2 | 3 | 4", ((1,), (2,), (), (5,)))
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {1}
    assert bomb.refusal(0, DualCut(slot("B2"), 2, slot("A2"))) == "BOM-6502"
    assert bomb.refusal(0, SoloCut(5)) == "BOM-6502"
    assert bomb.view(1).accessible == (2,)


def test_who_holds_none_advances_and_hands_on() -> None:
    """BOM-6503, BOM-6504, BOM-109."""
    bomb = handing("1 2 | 1 2 | 3 | 4", ((3, 4), (2,), (), ()))
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert bomb.state.detonator == 1
    assert bomb.legal(0) == [HandOn(card, Seat(mate)) for card in (3, 4) for mate in (1, 2, 3)]
    bomb.play(0, HandOn(3, Seat(2)))
    assert bomb.heard(HandedOn) == [HandedOn(Seat(0), Seat(2), 3)]
    assert bomb.numbers.own == ((4,), (2,), (3,), ())
    assert bomb.state.active == 1
    assert bomb.refusal(1, GetStuck()) == "BOM-6503"
    assert bomb.refusal(1, HandOn(2, Seat(0))) == "BOM-6504"


def test_a_complete_card_may_still_be_given() -> None:
    """BOM-6505: and who receives has wires."""
    bomb = handing("1 2 | 1 2 | 3 3 | 4 1 1", ((1, 2), (3,), (), ()))
    bomb.cut("C1 C2 D2 D3")
    bomb.dual("B1", 1, "A1")
    assert bomb.legal(0) == [HandOn(card, Seat(mate)) for card in (1, 2) for mate in (1, 3)]


def test_with_no_card_none_is_given() -> None:
    """BOM-6505."""
    bomb = handing("1 2 | 1 2 | 3 3 | 4 5", ((), (2,), (), ()))
    bomb.play(0, GetStuck())
    assert bomb.state.active == 1


def test_the_thermos_hands_nothing_on() -> None:
    """BOM-6506."""
    bomb = handing("1 2 | 1 2 | 3 | 11 11", ((1, 2), (3,), (), ()), cards=(11,))
    bomb.cut("D1 D2")
    bomb.play(0, PassOn(Seat(2)))
    assert bomb.state.active == 2
    assert bomb.numbers.own == ((1, 2), (3,), (), ())


def test_whoever_is_passed_over_hands_on_an_open_card() -> None:
    """BOM-6507: as long as they have one; the detonator stays."""
    bomb = handing("1 2 3 | 5 6 | 5 6 | 1 2 3 4 4 5 5", ((1, 2), (4, 5, 6), (), ()))
    bomb.cut("B1 B2 C1 C2 D6 D7")
    bomb.dual("D1", 1, "A1")
    bomb.play(0, HandOn(1, Seat(3)))
    assert bomb.actors() == {1}
    assert bomb.legal(1) == [HandOn(card, Seat(mate)) for card in (4, 6) for mate in (3, 0)]
    bomb.play(1, HandOn(4, Seat(3)))
    assert bomb.state.detonator == 0
    assert bomb.state.active == 3
