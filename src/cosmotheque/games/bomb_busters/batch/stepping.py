"""A move on a row: what it does, whose turn it is then, and how the mission ends (BOM-12, BOM-21)."""

from cosmotheque.games.bomb_busters.batch.any_time import (
    BACK,
    BATTERIES,
    DIFFERENT,
    EQUAL,
    FLASK,
    RADAR,
    STEADY,
    STICK,
    WALKIE,
)
from cosmotheque.games.bomb_busters.batch.cutting import answer, dual_cut, end
from cosmotheque.games.bomb_busters.batch.dealing import ask_for_tokens, deal, next_token
from cosmotheque.games.bomb_busters.batch.equipment import give_back, offer, scan, stabilize
from cosmotheque.games.bomb_busters.batch.facts import learn, tidy
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.listing import look
from cosmotheque.games.bomb_busters.batch.places import other_stand, pair_number
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTED,
    ACTIVE,
    ALIKE,
    DEFUSED,
    DETONATOR,
    FOLLOWER,
    LAST_ACTOR,
    LENGTHS,
    LISTED,
    NOTHING,
    OWNER,
    PLACES,
    POINTED,
    SPENT,
    STABILIZED,
    TARGETS,
    TASK,
    TOOLS,
    TURNS,
    USED,
    WAITING,
)
from cosmotheque.games.bomb_busters.batch.tables import (
    ANNOUNCE,
    ANNOUNCE_TWO,
    CUT,
    EXCHANGE,
    GIVE,
    LABEL,
    MATCH,
    OTHER_PLACES,
    OWN_PLACES,
    PASS_ON,
    POINT,
    POST_IT,
    RECHARGE,
    REDS_DOWN,
    REWIND,
    SCAN,
    SEAT_PLACES,
    SEATS,
    SOLO,
    STABILIZE,
    STANDS,
    SWEEP,
    TAKE,
    TOKEN,
    WAIT,
)
from cosmotheque.games.bomb_busters.batch.wires import (
    add_uncut,
    has_wires,
    include,
    is_uncut,
    lay_down,
    show,
    uncut_on,
    value_at,
)
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, SEAT, Row, Rows


@jit
def start_anew(t: Ints, row: Row) -> None:
    """A new deal."""
    deal(t, row)
    settle(t, row)
    look(t, row)


@jit
def move(t: Ints, row: Row, action: int, rewards: Rows) -> None:
    """Make a legal move. A draft concerns nobody else; any other move clears it."""
    seat = row[SEAT]
    if action == WAIT:
        row[WAITING] |= 1 << seat
    elif TAKE <= action < ANNOUNCE:
        draft(t, row, seat, action)
    else:
        tools, one, two = row[TOOLS], row[POINTED], row[POINTED + 1]
        row[TOOLS] = row[POINTED] = row[POINTED + 1] = row[WAITING] = 0
        if ANNOUNCE <= action < MATCH:
            row[TARGETS], row[TARGETS + 1] = one, two
            announce(t, row, seat, tools, action)
        else:
            act(t, row, seat, action)
        settle(t, row)
    row[LAST_ACTOR] = seat
    row[LISTED] = 0
    if row[OVER] == 0:
        look(t, row)
    elif row[OVER] == DEFUSED:
        for winner in range(t[SEATS]):
            rewards[winner] = 1


@jit
def own_slot(t: Ints, row: Row, seat: int, place: int) -> int:
    """The slot of an own place, by the number it has among all that a hand can have."""
    skipped = place // LONGEST_STAND
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            if skipped == 0:
                return PLACES * stand + place % LONGEST_STAND
            skipped -= 1
    return -1


@jit
def stand_of_other(t: Ints, row: Row, seat: int, number: int) -> int:
    for stand in range(t[STANDS]):
        if row[OWNER + stand] != seat and other_stand(t, row, seat, stand) == number:
            return stand
    return -1


@jit
def other_slot(t: Ints, row: Row, seat: int, place: int) -> int:
    return PLACES * stand_of_other(t, row, seat, place // LONGEST_STAND) + place % LONGEST_STAND


@jit
def draft(t: Ints, row: Row, seat: int, action: int) -> None:
    """Take one more step of a cut with tools."""
    if action < POINT:
        row[TOOLS] |= 1 << (action - TAKE)
    elif action < SWEEP:
        include(row, POINTED, other_slot(t, row, seat, action - POINT))
    else:
        add_uncut(row, stand_of_other(t, row, seat, action - SWEEP), POINTED)


@jit
def announce(t: Ints, row: Row, seat: int, tools: int, action: int) -> None:
    """A draft carried out; of two wires the one of the lower value comes first."""
    if action < ANNOUNCE_TWO:
        dual_cut(t, row, tools, own_slot(t, row, seat, action - ANNOUNCE), -1)
        return
    low, pair = 0, action - ANNOUNCE_TWO
    while pair_number(low + 1, low + 2, OWN_PLACES) <= pair:
        low += 1
    high = pair - pair_number(low, low + 1, OWN_PLACES) + low + 1
    one, two = own_slot(t, row, seat, low), own_slot(t, row, seat, high)
    if value_at(t, row, one) > value_at(t, row, two):
        one, two = two, one
    dual_cut(t, row, tools, one, two)


@jit
def act(t: Ints, row: Row, seat: int, action: int) -> None:
    """Carry out any action but drafts and announcements."""
    if action < SOLO:
        row[TARGETS] = row[TARGETS + 1] = 0
        include(row, TARGETS, other_slot(t, row, seat, (action - CUT) % OTHER_PLACES))
        dual_cut(t, row, 0, own_slot(t, row, seat, (action - CUT) // OTHER_PLACES), -1)
    elif action <= REDS_DOWN:
        cut_alone(t, row, seat, action - SOLO + 1 if action < REDS_DOWN else 0)
    elif action < TAKE:
        show(t, row, own_slot(t, row, seat, action - TOKEN))
        next_token(t, row)
    elif action < EXCHANGE:
        answer(t, row, own_slot(t, row, seat, (action - MATCH) % OWN_PLACES))
    elif action == STABILIZE:
        row[USED] |= 1 << STEADY
        stabilize(t, row)
    elif action >= PASS_ON:
        row[USED] |= 1 << FLASK
        row[ACTED], row[FOLLOWER] = 1, (seat + action - PASS_ON) % t[SEATS]
    else:
        use(t, row, seat, action)


@jit
def cut_alone(t: Ints, row: Row, seat: int, value: int) -> None:
    """All own wires of a value (BOM-17), or with 0 the last ones, which are red (BOM-18)."""
    row[ACTED] = 1
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
                if is_uncut(row, slot) and value in (0, value_at(t, row, slot)):
                    lay_down(t, row, slot)


@jit
def use(t: Ints, row: Row, seat: int, action: int) -> None:
    """Equipment at any time, and the wire that is given back."""
    if action < GIVE:
        row[USED] |= 1 << WALKIE
        place, steps = (action - EXCHANGE) // SEAT_PLACES, (action - EXCHANGE) % SEAT_PLACES
        offer(row, seat, own_slot(t, row, seat, place), (seat + steps) % t[SEATS])
    elif action < LABEL:
        give_back(row, own_slot(t, row, seat, action - GIVE))
    elif action < POST_IT:
        equal = (action - LABEL) // OWN_PLACES
        row[USED] |= 1 << (EQUAL if equal else DIFFERENT)
        slot = own_slot(t, row, seat, (action - LABEL) % OWN_PLACES)
        learn(row, ALIKE, slot, slot + 1, equal)
    elif action < REWIND:
        row[USED] |= 1 << STICK
        show(t, row, own_slot(t, row, seat, action - POST_IT))
    elif action < RECHARGE:
        row[USED] |= 1 << BACK
        row[DETONATOR] -= 1
    elif action < SCAN:
        row[USED] |= 1 << BATTERIES
        recharge(t, row, seat, action - RECHARGE)
    else:
        row[USED] |= 1 << RADAR
        scan(t, row, action - SCAN + 1)


@jit
def recharge(t: Ints, row: Row, seat: int, number: int) -> None:
    """Make the detector of one seat usable again, or those of two."""
    for one in range(t[SEATS]):
        named = number == one
        for two in range(t[SEATS]):
            pair = SEAT_PLACES + pair_number(min(one, two), max(one, two), SEAT_PLACES)
            named = named or (one != two and number == pair)
        if named:
            row[SPENT] &= ~(1 << (seat + one) % t[SEATS])


@jit
def settle(t: Ints, row: Row) -> None:
    """Finish a move: notice the end, skip what leaves no choice, pass the turn, tidy up."""
    if row[OVER] == 0:
        left = 0
        for stand in range(t[STANDS]):
            left += uncut_on(row, stand)
        ask_for_tokens(t, row)
        if left == 0:
            end(row, DEFUSED)
        elif row[TASK] == NOTHING and row[TURNS] == 0:
            row[TURNS] = 1
        elif row[TASK] == NOTHING and row[ACTED]:
            pass_turn(t, row)
    tidy(t, row)


@jit
def pass_turn(t: Ints, row: Row) -> None:
    """Clockwise to the next player with wires, or to the one who was named (BOM-12, BOM-50)."""
    following = row[FOLLOWER]
    step = 1
    while following < 0:
        seat = (row[ACTIVE] + step) % t[SEATS]
        if step == t[SEATS] or has_wires(t, row, seat):
            following = seat
        step += 1
    row[ACTIVE] = following
    row[ACTED] = row[STABILIZED] = 0
    row[FOLLOWER] = -1
    row[TURNS] += 1
