"""Turns on a row (SC-8 to SC-20, SC-22): what a launch covers, uncovers and completes, and who is next."""

from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.rows import (
    ALL_FOUND,
    BESIDE,
    COVER,
    DRAWN,
    EDGE,
    EMITTER_COUNT,
    EMITTERS,
    FLEETS,
    GROUP,
    LAST,
    LAST_EMPTY,
    LAST_FOUND,
    LOST,
    LOST_COUNT,
    LOST_LIST,
    MORE_PLANETS,
    MORE_SYSTEMS,
    NO_CRAFT,
    QUIET,
    REST,
    SKIES,
    SKY_WIDTH,
    SYSTEM_COUNT,
    SYSTEM_LIST,
    TRACK_WIDTH,
    TRACKS,
    UNCOVERED,
)
from cosmotheque.games.space_connection.batch.sets import add, clear, copy, first, flood, has, remove, size, unite
from cosmotheque.games.space_connection.batch.tables import (
    ALL_SYSTEMS,
    ALONG,
    BEAM,
    CENTRES,
    EVERYTHING,
    LASER,
    LINE,
    LINES_EACH,
    LONGEST,
    NEAR,
    ON,
    PAIR_COUNT,
    PAIR_ONE,
    PAIR_TWO,
    ROCKET,
    SHIP,
    SIGHT,
    SUPER_SHIP,
    TRIANGLES,
    USED,
    WORDS,
)
from cosmotheque.games.space_connection.rules.launching import QUIET_TURNS
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, SEAT, Row, Rows
from cosmotheque.kit.words import count


@jit
def launch(t: Ints, row: Row, kind: int, one: int, two: int, rewards: Rows) -> None:
    """SC-9: what is covered is uncovered, the craft returns or stays, systems may be complete, the turn goes on."""
    seat = row[SEAT]
    sky = SKIES + SKY_WIDTH * (1 - seat)
    craft = LASER if kind == BEAM else kind
    cover(t, row, sky, kind, one, two)
    news = report(t, row, sky)
    returned = craft != LASER and has(row, sky, one)  # SC-14
    row[LAST], row[LAST + 1], row[LAST + 2], row[LAST + 3], row[LAST + 4] = seat, craft, one, two, returned
    unite(t, row, sky + UNCOVERED, row, COVER)
    row[QUIET] = 0 if news else row[QUIET] + 1
    if craft == LASER:
        stand(row, sky, seat, one)
        if two >= 0:
            stand(row, sky, seat, two)
    elif not returned:
        lose(row, sky, seat, craft, one)
    complete(t, row, sky, seat)
    hand_over(t, row, seat, rewards)


@jit
def cover(t: Ints, row: Row, sky: int, kind: int, one: int, two: int) -> None:
    """The positions that a launch uncovers, as a set for working."""
    clear(row, COVER)
    if kind in (ROCKET, SHIP):
        add(row, COVER, one)
    if kind == SHIP:
        unite(t, row, COVER, t, NEAR + WORDS * one)
    elif kind == SUPER_SHIP:
        unite(t, row, COVER, t, TRIANGLES + WORDS * one)
    elif kind == BEAM:
        cover_beam(t, row, one, two)
    elif kind == LASER:
        for emitter in range(row[sky + EMITTER_COUNT]):
            cover_beam(t, row, one, row[sky + EMITTERS + emitter])


@jit
def cover_beam(t: Ints, row: Row, one: int, two: int) -> None:
    """SC-13: what lies between two emitters, both included, if they share a drawn line."""
    for here in range(LINES_EACH * one, LINES_EACH * one + LINES_EACH):
        for there in range(LINES_EACH * two, LINES_EACH * two + LINES_EACH):
            line = t[ON + here]
            if line >= 0 and line == t[ON + there]:
                start, end = min(t[ALONG + here], t[ALONG + there]), max(t[ALONG + here], t[ALONG + there])
                for place in range(start, end + 1):
                    add(row, COVER, t[LINE + LONGEST * line + place])


@jit
def report(t: Ints, row: Row, sky: int) -> bool:
    """Keep what a launch finds and what it shows to be empty; returns whether either is anything."""
    news = False
    clear(row, LAST_FOUND)
    clear(row, LAST_EMPTY)
    for place in range(t[USED]):
        covered, planets = row[COVER + place], row[sky + place]
        fresh = covered & ~row[sky + UNCOVERED + place]
        row[LAST_FOUND + place] = fresh & planets
        row[LAST_EMPTY + place] = fresh & ~planets & ~row[sky + BESIDE + place]
        news = news or row[LAST_FOUND + place] | row[LAST_EMPTY + place] != 0
    return news


@jit
def stand(row: Row, sky: int, seat: int, position: int) -> None:
    """One more emitter."""
    row[sky + EMITTERS + row[sky + EMITTER_COUNT]] = position
    row[sky + EMITTER_COUNT] += 1
    row[FLEETS + 4 * seat + LASER] -= 1


@jit
def lose(row: Row, sky: int, seat: int, craft: int, position: int) -> None:
    row[sky + LOST_LIST + row[sky + LOST_COUNT]] = craft << 9 | position
    row[sky + LOST_COUNT] += 1
    add(row, sky + LOST, position)
    row[FLEETS + 4 * seat + craft] -= 1


@jit
def complete(t: Ints, row: Row, sky: int, seat: int) -> None:
    """SC-17: every system of which this launch found a planet, and of which none is hidden any more."""
    copy(row, REST, row, LAST_FOUND)
    seed = first(t, row, REST)
    while seed >= 0:
        flood(t, row, sky, seed, GROUP, EDGE)
        hidden = False
        for place in range(t[USED]):
            row[REST + place] &= ~row[GROUP + place]
            hidden = hidden or row[GROUP + place] & ~row[sky + UNCOVERED + place] != 0
        if not hidden:
            score(t, row, sky, seat, seed)
        seed = first(t, row, REST)


@jit
def score(t: Ints, row: Row, sky: int, seat: int, seed: int) -> None:
    """The next place of the track, marked with a craft as long as there is one; SC-20 for what lies around."""
    marker = NO_CRAFT
    for craft in (SUPER_SHIP, LASER, SHIP, ROCKET):
        if row[FLEETS + 4 * seat + craft] > 0:
            marker = craft
    if marker != NO_CRAFT:
        row[FLEETS + 4 * seat + marker] -= 1
    track = TRACKS + TRACK_WIDTH * seat
    row[track] += 1
    row[track + row[track]] = marker
    row[sky + SYSTEM_COUNT] += 1
    row[sky + SYSTEM_LIST + row[sky + SYSTEM_COUNT] - 1] = seed
    position = first(t, row, GROUP)
    while position >= 0:
        remove(row, GROUP, position)
        unite(t, row, sky + BESIDE, t, NEAR + WORDS * position)
        position = first(t, row, GROUP)


@jit
def unknown(t: Ints, row: Row, sky: int, place: int) -> int:
    """A word of the positions of which nothing is proven yet."""
    return t[EVERYTHING + place] & ~row[sky + UNCOVERED + place] & ~row[sky + BESIDE + place]


@jit
def free(t: Ints, row: Row, sky: int, place: int) -> int:
    """SC-15: a word of the positions where no lost craft stands."""
    return t[EVERYTHING + place] & ~row[sky + LOST + place]


@jit
def laser_sites(t: Ints, row: Row, sky: int, at: int) -> None:
    """SC-13: where one more emitter shares a drawn line with one that stands, as a set."""
    clear(row, at)
    for emitter in range(row[sky + EMITTER_COUNT]):
        unite(t, row, at, t, SIGHT + WORDS * row[sky + EMITTERS + emitter])
    for place in range(t[USED]):
        row[at + place] &= free(t, row, sky, place)
    for emitter in range(row[sky + EMITTER_COUNT]):
        remove(row, at, row[sky + EMITTERS + emitter])


@jit
def is_free_pair(t: Ints, row: Row, sky: int, pair: int) -> bool:
    return not has(row, sky + LOST, t[PAIR_ONE + pair]) and not has(row, sky + LOST, t[PAIR_TWO + pair])


@jit
def can_launch(t: Ints, row: Row, seat: int) -> bool:
    """SC-19: whether a seat has a craft and a place for it."""
    fleet, sky = FLEETS + 4 * seat, SKIES + SKY_WIDTH * (1 - seat)
    if row[fleet + ROCKET] or row[fleet + SHIP]:
        return True
    places = 0
    if row[fleet + SUPER_SHIP]:
        for place in range(t[USED]):
            places += count(t[CENTRES + place] & free(t, row, sky, place))
    if row[fleet + LASER] and row[sky + EMITTER_COUNT]:
        laser_sites(t, row, sky, COVER)
        places += size(t, row, COVER)
    elif row[fleet + LASER] >= 2:
        for pair in range(t[PAIR_COUNT]):
            places += is_free_pair(t, row, sky, pair)
    return places > 0


@jit
def hand_over(t: Ints, row: Row, seat: int, rewards: Rows) -> None:
    """SC-18, SC-19, SC-22: the game is over, or the opponent is next, or passes."""
    if row[TRACKS + TRACK_WIDTH * seat] < t[ALL_SYSTEMS] and row[QUIET] < QUIET_TURNS:
        for mover in (1 - seat, seat):
            if can_launch(t, row, mover):
                row[SEAT] = mover
                return
    end(t, row, rewards)


@jit
def end(t: Ints, row: Row, rewards: Rows) -> None:
    """SC-18, SC-19: all systems, more of them, more planets, or a draw."""
    ahead = row[TRACKS] - row[TRACKS + TRACK_WIDTH]
    row[OVER] = ALL_FOUND if max(row[TRACKS], row[TRACKS + TRACK_WIDTH]) == t[ALL_SYSTEMS] else MORE_SYSTEMS
    if ahead == 0:
        for place in range(t[USED]):
            for seat in range(2):
                sky = SKIES + SKY_WIDTH * (1 - seat)
                ahead += (1 - 2 * seat) * count(row[sky + place] & row[sky + UNCOVERED + place])
        row[OVER] = MORE_PLANETS if ahead != 0 else DRAWN
    rewards[0] = rewards[1] = 0.5
    if ahead != 0:
        rewards[0], rewards[1] = ahead > 0, ahead < 0
