"""The start of a game and of a round, and their ends (CON-4 to CON-8, CON-16 to CON-19, CON-23)."""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Outcome, Seat, Step
from cosmotheque.games.contact import events as ev
from cosmotheque.games.contact.actions import Chance, DealGoal, LayOut, OpenRound
from cosmotheque.games.contact.components import (
    AIDS,
    BASE_FUEL,
    FUEL_TO_MOVE_ON,
    PLANETS,
    PRO_FUEL,
    ROUNDS,
    SIGNAL_CARDS,
)
from cosmotheque.games.contact.options import HIGHEST_LEVEL, Options
from cosmotheque.games.contact.rules.layout import spread_tiles
from cosmotheque.games.contact.state import Phase, Round, State


def start(options: Options, seats: int) -> State:
    return State(options=options, seats=seats)


def chance(state: State, rng: Random) -> Chance:
    if state.phase is Phase.LAY_OUT:
        goals = () if state.is_pro else tuple(sorted(rng.sample(PLANETS, state.options.level)))
        return LayOut(spread_tiles(state.is_pro, rng), goals)
    if state.phase is Phase.DEAL_GOAL:  # CON-26: the old card goes back after the new one is drawn
        return DealGoal(rng.choice([planet for planet in state.possible if planet != state.goal]))
    if state.is_pro:
        return OpenRound(rng.choice(state.possible))
    planet = rng.choice(state.pile)
    return OpenRound(rng.choice([*state.possible, planet]), rng.choice(state.signals), planet)


def lay_out(state: State, action: LayOut) -> Step[State, ev.Event]:
    """CON-3 to CON-6, CON-21 to CON-23."""
    pro = state.is_pro
    laid = replace(
        state,
        phase=_before_a_round(state),
        tiles=action.tiles,
        fuel=PRO_FUEL if pro else BASE_FUEL,
        signals=SIGNAL_CARDS,
        possible=PLANETS if pro else action.goals,
        pile=() if pro else tuple(planet for planet in PLANETS if planet not in action.goals),
        aids=AIDS if pro else (),
    )
    return Step(laid, (ev.LaidOut(action.goals),), undoable=False)


def open_round(state: State, action: OpenRound) -> Step[State, ev.Event]:
    """CON-7, CON-8; in the pro variant CON-23 and CON-24."""
    opened = replace(state, goal=action.goal)
    if state.is_pro:
        opened = replace(opened, phase=Phase.CHOOSE_SIGNAL)
    else:
        opened = replace(
            opened,
            phase=Phase.TRANSMIT,
            signal=action.signal,
            signals=without(state.signals, action.signal),
            pile=without(state.pile, action.planet),
            possible=tuple(sorted((*state.possible, *_turned_planets(action)))),
        )
    event = ev.RoundOpened(len(state.rounds) + 1, state.source, action.signal, action.planet, action.goal)
    return Step(opened, (event,), undoable=False)


def _before_a_round(state: State) -> Phase:
    """CON-20: until the source draws its goal nobody has a secret, and everybody may talk."""
    return Phase.OPEN_ROUND if state.is_first_edition else Phase.BETWEEN


def deal_goal(state: State, action: DealGoal) -> Step[State, ev.Event]:
    changed = replace(state, phase=Phase.CHOOSE_SIGNAL, goal=action.goal)
    return Step(changed, (ev.GoalChanged(state.source, action.goal),), undoable=False)


def close_round(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """CON-18, CON-19: the rocket lands, the card leaves, the left neighbour is the next source."""
    assert state.goal is not None  # noqa: S101 - a round being played has a goal
    done = Round(state.source, state.rocket, state.goal, state.signal or 0, state.sent, state.guesses)
    rounds = (*state.rounds, done)
    over = len(rounds) == ROUNDS
    source = Seat((state.source + 1) % state.seats)
    closed = replace(
        state,
        phase=Phase.OVER if over else _before_a_round(state),
        rounds=rounds,
        rocket=state.goal,
        possible=without(state.possible, state.goal),
        source=source,
        guesser=Seat((source + 1) % state.seats),  # CON-15
        goal=None,
        signal=None,
        route=(),
        sent=(),
        asked=0,
        guesses=(),
        stopover=None,
        stopover_of=0,
        briefing=False,
    )
    ended = (ev.Ended(True, closed.score),) if over else ()
    return closed, (ev.GoalReached(done), *ended)


def outcome(state: State) -> Outcome | None:
    """CON-17, CON-19."""
    if state.phase is not Phase.OVER:
        return None
    if state.fuel == 0:
        return Outcome("fuel", (0.0,) * state.seats)
    return Outcome("twelve-rounds", (float(state.score),) * state.seats)


def concede(state: State, _seat: Seat) -> Outcome:
    """A team that gives up has lost."""
    return Outcome("resigned", (0.0,) * state.seats)


def appraise(state: State, _seat: Seat) -> float:
    """The team's progress: points, fuel, and in a round whether a route is ready, or was heard."""
    ready = bool(state.route) and state.route[-1] == state.goal
    return state.score + state.fuel + (1.0 if state.phase is Phase.GUESS else 0.5 * ready)


def sequels(state: State) -> tuple[Options, ...]:
    """CON-19: with fuel to spare the team may move on to the next level, in the end to the pro variant."""
    options = state.options
    if state.phase is not Phase.OVER or state.fuel < FUEL_TO_MOVE_ON or options.variant == "pro":
        return ()
    if options.level == HIGHEST_LEVEL:
        return replace(options, variant="pro"), options
    return replace(options, level=options.level + 1), options


def next_crew(state: State, seat: Seat) -> Seat:
    """CON-16: the next seat clockwise that is not the source."""
    following = Seat((seat + 1) % state.seats)
    return Seat((following + 1) % state.seats) if following == state.source else following


def without(cards: tuple[int, ...], card: int | None) -> tuple[int, ...]:
    """The cards less one of that kind."""
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _turned_planets(action: OpenRound) -> tuple[int, ...]:
    return () if action.planet is None else (action.planet,)
