"""The planes read back: wires, what is known of them, cards and turn are those of the view, own stands first."""

from pathlib import Path

import numpy as np
import pytest

from cosmotheque import laws
from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, Exchange, Point, Take
from cosmotheque.games.bomb_busters.model.facts import Alike, Holds, Lacks
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.planes import ALL_VALUES, CUTTABLE, PLANES, possible_values, rows
from cosmotheque.games.bomb_busters.tests.bomb import COLOURS, Bomb, slot
from cosmotheque.games.bomb_busters.view.seen import View

FOLDER = Path(__file__).parents[1]
PLANE = PLANES["bomb-busters"]


class Read:
    """The planes of a view, asked by name and slot."""

    def __init__(self, view: View) -> None:
        self.array, self.rows = PLANE.array(view), rows(view)

    def at(self, name: str, place: Slot) -> float:
        return float(self.array[PLANE.names.index(name), self.rows[place.stand], place.place])

    def marked(self, name: str) -> set[Slot]:
        stands = {row: stand for stand, row in self.rows.items()}
        found = np.argwhere(self.array[PLANE.names.index(name)])
        return {Slot(stands[int(row)], int(column)) for row, column in found}

    def share(self, name: str) -> float:
        return float(self.array[PLANE.names.index(name)].flat[0])


def compare(view: View) -> None:
    read = Read(view)
    wires = {Slot(n, place): wire for n, stand in enumerate(view.stands) for place, wire in enumerate(stand.wires)}
    assert read.marked("wire") == set(wires)
    assert read.marked("cut") == {place for place, wire in wires.items() if wire.cut}
    assert read.marked("token") == {place for place, wire in wires.items() if wire.shown}
    for value in ALL_VALUES:
        known = {place for place, wire in wires.items() if value in (value_of(wire.code), wire.shown)}
        assert read.marked(f"is {value}") == known
    for kind in ("even", "odd"):
        assert read.marked(kind) == {p for p, w in wires.items() if any(note.kind == kind for note in w.notes)}
    compare_facts(view, read)
    for value in CUTTABLE:
        cut = sum(wire.cut and value_of(wire.code) == value for wire in wires.values())
        assert round(read.share(f"cut {value}") * 4) == cut
        assert bool(read.share(f"open {value}")) == (value in view.accessible)
        assert round(read.share(f"tokens {value}") * 2) == view.tokens[value - 1]
    own = view.seat or 0
    for seat in range(view.seats):
        assert bool(read.share(f"turn {(seat - own) % view.seats}")) == (view.active == seat)
    for card in view.cards:
        assert bool(read.share(f"card {card.number}")) == (not card.used)
        assert bool(read.share(f"ready {card.number}")) == (card.number in view.ready)


def compare_facts(view: View, read: Read) -> None:
    for fact in view.facts:
        match fact:
            case Lacks(slots=slots, values=values):
                assert all(read.at(f"lacks {value}", place) == 1 for value in values for place in slots)
            case Holds(slots=slots, values=values):
                assert all(read.at(f"holds {value}", place) > 0 for value in values for place in slots)
            case Alike(lower=lower, equal=equal):
                assert read.at("equal" if equal else "different", lower) == 1
            case _:
                pass


def test_planes_are_what_the_view_says() -> None:
    for position in laws.stored_positions(GAME, FOLDER):
        for observer in position.case.observers():
            compare(GAME.view(position.state, observer))


def test_order_and_what_was_told_leave_some_values() -> None:
    bomb = Bomb("1 2 3 4 | 2 4 5 6 | 1 3 4 6 | 1 2 5 6", seats=4)
    bomb.change_wires("B2", shown=4, token=True)
    bomb.change(facts=(Lacks(slots=(slot("B1"),), values=(3,)),))
    left = possible_values(GAME.view(bomb.state, Seat(0)))
    assert left[slot("B1")] == [1, 2, 4]
    assert left[slot("B2")] == [4]
    assert left[slot("B3")] == [4, 5, 6]
    assert left[slot("A3")] == [3]
    read = Read(GAME.view(bomb.state, Seat(0)))
    assert [read.at(f"may {value}", slot("B1")) for value in (1, 2, 3, 4, 5)] == pytest.approx(
        [1 / 3, 1 / 3, 0, 1 / 3, 0]
    )
    assert read.at("may 4", slot("B2")) == 1


def test_what_may_be_holds_in_the_true_deal() -> None:
    for position in laws.stored_positions(GAME, FOLDER):
        for seat in position.case.players():
            view = GAME.view(position.state, seat)
            for place, values in possible_values(view).items():
                assert value_of(position.state.stands[place.stand].wires[place.place].code) in values


def test_places_are_those_of_the_planes() -> None:
    bomb = Bomb("1 2 3 | 1 2 4 | 2 3 4 | 1 3 4", seats=4)
    view = GAME.view(bomb.state, Seat(1))
    assert PLANE.places(view, DualCut(slot("C2"), 2, slot("B2"))) == (2 * 20 + 1, 1)


def test_own_stands_come_first_and_the_others_clockwise() -> None:
    bomb = Bomb("1 2 | 1 2 3 | 1 2 3 4 | 1 2 3 4 5", seats=4)
    lengths = PLANE.array(GAME.view(bomb.state, Seat(2)))[PLANE.names.index("wire")].sum(axis=1)
    assert lengths.tolist() == [4, 0, 5, 2, 3, 0]


def test_a_draft_an_answer_and_an_offer_are_seen() -> None:
    bomb = Bomb("1 2 3 | 1 2 4 | 2 3 4 | 1 3 4", seats=4, cards=[2])
    bomb.play(0, Take("double"))
    bomb.play(0, Point(slot("B2")))
    read = Read(GAME.view(bomb.state, Seat(0)))
    assert read.share("tool double") == 1
    assert read.marked("pointed") == {slot("B2")}
    assert Read(GAME.view(bomb.state, Seat(1))).marked("pointed") == set()
    bomb.play(0, Point(slot("B3")))
    bomb.play(0, Announce((2,), (slot("A2"),)))
    asked = Read(GAME.view(bomb.state, Seat(1)))
    assert asked.marked("asked") == {slot("B2"), slot("B3")}
    assert (asked.share("to answer"), asked.share("asked for 2"), asked.share("asked for 3")) == (1, 1, 0)


def test_labels_and_offers_are_seen() -> None:
    bomb = Bomb("2 2 3 | 1 2 4 | 1 2 4 | 1 3 4", seats=4, cards=[2])
    bomb.cut("B2 C2")
    bomb.change(facts=(Alike(slot("A1"), slot("A2"), True), Alike(slot("A2"), slot("A3"), False)))
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    seen = Read(GAME.view(bomb.state, Seat(1)))
    assert (seen.marked("equal"), seen.marked("different")) == ({slot("A1")}, {slot("A2")})
    assert seen.marked("offered") == {slot("A3")}
    assert seen.share("to give back") == 1
    assert Read(GAME.view(bomb.state, Seat(0))).share("to give back") == 0


def test_markers_say_how_sure_they_are() -> None:
    bomb = Bomb("1 2 3.5 | 1 2 3.1 | 1 2 3 | 1 2 7.1", seats=4, options=COLOURS)
    view = GAME.view(bomb.state, Seat(0))
    read = Read(view)
    shown = {marker.wire: marker.sure for marker in view.markers}
    assert shown
    for wire, sure in shown.items():
        name = f"{'red' if wire % 10 == 5 else 'yellow'} {wire / 10}"
        assert read.share(name) == pytest.approx(1 if sure else 0.5)
