"""A mission as a row of numbers, and back to the state of the rules.

A slot is a number too: sixteen times its stand, and its place. A wire is one word: code, and what everybody knows.
"""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool, is_blue, is_red
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal
from cosmotheque.games.bomb_busters.model.facts import Alike, Fact, Holds, Lacks, Order
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Task
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, GiveTask, TokenTask
from cosmotheque.games.bomb_busters.model.wires import Card, Marker, Slot, Stand, Wire
from cosmotheque.kit.rows import HEAD, OVER, Row

PLACES = 16  # of a stand
HALF = 3 * PLACES  # a set of slots is two words, the second from here on
MOST_SLOTS = 5 * PLACES
MOST_FACTS = 64
MOST_ACTIONS = 1100

CAPTAIN = HEAD
ACTIVE = CAPTAIN + 1
LAST_ACTOR = ACTIVE + 1  # who was asked last: the next one round the table is asked now
TURNS = LAST_ACTOR + 1
ACTED = TURNS + 1
STABILIZED = ACTED + 1
DETONATOR = STABILIZED + 1
FOLLOWER = DETONATOR + 1  # who was named to play next, or -1
SPENT = FOLLOWER + 1  # seats whose detector is used, as bits
WAITING = SPENT + 1  # seats that use no equipment until something has happened, as bits
TASK = WAITING + 1  # what the game waits for: NOTHING, TOKENS, ANSWER or GIVE
ASKED = TASK + 1  # who owes it
ASKER = ASKED + 1  # who announced or gave
OFFERED = ASKER + 1  # the slot of a wire that was given
TARGETS = OFFERED + 1  # the slots that a detector points at, as a set
VALUES = TARGETS + 2  # what was announced, as bits
OWN_WIRES = VALUES + 1  # the wires that the asker would cut, in the order of the values; -1 for none
TOOLS = OWN_WIRES + 2  # a draft: tools in hand, as bits,
POINTED = TOOLS + 1  # and slots pointed at, as a set
CARD_COUNT = POINTED + 2
CARD_NUMBERS = CARD_COUNT + 1
USED = CARD_NUMBERS + 5  # cards, as bits by number
CUT_COUNTS = USED + 1  # by value
TOKENS_LEFT = CUT_COUNTS + 15  # by value
ASIDE_COUNT = TOKENS_LEFT + 15
ASIDE = ASIDE_COUNT + 1
LENGTHS = ASIDE + 8  # by stand: how many wires it has
OWNER = LENGTHS + 5  # by stand
WIRES = OWNER + 5  # by slot
FACT_COUNT = WIRES + MOST_SLOTS
FACTS = FACT_COUNT + 1  # four words each: kind; two words of slots, or the lower and the upper one; values or a flag
WORK = FACTS + 4 * MOST_FACTS  # for drawing and for sets
LISTED = WORK + 160  # how many actions are legal
ACTIONS = LISTED + 1
WIDTH = ACTIONS + MOST_ACTIONS

CODE = 127  # of a wire, and the bits after it
CUT = 1 << 7
TOKEN = 1 << 8
SHOWN = 9  # four bits: the value that everybody knows
ORIGIN = 13  # three bits: the stand it was dealt to
KNOWERS = 16  # five bits: former owners

NOTHING, TOKENS, ANSWER, GIVE = range(4)
HOLDS, LACKS, ALIKE, ORDER = range(4)
DEFUSED, RED_CUT, EXPLODED = range(1, 4)
REASONS = ("", "defused", "red", "detonator")
DOUBLE, TRIPLE, SUPER, RAY = 1, 2, 4, 8
TOOL_NAMES: tuple[tuple[int, Tool], ...] = ((DOUBLE, "double"), (RAY, "ray"), (SUPER, "super"), (TRIPLE, "triple"))


def state_of(options: Options, seats: int, row: Row) -> State:
    """The state that a row stands for."""
    words = [int(value) for value in row[:LISTED]]
    stands = tuple(_stand(words, number) for number in range(5) if words[LENGTHS + number])
    cards = words[CARD_NUMBERS : CARD_NUMBERS + words[CARD_COUNT]]
    aside = tuple(words[ASIDE : ASIDE + words[ASIDE_COUNT]])
    tools = tuple(name for bit, name in TOOL_NAMES if words[TOOLS] & bit)
    return State(
        options,
        seats,
        captain=Seat(words[CAPTAIN]),
        active=Seat(words[ACTIVE]),
        stands=stands,
        aside=aside,
        markers=_markers(options, seats, stands, aside),
        cards=tuple(Card(number, used=bool(words[USED] >> number & 1)) for number in cards),
        spent=_seats(words[SPENT]),
        detonator=words[DETONATOR],
        stabilized=words[STABILIZED] != 0,
        tasks=() if words[OVER] else tuple(_tasks(words, seats)),
        acted=words[ACTED] != 0,
        turns=words[TURNS],
        follower=Seat(words[FOLLOWER]) if words[FOLLOWER] >= 0 else NOBODY,
        facts=tuple(_fact(words[at : at + 4]) for at in range(FACTS, FACTS + 4 * words[FACT_COUNT], 4)),
        draft=Draft(tools, slots_of(words[POINTED : POINTED + 2])) if tools else None,
        waiting=_seats(words[WAITING]),
        ended=REASONS[words[OVER]],
    )


def read_deal(_state: State, row: Row) -> Deal:
    """The deal that chance made, read from a row."""
    words = [int(value) for value in row[:LISTED]]
    codes = [
        tuple(words[WIRES + PLACES * stand + place] & CODE for place in range(words[LENGTHS + stand]))
        for stand in range(5)
        if words[LENGTHS + stand]
    ]
    cards = tuple(words[CARD_NUMBERS : CARD_NUMBERS + words[CARD_COUNT]])
    return Deal(Seat(words[CAPTAIN]), tuple(codes), tuple(words[ASIDE : ASIDE + words[ASIDE_COUNT]]), cards, ())


def slot_of(number: int) -> Slot:
    return Slot(number // PLACES, number % PLACES)


def slots_of(words: list[int]) -> tuple[Slot, ...]:
    """The slots of a set, in their order."""
    mask = words[0] | words[1] << HALF
    return tuple(slot_of(number) for number in range(MOST_SLOTS) if mask >> number & 1)


def _stand(words: list[int], number: int) -> Stand:
    first = WIRES + PLACES * number
    wires = (_wire(word) for word in words[first : first + words[LENGTHS + number]])
    return Stand(Seat(words[OWNER + number]), tuple(wires))


def _wire(word: int) -> Wire:
    return Wire(
        word & CODE,
        word >> ORIGIN & 7,
        cut=bool(word & CUT),
        shown=word >> SHOWN & 15,
        token=bool(word & TOKEN),
        knowers=_seats(word >> KNOWERS),
    )


def _seats(mask: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(5) if mask >> seat & 1)


def _values(mask: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, 15) if mask >> value & 1)


def _markers(options: Options, seats: int, stands: tuple[Stand, ...], aside: tuple[int, ...]) -> tuple[Marker, ...]:
    mission = mission_of(options, seats)
    codes = [*aside, *(wire.code for stand in stands for wire in stand.wires if not is_blue(wire.code))]
    mixes = {True: mission.red, False: mission.yellow}
    return tuple(Marker(code, mixes[is_red(code)].k == mixes[is_red(code)].n) for code in sorted(codes))


def _tasks(words: list[int], seats: int) -> list[Task]:
    asked, asker = Seat(words[ASKED]), Seat(words[ASKER])
    if words[TASK] == TOKENS:
        left = seats - (asked - words[CAPTAIN]) % seats
        return [TokenTask(Seat((asked + step) % seats)) for step in range(left)]
    if words[TASK] == ANSWER:
        own = tuple(slot_of(slot) for slot in words[OWN_WIRES : OWN_WIRES + 2] if slot >= 0)
        return [AnswerTask(asked, asker, slots_of(words[TARGETS : TARGETS + 2]), _values(words[VALUES]), own)]
    return [GiveTask(asked, asker, slot_of(words[OFFERED]))] if words[TASK] == GIVE else []


def _fact(words: list[int]) -> Fact:
    kind, one, two, said = words
    if kind == HOLDS:
        return Holds(slots_of([one, two]), _values(said))
    if kind == LACKS:
        return Lacks(slots_of([one, two]), _values(said))
    if kind == ALIKE:
        return Alike(slot_of(one), slot_of(two), bool(said))
    return Order(slot_of(one), slot_of(two), bool(said))
