"""Law 9: how games end, by the rules or because somebody gives up."""

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import Outcome
from cosmotheque.laws.case import Position


def check_end(position: Position) -> None:
    """Law 9: the outcome, where there is one, and what giving up would mean, fit the meta data."""
    game, state = position.game, position.state
    outcome = game.outcome(state)
    if outcome is not None:
        _check_scores(position, outcome, "The outcome")
        if outcome.reason not in game.words.reasons:
            raise position.broken(9, f"The end reason {outcome.reason!r} has no words.")
        _check_sequels(position)
        return
    for seat in position.case.players():
        _check_scores(position, game.concede(state, seat), f"Conceding by seat {seat}")


def _check_sequels(position: Position) -> None:
    for options in position.game.sequels(position.state):
        try:
            position.game.start(options, position.case.seats)
        except BadOptions as fault:
            raise position.broken(9, f"{options} are to follow and cannot be played: {fault}") from fault


def _check_scores(position: Position, outcome: Outcome, what: str) -> None:
    meta, scores = position.game.meta, outcome.scores
    if len(scores) != position.case.seats:
        raise position.broken(9, f"{what} has {len(scores)} scores for {position.case.seats} seats.")
    low, high = meta.scores
    if not all(low <= score <= high for score in scores):
        raise position.broken(9, f"{what} scores {scores}, outside {low} to {high}.")
    if meta.cooperative and len(set(scores)) > 1:
        raise position.broken(9, f"{what} scores {scores} in a game that is won or lost together.")
