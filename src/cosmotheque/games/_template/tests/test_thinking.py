"""Belief, bot and mentor on given hands."""

from itertools import combinations

import pytest

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Grade
from cosmotheque.core.moment import Moment
from cosmotheque.games._template.actions import Play
from cosmotheque.games._template.belief import chance_unbeaten
from cosmotheque.games._template.bots import ThriftyBot
from cosmotheque.games._template.components import DECK, Card
from cosmotheque.games._template.game import GAME
from cosmotheque.games._template.mentor import advise, remark
from cosmotheque.games._template.tests.test_rules import dealt, play


def moment(match: Match) -> Moment:
    (seat,) = match.actors()
    return Moment(Seat(seat), match.view(seat), match.actions(seat))


def test_belief_counts_the_deals() -> None:
    view = dealt("2 20", "1 24").view(Seat(0))
    hands = list(combinations([card for card in DECK if card not in (2, 20)], 2))
    for card in (2, 20):
        assert chance_unbeaten(view, Card(card)) == sum(max(hand) < card for hand in hands) / len(hands)


def test_a_card_that_is_beaten_already_has_no_chance() -> None:
    match = dealt("5 20", "1 2", "3 24")
    play(match, 5)
    assert chance_unbeaten(match.view(Seat(1)), Card(2)) == 0


@pytest.mark.parametrize(("hand", "led", "chosen"), [("5 20", None, 20), ("5 9 20", 7, 9), ("5 6 20", 24, 5)])
def test_the_thrifty_bot_wins_cheaply_or_loses_cheaply(hand: str, led: int | None, chosen: int) -> None:
    others = [7, 24, 1][: len(hand.split())]
    hands = (hand, " ".join(map(str, others)))
    match = dealt(*hands) if led is None else dealt(*reversed(hands))
    if led is not None:
        play(match, led)
    assert ThriftyBot(GAME, 0).choose(moment(match), Limit()) == Play(Card(chosen))


def test_the_mentor_names_the_card_and_grades_the_others() -> None:
    match = dealt("7 8 9", "5 10 24")
    play(match, 8)
    asked = moment(match)
    assert advise(asked).best == Play(Card(10))
    assert "100" in advise(asked).said.en
    assert [said.grade for card in (5, 10, 24) if (said := remark(asked, Play(Card(card))))] == [
        Grade.MISTAKE,
        Grade.BEST,
        Grade.BEST,
    ]
