"""A stand-in for a model, in a process of its own: it reads the numbers of the list, and takes one of them.

`python -m cosmotheque.benchmark.scripted` speaks JSON lines as `stdio` does. It knows no game and imports none.
"""

import json
import re
import sys
from random import Random
from typing import TextIO

NUMBERED = re.compile(r"(?:^|: |, |to |à )(\d+)\. ", re.MULTILINE)


def choose(text: str, turn: int) -> str:
    """The number of an action that the text lists at its end, by the dice of this turn."""
    numbers = [int(number) for number in NUMBERED.findall(text.rpartition("\n\n")[2])]
    return str(Random(turn).randint(1, max(numbers, default=1)))


def answer(lines: TextIO, out: TextIO) -> None:
    """Answer every turn that comes in."""
    turn = 0
    for line in lines:
        message = json.loads(line)
        if message["type"] == "begin":
            turn = 0
        if message["type"] == "turn":
            turn += 1
            reply = choose(message["text"], turn)
            print(json.dumps({"answer": reply}), file=out, flush=True)


if __name__ == "__main__":
    answer(sys.stdin, sys.stdout)
