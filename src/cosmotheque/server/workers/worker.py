"""The process of bots and mentors. It gets what a seat knows, answers, and has no way to the table.

Other long work about games that are over is done by such a process too.

Messages are JSON behind four bytes of length, on standard input and output.
"""

import argparse
import contextlib
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, BinaryIO

import msgspec

from cosmotheque import registry, replay, review
from cosmotheque.arena import import_bot
from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import Seat
from cosmotheque.core.host import Host
from cosmotheque.core.mentor import Mentor
from cosmotheque.core.moment import Moment
from cosmotheque.missions import folder
from cosmotheque.server.workers.orders import (
    LENGTH,
    PATIENT,
    Answer,
    DealOrder,
    Order,
    PuzzleOrder,
    Question,
    ReplayOrder,
    ReviewOrder,
    WayOrder,
)
from cosmotheque.server.workers.packed import pack
from cosmotheque.study.own import own_pack
from cosmotheque.study.pack import record_lines
from cosmotheque.study.shipped import shipped_pack

WATCH_SECONDS = 1.0
PART_BYTES = 1 << 18


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
    """End this process when its parent ends. A thinking bot notices no closed pipe, so the parent is looked for."""
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
    """The type of a fault and the line that raised it. Its message may tell of a hand, so that it is left out."""
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
        case ReplayOrder():
            result = _tell_again(order, answers)
        case WayOrder():
            result = _find_way(order, answers)
    _send(answers, Answer("result", codec.raw(result)))


def _think(question: Question, answers: BinaryIO) -> Any:
    """A bot's choice or a mentor's word. Both are made and prepared before their time runs."""
    game, moment = registry.load(question.game), _moment(question)
    if question.bot is None:
        mentor = _mentor(question.game)
        _send(answers, Answer("ready"))
        return _ask_mentor(mentor, moment, question)
    bot = import_bot(question.game, question.bot).make(game, question.seed)
    _send(answers, Answer("ready"))
    return bot.choose(moment, question.limit)


def _ask_mentor(mentor: Mentor, moment: Moment, question: Question) -> Any:
    """A mentor's chances for the view, its advice, or its remark about an action."""
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
    match = replay(order.record.encode())
    mentor = _mentor(match.game.meta.slug)
    _send(answers, Answer("ready"))
    for reviewed in review.remarks(match, mentor):
        _send(answers, Answer("part", codec.raw(reviewed)))
    return review.figures(match, mentor)


def _find_puzzles(order: PuzzleOrder, answers: BinaryIO) -> Any:
    """The number of each move that has been looked at; the pack comes last."""
    match = replay(order.record.encode())
    _mentor(match.game.meta.slug)
    _send(answers, Answer("ready"))
    return own_pack(match, Seat(order.seat), lambda number: _send(answers, Answer("part", codec.raw(number))))


def _play(order: DealOrder, answers: BinaryIO) -> Any:
    """A game among bots; sends the number of moves now and then, and last the outcome."""
    players = [import_bot(order.game, name) for name in order.lineup]
    host = Host(registry.load(order.game), players, seed=order.deal, options=order.options)
    _send(answers, Answer("ready"))
    while (seat := host.next_seat()) is not None:
        host.play(seat, host.ask(seat, players[seat]))
        _send(answers, Answer("part", codec.raw(len(host.match.moves))))
    return host.match.outcome


def _tell_again(order: ReplayOrder, answers: BinaryIO) -> Any:
    """The frames in pieces."""
    from cosmotheque.server.workers import retelling  # noqa: PLC0415 - what draws is nothing that bots need

    match = retelling.match_of(order.record.encode())
    _send(answers, Answer("ready"))
    frames = retelling.frames_of(match, order.seat, order.drawn)
    with contextlib.suppress(retelling.TooLong):
        _send_pieces(answers, msgspec.msgpack.encode(pack(retelling.write_frames(frames))))


def _find_way(order: WayOrder, answers: BinaryIO) -> Any:
    """The record in pieces. The pack stays, so that its next puzzle is found at once."""
    found = next(puzzle for puzzle in shipped_pack(order.game).puzzles if puzzle.id == order.puzzle)
    _send(answers, Answer("ready"))
    _send_pieces(answers, record_lines(found))


def _mentor(slug: str) -> Mentor:
    mentor = registry.mentor(slug)
    if mentor is None:
        raise CosmothequeError(f"Nobody teaches {slug}.")
    mentor.prepare()
    return mentor


@cache
def _list_of(kind: Any) -> Any:
    return list[kind]


def _send_pieces(answers: BinaryIO, data: bytes) -> None:
    for place in range(0, len(data), PART_BYTES):
        _send(answers, Answer("part", codec.raw(data[place : place + PART_BYTES])))


def _send(answers: BinaryIO, answer: Answer) -> None:
    body = codec.encode(answer)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


def obey(words: Sequence[str]) -> None:
    """Do what the command line of the process says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--warm", action="store_true", help="prepare what bots need, and end")
    parser.add_argument("--missions", type=Path, help="a folder with missions of players")
    said = parser.parse_args(words)
    folder.put_up(said.missions)
    warm_up() if said.warm else main()


if __name__ == "__main__":
    obey(sys.argv[1:])
