"""Arguments that several commands share, and the sentences for those that cannot be read."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

from cosmotheque.cli import sentences
from cosmotheque.core.bot import Limit
from cosmotheque.core.errors import BadOptions, BadRecord, BadSeats
from cosmotheque.core.game import Meta
from cosmotheque.core.sentences import NOT_SO_MANY
from cosmotheque.core.text import Language

SHELVED = "shelved"
"""The argument that names the folder of players' missions, for all commands that have it."""


def whole(least: int, most: int = 1_000_000_000) -> Callable[[str], int]:
    """The type of a whole number between two bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} is wanted, not {text!r}")
        return number

    return read


def above_zero(text: str) -> float:
    return _below(inf, text, "a number above 0")


def share(text: str) -> float:
    return _below(1, text, "a number between 0 and 1")


def _below(most: float, text: str, wanted: str) -> float:
    """A number above 0, but not so much."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < most:
        raise argparse.ArgumentTypeError(f"{wanted} is wanted, not {text!r}")
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"names with commas between them are wanted, not {text!r}")
    return found


def scheduler(text: str) -> str:
    """The address of a Dask scheduler."""
    if not re.fullmatch(r"(tcp|tls)://\S+:\d+", text):
        raise argparse.ArgumentTypeError(f"an address like tcp://HOST:PORT or tls://HOST:PORT is wanted, not {text!r}")
    return text


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `cosmotheque games` lists them")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        dest="options",
        metavar="NAME=VALUE",
        help="an option of the game, as `cosmotheque games GAME` lists them; may be given several times",
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=above_zero, help="thinking time a move, instead of each bot's own")
    parser.add_argument("--nodes", type=whole(1), help="nodes a move; makes most bots repeatable")


def add_places(parser: argparse.ArgumentParser) -> None:
    """Add the places where many games are played: processes here, or the machines of a cluster."""
    places = parser.add_mutually_exclusive_group()
    places.add_argument("--jobs", type=whole(1, 256), default=1, metavar="J", help="processes (default 1)")
    places.add_argument(
        "--cluster", type=scheduler, metavar="ADDRESS", help="of a Dask scheduler whose workers play: tcp://HOST:PORT"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("fr", "en"), default=language_of_locale(), help="default: the locale's")


def add_missions(parser: argparse.ArgumentParser) -> None:
    """Add the folder of missions of players, for commands that play them or look at records of them."""
    parser.add_argument(
        "--missions",
        type=Path,
        dest=SHELVED,
        default=os.environ.get("COSMOTHEQUE_MISSIONS") or None,
        metavar="FOLDER",
        help="missions of players (default: COSMOTHEQUE_MISSIONS, else none)",
    )


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as name and value; the game reads the values."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions(sentences.NO_PAIR.filled(repr(pair)))
        options[name] = value
    return options


def read_limit(arguments: argparse.Namespace) -> Limit | None:
    if arguments.seconds is None and arguments.nodes is None:
        return None
    return Limit(arguments.seconds, arguments.nodes)


def read_seats(meta: Meta, seats: int | None, bots: int = 1) -> int:
    """The number of seats: as given, or the fewest that the game allows and that leave no bot without one."""
    if seats is None:
        seats = next((count for count in meta.seats if count >= bots), bots)
    if seats not in meta.seats:
        raise BadSeats(NOT_SO_MANY.filled(meta.title, ", ".join(map(str, meta.seats)), seats))
    if bots > seats:
        raise BadSeats(sentences.TOO_MANY_BOTS.filled(bots, seats))
    return seats


def read_file(path: str) -> bytes:
    """The bytes of a file, or from standard input: `-`."""
    try:
        if path == "-":
            return sys.stdin.buffer.read()
        return Path(path).read_bytes()
    except OSError as fault:
        raise BadRecord(sentences.NOT_READ.filled(path, fault.strerror)) from fault


def language_of_locale() -> Language:
    """French where the locale says so, else English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"
