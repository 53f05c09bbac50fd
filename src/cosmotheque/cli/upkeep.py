"""Helpers for the commands of operators: the tables of the right server, and things missing to reach them."""

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import config
from cosmotheque.server.base.settings import Settings, default_data


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"where games are kept (default {default_data()})")
    parser.add_argument("--database", metavar="URL", help="PostgreSQL, where games are kept there")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings as TOML; docs/operations.md has them all")


def read_settings(args: argparse.Namespace) -> Settings:
    return config.read(args.config, said={"data": args.data, "database": args.database})


@contextlib.contextmanager
def all_installed() -> Iterator[None]:
    """Say in a sentence which extra is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("cosmotheque"):
            raise
        extras = {"asyncpg": "postgres", "psycopg": "postgres", "redis": "redis", "saq": "postgres"}
        extra = extras.get(missing.name or "", "server")
        raise CosmothequeError(
            f"The server needs {missing.name}, which comes with: pip install 'cosmotheque[{extra}]'."
        ) from missing
