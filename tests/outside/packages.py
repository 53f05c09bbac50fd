"""Packages of others as pip would lay them down: modules, and beside them what they say of themselves."""

from collections.abc import Mapping
from pathlib import Path

from tests.copying import FOLDER, SLUG, copy_template

GAME, STRATEGIES = FOLDER, "strategies"
CAUTIOUS = f"""
from cosmotheque import BotSpec

class Cautious:
    def __init__(self, game, seed): ...
    def choose(self, moment, limit): return moment.actions[0]

CAUTIOUS = BotSpec("cautious", 2, Cautious, rating=1700.0)
BOTS = {{"{SLUG}": {{"cautious": CAUTIOUS}}}}
NUMBER = 7
"""


def install(site: Path, package: str, entries: Mapping[str, Mapping[str, str]]) -> None:
    """Say what a package offers: entry points by group and name."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in e.items()) for group, e in entries.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def install_game(site: Path) -> None:
    """A game of its own, made of the template."""
    copy_template(site, GAME)
    install(site, GAME, {"cosmotheque.games": {SLUG: GAME}})


def install_bots(site: Path, source: str = CAUTIOUS) -> None:
    """A bot for that game."""
    (site / f"{STRATEGIES}.py").write_text(source)
    install(site, STRATEGIES, {"cosmotheque.bots": {STRATEGIES: f"{STRATEGIES}:BOTS"}})
