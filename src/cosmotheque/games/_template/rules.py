"""The rules: who may do what, what it leads to, how it ends. Pure functions that cite the rulebook."""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Outcome, Seat, Step
from cosmotheque.core.text import RuleId
from cosmotheque.games._template.actions import Action, Deal, Play
from cosmotheque.games._template.components import DECK, Card
from cosmotheque.games._template.events import Dealt, Event, Played, Taken
from cosmotheque.games._template.options import Options
from cosmotheque.games._template.state import State


def start(options: Options, seats: int) -> State:
    return State(options, hands=((),) * seats, tricks=(0,) * seats)


def actors(state: State) -> frozenset[Seat]:
    if not state.dealt:
        return frozenset({CHANCE})  # TPL-2
    return frozenset() if is_over(state) else frozenset({Seat(state.turn)})


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """TPL-3: the seat in turn plays any card of its hand; whatever breaks no rule is legal."""
    return [play for play in map(Play, DECK) if not any(breaks(state, seat, play))]


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    """The rules that an action of a seat breaks, whatever its type allows; a refusal names the first."""
    match action:
        case Deal():
            yield RuleId("TPL-2")
        case Play(card=card):
            if card not in state.hands[seat]:
                yield RuleId("TPL-3")
            if seat not in actors(state):
                yield RuleId("TPL-4")
        case _:
            assert_never(action)


def chance(state: State, rng: Random) -> Action:
    """TPL-2: the hands, each sorted, so that their order tells nothing."""
    size = state.options.hand
    cards = rng.sample(DECK, size * state.seats)
    return Deal(tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(state.seats)))


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    match move.action:
        case Deal(hands=hands):
            return Step(replace(state, hands=hands, dealt=True), (Dealt(hands),), undoable=False)
        case Play(card=card):
            return play(state, move.seat, card)
    assert_never(move.action)


def play(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    """A card once seen cannot be unseen, so playing one is not taken back."""
    hands = tuple(tuple(held for held in hand if held != card) for hand in state.hands)
    laid = replace(state, hands=hands, table=(*state.table, card), played=(*state.played, card))
    told = Played(seat, card)
    if len(laid.table) < state.seats:
        return Step(laid, (told,), undoable=False)
    winner = trick_winner(laid)
    return Step(take(laid, winner), (told, Taken(winner)), undoable=False)


def trick_winner(state: State) -> int:
    """TPL-5: the strongest card takes the trick."""
    strengths = [strength(state.options, card) for card in state.table]
    return (state.leader + strengths.index(max(strengths))) % state.seats


def strength(options: Options, card: Card) -> int:
    """TPL-5: the highest card is the strongest, or the lowest if that was agreed."""
    return card if options.winner == "highest" else -card


def take(state: State, winner: int) -> State:
    tricks = tuple(count + (seat == winner) for seat, count in enumerate(state.tricks))
    return replace(state, table=(), leader=winner, tricks=tricks)


def is_over(state: State) -> bool:
    return state.dealt and not any(state.hands)


def outcome(state: State) -> Outcome | None:
    """TPL-6: most tricks win; who ties shares."""
    if not is_over(state):
        return None
    best = [count == max(state.tricks) for count in state.tricks]
    return Outcome("most-tricks" if sum(best) == 1 else "level", tuple(is_best / sum(best) for is_best in best))


def concede(state: State, seat: Seat) -> Outcome:
    others = state.seats - 1
    return Outcome("resigned", tuple(0 if other == seat else 1 / others for other in range(state.seats)))
