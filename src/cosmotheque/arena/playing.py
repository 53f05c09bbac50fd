"""One game between bots, from the first move to the outcome."""

from collections.abc import Mapping, Sequence
from random import Random
from time import thread_time
from typing import Any

import msgspec

from cosmotheque.core.bot import BotSpec
from cosmotheque.core.game import AnyGame, Outcome
from cosmotheque.core.host import Host
from cosmotheque.core.record import Record


class Played(msgspec.Struct, frozen=True):
    """A finished game. `thinking` is the real time each seat took, `seconds` what all of it took of a processor."""

    record: Record
    outcome: Outcome
    thinking: tuple[float, ...]
    seconds: float


def play_game(
    game: AnyGame, players: Sequence[BotSpec], *, seed: int, options: Mapping[str, Any] | Any = None
) -> Played:
    """Play a game, one bot per seat. The seed decides chance, the bots' dice and which of several seats acts first.

    An error of a bot, or its answer with no action, comes with a note of the bot and the place.
    """
    began = thread_time()
    names = [player.name for player in players]
    host = Host(game, players, seed=seed, options=options, names=names, order=Random(f"{seed}/order").choice)
    try:
        host.go_on()
    except Exception as fault:
        fault.add_note(f"It was the game of seed {seed}: {', '.join(names)}.")
        raise
    outcome = host.match.outcome
    assert outcome is not None  # noqa: S101 - nobody outside was asked, so it was played to its end
    return Played(host.match.record, outcome, tuple(host.thinking), thread_time() - began)
