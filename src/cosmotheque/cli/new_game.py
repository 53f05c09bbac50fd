"""`cosmotheque new-game`: a game in a checkout, made of the template, with all that tests ask of one."""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from cosmotheque import registry
from cosmotheque.cli import naming, sentences
from cosmotheque.cli.arguments import language_of_locale
from cosmotheque.cli.checkout import find_checkout
from cosmotheque.cli.template import Names, copy_board, copy_rules, derive_names
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Text

RECORDS, GUARD = Path("tests/records/make.py"), Path("bench/guard.py")
TOOLS = ("ruff", "chess")
"""Packages that an installation lacks and the making of a game needs."""
TITLE, PREFIX = re.compile(r"[\w’ &,.-]+"), re.compile(r"[A-Z]{2,5}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="NAME", help="its title; slug and folder follow from it")
    parser.add_argument("--fr", metavar="TITLE", help="its French title (default: the same)")
    parser.add_argument("--prefix", metavar="XYZ", help="the ids of its rules begin with it (default: first letters)")


def run(args: argparse.Namespace) -> int:
    checkout = find_checkout()
    if checkout is None or not all((checkout / needed).is_file() for needed in (RECORDS, GUARD)):
        raise Said(sentences.NO_CHECKOUT)
    if not all(map(find_spec, TOOLS)):
        raise Said(sentences.NO_TOOLS)
    names = derive_names(Text(*(title.replace("'", "’") for title in (args.fr or args.title, args.title))), args.prefix)
    check_names(names, checkout)
    rules, boards = (checkout / half for half in naming.HALVES)
    folders = [copy_rules(rules, names), copy_board(boards, names)]
    for command in list_commands(names, folders[0]):
        make(command, checkout)
    told = sentences.GAME_MADE.filled(names.title, *(folder.relative_to(checkout) for folder in folders), names.slug)
    print(told.in_language(language_of_locale()))
    return 0


def check_names(names: Names, checkout: Path) -> None:
    """Refuse invalid names, and names that another game has."""
    for title in (names.title.fr, names.title.en):
        if not (TITLE.fullmatch(title) and names.folder.isidentifier()):
            raise Said(sentences.NO_TITLE.filled(repr(title)))
    if not PREFIX.fullmatch(names.prefix):
        raise Said(sentences.NO_PREFIX.filled(repr(names.prefix), "--prefix"))
    for place in find_names(names, checkout):
        raise Said(sentences.NAME_TAKEN.filled(repr(names.title.en), place))
    if names.prefix in naming.find_prefixes(checkout):
        raise Said(sentences.PREFIX_TAKEN.filled(names.prefix, "--prefix"))


def find_names(names: Names, checkout: Path) -> Iterator[str]:
    """The places that have one of these names already: the shelf, a folder, or a line of a text."""
    called = {name.lower() for name in (names.slug, names.folder, names.title.fr, names.title.en)}
    for slug, meta in registry.shelf().items():
        if called & {slug, registry.folder(slug), meta.title.fr.lower(), meta.title.en.lower()}:
            yield slug
    for half in naming.HALVES:
        if (checkout / half / names.folder).exists():
            yield f"{half / names.folder}"
    for place in naming.find_mentions(called, naming.list_nameless(checkout)):
        yield place.removeprefix(f"{checkout}/")


def list_commands(names: Names, folder: Path) -> Iterator[list[str]]:
    """The commands that make the rest: the form of the source, sizes, records, the board's types, figures of speed."""
    yield ["-m", "ruff", "format", "--quiet", str(folder)]
    yield ["-m", "cosmotheque.adapters.measure", names.slug]
    yield [str(RECORDS), names.slug]
    yield ["-m", "cosmotheque.server.generate"]
    yield [str(GUARD), "--store", "--game", names.slug]


def make(command: list[str], checkout: Path) -> None:
    """Run one of them in a process of its own: this one knows the shelf as it was."""
    done = subprocess.run(  # noqa: S603 - commands of ours
        [sys.executable, *command],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Said(sentences.NOT_MADE.filled(f"python {' '.join(command)}", done.stderr.strip().splitlines()[-1]))
