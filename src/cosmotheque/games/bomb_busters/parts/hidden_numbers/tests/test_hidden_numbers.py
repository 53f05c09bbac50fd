"""Mission 29, hidden number cards."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import REVEAL_REDS, Drawn, DualCut, PassOn
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import (
    DealNumbersTask,
    Guesses,
    GuessShown,
    HandReturned,
    LayNumber,
    LayTask,
    NumberCard,
    NumberLaid,
    NumbersGone,
    NumberTaken,
    RefillTask,
)
from cosmotheque.games.bomb_busters.parts.hidden_numbers.rules import deck_of
from cosmotheque.games.bomb_busters.parts.hidden_numbers.rules_secret import draw_guesses
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.stands import with_parts
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, dealt, slot
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.twins import check_twins, imagine_twins

HANDS = "1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12"
MISSION = Options(mission="29")
REST = " ".join(f"{number}" for number in range(3, 13) for _ in range(4))  # all numbers above 2


def guessing(hands: str = "5 7 | 8 9 | 10 11 | 1 2 3", stands: str = HANDS, **changes: object) -> Bomb:
    """Number cards by seat; the captain's turn has just begun and the last player is to lay one."""
    bomb = Bomb(stands, seats=len(hands.split("|")), options=MISSION, cards=(11,))
    cards = tuple(tuple(NumberCard(int(number)) for number in hand.split()) for hand in hands.split("|"))
    bomb.change(hidden_numbers=Guesses(cards), turns=1, tasks=(LayTask(Seat(len(cards) - 1)),))
    bomb.change(**changes)
    return bomb


def guesses_of(bomb: Bomb) -> Guesses:
    assert bomb.state.parts.hidden_numbers is not None
    return bomb.state.parts.hidden_numbers


def hand(bomb: Bomb, seat: int) -> list[int]:
    return [card.number for card in guesses_of(bomb).hands[seat]]


def test_cards_are_dealt_face_down() -> None:
    """BOM-2901: two each, three to the captain's right neighbour; everybody sees their own only."""
    bomb = Bomb(HANDS, options=MISSION, captain=1, setup=True)
    assert bomb.state.tasks[0] == DealNumbersTask()
    bomb.play(CHANCE, Drawn((1, 2, 3, 4, 5, 6, 7, 8, 9)))
    assert [hand(bomb, seat) for seat in (1, 2, 3, 0)] == [[1, 2], [3, 4], [5, 6], [7, 8, 9]]
    assert deck_of(guesses_of(bomb)) == [10, 11, 12]
    seen = bomb.view(1).parts.hidden_numbers
    assert seen is not None
    assert [[card.number for card in cards] for cards in seen.hands] == [[0, 0, 0], [1, 2], [0, 0], [0, 0]]


def test_a_turn() -> None:
    """BOM-2902: the right neighbour lays one in secret, the player cuts, it is shown, costs a step if hit, is taken."""
    bomb = guessing()
    assert bomb.legal(3) == [LayNumber(1), LayNumber(2), LayNumber(3)]
    assert bomb.refusal(3, LayNumber(9)) == "BOM-2902"
    assert bomb.play(3, LayNumber(1)) == (NumberLaid(Seat(3)),)
    laid = [bomb.view(seat).parts.hidden_numbers for seat in (0, 3, None)]
    assert [seen.laid for seen in laid if seen] == [0, 1, 0]
    bomb.dual("B1", 1, "A1")
    assert bomb.heard(GuessShown) == [GuessShown(Seat(0), 1, True)]
    assert bomb.state.detonator == 1
    assert (hand(bomb, 3), hand(bomb, 0)) == ([2, 3], [1, 5, 7])
    assert list(bomb.state.tasks) == [LayTask(Seat(0))]


def test_another_value_costs_nothing() -> None:
    """BOM-2902."""
    bomb = guessing()
    bomb.play(3, LayNumber(1))
    bomb.dual("B2", 2, "A2")
    assert (bomb.state.detonator, hand(bomb, 0)) == (0, [1, 5, 7])


def test_what_cuts_nothing_costs_nothing() -> None:
    """BOM-2903: a failed cut of that value costs its own step only, revealed reds none."""
    bomb = guessing()
    bomb.play(3, LayNumber(1))
    bomb.dual("B2", 1, "A1")
    assert bomb.heard(GuessShown) == [GuessShown(Seat(0), 1, False)]
    assert bomb.state.detonator == 1
    reds = guessing(stands="1 5.5 | 1 2 5 | 2 3 3 | 4 4")
    reds.cut("A1")
    reds.play(3, LayNumber(1))
    reds.play(0, REVEAL_REDS)
    assert reds.state.detonator == 0


def test_with_a_detector_the_cut_wire_counts() -> None:
    """BOM-2903."""
    bomb = guessing()
    bomb.play(3, LayNumber(2))
    bomb.detect("double", "B1 B2", 1, "A1")
    bomb.play(1, bomb.legal(1)[0])
    assert bomb.heard(GuessShown) == [GuessShown(Seat(0), 2, False)]


def test_cards_of_complete_numbers_go() -> None:
    """BOM-2904, BOM-2905: openly, and who has one card left draws until it is not complete; complete ones go too."""
    bomb = guessing("5 7 | 1 9 | 10 11 | 2 3 4")
    bomb.cut("C1 D1 A3 B3 C3 D3")
    bomb.play(3, LayNumber(3))
    bomb.dual("B1", 1, "A1")
    assert NumbersGone(Seat(1), (1,)) in bomb.heard(NumbersGone)
    assert NumbersGone(Seat(0), (5,)) in bomb.heard(NumbersGone)
    assert bomb.state.tasks[0] == RefillTask(Seat(1))
    bomb.change(hidden_numbers=replace(guesses_of(bomb), gone=(1,)))
    drawn = chance(bomb.state, Random(1))
    assert isinstance(drawn, Drawn)
    assert all(number == 5 for number in drawn.numbers[:-1])
    bomb.play(CHANCE, Drawn((5, 6)))
    assert (hand(bomb, 1), guesses_of(bomb).gone) == ([6, 9], (1, 5))


def test_an_empty_deck_gives_nothing() -> None:
    """BOM-2905."""
    bomb = guessing("5 7 | 1 9 | 10 11 | 2 3 4")
    bomb.change(hidden_numbers=replace(guesses_of(bomb), gone=(6, 8, 12)))
    bomb.cut("C1 D1")
    bomb.play(3, LayNumber(3))
    bomb.dual("B1", 1, "A1")
    assert hand(bomb, 1) == [9]
    assert list(bomb.state.tasks) == [LayTask(Seat(0))]


def test_who_is_out_lays_none() -> None:
    """BOM-2906: their cards go back, and the next to the right who has cards lays; if nobody has, none is laid."""
    bomb = guessing(stands="1 2 5 | 1 2 | 5 7 7 | 5")
    bomb.play(3, LayNumber(3))
    bomb.cut("A1 B2")
    bomb.dual("D1", 5, "A3")
    assert bomb.heard(HandReturned) == [HandReturned(Seat(3))]
    assert (hand(bomb, 3), bomb.state.tasks) == ([], (LayTask(Seat(0)),))
    alone = guessing("5 7 | 8 9 | 10 11 | 1 2 3", tasks=())
    alone.change(hidden_numbers=Guesses(((),) * 4))
    alone.dual("B1", 1, "A1")
    assert not [task for task in alone.state.tasks if isinstance(task, LayTask)]


def out(under: str, gone: tuple[int, ...]) -> Bomb:
    """The second player will have one card left after the captain's cut; some lie under the deck already."""
    bomb = guessing("5 7 | 1 9 | 10 11 | 2 3 4", stands="1 2 7 | 1 2 | 5 7 8 | 8 8 1 1")
    cards = tuple(NumberCard(int(number), knowers=(Seat(3),)) for number in under.split())
    bomb.change(hidden_numbers=replace(guesses_of(bomb), gone=gone, under=cards))
    bomb.cut("D3 D4")
    bomb.play(3, LayNumber(3))
    bomb.dual("B1", 1, "A1")
    assert bomb.state.tasks[0] == RefillTask(Seat(1))
    return bomb


def test_returned_cards_lie_under_the_deck() -> None:
    """BOM-2906: the player who returned them knows them, as all do those that were shown, until they are drawn."""
    bomb = guessing(stands="1 2 5 | 1 2 | 5 7 7 | 5")
    shown = NumberCard(1, shown=True)
    bomb.change(hidden_numbers=Guesses(((), *guesses_of(bomb).hands[1:3], (shown, NumberCard(2), NumberCard(3)))))
    bomb.play(3, LayNumber(3))
    bomb.cut("A1 B2")
    bomb.dual("D1", 5, "A3")
    seen = [guesses for seat in (0, 3) if (guesses := bomb.view(seat).parts.hidden_numbers)]
    assert [[card.number for card in guesses.under] for guesses in seen] == [[1, 0], [1, 2]]
    assert not {1, 2} & {*deck_of(guesses_of(bomb))}
    for seed in range(10):
        drawn = draw_guesses(bomb.view(0), seen[0], Random(seed))
        assert drawn is not None
        cards = [card.number for cards in (*drawn.hands, drawn.under) for card in cards]
        assert len({*cards}) == len(cards)
        assert 1 in [card.number for card in drawn.under]


def test_returned_cards_are_drawn_last() -> None:
    """BOM-2906: only when the rest of the deck is used up."""
    for seed in range(10):
        assert chance(out("6 8", gone=()).state, Random(seed)) == Drawn((12,))
        assert chance(out("6 8", gone=(12,)).state, Random(seed)) in (Drawn((6,)), Drawn((8,)))


def test_which_of_the_returned_cards_was_drawn_is_secret() -> None:
    """BOM-2906: a player who returned several cannot tell which one; the last one they know."""
    bomb = out("6 8", gone=(12,))
    bomb.play(CHANCE, Drawn((6,)))
    assert hand(bomb, 1) == [6, 9]
    seen = bomb.view(3).parts.hidden_numbers
    assert seen is not None
    assert [card.number for card in (*seen.hands[1], *seen.under)] == [0, 0, 0]
    last = out("6", gone=(8, 12))
    last.play(CHANCE, Drawn((6,)))
    seen = last.view(3).parts.hidden_numbers
    assert seen is not None
    assert [card.number for card in (*seen.hands[1], *seen.under)] == [6, 0]


def test_the_thermos_hides_the_card() -> None:
    """BOM-2907: not shown, and the player who used it takes it; only they and the layer know it."""
    bomb = guessing("5 7 | 8 9 | 10 12 1 | 2", stands="1 2 5 7 | 1 2 5 7 | 1 2 5 7 | 11 11")
    bomb.cut("D1 D2")
    bomb.change(hidden_numbers=replace(guesses_of(bomb), layer=Seat(2), laid=10), tasks=())
    bomb.play(0, PassOn(Seat(1)))
    assert bomb.heard(NumberTaken) == [NumberTaken(Seat(0))]
    assert not bomb.heard(GuessShown)
    assert (hand(bomb, 0), bomb.state.detonator) == ([5, 7, 10], 0)
    seen = [bomb.view(seat).parts.hidden_numbers for seat in (1, 2)]
    assert [[card.number for card in guesses.hands[0]] for guesses in seen if guesses] == [[0, 0, 0], [10, 0, 0]]
    assert list(bomb.state.tasks) == [LayTask(Seat(0))]


def test_the_last_value_is_free() -> None:
    """BOM-2908: its card goes, and none is laid any more."""
    bomb = guessing("5 7 | 8 9 | 1 11 | 2 3 4", tasks=(), stands=f"1 2 2 2 | 1 2 | 1 5.5 | 1 6.5 {REST}")
    bomb.cut(" ".join(["A3 A4", *(f"D{place}" for place in range(3, 43))]))
    bomb.dual("B2", 2, "A2")
    assert 1 in {number for event in bomb.heard(NumbersGone) for number in event.numbers}
    assert list(bomb.state.tasks) == []
    assert not any(guesses_of(bomb).hands)


def test_two_players() -> None:
    """BOM-2909: the right neighbour is the other one; the captain places no token (BOM-161)."""
    bomb = guessing("5 7 | 1 2 3", tasks=())
    bomb.dual("C1", 1, "A1")
    assert list(bomb.state.tasks) == [LayTask(Seat(0))]
    assert not mission_of(MISSION, 2).tokens.captain_for_two


def test_the_table_waits_for_the_card() -> None:
    """BOM-2910: nothing is cut before; then equipment may be used before the cut."""
    bomb = guessing(stands="1 2 5 7 | 1 2 5 7 | 1 2 5 7 | 8 8", cards=())
    assert bomb.actors() == {3}
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-2902"
    bomb.play(3, LayNumber(1))
    assert bomb.actors() == {0}


def test_a_single_card_is_laid_at_once() -> None:
    """BOM-2902: everybody sees that there is nothing to choose."""
    bomb = guessing("5 7 | 8 9 | 10 11 | 3", tasks=())
    bomb.change(active=Seat(3), hidden_numbers=replace(guesses_of(bomb), gone=(1, 2, 4, 6, 12)))
    bomb.dual("A1", 1, "D1")
    assert (guesses_of(bomb).laid, guesses_of(bomb).layer, bomb.state.tasks) == (3, 3, ())


def test_a_shown_card_stays_known() -> None:
    """BOM-2902, BOM-356: all remember who took it; others' hidden cards say nothing by their order."""
    bomb = guessing()
    bomb.play(3, LayNumber(3))
    bomb.dual("B2", 2, "A2")
    seen = bomb.view(2).parts.hidden_numbers
    assert seen is not None
    assert [card.number for card in seen.hands[0]] == [3, 0, 0]


def test_imagined_cards_keep_what_was_seen() -> None:
    """BOM-356: own and shown ones stay, none is there twice, and the one that was laid is its layer's."""
    bomb = dealt(MISSION, 4)
    guesses = guesses_of(bomb)
    for seed in range(20):
        drawn = GAME.imagine(bomb.view(2), Random(seed)).parts.hidden_numbers
        assert drawn is not None
        cards = [card.number for cards in drawn.hands for card in cards]
        assert len(set(cards)) == len(cards)
        assert drawn.hands[2] == guesses.hands[2]
        assert drawn.laid in [card.number for card in drawn.hands[guesses.layer]]


@pytest.mark.parametrize("leak", ["laid", "hand"])
def test_a_planted_leak_is_caught(leak: str) -> None:
    """BOM-2901: a view that shows the laid card, or another seat's hand, breaks the eighth law."""

    def leaking(state: State, seat: Seat | None) -> View:
        seen = GAME.view(state, seat)
        assert state.parts.hidden_numbers is not None
        assert seen.parts.hidden_numbers is not None
        told = (
            state.parts.hidden_numbers.laid
            if leak == "laid"
            else state.parts.hidden_numbers.hands[state.active - 2][0].number
        )
        return with_parts(seen, hidden_numbers=replace(seen.parts.hidden_numbers, cut=told))

    bomb = dealt(MISSION, 4)
    position = Position(Case(dataclasses.replace(GAME, view=leaking), 4, MISSION, 0), 0, bomb.state, 0)
    observer = Seat(bomb.state.active)
    with pytest.raises(LawBroken, match="cannot know"):
        check_twins(position, observer, imagine_twins(position, observer, 12), [])
