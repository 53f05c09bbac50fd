"""The toy with one fault each, and the number of the law that must catch it."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any

import msgspec

from cosmotheque.core.game import AnyGame, Manners, Move, Notation, Outcome, Seat, Step, Talk, Types
from cosmotheque.core.text import RuleId

from . import toy
from .toy import TOY, Action, Event, State, View

FAULTS: dict[str, "Fault"] = {}


@dataclass(frozen=True)
class Fault:
    law: int
    game: AnyGame


def plant(name: str, law: int, **changes: Any) -> None:
    FAULTS[name] = Fault(law, replace(TOY, **changes))


def next_to(state: State, seat: Seat | None) -> int:
    """Something that a seat or a spectator cannot know: the lowest card of somebody else."""
    hand = state.hands[((0 if seat is None else seat) + 1) % len(state.hands)]
    return min(hand, default=0)


# Who may act, and with what.


def stuck(state: State) -> frozenset[Seat]:
    return toy.actors(state) if state.points == (0,) * len(state.points) else frozenset()


def never_over(state: State) -> Outcome | None:
    return Outcome("most", (1.0,) * len(state.hands))


def twice(state: State, seat: Seat) -> list[Action]:
    return toy.legal_actions(state, seat) * 2


def for_everybody(state: State, seat: Seat) -> list[Action]:
    return toy.legal_actions(state, seat) or [toy.Lock()]


def for_nobody(state: State, seat: Seat) -> list[Action]:
    return [action for action in toy.legal_actions(state, seat) if isinstance(action, toy.Lock | toy.Ring)]


calls = count()


def unstable(state: State, seat: Seat) -> list[Action]:
    actions = toy.legal_actions(state, seat)
    return actions[::-1] if next(calls) % 2 else actions


def favouring(state: State) -> frozenset[Seat]:
    acting = toy.actors(state)
    return frozenset(sorted(acting)[:1]) if state.hands and next_to(state, None) % 2 else acting


plant("a dead end", 1, actors=stuck)
plant("waiting for a stranger", 1, manners=Manners(awaited=lambda _: frozenset({Seat(9)})))
plant("waiting for nobody", 1, manners=Manners(awaited=lambda _: frozenset()))
plant("an outcome while seats may act", 1, outcome=never_over)
plant("chance to act, and no chance", 1, chance=None)
plant("a deadline for nobody", 1, deadline=lambda _: 1000)
plant("an action listed twice", 2, legal_actions=twice)
plant("an action of a seat that may not act", 2, legal_actions=for_everybody)
plant("a seat that may act and cannot", 2, legal_actions=for_nobody)
plant("an order that changes", 2, legal_actions=unstable)


# Moves.


def failing(state: State, move: Move[Action]) -> Step[State, Event]:
    if move.action == toy.Pick(7):
        raise IndexError(7)
    return toy.apply(state, move)


def mutating(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    if isinstance(move.action, toy.Lock):
        msgspec.structs.force_setattr(state, "die", state.die + 1)
    return step


def endless(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    return replace_state(step, hands=state.hands) if isinstance(move.action, toy.Roll) else step


def dicing(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    return replace_state(step, die=random.randint(1, 10**6)) if isinstance(move.action, toy.Roll) else step


def unseeded(state: State, _rng: Random) -> Action:
    return toy.chance(state, Random())


def replace_state(step: Step[State, Event], **changes: Any) -> Step[State, Event]:
    return msgspec.structs.replace(step, state=toy.replace(step.state, **changes))


plant("a legal action that cannot be applied", 3, apply=failing)
plant("a state changed in place", 3, apply=mutating)
plant("a measured action that is not admitted", 3, measured=replace(TOY.measured, admits=lambda *_: False))
plant("an endless game", 4, apply=endless)
plant("dice inside apply", 5, apply=dicing)
plant("a deal without its seed", 5, chance=unseeded)


# Drafts.


def to_and_fro(state: State, seat: Seat) -> list[Action]:
    """The draft may be changed for ever."""
    if seat < 0 or seat not in toy.actors(state):
        return toy.legal_actions(state, seat)
    picks: list[Action] = [toy.Pick(card) for card in state.hands[seat] if card != state.drafts[seat]]
    return picks if state.drafts[seat] is None else [*picks, toy.Lock()]


def counted(state: State, move: Move[Action]) -> Step[State, Event]:
    """No two states are the same, since every change of a draft is counted, and no end is set to them."""
    step = toy.apply(state, move)
    return replace_state(step, die=state.die + 10) if isinstance(move.action, toy.Pick) else step


PATIENT = msgspec.structs.replace(TOY.meta, max_moves=10**6)
plant("a draft that may be changed for ever", 15, legal_actions=to_and_fro)
plant("a draft whose changes are counted and not bounded", 15, legal_actions=to_and_fro, apply=counted, meta=PATIENT)


# What is written down.


class Forgetful(msgspec.Struct, frozen=True):
    """A state type that does not know all fields."""

    options: toy.Options
    hands: tuple[tuple[int, ...], ...]


def unsafe(state: State, seat: Seat | None) -> View:
    return msgspec.structs.replace(toy.view(state, seat), since=2**60)


plant("a state that loses a field", 6, types=Types(Forgetful, Action, Event, View, toy.Options))
plant("an integer that JavaScript rounds", 6, view=unsafe)
plant("notation of two lines", 6, notation=Notation(write=lambda action: f"{action}\n"))


# What can be imagined.


def careless(view: View, rng: Random) -> State:
    return toy.replace(toy.imagine(view, rng), points=(0,) * len(view.points))


plant("an imagination that forgets", 7, imagine=careless)
plant("an imagination without its seed", 7, imagine=lambda view, _: toy.imagine(view, Random()))
plant("an open game with secrets", 7, meta=msgspec.structs.replace(TOY.meta, secrets=False))


# Ends.


def ending(**changes: Any) -> Any:
    def outcome(state: State) -> Outcome | None:
        ended = toy.outcome(state)
        return ended and msgspec.structs.replace(ended, **changes)

    return outcome


def conceding(state: State, seat: Seat) -> Outcome:
    return Outcome("resigned", (0.0,))


plant("a score too many", 9, outcome=ending(scores=(1.0, 0.0, 0.0, 0.0)))
plant("a score out of bounds", 9, meta=msgspec.structs.replace(TOY.meta, scores=(0, 0.5)))
plant("different scores in a cooperative game", 9, meta=msgspec.structs.replace(TOY.meta, cooperative=True))
plant("a reason without words", 9, outcome=ending(reason="boredom"))
plant("a score too few when giving up", 9, concede=conceding)


# Refusals.

plant("a refusal by an unknown rule", 12, breaks=lambda *of: [RuleId("TOY-99") for _ in toy.breaks(*of)])
plant("a refusal that fails", 12, breaks=lambda state, seat, action: state.hands[action.card])


def too_strict(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    yield from toy.breaks(state, seat, action)
    if isinstance(action, toy.Pick) and action.card <= 3:
        yield RuleId("TOY-3")


def too_lax(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    return (rule for rule in toy.breaks(state, seat, action) if rule != "TOY-3")


plant("a condition that a legal action breaks", 12, breaks=too_strict)
plant("a refused action that breaks no rule", 12, breaks=too_lax)


def forgetful(state: State, seat: Seat) -> list[Action]:
    """Leaves the highest card out, as long as another can be chosen."""
    listed = toy.legal_actions(state, seat)
    picks = [action for action in listed if isinstance(action, toy.Pick)]
    return [action for action in listed if action not in picks[1:][-1:]]


plant("a legal action that is not listed", 12, legal_actions=forgetful)


# Leaks.


def show_card(state: State, seat: Seat | None) -> View:
    return msgspec.structs.replace(toy.view(state, seat), die=next_to(state, seat))


def show_spectator(state: State, seat: Seat | None) -> View:
    draft = state.drafts[0] if seat is None else state.drafts[seat]
    return msgspec.structs.replace(toy.view(state, seat), draft=draft)


def imagine_shown(view: View, rng: Random) -> State:
    """Believes what a leaking spectator's view says, so that only the seats can give the leak away."""
    state = toy.imagine(view, rng)
    return state if view.seat is not None else toy.replace(state, drafts=toy.put(state.drafts, 0, view.draft))


class Bare(msgspec.Struct, frozen=True):
    """A view that is the state."""

    state: State


def fewer_actions(state: State, seat: Seat) -> list[Action]:
    actions = toy.legal_actions(state, seat)
    return actions[1:] if len(actions) > 1 and seat >= 0 and next_to(state, seat) % 2 else actions


def sorted_actions(state: State, seat: Seat) -> list[Action]:
    actions = toy.legal_actions(state, seat)
    return actions[::-1] if seat >= 0 and next_to(state, seat) % 2 else actions


def heard_by(*kinds: type) -> Any:
    def see(event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, kinds) else toy.see(event, seat)

    return see


def dealt_to_seats(event: Event, seat: Seat | None) -> Event | None:
    return event if seat is not None else toy.see(event, seat)


def dealt_to_the_left(event: Event, seat: Seat | None) -> Event | None:
    """Every seat hears its own hand and its neighbour's."""
    if not isinstance(event, toy.Dealt) or seat is None:
        return toy.see(event, seat)
    neighbour = (seat + 1) % len(event.hands)
    return toy.Dealt(tuple(hand if owner in (seat, neighbour) else () for owner, hand in enumerate(event.hands)))


def telling_lock(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    card = state.drafts[move.seat] if isinstance(move.action, toy.Lock) else None
    return step if card is None else msgspec.structs.replace(step, events=(toy.Shown((card,), 0),))


def counting_lock(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    if not isinstance(move.action, toy.Lock):
        return step
    return msgspec.structs.replace(step, events=step.events * (1 + (state.drafts[move.seat] or 0) % 2))


def telling_undo(state: State, move: Move[Action]) -> Step[State, Event]:
    step = toy.apply(state, move)
    return msgspec.structs.replace(step, undoable=not (isinstance(move.action, toy.Pick) and move.action.card > 6))


def telling_rules(state: State, seat: Seat, action: Action) -> list[RuleId]:
    rules = list(toy.breaks(state, seat, action))
    return [RuleId("TOY-1")] if rules[:1] == ["TOY-2"] and next_to(state, seat) % 2 else rules


def telling_talk(state: State, seat: Seat | None) -> Talk:
    return Talk.OPEN if next_to(state, seat) % 2 else Talk.CLOSED


def telling_deadline(state: State) -> int | None:
    deadline = toy.deadline(state)
    return deadline and deadline + state.hands[0][0]


def telling_actors(state: State) -> frozenset[Seat]:
    """The first seat must wait while the second drafts its highest card."""
    actors = toy.actors(state)
    is_waiting = state.drafts[1] is not None and state.drafts[1] == max(state.hands[1])
    return actors - {Seat(0)} if is_waiting and not state.locked[1] else actors


def waiting_actions(state: State, seat: Seat) -> list[Action]:
    return toy.legal_actions(state, seat) if seat in telling_actors(state) else []


plant("waiting that depends on a hidden card", 8, manners=Manners(awaited=favouring))
plant("a view that shows a card of another", 8, view=show_card)
plant("a view that shows spectators a draft", 8, view=show_spectator, imagine=imagine_shown)
plant(
    "a view that shows all",
    8,
    types=Types(State, Action, Event, Bare, toy.Options),
    view=lambda state, _: Bare(state),
    imagine=lambda view, _: view.state,
)
plant("a list that is shorter when another's card is odd", 8, legal_actions=fewer_actions)
plant("a list whose order depends on another's card", 8, legal_actions=sorted_actions)
plant("a draft that everybody hears", 8, see=heard_by(toy.Picked))
plant("a deal that everybody hears", 8, see=heard_by(toy.Dealt))
plant("a deal that every seat hears", 8, see=dealt_to_seats)
plant("a deal that a neighbour hears", 8, see=dealt_to_the_left)
plant("an event that shows the card locked in", 8, apply=telling_lock)
plant("a number of events that tells the card", 8, apply=counting_lock)
plant("a move that can be taken back or not, by the card", 8, apply=telling_undo)
plant("a refusal that depends on another's card", 8, breaks=telling_rules)
plant("talk that depends on another's card", 8, manners=Manners(talk=telling_talk))
plant(
    "a signal that depends on another's card",
    8,
    manners=Manners(may_signal=lambda state, seat: next_to(state, seat) % 2 == 0),
)
plant("a deadline that depends on a card", 8, deadline=telling_deadline)
plant("a turn that depends on a draft", 8, actors=telling_actors, legal_actions=waiting_actions)
