"""A record played again by the rules: whatever in it is not allowed is found, and told with its line."""

from typing import Any

from cosmotheque.core import sentences
from cosmotheque.core.errors import BadOptions, BadRecord, BadSeats, GameOver, Refused
from cosmotheque.core.game import CLOCK, AnyGame, Move
from cosmotheque.core.match import Match, is_unlisted
from cosmotheque.core.record import Concession, Record, at_line, rules_of


def replay(record: Record, game: AnyGame) -> Match:
    """Play a record again, checking every move of a seat against the rules it was played by."""
    header = record.header
    game = rules_of(header, game)
    if header.seats not in game.meta.seats:
        raise BadRecord(at_line(1, sentences.NOT_BY_SO_MANY.filled(game.meta.title, header.seats)))
    try:
        match = Match.restore(game, header, ())
    except BadOptions as fault:
        raise BadRecord(at_line(1, fault.said)) from fault
    for number, move in enumerate(record.moves, start=2):
        _replay_move(match, move, number)
    if record.concession is not None:
        _replay_concession(match, record.concession, len(record.moves) + 2)
    return match


def _replay_move(match: Match, move: Move[Any], number: int) -> None:
    unlisted = 0 <= move.seat < match.seats and is_unlisted(match.game, match.state, move)
    if move.seat not in match.actors() and not unlisted:
        raise BadRecord(at_line(number, sentences.NOT_TO_MOVE.filled(move.seat)))
    if match.moves and move.at < match.moves[-1].at:
        raise BadRecord(at_line(number, sentences.BACKWARDS))
    if move.seat == CLOCK and move.action not in match.actions(CLOCK):
        raise BadRecord(at_line(number, sentences.NOT_BY_THE_CLOCK))
    try:
        if move.seat >= 0 and not unlisted:
            match.check_action(move.seat, move.action)
        match.follow(move)
    except (Refused, GameOver) as fault:
        raise BadRecord(at_line(number, fault.said)) from fault
    except Exception as fault:  # moves of chance are not listed: applying them is the only test there is
        raise BadRecord(at_line(number, sentences.NOT_HERE)) from fault


def _replay_concession(match: Match, concession: Concession, number: int) -> None:
    try:
        match.concede(concession.seat, concession.why)
    except (BadSeats, GameOver) as fault:
        raise BadRecord(at_line(number, fault.said)) from fault
    match.follow(concession)
