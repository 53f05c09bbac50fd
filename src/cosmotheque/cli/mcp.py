"""`cosmotheque mcp`: a language model plays here, through the Model Context Protocol on stdin and stdout."""

import argparse
from importlib import import_module

from cosmotheque.cli import arguments


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    import_module("cosmotheque.adapters.mcp").serve(args.lang)
    return 0
