"""Laws 1 and 2: who may act, and with what."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.game import CHANCE, CLOCK, Seat
from cosmotheque.laws.case import Position, encode


def check_somebody_acts(position: Position) -> None:
    """Law 1: a seat may act, or there is an outcome, never both, never neither."""
    game, state = position.game, position.state
    actors, outcome = game.actors(state), game.outcome(state)
    if not actors and outcome is None:
        raise position.violation(1, "Nobody may act and there is no outcome: a dead end.")
    if actors and outcome is not None:
        raise position.violation(1, f"The game has ended ({outcome.reason}) and {sorted(actors)} may still act.")
    strangers = actors - {CHANCE, CLOCK, *position.case.players()}
    if strangers:
        raise position.violation(1, f"{sorted(strangers)} may act and do not sit at the table.")
    awaited = actors if game.manners.awaited is None else game.manners.awaited(state)
    if not awaited <= actors or bool(awaited) != bool(actors):
        raise position.violation(1, f"The game waits for {sorted(awaited)}; those who may act are {sorted(actors)}.")
    if CHANCE in actors and game.chance is None:
        raise position.violation(1, "CHANCE is to act, and the game has no `chance`.")
    if (CLOCK in actors) != (game.deadline(state) is not None):
        raise position.violation(1, "CLOCK acts exactly while there is a deadline.")


def check_actions(position: Position) -> None:
    """Law 2: every acting seat has an action, nobody else; no duplicates, in an order that stays."""
    game, state = position.game, position.state
    acting = position.actors()
    for seat in sorted({*acting, *position.case.players()}):
        actions = game.legal_actions(state, seat)
        if seat in acting:
            check_list(position, seat, actions)
        elif actions:
            raise position.violation(2, f"Seat {seat} may not act, and {actions[0]} is listed for it.")
        if encode(game.legal_actions(state, seat)) != encode(actions):
            raise position.violation(2, f"The list of seat {seat} changes its order from call to call.")


def check_list(position: Position, seat: Seat, actions: Sequence[Any]) -> None:
    """Law 2 for the list of an acting seat."""
    if not actions:
        raise position.violation(2, f"Seat {seat} may act and has no action.")
    if len(set(actions)) != len(actions):
        twice = next(action for action in actions if list(actions).count(action) > 1)
        raise position.violation(2, f"{twice} is listed twice for seat {seat}.")
    if seat == CLOCK and len(actions) != 1:
        raise position.violation(2, f"CLOCK has one action, not {len(actions)}.")
