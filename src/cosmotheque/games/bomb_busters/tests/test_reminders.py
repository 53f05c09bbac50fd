"""Everything drawn beyond what lies on the table is true in every deal that the view allows. BOM-90 and BOM-20."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.drawing.reminders import (
    Held,
    label_after,
    list_held,
    list_lacked,
    list_parted_labels,
)
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Exchange, GiveBack, Label
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card, Slot
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, uncut_on, value_at
from cosmotheque.games.bomb_busters.tests.bomb import COLOURS, TWELVE, Bomb, ready, slot, slots
from cosmotheque.games.bomb_busters.tests.brute import lively_move, small_deal
from cosmotheque.games.bomb_busters.view.seen import View, view
from cosmotheque.games.bomb_busters.view.sight import on_table

WALKIE_TALKIES = Equipment.WALKIE_TALKIES


def holds(state: State, held: Held) -> bool:
    slots = [place if isinstance(place, Slot) else uncut_on(state, place) for place in held.places]
    flat = [one for found in slots for one in ([found] if isinstance(found, Slot) else found)]
    return held.value in {value_at(state, one) for one in flat}


def check_drawing(seen: View, state: State) -> int:
    """Check that all that is said is true in this deal, and return how much that is."""
    said = 0
    for stand in range(len(seen.stands)):
        values = {value_at(state, one) for one in uncut_on(state, stand)}
        held, lacked, parted = list_held(seen, stand), list_lacked(seen, stand), list_parted_labels(seen, stand)
        assert all(holds(state, one) for one in held)
        assert not values & set(lacked)
        assert all((value_at(state, one.lower) == value_at(state, one.upper)) == one.equal for one in parted)
        places = SLOTS[stand][: len(seen.stands[stand].wires)]
        labels = [(one, following, label_after(seen, one)) for one, following in pairwise(places)]
        labelled = [(value_at(state, a) == value_at(state, b), label) for a, b, label in labels if label]
        assert all((label == "=") == equal for equal, label in labelled)
        said += len(held) + len(lacked) + len(parted) + len(labelled)
    return said


@pytest.mark.parametrize(
    ("options", "seats"),
    [(Options(mission="6"), 2), (Options(mission="8"), 3), (Options(mission="cannes"), 2), (Options(mission="6"), 4)],
)
def test_what_is_drawn_is_true_in_every_deal_that_the_view_allows(options: Options, seats: int) -> None:
    """BOM-90: with two stands a hand, radar, detectors, labels and exchanges, as seats and spectators see it."""
    rng, said = Random(f"{options}{seats}"), 0
    for _ in range(3):
        state = small_deal(options, seats, rng)
        for _ in range(40):
            state = apply(state, lively_move(state, rng)).state
            if state.ended:
                break
            seen = view(state, rng.choice([None, *map(Seat, range(seats))]))
            said += sum(check_drawing(seen, deal) for deal in (state, GAME.imagine(seen, rng), GAME.imagine(seen, rng)))
    assert said > 100


def test_an_announcement_is_somewhere_on_both_stands() -> None:
    """BOM-9, BOM-16: two stands of one player are one hand."""
    bomb = Bomb("1 2 3 | 4 5 6 | 1 2 3 | 4 5 6", 2, TWELVE)
    bomb.dual("C1", 5, "B2")
    assert list_held(bomb.view(1), 0) == list_held(bomb.view(1), 1) == [Held(5, (0, 1))]
    assert list_held(bomb.view(1), 2) == []
    assert draw(bomb.view(1), "en").count("✓5(A/B)") == 2


def test_an_announced_value_may_leave_with_an_exchanged_wire() -> None:
    """BOM-42: it is then on the old stand or at the new place."""
    bomb = ready(WALKIE_TALKIES, "1 3 5 7 | 1 4 6 | 8 9 | 10")
    bomb.dual("B1", 5, "A3")
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B1")))
    assert bomb.row("B") == "4 5 6"
    assert list_held(bomb.view(2), 0) == list_held(bomb.view(2), 1) == [Held(5, (0, slot("B2")))]
    assert "✓5(A/B2)" in draw(bomb.view(2), "fr")


def test_one_value_may_be_known_of_a_stand_and_of_single_wires() -> None:
    """BOM-16, BOM-42: announced by two players, one of whose wires have moved since."""
    bomb = Bomb("1 2 3 4 | 5 6 7 8 | 9 10 | 11 12", options=TWELVE)
    bomb.change(facts=(Holds((slot("A1"), slot("B2")), (5,)), Holds((*SLOTS[0][:4], slot("B4")), (5,))))
    assert list_held(bomb.view(3), 1) == [Held(5, (0, slot("B4"))), Held(5, slots("A1 B2"))]


def test_labels_are_drawn_between_their_wires_and_not_beside_a_new_neighbour() -> None:
    """BOM-41, BOM-42."""
    bomb = ready(WALKIE_TALKIES, "1 3 5 7 | 2 4 6 | 8 9 | 10 1 1")
    bomb.change(cards=(*bomb.state.cards, Card(1)))
    bomb.cut("D2 D3")
    bomb.play(0, Label(False, slot("A2")))
    assert "\n  ·    ·   ≠·    ·\n" in draw(bomb.view(3), "en")
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B2")))
    assert bomb.row("A") == "1 3 4 7"
    assert label_after(bomb.view(3), slot("A2")) == ""
    assert "A2≠B2" in draw(bomb.view(3), "en")


def test_without_reminders_only_what_lies_on_the_table_is_drawn() -> None:
    """BOM-20: tokens, cut wires and labels; views keep the rest for bots and coaches."""
    bomb = Bomb("1 2 3 | 4 5 5.5 | 1 2 3 | 4 5 6", 2, replace(COLOURS, reminders=False))
    bomb.dual("C1", 5, "B2")
    bomb.change_wires("C1", token=False)
    seen = bomb.view(1)
    assert seen.facts
    assert list_held(on_table(seen), 0) == []
    assert on_table(seen).stands[2].wires[0].shown == 0
    assert "✓" not in draw(seen, "en")
    bomb.change(ended="red")
    assert on_table(bomb.view(1)) == bomb.view(1)
