"""A position held to its theme: the same whether it was just found or comes from a pack."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import NOT_ASKED, Proof, Puzzler
from cosmotheque.core.record import Header, Record


class Proved(NamedTuple):
    """A position that a seat has to think about, and what is proved of it."""

    record: Record
    moment: Moment
    proof: Proof
    theme: str

    @property
    def actions(self) -> Sequence[Any]:
        """The actions to choose from; none where there are answers of their own."""
        return () if self.proof.answers else self.moment.actions

    @property
    def answer(self) -> bytes:
        """The right answer, to be compared."""
        choices: Sequence[Any] = self.proof.answers or self.moment.actions
        return codec.encode([choices[number] for number in self.proof.right])


def prove(game: AnyGame, puzzler: Puzzler, record: Record, seat: Seat, theme: str) -> Proved | None:
    """The proof for the position after a record, if there is one."""
    moment = moment_after(game, record, seat)
    proof = puzzler.prove(moment, theme)
    return None if proof is None else Proved(record, *_keep_asked(moment, proof), theme)


def _keep_asked(moment: Moment, proof: Proof) -> tuple[Moment, Proof]:
    """Both without the actions that are not asked for."""
    if NOT_ASKED not in proof.verdicts:
        return moment, proof
    kept = [number for number, verdict in enumerate(proof.verdicts) if verdict != NOT_ASKED]
    right = tuple(kept.index(number) for number in proof.right)
    verdicts = tuple(proof.verdicts[number] for number in kept)
    actions = tuple(moment.actions[number] for number in kept)
    return msgspec.structs.replace(moment, actions=actions), Proof(right, verdicts)


def moment_after(game: AnyGame, record: Record, seat: Seat) -> Moment:
    """A seat's knowledge after a record, and its actions."""
    match = Match.restore(game, record.header, record.moves)
    return Moment(seat, match.view(seat), match.actions(seat), tuple(match.events_seen_by(seat)))


def cut_off(game: AnyGame, puzzler: Puzzler, match: Match, length: int, moment: Moment) -> Record:
    """The record of a match up to a moment, by as short a way as there is."""
    header = Header(game=game.meta.slug, version=game.meta.version, seats=match.seats)
    if puzzler.anew is not None:
        return Record(msgspec.structs.replace(header, options=msgspec.to_builtins(puzzler.anew(moment.view))))
    options = msgspec.to_builtins(match.options)
    moves = match.moves[:length]
    way = puzzler.shorten(match.options, moves) if puzzler.shorten else moves
    return Record(msgspec.structs.replace(header, options=options), tuple(way))
