"""A player behind any command: JSON lines on its standard input, answers on its standard output."""

import contextlib
import shlex
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO, Literal

import msgspec

from cosmotheque.benchmark import sentences
from cosmotheque.benchmark.player import Reply
from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, Said

SCRIPTED = (sys.executable, "-m", "cosmotheque.benchmark.scripted")
GONE = b""


class Message(msgspec.Struct, frozen=True):
    """A message to the command: only a `turn` wants an answer, `{"answer": "…"}`, perhaps with its tokens."""

    type: Literal["begin", "turn", "end"]
    task: str
    text: str
    fresh: bool = True


class StdioPlayer:
    """Starts the command at once, and ends it when there are no more games."""

    def __init__(self, command: str | Sequence[str], timeout: float) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self._timeout, self._task = timeout, ""
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - theirs
        except OSError as fault:
            raise Said(sentences.NOT_ANSWERED.filled(fault.strerror)) from fault
        self._lines: Queue[bytes] = Queue()
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def begin(self, task: str, rules: str) -> None:
        self._task = task
        self._send(Message("begin", task, rules))

    def reply(self, text: str, *, fresh: bool) -> Reply:
        self._send(Message("turn", self._task, text, fresh))
        try:
            line = self._lines.get(timeout=self._timeout)
        except Empty:
            raise Said(sentences.NOT_ANSWERED.filled(f"> {self._timeout:g} s")) from None
        if line == GONE:
            raise Said(sentences.NOT_ANSWERED.filled(f"exit {self._process.wait()}"))
        try:
            reply: Reply = codec.decode(line, Reply)
        except BadNotation as fault:
            raise Said(sentences.NOT_READ.filled(fault.said)) from fault
        return reply

    def end(self, text: str) -> None:
        self._send(Message("end", self._task, text))

    def close(self) -> None:
        """End the input; kill the process if it does not go by then."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):  # what was not read by whoever has gone
                self._process.stdin.close()
        try:
            self._process.wait(self._timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _send(self, message: Message) -> None:
        if self._process.stdin is None:
            return
        try:
            self._process.stdin.write(codec.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError as fault:
            raise Said(sentences.NOT_ANSWERED.filled(fault.strerror)) from fault

    def _listen(self, out: IO[bytes]) -> None:
        with out:
            for line in out:
                self._lines.put(line)
        self._lines.put(GONE)
