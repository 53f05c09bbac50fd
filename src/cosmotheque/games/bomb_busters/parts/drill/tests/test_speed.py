"""A mission in parts, each with a window: mission 30 (BOM-3001 to BOM-3021)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, CLOCK, Seat, Talk
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    REVEAL_REDS,
    STRIKE,
    Announce,
    Drawn,
    DualCut,
    PassOn,
    Point,
    SoloCut,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import CutTogether, DetonatorMoved
from cosmotheque.games.bomb_busters.model.facts import Exactly, Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import narrow
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.drill.data import LEAVE, SPEED, Drilling, NumberOwned, YellowsShown
from cosmotheque.games.bomb_busters.parts.drill.words import STAGE_NAMES
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberRevealed, Numbers, NumbersLaid
from cosmotheque.games.bomb_busters.parts.script.data import CueSpoken
from cosmotheque.games.bomb_busters.parts.script.rules import SPOKEN
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.legal import deadline
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots, sure
from cosmotheque.games.bomb_busters.text import CUE_NAMES
from cosmotheque.games.bomb_busters.view.manners import may_signal, talk

THIRTY = Options(mission="30")
BY_TIME = Options(mission="30", clock="time")
HANDS = "1 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5"
FREE, A1, A2, FREE_AGAIN, B1, B2, C1, C2, LOCK, YELLOWS, REST = range(11)


def in_part(stage: int, stands: str = HANDS, options: Options = THIRTY, seats: int = 4, **drill: Any) -> Bomb:
    """The captain's turn in the middle of a part; the three is the card, and there are turns left."""
    bomb = Bomb(stands, seats, options)
    deck = tuple(number for number in range(1, 13) if number != 3)
    bomb.change(turns=9, drill=Drilling(stage, **{"left": 3, **drill}), numbers=Numbers(deck=deck, open=(3,)))
    return bomb


def drilling(bomb: Bomb) -> Drilling:
    assert bomb.state.parts.drill is not None
    return bomb.state.parts.drill


def cues(bomb: Bomb) -> list[str]:
    return [event.rule for event in bomb.heard(CueSpoken)]


def draw(bomb: Bomb, *numbers: int) -> None:
    assert bomb.actors() == {CHANCE}
    bomb.play(CHANCE, Drawn(numbers))


def test_the_mission_has_one_of_two_reds_and_a_deck() -> None:
    """BOM-3001: four yellow wires too; the order of the deck is nowhere, chance draws among what is left."""
    mission = mission_of(THIRTY, 4)
    assert (mission.red, mission.yellow, mission.box) == ((1, 2), (4, 4), 2)
    bomb = in_part(A1, left=0)
    bomb.change(acted=True, numbers=Numbers(deck=(7, 8)))
    bomb.begin()
    assert {chance(bomb.state, Random(seed)) for seed in range(20)} == {Drawn((7,)), Drawn((8,))}


def test_the_parts_follow_each_other() -> None:
    """BOM-3002: eleven, all named and with lines of their own; the turn goes clockwise."""
    assert [stage.rule for stage in SPEED.stages] == list(STAGE_NAMES)
    assert all(CUE_NAMES[line].fr and CUE_NAMES[line].en for stage in SPEED.stages for line in stage.lines)
    bomb = in_part(FREE)
    bomb.dual("B1", 1, "A1")
    assert bomb.state.active == 1


def test_nobody_cuts_before_the_signal() -> None:
    """BOM-3003: by the clock everybody waits while the voice speaks, and the window is counted from then."""
    bomb = Bomb(HANDS, options=BY_TIME)
    bomb.begin()
    assert (cues(bomb), bomb.actors()) == (["BOM-3003"], {int(CLOCK)})
    bomb.play(CLOCK, STRIKE, at=SPOKEN)
    assert bomb.actors() == {0, int(CLOCK)}
    assert deadline(bomb.state) == SPOKEN + 67_000


@pytest.mark.parametrize(
    ("stage", "seconds", "turns"),
    [
        *((A1, 20, 4), (A2, 20, 4), (FREE_AGAIN, 50, 5), (B1, 20, 4), (B2, 15, 3), (C1, 15, 3), (C2, 15, 3)),
        (LOCK, 120, 12),
    ],
)
def test_every_part_has_its_window(stage: int, seconds: int, turns: int) -> None:
    """BOM-3005 to BOM-3012: in seconds, or in turns, of four players here."""
    bomb = in_part(stage - 1, left=1)
    bomb.dual("B1", 1, "A1")
    assert (drilling(bomb).stage, drilling(bomb).left, deadline(bomb.state)) == (stage, turns, None)
    timed = in_part(stage - 1, options=BY_TIME, until=500)
    timed.play(CLOCK, STRIKE, at=500)
    assert (drilling(timed).stage, drilling(timed).until) == (stage, 500 + SPOKEN + 1000 * seconds)


def test_free_play_has_six_turns() -> None:
    """BOM-3004."""
    bomb = Bomb(HANDS, options=THIRTY)
    bomb.begin()
    assert (drilling(bomb).stage, drilling(bomb).left) == (FREE, 6)


def test_with_two_players_a_short_window_has_two_turns() -> None:
    """BOM-3009: one turn less than a round, at least two."""
    bomb = in_part(B1, "1 2 3 4 | 1 2 | 1 2 3 4 | 1 2", seats=2, met=True)
    bomb.change(acted=True)
    bomb.begin()
    assert (drilling(bomb).stage, drilling(bomb).left) == (B2, 2)


@pytest.mark.parametrize("stage", [A1, A2, B1, B2])
def test_who_is_too_slow_moves_the_needle(stage: int) -> None:
    """BOM-3005, BOM-3006, BOM-3008, BOM-3009, BOM-3021: the voice says so, and goes on to the next part."""
    bomb = in_part(stage, left=1)
    bomb.dual("B1", 1, "A1")
    assert cues(bomb)[0] == "BOM-3021"
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(1, 1)]
    assert drilling(bomb).stage == stage + 1


def test_free_play_ends_without_a_step() -> None:
    """BOM-3004, BOM-3007."""
    for stage in (FREE, FREE_AGAIN):
        bomb = in_part(stage, left=1)
        bomb.dual("B1", 1, "A1")
        assert (drilling(bomb).stage, bomb.state.detonator) == (stage + 1, 0)


def test_two_wires_of_the_number_end_the_part_early() -> None:
    """BOM-3005, BOM-3015: cut by any player within the window; a new card comes."""
    bomb = in_part(A1)
    bomb.dual("B3", 3, "A3")
    assert (drilling(bomb).stage, cues(bomb), bomb.state.detonator) == (A2, ["BOM-3005"], 0)
    draw(bomb, 5)
    assert bomb.heard(NumberRevealed) == [NumberRevealed(5, complete=False)]
    assert bomb.state.parts.numbers is not None
    assert (bomb.state.parts.numbers.open, bomb.state.parts.numbers.discard) == ((5,), (3,))


def test_a_complete_number_is_replaced() -> None:
    """BOM-3015, BOM-122: it leaves the game; an empty deck is made anew of what was discarded (BOM-121)."""
    bomb = in_part(A1, met=True)
    bomb.cut("A5 B5 C5 D5")
    bomb.change(acted=True, numbers=Numbers(deck=(5,), open=(3,)))
    bomb.begin()
    draw(bomb, 5)
    assert bomb.heard(NumberRevealed) == [NumberRevealed(5, complete=True)]
    assert chance(bomb.state, Random(0)) == Drawn((3,))


def test_other_values_may_be_cut_and_skips_do_not_count() -> None:
    """BOM-3016: A to C are no gate; in the lock a skipped turn leaves the window as it is (BOM-3018)."""
    bomb = in_part(C1)
    bomb.dual("B1", 1, "A1")
    assert drilling(bomb).left == 2
    locked = in_part(LOCK, "1 2 | 1 3 | 1 3 | 1 3", left=2)
    locked.play(0, GET_STUCK)
    assert (drilling(locked).left, locked.state.active, locked.state.detonator) == (2, 1, 0)
    assert Lacks(slots("A1 A2"), (3,)) in locked.state.facts


def test_yellow_wires_are_shown_when_b1_is_met() -> None:
    """BOM-3009: everybody says how many, and this stays known, less what is cut since."""
    bomb = in_part(B1, "1.1 3 4.1 | 2.1 3 5 | 3 3.1 4 | 3 4 5")
    bomb.dual("B2", 3, "A2")
    assert cues(bomb) == ["BOM-3009", "BOM-3015"]
    assert bomb.heard(YellowsShown) == [YellowsShown((2, 1, 1, 0))]
    assert Exactly(slots("A1 A3"), (YELLOW,), 2) in bomb.state.facts
    assert Lacks(slots("D1 D2 D3"), (YELLOW,)) in bomb.state.facts
    draw(bomb, 4)
    bomb.dual("A1", YELLOW, "B1")
    assert Exactly(slots("A3"), (YELLOW,), 1) in bomb.state.facts
    assert Lacks(slots("B3"), (YELLOW,)) in bomb.state.facts


@pytest.mark.parametrize(("number", "fact"), [(1, Holds(slots("B1 B2"), (1,))), (9, Lacks(slots("B1 B2"), (9,)))])
@pytest.mark.parametrize("stage", [C1, C2])
def test_who_is_too_slow_in_silence_draws_a_card(stage: int, number: int, fact: Holds | Lacks) -> None:
    """BOM-3010, BOM-3011, BOM-3020: the active player says whether they hold it, and everybody knows from then on."""
    bomb = in_part(stage, "1 2 | 1 2 | 1 2 | 1 2", left=1)
    bomb.dual("C2", 2, "A2")
    draw(bomb, number)
    assert bomb.heard(NumberOwned) == [NumberOwned(Seat(1), number, held=number == 1)]
    assert fact in bomb.state.facts
    assert (bomb.state.detonator, bomb.actors()) == (0, {int(CHANCE)})


def test_nobody_speaks_from_c1_on() -> None:
    """BOM-3010, BOM-3020: chat and phrases are closed, and signs for oxygen are for other missions."""
    assert talk(in_part(B2).state, Seat(1)) == Talk.PHRASES
    for stage in range(C1, REST + 1):
        assert talk(in_part(stage).state, Seat(1)) == Talk.CLOSED
        assert not may_signal(in_part(stage).state, Seat(1))


def test_a_number_may_be_finished_at_once() -> None:
    """BOM-3011, BOM-3017: by the player who cut the pair, that value only; a failure is an ordinary one."""
    bomb = in_part(C2, "1 3 3 | 1 3 | 1 3 | 1 2 11 11")
    bomb.cut("D3 D4")
    bomb.change(cards=(Card(11),))
    bomb.dual("B2", 3, "A2")
    assert bomb.state.active == 0
    assert LEAVE in bomb.legal(0)
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-3017"
    assert bomb.refusal(0, PassOn(Seat(1))) == "BOM-3017"
    missed = in_part(C2, "1 3 3 | 1 3 | 1 3 | 1 2")
    missed.dual("B2", 3, "A2")
    missed.dual("C1", 3, "A3")
    assert (missed.state.detonator, drilling(missed).stage, missed.state.active) == (1, LOCK, 1)
    bomb.dual("C2", 3, "A3")
    assert (bomb.state.detonator, drilling(bomb).stage, bomb.state.active) == (0, LOCK, 1)


def test_whether_somebody_can_finish_is_their_secret() -> None:
    """BOM-3017: who has no more of the number is asked as well, and may only leave it."""
    bomb = in_part(C2, "1 3 | 1 3 | 1 3 | 2 3")
    bomb.dual("B2", 3, "A2")
    assert (bomb.actors(), bomb.legal(0)) == ({0}, [LEAVE])
    bomb.play(0, LEAVE)
    assert (drilling(bomb).stage, bomb.state.active) == (LOCK, 1)
    assert in_part(C2).refusal(0, LEAVE) == "BOM-3017"
    assert in_part(C2).refusal(1, LEAVE) == "BOM-12"


def test_the_clock_ends_a_finish_that_does_not_come() -> None:
    """BOM-3017: it has the window of the part, and then the turn is over."""
    bomb = in_part(C2, options=BY_TIME, until=50_000)
    bomb.play(0, DualCut(slot("B3"), 3, slot("A3")), at=40_000)
    assert deadline(bomb.state) == 55_000
    bomb.play(CLOCK, STRIKE, at=55_000)
    assert (drilling(bomb).stage, bomb.state.active) == (LOCK, 1)


def test_the_triple_lock_is_a_gate() -> None:
    """BOM-3012, BOM-3018: three values, no yellow one; reds may be revealed; complete values are met."""
    bomb = in_part(C2, "1 2 3 3.1 | 1 2 3 3.1 | 1 2 3 | 1 2 3", met=True)
    bomb.change(acted=True)
    bomb.begin()
    draw(bomb, 8, 3, 2)
    assert bomb.heard(NumbersLaid) == [NumbersLaid((2, 3, 8))]
    assert bomb.refusal(1, DualCut(slot("A1"), 1, slot("B1"))) == "BOM-3012"
    assert bomb.refusal(1, DualCut(slot("A4"), YELLOW, slot("B4"))) == "BOM-3012"
    assert bomb.refusal(1, GET_STUCK) == "BOM-3018"
    assert bomb.view(0).accessible == (2, 3, 8)
    reds = in_part(LOCK, "3.5 | 3 | 3 | 3")
    assert REVEAL_REDS in reds.legal(0)
    done = in_part(C2, "1 3 | 1 3 | 1 3 | 1 3", met=True)
    done.cut("A2 B2 C2 D2")
    done.change(acted=True, numbers=Numbers(deck=(3,)))
    done.begin()
    draw(done, 3)
    assert drilling(done).stage == YELLOWS


def test_a_lock_that_stays_shut_explodes() -> None:
    """BOM-3012: by turns or by time; all wires of the three open it."""
    bomb = in_part(LOCK, left=1)
    bomb.dual("B3", 3, "A3")
    assert bomb.reason == "late"
    late = in_part(LOCK, options=BY_TIME, until=9000)
    late.play(CLOCK, STRIKE, at=9000)
    assert late.reason == "late"
    opened = in_part(LOCK, left=1)
    opened.cut("C3 D3")
    opened.change_wires("A5 B5", code=51)
    opened.dual("B3", 3, "A3")
    assert (opened.reason, drilling(opened).stage) == (None, YELLOWS)


YELLOW_HANDS = "1 2.1 3 | 1 3.1 4 | 1 5 5.1 | 1 6 6.1"


def test_yellow_wires_are_cut_at_once() -> None:
    """BOM-3013, BOM-3019: own and others', nothing else; then the rest follows."""
    bomb = in_part(YELLOWS, YELLOW_HANDS)
    bomb.change(cards=(Card(11),))
    assert bomb.legal(0) == [Take("at-once")]
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-3013"
    assert bomb.refusal(0, SoloCut(3)) == "BOM-3013"
    bomb.play(0, Take("at-once"))
    for name in ("B2", "C3", "D3"):
        bomb.play(0, Point(slot(name)))
    bomb.play(0, Announce((YELLOW,), ()))
    assert bomb.heard(CutTogether)
    assert (drilling(bomb).stage, bomb.state.parts.numbers) == (REST, Numbers())
    wrong = in_part(YELLOWS, YELLOW_HANDS)
    wrong.play(0, Take("at-once"))
    for name in ("B2", "C2", "D3"):
        wrong.play(0, Point(slot(name)))
    wrong.play(0, Announce((YELLOW,), ()))
    assert wrong.reason == "fatal"


def test_without_yellow_wires_the_rest_follows_the_lock() -> None:
    """BOM-3019: the part is passed over; BOM-3014: the number cards are forgotten, and in the end it explodes."""
    bomb = in_part(LOCK, "1 2.1 3 | 1 3 3.1 | 1 3 5.1 | 1 3 6.1 7.5")
    bomb.cut("A2 B3 C2 C3 D2 D3")
    bomb.dual("B2", 3, "A3")
    assert (drilling(bomb).stage, cues(bomb), bomb.state.parts.numbers) == (REST, ["BOM-3014"], Numbers())
    assert drilling(bomb).left == 2 + 4
    bomb.change(drill=replace(drilling(bomb), left=1))
    bomb.dual("C1", 1, "B1")
    assert bomb.reason == "late"


def test_a_part_that_changes_sweeps_a_draft_away() -> None:
    """BOM-276, BOM-3012: what was being prepared may not pass any more; nothing of it is spent."""
    bomb = in_part(C2, options=BY_TIME, until=9000)
    bomb.play(0, Take("double"))
    bomb.play(0, Point(slot("B1")))
    bomb.play(CLOCK, STRIKE, at=9000)
    assert (bomb.state.draft, bomb.state.spent, drilling(bomb).stage) == (None, (), LOCK)


def test_a_seat_sees_the_part_and_its_window() -> None:
    """BOM-3021: everybody sees what is asked for, and until when."""
    seen = in_part(B2, lines=("BOM-3009", "BOM-3015")).view(2)
    assert (sure(seen.parts.drill).rule, narrow(sure(seen.parts.drill), Drilling)) == (
        "BOM-3009",
        Drilling(B2, ("BOM-3009", "BOM-3015"), left=3),
    )
    assert Bomb(HANDS).view(0).parts.drill is None
