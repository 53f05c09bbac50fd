"""Bots that no game of the tests brings: the server may be told to let them in as `wanderers:Twice`."""

import sys
from typing import Any

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment


class Twice:
    """Takes two pebbles where it may."""

    def __init__(self, game: AnyGame, seed: int) -> None: ...

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return moment.actions[min(1, len(moment.actions) - 1)]


class Lost(Twice):
    """Does not know what to do."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        raise LookupError("Where am I?")


class Talker(Twice):
    """Says all that it knows, in every way there is."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        print("I know", moment.view)  # noqa: T201
        print("I know", moment.view, file=sys.stderr)  # noqa: T201
        raise ValueError(f"I know {moment.view}")


class Leaver(Twice):
    """Goes, and says why."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        sys.exit(f"I know {moment.view}")


LOST = BotSpec("lost", 3, Lost, rating=2000.0)
