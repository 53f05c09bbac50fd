"""A program that plays over the network with the package's client, for games of the tests too.

Usage: python bot_program.py SERVER TOKEN BOT, where BOT is one of the game of the tests, or `first` for a function.
"""

import asyncio
import sys
from pathlib import Path
from typing import Any

from cosmotheque import client, games, registry

games.__path__.append(str(Path(__file__).with_name("shelf")))


def first(_view: Any, actions: Any) -> Any:
    return actions[0]


if __name__ == "__main__":
    server, token, bot = sys.argv[1:]
    chooser = first if bot == "first" else registry.bot("pebbles", bot)
    asyncio.run(client.Client(server, token, chooser, pause=0.05).run())
