"""Advice for a seat, at tables that have a coach. It knows what the seat knows, and only that seat hears it."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.server import texts
from cosmotheque.server.errors import Denied
from cosmotheque.server.play.journal import Journal
from cosmotheque.server.wire import Advice, AdviceFrame, Advise
from cosmotheque.server.workers.worker import Question

if TYPE_CHECKING:
    from cosmotheque.server.play.connection import Connection
    from cosmotheque.server.play.table import Table


async def ask(table: "Table", connection: "Connection", message: Advise) -> None:
    """Somebody wants advice for a seat of theirs. One question at a time: a newer one takes the place of the older."""
    journal = await table.opened()
    mentor = registry.mentor(table.sheet.game)
    if mentor is None or mentor.advise is None or not table.sheet.coach:
        raise Denied(409, texts.NO_COACH)
    if message.seat not in table.sheet.seats_of(connection.guest):
        raise Denied(403, texts.NOT_YOUR_SEAT)
    if connection.advice is not None:
        connection.advice.cancel()
    question = _question(journal, message.seat, mentor.seconds)
    answering = _answer(table, connection, message.seat, journal.version(message.seat), question)
    connection.advice = asyncio.get_running_loop().create_task(answering)


def _question(journal: Journal, seat: int, seconds: float) -> Question:
    match = journal.match
    return Question(
        game=match.game.meta.slug,
        seat=seat,
        view=msgspec.Raw(codec.encode(match.view(seat))),
        actions=journal.listed(seat),
        history=msgspec.Raw(codec.encode(journal.seen(seat, 0))),
        limit=Limit(seconds),
    )


async def _answer(table: "Table", connection: "Connection", seat: int, v: int, question: Question) -> None:
    answer = await table.house.bots.ask(question, owner=connection.guest or "")
    advice = None if answer is None else codec.decode(answer, Advice)
    table.post(partial(_deliver, table, connection, AdviceFrame(v, seat, advice)))


async def _deliver(table: "Table", connection: "Connection", frame: AdviceFrame) -> None:
    """In the table's own task: only what still concerns what the seat sees is sent."""
    if table.journal is not None and not table.journal.is_stale(frame.seat, frame.v):
        connection.push(frame)
