"""A finished game to look at again: record, proof, review, puzzles. Nothing of one that runs."""

import asyncio

from msgspec.structs import replace

from cosmotheque.core.match import Match
from cosmotheque.core.proof import House, Together
from cosmotheque.core.record import Header, Record
from cosmotheque.core.verifying import Draw, Promised, check_draws, check_promises, report, with_extent
from cosmotheque.server.door.guests import must_afford_thinking
from cosmotheque.server.live import calendar, deal_commitments
from cosmotheque.server.live.journal import header_of
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.table import Table
from cosmotheque.server.wire.replay import OwnPuzzles, ProofInfo, Review

AT_ONCE = 16


async def record_lines(table: Table) -> bytes:
    """The record as JSON lines."""
    match = (await table.state.load_finished()).match
    return Record(_header(table, match), tuple(match.moves), match.concession).to_jsonl()


def _header(table: Table, match: Match) -> Header:
    """The header of a game that is over, with the proof of its deal and how many moves it has."""
    proof = deal_commitments.proof_of(table.record, calendar.today().isoformat())
    return replace(header_of(table.record), proof=proof, moves=len(match.moves))


async def proof(table: Table, asker: str) -> ProofInfo:
    """The result of verifying the record. Its moves were checked against the rules when they were played."""
    match = (await table.ask(table.state.load_finished)).match
    header = _header(table, match)
    known = header.proof if isinstance(header.proof, Together | House) else None
    found = check_promises(header, match.game)
    if isinstance(found, Promised):
        async with table.services.replays.turn(asker):
            found = report(found, await _find_altered_draws(match, found.deal), match.moves)
    found = with_extent(found, header, match)
    return ProofInfo(found.verdict, found.findings, known, len(match.moves))


async def _find_altered_draws(match: Match, deal: str) -> list[Draw]:
    altered = []
    for number, draw in enumerate(check_draws(match.game, match.options, match.seats, match.moves, deal)):
        if draw is not None:
            altered.append(draw)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return altered


async def review(table: Table, *, again: bool, asker: str) -> Review:
    """The mentor's remarks so far, begun where nobody has asked for them yet; `again` begins anew where it failed."""
    match = (await table.state.load_finished()).match
    reviews = table.services.reviews
    known = reviews.get_review(table.record.id, again=again)
    if known is not None:
        return known
    must_afford_thinking(table.services, asker)
    return reviews.begin(asker, table.record.id, table.record.game, await record_lines(table), len(match.moves))


async def puzzles(table: Table, seat: int, *, again: bool, asker: str) -> OwnPuzzles:
    """The puzzles of a seat from the game, as far as it is looked through."""
    match = (await table.state.load_finished()).match
    seat_of(table.record, seat)
    reviews = table.services.reviews
    known = reviews.get_puzzles(table.record.id, seat, again=again)
    if known is not None:
        return known
    must_afford_thinking(table.services, asker)
    return reviews.find_puzzles(asker, table.record.id, seat, await record_lines(table), len(match.moves))
