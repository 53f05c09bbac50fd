"""Law 20: a record with the proof of its deal verifies, and one whose chance was altered in any way does not."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.deal import generator
from cosmotheque.core.errors import BadRecord
from cosmotheque.core.game import CHANCE
from cosmotheque.core.match import Match
from cosmotheque.core.proof import Share, Together, bots_share, deal_from, seal
from cosmotheque.core.record import Record, read_record
from cosmotheque.core.verifying import verify
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.play import Sandglass, take_turn

PLAYED = 20
OTHER_DRAWS = 8
HONEST = ("verified", "incomplete")
"""A game of so few moves may not be over: all that is there verifies."""


def check_proof(case: Case) -> None:
    """Play for a while with a deal that all seats have drawn, then alter the record."""
    if case.game.chance is None:
        return
    record = _play_out(case)
    here = Position(case, len(record.moves), None, 0)
    read = read_record(record.to_jsonl(), case.game)
    honest = verify(read, case.game)
    if honest.verdict not in HONEST:
        why = next(finding.said.en for finding in honest.findings if not finding.holds)
        raise here.violation(20, f"An honest record does not verify: {why}")
    for what, forged in _forgeries(case, read):
        if _is_verified(forged, case):
            raise here.violation(20, f"A record still verifies with {what}.")


def draw_together(case: Case) -> Together:
    """Secret and numbers of a table at which the last of several seats is a bot's; always the same for a case."""
    rng = Random(f"{case.seats} {case.seed}")
    secret, numbers = rng.randbytes(32).hex(), [rng.randbytes(32).hex() for _ in range(case.seats)]
    shares = [Share(seal(number), number) for number in numbers]
    if case.seats > 1:
        shares[-1] = bots_share(secret, case.seats - 1)
    return Together(seal(secret), secret, tuple(shares))


def _play_out(case: Case) -> Record:
    proof, clock, rng = draw_together(case), Sandglass(), Random(case.seed)
    deal = deal_from(proof.secret, proof.shares)
    match = Match(case.game, case.seats, seed=deal, options=case.options, clock=clock)
    while match.outcome is None and len(match.moves) < PLAYED:
        take_turn(match, clock, rng)
    return Record(replace(match.header, proof=proof), tuple(match.moves))


def _is_verified(record: Record, case: Case) -> bool:
    try:
        return verify(record, case.game).verdict in HONEST
    except BadRecord:  # what follows an altered draw may be against the rules
        return False


def _forgeries(case: Case, record: Record) -> Iterator[tuple[str, Record]]:
    draws = list(_draws(case, record))
    for what, proof in _other_proofs(draw_together(case)):
        if _has_other_draws(case, draws, deal_from(proof.secret, proof.shares)):
            yield what, replace(record, header=replace(record.header, proof=proof))
    for number, other in _other_draws(case, draws):
        move = replace(record.moves[number], action=other)
        moves = (*record.moves[:number], move, *record.moves[number + 1 :])
        yield f"another draw as move {number + 1}", replace(record, moves=moves)


def _other_proofs(proof: Together) -> Iterator[tuple[str, Together]]:
    other, shares = seal(proof.secret), proof.shares
    yield "another secret", replace(proof, secret=other)
    yield "another secret under its own seal", replace(proof, secret=other, seal=seal(other))
    yield "another number of seat 0", _put(proof, 0, Share(seal(other), other))
    yield "another number of seat 0 under its commitment", _put(proof, 0, replace(shares[0], number=other))
    yield "the number of seat 0 left out", _put(proof, 0, replace(shares[0], number=""))
    if len(shares) > 1:
        yield "another number of the bot", _put(proof, len(shares) - 1, Share(number=other, bot=True))
        yield "two seats swapped", replace(proof, shares=(shares[1], shares[0], *shares[2:]))
    yield "a seat too few", replace(proof, shares=shares[1:])


@dataclass(frozen=True)
class Drawn:
    """A draw of a game: the number of the move, the state before it, and what chance did."""

    number: int
    state: Any
    action: Any


def _draws(case: Case, record: Record) -> Iterator[Drawn]:
    state = case.game.start(case.options, case.seats)
    for number, move in enumerate(record.moves):
        if move.seat == CHANCE:
            yield Drawn(number, state, move.action)
        state = case.game.apply(state, move).state


def _has_other_draws(case: Case, draws: list[Drawn], deal: str) -> bool:
    """True if another deal shows: two that come to the same draws, such as the same few dice, are as good as one."""
    chance = case.game.chance
    if chance is None:
        return False
    return any(chance(drawn.state, generator(deal, str(nth))) != drawn.action for nth, drawn in enumerate(draws))


def _other_draws(case: Case, draws: list[Drawn]) -> Iterator[tuple[int, Any]]:
    """Each draw, exchanged for another that was possible there; those that had to be as they are, are not."""
    chance = case.game.chance
    if chance is None:
        return
    for drawn in draws:
        possible = (chance(drawn.state, Random(seed)) for seed in range(OTHER_DRAWS))
        other = next((action for action in possible if action != drawn.action), None)
        if other is not None:
            yield drawn.number, other


def _put(proof: Together, seat: int, share: Share) -> Together:
    return replace(proof, shares=(*proof.shares[:seat], share, *proof.shares[seat + 1 :]))
