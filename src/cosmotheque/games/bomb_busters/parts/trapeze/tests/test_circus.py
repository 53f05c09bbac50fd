"""The circus: mission 42 (BOM-4201 to BOM-4209)."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, CLOCK, Seat, Talk
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import STRIKE, Drawn, DualCut, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved, Swung
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import NOWHERE
from cosmotheque.games.bomb_busters.parts.clues.data import SAY_CLUE, GiveClue, Understand
from cosmotheque.games.bomb_busters.parts.script.data import Playing
from cosmotheque.games.bomb_busters.parts.script.tests.test_clock import at_turn, cues, script_of
from cosmotheque.games.bomb_busters.parts.trapeze.bot import Catching
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss, TossTask, Trapeze
from cosmotheque.games.bomb_busters.parts.trapeze.mentor import OfTrapeze
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import owner_of
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.manners import may_signal, talk

CIRCUS = Options(mission="42")
BY_TIME = Options(mission="42", clock="time")
HANDS = "1 2 3 4 | 1 2 3 4 | 1 2 3 4.1 | 1 2 3 4 4"


def act(turn: int, stands: str = HANDS, options: Options = CIRCUS) -> Bomb:
    """The mission at the beginning of such a turn."""
    bomb = at_turn(turn, stands, options, cards=())
    come(bomb)
    return bomb


def come(bomb: Bomb) -> None:
    """The next turn comes, to the captain."""
    if bomb.state.turns:
        bomb.change(acted=True, follower=Seat(0))
    bomb.begin()


def next_turn(bomb: Bomb) -> None:
    bomb.change(acted=True)
    bomb.begin()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_is_played_with_what_is_there(seats: int) -> None:
    """BOM-4201: one of three red and four yellow, by any number of players, and the yellow card in the pile."""
    mission = mission_of(CIRCUS, seats)
    assert (mission.red, mission.yellow, 13 in mission.pile) == ((1, 3), (4, 4), True)


def test_the_show_lasts_42_turns() -> None:
    """BOM-4202, BOM-4209: the curtain falls before the 43rd turn, or after fourteen minutes."""
    script = script_of(CIRCUS)
    assert (script.pace, script.cues[-1].at) == (20, 14 * 60)
    bomb = act(42)
    assert not bomb.state.ended
    next_turn(bomb)
    assert (cues(bomb), bomb.reason) == (["BOM-4209"], "late")


def test_the_parade_goes_the_other_way_round_until_the_finale() -> None:
    """BOM-4203, BOM-4208."""
    bomb = act(1)
    assert cues(bomb) == ["BOM-4203"]
    next_turn(bomb)
    assert bomb.state.active == 3
    finale = act(31)
    next_turn(finale)
    assert finale.state.active == 1


def test_the_mime_is_silent_and_speaks_in_clues_of_the_list() -> None:
    """BOM-4204: neither chat nor phrases nor signs; no own words; yellow may be said."""
    before = act(6)
    assert (talk(before.state, Seat(0)), before.state.parts.clues is not None) == (Talk.PHRASES, True)
    before.dual("B1", 1, "A1")
    assert before.cut_names() == "A1 B1"
    bomb = act(7)
    assert (talk(bomb.state, Seat(0)), may_signal(bomb.state, Seat(0))) == (Talk.CLOSED, False)
    bomb.dual("B1", 1, "A1")
    bomb.play(CHANCE, Drawn((0, 1, 2)))
    offered = bomb.legal(0)
    assert {type(action) for action in offered} == {GiveClue}
    assert bomb.refusal(0, SAY_CLUE) == "BOM-2503"
    bomb.play(0, offered[0])
    bomb.play(1, Understand(1))
    assert bomb.cut_names() == "A1 B1"
    plain = act(7, options=Options(mission="42", plain_numbers=True))
    plain.dual("B1", 1, "A1")
    assert plain.cut_names() == "A1 B1"


def test_yellow_is_said_in_the_mime() -> None:
    """BOM-2506: it is no number."""
    bomb = act(7, "1 2.1 3 | 1 2 3.1 | 1 2 3 | 1 2 3")
    bomb.dual("B3", 13, "A2")
    assert bomb.cut_names() == "A2 B3"


def test_on_the_trapeze_a_wire_of_each_goes_to_the_left_at_once() -> None:
    """BOM-4205: chosen in secret, filed where the own one left; tokens travel, and givers remember."""
    bomb = at_turn(13, HANDS, CIRCUS, cards=())
    bomb.change_wires("A4", shown=4, token=True)
    come(bomb)
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-4205"
    assert bomb.refusal(0, Toss(slot("B1"))) == "BOM-4205"
    for seat, name in enumerate(("A4", "B1", "C4")):
        bomb.play(seat, Toss(slot(name)))
    task = bomb.view(1).tasks[0]
    assert isinstance(task, TossTask)
    assert task.tossed == (NOWHERE, slot("B1"), NOWHERE)
    spectator = bomb.view(None).tasks[0]
    assert isinstance(spectator, TossTask)
    assert set(spectator.tossed) == {NOWHERE}
    bomb.play(3, Toss(slot("D2")))
    assert bomb.events == (Swung(slots("A4 B1 C4 D2"), slots("B3 C1 D5 A2")),)
    assert [bomb.row(stand) for stand in "ABCD"] == ["1 2 2 3", "2 3 4 4", "1 1 2 3", "1 3 4 4 4.1"]
    assert (bomb.wire("B3").shown, bomb.wire("B3").knowers) == (4, (Seat(0),))
    assert bomb.view(0).stands[1].wires[2].code == 40
    assert bomb.view(2).stands[1].wires[2].code == 0


def test_whoever_has_no_wires_catches_none() -> None:
    """BOM-4205: they are passed on to the next who has; one alone keeps theirs."""
    bomb = at_turn(13, HANDS, CIRCUS, cards=())
    bomb.cut("B1 B2 B3 B4 D1 D2 D3 D4 D5")
    come(bomb)
    bomb.play(0, Toss(slot("A1")))
    bomb.play(2, Toss(slot("C3")))
    assert bomb.events == (Swung(slots("A1 C3"), slots("C1 A2")),)
    alone = at_turn(13, HANDS, CIRCUS, cards=())
    alone.cut("B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4 D5")
    come(alone)
    assert alone.state.tasks == ()


def test_imagined_choices_are_possible_ones() -> None:
    """BOM-4205: what others have chosen is imagined among what they could choose; the own choice is known."""
    bomb = Bomb()
    bomb.state = replace(small_deal(CIRCUS, 3, Random(1)), tasks=(TossTask(Seat(0), tuple(map(Seat, range(3)))),))
    for seat in (0, 1):
        bomb.play(seat, bomb.legal(seat)[2])
    for seed in range(4):
        task = imagine(bomb.view(1), Random(seed), draw_wires).tasks[0]
        assert isinstance(task, TossTask)
        assert owner_of(bomb.state, task.tossed[0]) == 0
        assert task.tossed[1] == bomb.state.tasks[0].tossed[1]  # type: ignore[union-attr]


def test_the_cage_lets_point_at_neighbours_only() -> None:
    """BOM-4206: with wires, on either side; with two or three players on the left; with tools as well."""
    bomb = act(19)
    assert {action.target.stand for action in bomb.legal(0) if isinstance(action, DualCut)} == {1, 3}
    assert bomb.refusal(0, DualCut(slot("C1"), 1, slot("A1"))) == "BOM-4206"
    bomb.play(0, Take("double"))
    assert bomb.refusal(0, Point(slot("C1"))) == "BOM-4206"
    farther = at_turn(19, HANDS, CIRCUS, cards=())
    farther.cut("B1 B2 B3 B4")
    come(farther)
    assert {action.target.stand for action in farther.legal(0) if isinstance(action, DualCut)} == {2, 3}
    assert mission_of(CIRCUS, 4).stuck == "skip"
    three = Bomb("1 2 | 3 4 | 1 2 3 | 1 2 4", 3, CIRCUS)
    three.change(turns=18, script=Playing(cues=3))
    come(three)
    assert {action.target.stand for action in three.legal(0) if isinstance(action, DualCut)} == {2}


def test_on_the_tightrope_a_slip_costs_two_and_none_brings_one_back() -> None:
    """BOM-4207: until the next cue; not beyond the start."""
    bomb = act(25)
    bomb.dual("B1", 2, "A2")
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(2, 2)]
    bomb.change(turns=30)
    next_turn(bomb)
    assert (cues(bomb), bomb.state.detonator) == (["BOM-4208"], 3)
    steady = at_turn(31, HANDS, CIRCUS, cards=())
    steady.change(detonator=2)
    come(steady)
    assert steady.heard(DetonatorMoved) == [DetonatorMoved(3, 1), DetonatorMoved(2, -1)]
    start = at_turn(31, "1 2.1 3 4.1 | 1 2 3.1 5.1 | 1 2 3 | 1 2 3", CIRCUS, cards=())
    start.cut("A2 A4 B3 B4")
    come(start)
    assert start.state.detonator == 0


def test_at_the_finale_yellow_wires_cost_a_step() -> None:
    """BOM-4208: only while some are left; the step back of the tightrope comes after it."""
    bomb = at_turn(31, HANDS, CIRCUS, cards=())
    bomb.change(script=Playing(cues=5, missed=True))
    come(bomb)
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(1, 1)]
    done = at_turn(31, "1 2.1 3 4.1 | 1 2 3.1 5.1 | 1 2 3 | 1 2 3", CIRCUS, cards=())
    done.cut("A2 A4 B3 B4")
    done.change(script=Playing(cues=5, missed=True))
    come(done)
    assert done.heard(DetonatorMoved) == []


def test_the_clock_of_time_brings_the_acts_as_well() -> None:
    """BOM-4202: the trapeze at four minutes; while wires fly the clock stands."""
    bomb = Bomb(HANDS, options=BY_TIME)
    bomb.begin()
    assert GAME.deadline(bomb.state) == 120_000
    while not bomb.state.tasks:
        bomb.play(CLOCK, STRIKE, GAME.deadline(bomb.state) or 0)
    assert cues(bomb) == ["BOM-4205"]
    assert isinstance(bomb.state.tasks[0], TossTask)
    assert GAME.deadline(bomb.state) is None


def test_bots_pass_on_what_they_find_again() -> None:
    """BOM-4205: one of several equal wires; the mentor says so."""
    bomb = act(13, "1 4 4 9.5 | 1 2 3 | 1 2 3 | 1 2 3")
    view = bomb.view(0)
    worths = [Catching(Trapeze()).worth(view, Toss(place)) for place in slots("A1 A2 A4")]
    assert worths == [1.0, 2.0, 0.0]
    said = OfTrapeze(Trapeze()).advise(Outlook(view, LEVELS[5]), Toss(slot("A2")))
    assert said is not None
    assert "A2" in said.en
    assert Catching(Trapeze()).worth(view, SoloCut(4)) is None


def test_beliefs_stay_exact_on_the_trapeze() -> None:
    """BOM-4205, BOM-90: what was passed on, from where and to where, compared with brute force."""
    rng = Random("trapeze")
    seats = tuple(map(Seat, range(3)))
    state = replace(small_deal(CIRCUS, 3, rng), tasks=(TossTask(seats[0], seats),))
    imagined = Imagined(state, Seat(0))
    for _ in range(5):
        move = lively_move(state, rng)
        state = apply(state, move).state
        imagined.follow(move, state)
        if not state.tasks:
            compare(state, imagined)
    assert any(wire.knowers for stand in state.stands for wire in stand.wires)
