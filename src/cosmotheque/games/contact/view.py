"""Views. The goal, the route being drawn and the routes sent this round are the source's alone."""

from random import Random

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.contact import events as ev
from cosmotheque.games.contact.components import ROUNDS, Aid, Flight, Point, certificate
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.routes import open_legs
from cosmotheque.games.contact.state import Guessed, Phase, Round, State, Transmission

AROUND_FLIGHTS = 1600
"""Milliseconds by which a page shows flights later than they came, and for which the hand rests after the last."""
TO_READ = 1500
"""Milliseconds in which people read what a player did: drew a goal, chose a card, asked again."""
TO_SEE = 3000
"""A guess is seen: who points where (1300), then a barrel of fuel that bursts (600), and the answer is read."""
TO_TALK = 8000
"""Milliseconds in which people read the logbook after a round and talk about it; a bot that is the next source
waits."""


class View(msgspec.Struct, frozen=True):
    """`goal`, `route` and `routes` (one for each transmission in `heard`) are empty for everybody but the source.

    `legs` lists, tile by tile, where a straight flight can go. `stopover_of` numbers the transmission, from 0,
    that the stopover shown belongs to. `drafted` counts, for the source, the changes of its route since the last
    transmission. `certificate` is set when a pro game is won.
    """

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    tiles: tuple[Point, ...]
    legs: tuple[tuple[int, ...], ...]
    rocket: int
    fuel: int
    source: Seat
    guesser: Seat
    signals: tuple[int, ...]
    signal: int | None
    pile: tuple[int, ...]
    possible: tuple[int, ...]
    candidates: tuple[int, ...]
    heard: tuple[tuple[Flight, ...], ...]
    asked: int
    guesses: tuple[Guessed, ...]
    aids: tuple[Aid, ...]
    stopover: int | None
    stopover_of: int
    briefing: bool
    rounds: tuple[Round, ...]
    score: int
    goal: int | None = None
    route: tuple[int, ...] = ()
    routes: tuple[tuple[int, ...], ...] = ()
    certificate: int | None = None
    drafted: int = 0


def view(state: State, seat: Seat | None) -> View:
    return _make_view(state, seat, knows=seat == state.source or state.phase is Phase.OVER)


def reveal(state: State) -> View:
    """Everybody knows what the source does."""
    return _make_view(state, None, knows=True)


def _make_view(state: State, seat: Seat | None, *, knows: bool) -> View:
    """The table, field by field as a view has it, and by name what only the source knows."""
    score, won_pro = state.score, len(state.rounds) == ROUNDS and state.is_pro
    return View(
        seat,
        state.options,
        state.seats,
        state.phase,
        state.tiles,
        open_legs(state.tiles),
        state.rocket,
        state.fuel,
        state.source,
        state.guesser,
        state.signals,
        state.signal,
        state.pile,
        state.possible,
        state.candidates,
        tuple([sent.flights for sent in state.sent]),
        state.asked,
        state.guesses,
        state.aids,
        state.stopover,
        state.stopover_of,
        state.briefing,
        state.rounds,
        score,
        goal=state.goal if knows else None,
        route=state.route if knows else (),
        routes=tuple([sent.route for sent in state.sent]) if knows else (),
        certificate=certificate(score) if won_pro else None,
        drafted=state.drafted if knows else 0,
    )


def disclose(state: State) -> State:
    """Given up, the goal and the routes lie open."""
    return replace(state, phase=Phase.OVER)


def see(event: ev.Event, seat: Seat | None) -> ev.Event | None:
    match event:
        case ev.RouteDrawn(source):
            return event if seat == source else None
        case ev.RoundOpened(source=source) | ev.GoalChanged(source=source):
            return event if seat == source else replace(event, goal=None)
        case _:
            return event


def watch(event: ev.Event) -> int:
    """A transmission takes as long as it was sent (CON-12). A guess is seen with its answer, a round is talked over."""
    match event:
        case ev.Transmitted(flights=(*_, last)):
            return last.landing + AROUND_FLIGHTS
        case ev.Pointed(right=False):
            return TO_SEE
        case ev.GoalReached():
            return TO_TALK
        case ev.AidUsed(card="fifty-fifty"):  # seen in the guess itself
            return 0
        case ev.RoundOpened() | ev.SignalChosen() | ev.GoalChanged() | ev.AskedAgain():
            return TO_READ
        case ev.AidUsed() | ev.StopoverShown() | ev.BriefingOpened() | ev.Reactivated():
            return TO_READ
        case _:
            return 0


def talk(state: State, seat: Seat | None) -> Talk:
    """CON-20, CON-27: silence while a round is played, but for the crew in a briefing."""
    if state.phase in (Phase.BETWEEN, Phase.OVER):
        return Talk.OPEN
    return Talk.OPEN if state.briefing and seat is not None and seat != state.source else Talk.CLOSED


def may_signal(state: State, seat: Seat) -> bool:
    """CON-12: the crew sees the source's hand live."""
    return state.phase is Phase.TRANSMIT and seat == state.source


def imagine(seen: View, rng: Random) -> State:
    """Any goal the crew may still point at, with routes of as many legs as it heard flights."""
    if seen.seat == seen.source or seen.phase is Phase.OVER:
        return _state(seen, seen.goal, seen.route, seen.routes)
    if seen.phase in (Phase.LAY_OUT, Phase.BETWEEN, Phase.OPEN_ROUND):
        return _state(seen, None, (), ())
    for goal in rng.sample(seen.candidates, len(seen.candidates)):
        routes = [_imagine_route(seen, goal, number, rng) for number in range(len(seen.heard))]
        found = tuple(route for route in routes if route is not None)
        if len(found) == len(routes):
            return _state(seen, goal, (), found)
    raise ValueError("no goal explains what was heard")


def _state(seen: View, goal: int | None, route: tuple[int, ...], routes: tuple[tuple[int, ...], ...]) -> State:
    return State(
        options=seen.options,
        seats=seen.seats,
        phase=seen.phase,
        tiles=seen.tiles,
        rocket=seen.rocket,
        fuel=seen.fuel,
        source=seen.source,
        guesser=seen.guesser,
        signals=seen.signals,
        signal=seen.signal,
        pile=seen.pile,
        possible=seen.possible,
        goal=goal,
        route=route,
        sent=tuple(Transmission(*sent) for sent in zip(seen.heard, routes, strict=True)),
        asked=seen.asked,
        guesses=seen.guesses,
        aids=seen.aids,
        stopover=seen.stopover,
        stopover_of=seen.stopover_of,
        briefing=seen.briefing,
        rounds=seen.rounds,
        drafted=seen.drafted,
    )


def _imagine_route(seen: View, goal: int, number: int, rng: Random) -> tuple[int, ...] | None:
    """A route to the goal with a leg for each flight; a stopover that was shown is where its transmission began."""
    legs = len(seen.heard[number])
    if seen.stopover is not None and number == seen.stopover_of:
        first = seen.stopover
        rest = None if first == goal else _walk(seen, first, goal, legs - 1, {seen.rocket, first}, rng)
        return None if rest is None else (first, *rest)
    return _walk(seen, seen.rocket, goal, legs, {seen.rocket}, rng)


def _walk(seen: View, tile: int, goal: int, legs: int, visited: set[int], rng: Random) -> tuple[int, ...] | None:
    """A random way of exactly so many legs over tiles not visited yet, or None."""
    if legs == 1:
        return (goal,) if goal in seen.legs[tile] and goal not in visited else None
    for stop in rng.sample(seen.legs[tile], len(seen.legs[tile])):
        if stop in visited or stop == goal:
            continue
        rest = _walk(seen, stop, goal, legs - 1, visited | {stop}, rng)
        if rest is not None:
            return (stop, *rest)
    return None
