"""`cosmotheque mcp`: a language model plays here, through the Model Context Protocol on stdin and stdout."""

import argparse
import os
import signal
import sys
from importlib import import_module
from types import FrameType

from cosmotheque.cli import arguments, sentences


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    serve = import_module("cosmotheque.adapters.mcp").serve
    if sys.stdin.isatty():
        print(sentences.WAITING_FOR_CLIENT.in_language(args.lang), file=sys.stderr)
    before = signal.signal(signal.SIGINT, _leave)
    try:
        serve(args.lang)
    finally:
        signal.signal(signal.SIGINT, before)
    return 0


def _leave(number: int, _frame: FrameType | None) -> None:
    """Leave at once: Python itself would wait for the thread that reads stdin, which waits for a line."""
    os._exit(128 + number)
