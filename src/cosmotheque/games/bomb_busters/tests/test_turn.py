"""A turn: BOM-12 to BOM-22."""

from random import Random

import pytest

from cosmotheque.core.game import Seat, Talk
from cosmotheque.core.match import Match
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import DualCut, RevealReds, SoloCut, Wait
from cosmotheque.games.bomb_busters.model.events import (
    Announced,
    CardReady,
    Cut,
    Ended,
    Missed,
    RedsRevealed,
    TokenPlaced,
    Validated,
)
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.turns import concede
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, TWELVE, Bomb, slot, slots

COLOURS = Options(mission="practice", blue=6, red=1, yellow=2)


def test_captain_begins_then_clockwise() -> None:
    """BOM-12: one action each."""
    bomb = Bomb(captain=2)
    assert bomb.actors() == {2}
    assert bomb.refusal(0, DualCut(slot("A1"), 1, slot("C1"))) == "BOM-12"
    order = []
    for _ in range(4):
        order.append(bomb.state.active)
        cut = next(action for action in bomb.legal(bomb.state.active) if is_right(bomb, action))
        bomb.play(bomb.state.active, cut)
    assert order == [2, 3, 0, 1]


def is_right(bomb: Bomb, action: object) -> bool:
    if not isinstance(action, DualCut):
        return False
    return bomb.state.stands[action.target.stand].wires[action.target.place].code == 10 * action.value


def test_who_has_no_wires_is_skipped_and_the_mission_goes_on() -> None:
    """BOM-12."""
    bomb = Bomb()
    bomb.cut("B1 B2 B3 B4 B5 B6")
    bomb.dual("C1", 1, "A1")
    assert bomb.state.active == 2
    assert bomb.outcome is None


def test_announce_only_what_is_held_uncut() -> None:
    """BOM-13: a number in hand, yellow with a yellow wire; own wires, cut wires and unheld values are refused."""
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5.5", 4, COLOURS)
    values = {action.value for action in bomb.legal(0) if isinstance(action, DualCut)}
    assert values == {1, 3, YELLOW}
    bomb.cut("A3 B1")
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {1, 3}
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-13"
    assert bomb.refusal(0, DualCut(slot("A2"), 1, slot("A1"))) == "BOM-13"
    assert bomb.refusal(0, DualCut(slot("B2"), 2, slot("A1"))) == "BOM-13"
    assert bomb.refusal(0, DualCut(slot("B2"), 1, slot("A4"))) == "BOM-13"


def test_pointing_at_a_wire_known_to_be_something_else_is_legal() -> None:
    """BOM-13."""
    bomb = Bomb()
    bomb.dual("B6", 1, "A1")
    bomb.dual("A6", 1, "B1")
    assert bomb.wire("B6").shown == 6
    assert DualCut(slot("B6"), 1, slot("C1")) in bomb.legal(2)


def test_a_right_cut_lays_both_wires_down_in_place() -> None:
    """BOM-14: the target, and an own wire of choice; nobody closes ranks."""
    bomb = Bomb()
    bomb.dual("B1", 1, "A2")
    assert bomb.cut_names() == "A2 B1"
    assert bomb.row("B") == "1 2 3 4 5 6"
    assert bomb.heard(Announced)[0].values == (1,)
    assert bomb.heard(Cut) == [Cut(0, slots("B1 A2"), (10, 10), False)]  # type: ignore[arg-type]
    assert bomb.state.detonator == 0


def test_yellow_wires_make_a_pair() -> None:
    """BOM-1, BOM-14: 2.1 and 3.1 are both yellow."""
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5.5", 4, COLOURS)
    bomb.dual("B3", YELLOW, "A3")
    assert bomb.cut_names() == "A3 B3"


def test_a_wrong_red_wire_explodes() -> None:
    """BOM-15, BOM-21."""
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5.5", 4, COLOURS)
    bomb.dual("B4", 1, "A1")
    assert bomb.reason == "red"
    assert bomb.outcome is not None
    assert bomb.outcome.scores == (0, 0, 0, 0)
    assert bomb.actors() == set()


def test_a_wrong_wire_gets_its_token_and_the_detonator_advances() -> None:
    """BOM-16: the meant wire is not shown, but everybody knows that the value is held."""
    bomb = Bomb()
    bomb.dual("B4", 2, "A3")
    assert bomb.state.detonator == 1
    assert bomb.heard(Missed)
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("B4"), 4, said=False)]
    assert bomb.cut_names() == ""
    assert bomb.state.facts == (Holds(slots("A1 A2 A3 A4 A5 A6"), (2,)),)
    assert not bomb.heard(Cut)


def test_a_wrong_yellow_wire_gets_a_yellow_token() -> None:
    """BOM-16."""
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5.5", 4, COLOURS)
    bomb.dual("B3", 1, "A1")
    assert bomb.wire("B3").shown == YELLOW
    assert bomb.view(None).tokens[YELLOW - 1] == 1
    assert bomb.view(2).stands[1].wires[2].code == 0


def test_what_was_announced_is_forgotten_once_it_lies_open() -> None:
    """BOM-16, BOM-90: a fact that the table shows is no longer kept."""
    bomb = Bomb()
    bomb.dual("B4", 2, "A3")
    bomb.dual("A3", 2, "B2")
    assert bomb.state.facts == ()


def test_solo_cut_of_four_and_of_the_last_two() -> None:
    """BOM-17: all wires of the value that are left, never one of three or two of four."""
    bomb = Bomb("1 1 1 1 2 2 | 2 2 3 3 4 4 | 3 3 4 4 5 5 | 5 5 6 6 6 6")
    solos = [action for action in bomb.legal(0) if isinstance(action, SoloCut)]
    assert solos == [SoloCut(1)]
    assert bomb.refusal(0, SoloCut(2)) == "BOM-17"
    bomb.play(0, SoloCut(1))
    assert bomb.cut_names() == "A1 A2 A3 A4"
    bomb.cut("B1 B2")
    bomb.change(active=0)
    bomb.play(0, SoloCut(2))
    assert "A5 A6" in bomb.cut_names()


def test_solo_cut_takes_from_both_stands() -> None:
    """BOM-9, BOM-17."""
    bomb = Bomb("1 1 2 3 3 4 | 1 1 2 2 3 4 | 2 3 4 4 5 5 | 5 5 6 6 6 6", 2)
    bomb.play(0, SoloCut(1))
    assert bomb.cut_names() == "A1 A2 B1 B2"


def test_solo_cut_of_yellow_needs_all_that_are_left() -> None:
    """BOM-17: with four in play two are not enough, until two are cut."""
    options = Options(mission="practice", blue=6, red=0, yellow=4)
    bomb = Bomb("1 1.1 2.1 3 | 2 3.1 4.1 5", 4, options)
    assert bomb.refusal(0, SoloCut(YELLOW)) == "BOM-17"
    bomb.cut("B2 B3")
    bomb.play(0, SoloCut(YELLOW))
    assert bomb.cut_names() == "A2 A3 B2 B3"


def test_reveal_reds_only_when_nothing_else_is_left() -> None:
    """BOM-18: they are laid down safely; it is then the only thing to do."""
    options = Options(mission="practice", blue=6, red=2, yellow=0)
    bomb = Bomb("1 2.5 3.5 | 1 2 2 | 3 3 4", 4, options)
    assert bomb.refusal(0, RevealReds()) == "BOM-18"
    bomb.cut("A1")
    assert bomb.legal(0) == [RevealReds()]
    bomb.play(0, RevealReds())
    assert bomb.heard(RedsRevealed)[0].wires == (25, 35)
    assert bomb.outcome is None
    assert bomb.state.active == 1


def test_validation_when_four_are_cut() -> None:
    """BOM-19."""
    bomb = Bomb()
    bomb.dual("B1", 1, "A1")
    assert not bomb.heard(Validated)
    bomb.change(active=0)
    bomb.dual("C1", 1, "A2")
    assert bomb.heard(Validated) == [Validated(1)]
    assert bomb.view(3).validated == (1,)


def test_tokens_are_public() -> None:
    """BOM-20."""
    bomb = Bomb()
    bomb.dual("B4", 2, "A3")
    assert all(bomb.view(seat).stands[1].wires[3].shown == 4 for seat in (0, 1, 2, 3, None))


def test_a_missing_token_is_taken_from_a_cut_wire_or_else_said() -> None:
    """BOM-20: two tokens per value; one whose wire is cut is used again, without one the value is said."""
    bomb = Bomb("1 1 2 2 3 4 | 1 1 2 3 4 4 | 2 3 3 4 5 5 | 5 5 6 6 6 6")
    for target, own in (("D3", "C6"), ("D4", "C6")):
        bomb.change(active=2, detonator=0)
        bomb.dual(target, 5, own)
    bomb.change(active=2, detonator=0)
    bomb.dual("D5", 5, "C6")
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("D5"), 6, said=True)]
    assert (bomb.wire("D5").shown, bomb.wire("D5").token) == (6, False)
    bomb.cut("D3")
    bomb.change(active=2, detonator=0)
    bomb.dual("D6", 5, "C6")
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("D6"), 6, said=False)]
    assert (bomb.wire("D6").token, bomb.wire("D3").token) == (True, False)


def test_a_wire_gets_no_second_token() -> None:
    """BOM-20."""
    bomb = Bomb()
    bomb.dual("B6", 1, "A1")
    bomb.change(active=0)
    bomb.dual("B6", 1, "A1")
    assert not bomb.heard(TokenPlaced)
    assert bomb.view(None).tokens[5] == 1
    assert bomb.state.detonator == 2


def test_won_when_no_wires_are_left() -> None:
    """BOM-21: revealed reds count as gone."""
    options = Options(mission="practice", blue=6, red=1, yellow=0)
    bomb = Bomb("1 1 | 1 1 | 2.5 | 3 3 3 3", 4, options)
    bomb.cut("A1 A2 D1 D2 D3 D4")
    bomb.change(active=1)
    bomb.play(1, SoloCut(1))
    assert bomb.outcome is None
    bomb.play(2, RevealReds())
    assert bomb.reason == "defused"
    assert bomb.outcome is not None
    assert bomb.outcome.scores == (1, 1, 1, 1)


def test_whoever_gives_up_all_lose() -> None:
    """BOM-21: a team wins and loses together."""
    assert concede(Bomb().state, 2).scores == (0, 0, 0, 0)  # type: ignore[arg-type]


def test_talk_is_limited_to_phrases_during_the_mission() -> None:
    """BOM-22: open before and after; the phrases name every equipment card."""
    bomb = Bomb()
    assert GAME.manners.talk(bomb.state, None) == Talk.PHRASES
    bomb.change(ended="defused")
    assert GAME.manners.talk(bomb.state, None) == Talk.OPEN
    phrases = GAME.words.phrases
    assert {"your-turn", "use-detector", "use-equipment", *(f"use-{card}" for card in range(1, 13))} <= set(phrases)


def test_nobody_waits_without_a_reason() -> None:
    """BOM-12, BOM-40: it takes equipment that could be used to have something to wait with."""
    assert Bomb(EVEN).refusal(1, Wait()) == "BOM-40"


def test_a_token_is_used_again_for_its_own_value_only() -> None:
    """BOM-20."""
    bomb = Bomb("1 1 2 2 3 4 | 1 1 2 3 4 4 | 2 3 3 4 5 5 | 5 5 6 6 6 6")
    bomb.change_wires("D3 D4", shown=6, token=True)
    bomb.change_wires("A1", shown=1, token=True, cut=True)
    bomb.change(active=2)
    bomb.dual("D5", 5, "C6")
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("D5"), 6, said=True)]
    assert bomb.wire("A1").token


def test_a_number_is_validated_and_a_card_opened_once() -> None:
    """BOM-19, BOM-40: later cuts do not say so again."""
    bomb = Bomb("6 6 7 7 | 6 6 7 7 | 1", options=TWELVE, cards=(6,))
    bomb.dual("B1", 6, "A1")
    bomb.dual("A2", 6, "B2")
    assert bomb.heard(Validated) == [Validated(6)]
    assert not bomb.heard(CardReady)
    bomb.change(active=0)
    bomb.dual("B3", 7, "A3")
    assert not bomb.heard(Validated)


def test_the_red_wire_lies_open_when_the_bomb_explodes() -> None:
    """BOM-15, BOM-21."""
    bomb = Bomb("1 1 3 | 2 2 5.5", options=COLOURS)
    bomb.dual("B3", 1, "A1")
    assert bomb.heard(Cut) == [Cut(Seat(0), slots("B3"), (55,), False)]
    assert bomb.heard(Ended) == [Ended("red")]


def test_reds_are_revealed_only_with_nothing_else_on_either_stand() -> None:
    """BOM-9, BOM-18."""
    bomb = Bomb("3.5 | 1 2 | 1 2 | 3", 2, Options(mission="practice", red=1, yellow=0))
    assert bomb.refusal(0, RevealReds()) == "BOM-18"


@pytest.mark.parametrize("mission", ["1", "38", "48", "practice"])
def test_actions_of_a_turn_are_found_where_they_stand(mission: str) -> None:
    """Each by its number, and by itself; a cut that is not listed is not found."""
    rng, kinds = Random(7), set()
    for seed in range(12):
        match = Match(GAME, 4, seed=seed, options={"mission": mission})
        while match.outcome is None:
            seat = rng.choice(sorted(match.actors()))
            actions = match.actions(seat)
            whole = [*actions]
            for number in rng.sample(range(len(whole)), min(5, len(whole))):
                assert [actions[number], actions.index(whole[number])] == [whole[number], number]
            kinds.add(type(whole[number]))
            for other in (DualCut(Slot(0, 19), 1, Slot(1, 19)), DualCut(Slot(-1, 0), 15, Slot(9, 99)), "cut", None):
                assert other not in actions
            match.play(seat, whole[number])
    assert DualCut in kinds
