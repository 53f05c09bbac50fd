"""A bot's own process. It is told what a seat knows, answers with an action, and has no way to the table.

Messages are JSON behind four bytes of length, on standard input and output.
"""

import os
import sys
from functools import cache
from typing import Any, BinaryIO, Literal

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit

LENGTH = 4


class Question(msgspec.Struct, frozen=True):
    """What should this seat do? `history` holds the events it has seen, for bots that remember."""

    game: str
    bot: str
    seed: int
    view: msgspec.Raw
    actions: msgspec.Raw
    limit: Limit
    history: msgspec.Raw = msgspec.Raw(b"[]")


class Answer(msgspec.Struct, frozen=True):
    """`ready` comes first, when the bot is loaded and begins to think; then the action, or what went wrong."""

    kind: Literal["ready", "action", "failed"]
    action: msgspec.Raw = msgspec.Raw(b"null")
    why: str = ""


def main() -> None:
    """Answer questions until there are no more."""
    source, answers = sys.stdin.buffer, _answers_only()
    while head := source.read(LENGTH):
        body = source.read(int.from_bytes(head, "big"))
        try:
            _answer(codec.decode(body, Question), answers)
        except Exception as fault:  # a bot may raise anything; the table goes on without it
            _send(answers, Answer("failed", why=f"{type(fault).__name__}: {fault}"))


def warm_up() -> None:
    """Make the strongest bot of every game once, so that what has to be compiled lies ready on the disk."""
    os.nice(10)
    for slug in registry.playable():
        strongest = list(registry.bots(slug).values())[-1]
        strongest.make(registry.load(slug), 0)


def _answers_only() -> BinaryIO:
    """Standard output for answers alone: what a bot prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _answer(question: Question, answers: BinaryIO) -> None:
    game, spec = registry.load(question.game), registry.bot(question.game, question.bot)
    view = codec.decode(question.view, game.types.view)
    actions = codec.decode(question.actions, _list_of(game.types.action))
    history = codec.decode(question.history, _list_of(game.types.event))
    bot = spec.make(game, question.seed)
    _send(answers, Answer("ready"))
    chosen = bot.choose(view, actions, question.limit, history)
    _send(answers, Answer("action", msgspec.Raw(codec.encode(chosen))))


@cache
def _list_of(kind: Any) -> Any:
    return list[kind]


def _send(answers: BinaryIO, answer: Answer) -> None:
    body = codec.encode(answer)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


if __name__ == "__main__":
    warm_up() if sys.argv[1:] == ["--warm"] else main()
