"""The game by rules version 1, for the records and tables that were begun under it. `State.edition` tells the rules.

There either of the two 7s of one row was asked for (BOM-81), and years of 0 meant that there was no couple (BOM-84).
"""

from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace as changed

from cosmotheque.core.game import Game
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.view.seen import View

BombBusters: TypeAlias = Game[State, Action, Event, View, Options]
ENDS: Final = ("defused", "red", "detonator", "overwound", "resigned", "time")  # missions after 8 came later


def first_edition(game: BombBusters) -> BombBusters:
    def imagine(view: View, rng: Random) -> State:
        return changed(game.imagine(view, rng), edition=1)

    words = changed(game.words, reasons={reason: game.words.reasons[reason] for reason in ENDS})
    return replace(game, meta=changed(game.meta, version=1), words=words, start=_start, imagine=imagine)


def _start(options: Options, seats: int) -> State:
    return changed(start(changed(options, couple=options.years > 0), seats), edition=1)
