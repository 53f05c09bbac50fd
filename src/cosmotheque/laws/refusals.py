"""Refusals, as far as laws 8 and 12 look at them: every action that a type allows gets a rule for an answer."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.laws.case import Position, varied
from cosmotheque.laws.spread import arbitrary_values

ADMITTED, OVER = "admitted", "over"


def make_probes(game: AnyGame, positions: Iterable[Position], rng: Random, most: int = 16) -> list[Any]:
    """Actions that somebody might try: what others could do at some time, and what nobody ever could."""
    known = {
        position.move.action: None for position in positions if position.move is not None and position.move.seat >= 0
    }
    return [*varied(list(known), rng, most), *arbitrary_values(game.types.action, rng, most)]


def refusals(position: Position, state: Any, seat: Seat, probes: Sequence[Any]) -> list[str]:
    """What the host would answer to each probe: a rule, or that it is legal."""
    actions = position.game.legal_actions(state, seat)
    return [_answer(position, state, seat, probe, actions) for probe in probes]


def _answer(position: Position, state: Any, seat: Seat, action: Any, actions: Sequence[Any]) -> str:
    game = position.game
    try:
        if game.measured.outline(action) in actions:
            return ADMITTED if game.measured.admits(state, seat, action) else game.why(state, seat, action)
        if game.outcome(state) is not None:
            return OVER
        return game.why(state, seat, action)
    except Exception as fault:
        raise position.broken(12, f"Asked why seat {seat} may not {action}, the game fails: {fault!r}") from fault


def check_refusals(position: Position, probes: Sequence[Any]) -> None:
    """Law 12: a refusal names a rule of the rulebook, whoever tries whatever; one that the action breaks."""
    known = {rule.id for section in position.game.words.rulebook for rule in section.rules}
    for seat in position.case.players():
        answers = refusals(position, position.state, seat, probes)
        for probe, answer in zip(probes, answers, strict=True):
            if answer not in (ADMITTED, OVER) and answer not in known:
                raise position.broken(12, f"{probe} by seat {seat} is refused by {answer!r}, which is no rule here.")
        _check_broken(position, seat, dict(zip(probes, answers, strict=True)))


def _check_broken(position: Position, seat: Seat, answers: Mapping[Any, str]) -> None:
    """For games that give their conditions: legal is what breaks no rule, and a refusal names a rule that is broken."""
    game, state = position.game, position.state
    if game.breaks is None:
        return
    listed = dict.fromkeys(game.legal_actions(state, seat), ADMITTED)
    for action, answer in (*listed.items(), *answers.items()):
        broken = list(game.breaks(state, seat, action))
        if broken and answer == ADMITTED:
            raise position.broken(12, f"{action} by seat {seat} is legal, and breaks {', '.join(broken)}.")
        if answer not in (ADMITTED, OVER, *broken):
            raise position.broken(
                12, f"{action} by seat {seat} is refused by {answer}; it breaks {broken or 'no rule'}."
            )
