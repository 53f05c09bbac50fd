"""One test for each rule, named after what the rule says."""

import pytest

from cosmotheque import CHANCE, Match
from cosmotheque.core.errors import Refused
from cosmotheque.core.game import Move, Outcome
from cosmotheque.games._template.actions import Action, Deal, Play
from cosmotheque.games._template.components import DECK, Card
from cosmotheque.games._template.game import GAME


def dealt(*hands: str, **options: object) -> Match:
    """A match with these hands, written as numbers."""
    cards = tuple(tuple(Card(int(card)) for card in hand.split()) for hand in hands)
    header = Match(GAME, len(hands), options={"hand": len(cards[0]), **options}).header
    deal: Move[Action] = Move(CHANCE, Deal(cards))
    return Match.restore(GAME, header, [deal])


def play(match: Match, *cards: int) -> None:
    for card in cards:
        (seat,) = match.actors()
        match.play(seat, Play(Card(card)))


def test_the_deck_has_24_cards() -> None:
    """TPL-1"""
    assert tuple(range(1, 25)) == DECK


def test_everybody_is_dealt_the_same_number_of_different_cards() -> None:
    """TPL-2"""
    match = Match(GAME, seats=4, seed=3, options={"hand": 5})
    cards = [card for hand in match.state.hands for card in hand]
    assert [len(hand) for hand in match.state.hands] == [5] * 4
    assert len(set(cards)) == 20


def test_nobody_deals_but_chance() -> None:
    """TPL-2"""
    match = dealt("1 2", "3 4")
    with pytest.raises(Refused, match="TPL-2"):
        match.play(0, Deal(()))


def test_only_cards_of_the_hand_are_played() -> None:
    """TPL-3"""
    match = dealt("1 2", "3 4")
    assert match.actions(0) == [Play(Card(1)), Play(Card(2))]
    with pytest.raises(Refused, match="TPL-3"):
        match.play(0, Play(Card(3)))


def test_seats_play_in_turn_from_the_leader() -> None:
    """TPL-4"""
    match = dealt("1 2", "3 4", "5 6")
    with pytest.raises(Refused, match="TPL-4"):
        match.play(1, Play(Card(3)))
    play(match, 1, 3)
    assert match.actors() == {2}


@pytest.mark.parametrize(("winner", "leader"), [("highest", 2), ("lowest", 0)])
def test_the_best_card_takes_the_trick_and_leads(winner: str, leader: int) -> None:
    """TPL-5"""
    match = dealt("1 2", "3 4", "5 6", winner=winner)
    play(match, 2, 3, 6)
    assert match.actors() == {leader}
    assert match.state.tricks[leader] == 1


def test_most_tricks_win() -> None:
    """TPL-6"""
    match = dealt("5 6", "1 2")
    play(match, 5, 1, 6, 2)
    assert match.outcome == Outcome("most-tricks", (1.0, 0.0))


def test_a_tie_is_shared() -> None:
    """TPL-6"""
    match = dealt("1 6", "2 5")
    play(match, 6, 2, 1, 5)
    assert match.outcome == Outcome("level", (0.5, 0.5))
