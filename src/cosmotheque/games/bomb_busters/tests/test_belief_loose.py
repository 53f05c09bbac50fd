"""BOM-352, BOM-353: beliefs about wires outside the order, on the robot and from the pile are exact."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.belief.believe import Solution
from cosmotheque.games.bomb_busters.belief.puzzle import Puzzle, Wish
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.breaches.data import Hull
from cosmotheque.games.bomb_busters.parts.script.data import Playing
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.legal import awaited
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import changed
from cosmotheque.games.bomb_busters.tests.brute import lively_move
from cosmotheque.games.bomb_busters.tests.brute_loose import ImaginedLoose, loose_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare, count_by_hand

pytestmark = pytest.mark.long("rules")

LONGEST = 10


@pytest.mark.parametrize(
    ("mission", "seats"), [("20", 2), ("35", 2), ("38", 2), ("56", 3), ("64", 2), ("64", 3), ("43", 2), ("43", 3)]
)
def test_beliefs_are_exact(mission: MissionName, seats: int) -> None:
    """BOM-352, BOM-353, BOM-6403: X wires, the own outward ones and the robot's, as they come in play."""
    rng = Random(f"{mission}{seats}")
    options = Options(mission=mission, captain="0")
    state = loose_deal(options, seats, rng)
    imagined = ImaginedLoose(state, Seat(0))
    for _ in range(LONGEST):
        compare(state, imagined)
        is_drawn = CHANCE in awaited(state)
        move = Move(CHANCE, chance(state, rng)) if is_drawn else lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)


@pytest.mark.parametrize(("seats", "turns", "last"), [(2, 15, -1), (3, 5, 0)])
def test_beliefs_about_breaches_are_exact(seats: int, turns: int, last: int) -> None:
    """BOM-352, BOM-5406: a wire known to be red, whose number bounds its neighbours; the own one, and others'."""
    rng = Random(seats)
    state = loose_deal(Options(mission="54", captain="0"), seats, rng)
    state = changed(state, turns=turns, script=Playing(cues=1), breaches=Hull(0, Seat(last)))
    imagined = ImaginedLoose(state, Seat(0))
    for _ in range(12):
        compare(state, imagined)
        is_drawn = CHANCE in awaited(state)
        move = Move(CHANCE, chance(state, rng)) if is_drawn else lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
    assert any(wire.shown == RED for stand in state.stands[1:] if stand.owner for wire in stand.wires)


def test_merged_stands_are_counted_exactly() -> None:
    """BOM-352: stands that nothing tells apart are counted as one, with the same result place by place."""
    rng = Random(3)
    for _ in range(40):
        counts = tuple(rng.choice((1, 2, 3)) for _ in range(4))
        rest = sum(counts)
        stands = [[15] * size for size in (1, 1, 2) if size < rest]
        stands.append([rng.choice((15, 7, 14)) for _ in range(rest - sum(map(len, stands)))])
        puzzle = Puzzle(counts, stands)
        if rng.random() < 0.5:
            puzzle.wishes.append(Wish((Slot(0, 0), *(Slot(len(stands) - 1, p) for p in range(len(stands[-1])))), 6))
        deals = count_by_hand(puzzle)
        solution = Solution(puzzle)
        assert solution.total == pytest.approx(sum(deals.values()))
        weights = iter(solution.weights)
        for stand, places in enumerate(puzzle.stands):
            for place in range(len(places)):
                for kind in range(len(counts)):
                    expected = sum(weight for deal, weight in deals.items() if deal[stand][place] == kind)
                    assert next(weights) == pytest.approx(expected) if deals else True


def test_merged_stands_are_drawn_fairly() -> None:
    """BOM-352: what is counted as one stand is dealt out again, every deal as often as it should be."""
    rng, draws = Random(4), 6000
    puzzle = Puzzle((2, 1, 2), [[7], [7], [7, 7], [3]])
    deals = count_by_hand(puzzle)
    solution = Solution(puzzle)
    drawn = [tuple(map(tuple, solution.draw(rng))) for _ in range(draws)]
    total = sum(deals.values())
    assert set(drawn) == set(deals)
    surprise = sum(
        (drawn.count(deal) - draws * weight / total) ** 2 / (draws * weight / total) for deal, weight in deals.items()
    )
    assert surprise < 2 * len(deals) + 20
