"""`cosmotheque serve`: the server, for the browser on this machine or on the whole local network."""

import argparse
from importlib import import_module
from pathlib import Path

from cosmotheque.cli.arguments import names, whole
from cosmotheque.cli.upkeep import all_installed
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import config
from cosmotheque.server.base.settings import DEFAULT_PORT, default_data

MOST_PROCESSES = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=whole(0, 65_535), help=f"default {DEFAULT_PORT}, or the next one that is free")
    parser.add_argument(
        "--lan", action="store_true", default=None, help="open it to the local network and print a QR code"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"where games are kept (default {default_data()})")
    parser.add_argument(
        "--database", metavar="URL", help="PostgreSQL, to keep games there and share them with other nodes"
    )
    parser.add_argument(
        "--processes",
        type=whole(1, MOST_PROCESSES),
        metavar="N",
        help="processes behind the port; several need a database (default: with one, as many as there are cores)",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as TOML; docs/operations.md has them all")
    parser.add_argument(
        "--bots", type=names, metavar="A,B", help="bots from outside that may sit at tables: names, or module:name"
    )
    parser.add_argument(
        "--missions", type=Path, metavar="FOLDER", help="missions of players, as docs/fan-missions.md has them"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")


def run(args: argparse.Namespace) -> int:
    with all_installed():
        bots = None if args.bots is None else frozenset(args.bots)
        said = {"host": args.host, "port": args.port, "lan": args.lan, "data": args.data, "database": args.database}
        said |= {"outside_bots": bots, "processes": args.processes, "missions": args.missions}
        settings = config.read(args.config, said=said, defaults={"bot_warmth": True})
        try:
            import_module("cosmotheque.server.run").serve(settings, open_browser=args.open)
        except OSError as fault:
            raise CosmothequeError(f"The server cannot run: {fault}.") from fault
    return 0
