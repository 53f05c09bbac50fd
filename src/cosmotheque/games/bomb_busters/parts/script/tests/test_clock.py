"""Missions against time: BOM-270 to BOM-277, missions 10 and 19."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, CLOCK, Move, Seat
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    REWIND,
    STRIKE,
    WAIT,
    DualCut,
    Exchange,
    GiveBack,
    PlaceToken,
    RevealReds,
    Scan,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import CardUsed, DetonatorMoved
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.free_order.data import HOLD, SNIP, Claimed, ClaimTask
from cosmotheque.games.bomb_busters.parts.free_order.rules import TO_PLAY
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask
from cosmotheque.games.bomb_busters.parts.script.data import CardDropped, CueSpoken, DropCard, Playing, Script
from cosmotheque.games.bomb_busters.parts.script.rules import SPOKEN
from cosmotheque.games.bomb_busters.parts.stock.rules import cards_left
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.rules.legal import deadline
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot
from cosmotheque.games.bomb_busters.tests.test_bots import choice
from cosmotheque.games.bomb_busters.text import CUE_NAMES

TEN = Options(mission="10")
NINETEEN = Options(mission="19")
BY_TIME = Options(mission="19", clock="time")
HANDS = "1 2 3 4 | 1 2 3 4 | 1 2 3 4 | 1 2 3 4"


def script_of(options: Options, seats: int = 4) -> Script:
    return next(part for part in mission_of(options, seats).parts if isinstance(part, Script))


def at_turn(turn: int, stands: str = HANDS, options: Options = NINETEEN, cards: tuple[int, ...] = (5,)) -> Bomb:
    """Mission 19 just before so many turns are begun, all cues before that spoken."""
    bomb = Bomb(stands, options=options, cards=cards)
    spoken = sum(cue.at <= 20 * (turn - 2) for cue in script_of(options).cues)
    bomb.change(turns=turn - 1, script=Playing(cues=spoken))
    return bomb


def cues(bomb: Bomb) -> list[str]:
    return [event.rule for event in bomb.heard(CueSpoken)]


@pytest.mark.parametrize(("seats", "turns"), [(2, 36), (4, 45)])
def test_the_timer_counts_turns(seats: int, turns: int) -> None:
    """BOM-270, BOM-273, BOM-1001: 45 turns of 20 seconds, 36 with two players, and then the bomb explodes."""
    bomb = Bomb(HANDS, seats, TEN)
    bomb.change(turns=turns - 1, active=Seat(0))
    bomb.begin()
    bomb.change(tasks=(), active=Seat(0), acted=True)
    bomb.begin()
    assert bomb.reason is None
    bomb.change(tasks=(), acted=True)
    bomb.begin()
    assert bomb.reason == "late"


def test_whoever_says_so_first_takes_the_turn() -> None:
    """BOM-271, BOM-272, BOM-1002: everybody may, whatever they hold; then they alone play, and not twice running."""
    bomb = Bomb("1 2 3 4 | 1 2 3 4 | 1 2 3 4 | 5.5", options=TEN)
    bomb.begin()
    assert bomb.actors() == {0, 1, 2, 3}
    assert all(bomb.legal(seat) == [SNIP, HOLD] for seat in range(4))
    assert bomb.play(2, SNIP) == (Claimed(Seat(2)),)
    assert bomb.actors() == {2}
    assert bomb.refusal(1, SNIP) == "BOM-271"
    bomb.dual("A1", 1, "C1")
    assert bomb.actors() == {0, 1, 3}


def test_with_two_players_one_may_go_on() -> None:
    """BOM-271: nobody takes two turns running, except with two players, or alone with wires."""
    bomb = Bomb("1 2 | 3 4 | 1 2 | 3 4", 2, TEN)
    bomb.begin()
    bomb.play(0, SNIP)
    bomb.dual("C1", 1, "A1")
    assert bomb.actors() == {0, 1}
    alone = Bomb("1 1 2 2 | 3 | 3", 4, TEN)
    alone.cut("B1 C1")
    alone.begin()
    assert (alone.state.tasks, alone.state.active) == ((), 0)


def test_a_turn_left_by_all_is_asked_for_again() -> None:
    """BOM-274: who leaves the turn is asked again when all have."""
    bomb = Bomb(HANDS, options=TEN)
    bomb.begin()
    for seat in (0, 1, 2):
        bomb.play(seat, HOLD)
    assert bomb.actors() == {3}
    bomb.play(3, HOLD)
    assert bomb.actors() == {0, 1, 2, 3}
    assert bomb.state.tasks == (ClaimTask(Seat(-1), (), 1),)


def test_the_clock_runs_while_the_turn_is_free() -> None:
    """BOM-270: nobody can stop it by waiting; when it has run out the bomb explodes."""
    bomb = Bomb(HANDS, options=Options(mission="10", clock="time"))
    bomb.begin()
    assert bomb.actors() == {0, 1, 2, 3, int(CLOCK)}
    bomb.play(CLOCK, STRIKE, at=15 * 60_000)
    assert bomb.reason == "late"


def test_a_claimed_turn_falls_free() -> None:
    """BOM-272: after 15 seconds of clock; the player who let it fall may take it again."""
    bomb = Bomb(HANDS, options=Options(mission="10", clock="time"))
    bomb.begin()
    bomb.play(1, SNIP, at=1000)
    assert deadline(bomb.state) == 1000 + TO_PLAY
    assert CLOCK in bomb.actors()
    bomb.play(CLOCK, STRIKE, at=1000 + TO_PLAY)
    assert bomb.actors() == {0, 1, 2, 3, int(CLOCK)}


def test_who_had_the_turn_does_not_get_it_because_it_fell() -> None:
    """BOM-271, BOM-272: nobody takes two turns running, though another player let theirs fall between."""
    bomb = Bomb(HANDS, options=Options(mission="10", clock="time"))
    bomb.begin()
    bomb.play(0, SNIP)
    bomb.dual("B1", 1, "A1")
    bomb.play(1, SNIP, at=1000)
    bomb.play(CLOCK, STRIKE, at=1000 + TO_PLAY)
    assert bomb.actors() == {1, 2, 3, int(CLOCK)}


def test_the_thermos_is_not_in_mission_10() -> None:
    """BOM-1003: what serves at any time serves everybody in a turn that was taken, and between turns."""
    for seed in range(30):
        assert 11 not in draw_deal(start(TEN, 5), Random(seed)).cards
    bomb = Bomb("1 2 8 | 1 2 8 | 1 2 | 1 2", options=TEN, cards=(8,))
    bomb.cut("A3 B3")
    bomb.begin()
    bomb.play(0, SNIP)
    assert Scan(1) in bomb.legal(3)
    bomb.dual("B1", 1, "A1")
    assert isinstance(bomb.state.tasks[0], ClaimTask)
    assert bomb.legal(0) == [*map(Scan, NUMBERS), WAIT]  # who had the turn
    assert bomb.legal(1) == [SNIP, HOLD, *map(Scan, NUMBERS)]
    bomb.play(0, WAIT)
    assert bomb.actors() == {1, 2, 3}
    bomb.play(2, Scan(8))
    assert bomb.actors() == {1, 2, 3}
    assert bomb.legal(3) == [SNIP, HOLD]
    assert bomb.refusal(1, Scan(1)) == "BOM-40"


def test_the_clock_goes_on_while_equipment_is_used_between_turns() -> None:
    """BOM-1003, BOM-276: but a wire that was offered is answered first; then the turn is free as before."""
    bomb = Bomb("1 2 3 4 | 1 2 3 4 | 1 2 3 | 1 2 3", options=Options(mission="10", clock="time"), cards=(2,))
    bomb.cut("C2 D2")
    bomb.begin()
    before = bomb.actors()
    assert before == {0, 1, 2, 3, int(CLOCK)}
    bomb.play(1, Exchange(slot("B1"), Seat(2)))
    assert bomb.actors() == {2}
    bomb.play(2, GiveBack(slot("C3")))
    assert bomb.actors() == before


def test_bots_use_equipment_between_turns() -> None:
    """BOM-1003: the rewinder at once, by any player who may take the turn; one who has nothing to use waits."""
    bomb = Bomb("1 2 6 | 1 2 6 | 1 2 | 1 2", options=TEN, cards=(6,))
    bomb.cut("A3 B3")
    bomb.change(detonator=1)
    bomb.begin()
    assert choice(bomb, 1, LEVELS[5]) == REWIND
    bomb.play(0, SNIP)
    bomb.dual("B1", 1, "A1")
    assert choice(bomb, 0, LEVELS[5]) == REWIND
    assert choice(bomb, 1, LEVELS[1]) in (SNIP, HOLD)


def test_reds_are_revealed_in_a_turn_that_is_taken() -> None:
    """BOM-1004: like any other turn; the last player with wires need not ask for it."""
    bomb = Bomb("1 1 | 2 2 | 3.5", options=TEN)
    bomb.begin()
    bomb.play(2, SNIP)
    bomb.play(2, RevealReds())
    assert bomb.actors() == {0, 1}
    last = Bomb("3.5 | 1", options=TEN)
    last.cut("B1")
    last.begin()
    assert last.legal(0) == [RevealReds()]


def test_mission_19_is_played_with_the_base_game() -> None:
    """BOM-1901, BOM-1902: one red, two of three yellow; twelve minutes, 36 turns."""
    mission = mission_of(NINETEEN, 4)
    assert (mission.red, mission.yellow, mission.box) == ((1, 1), (2, 3), 1)
    script = script_of(NINETEEN)
    assert (script.cues[-1].at, script.cues[-1].at // script.pace) == (720, 36)


@pytest.mark.parametrize(
    ("turn", "rule"),
    [
        (1, "BOM-1903"),
        (5, "BOM-1904"),
        (10, "BOM-1905"),
        (16, "BOM-1906"),
        (22, "BOM-1907"),
        (28, "BOM-1908"),
        (31, "BOM-1909"),
        (37, "BOM-1910"),
    ],
)
def test_cues_come_before_their_turns(turn: int, rule: str) -> None:
    """BOM-1903 to BOM-1910, BOM-273, BOM-277: by the turns that were begun, every time the same; each has its line."""
    bomb = at_turn(turn)
    bomb.change(acted=turn > 1)
    bomb.begin()
    assert cues(bomb) == [rule]
    assert CUE_NAMES[rule].fr
    assert CUE_NAMES[rule].en


def test_bats_take_the_tools_away() -> None:
    """BOM-1904: neither equipment nor character until the next cue; what is forbidden cites it."""
    bomb = at_turn(5)
    bomb.change(acted=True)
    bomb.begin()
    seat = bomb.state.active
    assert Take("double") not in bomb.legal(seat)
    assert bomb.refusal(seat, Take("double")) == "BOM-1904"
    assert bomb.refusal(seat, RevealReds()) == "BOM-18"
    bomb.change(script=Playing(cues=3))
    assert Take("double") in bomb.legal(seat)


def test_what_was_taken_in_hand_is_put_back_for_the_bats() -> None:
    """BOM-1904, BOM-276: a detector that was not announced with yet is not used after the cue."""
    bomb = Bomb(HANDS, options=BY_TIME)
    bomb.begin()
    bomb.play(0, Take("double"))
    bomb.play(CLOCK, STRIKE, at=80_000)
    bomb.play(CLOCK, STRIKE, at=80_000 + SPOKEN)
    assert bomb.state.draft is None
    assert {type(action) for action in bomb.legal(0)} == {DualCut}


def test_instant_cards_wait_for_the_bats_to_go() -> None:
    """BOM-1904: false bottom acts when the next cue has come."""
    bomb = Bomb("1.1 2 3 | 2.1 2 3 | 2 3 | 2 3", options=NINETEEN, cards=(YELLOW,))
    bomb.change(turns=8, script=Playing(cues=2))
    bomb.dual("B1", YELLOW, "A1")
    assert (bomb.state.tasks, bomb.state.active) == ((), 1)
    bomb.dual("C1", 2, "B2")
    assert cues(bomb) == ["BOM-1905"]
    assert bomb.heard(CardUsed) == [CardUsed(NOBODY, YELLOW)]
    assert bomb.state.tasks == (CardsTask(2),)


def test_the_gallery_turns_back() -> None:
    """BOM-1905: counter-clockwise from now on; whose turn it was keeps it."""
    bomb = at_turn(10)
    bomb.change(acted=True, active=Seat(1))
    bomb.begin()
    assert bomb.state.active == 2
    bomb.change(acted=True)
    bomb.begin()
    assert bomb.state.active == 1


def test_something_is_dropped() -> None:
    """BOM-1906: an unused card, usable or not; without one the detonator advances."""
    bomb = at_turn(16, cards=(5, 9))
    bomb.change(acted=True)
    bomb.begin()
    seat = bomb.state.active
    assert bomb.legal(seat) == [DropCard(5), DropCard(9)]
    assert bomb.play(seat, DropCard(9)) == (CardDropped(seat, 9),)
    assert [card for card in bomb.state.cards if not card.used] == [Card(5)]
    assert 9 not in cards_left(bomb.state)
    without = at_turn(16, cards=())
    without.change(acted=True)
    without.begin()
    assert without.state.detonator == 1


def test_glow_worms_let_everybody_place_a_token() -> None:
    """BOM-1907: from the captain clockwise, in front of an uncut blue wire that has none."""
    bomb = at_turn(22, "1 2 | 3 4 | 5 6 | 7 8")
    bomb.change_wires("A1", shown=1, token=True)
    bomb.cut("D1 D2")
    bomb.change(acted=True)
    bomb.begin()
    assert bomb.legal(0) == [PlaceToken(slot("A2"))]
    for seat, place in ((0, "A2"), (1, "B1"), (2, "C2")):
        bomb.play(seat, PlaceToken(slot(place)))
    assert bomb.state.tasks == ()


@pytest.mark.parametrize(("stands", "cut", "moved"), [("1 2 1.1 2.1", "A3 A4", -1), ("1 2 1.1 2.1", "", 1)])
def test_the_yellow_gate(stands: str, cut: str, moved: int) -> None:
    """BOM-1908: all yellow wires cut sets the detonator back, else it advances; never back beyond the start."""
    bomb = at_turn(28, f"{' '.join(sorted(stands.split(), key=float))} | 1 2 | 1 2 | 1 2")
    yellows = [f"A{place + 1}" for place, wire in enumerate(bomb.state.stands[0].wires) if wire.code % 10 == 1]
    if cut:
        bomb.cut(" ".join(yellows))
    bomb.change(acted=True, detonator=1)
    bomb.begin()
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(1 + moved, moved)]
    assert YELLOW not in {wire.code for wire in bomb.state.stands[0].wires}


def test_slips_cost_two_steps_at_the_end() -> None:
    """BOM-1909."""
    bomb = at_turn(31)
    bomb.change(acted=True)
    bomb.begin()
    seat = bomb.state.active
    bomb.dual("A2" if seat else "B2", 1, f"{'ABCD'[seat]}1")
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(2, 2)]


def test_by_the_clock_everybody_hushes_while_a_cue_is_spoken() -> None:
    """BOM-275, BOM-276: nobody acts meanwhile, and the clock stands; the next cue comes later by that much."""
    bomb = Bomb(HANDS, options=BY_TIME)
    bomb.begin()
    assert cues(bomb) == ["BOM-1903"]
    assert deadline(bomb.state) == 80_000
    bomb.play(CLOCK, STRIKE, at=80_000)
    assert (cues(bomb), bomb.actors()) == (["BOM-1904"], {int(CLOCK)})
    assert deadline(bomb.state) == 80_000 + SPOKEN
    bomb.play(CLOCK, STRIKE, at=80_000 + SPOKEN)
    assert bomb.actors() >= {0, int(CLOCK)}
    assert deadline(bomb.state) == 180_000 + SPOKEN


def test_a_choice_is_finished_before_the_clock_strikes() -> None:
    """BOM-276: while a player is asked there is no deadline; then it has passed already."""
    bomb = Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", options=BY_TIME)
    bomb.begin()
    bomb.detect("double", "B1 B2", 1, "A1")
    assert deadline(bomb.state) is None
    assert CLOCK not in bomb.actors()


def test_a_mission_by_the_clock_replays() -> None:
    """BOM-273: what the clock did stands in the log with its time."""
    state = GAME.start(BY_TIME, 4)
    state = GAME.apply(state, Move(CHANCE, draw_deal(state, Random(1)))).state
    while state.tasks:
        seat = state.tasks[0].seat
        state = GAME.apply(state, Move(seat, GAME.legal_actions(state, seat)[0], 500)).state
    assert state.parts.script == Playing(cues=1, began=500)
    assert deadline(state) == 80_500
