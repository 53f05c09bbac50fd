"""Giving up a seat: the player says so, leaves a rated game or is gone for good."""

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import entrants
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.state import TableState


async def give_up(state: TableState, number: int, guest: str | None) -> None:
    """Give up the game for a seat of one's own: it is over, or the others play on, as its rules have it."""
    journal = await state.load_journal()
    must_play(state, number, guest)
    await state.commit(journal.concede(number, "resigned"))


async def give_up_rated(state: TableState, guest: str) -> None:
    """Give up a rated game for a guest who leaves it, unless they are out already."""
    if not entrants.is_bound(state.record):
        return
    for number in state.record.seats_of(guest):
        if (await state.load_journal()).match.giving_up(number) is not None:
            await give_up(state, number, guest)


def must_play(state: TableState, number: int, guest: str | None) -> None:
    """Refuse unless the seat is the guest's own, no bot plays there, and the game is going on."""
    seat = seat_of(state.record, number)
    if guest is None or seat.guest != guest:
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if seat.bot is not None:
        raise Denied(409, sentences.BOTS_DECIDE)
    if state.record.status == "over":
        raise Denied(409, sentences.GAME_OVER)
