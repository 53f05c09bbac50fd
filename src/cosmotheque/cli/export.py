"""`cosmotheque export`: all tables, campaigns and guests as one file, for another server to import."""

import argparse
from importlib import import_module
from pathlib import Path

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="JSON lines, made anew")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        tally = import_module("cosmotheque.server.upkeep.commands").write(read_settings(args), args.file)
    print(f"{args.file}: {tally.in_words()}.")
    return 0
