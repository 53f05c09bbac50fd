"""Law 9: how games end, by the rules or because a seat gives up; feats are for law 21."""

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, Move, Outcome, Seat
from cosmotheque.laws.case import Position
from cosmotheque.laws.feats import check_done
from cosmotheque.laws.turns import check_actions


def check_end(position: Position) -> None:
    """Law 9: the outcome, where there is one, and what giving up would mean, fit the meta data."""
    game, state = position.game, position.state
    outcome = game.outcome(state)
    if outcome is not None:
        _check_scores(position, outcome, "The outcome")
        if outcome.reason not in game.words.reasons:
            raise position.violation(9, f"The end reason {outcome.reason!r} has no words.")
        _check_sequels(position)
        check_done(position, outcome)
        return
    for seat in position.case.players():
        if not game.endings.is_out(state, seat):
            _check_scores(position, game.concede(state, seat), f"Conceding by seat {seat}")
        check_farewell(position, seat)
        check_slip(position, seat)


def check_farewell(position: Position, seat: Seat) -> None:
    """Law 9: who gives up in a game of many is out of it for good, and the others have their game."""
    game, state = position.game, position.state
    if CHANCE in game.actors(state) or (farewell := game.endings.retire(state, seat)) is None:
        return
    if game.endings.is_out(state, seat):
        raise position.violation(9, f"Seat {seat} is out, and could leave once more.")
    if farewell in game.legal_actions(state, seat):
        raise position.violation(9, f"Seat {seat} is offered to give up as if it were a move of its turn.")
    move = Move(seat, farewell, position.at)
    step = game.apply(state, move)
    after = position.after(move, step.state)
    if not game.endings.is_out(step.state, seat) or seat in game.actors(step.state):
        raise after.violation(9, f"Seat {seat} has given up and still takes part.")
    if step.undoable:
        raise after.violation(9, f"Seat {seat} has given up and could take it back.")
    left = [other for other in position.case.players() if not game.endings.is_out(step.state, other)]
    if len(left) > 1 and game.outcome(step.state) is not None:
        raise after.violation(9, f"Seat {seat} gives up, and the game is over for the others too.")
    check_actions(after)


def check_slip(position: Position, seat: Seat) -> None:
    """Law 9: what saying the wrong thing costs is a move that nobody is offered, and nobody takes back."""
    game, state = position.game, position.state
    if CHANCE in game.actors(state) or (cost := game.manners.slip(state, seat)) is None:
        return
    if cost in game.legal_actions(state, seat):
        raise position.violation(9, f"Seat {seat} is offered to say what may not be said.")
    move = Move(seat, cost, position.at)
    step = game.apply(state, move)
    if step.undoable:
        raise position.violation(9, f"Seat {seat} could take back what it has said.")
    if game.outcome(step.state) is None:
        check_actions(position.after(move, step.state))


def _check_sequels(position: Position) -> None:
    for options in position.game.endings.sequels(position.state):
        try:
            position.game.start(options, position.case.seats)
        except BadOptions as fault:
            raise position.violation(9, f"{options} are to follow and cannot be played: {fault}") from fault


def _check_scores(position: Position, outcome: Outcome, what: str) -> None:
    meta, scores = position.game.meta, outcome.scores
    if len(scores) != position.case.seats:
        raise position.violation(9, f"{what} has {len(scores)} scores for {position.case.seats} seats.")
    low, high = meta.scores
    if not all(low <= score <= high for score in scores):
        raise position.violation(9, f"{what} scores {scores}, outside {low} to {high}.")
    if meta.cooperative and len(set(scores)) > 1:
        raise position.violation(9, f"{what} scores {scores} in a game that is won or lost together.")
