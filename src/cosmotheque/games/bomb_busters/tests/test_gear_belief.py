"""BOM-350 to BOM-354: like-red wires, wires dealt apart, and cards of the boxes, compared with brute force."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, Equipment
from cosmotheque.games.bomb_busters.missions.shelf import complete_record
from cosmotheque.games.bomb_busters.model.mission import ONE, TWO, Cards, Mission
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.legal import actors, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import changed, lay_mission
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare

LONGEST = 16
OF_THE_BOXES = (Equipment.SINGLE_LABEL, Equipment.FAST_PASS, Equipment.GRAPPLING_HOOK)


def follow(state: State, rng: Random, first: list[type[Action]] | None = None) -> None:
    """Play on with lively moves, those of the first kinds first, and compare beliefs at every one."""
    imagined, wanted = Imagined(state, Seat(0)), first or []
    for _ in range(LONGEST):
        compare(state, imagined)
        if actors(state) == {CHANCE}:
            move: Move[Action] = Move(CHANCE, chance(state, rng))
        else:
            move = _wanted(state, wanted, rng) or lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)


def _wanted(state: State, wanted: list[type[Action]], rng: Random) -> Move[Action] | None:
    for seat in sorted(actors(state), key=lambda _: rng.random()):
        for kind in wanted:
            offers = [action for action in legal_actions(state, seat) if isinstance(action, kind)]
            if offers:
                wanted.remove(kind)
                return Move(seat, rng.choice(offers))
    return None


@pytest.mark.parametrize(("mission", "seats"), [("13", 2), ("13", 3), ("41", 2), ("41", 3), ("48", 3)])
def test_wires_dealt_apart_are_counted_per_stand(mission: str, seats: int) -> None:
    """BOM-354, BOM-201: exact counts of a colour, before and after wires have changed hands."""
    rng = Random(f"{mission}{seats}")
    state = replace(small_deal(Options(mission=mission), seats, rng), tasks=())
    follow(state, rng)


@pytest.mark.parametrize("seats", [2, 3])
def test_blue_wires_that_are_like_red(seats: int) -> None:
    """BOM-1102, BOM-1107: detectors, stabilizer and radar with four more reds."""
    rng = Random(seats)
    state = small_deal(Options(mission="11"), seats, rng)
    follow(changed(state, tasks=(), gear=Gear(4, like_red=4)), rng)


@pytest.mark.parametrize("seed", [1, 2])
def test_hook_fast_pass_and_single_label(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """BOM-294, BOM-296, BOM-298: where a hooked wire was filed, that a value occurs once, and two wires passed fast."""
    lay_mission(monkeypatch, "boxed", complete_record(Mission(12, ONE, TWO, Cards(unlock="always"), box=5)), (3,))
    rng = Random(seed)
    state = small_deal(Options(mission="boxed"), 3, rng)
    state = replace(state, tasks=(), cards=tuple(map(Card, (*NUMBERS, *OF_THE_BOXES))))
    unused: list[type[Action]] = [LabelSingle, Hook, FastPass]
    follow(state, rng, unused)
    assert not unused
