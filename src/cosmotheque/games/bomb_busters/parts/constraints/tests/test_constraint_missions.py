"""Missions in which constraints lie open: 31, 32, 37, 57, 61."""

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import GET_STUCK, Drawn, DualCut, PlaceToken
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.common_constraint.data import (
    KEEP,
    REPLACE,
    ComeLast,
    ConstraintOpened,
    ConstraintsPaired,
    PairTask,
    ReplaceTask,
    ShowConstraintTask,
)
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS, Constraints
from cosmotheque.games.bomb_busters.parts.constraints.tests.test_constraints import HANDS, bound, own
from cosmotheque.games.bomb_busters.parts.own_constraints.data import (
    SWAP,
    ConstraintReleased,
    ConstraintTask,
    NewConstraintTask,
    RingTask,
    TakeConstraint,
    TurnRing,
)
from cosmotheque.games.bomb_busters.rules.allowed import is_allowed
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

# Mission 31


def test_everybody_chooses_a_constraint() -> None:
    """BOM-3101: from the captain clockwise, before the tokens; the rest go."""
    bomb = Bomb(HANDS, options=Options(mission="31"), captain=1, setup=True)
    assert [task.seat for task in bomb.state.tasks if isinstance(task, ConstraintTask)] == [1, 2, 3, 0]
    assert bomb.refusal(1, PlaceToken(slot("A1"))) == "BOM-11"
    for seat, letter in ((1, "B"), (2, "A"), (3, "E")):
        bomb.play(seat, TakeConstraint(letter))  # type: ignore[arg-type]
    assert bomb.refusal(0, TakeConstraint("A")) == "BOM-3101"
    bomb.play(0, TakeConstraint("C"))
    assert bomb.state.parts.constraints == Constraints(own=("C", "B", "A", "E"))
    assert PlaceToken(slot("A1")) in bomb.legal(1)


def test_the_last_of_five_takes_what_is_left() -> None:
    """BOM-3101: nothing to choose."""
    bomb = Bomb("1 2 | 1 2 | 1 2 | 1 2 | 3 4", 5, Options(mission="31"), setup=True)
    for seat, letter in enumerate("ABCD"):
        bomb.play(seat, TakeConstraint(letter))  # type: ignore[arg-type]
    assert bomb.state.parts.constraints is not None
    assert bomb.state.parts.constraints.own == ("A", "B", "C", "D", "E")


def test_who_cannot_obey_is_released() -> None:
    """BOM-3102: for good, and the turn is played; all know what they lack."""
    bomb = own("ABCD", "1 3 | 1 3 5 | 2 2 | 4 4", mission="31")
    assert bomb.legal(0) == [GET_STUCK]
    bomb.play(0, GET_STUCK)
    assert bomb.heard(ConstraintReleased) == [ConstraintReleased(Seat(0))]
    assert bomb.state.active == 0
    assert bomb.state.detonator == 0
    assert Lacks(slots("A1 A2"), (2, 4, 6, 8, 10, 12)) in bomb.state.facts
    bomb.dual("B2", 3, "A2")
    assert is_allowed(bomb.state, Seat(0), 1)
    assert not is_allowed(bomb.state, Seat(1), 2)


def test_two_may_take_opposites() -> None:
    """BOM-3103: advised against, and allowed."""
    bomb = Bomb("1 2 | 1 2 | 1 2 | 1 2", 2, Options(mission="31"), setup=True)
    bomb.play(0, TakeConstraint("A"))
    assert TakeConstraint("B") in bomb.legal(1)


# Missions 32 and 37


def deck_game(mission: str) -> Bomb:
    """A deck with nothing drawn yet but the first card, C."""
    bomb = Bomb(HANDS, options=Options(mission=mission), setup=True)
    assert bomb.state.tasks[0] == ShowConstraintTask()
    bomb.play(CHANCE, Drawn((2,)))
    bomb.change(tasks=())
    return bomb


def test_a_deck_binds_everybody() -> None:
    """BOM-3201, BOM-3701: twelve cards, the first open; which comes next is not in the state."""
    for mission in ("32", "37"):
        bomb = deck_game(mission)
        assert bomb.state.parts.constraints is not None
        assert bomb.state.parts.constraints.opened == "C"
        assert bomb.state.parts.constraints.deck == tuple(letter for letter in LETTERS if letter != "C")
        assert all(not is_allowed(bomb.state, Seat(seat), 7) for seat in range(4))


def test_the_captain_may_replace() -> None:
    """BOM-3202: once before each turn, also without uncut wires; BOM-3701: in 37 nobody may."""
    bomb = deck_game("32")
    bomb.cut("A1 A2 A3 A4")
    bomb.change(active=Seat(1), turns=1)
    bomb.dual("C1", 1, "B1")
    assert list(bomb.state.tasks) == [ReplaceTask(Seat(0))]
    assert bomb.legal(0) == [KEEP, REPLACE]
    assert bomb.refusal(2, DualCut(slot("B2"), 2, slot("C2"))) == "BOM-3202"
    bomb.play(0, REPLACE)
    bomb.play(CHANCE, Drawn((0,)))
    assert bomb.heard(ConstraintOpened) == [ConstraintOpened("A")]
    assert list(bomb.state.tasks) == []
    other = deck_game("37")
    other.change(turns=1)
    other.dual("C1", 1, "A1")
    assert list(other.state.tasks) == []
    assert other.refusal(0, REPLACE) == "BOM-3202"


def stuck_round(mission: str) -> Bomb:
    """A round in which everybody is stuck: all are bound to even values, and nobody holds one."""
    bomb = bound("A", "1 3 | 1 3 | 1 3 | 1 3", mission)
    bomb.change(turns=1)
    for _ in range(4):
        seat = bomb.state.active
        bomb.play(seat, GET_STUCK)
        while bomb.state.tasks and bomb.state.tasks[0].seat == 0 and not bomb.state.ended:
            bomb.play(0, KEEP)
    return bomb


def test_a_round_of_skips_replaces_the_card() -> None:
    """BOM-3203, BOM-3703: in 32 it costs nothing, in 37 a step; until then nothing moves."""
    for mission, steps in (("32", 0), ("37", 1)):
        bomb = stuck_round(mission)
        assert bomb.state.detonator == steps
        assert bomb.state.tasks[0] == ShowConstraintTask()


def test_after_the_last_card_there_is_none() -> None:
    """BOM-3204, BOM-3704."""
    bomb = bound("C", mission="32")
    bomb.change(constraints=Constraints(opened="C"), tasks=(ReplaceTask(Seat(0)),), turns=1)
    bomb.play(0, REPLACE)
    assert bomb.heard(ConstraintOpened) == [ConstraintOpened(None)]
    assert is_allowed(bomb.state, Seat(0), 7)
    other = bound("C")
    other.change(constraints=Constraints(opened="C"), turns=1)
    other.cut("C1 D1")
    other.dual("B1", 1, "A1")
    assert other.heard(ConstraintOpened) == [ConstraintOpened(None)]


def test_a_complete_number_replaces_the_card() -> None:
    """BOM-3702: not before its fourth wire is cut."""
    bomb = bound("C")
    bomb.change(turns=1)
    bomb.dual("C1", 1, "A1")
    assert list(bomb.state.tasks) == []
    bomb.dual("D1", 1, "B1")
    assert list(bomb.state.tasks) == [ShowConstraintTask()]


# Mission 57


def test_numbers_are_paired_with_constraints() -> None:
    """BOM-5701, BOM-5702: a complete number puts its own in force; before the first there is none."""
    bomb = Bomb(HANDS, options=Options(mission="57"), setup=True)
    assert bomb.state.tasks[0] == PairTask()
    bomb.play(CHANCE, Drawn(tuple(range(12))))
    assert bomb.heard(ConstraintsPaired) == [ConstraintsPaired(LETTERS)]
    bomb.change(tasks=())
    assert is_allowed(bomb.state, Seat(0), 1)
    bomb.change(turns=1)
    bomb.cut("C2 D2")
    bomb.dual("B2", 2, "A2")
    assert bomb.heard(ConstraintOpened) == [ConstraintOpened("B")]
    assert bomb.refusal(1, DualCut(slot("C5"), 12, slot("B5"))) == "BOM-142"


def test_a_round_of_skips_explodes() -> None:
    """BOM-5703."""
    assert stuck_round("57").reason == "stuck"


def test_of_two_complete_numbers_one_comes_last() -> None:
    """BOM-5704: the last cutter chooses."""
    bomb = Bomb(HANDS, options=Options(mission="57"))
    bomb.change(constraints=Constraints(pairs=LETTERS), turns=1)
    bomb.cut("C2 D2 A1 B1 C1 D1")
    bomb.dual("B2", 2, "A2")
    assert bomb.legal(0) == [ComeLast(1), ComeLast(2)]
    assert bomb.refusal(0, ComeLast(3)) == "BOM-5704"
    bomb.play(0, ComeLast(1))
    assert bomb.heard(ConstraintOpened) == [ConstraintOpened("A")]
    assert bomb.state.parts.constraints is not None
    assert bomb.state.parts.constraints.served == (1, 2)


# Mission 61


def ring(seats: int, captain: int = 0) -> Bomb:
    """The ring with A, B, C, D (and E) in its places."""
    bomb = Bomb("1 2 | 3 4 | 5 6 | 7 8", seats, Options(mission="61"), captain=captain, setup=True)
    bomb.play(CHANCE, Drawn((0, 1, 2, 3, 4)[: max(4, seats)]))
    return bomb


@pytest.mark.parametrize(
    ("seats", "letters", "beside"),
    [(2, "AC", "BD"), (3, "ACD", "B"), (4, "ABCD", ""), (5, "ABCDE", "")],
)
def test_the_ring(seats: int, letters: str, beside: str) -> None:
    """BOM-6101, BOM-6105: one each, and as many beside the captain as two or three players lack."""
    cards = ring(seats).state.parts.constraints
    assert cards is not None
    assert (cards.own, cards.beside) == (tuple(letters), tuple(beside))
    assert mission_of(Options(mission="61"), 2).red.k == 2


@pytest.mark.parametrize(
    ("seats", "by", "letters", "beside"),
    [(2, 1, "DB", "AC"), (2, -1, "BD", "CA"), (3, 1, "DBC", "A"), (4, 1, "DABC", ""), (5, -1, "BCDEA", "")],
)
def test_the_ring_turns(seats: int, by: int, letters: str, beside: str) -> None:
    """BOM-6103: before the captain's first turn already, one place either way."""
    bomb = ring(seats)
    bomb.change(tasks=tuple(task for task in bomb.state.tasks if isinstance(task, RingTask)))
    assert bomb.legal(0) == [TurnRing(0), TurnRing(1), TurnRing(-1)]
    bomb.play(0, TurnRing(by))
    cards = bomb.state.parts.constraints
    assert cards is not None
    assert (cards.own, cards.beside) == (tuple(letters), tuple(beside))


def test_the_ring_is_asked_for_each_round() -> None:
    """BOM-6103: before the captain's turn, not before the others'; also when the captain has no wires (BOM-6105)."""
    bomb = own("BBBB", "1 | 1 1 3 3 | 3 1 5 | 3 5 7")
    bomb.change(turns=1, active=Seat(2))
    bomb.dual("D1", 3, "C1")
    assert list(bomb.state.tasks) == []
    bomb.dual("C3", 5, "D2")
    assert list(bomb.state.tasks) == [RingTask(Seat(0))]
    bomb.cut("A1")
    bomb.change(tasks=(), active=Seat(3))
    bomb.dual("B3", 7, "D3")
    assert list(bomb.state.tasks)[:1] == [RingTask(Seat(0))]


def test_own_constraints_and_a_round_of_skips() -> None:
    """BOM-6102: everybody obeys their own, and when all have to skip the bomb explodes."""
    bomb = own("AAAB", "1 3 | 1 3 | 1 3 | 2 4")
    bomb.change(turns=1)
    for seat in range(4):
        assert bomb.legal(seat)[0] == GET_STUCK
        bomb.play(seat, GET_STUCK)
        if bomb.state.tasks:
            bomb.play(0, TurnRing(0))
    assert bomb.reason == "stuck"


def test_a_constraint_may_be_swapped() -> None:
    """BOM-6104: any time, for a random one of F to L and a step; discarded ones do not come back."""
    bomb = own("ABCD")
    bomb.play(2, SWAP)
    assert bomb.state.detonator == 1
    assert list(bomb.state.tasks) == [NewConstraintTask(Seat(2))]
    bomb.play(CHANCE, Drawn((LETTERS.index("G"),)))
    cards = bomb.state.parts.constraints
    assert cards is not None
    assert (cards.own, cards.deck) == (("A", "B", "G", "D"), ("F",))
    bomb.play(0, SWAP)
    bomb.play(CHANCE, Drawn((LETTERS.index("F"),)))
    assert bomb.refusal(1, SWAP) == "BOM-6104"


def test_no_swap_while_a_choice_is_open() -> None:
    """BOM-6104."""
    bomb = own("ABCD")
    bomb.change(tasks=(RingTask(Seat(0)),))
    choice: Action = SWAP
    assert bomb.refusal(0, choice) == "BOM-6103"
    assert bomb.actors() == {0}
