"""Constraint cards A to L (BOM-140 to BOM-159)."""

from typing import Any

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.model.actions import (
    DENY,
    GET_STUCK,
    REVEAL_REDS,
    Announce,
    DualCut,
    GiveBack,
    PostIt,
    Scan,
    SoloCut,
    Stabilize,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import TokenPlaced
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS, Constraints, Letter
from cosmotheque.games.bomb_busters.rules.allowed import is_allowed
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

HANDS = "1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12"


def bound(letter: Letter | None, stands: str = HANDS, mission: str = "37", **more: Any) -> Bomb:
    """Four players, all bound by one constraint."""
    bomb = Bomb(stands, options=Options(mission=mission), **more)
    bomb.change(constraints=Constraints(opened=letter, deck=tuple(other for other in LETTERS[-2:] if other != letter)))
    return bomb


def own(letters: str, stands: str = HANDS, mission: str = "61", **more: Any) -> Bomb:
    """Players with constraints of their own."""
    bomb = Bomb(stands, seats=len(letters), options=Options(mission=mission), **more)
    bomb.change(constraints=Constraints(own=tuple(letters), deck=("F", "G")))  # type: ignore[arg-type]
    return bomb


@pytest.mark.parametrize(
    ("letter", "values"),
    [
        pytest.param("A", {2, 12}, id="BOM-141"),
        pytest.param("B", {1, 5, 7}, id="BOM-142"),
        pytest.param("C", {1, 2, 5}, id="BOM-143"),
        pytest.param("D", {7, 12}, id="BOM-144"),
        pytest.param("E", {5, 7}, id="BOM-145"),
        pytest.param("F", {1, 2, 12}, id="BOM-146"),
    ],
)
def test_gates(letter: Letter, values: set[int]) -> None:
    """BOM-140 to BOM-146, BOM-153: A to F say which values may be announced, and refuse the others by their rule."""
    bomb = bound(letter)
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == values
    wrong = next(place for place, value in enumerate((1, 2, 5, 7, 12)) if value not in values)
    value = (1, 2, 5, 7, 12)[wrong]
    rule = f"BOM-{141 + LETTERS.index(letter)}"
    assert bomb.refusal(0, DualCut(slot(f"B{wrong + 1}"), value, slot(f"A{wrong + 1}"))) == rule


@pytest.mark.parametrize("letter", [None, "A", "F", "K"])
def test_a_red_is_refused_by_the_base_rules(letter: Letter | None) -> None:
    """BOM-153: a card says nothing of reds, which nobody announces, bound or not (BOM-13, BOM-17, BOM-30)."""
    bomb = bound(letter, "2 3 5.5 | 2 4 6.5 | 4 | 3")
    assert bomb.refusal(0, DualCut(slot("B3"), RED, slot("A3"))) == "BOM-13"
    assert bomb.refusal(0, SoloCut(RED)) == "BOM-17"
    bomb.play(0, Take("double"))
    assert bomb.refusal(0, Announce((RED,), (slot("A3"),))) == "BOM-30"


def test_a_gate_binds_solo_cuts_too() -> None:
    """BOM-140: cut actions are dual and solo."""
    bomb = bound("A", "3 3 4 4 | 1 | 1 | 2 3 3 4 4")
    bomb.cut("D2 D3 D4 D5")
    assert [action for action in bomb.legal(0) if isinstance(action, SoloCut)] == [SoloCut(4)]
    assert bomb.refusal(0, SoloCut(3)) == "BOM-141"


@pytest.mark.parametrize(("letter", "let"), [(letter, letter == "F") for letter in "ABCDEF"])
def test_yellow_is_in_no_range(letter: Letter, let: bool) -> None:
    """BOM-154."""
    assert is_allowed(bound(letter).state, Seat(0), YELLOW) == let


def test_g_takes_tools_away() -> None:
    """BOM-147, BOM-156: neither cards nor characters, out of turn as well."""
    bomb = bound("G", "1 2 5 7 9 9 | 1 2 8 8 | 3 4", cards=(8, 9))
    bomb.cut("A5 A6 B3 B4")
    assert bomb.actors() == {0}
    assert {type(action) for action in bomb.legal(0)} == {DualCut}
    assert bomb.refusal(0, Take("double")) == "BOM-147"
    assert bomb.refusal(0, Stabilize()) == "BOM-147"
    assert bomb.refusal(1, Scan(3)) == "BOM-147"


def test_g_leaves_passive_parts_alone() -> None:
    """BOM-157: a player bound by G gives a wire back, and answers the radar."""
    bomb = own("AGCD", "1 2 5 | 1 2 5 | 2 2 | 8 8", cards=(2, 8))
    bomb.cut("C1 C2 D1 D2")
    exchange = next(action for action in bomb.legal(0) if type(action).__name__ == "Exchange")
    bomb.play(0, exchange)
    assert GiveBack(slot("B1")) in bomb.legal(1)
    bomb.play(1, GiveBack(slot("B1")))
    bomb.play(0, Scan(5))
    assert not [action for action in bomb.legal(1) if isinstance(action, Scan)]


def test_h_says_nothing_after_a_miss() -> None:
    """BOM-148, BOM-158: no token, no value; that the wire is something else, and no red, is known all the same."""
    bomb = bound("H")
    bomb.dual("B2", 5, "A3")
    assert bomb.wire("B2").shown == 0
    assert not bomb.heard(TokenPlaced)
    assert bomb.state.detonator == 1
    assert {Lacks(slots("B2"), (5,)), Lacks(slots("B2"), (14,))} <= {*bomb.state.facts}
    assert Holds(slots("A1 A2 A3 A4 A5"), (5,)) in bomb.state.facts


@pytest.mark.parametrize(("letters", "hidden"), [("HBCD", True), ("AHCD", True), ("BCHD", False)])
def test_h_is_about_own_cuts_and_own_wires(letters: str, hidden: bool) -> None:
    """BOM-148: when their cut fails, or a cut at their wires; nobody else's."""
    bomb = own(letters)
    value, place = (2, "A2") if letters[0] == "A" else (5, "A3")
    bomb.dual("B4", value, place)
    assert (bomb.wire("B4").shown == 0) == hidden


def test_a_detector_under_h_leaves_no_choice() -> None:
    """BOM-148, BOM-158: nothing is marked, and all know that the wires are something else and not all red."""
    bomb = bound("H")
    bomb.detect("double", "B1 B2", 5, "A3")
    assert bomb.legal(1) == [DENY]
    bomb.play(1, DENY)
    assert not bomb.heard(TokenPlaced)
    assert Lacks(slots("B1 B2"), (5,)) in bomb.state.facts
    assert any(isinstance(fact, Holds) and fact.slots == slots("B1 B2") for fact in bomb.state.facts)


def test_h_keeps_away_from_tokens() -> None:
    """BOM-148: no pointing at a wire with an info token, and no post-it."""
    bomb = bound("H", "1 2 5 | 1 2 5 | 4 4 | 9", cards=(4,))
    bomb.cut("C1 C2")
    bomb.change_wires("B3", shown=5, token=True)
    assert bomb.refusal(0, DualCut(slot("B3"), 5, slot("A3"))) == "BOM-148"
    assert bomb.refusal(1, PostIt(slot("B1"))) == "BOM-148"
    assert 1 not in bomb.actors()


@pytest.mark.parametrize(
    ("letter", "banned", "rule"),
    [pytest.param("I", "B4", "BOM-149", id="BOM-149"), pytest.param("J", "B2", "BOM-150", id="BOM-150")],
)
def test_ends_of_stands(letter: Letter, banned: str, rule: str) -> None:
    """BOM-149, BOM-150, BOM-155: the last or the first uncut wire may not be pointed at; a single one is both."""
    bomb = bound(letter)
    bomb.cut("B1 B5 C1 C2 C3 C4")
    targets = {action.target for action in bomb.legal(0) if isinstance(action, DualCut)}
    assert slot(banned) not in targets
    assert slot("B3") in targets
    assert slot("C5") not in targets
    assert bomb.refusal(0, DualCut(slot(banned), 7, slot("A4"))) == rule


def test_the_super_detector_leaves_banned_wires_out() -> None:
    """BOM-149, BOM-155: it points at all the others of a stand."""
    bomb = bound("I", "1 2 5 7 5 5 | 1 2 5 7 | 1 2 | 3", cards=(5,))
    bomb.cut("A5 A6")
    bomb.play(0, Take("super"))
    bomb.play(0, Sweep(1))
    assert bomb.state.draft is not None
    assert bomb.state.draft.slots == slots("B1 B2 B3")


def test_k_forbids_solo_cuts() -> None:
    """BOM-151."""
    bomb = bound("K", "3 3 4 4 | 1 | 1 | 2 3 3 4 4")
    bomb.cut("D2 D3")
    assert not [action for action in bomb.legal(0) if isinstance(action, SoloCut)]
    assert bomb.refusal(0, SoloCut(3)) == "BOM-151"


def test_l_doubles_the_step() -> None:
    """BOM-152: of the player who is bound by it."""
    bomb = own("ALCD")
    bomb.dual("B3", 2, "A2")
    assert bomb.state.detonator == 1
    bomb.dual("A4", 5, "B3")
    assert bomb.state.detonator == 3


def test_reds_are_revealed_whatever_binds() -> None:
    """BOM-159."""
    bomb = bound("A", "1 5.5 | 2 3 | 4 | 5")
    bomb.cut("A1")
    assert REVEAL_REDS in bomb.legal(0)


def test_stuck_by_a_ban_tells_less() -> None:
    """BOM-109, BOM-149: where nothing may be pointed at, only that not all that is left of a value is in this hand."""
    bomb = bound("I", "1 3 | 1 | 3 3 | 3 1 1")
    bomb.cut("C1 C2 D2 D3")
    assert bomb.legal(0) == [GET_STUCK]
    bomb.play(0, GET_STUCK)
    assert not [fact for fact in bomb.state.facts if isinstance(fact, Lacks)]
    assert Holds(slots("B1 D1"), (1,)) in bomb.state.facts
