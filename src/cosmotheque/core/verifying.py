"""A record held against the proof of its deal: whatever chance did in it has to follow from what was sealed before.

It has to be the whole game as well: what was cut off cannot be verified.

A proof speaks for itself only: whether it is the one that was promised at the table, those can tell who kept the seal
and their own number. Browsers do.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from cosmotheque.core import proof_sentences as sentences
from cosmotheque.core.deal import generator
from cosmotheque.core.game import CHANCE, AnyGame, Move
from cosmotheque.core.match import Match
from cosmotheque.core.proof import House, Proof, Share, Together, bots_share, deal_from, seal
from cosmotheque.core.record import Header, Record, rules_of
from cosmotheque.core.replaying import replay
from cosmotheque.core.text import Text

Verdict: TypeAlias = Literal["verified", "altered", "incomplete", "unverifiable", "no-chance"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at, and whether it is as it should be."""

    holds: bool
    said: Text


class Report(msgspec.Struct, frozen=True):
    """The result of verifying a record; its findings say all of it."""

    verdict: Verdict
    findings: tuple[Finding, ...]


def verify(record: Record, game: AnyGame, torn: int | None = None) -> Report:
    """Play a record again by the rules, and check its proof and every draw; BadRecord where it does not replay.

    `torn` is the number of a last line that broke off, if one did.
    """
    match = replay(record, game)
    found = check_promises(record.header, match.game)
    if isinstance(found, Promised):
        draws = check_draws(match.game, match.options, record.header.seats, record.moves, found.deal)
        found = report(found, [draw for draw in draws if draw is not None], record.moves)
    return with_extent(found, record.header, match, torn)


def with_extent(found: Report, header: Header, match: Match, torn: int | None = None) -> Report:
    """A report that begins with how much of the game there is; of a part of it nothing better is said than that."""
    extent = tuple(_check_extent(header, match, torn))
    is_whole = all(finding.holds for finding in extent)
    verdict = found.verdict if is_whole or found.verdict == "altered" else "incomplete"
    return Report(verdict, (*extent, *found.findings))


def _check_extent(header: Header, match: Match, torn: int | None) -> Iterator[Finding]:
    there, due = len(match.moves), header.moves
    if due is msgspec.UNSET:
        yield Finding(True, sentences.MOVES.filled(there))
    else:
        yield _either(there == due, sentences.ALL_MOVES.filled(there, due), sentences.OTHER_COUNT.filled(there, due))
    if torn is not None:
        yield Finding(False, sentences.TORN.filled(torn))
    yield _either(match.outcome is not None, sentences.ENDED, sentences.NOT_ENDED)


class Promised(msgspec.Struct, frozen=True):
    """The deal that a proof comes to, and what was found on the way there."""

    deal: str
    findings: tuple[Finding, ...]


class Draw(msgspec.Struct, frozen=True):
    """A draw that is not what the deal makes it: on this `line` of the record chance did this, and not that."""

    line: int
    done: str
    due: str


def check_promises(header: Header, game: AnyGame) -> Promised | Report:
    """Check that secret and numbers are those that were sealed; a report at once if there is no more to check."""
    if rules_of(header, game).chance is None:
        return Report("no-chance", (Finding(True, sentences.NO_CHANCE),))
    match header.proof:
        case Together():
            return _check_together(header, header.proof)
        case House():
            return _check_house(header.proof)
        case _:
            return Report("unverifiable", (Finding(True, sentences.NO_PROOF),))


def check_draws(
    game: AnyGame, options: Any, seats: int, moves: Sequence[Move[Any]], deal: str
) -> Iterator[Draw | None]:
    """For each move None or, where chance did what does not follow from the deal, what it should have done.

    The moves are those of a record that replays.
    """
    state, drawn = game.start(options, seats), 0
    for line, move in enumerate(moves, start=2):
        yield _check_draw(game, state, move, line, deal, drawn) if move.seat == CHANCE else None
        drawn += move.seat == CHANCE
        state = game.apply(state, move).state


def report(promised: Promised, altered: Sequence[Draw], moves: Sequence[Move[Any]]) -> Report:
    """The findings about chance. Of altered draws only the first is named: later ones may follow from it."""
    drawn = sum(move.seat == CHANCE for move in moves)
    if altered:
        first = altered[0]
        last = Finding(False, sentences.ALTERED.filled(first.line, first.done, first.due))
    elif drawn:
        last = Finding(True, sentences.FOLLOWS.filled(drawn))
    else:
        last = Finding(True, sentences.NO_DRAWS)
    findings = (*promised.findings, last)
    return Report("verified" if all(finding.holds for finding in findings) else "altered", findings)


def _check_draw(game: AnyGame, state: Any, move: Move[Any], line: int, deal: str, drawn: int) -> Draw | None:
    if game.chance is None:
        return None
    due = game.chance(state, generator(deal, str(drawn)))
    if due == move.action:
        return None
    return Draw(line, game.notation.write(move.action), game.notation.write(due))


def _check_together(header: Header, proof: Together) -> Promised:
    found = [_either(seal(proof.secret) == proof.seal, sentences.SEAL_FITS, sentences.SEAL_BROKEN)]
    if proof.repeat:
        found.insert(0, Finding(True, sentences.REPEATED))
    if len(proof.shares) != header.seats:
        found.append(Finding(False, sentences.OTHER_SEATS.filled(len(proof.shares), header.seats)))
    for seat, share in enumerate(proof.shares):
        found.append(_check_share(share, proof.secret, seat, _name(header, proof, seat)))
    return Promised(deal_from(proof.secret, proof.shares), tuple(found))


def _check_share(share: Share, secret: str, seat: int, name: Text) -> Finding:
    if share.bot:
        fits = share == bots_share(secret, seat)
        return _either(fits, sentences.BOT_FITS.filled(name), sentences.BOT_WRONG.filled(name))
    if share.is_waited_for:
        return Finding(True, sentences.NOT_OPENED.filled(name))
    if share == Share():
        return Finding(True, sentences.NO_PART.filled(name))
    fits = seal(share.number) == share.commitment
    return _either(fits, sentences.NUMBER_FITS.filled(name), sentences.NUMBER_WRONG.filled(name))


def _check_house(proof: House) -> Promised | Report:
    chosen = Finding(True, sentences.HOUSE.filled(proof.day))
    if not proof.deal:
        return Report("unverifiable", (chosen, Finding(True, sentences.TOLD_LATER)))
    fits = _either(seal(proof.deal) == proof.seal, sentences.DAY_FITS, sentences.DAY_BROKEN)
    return Promised(proof.deal, (chosen, fits))


def _either(holds: bool, yes: Text, no: Text) -> Finding:
    return Finding(holds, yes if holds else no)


def _name(header: Header, proof: Proof, seat: int) -> Text:
    """The name of the person who sat there; of a deal that was drawn for another table only the seat is known."""
    is_here = not (isinstance(proof, Together) and proof.repeat) and seat < len(header.names)
    name = header.names[seat] if is_here else ""
    return Text(name, name) if name else sentences.SEAT.filled(seat + 1)
