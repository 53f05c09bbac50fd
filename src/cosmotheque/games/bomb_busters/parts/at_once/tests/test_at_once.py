"""Wires dealt apart, several wires at once, and the missions that have them: BOM-200 ff., 13, 23, 39, 46, 48."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import RED, YELLOW, is_red, is_yellow, yellow
from cosmotheque.games.bomb_busters.missions.shelf import mission_of, stand_owners
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    Drawn,
    DualCut,
    PlaceToken,
    Point,
    RevealReds,
    SoloCut,
    Stabilize,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import CutTogether, DetonatorMoved, Disintegrated, TokenPlaced
from cosmotheque.games.bomb_busters.model.mission import Mix
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.at_once.data import CardDiscarded, HandOutTask, NobleTask, NumbersDealt
from cosmotheque.games.bomb_busters.parts.gear.data import Gear, NumberShown, OpenNumberTask
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots


def options(mission: int) -> Options:
    return Options(mission=str(mission))


def together(bomb: Bomb, names: str, value: int) -> None:
    """The active player points at these wires of others, and cuts all at once."""
    seat = bomb.state.active
    bomb.play(seat, Take("at-once"))
    for target in slots(names):
        bomb.play(seat, Point(target))
    bomb.play(seat, Announce((value,), ()))


REDS = "1 1.5 2 3 | 1 2.5 3 | 2 3 3.5 | 1 2"


def test_reds_are_dealt_apart_to_the_captain_and_the_next_two() -> None:
    """BOM-200, BOM-201, BOM-1301: one to each player from the captain on, two of them to a captain of two stands."""
    counts = {2: [1, 1, 1, 0], 3: [1, 0, 1, 1], 4: [1, 1, 1, 0], 5: [1, 1, 1, 0, 0]}
    for seats, expected in counts.items():
        for seed in range(5):
            dealt = draw_deal(start(options(13), seats), Random(seed))
            assert [sum(map(is_red, stand)) for stand in dealt.stands] == expected
            sizes = [len(stand) - reds for stand, reds in zip(dealt.stands, expected, strict=True)]
            assert max(sizes) - min(sizes) <= 1
            assert all(list(stand) == sorted(stand) for stand in dealt.stands)
    assert stand_owners(1, 2) == (1, 1, 0, 0)


def test_three_reds_at_once() -> None:
    """BOM-202, BOM-204, BOM-207, BOM-1303: own ones are pointed at to begin with, the others by the player."""
    bomb = Bomb(REDS, options=options(13))
    bomb.play(0, Take("at-once"))
    assert bomb.view(0).draft is not None
    assert bomb.view(0).draft.slots == slots("A2")  # type: ignore[union-attr]
    assert bomb.view(1).draft is None
    assert set(bomb.legal(0)) == {Point(place) for place in slots("B1 B2 B3 C1 C2 C3 D1 D2")}
    bomb.play(0, Point(slot("B2")))
    bomb.play(0, Point(slot("C3")))
    assert bomb.legal(0) == [Announce((RED,), ())]
    bomb.play(0, Announce((RED,), ()))
    assert bomb.heard(CutTogether)[0].slots == slots("A2 B2 C3")
    assert bomb.cut_names() == "A2 B2 C3"
    assert not bomb.state.tasks
    assert bomb.state.active == 1
    assert Take("at-once") not in bomb.legal(1)


def test_a_wrong_wire_at_once_explodes() -> None:
    """BOM-204, BOM-1303."""
    bomb = Bomb(REDS, options=options(13))
    together(bomb, "B2 C2", RED)
    assert bomb.reason == "fatal"


def test_anybody_may_try_the_reds() -> None:
    """BOM-1304: also a player without a red wire."""
    bomb = Bomb(REDS, options=options(13))
    bomb.change(active=Seat(3))
    together(bomb, "A2 B2 C3", RED)
    assert bomb.cut_names() == "A2 B2 C3"


def test_who_has_only_reds_must_try() -> None:
    """BOM-206, BOM-1305: there is no revealing of reds."""
    bomb = Bomb(REDS, options=options(13))
    bomb.cut("A1 A3 A4")
    assert bomb.legal(0) == [Take("at-once")]
    assert bomb.refusal(0, RevealReds()) == "BOM-1305"


def test_nothing_helps_at_once() -> None:
    """BOM-203, BOM-1306: neither equipment nor character; red is no value; a red pointed at explodes."""
    bomb = Bomb(REDS, options=options(13), cards=(9,))
    bomb.change(cards=(Card(3),))
    bomb.cut("D1 D2")
    bomb.play(0, Take("at-once"))
    assert not any(isinstance(action, Take) for action in bomb.legal(0))
    assert DualCut(slot("B2"), RED, slot("A2")) not in bomb.legal(0)
    bomb.change(draft=None)
    bomb.dual("B2", 1, "A1")
    assert bomb.reason == "red"
    stable = Bomb("9 9 1 1.5 | 1 2.5 | 3.5 3 | 2 3", options=options(13), cards=(9,))
    stable.cut("A1 A2")
    stable.play(0, Stabilize())
    assert stable.refusal(0, Take("at-once")) == "BOM-1303"


def test_setup_of_the_three_reds() -> None:
    """BOM-1302, BOM-1307: random tokens, none of a captain of two; the markers show the three values for sure."""
    mission = mission_of(options(13), 4)
    assert mission.tokens.random
    assert not mission.tokens.captain_for_two
    assert mission.red == Mix(3, 3)
    bomb = Bomb(REDS, options=options(13))
    assert [(marker.wire, marker.sure) for marker in bomb.state.markers] == [(15, True), (25, True), (35, True)]


def number_bomb(mission: int, number: int, stands: str, down: int = 7) -> Bomb:
    bomb = Bomb(stands, options=options(mission))
    bomb.change(gear=Gear(number, tuple(other for other in range(1, 13) if other != number), down=down))
    return bomb


FOURS = "1 4 5 | 1 4 6 | 1 4 6 | 1 4 5"


def test_a_number_is_drawn_and_cut_at_once() -> None:
    """BOM-2301, BOM-2302: a deck of seven, an open number; any player may try it, held or not."""
    bomb = Bomb(FOURS, options=options(23), setup=True)
    assert bomb.state.tasks[0] == OpenNumberTask()
    assert bomb.state.parts.gear == Gear(numbers=tuple(range(1, 13)), down=7)
    bomb.play(CHANCE, Drawn((4,)))
    assert bomb.heard(NumberShown) == [NumberShown(4)]
    bomb.change(tasks=(), active=Seat(1))
    together(bomb, "A2 C2 D2", 4)
    assert bomb.cut_names() == "A2 B2 C2 D2"
    wrong = number_bomb(23, 5, FOURS)
    wrong.change(active=Seat(1))
    wrong.cut("B1")
    wrong.change_wires("A1 C1", code=50)
    together(wrong, "A1 A3 C1 D2", 5)
    assert wrong.reason == "fatal"


def test_the_number_is_cut_in_no_other_way() -> None:
    """BOM-205, BOM-2305: neither dual nor solo; pointing at one by mistake is an ordinary failure."""
    bomb = number_bomb(23, 4, "1 4 4 4 4 | 1 5 | 5 6 | 5 6")
    assert bomb.refusal(0, DualCut(slot("B1"), 4, slot("A2"))) == "BOM-2305"
    assert bomb.refusal(0, SoloCut(4)) == "BOM-2305"
    other = number_bomb(23, 4, FOURS)
    other.dual("B2", 1, "A1")
    assert other.heard(TokenPlaced) == [TokenPlaced(slot("B2"), 4, False)]
    assert other.state.detonator == 1


def test_who_has_only_the_number_must_try() -> None:
    """BOM-206: with reds as well; only reds are revealed as usual."""
    bomb = number_bomb(23, 4, "1 4 4.5 | 1 4 6 | 1 4 6 | 1 4 5")
    bomb.cut("A1")
    assert bomb.legal(0) == [Take("at-once")]
    bomb.cut("A2")
    assert RevealReds() in bomb.legal(0)


def test_a_card_goes_at_the_end_of_each_round() -> None:
    """BOM-2303: unseen, first before the captain's second turn."""
    bomb = number_bomb(23, 4, FOURS)
    for turn in range(4):
        bomb.dual("B1" if turn == 0 else "D1" if turn == 2 else "A3" if turn == 3 else "C3", *TRIES[turn])
        assert bomb.heard(CardDiscarded) == ([CardDiscarded(6)] if turn == 3 else [])
    assert bomb.state.parts.gear is not None
    assert bomb.state.parts.gear.down == 6


TRIES = [(1, "A1"), (6, "B3"), (1, "C1"), (5, "D3")]


def test_what_is_left_of_the_deck_opens() -> None:
    """BOM-2304: all cards left, usable whatever their numbers; no more is discarded then."""
    bomb = number_bomb(23, 4, FOURS, down=3)
    together(bomb, "B2 C2 D2", 4)
    assert bomb.actors() == {CHANCE}
    bomb.play(CHANCE, Drawn((2, 6, 9)))
    assert bomb.view(0).ready == (2, 6, 9)
    assert bomb.state.parts.gear is not None
    assert bomb.state.parts.gear.down == 0


def test_the_noble_number() -> None:
    """BOM-3901, BOM-3903, BOM-3904: no equipment, a deck of eight number cards, four at once, failure explodes."""
    mission = mission_of(options(39), 4)
    assert mission.pile == ()
    assert mission.tokens.random, "BOM-3902"
    bomb = Bomb(FOURS, options=options(39), setup=True)
    assert bomb.state.parts.gear is not None
    assert bomb.state.parts.gear.down == 8
    bomb = number_bomb(39, 4, FOURS, down=8)
    bomb.change(active=Seat(3), turns=1)
    assert bomb.refusal(3, DualCut(slot("A2"), 4, slot("D2"))) == "BOM-3903"
    bomb.dual("A3", 5, "D3")
    assert bomb.heard(CardDiscarded) == [CardDiscarded(7)]
    together(bomb, "B1 C2 D2", 4)
    assert bomb.reason == "fatal"


def test_the_cards_left_bring_tokens() -> None:
    """BOM-3905, BOM-3906: dealt from the captain to those with wires; a choice of wires; the rest is ignored unseen."""
    bomb = number_bomb(39, 4, "1 4 5 5 | 1 4 6 | 4 | 1 4 5", down=5)
    together(bomb, "B2 C1 D2", 4)
    assert bomb.state.tasks[0] == HandOutTask(5)
    bomb.play(CHANCE, Drawn((5, 9, 1, 8, 7)))
    assert bomb.heard(NumbersDealt) == [NumbersDealt((2, 2, 0, 1))]
    assert list(bomb.state.tasks) == [NobleTask(Seat(0), 5), NobleTask(Seat(3), 1)]
    assert bomb.legal(0) == [PlaceToken(slot("A3")), PlaceToken(slot("A4"))]
    assert bomb.refusal(0, PlaceToken(slot("A1"))) == "BOM-11"
    bomb.play(0, PlaceToken(slot("A4")))
    bomb.play(3, PlaceToken(slot("D1")))
    assert (bomb.wire("A4").shown, bomb.wire("D1").shown) == (5, 1)
    assert not bomb.state.tasks


SEVENS = "7 | 5 7 | 7 7.1 | 5 6 7"


def test_sevens_come_last() -> None:
    """BOM-4601, BOM-4605: fixed yellows, no reds; sevens pass no ordinary cut."""
    mission = mission_of(options(46), 4)
    assert (mission.red, mission.yellows) == (Mix(0, 0), (yellow(5), yellow(6), yellow(7), yellow(8)))
    dealt = draw_deal(start(options(46), 4), Random(1))
    assert sorted(wire for stand in dealt.stands for wire in stand if is_yellow(wire)) == [51, 61, 71, 81]
    assert 7 not in mission.pile
    bomb = Bomb(SEVENS, options=options(46))
    bomb.change(active=Seat(1))
    assert bomb.refusal(1, DualCut(slot("A1"), 7, slot("B2"))) == "BOM-4601"
    assert bomb.refusal(1, Take("at-once")) == "BOM-4602"


def test_who_has_only_sevens_must_cut_all_four() -> None:
    """BOM-4602, BOM-4603: though the others still have other wires."""
    bomb = Bomb(SEVENS, options=options(46))
    assert bomb.legal(0) == [Take("at-once")]
    together(bomb, "B2 C1 D3", 7)
    assert bomb.cut_names() == "A1 B2 C1 D3"
    bomb = Bomb(SEVENS, options=options(46))
    together(bomb, "B1 C1 D3", 7)
    assert bomb.reason == "fatal"


def test_a_seven_by_mistake() -> None:
    """BOM-4604: an ordinary failure; the yellow 7.1 is no seven."""
    bomb = Bomb(SEVENS, options=options(46))
    bomb.change(active=Seat(3))
    bomb.dual("A1", 5, "D1")
    assert (bomb.wire("A1").shown, bomb.state.detonator) == (7, 1)
    bomb = Bomb(SEVENS, options=options(46))
    bomb.cut("C1")
    bomb.change(active=Seat(2))
    assert DualCut(slot("A1"), YELLOW, slot("C2")) in bomb.legal(2)


YELLOWS = "1 1.1 2.5 | 2.1 3 | 3 3.1 | 1 2"


def test_three_yellows_at_once() -> None:
    """BOM-4801, BOM-4802: dealt apart; yellow passes no ordinary cut; any player may try."""
    dealt = draw_deal(start(options(48), 2), Random(1))
    assert [sum(map(is_yellow, stand)) for stand in dealt.stands] == [1, 1, 1, 0]
    bomb = Bomb(YELLOWS, options=options(48))
    assert bomb.refusal(0, DualCut(slot("B1"), YELLOW, slot("A2"))) == "BOM-4801"
    bomb.change(active=Seat(3))
    together(bomb, "A2 B1 C2", YELLOW)
    assert bomb.cut_names() == "A2 B1 C2"


def test_a_failure_shows_all_yellows_that_were_pointed_at() -> None:
    """BOM-4803: right ones and own ones too, and one step; a red among them explodes."""
    bomb = Bomb(YELLOWS, options=options(48))
    together(bomb, "B1 C1", YELLOW)
    shown = {event.slot: event.value for event in bomb.heard(TokenPlaced)}
    assert shown == {slot("A2"): YELLOW, slot("B1"): YELLOW, slot("C1"): 3}
    assert [event.now for event in bomb.heard(DetonatorMoved)] == [1]
    bomb = Bomb(YELLOWS, options=options(48))
    bomb.change(active=Seat(1))
    together(bomb, "A3 C2", YELLOW)
    assert bomb.reason == "red"


def test_who_has_only_yellow_must_try_and_the_false_bottom_opens() -> None:
    """BOM-4804."""
    bomb = Bomb(YELLOWS, options=options(48), cards=(13,))
    bomb.cut("A1")
    assert bomb.legal(0) == [Take("at-once")]
    together(bomb, "B1 C2", YELLOW)
    assert bomb.actors() == {CHANCE}
    assert not bomb.heard(Disintegrated)
    bomb.play(CHANCE, Drawn((1, 2)))
    assert [card.number for card in bomb.state.cards] == [1, 2, 13]


@pytest.mark.parametrize(
    ("mission", "two"),
    [(13, (3, 3, 0)), (23, (2, 3, 0)), (39, (3, 3, 4)), (46, (0, 0, 4)), (48, (3, 3, 3))],
)
def test_wires_for_two(mission: int, two: tuple[int, int, int]) -> None:
    """BOM-1301, BOM-2301, BOM-3901, BOM-4601, BOM-4801: the panels for two players."""
    record = mission_of(options(mission), 2)
    assert (record.red.k, record.red.n, record.yellow.k) == two
