"""Feats of a finished game."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components.box import EARTH, TOKENS
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.state import LogBook, PublicState, Secrets, State


def home(*, cards: int = 3, turned: int = 9, missions: int = 1, accomplished: int | None = None) -> State:
    """Seat 0 of three has won, with so many cards in hand, after turning so many tokens."""
    way = (TOKENS + EARTH, *range(turned), TOKENS + EARTH)
    own = LogBook(way=way, missions=missions if accomplished is None else accomplished)
    hands = ((0,) * cards, (0,) * 5, (0,) * 5)
    table = PublicState(
        Options(missions=missions), 3, books=(own, LogBook(), LogBook()), ended="missions", winner=Seat(0)
    )
    return State(table, Secrets(hands=hands))


def done(state: State, seat: int = 0) -> set[str]:
    return {feat.key for feat in GAME.feats if feat.done(state, Seat(seat))}


def test_all_cards_are_still_in_hand() -> None:
    """BB-5, BB-36: three players have five cards each."""
    assert [done(home(cards=cards)) for cards in (5, 4)] == [{"all-cards"}, set()]
    assert done(home(cards=5), 1) == set()


def test_six_tokens_are_few() -> None:
    """BB-25, BB-27: planets on the way do not count."""
    assert [done(home(turned=turned)) for turned in (6, 7)] == [{"few-tokens"}, set()]


def test_three_missions_are_a_long_haul() -> None:
    """BB-50"""
    assert [done(home(missions=missions)) for missions in (3, 2)] == [{"several-missions"}, set()]


def test_the_last_one_left_has_not_come_home() -> None:
    """BB-22"""
    assert done(home(cards=5, turned=4, accomplished=0)) == set()
