"""Refusals, as far as laws 8 and 12 look at them: every action that a type allows gets a rule for an answer."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from cosmotheque.core.game import AnyGame, Seat, rule_against
from cosmotheque.laws.case import Position, vary
from cosmotheque.laws.spread import arbitrary_values

ADMITTED, OVER = "legal", "over"


def make_probes(game: AnyGame, positions: Iterable[Position], rng: Random, most: int = 16) -> list[Any]:
    """Actions that a seat might try: some that others could take at some time, and some that no seat ever could."""
    known = {
        position.move.action: None for position in positions if position.move is not None and position.move.seat >= 0
    }
    return [*vary(list(known), rng, most), *arbitrary_values(game.types.action, rng, most)]


def refusals(position: Position, state: Any, seat: Seat, probes: Sequence[Any]) -> list[str]:
    """The host's answer to each probe: a rule, or that it is legal."""
    actions = position.game.legal_actions(state, seat)
    return [_answer(position, state, seat, probe, actions) for probe in probes]


def _answer(position: Position, state: Any, seat: Seat, action: Any, actions: Sequence[Any]) -> str:
    game = position.game
    is_listed = game.measured.outline(action) in actions and game.measured.admits(state, seat, action)
    try:
        rule = rule_against(game, state, seat, action)
    except Exception as fault:
        raise position.violation(12, f"Asked what {action} by seat {seat} breaks, the game fails: {fault!r}") from fault
    if is_listed:
        return ADMITTED if rule is None else f"{ADMITTED}, and breaks {rule}"
    if rule is not None and game.outcome(state) is not None:
        return OVER
    return "no rule" if rule is None else rule


def check_refusals(position: Position, probes: Sequence[Any]) -> None:
    """Law 12: a refusal names a rule of the rulebook, for any seat and action, and legal actions break none."""
    known = {rule.id for section in position.game.words.rulebook for rule in section.rules}
    for seat in position.case.players():
        for probe, answer in zip(probes, refusals(position, position.state, seat, probes), strict=True):
            if answer.startswith(ADMITTED) and answer != ADMITTED:
                raise position.violation(12, f"{probe} by seat {seat} is {answer}.")
            if answer not in (ADMITTED, OVER) and answer not in known:
                raise position.violation(12, f"{probe} by seat {seat} is refused by {answer!r}, which is no rule here.")
