"""Advice for a seat, at tables that have a coach. It knows what the seat knows, and only that seat hears it."""

import asyncio
from functools import partial

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.mailbox import Post
from cosmotheque.server.live.state import TableState
from cosmotheque.server.wire.frames import Advice, AdviceFrame, Advise
from cosmotheque.server.workers.orders import NOTHING, Question

SILENCE = Advice(sentences.BY_HEART, NOTHING, NOTHING)


async def ask(state: TableState, connection: Connection, message: Advise, post: Post) -> None:
    """Ask the mentor for a guest's seat. A connection has one question at a time: a newer one replaces the older."""
    journal = await state.load_journal()
    mentor = registry.mentor(state.record.game)
    if mentor is None or mentor.advise is None or not state.record.talk.coach:
        raise Denied(409, sentences.NO_COACH)
    if message.seat not in state.record.seats_of(connection.guest):
        raise Denied(403, sentences.NOT_YOUR_SEAT)
    if connection.advice is not None:
        connection.advice.cancel()
    if journal.match.by_heart:
        connection.push(AdviceFrame(journal.version(message.seat), message.seat, SILENCE))
        return
    v, question = journal.version(message.seat), _question(journal, message.seat, mentor.seconds)

    async def consult() -> None:
        answer = await state.services.bots.ask(question, owner=connection.guest or "")
        advice = None if answer is None else codec.decode(answer, Advice)
        post(partial(_deliver, state, connection, AdviceFrame(v, message.seat, advice)))

    connection.advice = asyncio.get_running_loop().create_task(consult())


def _question(journal: Journal, seat: int, seconds: float) -> Question:
    match = journal.match
    return Question(
        game=match.game.meta.slug,
        seat=seat,
        view=codec.raw(match.view(seat)),
        actions=journal.encoded_actions(seat),
        history=codec.raw(journal.events_seen_by(seat, 0)),
        limit=Limit(seconds),
    )


async def _deliver(state: TableState, connection: Connection, frame: AdviceFrame) -> None:
    """Send advice, in the table's own task, if the seat has seen nothing new since."""
    if state.journal is not None and not state.journal.is_stale(frame.seat, frame.v):
        connection.push(frame)
