"""`cosmotheque backup`: a copy of the SQLite file and the keys, made while the server uses it, and taken elsewhere."""

import argparse
import shlex
import sys
from importlib import import_module
from pathlib import Path

from cosmotheque.cli import sentences
from cosmotheque.cli.arguments import add_language, whole
from cosmotheque.cli.upkeep import add_place, all_installed, read_settings
from cosmotheque.core.text import Text

LACKING = 1


def command(text: str) -> list[str]:
    """A command as a shell would split it; no shell runs it."""
    try:
        words = shlex.split(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"a command is wanted, not {text!r}: {fault}") from fault
    if not words:
        raise argparse.ArgumentTypeError("a command is wanted")
    return words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; those before it become FILE.1, FILE.2, ...")
    parser.add_argument(
        "--keep", type=whole(1, 1000), default=7, metavar="N", help="how many copies there are in the end (default 7)"
    )
    parser.add_argument(
        "--then",
        type=command,
        metavar="COMMAND",
        help="what takes the copy elsewhere, {} for its file: --then 'rclone copy {} far:games' (setting backup_then)",
    )
    parser.add_argument("--without-key", action="store_true", help="leave out the key that signs people's cookies")
    add_place(parser)
    add_language(parser)
    parser.epilog = "The exit status is 0, or 1 where the copy has no key without being told so, or was not sent."


def run(args: argparse.Namespace) -> int:
    with all_installed():
        upkeep = import_module("cosmotheque.server.upkeep.commands")
        settings = read_settings(args)
        copy = upkeep.back_up(settings, args.file, args.keep, with_keys=not args.without_key)
        print(sentences.COPY_MADE.filled(args.file, copy.size).in_language(args.lang))
        then = args.then or settings.backup_then
        trouble = upkeep.send(settings, copy, then) if then else None
    if not copy.has_keys:
        _warn(sentences.COPY_WITHOUT_KEY, args)
    if trouble is not None:
        _warn(sentences.COPY_NOT_SENT.filled(trouble), args)
    return LACKING if trouble is not None or not (copy.has_keys or args.without_key) else 0


def _warn(said: Text, args: argparse.Namespace) -> None:
    print(said.in_language(args.lang), file=sys.stderr)
