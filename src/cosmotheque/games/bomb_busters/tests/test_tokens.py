"""Info tokens of other kinds, one rule a test (BOM-160 to BOM-174)."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import BY_SEATS
from cosmotheque.games.bomb_busters.model.actions import (
    DENY,
    Announce,
    Drawn,
    Exchange,
    GiveBack,
    LayBeside,
    Lie,
    MarkWire,
    PlaceToken,
    Point,
    PostIt,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import NotePlaced, TokenPlaced
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks, Times
from cosmotheque.games.bomb_busters.model.mission import Mission, Tokens
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.tasks import DrawTokenTask, LieTask, TokenTask
from cosmotheque.games.bomb_busters.model.wires import Beside, Note
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.tokens import kind_of, tokens_left
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, lay_mission, slot, slots

STANDS = "1 3 3 4 5.5 | 1 2 2 2 7 | 3 5 5 9 | 4 7 8 8 8 8"


def bomb_of(mission: MissionName, stands: str = STANDS, seats: int = 4, **more: object) -> Bomb:
    return Bomb(stands, seats, Options(mission=mission), **more)  # type: ignore[arg-type]


@pytest.fixture
def at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mission 4 with random tokens for four; for two only the captain's."""
    plain = BY_SEATS["4", 4]
    for seats, tokens in ((4, Tokens(random=True)), (2, Tokens(captain_random_for_two=True))):
        lay_mission(monkeypatch, "4", Mission(12, plain.red, plain.yellow, tokens=tokens), (seats,))


def test_missions_say_what_tokens_are_used() -> None:
    """BOM-160: by use, and as usual where nothing is said."""
    bomb = bomb_of("22")
    assert [kind_of(bomb.state, Seat(1), use) for use in ("setup", "missed", "post_it")] == ["absent", "value", "value"]
    assert kind_of(bomb_of("4").state, Seat(0), "setup") == "value"


def test_the_captain_of_two_may_have_no_token() -> None:
    """BOM-161: then only the other player places one."""
    assert [task.seat for task in bomb_of("27", "1 2 | 3 4 | 5 6 | 7 8", 2, setup=True).state.tasks] == [1]
    assert [task.seat for task in bomb_of("21", "1 2 | 3 4 | 5 6 | 7 8", 2, setup=True).state.tasks] == [0, 1]


def test_a_random_token_goes_to_its_wire_or_beside(at_random: None) -> None:
    """BOM-162: drawn from the numbers left; in front of a wire of the value, or beside: the hand lacks it."""
    bomb = bomb_of("4", setup=True)
    assert bomb.state.tasks[0] == DrawTokenTask(CHANCE, Seat(0))
    draws = {chance(bomb.state, Random(seed)).numbers[0] for seed in range(300)}  # type: ignore[union-attr]
    assert draws == set(NUMBERS)
    bomb.play(CHANCE, Drawn((3,)))
    assert bomb.legal(0) == [PlaceToken(slot("A2")), PlaceToken(slot("A3"))]
    assert bomb.refusal(0, PlaceToken(slot("A1"))) == "BOM-162"
    bomb.play(0, PlaceToken(slot("A3")))
    assert (bomb.wire("A3").shown, bomb.wire("A3").token) == (3, True)
    bomb.play(CHANCE, Drawn((4,)))
    assert bomb.legal(1) == [LayBeside(1, 4)]
    bomb.play(1, LayBeside(1, 4))
    assert bomb.state.stands[1].beside == (Beside(4, "hand"),)
    assert Lacks(slots("B1 B2 B3 B4 B5"), (4,)) in bomb.state.facts


def test_only_the_captain_of_two_draws(at_random: None) -> None:
    """BOM-162: the other one chooses."""
    bomb = bomb_of("4", "1 2 | 3 4 | 5 6 | 7 8", 2, setup=True)
    assert bomb.state.tasks == (DrawTokenTask(CHANCE, Seat(0)), TokenTask(Seat(1)))


def test_a_token_beside_a_stand_is_used_up(at_random: None) -> None:
    """BOM-163: one of the two of its value."""
    bomb = bomb_of("4", setup=True)
    bomb.play(CHANCE, Drawn((9,)))
    bomb.play(0, LayBeside(0, 9))
    assert tokens_left(bomb.state)[9] == 1
    assert bomb.view(None).tokens[8] == 1


def test_even_and_odd() -> None:
    """BOM-164: only blue wires have a parity, and there is always a token."""
    bomb = bomb_of("21", setup=True)
    assert bomb.legal(0) == [PlaceToken(place) for place in slots("A1 A2 A3 A4")]
    assert bomb.refusal(0, PlaceToken(slot("A5"))) == "BOM-164"
    bomb.play(0, PlaceToken(slot("A4")))
    assert bomb.wire("A4").notes == (Note("even"),)
    bomb.play(1, PlaceToken(slot("B1")))
    assert bomb.wire("B1").notes == (Note("odd"),)
    assert bomb.wire("B1").shown == 0
    assert tokens_left(bomb.state)[1:RED] == (2,) * 13


def test_a_count_says_how_often_the_value_is_on_the_stand() -> None:
    """BOM-165: cut wires included, the value not told, never at a red wire."""
    bomb = bomb_of("24", setup=True)
    bomb.cut("B2")
    assert bomb.refusal(0, PlaceToken(slot("A5"))) == "BOM-166"
    bomb.play(0, PlaceToken(slot("A3")))
    assert bomb.heard(NotePlaced) == [NotePlaced(slot("A3"), Note("times", 2))]
    bomb.play(1, PlaceToken(slot("B4")))
    assert bomb.wire("B4").notes == (Note("times", 3),)
    assert Times(slot("B4"), slots("B1 B2 B3 B4 B5"), 3) in bomb.state.facts
    assert [note.value for wire in bomb.view(2).stands[1].wires for note in wire.notes] == [3]


def test_there_is_no_four_times_token() -> None:
    """BOM-166: it cannot be chosen; after a failure it is said."""
    bomb = bomb_of("24", setup=True)
    for seat, name in ((0, "A1"), (1, "B1"), (2, "C1")):
        bomb.play(seat, PlaceToken(slot(name)))
    assert bomb.legal(3) == [PlaceToken(slot("D1")), PlaceToken(slot("D2"))]
    bomb.play(3, PlaceToken(slot("D1")))
    bomb.dual("D4", 3, "A2")
    assert bomb.wire("D4").notes == (Note("times", 4, said=True),)


def test_the_post_it_may_count_at_a_cut_wire() -> None:
    """BOM-167: and not where the value is there four times."""
    bomb = bomb_of("24", "1 3 3 4 | 2 2 2 4 4 | 3 5 | 8 8 8 8", cards=(4,))
    bomb.cut("B4 B5 B1")
    bomb.play(1, PostIt(slot("B1")))
    assert bomb.wire("B1").notes == (Note("times", 3),)
    other = bomb_of("24", "1 3 3 4 | 2 2 2 4 4 | 3 5 | 8 8 8 8", cards=(4,))
    other.cut("B4 B5 D1")
    assert not [action for action in other.legal(3) if isinstance(action, PostIt)]
    assert PostIt(slot("A3")) in other.legal(0)


def test_a_count_does_not_travel_with_its_wire() -> None:
    """BOM-168: it is discarded, the others stay, and what they all said stays known of the wires of then."""
    bomb = bomb_of("24", "1 3 3 4 | 1 5 6 6 | 2 2 7 | 9", cards=(2,))
    bomb.cut("C1 C2")
    for name, stand, count in (("A1", "A1 A2 A3 A4", 1), ("A3", "A1 A2 A3 A4", 2)):
        bomb.change_wires(name, notes=(Note("times", count),))
        bomb.change(facts=(*bomb.state.facts, Times(slot(name), slots(stand), count)))
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B3")))
    assert bomb.row("A") == "1 3 4 6"
    assert bomb.row("B") == "1 3 5 6"
    assert [wire.notes for wire in bomb.state.stands[1].wires] == [()] * 4
    assert bomb.wire("A1").notes == (Note("times", 1),)
    assert Times(slot("B2"), slots("A1 A2 A3 B2"), 2) in bomb.state.facts


def test_a_false_token_excludes_a_value() -> None:
    """BOM-169: of its wire, for ever; several may stand there, and a true one comes all the same."""
    bomb = bomb_of("52", "1 3 4 5 | 2 2 6 7 | 3 5 | 4")
    bomb.dual("B1", 3, "A2")
    bomb.play(1, next(iter(bomb.legal(1))))
    bomb.change(active=Seat(0), acted=False)
    bomb.dual("B1", 4, "A3")
    assert bomb.wire("B1").notes == (Note("not", 3), Note("not", 4))
    assert tokens_left(bomb.state)[3:5] == (1, 1)
    bomb.change(active=Seat(0), acted=False, detonator=0)
    bomb.dual("B1", 4, "A3")
    assert len(bomb.wire("B1").notes) == 2


def test_the_token_of_a_failure_shows_what_was_announced() -> None:
    """BOM-170: the owner chooses the wire of a detector, red ones too; the others are known not to be of it."""
    bomb = bomb_of("52", "1 3 4 5 | 2 2 6.5 7 | 3 5 | 4")
    bomb.detect("double", "B2 B3", 3, "A2")
    assert bomb.legal(1) == [Lie(slot("B2"), 3), Lie(slot("B3"), 3)]
    assert bomb.refusal(1, MarkWire(slot("B2"))) == "BOM-32"
    bomb.play(1, Lie(slot("B3"), 3))
    assert bomb.wire("B3").notes == (Note("not", 3),)
    assert Lacks(slots("B2 B3"), (3,)) in bomb.state.facts
    assert Holds(slots("B2 B3"), (*NUMBERS, YELLOW)) in bomb.state.facts
    assert bomb.state.detonator == 1


def test_with_the_ray_the_owner_chooses_the_value() -> None:
    """BOM-170."""
    bomb = bomb_of("52", "1 3 4 5 | 2 2 6 7 | 10 10 | 4", cards=(10,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("ray"))
    bomb.play(0, Point(slot("B1")))
    bomb.play(0, Announce((3, 4), slots("A2 A3")))
    assert bomb.state.tasks == (LieTask(Seat(1), slots("B1"), (3, 4)),)
    assert bomb.refusal(1, Lie(slot("B1"), 7)) == "BOM-170"
    bomb.play(1, Lie(slot("B1"), 4))
    assert bomb.wire("B1").notes == (Note("not", 4),)
    assert Lacks(slots("B1"), (3, 4)) in bomb.state.facts


def test_an_absent_value_lies_beside_the_stand() -> None:
    """BOM-171: it is not there."""
    bomb = bomb_of("22", setup=True)
    bomb.play(0, LayBeside(0, 2))
    assert bomb.state.stands[0].beside == (Beside(2, "stand"),)
    assert Lacks(slots("A1 A2 A3 A4 A5"), (2,)) in bomb.state.facts
    assert bomb.refusal(0, LayBeside(0, 3)) == "BOM-171"


def test_without_tokens_a_failure_shows_nothing() -> None:
    """BOM-172: known is only that the value is wrong, and that not all wires are red."""
    bomb = bomb_of("58", "1 3 4 5 | 2 2 6.5 7 | 3 5 | 4")
    bomb.dual("B1", 3, "A2")
    assert not bomb.heard(TokenPlaced)
    assert bomb.wire("B1") == replace(bomb.wire("B1"), shown=0, notes=())
    assert Lacks(slots("B1"), (3,)) in bomb.state.facts
    assert Lacks(slots("B1"), (RED,)) in bomb.state.facts
    bomb.change(active=Seat(0), acted=False)
    bomb.detect("double", "B3 B4", 4, "A3")
    assert bomb.legal(1) == [DENY]
    bomb.play(1, DENY)
    assert Holds(slots("B3 B4"), (*NUMBERS, YELLOW)) in bomb.state.facts
    assert bomb.refusal(1, DENY) == "BOM-172"


def test_a_token_that_is_used_up_is_taken_from_a_cut_wire_or_said() -> None:
    """BOM-174: false ones, too."""
    bomb = bomb_of("52", "1 3 4 5 | 2 2 6 7 | 3 5 | 4")
    bomb.change_wires("C1 C2", notes=(Note("not", 4),))
    bomb.dual("B1", 4, "A3")
    assert bomb.wire("B1").notes == (Note("not", 4, said=True),)
    bomb.cut("C1")
    bomb.change(active=Seat(0), acted=False)
    bomb.dual("B2", 4, "A3")
    assert bomb.wire("B2").notes == (Note("not", 4),)
    assert bomb.wire("C1").notes == (Note("not", 4, said=True),)


def test_who_has_no_count_to_show_says_so() -> None:
    """BOM-166, BOM-351: all numbers are there four times."""
    bomb = bomb_of("24", "1 1 1 1 | 2 3 | 4 | 5", setup=True)
    assert bomb.state.tasks[0] == TokenTask(Seat(1))
    assert Times(slot("A1"), slots("A1 A2 A3 A4"), 4) in bomb.state.facts
