"""One bot that plays, one that remembers, and one for each way in which a bot can fail."""

import os
import time
from typing import Any

import msgspec

from cosmotheque.core.bot import Bot, BotSpec, Limit
from cosmotheque.core.moment import Moment


class Steady:
    """Takes one pebble."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return moment.actions[0]


class Historian:
    """Takes as many pebbles as events it has seen, as far as it may."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return moment.actions[min(len(moment.history), 3, moment.view.heap) - 1]


class Endless:
    def choose(self, moment: Moment, limit: Limit) -> Any:
        time.sleep(600)


class Dreaming:
    """Takes as many pebbles as it may, after a while."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        time.sleep(3)
        return moment.actions[2]


class Dying:
    def choose(self, moment: Moment, limit: Limit) -> Any:
        os._exit(3)


class Raising:
    def choose(self, moment: Moment, limit: Limit) -> Any:
        raise RuntimeError("I do not know.")


class Babbling:
    """Prints to standard output, where answers go, and answers with something that is no action."""

    def choose(self, moment: Moment, limit: Limit) -> Any:
        os.write(1, b"hello\n")
        print("world", flush=True)  # noqa: T201
        return "take them all"


class Cheating:
    def choose(self, moment: Moment, limit: Limit) -> Any:
        return msgspec.structs.replace(moment.actions[0], count=99)


def _spec(
    name: str, level: int, kind: type[Bot], *, remembers: bool = False, seconds: float = 60, rating: float = 0
) -> BotSpec:
    return BotSpec(name, level, lambda _game, _seed: kind(), Limit(seconds=seconds), remembers, rating)


SPECS = {
    spec.name: spec
    for spec in (
        _spec("endless", 0, Endless, seconds=0.2),
        _spec("dreaming", 0, Dreaming),
        _spec("dying", 0, Dying),
        _spec("raising", 0, Raising),
        _spec("babbling", 0, Babbling),
        _spec("cheating", 0, Cheating),
        _spec("historian", 1, Historian, remembers=True),
        _spec("steady", 2, Steady, seconds=2, rating=1500),
    )
}
BOTS = {"pebbles": SPECS}
