"""`cosmotheque migrate`: brings the database to the shape this version needs, as starting the server does."""

import argparse
from importlib import import_module

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    with all_installed():
        import_module("cosmotheque.server.upkeep.commands").migrate(read_settings(args))
    print("The database is in today's shape.")
    return 0
