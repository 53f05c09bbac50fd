"""Turns (SC-8 to SC-20, SC-22): what can be launched where, what it uncovers, and what that completes."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cosmotheque.core.game import Seat, Step
from cosmotheque.games.space_connection.actions import (
    CRAFT,
    Laser,
    Lasers,
    Launch,
    Rocket,
    Ship,
    SuperShip,
    catalogue,
    targets,
)
from cosmotheque.games.space_connection.components.sky import Craft, Position, Space
from cosmotheque.games.space_connection.events import Completed, Ended, Event, Passed
from cosmotheque.games.space_connection.state import Launched, Lost, Sky, State, other, unknown, with_entry

QUIET_TURNS = 20  # SC-22: so many turns in a row without news end the game, or it might go on for ever
MARKERS = (Craft.ROCKET, Craft.SHIP, Craft.LASER, Craft.SUPER_SHIP)  # SC-17


def legal_launches(state: State, seat: Seat) -> list[Launch]:
    """SC-8: every launch there is, by kind of craft and then row by row."""
    sky, fleet, table = state.skies[other(seat)], state.fleets[seat], catalogue(state.side)
    free = free_positions(sky, state.space)
    found: list[Launch] = []
    if fleet.rockets:
        found += table.rockets.those(unknown(sky, state.space))  # SC-15
    if fleet.ships:
        found += table.ships.those(free)
    if fleet.super_ships:
        found += table.super_ships.those(free & state.space.centres)  # SC-12
    if fleet.lasers and sky.emitters:
        found += table.lasers.those(free & laser_sites(sky, state.space))
    elif fleet.lasers >= 2:
        for line in table.lines:
            found += line.pairs(free & line.mask)
    return found


def can_launch(state: State, seat: Seat) -> bool:
    """SC-19: whether the seat has a craft and a place for it."""
    fleet = state.fleets[seat]
    if fleet.rockets or fleet.ships:  # an unknown position is there until the last planet is found, and it is free
        return True
    return bool((fleet.super_ships or fleet.lasers) and legal_launches(state, seat))


def free_positions(sky: Sky, where: Space) -> int:
    """SC-15: no craft stands where a lost craft stands."""
    return where.everything & ~where.mask(lost.at for lost in sky.lost)


def laser_sites(sky: Sky, where: Space) -> int:
    """SC-13: where one more emitter shares a drawn line with one that stands. One position holds one emitter."""
    sites = 0
    for emitter in sky.emitters:
        sites |= where.sight[where.number[emitter]]
    return sites & ~where.mask(sky.emitters)


def reach(where: Space, emitters: Sequence[Position], launch: Launch) -> int:
    """The positions that a launch uncovers in a sky where these emitters stand."""
    number = where.number
    match launch:
        case Rocket(at):
            return where.bit[at]  # SC-10
        case Ship(at):
            return where.ship_reach[number[at]]  # SC-11
        case SuperShip(at):
            return where.triangles[number[at]]  # SC-12
        case Lasers((one, two)):
            return where.beams[number[one], number[two]]  # SC-13
        case Laser(at):
            beams = 0
            for emitter in emitters:
                beams |= where.beams.get((number[at], number[emitter]), 0)
            return beams


def apply_launch(state: State, seat: Seat, launch: Launch) -> Step[State, Event]:
    """SC-9: the opponent answers, and everything uncovered is public."""
    sky, where = state.skies[other(seat)], state.space
    covered = reach(where, sky.emitters, launch)
    report = _report(sky, where, seat, launch, covered)
    after = _uncover(sky, covered, report)
    quiet = 0 if report.found or report.empty else state.quiet + 1
    state = replace(state, skies=with_entry(state.skies, other(seat), after), last=report, quiet=quiet)
    if not report.returned:
        state = state.with_fleet(seat, state.fleets[seat].with_more(report.craft, -len(report.at)))
    events: list[Event] = [report]
    for system in _touched_systems(sky, after, where):
        if not system & ~after.uncovered:
            state, completed = _score(state, seat, system)
            events.append(completed)
    return _hand_over(state, seat, events)


def _report(sky: Sky, where: Space, seat: Seat, launch: Launch, covered: int) -> Launched:
    found = covered & sky.planets & ~sky.uncovered
    empty = covered & ~sky.planets & unknown(sky, where)
    craft = CRAFT[type(launch)]
    stands_on = where.mask(targets(launch))
    returned = craft is not Craft.LASER and bool(stands_on & sky.planets)  # SC-14
    return Launched(seat, craft, targets(launch), where.positions(found), where.positions(empty), returned)


def _uncover(sky: Sky, covered: int, report: Launched) -> Sky:
    """The sky with what the launch uncovered, and the craft that stays there."""
    uncovered = sky.uncovered | covered
    if report.craft is Craft.LASER:
        return replace(sky, uncovered=uncovered, emitters=(*sky.emitters, *report.at))
    if report.returned:
        return replace(sky, uncovered=uncovered)
    return replace(sky, uncovered=uncovered, lost=(*sky.lost, Lost(report.craft, report.at[0])))


def _touched_systems(before: Sky, after: Sky, where: Space) -> Iterator[int]:
    """The systems of which this launch found a planet."""
    fresh = after.found & ~before.uncovered
    while fresh:
        group = where.lattice.group(after.planets, fresh & -fresh)
        fresh &= ~group
        yield group


def _score(state: State, seat: Seat, system: int) -> tuple[State, Completed]:
    """SC-17: the next place of the score track, marked with a craft as long as there is one."""
    sky, fleet, where = state.skies[other(seat)], state.fleets[seat], state.space
    marker = next((craft for craft in MARKERS if fleet.has(craft)), None)
    if marker is not None:
        state = state.with_fleet(seat, fleet.with_more(marker, -1))
    track = (*state.tracks[seat], marker)
    state = replace(state, tracks=with_entry(state.tracks, seat, track))
    state = state.with_sky(other(seat), replace(sky, systems=(*sky.systems, system)))
    proven = where.lattice.around(system) & unknown(sky, where)  # SC-20
    return state, Completed(seat, len(track), marker, where.positions(system), where.positions(proven))


def _hand_over(state: State, seat: Seat, events: list[Event]) -> Step[State, Event]:
    """SC-18, SC-19, SC-22: the game is over, or the opponent is next, or passes."""
    next_seat = _next_seat(state, seat)
    if next_seat is None:
        shown = (state.space.positions(state.skies[0].planets), state.space.positions(state.skies[1].planets))
        return Step(replace(state, turn=None, over=True), (*events, Ended(shown)), undoable=False)
    if next_seat == seat:
        events.append(Passed(other(seat)))
    return Step(replace(state, turn=next_seat), tuple(events), undoable=False)


def _next_seat(state: State, seat: Seat) -> Seat | None:
    if len(state.tracks[seat]) == state.box.systems or state.quiet >= QUIET_TURNS:
        return None
    return next((mover for mover in (other(seat), seat) if can_launch(state, mover)), None)
