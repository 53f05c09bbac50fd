"""Taking back by request: at once where only bots are concerned, else when everybody concerned agrees.

A request lies on the table's record, so that every node knows of it; anything that happens at the table settles it.
"""

from msgspec.structs import replace

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.state import TableState
from cosmotheque.server.record.parts import UndoRequest
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.frames import Consent, Undo


async def ask(state: TableState, journal: Journal, guest: str | None, message: Undo) -> None:
    """Ask for a seat to take back its last move, or the last few."""
    if not seat_of(state.record, message.seat).is_played_by(guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if state.record.status == "over":
        raise Denied(409, sentences.GAME_OVER)
    if journal.is_stale(message.seat, message.v):
        raise Denied(409, sentences.STALE)
    if state.record.rating.rated:
        raise Denied(409, sentences.RATED_NO_UNDO)
    if state.record.requests.refused == journal.v:
        raise Denied(409, sentences.UNDO_REFUSED)
    if await pending_request(state) is not None:
        raise Denied(409, sentences.UNDO_PENDING)
    _must_not_go_on_for_ever(state, journal, message.seat)
    plan = journal.match.plan_undo(message.seat, message.moves)
    noticed = journal.observers_since(plan.keep)
    concerned = tuple(sorted(seat for seat in plan.movers | plan.waiting if seat >= 0 and seat in noticed))
    await _consider(state, UndoRequest(message.seat, plan.keep, concerned, journal.v, tuple(noticed)))


async def answer(state: TableState, guest: str | None, message: Consent) -> None:
    """Take the answer of a seat that is concerned."""
    request = await pending_request(state)
    if request is None or message.seat not in request.waiting:
        raise Denied(409, sentences.NO_REQUEST)
    if not seat_of(state.record, message.seat).is_played_by(guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if not message.agree:
        await state.keep(replace(state.record, requests=replace(state.record.requests, undo=None, refused=request.v)))
        state.audience.tell_request(state.record, request, agreed=False)
        return
    await _consider(state, replace(request, waiting=tuple(seat for seat in request.waiting if seat != message.seat)))


async def reconsider(state: TableState) -> None:
    """Look at the request again after a change of seats: perhaps all who must agree have done so."""
    request = await pending_request(state)
    if request is not None and _seats_to_ask(state.record, request) != request.waiting:
        await _consider(state, request)


async def pending_request(state: TableState) -> UndoRequest | None:
    """The request that waits for answers, unless something has happened since."""
    request = state.record.requests.undo
    return request if request is not None and request.v == (await state.load_journal()).v else None


def _must_not_go_on_for_ever(state: TableState, journal: Journal, seat: int) -> None:
    """Moving and taking back makes the log longer and nothing else, so a seat may do it only so often."""
    if journal.retractions[seat] >= state.services.settings.limits.undos_a_game:
        raise Denied(409, sentences.UNDONE_TOO_OFTEN)
    guest = state.record.seats[seat].guest or ""
    if not state.services.undos.of(guest).take():
        raise Denied(429, sentences.CHAT_TOO_FAST)


async def _consider(state: TableState, request: UndoRequest) -> None:
    """Grant the request if no other seat must agree."""
    journal = await state.load_journal()
    waiting = _seats_to_ask(state.record, request)
    if not waiting:
        await state.commit(journal.take_back(request.seat, request.keep), granted=request)
        return
    request = replace(request, waiting=waiting)
    await state.keep(replace(state.record, requests=replace(state.record.requests, undo=request)))
    state.audience.tell_request(state.record, request)


def _seats_to_ask(record: TableRecord, request: UndoRequest) -> tuple[int, ...]:
    """Bots agree, those over the network too, and so do the asking guest's other seats."""
    asking = record.seats[request.seat].guest
    sat = [(number, record.seats[number]) for number in request.waiting]
    return tuple(n for n, seat in sat if seat.bot is None and seat.guest != asking and not is_network_bot(seat.guest))
