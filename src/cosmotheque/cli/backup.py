"""`cosmotheque backup`: a copy of the SQLite file, made while the server uses it."""

import argparse
from importlib import import_module
from pathlib import Path

from cosmotheque.cli.arguments import whole
from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; those before it become FILE.1, FILE.2, ...")
    parser.add_argument(
        "--keep", type=whole(1, 1000), default=7, metavar="N", help="how many copies there are in the end (default 7)"
    )
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        size = import_module("cosmotheque.server.upkeep").back_up(read_settings(args), args.file, args.keep)
    print(f"{args.file}: {size} bytes, whole.")
    return 0
