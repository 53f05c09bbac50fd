"""Mission 54: oxygen of one's own, breaches, and the script of the hull."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, CLOCK, Seat, Talk
from cosmotheque.games.bomb_busters.components import RED, is_blue
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import STRIKE, Drawn, DualCut, GetStuck, RevealReds, SoloCut, Take
from cosmotheque.games.bomb_busters.model.events import RedsRevealed
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.breaches.data import Breached, BreachTask, Hull, Seal, Sealed
from cosmotheque.games.bomb_busters.parts.carrier.data import FileTask, FileWire
from cosmotheque.games.bomb_busters.parts.oxygen.data import AirMoved, AirShared, Oxygen, Pass
from cosmotheque.games.bomb_busters.parts.script.data import CueSpoken, Playing, Script
from cosmotheque.games.bomb_busters.rules.deal import chance, draw_deal, start
from cosmotheque.games.bomb_busters.rules.registry import part_of
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots, sure
from cosmotheque.games.bomb_busters.text import CUE_NAMES

HULL = Options(mission="54")
FOUR = "1 4 6 9 | 1 5 7 9 | 2 4 8 10 | 3 5 9 11"
PILE = "1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5"


def dive(stands: str = FOUR, seats: int = 4, **changes: object) -> Bomb:
    """Mission 54 at the captain's first turn, with the whole pile."""
    bomb = Bomb(stands, seats, HULL, aside=PILE)
    bomb.change(turns=1, script=Playing(cues=1), **changes)
    return bomb


def turn(number: int, stands: str = FOUR, seats: int = 4, **changes: object) -> Bomb:
    """A mission at the beginning of a turn, with all cues before that spoken."""
    bomb = dive(stands, seats, **changes)
    script = part_of(bomb.state, Script)
    assert script is not None
    spoken = sum(cue.at <= 20 * (number - 2) for cue in script.cues)
    bomb.change(turns=number - 1, acted=True, script=Playing(cues=spoken))
    bomb.begin()
    return bomb


def breached(stands: str = FOUR, code: int = 55, seats: int = 4, **changes: object) -> Bomb:
    """The captain's first stand, A, has got a breach, and it is the captain's turn."""
    bomb = turn(6, stands, seats, **changes)
    bomb.play(CHANCE, Drawn((code,)))
    if bomb.state.tasks:
        bomb.play(0, FileWire(0))
    bomb.change(active=Seat(0))
    return bomb


def held(bomb: Bomb) -> tuple[int, ...]:
    assert bomb.state.parts.oxygen is not None
    return bomb.state.parts.oxygen.held


def test_the_reds_lie_in_a_pile() -> None:
    """BOM-5401: 48 blue wires are dealt; all eleven reds are set aside, shown by no marker and to nobody."""
    for seats in range(2, 6):
        dealt = draw_deal(start(HULL, seats), Random(seats))
        assert sum(map(len, dealt.stands)) == 48
        assert all(is_blue(code) for stand in dealt.stands for code in stand)
        assert len(dealt.aside) == 11
        assert 10 not in dealt.cards
    bomb = dive()
    assert bomb.state.markers == ()
    assert bomb.view(0).aside == (0,) * 11
    assert bomb.view(1).reds == 0


def test_reds_in_the_pile_do_not_count() -> None:
    """BOM-5401, BOM-112: the mission is won with them still there."""
    bomb = dive("1 1 1 | 1")
    bomb.cut("A1 A2")
    bomb.dual("B1", 1, "A3")
    assert bomb.reason == "defused"


@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 6), (4, 3), (5, 2)])
def test_everybody_has_tokens(seats: int, count: int) -> None:
    """BOM-5402: and the reserve is without end (BOM-230)."""
    assert dive("1 | 1", seats).state.parts.oxygen == Oxygen(-1, (count,) * seats)


def test_a_cut_is_paid_to_the_reserve() -> None:
    """BOM-5403: by depth, out of the own tokens, in vain as well; who can play must."""
    bomb = dive()
    assert bomb.refusal(0, Pass()) == "BOM-228"
    bomb.dual("B1", 9, "A4")
    assert bomb.heard(AirMoved) == [AirMoved(Seat(0), Seat(-1), 3)]
    assert bomb.state.parts.oxygen == Oxygen(-1, (0, 3, 3, 3))


def test_too_few_tokens() -> None:
    """BOM-5403: the turn is skipped, and the detonator advances."""
    bomb = dive("5 9 | 5 9 | 4 | 4", oxygen=Oxygen(-1, (1, 3, 3, 3)))
    assert bomb.legal(0) == [GetStuck()]
    assert bomb.refusal(0, DualCut(slot("B1"), 5, slot("A1"))) == "BOM-227"
    bomb.play(0, GetStuck())
    assert bomb.state.detonator == 1
    assert bomb.state.facts == (Lacks(slots("A1 A2"), (1, 2, 3, 4)),)


def test_a_complete_number_gives_everybody_a_token() -> None:
    """BOM-5404: not the first pair of it; a solo cut of four does, too."""
    bomb = dive("1 1 6 | 1 6 | 1 7 | 8 8 8 8")
    bomb.dual("B1", 1, "A1")
    assert not bomb.heard(AirShared)
    bomb.change(active=Seat(0), acted=False)
    bomb.dual("C1", 1, "A2")
    assert bomb.heard(AirShared) == [AirShared((Seat(0), Seat(1), Seat(2), Seat(3)), 1)]
    assert held(bomb) == (2, 4, 4, 4)
    bomb.change(active=Seat(3), acted=False)
    bomb.play(3, SoloCut(8))
    assert held(bomb) == (3, 5, 5, 3)


def test_it_is_a_mission_with_a_voice_and_a_key() -> None:
    """BOM-5405: a script from the first turn on; it is the last of its box, without the ray."""
    mission = mission_of(HULL, 4)
    assert (mission.box, 10 in mission.new_characters) == (4, False)
    assert turn(1).heard(CueSpoken)[0].rule == "BOM-5410"


def test_the_script_has_45_turns() -> None:
    """BOM-5406."""
    script = part_of(dive().state, Script)
    assert script is not None
    assert (script.cues[-1].at, script.cues[-1].at // script.pace) == (900, 45)


def test_a_breach_is_drawn_and_filed_in_order() -> None:
    """BOM-5406: from the pile; its owner alone sees the number, all see where and that it is red."""
    bomb = turn(6)
    assert bomb.state.tasks == (BreachTask(Seat(0)),)
    assert bomb.actors() == {CHANCE}
    assert {chance(bomb.state, Random(seed)).numbers[0] for seed in range(99)} == {*range(15, 116, 10)}  # type: ignore[union-attr]
    bomb.play(CHANCE, Drawn((55,)))
    assert bomb.row("A") == "1 4 5.5 6 9"
    assert bomb.heard(Breached) == [Breached(Seat(0), slot("A3"))]
    assert 55 not in bomb.state.aside
    assert (bomb.view(0).stands[0].wires[2].code, bomb.view(0).reds) == (55, 1)
    for other in (1, 2, 3, None):
        seen = bomb.view(other).stands[0].wires
        assert [(wire.code, wire.shown) for wire in seen[1:4]] == [(0, 0), (0, RED), (0, 0)]
        assert bomb.view(other).aside == (0,) * 10


def test_breaches_go_round() -> None:
    """BOM-5406: the captain first, then the next one with uncut wires that are not all red."""
    bomb = breached()
    for last, cut, following in ((0, "", 1), (0, "B1 B2 B3 B4", 2), (2, "", 3), (3, "A1 A2 A4 A5", 2)):
        bomb.cut(cut)
        bomb.change(breaches=Hull(1, Seat(last)), turns=15, acted=True, script=Playing(cues=3), active=Seat(2))
        bomb.begin()
        assert bomb.state.tasks == (BreachTask(Seat(following)),)
        bomb.change(tasks=())


def test_with_two_stands_the_owner_chooses_one() -> None:
    """BOM-5406: having seen the wire; the others wait and see its back."""
    bomb = turn(6, seats=2)
    bomb.play(CHANCE, Drawn((55,)))
    assert bomb.view(0).tasks == (FileTask(Seat(0), 55),)
    assert bomb.view(1).tasks == bomb.view(None).tasks == (FileTask(Seat(0), 0),)
    assert bomb.legal(0) == [FileWire(0), FileWire(1)]
    assert bomb.refusal(0, FileWire(2)) == "BOM-5406"
    bomb.play(0, FileWire(1))
    assert bomb.row("B") == "1 5 5.5 7 9"
    assert bomb.state.parts.breaches == Hull(1, Seat(0))


def test_what_is_known_moves_along() -> None:
    """BOM-5406: facts about wires to the right of the breach go one place on."""
    bomb = turn(6, facts=(Lacks(slots("A2 A4"), (1, 2)),))
    bomb.play(CHANCE, Drawn((55,)))
    assert bomb.state.facts == (Lacks(slots("A2 A5"), (1, 2)),)


def test_cuts_are_dearer_with_a_breach() -> None:
    """BOM-5407: for its owner, as long as it is uncut; it is part of the gate."""
    bomb = breached(oxygen=Oxygen(-1, (3, 3, 3, 3)))
    assert (sure(bomb.view(0).parts.oxygen).prices[0], sure(bomb.view(1).parts.oxygen).prices[0]) == (2, 1)
    assert bomb.refusal(0, DualCut(slot("B4"), 9, slot("A5"))) == "BOM-227"
    bomb.dual("B1", 1, "A1")
    assert held(bomb)[0] == 1
    bomb.cut("A3")
    assert sure(bomb.view(0).parts.oxygen).prices[0] == 1


def test_a_breach_is_sealed() -> None:
    """BOM-5408: in place of a cut, for two tokens; it lies there for all to see."""
    bomb = breached(oxygen=Oxygen(-1, (2, 3, 3, 3)))
    assert bomb.refusal(0, Seal(slot("A1"))) == "BOM-5408"
    assert bomb.refusal(1, Seal(slot("A3"))) == "BOM-12"
    assert bomb.play(0, Seal(slot("A3")))[:2] == (
        AirMoved(Seat(0), Seat(-1), 2),
        Sealed(Seat(0), slot("A3"), 55),
    )
    assert (held(bomb)[0], bomb.state.active, bomb.state.detonator) == (0, 1, 0)
    assert bomb.view(2).stands[0].wires[2].code == 55
    poor = breached("5 9 | 5 9 | 4 | 4", oxygen=Oxygen(-1, (1, 3, 3, 3)))
    assert poor.legal(0) == [GetStuck()]
    assert poor.refusal(0, Seal(slot("A2"))) == "BOM-5408"


def test_whoever_can_seal_is_not_stuck() -> None:
    """BOM-5408, BOM-105."""
    bomb = breached("9 10 | 5 9 | 4 | 4", oxygen=Oxygen(-1, (2, 3, 3, 3)))
    assert [action for action in bomb.legal(0) if isinstance(action, GetStuck)] == []
    assert Seal(slot("A1")) in bomb.legal(0)


def test_the_last_breaches_are_revealed_for_nothing() -> None:
    """BOM-5408: with the last wires, like other reds."""
    bomb = breached(oxygen=Oxygen(-1, (9, 3, 3, 3)))
    bomb.cut("A1 A2 A4 A5")
    assert bomb.legal(0) == [RevealReds()]
    bomb.play(0, RevealReds())
    assert bomb.heard(RedsRevealed) == [RedsRevealed(Seat(0), slots("A3"), (55,))]
    assert held(bomb)[0] == 9


def test_a_breach_that_is_cut_explodes() -> None:
    """BOM-5406: it is a red wire."""
    bomb = breached()
    bomb.change(active=Seat(1))
    bomb.dual("A3", 5, "B2")
    assert bomb.reason == "red"


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 1), (5, 1)])
def test_the_pump(seats: int, count: int) -> None:
    """BOM-5409: one token for everybody, two with two players."""
    bomb = turn(11, seats=seats, oxygen=Oxygen(-1, (0,) * seats))
    assert held(bomb) == (count,) * seats


@pytest.mark.parametrize(
    ("number", "rule"),
    [
        (1, "BOM-5410"),
        (6, "BOM-5411"),
        (11, "BOM-5412"),
        (16, "BOM-5413"),
        (21, "BOM-5414"),
        (23, "BOM-5415"),
        (26, "BOM-5416"),
        (31, "BOM-5417"),
        (36, "BOM-5418"),
        (46, "BOM-5419"),
    ],
)
def test_cues_come_before_their_turns(number: int, rule: str) -> None:
    """BOM-5410 to BOM-5419: each has its line, which every view tells."""
    bomb = turn(number)
    assert [event.rule for event in bomb.heard(CueSpoken)] == [rule]
    assert sure(bomb.view(2).parts.script).cue == rule
    assert CUE_NAMES[rule].fr
    assert CUE_NAMES[rule].en


@pytest.mark.parametrize("number", [6, 16, 26, 36])
def test_four_cues_are_breaches(number: int) -> None:
    """BOM-5411, BOM-5413, BOM-5416, BOM-5418."""
    assert turn(number).state.tasks == (BreachTask(Seat(0)),)


@pytest.mark.parametrize("number", [11, 23, 36])
def test_three_cues_are_the_pump(number: int) -> None:
    """BOM-5412, BOM-5415, BOM-5418: the last one with a breach."""
    bomb = turn(number, oxygen=Oxygen(-1, (0, 2, 0, 5)))
    assert held(bomb) == (1, 3, 1, 6)


def test_they_are_at_the_valves() -> None:
    """BOM-5414: everybody who has tokens returns one."""
    bomb = turn(21, oxygen=Oxygen(-1, (0, 2, 1, 5)))
    assert held(bomb) == (0, 1, 0, 4)
    assert bomb.heard(AirShared) == [AirShared((Seat(1), Seat(2), Seat(3)), -1)]


def test_silent_running() -> None:
    """BOM-5417, BOM-5418: nobody speaks until the next cue, but everybody may give signs; else they talk."""
    manners = GAME.manners
    for number, talk in ((30, Talk.PHRASES), (31, Talk.CLOSED), (35, Talk.CLOSED), (36, Talk.PHRASES)):
        state = turn(number).state
        assert manners.talk(state, Seat(2)) == talk
        assert manners.may_signal(state, Seat(2)) == (talk == Talk.CLOSED)


def test_the_dive_is_the_end() -> None:
    """BOM-5419: also by the clock."""
    assert turn(45).reason is None
    assert turn(46).reason == "late"
    bomb = Bomb(FOUR, options=Options(mission="54", clock="time"), aside=PILE)
    bomb.change(turns=9, script=Playing(cues=9))
    bomb.play(CLOCK, STRIKE, at=900_000)
    assert bomb.reason == "late"


def test_a_breach_by_the_clock_ends_a_draft() -> None:
    """BOM-5411, BOM-276: places shift, so a player who was pointing begins anew."""
    bomb = Bomb(FOUR, options=Options(mission="54", clock="time"), aside=PILE)
    bomb.change(turns=1, script=Playing(cues=1), active=Seat(1))
    bomb.play(1, Take("double"))
    bomb.play(CLOCK, STRIKE, at=100_000)
    assert bomb.actors() == {CHANCE}
    bomb.play(CHANCE, Drawn((55,)))
    assert bomb.state.draft is None
    assert bomb.row("A") == "1 4 5.5 6 9"
