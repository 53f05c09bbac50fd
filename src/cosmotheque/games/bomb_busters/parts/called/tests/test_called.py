"""A number deck and named cutters: missions 18, 51 and 45 (BOM-121, BOM-122, BOM-260 to BOM-264)."""

from random import Random
from typing import Any

import pytest

from cosmotheque.core.game import CHANCE, Seat, Talk
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    DualCut,
    PassOn,
    PlaceToken,
    RevealReds,
    SoloCut,
    Stabilize,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.events import RadarAnswered
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, THREE, TWO, Mix
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.called.data import (
    Answered,
    Name,
    Named,
    OwnUp,
    ShowReds,
    Silence,
    ToldOff,
    TurnOver,
    Unheard,
    VoiceTask,
)
from cosmotheque.games.bomb_busters.parts.free_order.data import Snip
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberRevealed, NumberTask
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.tests.bomb import slot, slots
from cosmotheque.games.bomb_busters.tests.numbered import TWELVE, Numbered, set_up
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.manners import may_signal, talk
from cosmotheque.games.bomb_busters.view.seen import view

EVEN = "1 2 3 4 5 6 7 8 9 10 11 12"
WHOLE = f"{EVEN} | {EVEN} | {EVEN.replace('5', '4.5 5')} | {EVEN.replace('6', '5.5 6')}"
HANDS = "1 2 7 | 1 3 7 | 2 4 7 | 4 5 7"


def revealed(name: MissionName, number: int, stands: str = HANDS, seats: int = 4, **laid: Any) -> Numbered:
    """The captain's turn, with a card just revealed."""
    bomb = Numbered(name, stands, seats, **{"deck": TWELVE, **laid})
    bomb.change(tasks=(NumberTask(CHANCE, 1),))
    bomb.draw(number)
    return bomb


def names(bomb: Numbered, seat: int) -> list[int]:
    return [action.seat for action in bomb.legal(seat) if isinstance(action, Name)]


@pytest.mark.parametrize(
    ("name", "red", "red_for_two", "cards"),
    [
        ("18", TWO, THREE, set()),
        ("51", ONE, TWO, set(TWELVE) - {10}),
        ("45", TWO, THREE, set(TWELVE) - {10, 11}),
    ],
)
def test_wires_and_cards_in_play(name: MissionName, red: Mix, red_for_two: Mix, cards: set[int]) -> None:
    """BOM-1801, BOM-4501, BOM-5101: the radar of 18 is used every turn, so no card is drawn."""
    for seats, reds in ((2, red_for_two), (3, red), (4, red), (5, red)):
        mission = mission_of(Options(mission=name), seats)
        assert (mission.red, mission.yellow, set(mission.cards.numbers)) == (reds, NONE, cards)


# The deck


def test_a_revealed_card_is_discarded() -> None:
    """BOM-121: and leaves the game with its last wires."""
    bomb = revealed("51", 7, "7 7 1 | 7 7 2 | 1 2 | 1 2")
    assert bomb.heard(NumberRevealed) == [NumberRevealed(7, complete=False)]
    assert 7 not in bomb.numbers.deck
    assert list(bomb.numbers.discard) == [7]
    bomb.cut("A1 B1")
    bomb.play(0, Name(Seat(0)))
    bomb.dual("B2", 7, "A2")
    assert bomb.numbers.discard == ()


def test_an_empty_deck_is_made_anew() -> None:
    """BOM-121: of the cards that are left."""
    bomb = revealed("51", 7, deck=(7,), discard=(2, 1))
    bomb.play(0, Name(Seat(0)))
    bomb.dual("B3", 7, "A3")
    assert (bomb.numbers.deck, bomb.numbers.discard) == ((1, 2, 7), ())
    bomb.draw(2)
    assert bomb.numbers.deck == (1, 7)


def test_a_complete_number_is_passed_by() -> None:
    """BOM-122: the next one is revealed at once."""
    bomb = Numbered("51", "1 1 2 | 1 1 2", deck=(1, 2))
    bomb.cut("A1 A2 B1 B2")
    bomb.change(tasks=(NumberTask(CHANCE, 1),))
    bomb.draw(1)
    assert bomb.heard(NumberRevealed) == [NumberRevealed(1, complete=True)]
    assert bomb.actors() == {CHANCE}
    bomb.draw(2)
    assert (bomb.numbers.value, bomb.numbers.deck, bomb.numbers.discard) == (2, (), (2,))


# Naming, mission 51


def test_a_turn_reveals_a_card_and_names() -> None:
    """BOM-5102, BOM-260, BOM-261: the named player cuts, and the next turn is counted from who named them."""
    bomb = set_up("51", 4, HANDS)
    for seat in range(4):
        bomb.play(seat, bomb.legal(seat)[0])
    bomb.draw(7)
    assert names(bomb, 0) == [0, 1, 2, 3]
    assert bomb.refusal(1, Name(Seat(1))) == "BOM-12"
    assert bomb.refusal(0, DualCut(slot("B3"), 7, slot("A3"))) == "BOM-260"
    bomb.play(0, Name(Seat(2)))
    assert bomb.heard(Named) == [Named(Seat(0), Seat(2), 7)]
    assert bomb.state.active == 2
    assert Holds(slots("C1 C2 C3"), (7,)) in bomb.state.facts
    assert {cut.value for cut in bomb.legal(2) if isinstance(cut, DualCut)} == {7}
    assert bomb.refusal(2, DualCut(slot("A2"), 2, slot("C1"))) == "BOM-260"
    bomb.dual("A3", 7, "C3")
    assert (bomb.state.active, bomb.actors()) == (1, {CHANCE})  # BOM-5104


def test_a_named_cut_may_be_solo_or_with_tools() -> None:
    """BOM-260, BOM-1804: character and equipment as usual."""
    bomb = revealed("51", 7, "1 2 3 | 2 7 7 7 7 | 2 4 | 4 5")
    bomb.play(0, Name(Seat(1)))
    assert {Take("double"), SoloCut(7)} <= set(bomb.legal(1))
    bomb.play(1, SoloCut(7))
    assert bomb.state.active == 1  # BOM-5104: the turn is that of the namer's neighbour, who happens to have cut


def test_who_lacks_the_value_is_told_off() -> None:
    """BOM-5103, BOM-173, BOM-355, BOM-4504: the token first, then the step; everybody knows that they lack it."""
    bomb = revealed("51", 7, "1 2 7 | 1 3 5 | 2 4 7 | 4 5 7")
    bomb.play(0, Name(Seat(1)))
    assert bomb.heard(ToldOff) == [ToldOff(Seat(1), 7, reds=False)]
    assert Lacks(slots("B1 B2 B3"), (7,)) in bomb.state.facts
    assert bomb.state.detonator == 0
    assert bomb.legal(1) == [OwnUp(slot("B1")), OwnUp(slot("B2")), OwnUp(slot("B3"))]
    assert bomb.refusal(1, OwnUp(slot("A1"))) == "BOM-5103"
    bomb.play(1, OwnUp(slot("B2")))
    assert bomb.wire("B2").shown == 3
    assert (bomb.state.detonator, bomb.state.active) == (1, 1)


def test_with_nothing_to_mark_no_token_is_placed() -> None:
    """BOM-173: the detonator advances all the same, and the unmarked wires are no numbers."""
    bomb = revealed("51", 7, "1 2 7 | 3 4.5 | 2 4 7 | 4 5 7")
    bomb.change_wires("B1", shown=3, token=True)
    bomb.play(0, Name(Seat(1)))
    assert bomb.state.detonator == 1
    assert Lacks(slots("B2"), TWELVE) in bomb.state.facts


def test_somebody_with_only_reds_cannot_be_named() -> None:
    """BOM-262: as nobody knows, they say so, and another is named; from then on everybody knows."""
    bomb = revealed("51", 7, "1 2 7 | 4.5 | 2 4 7 | 4 5 7")
    assert names(bomb, 0) == [0, 1, 2, 3]
    bomb.play(0, Name(Seat(1)))
    assert bomb.heard(ToldOff) == [ToldOff(Seat(1), 7, reds=True)]
    assert bomb.state.detonator == 0
    assert names(bomb, 0) == [0, 2, 3]
    assert bomb.refusal(0, Name(Seat(1))) == "BOM-262"
    bomb.cut("C1 C2 C3")
    assert names(bomb, 0) == [0, 3]


def test_the_thermos_comes_before_the_card() -> None:
    """BOM-263: so where it is usable the card waits for the player; once it lies there it is too late."""
    bomb = Numbered("51", "1 2 7 | 1 3 7 | 2 4 7 | 11 11", deck=TWELVE, cards=(11,))
    bomb.cut("D1 D2")
    assert bomb.legal(0) == [TurnOver(), PassOn(Seat(1)), PassOn(Seat(2))]
    assert bomb.refusal(1, TurnOver()) == "BOM-12"
    bomb.play(0, TurnOver())
    bomb.draw(7)
    assert bomb.refusal(0, PassOn(Seat(1))) == "BOM-263"
    assert bomb.refusal(0, TurnOver()) == "BOM-5102"
    bomb = Numbered("51", "1 2 7 | 1 3 7 | 2 4 7 | 11 11", deck=TWELVE, cards=(11,))
    bomb.cut("D1 D2")
    bomb.play(0, PassOn(Seat(2)))
    assert (bomb.state.active, bomb.actors()) == (2, {CHANCE})


def test_the_stabilizer_is_for_the_named_cutter() -> None:
    """BOM-264: at the moment before the cut."""
    bomb = revealed("51", 7, "1 2 7 | 1 3 7 | 2 4 7 | 9 9", cards=(9,))
    bomb.cut("D1 D2")
    assert Stabilize() not in bomb.legal(0)
    bomb.play(0, Name(Seat(1)))
    bomb.play(1, Stabilize())
    bomb.dual("C1", 7, "B3")
    assert bomb.state.detonator == 0


def test_one_step_more_than_players() -> None:
    """BOM-5101: and with two players only one token is placed at setup."""
    assert steps_left(set_up("51", 4).state) == 5
    assert [task.seat for task in set_up("51", 2).state.tasks] == [1]
    assert set_up("51", 4).numbers.deck == TWELVE


def test_who_has_only_reds_reveals_them() -> None:
    """BOM-5104, BOM-1806: no card is revealed, and so everybody knows."""
    for name in ("51", "18"):
        bomb = revealed(name, 7, "1 7 | 4.5 | 2 7 | 4 7 7")
        bomb.play(0, Name(Seat(0)))
        bomb.dual("C2", 7, "A2")
        assert bomb.legal(1) == [RevealReds()]
        assert any(isinstance(fact, Lacks) and fact.slots == slots("B1") for fact in bomb.state.facts)


# Mission 18


def test_no_tokens_at_setup() -> None:
    """BOM-1801."""
    bomb = set_up("18", 4, HANDS)
    assert (bomb.actors(), bomb.numbers.deck, bomb.state.cards) == ({CHANCE}, TWELVE, ())


def test_all_stands_answer_and_somebody_is_named() -> None:
    """BOM-1802, BOM-1803: only who answered yes; neither wire nor stand."""
    bomb = revealed("18", 1)
    assert bomb.numbers.answers == (True, True, False, False)
    assert {Holds(slots("A1 A2 A3"), (1,)), Lacks(slots("C1 C2 C3"), (1,))} <= set(bomb.state.facts)
    assert names(bomb, 0) == [0, 1]
    assert bomb.refusal(0, Name(Seat(2))) == "BOM-1803"
    bomb.play(0, Name(Seat(1)))
    assert bomb.state.active == 1


def test_a_failure_costs_as_usual() -> None:
    """BOM-1804: a token and a step."""
    bomb = revealed("18", 1)
    bomb.play(0, Name(Seat(1)))
    bomb.dual("C2", 1, "B1")
    assert (bomb.state.detonator, bomb.wire("C2").shown) == (1, 4)


def test_the_next_turn_is_the_namers_neighbour() -> None:
    """BOM-1805: players without wires are skipped."""
    bomb = revealed("18", 7, "1 2 7 | 3 | 2 4 7 | 4 5 7")
    bomb.cut("B1")
    bomb.play(0, Name(Seat(3)))
    bomb.dual("A3", 7, "D3")
    assert bomb.state.active == 2


def test_answers_are_shown_for_one_turn() -> None:
    """BOM-1807: what is told of them is only that all have answered."""
    bomb = revealed("18", 1)
    assert bomb.heard(Answered) == [Answered(1)]
    assert bomb.heard(RadarAnswered) == []
    assert bomb.view(None).parts.numbers == bomb.numbers
    bomb.play(0, Name(Seat(1)))
    bomb.dual("A1", 1, "B1")
    assert bomb.numbers.answers == ()


# Mission 45


def voices(bomb: Numbered, *said: Action) -> None:
    """All decide, from the captain on."""
    for task, voice in zip(bomb.state.tasks, said, strict=True):
        bomb.play(task.seat, voice)


def test_everybody_decides_in_secret() -> None:
    """BOM-4505, BOM-4503: only holders can volunteer, which is nobody else's business, as is what they decide."""
    bomb = revealed("45", 1)
    assert [task.seat for task in bomb.state.tasks] == [0, 1, 2, 3]
    assert bomb.legal(0) == [Snip(), Silence()]
    bomb.play(0, Snip())
    assert bomb.events == ()
    assert bomb.view(0).parts.numbers == bomb.numbers
    other = bomb.view(1).parts.numbers
    assert other is not None
    assert (bomb.numbers.voices, other.voices) == ((0,), ())
    bomb.play(1, Silence())
    assert bomb.legal(2) == [Silence()]
    assert bomb.refusal(2, Snip()) == "BOM-4503"


def test_a_secret_decision_does_not_leak() -> None:
    """BOM-4505: whatever was decided, the others see the same, and can imagine either."""
    snip, silent = (set_up("45", 4, WHOLE) for _ in range(2))
    for bomb, voice in ((snip, Snip()), (silent, Silence())):
        bomb.change(tasks=(NumberTask(CHANCE, 1),), turns=1)
        bomb.draw(1)
        bomb.play(0, voice)
    for seat in (1, 2, 3, None):
        assert snip.view(seat) == silent.view(seat)
    seen = snip.view(1)
    worlds = [imagine(seen, Random(seed), draw_wires) for seed in range(40)]
    assert all(view(world, Seat(1)) == seen for world in worlds)
    assert {world.parts.numbers.voices for world in worlds if world.parts.numbers} == {(), (0,)}


def test_the_first_volunteer_clockwise_cuts() -> None:
    """BOM-4501, BOM-4505, BOM-4507: from the captain on; the captain reveals again, and the same may cut again."""
    bomb = revealed("45", 7, "1 1 2 | 1 7 7 | 2 4 7 | 4 5 7")
    voices(bomb, Silence(), Snip(), Silence(), Snip())
    assert bomb.heard(Named) == [Named(Seat(1), Seat(1), 7)]
    assert bomb.state.active == 1
    bomb.dual("C3", 7, "B2")
    assert (bomb.state.active, bomb.actors()) == (0, {CHANCE})
    bomb.draw(1)
    voices(bomb, Silence(), Snip(), Silence(), Silence())
    assert bomb.state.active == 1


def test_nobody_can_volunteer_in_vain() -> None:
    """BOM-4502, BOM-4503: so the detonator never advances for that."""
    bomb = revealed("45", 1)
    for seat in (0, 1, 2, 3):
        assert (Snip() in bomb.legal(seat)) == (seat < 2)
        bomb.play(seat, Silence())
    assert bomb.state.detonator == 0


def test_volunteers_do_not_speak() -> None:
    """BOM-4503: talk is closed, and there is no oxygen to give signs for; elsewhere phrases stay."""
    bomb = revealed("45", 1)
    assert talk(bomb.state, Seat(0)) == Talk.CLOSED
    assert not may_signal(bomb.state, Seat(0))
    assert talk(revealed("51", 1).state, Seat(0)) == Talk.PHRASES


def test_without_a_volunteer_the_captain_names() -> None:
    """BOM-4504: who lacks the value is told off; the captain has the next turn."""
    bomb = revealed("45", 1)
    voices(bomb, Silence(), Silence(), Silence(), Silence())
    assert bomb.heard(Unheard) == [Unheard(1)]
    assert names(bomb, 0) == [0, 1, 2, 3]
    bomb.play(0, Name(Seat(3)))
    assert bomb.refusal(3, OwnUp(slot("A1"))) == "BOM-4504"
    bomb.play(3, OwnUp(slot("D1")))
    assert (bomb.state.detonator, bomb.state.active) == (1, 0)


def test_reds_are_revealed_at_any_time() -> None:
    """BOM-4506: by a player with nothing else; one who could have nothing else may always act, so nothing leaks."""
    bomb = revealed("45", 1, "1 2 7 | 1 3 7 | 4.5 5.5 | 6 7")
    voices(bomb, Silence(), Silence(), Silence(), Silence())
    assert bomb.actors() == {0, 2, 3}
    assert bomb.legal(2) == [ShowReds(), Wait()]
    assert bomb.legal(3) == [Wait()]
    assert bomb.refusal(3, ShowReds()) == "BOM-4506"
    bomb.play(2, ShowReds())
    assert bomb.cut_names() == "C1 C2"
    assert bomb.actors() == {0, 3}


def test_the_captain_reveals_cards_without_wires() -> None:
    """BOM-4506: but has no voice then, and cannot be named."""
    bomb = Numbered("45", "1 | 1 7 7 | 2 4 7 | 2 4 7", deck=TWELVE)
    bomb.cut("A1")
    bomb.change(tasks=(NumberTask(CHANCE, 1),))
    bomb.draw(7)
    assert [type(task) for task in bomb.state.tasks] == [VoiceTask] * 3
    voices(bomb, Silence(), Silence(), Silence())
    assert names(bomb, 0) == [1, 2, 3]


def test_in_the_end_only_reds_are_laid_down() -> None:
    """BOM-4506, BOM-110: when all numbers are complete there is nothing left to reveal."""
    bomb = Numbered("45", WHOLE, deck=(1,), value=12, namer=Seat(0))
    bomb.cut(" ".join(f"{stand}{place}" for stand in "ABCD" for place in range(1, 12)))
    bomb.cut("C12 C13 D12 D13")
    bomb.change_wires("C5 D6", cut=False)
    bomb.dual("B12", 12, "A12")
    assert bomb.legal(2) == [RevealReds(), ShowReds()]
    bomb.play(2, RevealReds())
    bomb.play(3, RevealReds())
    assert bomb.reason == "defused"


def test_the_captain_and_setup_tokens_in_45() -> None:
    """BOM-4501: tokens as always, then the captain's card."""
    bomb = set_up("45", 3, HANDS)
    for seat in (0, 1, 2):
        assert all(isinstance(action, PlaceToken) for action in bomb.legal(seat))
        bomb.play(seat, bomb.legal(seat)[0])
    assert bomb.actors() == {CHANCE}
