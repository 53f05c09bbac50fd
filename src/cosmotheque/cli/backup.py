"""`cosmotheque backup`: a copy of the SQLite file, made while the server uses it."""

import argparse
from importlib import import_module
from pathlib import Path

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy, made anew")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        size = import_module("cosmotheque.server.upkeep").back_up(read_settings(args), args.file)
    print(f"{args.file}: {size} bytes, whole.")
    return 0
