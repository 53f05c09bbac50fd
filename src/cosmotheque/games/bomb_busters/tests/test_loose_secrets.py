"""Outward wires, the robot's and breaches are secrets: games keep the laws with them, and leaks are caught."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Move, Seat, Step
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.earlier import BombBusters
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Drawn, DualCut
from cosmotheque.games.bomb_busters.model.events import TokenPlaced
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.breaches.data import BreachTask
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier, FileTask, FileWire
from cosmotheque.games.bomb_busters.parts.outward.rules import outward_of
from cosmotheque.games.bomb_busters.parts.script.data import Playing
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.legal import awaited
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import value_at, wire_at
from cosmotheque.games.bomb_busters.tests.bomb import changed
from cosmotheque.games.bomb_busters.tests.brute import lively_move
from cosmotheque.games.bomb_busters.tests.brute_loose import loose_deal
from cosmotheque.games.bomb_busters.view.seen import View, view
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.refusals import make_probes
from cosmotheque.laws.suite import check_position

OWNER = Seat(0)


@pytest.mark.parametrize(("mission", "seats"), [("20", 2), ("38", 3), ("56", 2), ("64", 3), ("43", 2), ("54", 2)])
def test_lively_games_keep_the_laws(mission: MissionName, seats: int) -> None:
    """BOM-190, BOM-217, BOM-353: nothing that a seat is sent depends on what it cannot know."""
    rng = Random(mission)
    options = Options(mission=mission, captain="0")
    case, state = Case(GAME, seats, options, 0), loose_deal(options, seats, rng)
    if state.parts.script is not None:
        state = changed(state, turns=15, script=Playing(cues=1))  # BOM-5411, BOM-5413: two breaches are due
    positions = [Position(case, 0, state, 0)]
    for number in range(1, 12):
        is_drawn = CHANCE in awaited(state)
        move: Move[Action] = Move(CHANCE, chance(state, rng)) if is_drawn else lively_move(state, rng)
        state = apply(state, move).state
        positions.append(Position(case, number, state, 0, move))
        if state.ended:
            break
    probes = make_probes(GAME, positions, rng)
    for position in rng.sample([one for one in positions if CHANCE not in awaited(one.state)], 2):
        check_position(position, probes, rng)


def caught(game: BombBusters, state: State) -> str:
    """The fault that the laws find with a game in a position of it."""
    rng = Random(1)
    position = Position(Case(game, state.seats, state.options, 0), 0, state, 0)
    with pytest.raises(LawBroken) as found:
        check_position(position, make_probes(game, [position], rng), rng)
    return str(found.value)


def turned() -> State:
    return loose_deal(Options(mission="38", captain="0"), 2, Random(8))


def robbed() -> State:
    """The captain has taken a wire of the robot, and is about to file it."""
    state = loose_deal(Options(mission="43", captain="0"), 2, Random(8))
    assert state.parts.carrier is not None
    code, *rest = state.parts.carrier.wires
    return changed(state, carrier=Carrier(3, 1, tuple(rest)), tasks=(FileTask(OWNER, code),), turns=1, acted=True)


def torn(*, is_filed: bool) -> State:
    """The captain has drawn a breach, and has filed it or is about to."""
    state = loose_deal(Options(mission="54", captain="0"), 2, Random(0))
    state = changed(state, tasks=(BreachTask(OWNER),), turns=1, acted=True)
    state = apply(state, Move(CHANCE, Drawn((35,)))).state
    return apply(state, Move(OWNER, FileWire(0))).state if is_filed else state


def test_a_spectator_who_reads_an_outward_wire_is_caught() -> None:
    """BOM-190."""

    def leaky(state: State, seat: Seat | None) -> View:
        return changed(view(state, seat), stands=view(state, Seat(1)).stands) if seat is None else view(state, seat)

    assert "Law 8" in caught(replace(GAME, view=leaky), turned())


def test_actions_that_know_an_outward_wire_are_caught() -> None:
    """BOM-193: only right announcements would be offered."""

    def leaky(state: State, seat: Seat) -> Sequence[Action]:
        return [action for action in GAME.legal_actions(state, seat) if not _is_wrong(state, action)]

    def _is_wrong(state: State, action: Action) -> bool:
        if not isinstance(action, DualCut) or not wire_at(state, action.own).outward:
            return False
        return value_at(state, action.own) != action.value

    assert "Law 8" in caught(replace(GAME, legal_actions=leaky), turned())


def test_refusals_that_know_an_outward_wire_are_caught() -> None:
    """BOM-190."""

    def leaky(state: State, seat: Seat, action: Action) -> Iterable[RuleId]:
        odd = value_at(state, outward_of(state, OWNER)[0]) % 2
        kept = GAME.breaks(state, seat, action)
        return [RuleId("BOM-190") for _ in kept] if odd else kept

    assert "Law 8" in caught(replace(GAME, breaks=leaky), turned())


def test_events_that_tell_an_outward_wire_are_caught() -> None:
    """BOM-190."""

    def leaky(state: State, move: Move[Action]) -> Step[State, Event]:
        step = GAME.apply(state, move)
        told = [TokenPlaced(slot, value_at(state, slot), said=True) for slot in outward_of(state, OWNER)]
        return Step(step.state, (*step.events, *told), undoable=step.undoable)

    assert "Law 8" in caught(replace(GAME, apply=leaky), turned())


def test_a_task_that_shows_the_robots_wire_is_caught() -> None:
    """BOM-4303: the taker alone knows it."""

    def leaky(state: State, seat: Seat | None) -> View:
        seen = view(state, seat)
        return changed(seen, tasks=state.tasks) if seat is None else seen

    assert "Law 8" in caught(replace(GAME, view=leaky), robbed())


def test_the_robots_wires_are_nobodys_to_see() -> None:
    """BOM-217: not even by the number of a card that is shown in their place."""

    def leaky(state: State, seat: Seat | None) -> View:
        return changed(view(state, seat), aside=state.parts.carrier.wires if state.parts.carrier else ())

    assert "Law" in caught(replace(GAME, view=leaky), robbed())


@pytest.mark.parametrize("is_filed", [True, False])
def test_the_pile_tells_nobody_which_red_is_gone(is_filed: bool) -> None:
    """BOM-5406: not even by the sum of what is left of it."""

    def leaky(state: State, seat: Seat | None) -> View:
        return changed(view(state, seat), turns=sum(state.aside))

    assert "Law 8" in caught(replace(GAME, view=leaky), torn(is_filed=is_filed))


def test_a_breach_that_shows_its_number_is_caught() -> None:
    """BOM-5406: its owner alone sees it; that it is red everybody knows."""

    def leaky(state: State, seat: Seat | None) -> View:
        return changed(view(state, seat), stands=view(state, OWNER).stands) if seat is None else view(state, seat)

    assert "Law 8" in caught(replace(GAME, view=leaky), torn(is_filed=True))


def test_refusals_that_know_a_breach_are_caught() -> None:
    """BOM-5406."""

    def leaky(state: State, seat: Seat, action: Action) -> Iterable[RuleId]:
        codes = [wire.code for stand in state.stands for wire in stand.wires if wire.shown == RED]
        kept = GAME.breaks(state, seat, action)
        return [RuleId("BOM-5406") for _ in kept] if 35 in codes else kept

    assert "Law 8" in caught(replace(GAME, breaks=leaky), torn(is_filed=True))
