"""The process of bots and mentors. It is told what a seat knows, answers, and has no way to the table.

Messages are JSON behind four bytes of length, on standard input and output.
"""

import os
import signal
import sys
import traceback
from functools import cache
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, BinaryIO, Literal

import msgspec

from cosmotheque import registry, replay, review
from cosmotheque.arena import import_bot
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import Seat
from cosmotheque.core.host import Host
from cosmotheque.core.mentor import Mentor
from cosmotheque.core.moment import Moment
from cosmotheque.study.own import own_pack

LENGTH = 4
NOTHING = msgspec.Raw(b"null")
WATCH_SECONDS = 1.0
PATIENT = 10
"""How much longer than others a process waits for which nobody does."""


class Question(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """What should this seat do? `bot` says who is asked; without it, what the mentor advises, or says of an `action`.

    The rest is the moment, encoded: what the seat knows, and for those who remember the events it has seen. With
    `gauges` the mentor is asked for the chances, of which nothing but the view counts.
    """

    game: str
    seat: int
    view: msgspec.Raw
    actions: msgspec.Raw
    history: msgspec.Raw = msgspec.Raw(b"[]")
    limit: Limit
    bot: str | None = None
    seed: int = 0
    action: msgspec.Raw = NOTHING
    gauges: bool = False


class ReviewOrder(msgspec.Struct, frozen=True, tag="review"):
    """What does the mentor say of this finished game? The record is as a file of it would be."""

    record: str


class PuzzleOrder(msgspec.Struct, frozen=True, tag="puzzles"):
    """What can a seat learn from this finished game?"""

    record: str
    seat: int


class DealOrder(msgspec.Struct, frozen=True, tag="deal"):
    """How do these bots, by seat, fare with a deal? The only order that knows one: it is asked about no seat's view."""

    game: str
    deal: str
    lineup: tuple[str, ...]
    options: dict[str, Any]


Order = Question | ReviewOrder | PuzzleOrder | DealOrder


class Answer(msgspec.Struct, frozen=True):
    """`ready` comes first, when thinking begins; then parts of a long answer; last the result, or what went wrong."""

    kind: Literal["ready", "part", "result", "failed"]
    result: msgspec.Raw = NOTHING
    why: str = ""


def main() -> None:
    """Answer questions until there are no more."""
    obey_parent()
    source, answers = sys.stdin.buffer, _answers_only()
    while head := source.read(LENGTH):
        body = source.read(int.from_bytes(head, "big"))
        try:
            _answer(codec.decode(body, Order), answers)
        except (Exception, SystemExit) as fault:  # a bot or mentor may raise anything; the table goes on without it
            _send(answers, Answer("failed", why=_place_of(fault)))


def warm_up() -> None:
    """Make the strongest bot of every game once, so that what has to be compiled lies ready on the disk."""
    obey_parent()
    os.nice(PATIENT)
    for slug in registry.playable():
        strongest = list(registry.bots(slug).values())[-1]
        strongest.make(registry.load(slug), 0)


def obey_parent() -> None:
    """Live as long as the parent wants: control-C, which reaches everybody at a terminal, is for the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """Nobody hears of a closed pipe while they think, so the parent is looked for now and then."""
    while os.getppid() == parent:
        sleep(WATCH_SECONDS)
    os._exit(1)


def _answers_only() -> BinaryIO:
    """Standard output for answers alone. What a bot prints goes nowhere: the server's log has nothing of a view."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    return answers


def _place_of(fault: BaseException) -> str:
    """What was raised, and where. Its words may tell of a hand, so that they stay here."""
    *_, last = traceback.extract_tb(fault.__traceback__)
    return f"{type(fault).__name__} in {Path(last.filename).name}, line {last.lineno}"


def _answer(order: Order, answers: BinaryIO) -> None:
    match order:
        case Question():
            result = _think(order, answers)
        case ReviewOrder():
            result = _review(order, answers)
        case PuzzleOrder():
            result = _find_puzzles(order, answers)
        case DealOrder():
            result = _play(order, answers)
    _send(answers, Answer("result", codec.raw(result)))


def _think(question: Question, answers: BinaryIO) -> Any:
    """A bot's choice or a mentor's word. Both are made and prepared before their time runs."""
    game, moment = registry.load(question.game), _moment(question)
    if question.bot is None:
        mentor = _mentor(question.game)
        _send(answers, Answer("ready"))
        return _taught(mentor, moment, question)
    bot = import_bot(question.game, question.bot).make(game, question.seed)
    _send(answers, Answer("ready"))
    return bot.choose(moment, question.limit)


def _taught(mentor: Mentor, moment: Moment, question: Question) -> Any:
    """What a mentor advises, or says of an action; or how it sees the chances."""
    if question.gauges and mentor.chances is not None:
        return mentor.chances(moment.view)
    action = codec.decode(question.action, registry.load(question.game).types.action | None)
    if action is None and mentor.advise is not None and not question.gauges:
        return mentor.advise(moment)
    if action is not None and mentor.remark is not None:
        return mentor.remark(moment, action)
    raise CosmothequeError(f"{question.game} has nobody to say it.")


def _moment(question: Question) -> Moment:
    types = registry.load(question.game).types
    return Moment(
        Seat(question.seat),
        codec.decode(question.view, types.view),
        codec.decode(question.actions, _list_of(types.action)),
        codec.decode(question.history, _list_of(types.event)),
    )


def _review(order: ReviewOrder, answers: BinaryIO) -> Any:
    """Remarks, each sent as soon as it is made; the figures come last."""
    os.nice(PATIENT)
    match = replay(order.record.encode())
    mentor = _mentor(match.game.meta.slug)
    _send(answers, Answer("ready"))
    for reviewed in review.remarks(match, mentor):
        _send(answers, Answer("part", codec.raw(reviewed)))
    return review.figures(match, mentor)


def _find_puzzles(order: PuzzleOrder, answers: BinaryIO) -> Any:
    """The number of each move that has been looked at; the pack comes last."""
    os.nice(PATIENT)
    match = replay(order.record.encode())
    _mentor(match.game.meta.slug)
    _send(answers, Answer("ready"))
    return own_pack(match, Seat(order.seat), lambda number: _send(answers, Answer("part", codec.raw(number))))


def _play(order: DealOrder, answers: BinaryIO) -> Any:
    """A game among bots; how many moves it has come to is told now and then, last how it ended."""
    os.nice(max(0, PATIENT - os.nice(0)))
    players = [import_bot(order.game, name) for name in order.lineup]
    host = Host(registry.load(order.game), players, seed=order.deal, options=order.options)
    _send(answers, Answer("ready"))
    while (seat := host.next_seat()) is not None:
        host.play(seat, host.ask(seat, players[seat]))
        _send(answers, Answer("part", codec.raw(len(host.match.moves))))
    return host.match.outcome


def _mentor(slug: str) -> Mentor:
    mentor = registry.mentor(slug)
    if mentor is None:
        raise CosmothequeError(f"Nobody teaches {slug}.")
    mentor.prepare()
    return mentor


@cache
def _list_of(kind: Any) -> Any:
    return list[kind]


def _send(answers: BinaryIO, answer: Answer) -> None:
    body = codec.encode(answer)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


if __name__ == "__main__":
    warm_up() if sys.argv[1:] == ["--warm"] else main()
