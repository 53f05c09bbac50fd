"""The information of a view about the deal, as puzzles: one for each way in which labels can be true."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from cosmotheque.games.bomb_busters.belief.homes import Homes, homes_of
from cosmotheque.games.bomb_busters.belief.piles import carried_wires, wires_left_aside
from cosmotheque.games.bomb_busters.belief.puzzle import Bond, Moved, Puzzle, Run, Tally, Wish
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, UNSEEN, YELLOW, blue, is_blue, red, value_of
from cosmotheque.games.bomb_busters.missions.shelf import apart_places, mission_of
from cosmotheque.games.bomb_busters.model.facts import Alike, Exactly, Holds, Lacks, Order, Times
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.model.wires import Note, Slot, Wire
from cosmotheque.games.bomb_busters.rules.stands import deadly_values, wire_at
from cosmotheque.games.bomb_busters.view.seen import View


class Restriction(NamedTuple):
    """The restrictions of one case: kinds (bits) that slots are limited to, and bonds between them."""

    limits: Mapping[Slot, int]
    bonds: tuple[Bond, ...] = ()


class Kinds:
    """The kinds of wires in play, from the lowest up, and sets of them as bits."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes = codes
        self.number = {code: kind for kind, code in enumerate(self.codes)}
        self.counts = tuple(COPIES if is_blue(code) else 1 for code in self.codes)
        self.all = (1 << len(self.codes)) - 1
        self.of_value = [0] * (RED + 1)
        for kind, code in enumerate(self.codes):
            self.of_value[value_of(code)] |= 1 << kind

    def of(self, values: Sequence[int]) -> int:
        found = 0
        for value in values:
            found |= self.of_value[value]
        return found


def kinds_of(view: View) -> Kinds:
    """The kinds of wires in play, as everybody can see."""
    mission = mission_of(view.options, view.seats)
    blues = [blue(number) for number in range(1, mission.blue + 1)]
    colours = [marker.wire for marker in view.markers]
    if mission.markers == "none":  # BOM-5401: all reds lie in the pile
        colours += [red(number) for number in range(1, mission.blue)]
    colours += [red(number) for stand in view.stands for number in stand.reds]
    return _kinds(tuple(sorted(blues + colours)))


@lru_cache(maxsize=16)
def _kinds(codes: tuple[int, ...]) -> Kinds:
    return Kinds(codes)


def puzzles(view: View, kinds: Kinds) -> Iterator[Puzzle]:
    """Puzzles that exclude each other and together are what the view allows."""
    homes = homes_of(view)
    base = _base(view, kinds, homes)
    for case in product(*_alternatives(view, kinds, homes)):
        puzzle = base
        for restriction in case:
            puzzle = puzzle.limit(restriction.limits, restriction.bonds)
        if puzzle.is_possible():
            yield puzzle


def _base(view: View, kinds: Kinds, homes: Homes) -> Puzzle:
    """All that holds in every case."""
    reds, yellows = kinds.of_value[RED], kinds.of_value[YELLOW]
    stands = [[_allowed_kinds(view, kinds, wire_at(view, slot)) for slot in row] for row in homes.rows]
    puzzle = Puzzle(_counts(view, kinds), stands)
    for fact in view.facts:
        match fact:
            case Lacks(slots=slots, values=values):
                for slot in map(homes.of, slots):
                    stands[slot.stand][slot.place] &= ~kinds.of(values)
            case Holds(slots=slots, values=values):
                puzzle.wishes.append(Wish(tuple(map(homes.of, slots)), kinds.of(values)))
            case Order(lower=lower, upper=upper, strict=strict):
                puzzle.bonds.append(Bond(homes.of(lower), homes.of(upper), strict))
            case Times(slot=slot, slots=slots, count=count):
                run = tuple(map(homes.of, slots))
                puzzle.runs.append(Run(homes.of(slot), run, count, kinds.all & ~reds & ~yellows))
            case Exactly(slots=slots, values=values, count=count):
                puzzle.tallies.append(Tally(tuple(map(homes.of, slots)), kinds.of(values), count))
            case Alike():
                pass
    puzzle.wishes += _not_all_red(view, kinds, homes)
    puzzle.wishes += _wishes_for_colour(view, kinds, stands, homes)
    puzzle.moved += _moved_wires(view, homes)
    carried, held = carried_wires(view), _count_held(view)
    if carried is not None:
        stands.append([kinds.all] * (carried + held))
    aside = _aside(view, held)
    stands += [[colour] * count for colour, count in zip((reds, yellows), aside, strict=True) if count]
    return puzzle


def _allowed_kinds(view: View, kinds: Kinds, wire: Wire) -> int:
    """The kinds that a wire can be of, by what is seen of it."""
    if wire.code != UNSEEN:
        return 1 << kinds.number[wire.code]
    allowed = kinds.of_value[wire.shown] if wire.shown else kinds.all
    for note in wire.notes:
        allowed &= _noted_kinds(kinds, note)
    if mission_of(view.options, view.seats).markers == "beside":  # BOM-80: the reds of each stand are known
        own = kinds.all & ~kinds.of_value[RED]
        for number in view.stands[wire.origin].reds:
            own |= 1 << kinds.number[red(number)]
        allowed &= own
    return allowed


def _wishes_for_colour(view: View, kinds: Kinds, stands: list[list[int]], homes: Homes) -> list[Wish]:
    """Each stand was dealt one wire of the colour or none (BOM-84, BOM-200, BOM-354).

    There are as many as stands that got one, so "at least one" says it all. Stands that are ruled out are taken from
    `stands`.
    """
    mission = mission_of(view.options, view.seats)
    if not mission.apart or mission.markers == "beside" or not view.stands:
        return []
    colour = kinds.of_value[RED if mission.apart == "red" else YELLOW]
    dealt = set(apart_places(mission, tuple(stand.owner for stand in view.stands)))
    by_origin: dict[int, list[Slot]] = {}
    for number, stand in enumerate(view.stands):
        for place, wire in enumerate(stand.wires):
            by_origin.setdefault(wire.origin, []).append(homes.of(Slot(number, place)))
    wishes = []
    for origin, slots in by_origin.items():
        known = [slot for slot in slots if not stands[slot.stand][slot.place] & ~colour]
        if origin in dealt and not known:
            wishes.append(Wish(tuple(slots), colour))
            continue
        for slot in slots:
            if slot not in known:
                stands[slot.stand][slot.place] &= ~colour
    return wishes


def _noted_kinds(kinds: Kinds, note: Note) -> int:
    """The kinds that a token allows which does not say the value (BOM-164, BOM-169); counts are facts (BOM-165)."""
    match note.kind:
        case "even" | "odd":
            return kinds.of([number for number in NUMBERS if number % 2 == (note.kind == "odd")])
        case "not":
            return ~kinds.of_value[note.value]
        case _:
            return kinds.all


def _count_held(view: View) -> int:
    """The number of wires that another seat has in hand, from a robot or the pile of those set aside."""
    return sum(task.wire_in_hand() == UNSEEN for task in view.tasks)


def _counts(view: View, kinds: Kinds) -> tuple[int, ...]:
    """All wires but the one that the seat itself is about to file."""
    counts = list(kinds.counts)
    for task in view.tasks:
        code = task.wire_in_hand()
        if code is not None and code != UNSEEN:
            counts[kinds.number[code]] -= 1
    return tuple(counts)


def _moved_wires(view: View, homes: Homes) -> list[Moved]:
    """The wires that were exchanged (BOM-42) or come from the robot or the pile: dealt by themselves (BOM-217)."""
    return [
        Moved(homes.of(Slot(number, place)), wire.origin)
        for number, stand in enumerate(view.stands)
        for place, wire in enumerate(stand.wires)
        if wire.origin != number
    ]


def _aside(view: View, held: int) -> tuple[int, int]:
    """The numbers of red and yellow wires set aside unseen (BOM-7), with red ones that were taken and are `held`."""
    mission = mission_of(view.options, view.seats)
    yellows = mission.yellow.n - mission.yellow.k
    left = wires_left_aside(view)
    return mission.red.n - mission.red.k if left is None else left - yellows + held, yellows


def _not_all_red(view: View, kinds: Kinds, homes: Homes) -> list[Wish]:
    """A detector that waits for its answer has not exploded (BOM-32)."""
    task = view.tasks[0] if view.tasks else None
    if not isinstance(task, AnswerTask):
        return []
    return [Wish(tuple(map(homes.of, task.slots)), kinds.all & ~kinds.of(deadly_values(view)))]


def _alternatives(view: View, kinds: Kinds, homes: Homes) -> list[list[Restriction]]:
    return [_label_cases(fact, kinds, homes) for fact in view.facts if isinstance(fact, Alike)]


def _label_cases(label: Alike, kinds: Kinds, homes: Homes) -> list[Restriction]:
    """BOM-41: two yellows are equal, two reds are equal, colours differ from each other."""
    lower, upper = homes.of(label.lower), homes.of(label.upper)
    yellows, reds = kinds.of_value[YELLOW], kinds.of_value[RED]
    blues = kinds.all & ~yellows & ~reds
    if label.equal:
        both_ways = (Bond(lower, upper, False), Bond(upper, lower, False))
        return [
            Restriction({lower: blues, upper: blues}, both_ways),
            Restriction({lower: yellows, upper: yellows}),
            Restriction({lower: reds, upper: reds}),
        ]
    apart = (Bond(lower, upper, True),)
    return [
        Restriction({lower: blues}, apart),
        Restriction({lower: yellows, upper: ~yellows}, apart),
        Restriction({lower: reds, upper: ~reds}, apart),
    ]
