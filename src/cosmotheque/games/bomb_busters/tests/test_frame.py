"""Rules that missions have in common: rounds, allowed values, being stuck, and the end (BOM-100 to BOM-114)."""

from dataclasses import dataclass, field

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    DualCut,
    GetStuck,
    PassOn,
    PlaceToken,
    PostIt,
    RevealReds,
    SoloCut,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.mission import NONE, TWO, Mission, Stuck
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberTask
from cosmotheque.games.bomb_busters.rules.allowed import allowed_values
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, complete_numbers
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, lay_mission, slot, slots
from cosmotheque.games.bomb_busters.tests.numbered import Numbered, set_up


@dataclass(frozen=True)
class Watch(Part):
    """Lets some values pass and nothing else, and writes down what happens."""

    open: tuple[int, ...] = (1, 2)
    banned: int = -1
    seen: list[object] = field(default_factory=list, compare=False)


@works(Watch)
class Watching(Mechanism[Watch]):
    specials = (Wait,)

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        return None if value in self.part.open else "BOM-102"

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        return "BOM-104" if slot.stand == self.part.banned else None

    def turn_actions(self, table: StateOrView, seat: Seat) -> list[Wait]:
        return [Wait()] if seat in self.part.seen else []

    def round_begins(self, scene: Scene) -> None:
        self.part.seen.append("round")

    def turn_ends(self, scene: Scene) -> None:
        self.part.seen.append("end")

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        self.part.seen.append(cut)


def watched(
    monkeypatch: pytest.MonkeyPatch,
    part: Watch,
    stands: str,
    *,
    stuck: Stuck = "skip+1",
    cards: tuple[int, ...] = (),
    captain: int = 0,
) -> Bomb:
    """Four players in a mission with such a part."""
    mission = Mission(12, TWO, NONE, stuck=stuck, parts=(part,))
    lay_mission(monkeypatch, "4", mission, (4,))
    bomb = Bomb(stands, options=Options(mission="4"), cards=cards, captain=captain)
    bomb.change(turns=1)
    return bomb


def test_the_setup_keeps_its_order() -> None:
    """BOM-100: wires and equipment are there, then come the mission's cards, then tokens from the captain on."""
    bomb = set_up("36", 4)
    assert [type(task) for task in bomb.state.tasks][:2] == [NumberTask, type(bomb.state.tasks[1])]
    assert [task.seat for task in bomb.state.tasks] == [CHANCE, 0, 0, 1, 2, 3]
    assert all(isinstance(task, TokenTask) for task in bomb.state.tasks[2:])


def test_a_round_begins_with_the_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-101: when the turn comes to that seat again; not at first."""
    watch = Watch((1,))
    bomb = watched(monkeypatch, watch, "2 3 | 2 3 | 2 3 | 2 3", captain=1)
    for seat, rounds in zip((1, 2, 3, 0), (0, 0, 0, 1), strict=True):
        assert bomb.state.active == seat
        bomb.change(detonator=0)
        bomb.play(seat, GetStuck())
        assert watch.seen.count("round") == rounds


def test_a_round_begins_when_the_turn_passes_over_the_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-101: who has no uncut wires."""
    watch = Watch((1,))
    bomb = watched(monkeypatch, watch, "2 3 | 2 3 | 2 3 | 2 3", captain=1)
    bomb.cut("A1 A2")  # the captain's stand comes first
    bomb.change(active=Seat(0))
    bomb.play(0, GetStuck())
    assert bomb.state.active == 2
    assert watch.seen == ["end", "round"]


def test_a_gate_binds_all_cuts_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-102, BOM-103: dual cuts, detectors, solo cuts and both values of the ray; reds are no value."""
    bomb = watched(monkeypatch, Watch((1, 3)), "1 2 3 4 4 4 4 | 1 2 3 5 5 10 10", cards=(10,))
    bomb.cut("B6 B7")
    assert allowed_values(bomb.state, Seat(0)) == (1, 3)
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {1, 3}
    assert SoloCut(4) not in bomb.legal(0)
    bomb.play(0, Take("ray"))
    bomb.play(0, bomb.legal(0)[-1])
    assert {act.values for act in bomb.legal(0) if isinstance(act, Announce)} == {(1, 3)}


def test_several_gates_intersect(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-102."""
    mission = Mission(12, NONE, NONE, parts=(Watch((1, 3)), Watch((3, 4))))
    lay_mission(monkeypatch, "4", mission, (4,))
    bomb = Bomb("1 3 4 | 1 3 4", options=Options(mission="4"))
    assert allowed_values(bomb.state, Seat(0)) == (3,)


def test_a_ban_holds_for_detectors_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-104: nobody points at the banned stand."""
    bomb = watched(monkeypatch, Watch((1,), banned=1), "1 2 | 1 2 | 1 2 | 3 4")
    assert {cut.target.stand for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {2, 3}
    bomb.play(0, Take("double"))
    assert {point.slot.stand for point in bomb.legal(0)} == {2, 3}  # type: ignore[union-attr]


def test_only_a_stuck_player_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-105, BOM-108: a miss on purpose is a cut; a special action in its place is none the less one."""
    bomb = watched(monkeypatch, Watch((1,)), "1 2 | 2 3 | 4 4 | 5 5")
    assert bomb.refusal(0, GetStuck()) == "BOM-108"
    watch = Watch((1,))
    bomb = watched(monkeypatch, watch, "2 3 | 2 3 | 4 4 | 5 5")
    assert bomb.legal(0) == [GetStuck()]
    watch.seen.append(0)
    assert bomb.legal(0) == [Wait()]


def test_equipment_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-108: a player who is stuck may use what can be used at any time, or the thermos instead."""
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 2 3 | 4 4 | 11 11", cards=(4, 11))
    bomb.cut("C1 C2 D1 D2")
    assert bomb.legal(0) == [GetStuck(), PassOn(Seat(1)), PostIt(slot("A1")), PostIt(slot("A2"))]
    bomb.play(0, PostIt(slot("A1")))
    assert bomb.state.active == 0


@pytest.mark.parametrize(
    ("stuck", "detonator", "reason"), [("skip", 0, None), ("skip+1", 1, None), ("boom", 0, "stuck")]
)
def test_what_being_stuck_costs(
    monkeypatch: pytest.MonkeyPatch, stuck: Stuck, detonator: int, reason: str | None
) -> None:
    """BOM-106: as the mission says."""
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 1 3 | 1 4 | 5 5", stuck=stuck)
    bomb.play(0, GetStuck())
    assert (bomb.state.detonator, bomb.reason) == (detonator, reason)
    assert reason or bomb.state.active == 1


def test_a_mechanism_may_release_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-106: then nothing moves, whatever the record says."""
    monkeypatch.setattr(Watching, "gets_stuck", lambda self, scene, seat: True)
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 1 3 | 1 4 | 5 5", stuck="boom")
    bomb.play(0, GetStuck())
    assert (bomb.state.detonator, bomb.reason) == (0, None)


def test_a_mission_that_says_nothing_advances() -> None:
    """BOM-107."""
    assert Mission(12, NONE, NONE).stuck == "skip+1"


def test_a_stuck_hand_holds_nothing_that_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-109: and not only reds; a ban as the reason tells nothing."""
    bomb = watched(monkeypatch, Watch((1, 2)), "3 4 5 | 1 3 | 1 4 | 5 5")
    bomb.play(0, GetStuck())
    assert bomb.state.facts == (Lacks(slots("A1 A2 A3"), (1, 2)),)
    bomb = watched(monkeypatch, Watch((1, 2)), "3 4.5 | 1 3 | 1 4 | 5 5")
    bomb.play(0, GetStuck())
    harmless = tuple(range(1, YELLOW + 1))
    assert {*bomb.state.facts} == {Lacks(slots("A1 A2"), (1, 2)), Holds(slots("A1 A2"), harmless)}
    bomb = watched(monkeypatch, Watch((1, 2), banned=1), "1 4 5 | 1 3")
    bomb.play(0, GetStuck())
    assert not any(isinstance(fact, Lacks) for fact in bomb.state.facts)


def test_reds_are_revealed_whatever_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-110."""
    bomb = watched(monkeypatch, Watch(()), "3.5 4.5 | 1 3 | 1 4 | 5 5")
    assert bomb.legal(0) == [RevealReds()]


def test_when_all_are_stuck_the_bomb_explodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-111: one after the other, with nothing changed meanwhile, unless a mechanism helps."""
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 2 3 | 2 3 | 2 3", stuck="skip")
    for seat in range(3):
        bomb.play(seat, GetStuck())
        assert bomb.reason is None
    bomb.play(3, GetStuck())
    assert bomb.reason == "stuck"
    monkeypatch.setattr(Watching, "all_stuck", lambda self, scene: True)
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 2 3 | 2 3 | 2 3", stuck="skip")
    for seat in range(4):
        bomb.play(seat, GetStuck())
    assert bomb.reason is None


def test_a_cut_meanwhile_starts_the_count_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-111."""
    bomb = watched(monkeypatch, Watch((1,)), "2 3 | 1 1 2 3 | 2 3 | 1 1 3", stuck="skip")
    bomb.play(0, GetStuck())
    bomb.dual("D1", 1, "B1")
    bomb.play(2, GetStuck())
    assert bomb.state.idle == 1


def test_the_mission_is_won_with_the_last_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-112: what would move at the end of that turn moves no more."""
    watch = Watch((1,))
    bomb = watched(monkeypatch, watch, "1 | 1")
    bomb.dual("B1", 1, "A1")
    assert bomb.reason == "defused"
    assert "end" not in watch.seen


def test_complete_and_begun() -> None:
    """BOM-113: a begun number serves the sequence's side A, only a complete one its side B."""
    begun, whole = (Numbered(name, "1 1 2 | 1 1 2", line=(1, 2, 3)) for name in ("9", "16"))
    for bomb in (begun, whole):
        bomb.dual("B1", 1, "A1")
    assert (begun.numbers.pointer, whole.numbers.pointer) == (1, 0)
    assert complete_numbers(whole.state) == ()
    whole.dual("A2", 1, "B2")
    assert complete_numbers(whole.state) == (1,)
    assert whole.numbers.pointer == 1


def test_a_cut_action_is_one_whether_it_succeeds_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-114: dual or solo."""
    watch = Watch((1, 2, 4))
    bomb = watched(monkeypatch, watch, "1 1 2 | 1 2 3 | 4 4 4 4 | 5 5")
    bomb.dual("B3", 1, "A1")
    bomb.dual("A3", 2, "B2")
    bomb.play(2, SoloCut(4))
    cuts = [cut for cut in watch.seen if isinstance(cut, CutAction)]
    assert [(cut.seat, cut.values, cut.value, cut.solo) for cut in cuts] == [
        (0, (1,), 0, False),
        (1, (2,), 2, False),
        (2, (4,), 4, True),
    ]


def test_number_cards_are_drawn_after_the_wires() -> None:
    """BOM-120, BOM-123: so that the deal does not depend on them; they lie open then."""
    bomb = set_up("9", 4)
    assert bomb.actors() == {CHANCE}
    bomb.draw(7, 2, 11)
    assert bomb.view(None).parts.numbers == bomb.numbers
    assert bomb.numbers.line == (7, 2, 11)
    assert isinstance(bomb.legal(0)[0], PlaceToken)
