"""`cosmotheque admin`: the key of the administrator's page, or another one in its place."""

import argparse
from importlib import import_module

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--renew", action="store_true", help="make another key; whoever is on the page has to show it")
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        print(import_module("cosmotheque.server.upkeep.commands").admin_key(read_settings(args), renew=args.renew))
    return 0
