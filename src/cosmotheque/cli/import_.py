"""`cosmotheque import`: what `cosmotheque export` wrote, checked to its end and then stored."""

import argparse
from importlib import import_module
from pathlib import Path

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="written by cosmotheque export")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        tally, new = import_module("cosmotheque.server.upkeep.commands").read(read_settings(args), args.file)
    print(f"{args.file}: {tally.in_words()}; new tables: {new}.")
    return 0
