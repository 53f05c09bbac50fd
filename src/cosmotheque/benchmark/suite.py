"""The games of the benchmark: fixed deals that follow from a published key and are written down nowhere.

The setup of a game for the benchmark lies in the game's folder, with the scores of the bots of each level at the same
tasks.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.arena import find_bot
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import Seat

SUITE = 1
KEY = f"cosmotheque benchmark, suite {SUITE}"
"""All deals follow from it. Another suite has another key."""
FILE = "benchmark.json"
LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
"""The rungs of the ladder, from easy to strong."""


class Setting(msgspec.Struct, frozen=True):
    """The setup of a game: seats (as few as can where None), options, and the bots at the other seats, deal by deal.

    `nodes` is the budget of every bot for a move, counted: no bot thinks by the clock, so that games repeat. `ladder`
    has the scores of each level at the seat of the player, deal by deal.
    """

    deals: int = 6
    seats: int | None = None
    options: dict[str, Any] = {}
    others: tuple[str, ...] = ("level-1", "level-2", "level-3")
    nodes: int | None = None
    ladder: dict[str, tuple[float, ...]] = {}


class Task(msgspec.Struct, frozen=True):
    """One game to be played: by whom and for whom does not matter."""

    game: str
    number: int
    seats: int
    seat: Seat
    options: dict[str, Any]
    others: str
    nodes: int | None

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def deal(self) -> str:
        """The text that decides all of chance, and the dice of the bots."""
        return sha256(f"{KEY}/{self.game}/{self.number}".encode()).hexdigest()[:32]

    def bot(self, name: str) -> BotSpec:
        """A bot as this task has it: it counts, or thinks to its end, and looks at no clock."""
        return msgspec.structs.replace(find_bot(self.game, name), limit=Limit(nodes=self.nodes))


def read_settings(slug: str) -> dict[str, Setting]:
    """All settings that lie in the folder of a game, which may hold several."""
    path = settings_file(slug)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Setting]) if path.is_file() else {}


def setting_of(slug: str) -> Setting:
    return read_settings(slug).get(slug, Setting())


def settings_file(slug: str) -> Path:
    return registry.place(slug) / FILE


def tasks_of(slug: str) -> list[Task]:
    """The tasks of a game: seats and opponents take turns, so that each seat meets each of them."""
    setting = setting_of(slug)
    seats = setting.seats or registry.load(slug).meta.seats[0]
    return [
        Task(
            slug,
            number,
            seats,
            Seat(number % seats),
            setting.options,
            setting.others[number // seats % len(setting.others)],
            setting.nodes,
        )
        for number in range(setting.deals)
    ]
