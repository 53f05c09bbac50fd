"""The missions about info tokens, one rule a test."""

from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    DENY,
    Drawn,
    Exchange,
    GiveBack,
    LayBeside,
    Lie,
    PlaceToken,
    PostIt,
    SoloCut,
    Take,
)
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.model.wires import Beside, Note
from cosmotheque.games.bomb_busters.parts.windfall.data import GiftTask, GiveToken, PickTask, PickToken
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.tokens import kind_of, tokens_left
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

FOUR_STANDS = "1 3 3 4 | 1 2 2 7 | 3 5 5 9 | 4 7 8 8"
YELLOWS = "1 2.1 3 4 | 1 2 3.1 7 | 3 4.1 5 9 | 4 5.1 8 8"


def bomb_of(mission: MissionName, stands: str = FOUR_STANDS, seats: int = 4, **more: object) -> Bomb:
    return Bomb(stands, seats, Options(mission=mission), **more)  # type: ignore[arg-type]


def kinds(mission: MissionName, seats: int) -> list[str]:
    stands = "1 2 | 3 4 | 5 6 | 7 8" + (" | 9 10" if seats == 5 else "")
    bomb = bomb_of(mission, stands, seats, setup=True)
    return [kind_of(bomb.state, task.seat, "setup") for task in bomb.state.tasks]


def test_mission_21_has_parity_tokens_only() -> None:
    """BOM-2101: at setup, after failures, with the post-it."""
    bomb = bomb_of("21", "1 3 3 4 | 1 2 2 7 | 3 5 4 4 | 4 7 8 8", setup=True, cards=(4,))
    for seat, name in enumerate(("A1", "B1", "C1", "D1")):
        bomb.play(seat, PlaceToken(slot(name)))
    bomb.dual("B4", 3, "A2")
    assert bomb.wire("B4").notes == (Note("odd"),)
    assert Lacks(slots("B4"), (3,)) in bomb.state.facts
    bomb.cut("C3 C4")
    bomb.play(3, PostIt(slot("D3")))
    assert bomb.wire("D3").notes == (Note("even"),)


def test_mission_33_is_as_21() -> None:
    """BOM-3301."""
    assert mission_of(Options(mission="33"), 4).tokens == mission_of(Options(mission="21"), 4).tokens
    assert kinds("33", 5) == ["parity"] * 5


def test_mission_24_has_counts_only() -> None:
    """BOM-2401: at setup, after failures, with the post-it."""
    tokens = mission_of(Options(mission="24"), 3).tokens
    assert (tokens.setup, tokens.missed, tokens.post_it) == ("count",) * 3
    bomb = bomb_of("24")
    bomb.dual("B2", 3, "A2")
    assert bomb.wire("B2").notes == (Note("times", 2),)
    assert Lacks(slots("B2"), (3,)) in bomb.state.facts


def test_mission_24_begins_with_a_wire_of_choice() -> None:
    """BOM-2402."""
    bomb = bomb_of("24", setup=True)
    assert bomb.legal(0) == [PlaceToken(place) for place in slots("A1 A2 A3 A4")]


def test_mission_40_has_two_kinds_by_seat() -> None:
    """BOM-4001: from the captain on counts and parities take turns, for failures and the post-it too."""
    assert kinds("40", 5) == ["count", "parity", "count", "parity", "count"]
    bomb = bomb_of("40", captain=1)
    assert [kind_of(bomb.state, Seat(seat), "missed") for seat in range(4)] == ["parity", "count", "parity", "count"]
    assert [kind_of(bomb.state, Seat(seat), "post_it") for seat in range(2)] == ["parity", "count"]


def test_mission_40_with_two_players() -> None:
    """BOM-4002: only the second one places a token, even or odd; never at a red wire."""
    bomb = bomb_of("40", "1 2 | 3 4 | 5 6.5 | 7 8", 2, setup=True)
    assert bomb.state.tasks == (TokenTask(Seat(1)),)
    assert bomb.legal(1) == [PlaceToken(place) for place in slots("C1 D1 D2")]
    bomb.play(1, PlaceToken(slot("C1")))
    assert bomb.wire("C1").notes == (Note("odd"),)


def test_mission_40_parity_travels() -> None:
    """BOM-4003: a count does not."""
    bomb = bomb_of("40", "1 3 3 4 | 1 5 6 6 | 2 2 7 | 9", cards=(2,))
    bomb.cut("C1 C2")
    bomb.change_wires("A3", notes=(Note("times", 2),))
    bomb.change_wires("B3", notes=(Note("even"),))
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B3")))
    assert bomb.wire("A4").notes == (Note("even"),)
    assert bomb.wire("B2").notes == ()


def test_mission_52_begins_with_two_lies_each() -> None:
    """BOM-5201: numbers, in front of two different wires, blue or red, not yellow."""
    bomb = bomb_of("52", "1 2.5 3 | 4 5.1 | 5 6 | 7 8", 2, setup=True)
    offered = {action.slot for action in bomb.legal(0) if isinstance(action, Lie)}
    assert offered == set(slots("A1 A2 A3 B1"))
    assert Lie(slot("A1"), 1) not in bomb.legal(0)
    bomb.play(0, Lie(slot("A2"), 7))
    assert slot("A2") not in {action.slot for action in bomb.legal(0) if isinstance(action, Lie)}
    bomb.play(0, Lie(slot("B1"), 12))
    assert bomb.wire("A2").notes == (Note("not", 7),)
    assert bomb.state.tasks == (TokenTask(Seat(1)),)
    assert Lacks(slots("A2"), (YELLOW,)) in bomb.state.facts


def test_mission_52_lies_about_yellow_and_with_the_post_it() -> None:
    """BOM-5202: the yellow token after a failed yellow; the post-it at an own blue wire, of any value."""
    bomb = bomb_of("52", "1 2.1 3 | 3.1 5.5 | 5 6 | 4 4", 2, cards=(4,))
    bomb.cut("D1 D2")
    bomb.play(0, PostIt(slot("A1")))
    assert bomb.legal(0) == [Lie(slot("A1"), number) for number in NUMBERS[1:]]
    bomb.play(0, Lie(slot("A1"), 9))
    assert bomb.wire("A1").notes == (Note("not", 9),)
    bomb.dual("C1", YELLOW, "A2")
    assert bomb.wire("C1").notes == (Note("not", YELLOW),)
    assert tokens_left(bomb.state)[YELLOW] == 1


def test_mission_52_has_no_labels() -> None:
    """BOM-5203."""
    assert not {1, 12} & set(mission_of(Options(mission="52"), 4).cards.numbers)


def test_mission_58_has_no_tokens() -> None:
    """BOM-5801: none at setup, none after failures, and the owner of a detected wire only says no."""
    bomb = bomb_of("58", setup=True)
    assert bomb.state.tasks == ()
    bomb.detect("double", "B1 B2", 3, "A2")
    assert bomb.legal(1) == [DENY]
    assert 4 not in mission_of(Options(mission="58"), 4).cards.numbers


def test_mission_58_never_spends_a_detector() -> None:
    """BOM-5802."""
    bomb = bomb_of("58")
    bomb.detect("double", "B1 B2", 3, "A2")
    bomb.play(1, DENY)
    assert bomb.state.spent == ()
    bomb.change(active=Seat(0), acted=False)
    assert Take("double") in bomb.legal(0)


def test_mission_22_begins_with_what_is_absent() -> None:
    """BOM-2201: two different values that the player lacks, yellow among them."""
    bomb = bomb_of("22", setup=True)
    assert LayBeside(0, YELLOW) in bomb.legal(0)
    assert LayBeside(0, 3) not in bomb.legal(0)
    bomb.play(0, LayBeside(0, 2))
    assert LayBeside(0, 2) not in bomb.legal(0)
    bomb.play(0, LayBeside(0, YELLOW))
    assert bomb.state.stands[0].beside == (Beside(2, "stand"), Beside(YELLOW, "stand"))
    assert bomb.state.tasks[0].seat == 1


def test_mission_22_with_two_stands() -> None:
    """BOM-2202: one token beside each, which speaks of that stand."""
    bomb = bomb_of("22", "1 2 | 3 4 | 5 6 | 7 8", 2, setup=True)
    assert LayBeside(0, 3) in bomb.legal(0)
    bomb.play(0, LayBeside(0, 3))
    assert LayBeside(1, 1) in bomb.legal(0)
    bomb.play(0, LayBeside(1, 1))
    assert Lacks(slots("A1 A2"), (3,)) in bomb.state.facts
    assert Lacks(slots("B1 B2"), (1,)) in bomb.state.facts


def test_mission_22_tokens_run_out() -> None:
    """BOM-2203: a value without a token cannot be chosen, and who lacks nothing places nothing, which is known."""
    bomb = bomb_of("22", "1 2 3 4 5 6 7 8 9 10 11 12 2.1 | 1 | 1 | 2", setup=True)
    assert bomb.state.tasks[0].seat == 1
    assert Holds(slots(" ".join(f"A{n}" for n in range(1, 14))), (7,)) in bomb.state.facts
    bomb.play(1, LayBeside(1, 5))
    bomb.play(1, LayBeside(1, 6))
    bomb.play(2, LayBeside(2, 5))
    bomb.play(2, LayBeside(2, 6))
    assert LayBeside(3, 5) not in bomb.legal(3)
    assert LayBeside(3, 7) in bomb.legal(3)


def test_mission_22_gifts_after_the_first_yellow_pair() -> None:
    """BOM-2204: from the captain on everybody gives a token to the left, once."""
    bomb = bomb_of("22", YELLOWS, captain=1)
    bomb.dual("B3", YELLOW, "A2")
    assert bomb.state.tasks[0] == GiftTask(Seat(1), Seat(2))
    assert bomb.refusal(1, GiveToken(0)) == "BOM-2204"
    seats = []
    while bomb.state.tasks:
        giver, receiver = bomb.state.tasks[0].seat, bomb.state.tasks[0].receiver
        seats.append((giver, receiver))
        bomb.play(giver, bomb.legal(giver)[0])
        bomb.play(receiver, bomb.legal(receiver)[0])
    assert seats == [(1, 2), (2, 3), (3, 0), (0, 1)]
    assert bomb.state.parts.windfall is not None
    assert bomb.state.parts.windfall.done


def gift(stands: str, **shown: int) -> Bomb:
    """Mission 22 when the captain, seat 0, has cut the first pair of yellows and may give."""
    bomb = bomb_of("22", stands)
    for name, value in shown.items():
        bomb.change_wires(name, shown=value, token=True)
    bomb.dual("C2", YELLOW, "A2")
    return bomb


def test_mission_22_a_gift_is_put_before_the_next_is_chosen() -> None:
    """BOM-2205: at an uncut wire without a token; if all have one, beside; who has no wires gets nothing."""
    bomb = gift("1 2.1 3 4 | 1 2 2 7 | 3 4.1 5 9 | 8.1")
    bomb.play(0, GiveToken(7))
    assert bomb.legal(1) == [PlaceToken(slot("B4"))]
    bomb.play(1, PlaceToken(slot("B4")))
    bomb.play(1, GiveToken(YELLOW))
    assert bomb.legal(2) == [LayBeside(2, YELLOW)]
    bomb.play(2, LayBeside(2, YELLOW))
    other = gift("1 2.1 3 4 | 1 2 7 | 3 4.1 5 9 | 8", B2=2)
    other.play(0, GiveToken(2))
    other.play(1, LayBeside(1, 2))
    assert other.state.stands[1].beside == (Beside(2, "marked"),)
    done = bomb_of("22", "1 2.1 3 4 | 1 | 3 4.1 5 9 | 8")
    done.cut("B1")
    done.dual("C2", YELLOW, "A2")
    assert done.state.tasks[0] == GiftTask(Seat(1), Seat(2))


def test_mission_22_a_gift_beside_speaks_of_uncut_wires() -> None:
    """BOM-2206."""
    bomb = bomb_of("22", "1 2.1 3 4 | 1 2 2 7 | 3 4.1 5 9 | 8")
    bomb.cut("B2")
    bomb.dual("C2", YELLOW, "A2")
    bomb.play(0, GiveToken(9))
    bomb.play(1, LayBeside(1, 9))
    assert bomb.state.stands[1].beside == (Beside(9, "hand"),)
    assert Lacks(slots("B1 B3 B4"), (9,)) in bomb.state.facts


def test_mission_27_has_no_characters() -> None:
    """BOM-2701: and no batteries; with two players the captain places no token."""
    bomb = bomb_of("27")
    assert bomb.refusal(0, Take("double")) == "BOM-2701"
    assert 7 not in mission_of(Options(mission="27"), 4).cards.numbers
    assert not mission_of(Options(mission="27"), 2).tokens.captain_for_two


def test_mission_27_lays_tokens_in_a_line() -> None:
    """BOM-2702: as many numbers as players; from the captain on everybody takes one and puts it."""
    bomb = bomb_of("27", "1 2.1 3.1 4.1 5.1 9 | 1 2 7 | 3 5 9 | 4 8 8 9")
    bomb.play(0, SoloCut(YELLOW))
    drawn = chance(bomb.state, Random(3))
    assert isinstance(drawn, Drawn)
    assert len(drawn.numbers) == 4
    assert set(drawn.numbers) <= set(NUMBERS)
    bomb.play(CHANCE, Drawn((2, 4, 4, 9)))
    assert bomb.legal(0) == [PickToken(2), PickToken(4), PickToken(9)]
    assert bomb.refusal(0, PickToken(5)) == "BOM-2702"
    assert tokens_left(bomb.state)[4] == 0
    bomb.play(0, PickToken(9))
    bomb.play(0, PlaceToken(slot("A6")))
    bomb.play(1, PickToken(4))
    bomb.play(1, LayBeside(1, 4))
    assert bomb.state.stands[1].beside == (Beside(4, "hand"),)


def test_mission_27_passes_over_who_has_no_wires() -> None:
    """BOM-2703: and what is left returns."""
    bomb = bomb_of("27", "1 2.1 3.1 4.1 5.1 9 | 1 | 3 5 9 | 4 8 8 9")
    bomb.cut("B1")
    bomb.play(0, SoloCut(YELLOW))
    bomb.play(CHANCE, Drawn((2, 4, 4, 9)))
    bomb.play(0, PickToken(9))
    bomb.play(0, PlaceToken(slot("A6")))
    assert bomb.state.tasks[0] == PickTask(Seat(2))
    bomb.play(2, PickToken(2))
    bomb.play(2, LayBeside(2, 2))
    bomb.play(3, PickToken(4))
    bomb.play(3, PlaceToken(slot("D1")))
    assert bomb.state.parts.windfall is not None
    assert bomb.state.parts.windfall.line == ()
    assert tokens_left(bomb.state)[4] == 1
