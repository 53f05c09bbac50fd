"""Components and setup: BOM-1 to BOM-11."""

from collections import Counter
from random import Random

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, Seat, Talk
from cosmotheque.games.bomb_busters.components import (
    RED,
    YELLOW,
    Equipment,
    blue,
    is_blue,
    is_red,
    is_yellow,
    red,
    value_of,
    yellow,
)
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of, stand_owners
from cosmotheque.games.bomb_busters.model.actions import Deal, DualCut, Exchange, PlaceToken
from cosmotheque.games.bomb_busters.model.events import CardChosen, Dealt, Offered
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Marker
from cosmotheque.games.bomb_busters.parts.hearts.data import ChooseCard
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.rules.legal import actors
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, SIX, Bomb, ready, slot, slots


def deal(mission: str, seats: int, seed: int = 0, **options: object) -> Deal:
    chosen = Options(mission=mission, **options)  # type: ignore[arg-type]
    return draw_deal(start(chosen, seats), Random(seed))


def wires_of(dealt: Deal) -> list[int]:
    return sorted(code for stand in dealt.stands for code in stand)


def test_wires_sort_by_tenths_and_then_count_by_colour() -> None:
    """BOM-1: 3 < 3.1 < 3.5 < 4; afterwards all yellows are yellow and all reds red."""
    assert blue(3) < yellow(3) < red(3) < blue(4)
    assert [value_of(wire) for wire in (blue(12), yellow(1), yellow(11), red(1), red(11))] == [
        12,
        YELLOW,
        YELLOW,
        RED,
        RED,
    ]


def test_full_box() -> None:
    """BOM-1: 48 blue wires; BOM-2: twelve cards; colours go from 1.1 to 11.1 and from 1.5 to 11.5."""
    drawn = [deal("practice", 5, seed, red=3, yellow=4) for seed in range(120)]
    blues = Counter(code for code in wires_of(drawn[0]) if is_blue(code))
    assert blues == {blue(number): 4 for number in range(1, 13)}
    seen = {code for dealt in drawn for code in wires_of(dealt) if not is_blue(code)}
    assert seen == {colour(number) for number in range(1, 12) for colour in (yellow, red)}
    assert {card for dealt in drawn for card in dealt.cards} == {card.value for card in Equipment if card <= 12}


def test_two_tokens_of_each_value() -> None:
    """BOM-2, BOM-11: two info tokens of each number and two yellow ones; the third player finds none left."""
    bomb = Bomb(setup=True)
    assert bomb.view(None).tokens == (2,) * 13
    bomb.play(0, PlaceToken(slot("A3")))
    bomb.play(1, PlaceToken(slot("B2")))
    assert bomb.view(None).tokens[1] == 0
    assert bomb.refusal(2, PlaceToken(slot("C2"))) == "BOM-11"
    bomb.play(2, PlaceToken(slot("C3")))


def test_the_bomb_explodes_at_the_nth_advance() -> None:
    """BOM-3: with four players three mistakes are survived, the fourth one is not."""
    bomb = Bomb()
    for target, value, own in (("B6", 1, "A1"), ("C5", 1, "B1"), ("D6", 1, "C1")):
        bomb.dual(target, value, own)
        assert bomb.outcome is None
    assert bomb.state.detonator == 3
    bomb.dual("A6", 2, "D1")
    assert bomb.reason == "detonator"


def test_captain_is_drawn_or_chosen() -> None:
    """BOM-4: at random, or as the options say."""
    assert {deal("1", 4, seed).captain for seed in range(40)} == {0, 1, 2, 3}
    assert {deal("1", 4, seed, captain="2").captain for seed in range(5)} == {2}
    with pytest.raises(BadOptions):
        start(Options(captain="4"), 4)


@pytest.mark.parametrize(
    ("seats", "captain", "owners"),
    [(2, 1, (1, 1, 0, 0)), (3, 1, (1, 1, 2, 0)), (4, 2, (2, 3, 0, 1)), (5, 0, (0, 1, 2, 3, 4))],
)
def test_stands(seats: int, captain: int, owners: tuple[int, ...]) -> None:
    """BOM-5, BOM-8: two stands each for two, two for the captain of three, clockwise from the captain."""
    assert stand_owners(captain, seats) == owners


def test_markers_show_the_colours_in_play() -> None:
    """BOM-6: the values of red and yellow wires in play are shown on the board."""
    bomb = Bomb("1 2.1 5.5 | 3.1 4", 2, Options(mission="practice", blue=6, red=1, yellow=2))
    assert bomb.state.markers == (Marker(21, True), Marker(31, True), Marker(55, True))


def test_k_of_n_shows_all_and_hides_which() -> None:
    """BOM-7: n values get a "?" marker, k are in play, nobody sees what is set aside."""
    bomb = Bomb("1 2.1 | 3.1 4 | 5", 3, Options(mission="5"), aside="6.1", setup=True)
    assert bomb.state.markers == (Marker(21, False), Marker(31, False), Marker(61, False))
    assert all(bomb.view(seat).aside == (0,) for seat in (0, 1, 2, None))
    dealt = deal("8", 4)
    assert sum(map(is_yellow, wires_of(dealt))) == 2
    assert sum(map(is_red, wires_of(dealt))) == 1
    assert len(dealt.aside) == 2


@pytest.mark.parametrize(("seats", "sizes"), [(2, [13, 13, 13, 12]), (4, [13, 13, 13, 12]), (5, [11, 10, 10, 10, 10])])
def test_dealing_is_even_and_surplus_goes_to_the_first(seats: int, sizes: list[int]) -> None:
    """BOM-8: 51 wires (mission 4), with two players 53."""
    dealt = deal("4", seats)
    if seats == 2:
        sizes = [14, 13, 13, 13]
    assert [len(stand) for stand in dealt.stands] == sizes


def test_stands_are_sorted_and_one_hand() -> None:
    """BOM-9: each stand ascends; both stands of a player count for what they may announce."""
    dealt = deal("8", 2)
    assert all(list(stand) == sorted(stand) for stand in dealt.stands)
    bomb = Bomb("1 2 3 | 4 5 6 | 1 2 3 | 4 5 6", 2)
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {1, 2, 3, 4, 5, 6}


def test_as_many_cards_as_players() -> None:
    """BOM-10: none in missions 1 and 2, and not usable at the start."""
    assert [len(deal(mission, 3).cards) for mission in ("1", "2", "3", "8")] == [0, 0, 3, 3]
    assert len(deal("6", 5).cards) == 5
    assert Bomb(cards=(1, 2, 3, 4)).view(0).ready == ()


def test_first_tokens_go_round_from_the_captain() -> None:
    """BOM-11: each places one, in turn, on an own blue wire; a player with two stands places one."""
    bomb = Bomb("1 2.1 3.5 4 | 5 6 | 1 2 | 3 4", 3, captain=1, setup=True)
    assert bomb.actors() == {1}
    assert bomb.legal(1) == [PlaceToken(place) for place in slots("A1 A4 B1 B2")]
    assert bomb.refusal(1, PlaceToken(slot("A2"))) == "BOM-11"
    assert bomb.refusal(2, PlaceToken(slot("C1"))) == "BOM-11"
    bomb.play(1, PlaceToken(slot("A4")))
    assert bomb.actors() == {2}
    assert (bomb.wire("A4").shown, bomb.wire("A4").token) == (4, True)
    bomb.play(2, PlaceToken(slot("C1")))
    bomb.play(0, PlaceToken(slot("D2")))
    assert bomb.actors() == {1}
    assert not bomb.state.tasks


def test_who_has_nothing_to_mark_is_passed_over_and_everybody_knows_why() -> None:
    """BOM-11: only what is left of the tokens can be chosen; a stand of colours has nothing to show."""
    options = Options(mission="practice", blue=6, red=3, yellow=2)
    bomb = Bomb("1 1 2 2 | 1.5 2.5 3.5 | 3 3 4 4 | 5 5 6 6", 4, options, setup=True)
    bomb.play(0, PlaceToken(slot("A1")))
    assert bomb.actors() == {2}
    assert bomb.state.facts[0].slots == slots("B1 B2 B3")  # type: ignore[union-attr]


def test_nothing_happens_before_the_deal() -> None:
    """BOM-8: chance deals first."""
    assert actors(start(SIX, 4)) == {CHANCE}
    assert mission_of(SIX, 4).blue == 6
    assert Bomb(EVEN, setup=True).refusal(0, Deal(0, (), (), ())) == "BOM-8"  # type: ignore[arg-type]


def test_each_colour_has_its_own_question_marks() -> None:
    """BOM-7: one red of two without yellow (mission 7); a sure red beside two yellow of three (mission 5)."""
    seven = Bomb("1 2.5 | 3 4 | 5", 3, Options(mission="7"), aside="6.5", setup=True)
    assert seven.state.markers == (Marker(25, False), Marker(65, False))
    five = Bomb("1 2.5 | 3.1 4.1 | 5", 3, Options(mission="5"), aside="6.1", setup=True)
    assert [marker.sure for marker in five.state.markers] == [True, False, False, False]


def test_everybody_hears_of_the_deal_a_chosen_card_and_an_offer() -> None:
    """BOM-8, BOM-42, BOM-84."""
    bomb = Bomb("1 2 | 3 4 | 5 6 | 7 8", 2, Options(mission="valentine", couple=True, years=33), cards=(3,), setup=True)
    assert bomb.heard(Dealt) == [Dealt(Seat(0), (), (3,))]
    bomb.play(0, ChooseCard(9))
    assert bomb.events == (CardChosen(Seat(0), 9),)
    bomb = ready(2, "1 3 | 3 4 | 9 | 10")
    bomb.play(1, Exchange(slot("B2"), Seat(0)))
    assert bomb.heard(Offered) == [Offered(Seat(1), Seat(0), slot("B2"))]


def test_giving_up_opens_the_deal() -> None:
    """BOM-21: and before the deal everybody may talk (BOM-22)."""
    bomb = Bomb(EVEN)
    assert GAME.view(GAME.endings.disclose(bomb.state), None).stands == bomb.state.stands
    assert GAME.manners.talk(GAME.start(Options(), 4), None) == Talk.OPEN
