"""The surprise cards (BB-6, BB-60, BB-61)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import CARDS, FACES, OVERDRIVE_COUNT, PLEASANT, SLOW_COUNT, UNPLEASANT
from cosmotheque.games.bing_bang.components.sky import distance
from cosmotheque.games.bing_bang.rules.cells import pawns
from cosmotheque.games.bing_bang.rules.changes import Log, acting, put, with_book, with_secrets, with_table
from cosmotheque.games.bing_bang.rules.decks import return_card, take_bang, take_card, use_bang
from cosmotheque.games.bing_bang.rules.turns import new_count, pass_turn, turn_over
from cosmotheque.games.bing_bang.state import Phase, ShownCard, State

SUPPLY, LEAK, TOLL, SWEPT, PEEKS = 3, 3, 2, 5, 2


def pile_of(state: State) -> int:
    """The pile that the token just turned calls for: 0 is the pleasant one."""
    turned = state.table.turned
    return 0 if turned is not None and FACES[turned.face] == "pleasant" else 1


def draw_surprise(state: State, number: int, log: Log) -> State:
    """BB-6: the card goes under its pile, and is obeyed."""
    pile, piles = pile_of(state), state.secrets.piles
    card = (PLEASANT, UNPLEASANT)[pile][number]
    log.append(ev.SurpriseDrawn(state.table.turn.seat, card))
    piles = put(piles, pile, return_card(take_card(piles[pile], number), number))
    state = with_table(with_secrets(state, piles=piles), surprise=card, phase=Phase.TURN)
    return _pleasant(state, card, log) if pile == 0 else _unpleasant(state, card, log)


def _pleasant(state: State, card: str, log: Log) -> State:
    """BB-60."""
    seat, book = state.table.turn.seat, acting(state)
    match card:
        case "solar-wind":
            return new_count(state, log)
        case "supply-ship":
            state = receive(state, seat, log, whites=SUPPLY)
        case "salvage":
            state = receive(state, seat, log, reds=1)
        case "spare-bang":
            return with_table(state, phase=Phase.DRAW_BANG)
        case "spyglass":
            return with_table(state, phase=Phase.SPYGLASS, peeks=PEEKS)
        case "wormhole" if state.table.whites:
            return with_table(state, phase=Phase.WORMHOLE)
        case "overdrive":
            state = with_book(state, seat, next_count=OVERDRIVE_COUNT)
        case "repair-crew" if book.failure or book.meteors:
            state = with_book(state, seat, failure=0, meteors=False)
        case "repair-crew":
            state = receive(state, seat, log, whites=1)
    return turn_over(state, log)


def _unpleasant(state: State, card: str, log: Log) -> State:
    """BB-61."""
    seat, book = state.table.turn.seat, acting(state)
    match card:
        case "solar-flare":
            state = with_book(state, seat, missed=book.missed + 1)
        case "low-power":
            state = with_book(state, seat, next_count=SLOW_COUNT)
        case "leak":
            state = receive(state, seat, log, whites=-min(LEAK, book.whites))
        case "customs" if state.secrets.hands[seat]:
            return with_table(state, phase=Phase.CUSTOMS)
        case "customs":
            state = receive(state, seat, log, reds=-min(1, book.reds))
        case "tractor-beam":
            cell = state.table.planets[book.planet]
            log.append(ev.SuckedIn(seat, book.pawn, cell))
            state = with_book(state, seat, pawn=cell)
        case "toll":
            toll = min(TOLL, book.whites)
            state = receive(state, seat, log, whites=-toll)
            state = receive(state, _left_neighbour(state, seat), log, whites=toll)
        case "debris":
            state = _sweep(state, log)
        case "inspection" if any(card is not None for card in state.secrets.missions[seat]):
            return with_table(state, phase=Phase.INSPECTION)
    return turn_over(state, log)


def receive(state: State, seat: Seat, log: Log, whites: int = 0, reds: int = 0) -> State:
    """Tokens from the Space Centre, or, with a minus, to it."""
    book = state.table.books[seat]
    log.append(ev.Received(seat, whites, reds))
    return with_book(state, seat, whites=book.whites + whites, reds=book.reds + reds)


def _left_neighbour(state: State, seat: Seat) -> Seat:
    seats = (Seat((seat + step) % state.table.seats) for step in range(1, state.table.seats))
    return next(other for other in seats if not state.table.books[other].eliminated)


def _sweep(state: State, log: Log) -> State:
    """Debris: the nearest whites without a pawn, ties by row, then column."""
    pawn = acting(state).pawn
    loose = sorted(state.table.whites - pawns(state.table), key=lambda cell: (distance(cell, pawn), cell))
    log.append(ev.WhitesSwept(tuple(loose[:SWEPT])))
    return with_table(state, whites=state.table.whites.difference(loose[:SWEPT]))


def draw_cards(state: State, action: act.DrawCards, log: Log) -> State:
    """A spare bang, or all that a new mission needs (BB-50)."""
    seat = state.table.turn.seat
    log.append(ev.CardsDrawn(seat, len(action.cards), action.cards, action.mission))
    for card in action.cards:
        state = take_bang(state, card)
    hands = state.secrets.hands
    state = with_secrets(state, hands=put(hands, seat, tuple(sorted((*hands[seat], *action.cards)))))
    if action.mission is None:
        return turn_over(state, log)
    decks = tuple(
        deck if card is None else take_card(deck, card)
        for deck, card in zip(state.secrets.decks, action.mission, strict=True)
    )
    missions = put(state.secrets.missions, seat, action.mission)
    return with_table(with_secrets(state, decks=decks, missions=missions), phase=Phase.TURN)


def peek(state: State, token: int, log: Log) -> State:
    """The spyglass: what was seen, that seat's view keeps."""
    table, seat = state.table, state.table.turn.seat
    log.append(ev.Peeked(seat, token, state.secrets.faces[token]))
    known = put(table.known, seat, table.known[seat] | 1 << token)
    state = with_table(state, known=known, peeks=table.peeks - 1, peeked=token)
    return turn_over(with_table(state, peeked=None), log) if table.peeks == 1 else state


def warp(state: State, cell: int, log: Log) -> State:
    """The wormhole: whom the pawn meets at its end it has not come to by the rules of movement (BB-51, BB-56)."""
    seat, start = state.table.turn.seat, acting(state).pawn
    log.append(ev.SuckedIn(seat, start, cell))
    state = with_book(state, seat, pawn=cell)
    return turn_over(state, log) if cell == start else pass_turn(state, log)


def hand_in(state: State, action: act.HandIn, log: Log) -> State:
    seat = state.table.turn.seat
    log.append(ev.HandedIn(seat, action.card))
    return turn_over(use_bang(state, seat, CARDS.index(action.card)), log)


def show(state: State, category: int, log: Log) -> State:
    seat = state.table.turn.seat
    card = state.secrets.missions[seat][category]
    assert card is not None  # noqa: S101 - only a card that is there can be shown
    log.append(ev.MissionShown(seat, category, card))
    return turn_over(with_table(state, shown=ShownCard(seat, category, card)), log)
