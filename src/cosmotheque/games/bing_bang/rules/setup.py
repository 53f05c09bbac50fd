"""Before the first turn: who lays what where (BB-5, BB-7 to BB-15)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import COLOURS, EARTH, REDS, TOKENS, colour_of
from cosmotheque.games.bing_bang.components.sky import NOWHERE, SKY
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.rules.changes import Log, put, with_secrets, with_table, with_turn, without
from cosmotheque.games.bing_bang.rules.decks import after_deal
from cosmotheque.games.bing_bang.rules.turns import open_turn, players_left
from cosmotheque.games.bing_bang.state import LogBook, Phase, PublicState, Secrets, Sector, State

HALF_TURN = (2, 2, 2, 2)
IN_PLACE = (0, 1, 2, 3)


def start(options: Options, seats: int) -> State:
    return State(PublicState(options, seats), Secrets())


def lay_out(state: State, action: act.LayOut, log: Log) -> State:
    """BB-14, BB-15: everything lies, sectors turned already."""
    log.append(ev.LaidOut(action.first))
    state = with_secrets(state, faces=action.faces)
    return with_table(
        state,
        phase=Phase.DEAL_CARDS,
        tokens=action.tokens,
        colours=tuple(map(colour_of, action.faces)),
        planets=action.planets,
        first=action.first,
        sectors=tuple(Sector(place, 2) for place in IN_PLACE),
        known=tuple(map(_mask, action.shares)) or (0,) * state.table.seats,
    )


def share_out(seats: int, rng: Random) -> tuple[tuple[int, ...], ...]:
    """BB-14: the tokens that each seat knows, as many for one as for another."""
    tokens = rng.sample(range(TOKENS), TOKENS // seats * seats)
    return tuple(tuple(sorted(tokens[seat::seats])) for seat in range(seats))


def _mask(tokens: tuple[int, ...]) -> int:
    return sum(1 << token for token in tokens)


def deal_cards(state: State, action: act.DealCards, log: Log) -> State:
    """BB-5, BB-13, BB-15: cards, tokens and pawns are handed out, and the owner of Earth begins."""
    log.append(ev.CardsDealt())
    secrets = replace(state.secrets, missions=action.missions, hands=action.hands)
    secrets = replace(secrets, **after_deal(secrets))
    table = state.table
    book = LogBook(pawn=table.planets[EARTH], reds=REDS[table.seats])
    gone = replace(book, pawn=NOWHERE, whites=0, eliminated=True)
    books = tuple(gone if seat in table.retired else book for seat in range(table.seats))
    state = State(replace(table, books=books), secrets)
    return open_turn(state, next_of(state.table, table.first), log)


def deal_tokens(state: State, action: act.DealTokens, log: Log) -> State:
    """BB-8: beginning with the director, who is seat 0."""
    log.append(ev.TokensDealt())
    supplies = tuple(tuple(sorted(supply)) for supply in action.supplies)
    state = with_secrets(state, supplies=supplies)
    return with_table(
        state,
        phase=Phase.LAY_TOKENS,
        supplies=tuple(map(by_colour, supplies)),
        known=(0,) * state.table.seats,
    )


def by_colour(faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(colour_of(face) == colour for face in faces) for colour in range(len(COLOURS)))


def pick_token(state: State, face: int, log: Log) -> State:
    seat = state.table.turn.seat
    log.append(ev.TokenPicked(seat, colour_of(face), face))
    supplies = put(state.secrets.supplies, seat, without(state.secrets.supplies[seat], face))
    state = with_secrets(state, supplies=supplies, picked=face)
    return with_table(state, picked=colour_of(face), supplies=tuple(map(by_colour, supplies)))


def set_token(state: State, cell: int, log: Log) -> State:
    """The token lies; who laid it knows what it is. After the last one the sectors turn (BB-10)."""
    table, face = state.table, state.secrets.picked
    assert face is not None  # noqa: S101 - a token is set after it was picked
    seat, token = table.turn.seat, len(table.tokens)
    log.append(ev.TokenLaid(seat, token, cell, colour_of(face), face))
    state = with_secrets(state, faces=(*state.secrets.faces, face), picked=None)
    state = with_table(
        state,
        tokens=(*table.tokens, cell),
        colours=(*table.colours, colour_of(face)),
        known=put(table.known, seat, table.known[seat] | 1 << token),
        picked=None,
    )
    if token + 1 < TOKENS:
        return with_turn(state, seat=next_layer(state.table, seat))
    log.append(ev.SectorsTurned())
    goes_to = SKY.permutation(IN_PLACE, HALF_TURN)
    return with_table(
        state,
        phase=Phase.DEAL_PLANETS,
        tokens=tuple(goes_to[cell] for cell in state.table.tokens),
        sectors=tuple(Sector(place, 2) for place in IN_PLACE),
    )


def deal_planets(state: State, action: act.DealPlanets, log: Log) -> State:
    """BB-11, BB-15: the owner of Earth lays first, and begins."""
    first = Seat(next(seat for seat, hand in enumerate(action.hands) if EARTH in hand))
    log.append(ev.PlanetsDealt(first))
    hands = tuple(tuple(sorted(hand)) for hand in action.hands)
    state = with_table(state, phase=Phase.LAY_PLANETS, planet_hands=hands, first=first)
    return with_turn(state, seat=first)


def set_planet(state: State, cell: int, log: Log) -> State:
    """The planet in hand lies; then the next one who has one left."""
    table, planet = state.table, state.table.lifted
    assert planet is not None  # noqa: S101 - a planet is set after it was lifted
    seat = table.turn.seat
    log.append(ev.PlanetSet(seat, planet, cell))
    hands = put(table.planet_hands, seat, without(table.planet_hands[seat], planet))
    state = with_table(state, planets=put(table.planets, planet, cell), planet_hands=hands, lifted=None)
    if not any(hands):
        return with_table(state, phase=Phase.DEAL_CARDS)
    return with_turn(state, seat=next_layer(state.table, seat))


def next_layer(table: PublicState, seat: Seat) -> Seat:
    """The next seat, going left, that has something to lay."""
    hands = map(len, table.planet_hands) if table.phase is Phase.LAY_PLANETS else map(sum, table.supplies)
    holders = [Seat(other) for other, held in enumerate(hands) if held]
    return min(holders, key=lambda other: (other - seat - 1) % table.seats)


def next_of(table: PublicState, seat: Seat) -> Seat:
    """This seat, or the next one still in the game."""
    left = players_left(table)
    return min(left, key=lambda other: (other - seat) % table.seats)


def liftable(table: PublicState) -> tuple[int, ...]:
    """BB-11: Earth is laid first."""
    return (EARTH,) if table.planets[EARTH] == NOWHERE else table.planet_hands[table.turn.seat]


def deal_out(count: int, seats: int, rng: Random, players: Sequence[Seat]) -> tuple[tuple[int, ...], ...]:
    """Shuffled things numbered from 0, dealt one by one to each of the players."""
    shuffled = rng.sample(range(count), count)
    heaps = {seat: tuple(shuffled[place :: len(players)]) for place, seat in enumerate(players)}
    return tuple(heaps.get(Seat(seat), ()) for seat in range(seats))
