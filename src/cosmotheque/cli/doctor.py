"""`cosmotheque doctor`: a running installation looked over, a line for each thing, and what to do about it."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from cosmotheque.cli.arguments import add_language, whole
from cosmotheque.cli.plain import plain
from cosmotheque.cli.upkeep import add_place, all_installed, read_settings
from cosmotheque.server.base.settings import DEFAULT_PORT, Settings

CHECKS = (
    ("network", "look_at_server"),
    ("network", "look_at_page"),
    ("database", "look_at_database"),
    ("database", "look_at_clock"),
    ("machine", "look_at_disk"),
    ("machine", "look_at_memory"),
    ("keys", "look_at_keys"),
    ("keys", "look_at_push"),
    ("copies", "look_at_copies"),
    ("proxy", "look_at_proxy"),
)
EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - asked, not listened at
BAD = 1


def address(text: str) -> str:
    """A public address without a path."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise argparse.ArgumentTypeError(f"an address like https://games.example.org is wanted, not {text!r}")
    return f"{parts.scheme}://{parts.netloc}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--url", type=address, help="the address by which people come: looks at what is in between")
    parser.add_argument("--port", type=whole(1, 65_535), help=f"where the server listens (default {DEFAULT_PORT})")
    add_place(parser)
    add_language(parser)
    parser.epilog = "The exit status is 0, or 1 where something is bad."


def run(args: argparse.Namespace) -> int:
    with all_installed():
        settings = read_settings(args)
        findings = look_over(settings, here_of(settings, args.port), args.url)
    for finding in findings:
        print(plain(finding.line(args.lang)))
    return BAD if any(finding.grade == "bad" for finding in findings) else 0


def here_of(settings: Settings, port: int | None = None) -> str:
    """The address of the server, as this machine reaches it."""
    host = EVERYWHERE.get(settings.host) or (f"[{settings.host}]" if ":" in settings.host else settings.host)
    return f"http://{host}:{port or settings.port or DEFAULT_PORT}"


def look_over(settings: Settings, here: str, public: str | None) -> Sequence[Any]:
    """Everything that was found, in the order of the checks."""
    room = "cosmotheque.cli.checkup"
    installation = import_module(f"{room}.finding").Installation(settings, here, public)
    return [found for file, name in CHECKS for found in getattr(import_module(f"{room}.{file}"), name)(installation)]
