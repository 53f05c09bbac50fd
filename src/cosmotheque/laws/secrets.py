"""Law 8 over time: moves made in states that an observer cannot tell apart are heard alike, and so on after them.

The events that an observer sees of a move are compared wherever its view afterwards is the same: then nothing was
revealed.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from cosmotheque.core.game import AnyGame, Move, Seat
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Observer, Position, encode, name_of, vary
from cosmotheque.laws.settle import Settled, settle
from cosmotheque.laws.twins import check_same, collect_sent, imagine_twins

MOVES_A_SEAT = 6
FUTURE = 6
DEALS = 3


def check_moves_heard(position: Position, observer: Observer, twins: Sequence[Any], rng: Random) -> None:
    """Law 8: a move that is legal in twin states is heard alike in both, unless the view then tells them apart."""
    states = [position.state, *twins]
    for seat in position.actors():
        lists = [_list_moves(position, state, seat) for state in states]
        for action in vary(lists[0], rng, MOVES_A_SEAT):
            move = position.move_of(seat, action, rng)
            possible = [
                state
                for state, listed in zip(states, lists, strict=True)
                if action in listed and _is_admitted(position, state, move)
            ]
            compare_heard(position, observer, [settle(position, state, move, position.number) for state in possible])


def check_choices_heard(position: Position, rng: Random) -> None:
    """Law 8: choices of others that leave an observer's view the same, and the state not, are heard alike."""
    for seat in position.actors():
        actions = vary(position.game.legal_actions(position.state, seat), rng, MOVES_A_SEAT)
        moves = [position.move_of(seat, action, rng) for action in actions]
        settled = [settle(position, position.state, move, deal) for move in moves for deal in range(DEALS)]
        check_public(position, settled)
        for observer in position.case.observers():
            if observer != seat:
                compare_heard(position, observer, settled)


def compare_heard(position: Position, observer: Observer, settled: Iterable[Settled]) -> None:
    """Compare what was heard on different ways to one view: events, their number, whether they can be taken back."""
    game = position.game
    heard: dict[bytes, tuple[bytes, bytes]] = {}
    for after in settled:
        view, state = encode(game.view(after.state, observer)), encode(after.state)
        report = encode((events_for(game, observer, after.events), after.undoable))
        other_state, other_report = heard.setdefault(view, (state, report))
        if other_state != state and other_report != report:
            either = f"{report.decode()} or {other_report.decode()}"
            raise position.violation(
                8, f"The events that {name_of(observer)} hears tell what its view does not: {either}"
            )


def events_for(game: AnyGame, observer: Observer, events: Iterable[Any]) -> list[Any]:
    """Events as an observer learns of them."""
    return [seen for event in events if (seen := game.see(event, observer)) is not None]


def check_public(position: Position, settled: Iterable[Settled]) -> None:
    """Law 8: what every seat hears alike is no secret, so a spectator hears it too."""
    see = position.game.see
    for event in (event for after in settled for event in after.events):
        seats = {encode(see(event, seat)) for seat in position.case.players()}
        if len(seats) == 1 and encode(see(event, None)) not in seats:
            raise position.violation(8, f"Every seat hears the same of {event}, a spectator does not: is it a secret?")


def check_hidden(case: Case, positions: Iterable[Position]) -> None:
    """Law 8: in a game with secrets every observer is in doubt about something at some time."""
    certain = set(case.observers()) if case.game.meta.secrets else set()
    for position in positions:
        state = encode(position.state)
        certain -= {who for who in certain if any(encode(twin) != state for twin in imagine_twins(position, who))}
        if not certain:
            return
    for who in certain:
        raise LawBroken(
            8, f"The game has secrets, yet {name_of(who)} is never in doubt: its view tells all.", str(case)
        )


def check_future(position: Position, observer: Observer, twin: Any, probes: Sequence[Any], rng: Random) -> None:
    """Law 8: the same moves in twin states look alike until a view tells them apart."""
    here, there = position, position.at_state(twin)
    for _ in range(FUTURE):
        moves = [move for move in here.moves(rng, MOVES_A_SEAT) if _is_legal(there, move)]
        if not moves:
            return
        move, seed = rng.choice(moves), rng.randrange(2**32)
        after = [settle(place, place.state, move, seed) for place in (here, there)]
        compare_heard(here, observer, after)
        here, there = here.after(move, after[0].state), there.after(move, after[1].state)
        one, other = (
            collect_sent(here, here.state, observer, probes),
            collect_sent(there, there.state, observer, probes),
        )
        if one["view"] != other["view"]:
            return
        check_same(here, observer, one, other)


def _is_legal(position: Position, move: Move[Any]) -> bool:
    listed = _list_moves(position, position.state, move.seat)
    return position.game.measured.outline(move.action) in listed and _is_admitted(position, position.state, move)


def _list_moves(position: Position, state: Any, seat: Seat) -> Sequence[Any]:
    return position.game.legal_actions(state, seat) if seat in position.game.actors(state) else ()


def _is_admitted(position: Position, state: Any, move: Move[Any]) -> bool:
    return move.seat < 0 or position.game.measured.admits(state, move.seat, move.action)
