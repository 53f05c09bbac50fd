"""Writes the playthroughs anew: `python -m cosmotheque.games.bing_bang.tests.playthroughs.make`."""

from pathlib import Path

from cosmotheque import Match
from cosmotheque.core.record import Record
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import ROUNDS
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.tests.table import played_by_bots


def missions() -> Record:
    """Two captains, one mission."""
    return played_by_bots(Match(GAME, 2, seed=2), ["level-5", "nearest"]).record


def last_left() -> Record:
    """One player lays all whites, the other takes them: nothing is left to move on."""
    match = Match(GAME, 2, seed=1)
    first = match.state.table.turn.seat
    for kind in (act.LayWhite, act.TakeWhite):
        seat = match.state.table.turn.seat
        for _ in range(15):
            match.play(seat, next(action for action in match.actions(seat) if isinstance(action, kind)))
        match.play(seat, act.END_TURN)
    while match.outcome is None:
        match.play(match.state.table.turn.seat, act.END_TURN)
    if match.state.table.winner == first:
        raise AssertionError("who has no white left does not win")
    return match.record


def rounds() -> Record:
    """A game in which no pawn ever leaves Earth."""
    match = Match(GAME, 2, seed=1)
    for _ in range(2 * ROUNDS):
        match.play(match.state.table.turn.seat, act.END_TURN)
    return match.record


if __name__ == "__main__":
    for reason, record in (("missions", missions()), ("last-left", last_left()), ("rounds", rounds())):
        Path(__file__).with_name(f"{GAME.meta.slug}--{reason}.jsonl").write_bytes(record.to_jsonl())
