"""Puzzles, held to brute force: every deal that a seat cannot exclude is written down.

Missions in which nearly all wires are cut: few are hidden, and all cards are there.
"""

from collections.abc import Iterator
from itertools import combinations
from math import factorial, prod
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import NOT_ASKED, Proof
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW, Tool, is_blue, value_of
from cosmotheque.games.bomb_busters.mentor.words import a_number
from cosmotheque.games.bomb_busters.model.actions import DualCut, PlaceToken, SoloCut, Take
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card, Slot
from cosmotheque.games.bomb_busters.puzzles import cuts
from cosmotheque.games.bomb_busters.puzzles.cuts import Wires, prove_certain, prove_no_red
from cosmotheque.games.bomb_busters.puzzles.knowing import is_seen, values_in_words
from cosmotheque.games.bomb_busters.puzzles.proof import difficulty
from cosmotheque.games.bomb_busters.puzzles.themes import CERTAIN, NO_RED, TELLING, TOOL, find
from cosmotheque.games.bomb_busters.puzzles.tokens import prove_token, shares_left
from cosmotheque.games.bomb_busters.puzzles.tools import prove_tool
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.view.seen import view

Layout = tuple[tuple[int, ...], ...]
ME = Seat(0)
OPTIONS = Options(mission="practice", red=3, yellow=2, captain="0")
HIDDEN = 7
LOW = 70  # wires below 7 may be left
CERTAIN_SEEDS = (0, 3, 36)
NO_RED_SEEDS = (39, 260)
TOOL_SEEDS = (48, 70, 82)


def late(seed: int, hidden: int = HIDDEN, *, own: bool = False) -> State:
    """A mission in which so few wires of the others are not cut yet; with `own`, those of the seat among them."""
    rng = Random(seed)
    dealt = start(OPTIONS, 4)
    dealt = apply(dealt, Move(CHANCE, replace(chance(dealt, rng), captain=ME, cards=tuple(NUMBERS)))).state
    low = [slot for slot in uncut_slots(dealt) if dealt.stands[slot.stand].wires[slot.place].code < LOW]
    others = [slot for slot in low if own or dealt.stands[slot.stand].owner != ME]
    mine = [slot for slot in low if slot not in others]
    left = {*rng.sample(others, hidden), *rng.sample(mine, min(5, len(mine)))}
    stands = tuple(
        replace(
            stand,
            wires=tuple(replace(wire, cut=Slot(number, place) not in left) for place, wire in enumerate(stand.wires)),
        )
        for number, stand in enumerate(dealt.stands)
    )
    return replace(dealt, stands=stands, tasks=(), cards=tuple(map(Card, NUMBERS)))


def uncut_slots(state: State) -> list[Slot]:
    return [
        Slot(number, place)
        for number, stand in enumerate(state.stands)
        for place, wire in enumerate(stand.wires)
        if not wire.cut
    ]


def deals(state: State, seat: Seat | None) -> list[Layout]:
    """All wires by stand and place, in every way that is in order and has what the seat sees."""
    hidden = [slot for slot in uncut_slots(state) if state.stands[slot.stand].owner != seat]
    codes = [[wire.code for wire in stand.wires] for stand in state.stands]
    found = []
    for spread in spreads(sorted(codes[slot.stand][slot.place] for slot in hidden)):
        for slot, code in zip(hidden, spread, strict=True):
            codes[slot.stand][slot.place] = code
        if all(sorted(stand) == stand for stand in codes):
            found.append(tuple(map(tuple, codes)))
    return found


def spreads(codes: list[int]) -> Iterator[tuple[int, ...]]:
    """Every order of some wires, equal ones told apart by nobody."""
    if not codes:
        yield ()
    for code in dict.fromkeys(codes):
        rest = codes.copy()
        rest.remove(code)
        yield from ((code, *others) for others in spreads(rest))


def moment_of(state: State) -> Moment:
    return Moment(ME, view(state, ME), legal_actions(state, ME), ())


def at(deal: Layout, slot: Slot) -> int:
    return value_of(deal[slot.stand][slot.place])


@pytest.mark.parametrize("seed", range(6))
def test_what_wires_can_be(seed: int) -> None:
    state = late(seed)
    wires, all_deals = Wires(moment_of(state)), deals(state, ME)
    assert wires.can_be
    for slot, can_be in wires.can_be.items():
        assert can_be == sorted({at(deal, slot) for deal in all_deals}), slot


def right_of(proof: Proof | None, moment: Moment) -> list[Any]:
    assert proof is not None
    assert len(proof.verdicts) == len(moment.actions)
    return [moment.actions[number] for number in proof.right]


@pytest.mark.parametrize("seed", CERTAIN_SEEDS)
def test_one_cut_succeeds_in_every_deal(seed: int) -> None:
    state = late(seed)
    moment, all_deals = moment_of(state), deals(state, ME)
    cuts = [action for action in moment.actions if isinstance(action, DualCut)]
    sure = [cut for cut in cuts if all(at(deal, cut.target) == cut.value for deal in all_deals)]
    assert CERTAIN in set(find(moment))
    assert right_of(prove_certain(moment), moment) == sure


@pytest.mark.parametrize("seed", NO_RED_SEEDS)
def test_one_wire_can_be_hoped_for_and_is_red_in_no_deal(seed: int) -> None:
    state = late(seed)
    moment, all_deals = moment_of(state), deals(state, ME)
    cuts = [action for action in moment.actions if isinstance(action, DualCut)]
    hopeful = [cut for cut in cuts if any(at(deal, cut.target) == cut.value for deal in all_deals)]
    assert not any(all(at(deal, cut.target) == cut.value for deal in all_deals) for cut in cuts)
    harmless = [cut for cut in hopeful if all(at(deal, cut.target) != RED for deal in all_deals)]
    assert NO_RED in set(find(moment))
    assert len({cut.target for cut in harmless}) == 1
    assert right_of(prove_no_red(moment), moment) == harmless


@pytest.mark.parametrize("seed", TOOL_SEEDS)
def test_one_tool_succeeds_in_every_deal(seed: int) -> None:
    state = late(seed)
    moment, all_deals = moment_of(state), deals(state, ME)
    tools = [action.tool for action in moment.actions if isinstance(action, Take)]
    sure = [tool for tool in tools if makes_certain(tool, state, moment, all_deals)]
    assert TOOL in set(find(moment))
    proof = prove_tool(moment)
    assert proof is not None
    assert right_of(proof, moment) == [Take(tool) for tool in sure]
    assert len(sure) == 1 < len(tools)
    asked = [action for action, verdict in zip(moment.actions, proof.verdicts, strict=True) if verdict != NOT_ASKED]
    assert asked == [Take(tool) for tool in tools]


def makes_certain(tool: Tool, state: State, moment: Moment, all_deals: list[Layout]) -> bool:
    """True if some cut with the tool succeeds whatever the deal is (BOM-30, BOM-43, BOM-49)."""
    values = {action.value for action in moment.actions if isinstance(action, DualCut)}
    said = [*combinations(values, 2)] if tool == "ray" else [(value,) for value in values - {YELLOW}]
    for number, stand in enumerate(state.stands):
        slots = [slot for slot in uncut_slots(state) if slot.stand == number and stand.owner != ME]
        count = {"double": 2, "triple": 3, "super": len(slots), "ray": 1}[tool]
        for pointed in combinations(slots, count) if slots else ():
            if any(all(any(at(deal, slot) in one for slot in pointed) for deal in all_deals) for one in said):
                return True
    return False


@pytest.mark.parametrize("seed", [0, 3, 4])
def test_tokens_leave_as_many_deals_as_are_left(seed: int) -> None:
    """Counted for a player who sees no wire that is not cut; a deal of equal wires stands for several."""
    state = late(seed, own=True)
    seen = view(state, ME)
    own = [slot for slot in uncut_slots(state) if state.stands[slot.stand].owner == ME]
    tokens = [slot for slot in own if is_blue(state.stands[slot.stand].wires[slot.place].code)]
    moment = Moment(ME, seen, tuple(map(PlaceToken, tokens)), ())
    all_deals = deals(state, None)
    truth = tuple(tuple(wire.code for wire in stand.wires) for stand in state.stands)
    left = [sum(weight(deal) for deal in all_deals if at(deal, slot) == at(truth, slot)) for slot in tokens]
    assert tokens
    assert shares_left(moment) == pytest.approx([one / sum(map(weight, all_deals)) for one in left])


def weight(deal: Layout) -> float:
    """The number of deals of distinct wires that it is, up to a factor."""
    return prod(1 / factorial(stand.count(code)) for stand in deal for code in set(stand))


def test_the_token_that_leaves_fewest_deals_is_right() -> None:
    """BOM-11: in a mission that begins; a token that is hardly better than another one is not asked for."""
    asked = [token_moment(seed) for seed in range(8)]
    proofs = [(moment, proof) for moment in asked if (proof := prove_token(moment)) is not None]
    assert 0 < len(proofs) < len(asked)
    for moment, proof in proofs:
        best, second = sorted(shares_left(moment))[:2]
        assert TELLING in set(find(moment))
        assert shares_left(moment)[proof.right[0]] == best < second / 1.1
        assert 0 < (difficulty(moment, TELLING, proof) or 0) < 1


def token_moment(seed: int) -> Moment:
    """The first token of a mission of few numbers."""
    state = start(Options(mission="practice", blue=6, red=1, yellow=0, captain="0"), 4)
    return moment_of(apply(state, Move(CHANCE, chance(state, Random(seed)))).state)


def test_what_is_known_at_a_glance_is_not_asked_for() -> None:
    """A token says it, or it stands between two equal ones; and a solo cut is certain anyway."""
    state = late(CERTAIN_SEEDS[0])
    moment = moment_of(state)
    target = right_of(prove_certain(moment), moment)[0].target
    value = at(tuple(tuple(wire.code for wire in stand.wires) for stand in state.stands), target)
    stands = list(state.stands)
    wires = list(stands[target.stand].wires)
    wires[target.place] = replace(wires[target.place], shown=value, token=True)
    stands[target.stand] = replace(stands[target.stand], wires=tuple(wires))
    assert prove_certain(moment_of(replace(state, stands=tuple(stands)))) is None
    assert list(find(Moment(ME, moment.view, (*moment.actions, SoloCut(value)), ()))) == []


def test_nothing_else_can_stand_before_a_1_or_after_the_highest_number() -> None:
    """Its neighbour says what it is, with or without a token of its own."""
    state = start(OPTIONS, 4)
    dealt = apply(state, Move(CHANCE, chance(state, Random(0)))).state
    stand = dealt.stands[1]
    wires = [replace(stand.wires[0], code=code) for code in (10, 10, 20, 30, 120, 120)]
    wires[1], wires[4] = replace(wires[1], cut=True), replace(wires[4], cut=True)
    seen = view(replace(dealt, stands=(dealt.stands[0], replace(stand, wires=tuple(wires)))), ME)
    assert [is_seen(seen, Slot(1, place), value) for place, value in ((0, 1), (2, 2), (5, 12))] == [True, False, True]


@pytest.mark.parametrize("seed", NO_RED_SEEDS)
def test_a_wire_that_is_seldom_red_misleads(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who pictures one deal, each as likely as it can be dealt, takes any wire that is not red in it."""
    monkeypatch.setattr(cuts, "READERS", (1,))
    state = late(seed)
    moment, all_deals = moment_of(state), deals(state, ME)
    proof = prove_no_red(moment)
    assert proof is not None
    total = sum(map(weight, all_deals))
    seem = [sum(weight(deal) for deal in all_deals if at(deal, slot) != RED) / total for slot in Wires(moment).hopeful]
    assert difficulty(moment, NO_RED, proof) == pytest.approx(1 - 1 / sum(seem))


@pytest.mark.parametrize("seed", TOOL_SEEDS)
def test_who_only_has_to_name_a_tool_may_guess_it(seed: int) -> None:
    moment = moment_of(late(seed))
    proof = prove_tool(moment)
    assert proof is not None
    tools = sum(isinstance(action, Take) for action in moment.actions)
    assert difficulty(moment, TOOL, proof) == pytest.approx((tools - 1) / tools)


def test_numbers_have_their_article() -> None:
    assert [a_number(value).en for value in (1, 8, 10, 11)] == ["a 1", "an 8", "a 10", "an 11"]
    assert a_number(8).fr == "un 8"


def test_values_in_a_row_are_told_shortly() -> None:
    assert values_in_words([2, 3, 4, 5, 8, RED]).en == "2–5, 8 or red"
    assert values_in_words([11, 12, YELLOW, RED]).fr == "11, 12, jaune ou rouge"
    assert values_in_words([7]).fr == "7"
