"""Reads the command line, hands over to one command, and turns every refusal into one sentence."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from types import ModuleType
from typing import NoReturn

from cosmotheque import __version__
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.plain import plain_lines
from cosmotheque.core.errors import CosmothequeError, Said
from cosmotheque.core.text import Language

COMMANDS = {
    "play": "play a game in the terminal",
    "games": "what stands on the shelf; with a game, its options and bots",
    "serve": "start the server and play in the browser",
    "worker": "think for the bots of servers that share a database",
    "admin": "print the key of the page for whoever runs the server, or make a new one",
    "migrate": "bring the server's database to today's shape",
    "backup": "copy the server's SQLite file and keys while it is in use",
    "doctor": "look over a running server: disk, keys, copies, clock, proxy, and what to do",
    "export": "write all tables of a server to a file",
    "import": "store what another server exported",
    "simulate": "let bots play many games and sum up",
    "arena": "let bots meet in paired games and rate them",
    "replay": "step through a recorded game",
    "draw": "a position of a recorded game, as text or as a picture",
    "verify": "whether the deal of a recorded game was fair: does chance follow from what was sealed before",
    "review": "what could have been known and done better in a recorded game",
    "puzzles": "what puzzles a game has; make new ones, or prove them again",
    "perft": "count the ways a game can go on",
    "new-game": "begin a game of your own in a checkout: a copy of the template that is green",
    "laws": "check a game against the laws of the house",
    "mission": "check a mission that you wrote: what is wrong with it, in words, and whether bots can win it",
    "mcp": "let a language model play, through the Model Context Protocol",
    "benchmark": "how well a language model plays, beside bots and on the same deals",
    "bench": "run a benchmark of a checkout",
    "completion": "let bash, zsh or fish complete these words at the Tab key",
}
BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ").rstrip(".")
        self.exit(BAD_INPUT, f"{message[0].upper()}{message[1:]}; see {self.prog} --help.\n")


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 2 after bad input, or what the command says."""
    words = list(sys.argv[1:] if given is None else given)
    called = next((word for word in words if not word.startswith("-")), None)
    language: Language = arguments.language_of_locale()
    try:
        if called is not None and called not in COMMANDS:
            raise Said(sentences.NO_COMMAND.filled(repr(called), ", ".join(COMMANDS)))
        parsed = build_parser(called).parse_args(words)
        language = getattr(parsed, "lang", language)
        if (shelved := getattr(parsed, arguments.SHELVED, None)) is not None:
            import_module("cosmotheque.missions.folder").put_up(shelved)
        code: int = find_module(parsed.command).run(parsed)
        sys.stdout.flush()
    except CosmothequeError as refusal:
        notes = getattr(refusal, "__notes__", ())
        print(*map(plain_lines, (refusal.in_language(language), *notes)), sep="\n", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def build_parser(called: str | None) -> Parser:
    """The parser of all commands, with the arguments of the one that is called."""
    parser = Parser(prog="cosmotheque", description="Board games to play, and a bench for those who write bots.")
    parser.add_argument("--version", action="version", version=f"cosmotheque {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        if name == called:
            find_module(name).add_arguments(command)
    return parser


def find_module(command: str) -> ModuleType:
    """The file of a command: an underscore for a hyphen, and behind what is a word of Python."""
    return import_module(f"cosmotheque.cli.{command.replace('-', '_')}{'_' if iskeyword(command) else ''}")
