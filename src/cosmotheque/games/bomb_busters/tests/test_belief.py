"""BOM-90: what a seat can know, exactly. Beliefs are compared with brute force at every move of lively games."""

from itertools import combinations_with_replacement, product
from math import factorial
from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief, Solution
from cosmotheque.games.bomb_busters.belief.puzzle import Bond, Puzzle, Run, Tally, Wish
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.view.seen import view

pytestmark = pytest.mark.long("rules")

LONGEST = 30
K_OF_N = Options(mission="practice", red=1, red_shown=2, yellow=2, yellow_shown=3)

CASES = [
    pytest.param(Options(mission="practice", red=2, yellow=2), 2, id="exact-2"),
    pytest.param(Options(mission="practice", red=2, yellow=4), 3, id="exact-3"),
    pytest.param(K_OF_N, 2, id="k-of-n-2"),
    pytest.param(K_OF_N, 3, id="k-of-n-3"),
    pytest.param(Options(mission="cannes"), 2, id="cannes-2"),
    pytest.param(Options(mission="cannes"), 3, id="cannes-3"),
    pytest.param(Options(mission="valentine"), 2, id="valentine"),
    pytest.param(Options(mission="parallel"), 3, id="parallel-3"),
    pytest.param(Options(mission="liaisons"), 2, id="liaisons-2"),
]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("options", "seats"), CASES)
def test_beliefs_are_exact(options: Options, seats: int, seed: int) -> None:
    """BOM-90: announcements, detectors, labels, radar, exchanges, k of n, separate deals, as they come in play."""
    rng = Random(f"{options}{seats}{seed}")
    state = small_deal(options, seats, rng)
    imagined = Imagined(state, Seat(0))
    for _ in range(LONGEST):
        compare(state, imagined)
        move = lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)


def compare(state: State, imagined: Imagined) -> None:
    belief = Belief(view(state, Seat(0)))
    for number, stand in enumerate(imagined.chances()):
        for place, chances in enumerate(stand):
            assert belief.chances(Slot(number, place)) == pytest.approx(chances, abs=1e-9), (number, place, state.facts)


def random_puzzle(rng: Random) -> tuple[Puzzle, list[list[int]]]:
    """Three stands, a true deal, and constraints that it keeps."""
    counts = tuple(rng.choice((1, 2, 3, 4)) for _ in range(4))
    wires = [kind for kind, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(wires)
    cuts = sorted(rng.sample(range(len(wires) + 1), 2))
    truth = [sorted(wires[: cuts[0]]), sorted(wires[cuts[0] : cuts[1]]), sorted(wires[cuts[1] :])]
    stands = [[1 << kind | rng.randrange(16) for kind in stand] for stand in truth]
    slots = [Slot(stand, place) for stand, kinds in enumerate(truth) for place in range(len(kinds))]
    puzzle = Puzzle(counts, stands)
    for _ in range(rng.randrange(3)):
        one, other = rng.choice(slots), rng.choice(slots)
        low, high = sorted((one, other), key=lambda slot: truth[slot.stand][slot.place])
        equal = truth[low.stand][low.place] == truth[high.stand][high.place]
        puzzle.bonds.append(Bond(low, high, not equal and rng.random() < 0.5))
    for _ in range(rng.randrange(4)):
        some = tuple(rng.sample(slots, rng.randint(1, len(slots))))
        kinds = 1 << truth[some[0].stand][some[0].place] | rng.randrange(16)
        puzzle.wishes.append(Wish(some, kinds))
    for _ in range(rng.randrange(3)):
        slot, some = rng.choice(slots), tuple(rng.sample(slots, rng.randint(1, len(slots))))
        kind = truth[slot.stand][slot.place]
        copies = sum(truth[other.stand][other.place] == kind for other in some)
        puzzle.runs.append(Run(slot, some, copies, rng.randrange(16)))
    for _ in range(rng.randrange(3)):
        some, kinds = tuple(rng.sample(slots, rng.randint(1, len(slots)))), rng.randrange(1, 16)
        found = sum(kinds >> truth[slot.stand][slot.place] & 1 for slot in some)
        puzzle.tallies.append(Tally(some, kinds, found))
    return puzzle, truth


def keeps(puzzle: Puzzle, deal: tuple[tuple[int, ...], ...]) -> bool:
    """True if a deal keeps everything a puzzle says, looked up place by place."""

    def at(slot: Slot) -> int:
        return deal[slot.stand][slot.place]

    allowed = all(
        puzzle.stands[stand][place] >> kind & 1 for stand, kinds in enumerate(deal) for place, kind in enumerate(kinds)
    )
    ordered = all(
        at(bond.lower) < at(bond.upper) or (not bond.strict and at(bond.lower) == at(bond.upper))
        for bond in puzzle.bonds
    )
    fulfilled = all(any(wish.kinds >> at(slot) & 1 for slot in wish.slots) for wish in puzzle.wishes)
    counted = all(
        sum(at(slot) == at(run.slot) for slot in run.slots) == run.copies
        for run in puzzle.runs
        if run.kinds >> at(run.slot) & 1
    )
    told = all(sum(tally.kinds >> at(slot) & 1 for slot in tally.slots) == tally.wires for tally in puzzle.tallies)
    return allowed and ordered and fulfilled and counted and told


def count_by_hand(puzzle: Puzzle) -> dict[tuple[tuple[int, ...], ...], float]:
    """Every deal that keeps the puzzle, with the number of ways distinct wires make it."""
    kinds = range(len(puzzle.counts))
    rows = [list(combinations_with_replacement(kinds, len(stand))) for stand in puzzle.stands]
    found = {}
    for deal in product(*rows):
        everything = [kind for stand in deal for kind in stand]
        if all(everything.count(kind) == puzzle.counts[kind] for kind in kinds) and keeps(puzzle, deal):
            weight = 1.0
            for kind, stand in product(kinds, deal):
                weight /= factorial(stand.count(kind))
            found[deal] = weight
    return found


def test_random_puzzles_are_counted_exactly() -> None:
    """BOM-90: places that allow some kinds, orders across stands, wishes, tallies; BOM-351: counted equals."""
    rng = Random(5)
    for _ in range(120):
        puzzle, _truth = random_puzzle(rng)
        deals = count_by_hand(puzzle)
        solution = Solution(puzzle)
        assert solution.total == pytest.approx(sum(deals.values()))
        weights = iter(solution.weights)
        for stand, places in enumerate(puzzle.stands):
            for place in range(len(places)):
                for kind in range(len(puzzle.counts)):
                    expected = sum(weight for deal, weight in deals.items() if deal[stand][place] == kind)
                    assert next(weights) == pytest.approx(expected)


def test_impossible_puzzles_count_nothing() -> None:
    """BOM-90: contradictions are found, not divided by."""
    assert Solution(Puzzle((2, 2), [[1, 1], [1, 2]])).total == 0
    assert (
        Solution(Puzzle((2, 2), [[3, 3], [3, 3]], wishes=[Wish((Slot(0, 1),), 1), Wish((Slot(1, 1),), 1)])).total == 0
    )


def test_draws_are_fair() -> None:
    """BOM-90: every deal is drawn as often as it should be."""
    rng = Random(11)
    puzzle = Puzzle((3, 2, 1, 2), [[15, 15, 15], [15, 15, 15], [15, 15]], wishes=[Wish((Slot(0, 2), Slot(2, 1)), 4)])
    deals = count_by_hand(puzzle)
    solution, draws = Solution(puzzle), 20_000
    drawn: dict[tuple[tuple[int, ...], ...], int] = {}
    for _ in range(draws):
        deal = tuple(map(tuple, solution.draw(rng)))
        drawn[deal] = drawn.get(deal, 0) + 1
    total = sum(deals.values())
    assert set(drawn) == set(deals)
    surprise = sum(
        (drawn[deal] - draws * weight / total) ** 2 / (draws * weight / total) for deal, weight in deals.items()
    )
    assert surprise < 2 * len(deals) + 20
