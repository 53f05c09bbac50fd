"""Characters and detectors: BOM-30 to BOM-32, BOM-43, BOM-49, BOM-51."""

from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    DualCut,
    Label,
    MarkWire,
    Point,
    Rewind,
    Scan,
    SoloCut,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import CharacterUsed, Cut, TokenPlaced
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.tests.bomb import COLOURS, EVEN, TWELVE, Bomb, slot, slots

REDS = Options(mission="practice", blue=6, red=2, yellow=2)
MIXED = "1 1 2 3 4.1 6 | 1 2 2.5 3.5 4 5.1 | 1 2 3 4 5 5 | 3 4 5 6"


def test_double_detector_once_per_mission() -> None:
    """BOM-30: a number and two uncut wires of one stand, not necessarily neighbours; then the character is used."""
    bomb = Bomb()
    bomb.detect("double", "B1 B6", 1, "A1")
    assert bomb.heard(CharacterUsed) == [CharacterUsed(0)]  # type: ignore[arg-type]
    assert bomb.state.spent == (0,)
    bomb.play(1, CutMatch(slot("B1")))
    bomb.change(active=0)
    assert bomb.refusal(0, Take("double")) == "BOM-30"


def test_no_detector_without_characters() -> None:
    """BOM-30: a table may play without them."""
    options = Options(mission="practice", blue=6, red=0, yellow=0, characters=False)
    assert Bomb(EVEN, options=options).refusal(0, Take("double")) == "BOM-30"


def test_detectors_never_announce_yellow_and_stay_on_one_stand() -> None:
    """BOM-9, BOM-30: only numbers; the second wire is on the stand of the first."""
    bomb = Bomb(MIXED, options=REDS)
    bomb.play(0, Take("double"))
    bomb.play(0, Point(slot("B1")))
    assert all(action.slot.stand == 1 for action in bomb.legal(0) if isinstance(action, Point))
    assert bomb.refusal(0, Point(slot("C1"))) == "BOM-30"
    bomb.play(0, Point(slot("B2")))
    assert {action.values for action in bomb.legal(0) if isinstance(action, Announce)} == {(1,), (2,), (3,), (6,)}
    assert bomb.refusal(0, Announce((YELLOW,), (slot("A5"),))) == "BOM-30"


def test_a_draft_is_private_and_swept_away_by_events() -> None:
    """BOM-30, BOM-40: a player's preparations are seen by no other, and change no other list."""
    bomb = Bomb(cards=(1,))
    bomb.cut("A1 B1")
    before = (bomb.view(1), bomb.legal(1), bomb.actors())
    bomb.play(0, Take("double"))
    assert bomb.events == ()
    assert (bomb.view(1), bomb.legal(1), bomb.actors()) == before
    assert bomb.view(0).draft == Draft(("double",))
    bomb.play(1, Label(False, slot("B2")))
    assert bomb.state.draft is None


def test_one_match_succeeds_and_the_owner_is_always_asked() -> None:
    """BOM-31, BOM-51: the game waits for the owner, whether or not there is a choice."""
    bomb = Bomb()
    bomb.detect("double", "B1 B6", 1, "A2")
    assert bomb.actors() == {1}
    assert bomb.legal(1) == [CutMatch(slot("B1"))]
    assert bomb.refusal(1, CutMatch(slot("B6"))) == "BOM-31"
    assert bomb.refusal(0, DualCut(slot("B2"), 2, slot("A3"))) == "BOM-51"
    bomb.play(1, CutMatch(slot("B1")))
    assert bomb.cut_names() == "A2 B1"
    assert bomb.state.active == 1


def test_two_matches_and_the_owner_chooses_in_silence() -> None:
    """BOM-31: everybody else sees the same question as with one match."""
    bomb, other = Bomb(), Bomb(EVEN.replace("1 2 3 4 6 6", "1 2 3 4 5 6"))
    for each in (bomb, other):
        each.change(active=1)
        each.detect("double", "C5 C6", 6, "B6")
    assert bomb.legal(2) == [CutMatch(slot("C5")), CutMatch(slot("C6"))]
    assert other.legal(2) == [CutMatch(slot("C6"))]
    assert bomb.view(0) == other.view(0)
    bomb.play(2, CutMatch(slot("C6")))
    assert bomb.cut_names() == "B6 C6"
    assert not [fact for fact in bomb.state.facts if isinstance(fact, Lacks)]


def test_no_match_the_owner_marks_one_of_them() -> None:
    """BOM-32: the detonator advances, the choice is the owner's."""
    bomb = Bomb()
    bomb.detect("double", "B5 B6", 1, "A2")
    assert bomb.legal(1) == [MarkWire(slot("B5")), MarkWire(slot("B6"))]
    bomb.play(1, MarkWire(slot("B6")))
    assert bomb.state.detonator == 1
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("B6"), 6, said=False)]
    assert Lacks(slots("B5"), (1,)) in bomb.state.facts


def test_exactly_one_red_does_not_explode_and_the_other_is_marked() -> None:
    """BOM-32: silently; others see the same question as without a red wire."""
    bomb = Bomb(MIXED, options=REDS)
    bomb.detect("double", "B2 B3", 1, "A1")
    assert bomb.outcome is None
    assert bomb.legal(1) == [MarkWire(slot("B2"))]
    assert bomb.refusal(1, MarkWire(slot("B3"))) == "BOM-32"
    bomb.play(1, MarkWire(slot("B2")))
    assert bomb.state.detonator == 1


def test_both_red_explodes() -> None:
    """BOM-32."""
    bomb = Bomb(MIXED, options=REDS)
    bomb.detect("double", "B3 B4", 1, "A1")
    assert bomb.reason == "red"


def test_a_red_wire_beside_a_match_is_no_harm() -> None:
    """BOM-31, BOM-32: one match is enough."""
    bomb = Bomb(MIXED, options=REDS)
    bomb.detect("double", "B1 B3", 1, "A1")
    bomb.play(1, CutMatch(slot("B1")))
    assert bomb.cut_names() == "A1 B1"


def test_triple_detector() -> None:
    """BOM-43: three uncut wires of one stand; it takes three, and the card."""
    bomb = Bomb(cards=(3,))
    assert bomb.refusal(0, Take("triple")) == "BOM-40"
    bomb.cut("C3 D2")
    bomb.detect("triple", "B4 B5 B6", 5, "A6")
    assert bomb.legal(1) == [CutMatch(slot("B5"))]
    bomb.play(1, CutMatch(slot("B5")))
    assert bomb.state.cards[0].used
    few = Bomb(cards=(3,))
    few.cut("B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4")
    assert few.refusal(0, Take("triple")) == "BOM-43"


def test_triple_detector_explodes_only_if_all_three_are_red() -> None:
    """BOM-43."""
    options = Options(mission="practice", blue=6, red=3, yellow=0)
    text = "1 1 2 3 4 6 | 1 2.5 3.5 4.5 5 | 1 2 3 3 5 | 3 4 5 6"
    for targets, reason in (("B2 B3 B4", "red"), ("B2 B3 B5", None)):
        bomb = Bomb(text, options=options, cards=(3,))
        bomb.cut("C3 C4")
        bomb.detect("triple", targets, 1, "A1")
        assert bomb.reason == reason


def test_super_detector_points_at_a_whole_stand() -> None:
    """BOM-43: all uncut wires of one stand."""
    bomb = Bomb(cards=(5,))
    bomb.cut("D4 D5 C1")
    bomb.play(0, Take("super"))
    assert [action for action in bomb.legal(0) if isinstance(action, Sweep)] == [Sweep(1), Sweep(2), Sweep(3)]
    assert bomb.refusal(0, Point(slot("C2"))) == "BOM-43"
    bomb.play(0, Sweep(2))
    bomb.play(0, Announce((4,), (slot("A5"),)))
    task = bomb.state.tasks[0]
    assert isinstance(task, AnswerTask)
    assert task.slots == slots("C2 C3 C4 C5 C6")
    bomb.play(2, CutMatch(slot("C4")))
    assert bomb.state.cards[0].used


def test_ray_announces_two_values_for_one_wire() -> None:
    """BOM-49: both held, one may be yellow; the own wire of the value that matched is cut."""
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5 | 4 4", 4, Options(mission="practice", blue=6, red=0, yellow=2), cards=(10,))
    assert bomb.refusal(0, Take("ray")) == "BOM-40"
    bomb = Bomb("1 1 2.1 3 | 2 2 3.1 5 | 10 10", 4, Options(mission="practice", blue=12, red=0, yellow=2), cards=(10,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("ray"))
    bomb.play(0, Point(slot("B3")))
    announced = {action.values for action in bomb.legal(0) if isinstance(action, Announce)}
    assert announced == {(1, 3), (1, YELLOW), (3, YELLOW)}
    bomb.play(0, Announce((1, YELLOW), slots("A2 A3")))
    assert bomb.heard(Cut)[0].slots == slots("B3 A3")


def test_ray_failure_proves_that_both_values_are_held() -> None:
    """BOM-49, BOM-90."""
    bomb = Bomb("1 1 2 3 | 2 2 5 6 | 10 10", 4, Options(mission="practice", red=0, yellow=0), cards=(10,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("ray"))
    bomb.play(0, Point(slot("B3")))
    bomb.play(0, Announce((1, 3), slots("A2 A4")))
    assert bomb.wire("B3").shown == 5
    assert sorted(fact.values for fact in bomb.state.facts) == [(1,), (3,)]  # type: ignore[union-attr]
    assert bomb.state.detonator == 1


def test_ray_with_a_detector_and_the_owner_chooses_between_values() -> None:
    """BOM-49: combined with a detector, without yellow; wires of both values pointed at, the owner chooses."""
    options = Options(mission="practice", red=0, yellow=2)
    bomb = Bomb("1 1 2.1 3 | 1 2 3 5.1 | 10 10", 4, options, cards=(10,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("ray"))
    bomb.play(0, Take("double"))
    for place in slots("B1 B3"):
        bomb.play(0, Point(place))
    assert {action.values for action in bomb.legal(0) if isinstance(action, Announce)} == {(1, 3)}
    bomb.play(0, Announce((1, 3), slots("A1 A4")))
    assert bomb.legal(1) == [CutMatch(slot("B1")), CutMatch(slot("B3"))]
    bomb.play(1, CutMatch(slot("B3")))
    assert bomb.cut_names() == "A4 B3 C1 C2"
    assert bomb.state.cards[0].used
    assert bomb.state.spent == (0,)


def test_nobody_else_learns_which_wire_the_asker_means() -> None:
    """BOM-16, BOM-51: while the owner thinks, only the asker's view has it."""
    bomb = Bomb()
    bomb.detect("double", "B5 B6", 1, "A2")
    tasks = [bomb.view(seat).tasks[0] for seat in (0, 1, 2, None)]
    assert [getattr(task, "own", None) for task in tasks] == [slots("A2"), (), (), ()]


def test_a_detector_points_at_different_wires() -> None:
    """BOM-30: and a spectator does not see the draft either."""
    bomb = Bomb()
    bomb.play(0, Take("double"))
    bomb.play(0, Point(slot("B1")))
    assert bomb.refusal(0, Point(slot("B1"))) == "BOM-30"
    assert bomb.view(None).draft is None


def test_one_detector_at_a_time() -> None:
    """BOM-30, BOM-43, BOM-49: the ray goes with any detector, two detectors do not go together."""
    bomb = Bomb("1 2 3 | 1 2 4 5 | 1 2 4 | 3 3 10 10 5 5", options=TWELVE, cards=(3, 5, 10))
    bomb.cut("D1 D2 D3 D4 D5 D6")
    bomb.play(0, Take("double"))
    assert [action.tool for action in bomb.legal(0) if isinstance(action, Take)] == ["ray"]
    for tool in ("triple", "super"):
        other = Bomb("1 2 3 | 1 2 4 5 | 1 2 4 | 3 3 10 10 5 5", options=TWELVE, cards=(3, 5, 10))
        other.cut("D1 D2 D3 D4 D5 D6")
        other.play(0, Take(tool))
        assert [action.tool for action in other.legal(0) if isinstance(action, Take)] == ["ray"]


def test_the_triple_detector_does_not_announce_yellow() -> None:
    """BOM-43."""
    bomb = Bomb("1 2.1 3 | 2 3.1 4 | 3 3", options=COLOURS, cards=(3,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("triple"))
    for place in slots("B1 B2 B3"):
        bomb.play(0, Point(place))
    assert {action.values for action in bomb.legal(0) if isinstance(action, Announce)} == {(1,), (3,)}


def test_the_super_detector_does_not_announce_yellow() -> None:
    """BOM-43."""
    bomb = Bomb("1 2.1 3 | 2 3.1 | 5 5", options=COLOURS, cards=(5,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("super"))
    bomb.play(0, Sweep(1))
    assert {action.values for action in bomb.legal(0) if isinstance(action, Announce)} == {(1,), (3,)}


def test_a_tool_in_hand_comes_before_everything_else() -> None:
    """BOM-30: a plain cut or a card has to wait, and the refusal says for what."""
    bomb = Bomb("1 1 2 4 | 1 2 2 4 | 3 3 5 | 6 6 8 8", options=TWELVE, cards=(6, 8))
    bomb.change(detonator=1)
    bomb.cut("D1 D2 D3 D4")
    bomb.play(0, Take("double"))
    for action in (DualCut(slot("B1"), 1, slot("A1")), SoloCut(1), Scan(4), Rewind()):
        assert bomb.refusal(0, action) == "BOM-30"


def test_the_ray_announces_yellow_that_is_held() -> None:
    """BOM-49: it is no detector (BOM-30)."""
    bomb = Bomb("1 1 3 | 2 2 3.1 5 | 10 10", options=COLOURS, cards=(10,))
    bomb.cut("C1 C2")
    bomb.play(0, Take("ray"))
    bomb.play(0, Point(slot("B3")))
    assert bomb.refusal(0, Announce((1, YELLOW), slots("A1 A3"))) == "BOM-49"
