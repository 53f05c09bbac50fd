"""`cosmotheque bench`: the benchmarks of a checkout. An installed package does not bring them along."""

import argparse
import ast
import runpy
import sys
from pathlib import Path

from cosmotheque.cli.checkout import find_checkout
from cosmotheque.cli.output import table
from cosmotheque.core.errors import CosmothequeError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="a benchmark; none lists them")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="…", help="what the benchmark itself is told")


def run(args: argparse.Namespace) -> int:
    scripts = _scripts()
    if args.name is None:
        print(table(["name", "what it measures"], [[name, _purpose(path)] for name, path in scripts.items()]), end="")
        return 0
    if args.name not in scripts:
        raise CosmothequeError(f"There is no benchmark {args.name!r}; there is {', '.join(scripts)}.")
    sys.argv = [f"cosmotheque bench {args.name}", *args.rest]
    sys.path.insert(0, str(scripts[args.name].parent))  # as `python bench/NAME.py` does: some have parts beside them
    runpy.run_path(str(scripts[args.name]), run_name="__main__")
    return 0


def _scripts() -> dict[str, Path]:
    checkout = find_checkout()
    if checkout is None:
        raise CosmothequeError("Benchmarks are run from a checkout of the source; this is an installed package.")
    scripts = {path.stem: path for path in sorted((checkout / "bench").glob("*.py"))}
    return {name: path for name, path in scripts.items() if _is_asked(path)}


def _is_asked(script: Path) -> bool:
    """True if it reads a command line; the others are parts of those that do."""
    lines = ast.parse(script.read_text(encoding="utf-8")).body
    return any(isinstance(line, ast.Import) and line.names[0].name == "argparse" for line in lines)


def _purpose(script: Path) -> str:
    """The first line of its docstring."""
    return (ast.get_docstring(ast.parse(script.read_text(encoding="utf-8"))) or "").partition("\n")[0]
