"""`cosmotheque worker`: a process that thinks for the bots of all nodes, and can be lost at any moment."""

import argparse
from importlib import import_module

from cosmotheque.cli.upkeep import add_place, all_installed, read_settings
from cosmotheque.core.errors import CosmothequeError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args)
    if not settings.database:
        raise CosmothequeError("A worker serves nodes that share a database; the setting database names it.")
    with all_installed():
        import_module("cosmotheque.server.upkeep.commands").migrate(settings)
        import_module("cosmotheque.server.run").work(settings)
    return 0
